# Wörter, die allen Spielen gemeinsam sind.
seat = Spieler { $number }
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-action = Diese Aktion gibt es nicht.
refusal-no-such-outcome = Das kann jetzt nicht zufällig geschehen.
curtain-rolled = Es wurde gewürfelt.
curtain-drawn = Es wurde gezogen.
curtain-revealed = Es wurde etwas aufgedeckt.
curtain-turn-ended = Der Zug ist beendet.

# Das Spiel im Terminal.
terminal-seat-you = { $seat } (du)
terminal-seat-bot = { $seat } · { $bot }
terminal-hand-over = Gib die Tastatur an { $seat } weiter und drück dann die Eingabetaste.
terminal-thinks = { $seat } überlegt …
terminal-so-far = Bisher:
terminal-since = Seit deinem letzten Zug:
terminal-earlier = { $count ->
    [one] ({ $count } frühere Zeile: tippe log)
   *[other] ({ $count } frühere Zeilen: tippe log)
}
terminal-ask = Deine Wahl:
terminal-hint-first = Tippe eine Nummer, einen Teil eines Namens, eine Aktion wie { $notation } oder help.
terminal-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
terminal-more = Noch { $count }: tippe more, oder einen Teil eines Namens, um die Liste zu kürzen.
terminal-narrowed = Nur was „{ $words }“ enthält. Mit back wieder alle.
terminal-in-group = { $group }. Mit back wieder alle.
terminal-unknown = „{ $words }“ ist hier weder eine Aktion noch Teil eines Namens. Hilfe gibt help.
terminal-no-number = Die Liste hat keine Nummer { $number }.
terminal-no-more = Das war die ganze Liste.
terminal-undone = Rückgängig gemacht.
terminal-undo-nothing = Noch wurde nichts gespielt.
terminal-undo-stops = Das lässt sich nicht rückgängig machen: { $reason }
terminal-allowed = Das ist erlaubt: { $notation } heißt „{ $label }“.
terminal-why-what = Sag, wonach du fragst: why und dann eine Aktion, etwa why { $notation }.
terminal-show-what = Sag, was du sehen willst: show und dann ein Teil des Namens einer Karte, eines Plättchens oder eines Ortes.
terminal-show-nothing = Nichts auf dem Tisch, was sich erklären ließe, heißt „{ $words }“.
terminal-no-rule = Eine Regel { $id } gibt es nicht.
terminal-saved = Gespeichert in { $file }.
terminal-save-exists = { $file } gibt es schon; nenne eine andere Datei.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $problem }.
terminal-left = Du hast den Tisch verlassen.
terminal-left-unsaved = Du hast den Tisch verlassen; die Partie ist nicht gespeichert.
terminal-forfeit = { $seat } gibt auf: { $problem }
terminal-log-empty = Noch ist nichts geschehen.
terminal-final = Die Schlusswertung
terminal-total = Punkte
terminal-place = Rang
terminal-rule = Regel
terminal-help-number = ein Eintrag der Liste
terminal-help-notation = eine Aktion, wie sie geschrieben wird, etwa { $notation }
terminal-help-words = die Möglichkeiten, deren Name diese Buchstaben enthält
terminal-help-back = wieder die ganze Liste
terminal-help-more = die nächste Seite der Liste
terminal-help-undo = rückgängig machen, solange nichts gezogen oder aufgedeckt wurde
terminal-help-why = warum eine Aktion jetzt nicht möglich ist
terminal-help-show = was eine Karte, ein Plättchen oder ein Ort kann und wert ist
terminal-help-rules = die Regel mit dieser Nummer, oder alle
terminal-help-board = noch einmal der Spielplan
terminal-help-log = alles, was geschehen ist
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = den Tisch verlassen
replay-ask = { $ply } von { $last }; Eingabe: weiter, b: zurück, Zahl: dorthin, q: Ende{" > "}

# Analysen von Partien: Gründe sagen, was die bessere Aktion bewirkt.
reason-more = gut für { $term }
reason-less = schlecht für { $seat }: { $term }
reason-terms = { $one } und { $other }
reasons = { $one }; { $other }
drawn-openly = { $told }: { $what }.
review-heading = Analyse: { $game }
review-seat = { $seat } hatte zu Beginn { $start } % Aussicht auf den ersten Platz und am Ende { $result } %. { $luck } Die Entscheidungen, eigene und fremde, brachten { $skill } Prozentpunkte. Genauigkeit: { $accuracy } %.
review-luck = Das Glück brachte { $luck } Prozentpunkte.
review-no-luck = Glück spielte keine Rolle.
review-costliest = Die teuersten Entscheidungen von { $seat }:
review-decision = { $ply }. { $action } – das kostete { $loss } % ({ $grade }). Besser: { $better } ({ $reasons }).
review-decision-plain = { $ply }. { $action } – das kostete { $loss } % ({ $grade }). Besser: { $better }.
review-luckiest = Das größte Glück für { $seat }: { $draw } (+{ $luck } %).
review-unluckiest = Das größte Pech für { $seat }: { $draw } (−{ $luck } %).
review-grade-none = wenig
review-grade-slip = ungenau
review-grade-mistake = ein Fehler
review-grade-blunder = ein Patzer
review-progress = { $done } von { $all } Entscheidungen sind beurteilt …

# Rätsel
puzzle-list = Rätsel
puzzle-open = Der Zug ist noch nicht zu Ende.
puzzle-terminal = Schreib Aktionen wie in Aufzeichnungen; ?: was möglich ist, solution: die Lösung, q: Ende
puzzle-title = Rätsel { $number }
puzzle-task = { $seat } ist am Zug, und das bist du. Ein ganzer Zug ist deutlich besser als alle anderen. Welcher?
puzzle-hint = Worum es geht: { $idea }.
puzzle-solved = Richtig! Dieser Zug gewinnt { $chance } % aller Partien; mit dem nächstbesten wären es { $next } %.
puzzle-wrong = Nicht der beste Zug. Er gewinnt { $chance } % aller Partien, { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
  } weniger als der beste.
puzzle-because = Was den Unterschied macht: { $reasons }.
puzzle-own = Ein eigenes Rätsel
puzzle-none-few-turns = Es gibt zu wenig zu entscheiden: { $turns ->
    [one] Nur ein Zug ist möglich
   *[other] Nur { $turns } verschiedene Züge sind möglich
  }, und ein Rätsel braucht { $needed }.
puzzle-none-no-lead = Kein Zug ist deutlich der beste: Ein Rätsel braucht { $needed } Punkte Vorsprung vor dem nächsten Zug, hier sind es { $lead }.
puzzle-none-no-lead-elsewhere = Vor einem zweiten Gutachter, der das Spiel anders beurteilt, hält der beste Zug nicht stand: Dort braucht er { $needed } Punkte Vorsprung und hat { $lead }.
puzzle-none-disagree = Ein zweiter Gutachter, der das Spiel anders beurteilt, hält einen anderen Zug für den besten.
puzzle-none-many = Zu viele Züge sind gleich gut: { $right } von { $turns }.
puzzle-none-goes-on = Der beste Zug ist noch nicht zu Ende, wenn der Zufall entscheidet: Danach ist derselbe Platz wieder dran. Stell die Stellung danach auf.
puzzle-none-best = Der beste Zug: { $turn }. Er gewinnt { $chance } % aller Partien.
puzzle-none-next = Der nächstbeste: { $turn }. { $chance } %.
puzzle-none-other = Der des zweiten Gutachters: { $turn }. { $chance } %.

# Bots
bot-level1 = Neuling (Stufe 1)
bot-level2 = Lehrling (Stufe 2)
bot-level3 = Geselle (Stufe 3)
bot-level4 = Könner (Stufe 4)
bot-level5 = Meister (Stufe 5)
bot-level1-about = Denkt kaum über den nächsten Schritt hinaus.
bot-level2-about = Denkt ein wenig voraus.
bot-level3-about = Denkt voraus, aber nicht weit.
bot-level4-about = Sieht den ganzen Tisch und denkt einige Züge voraus.
bot-level5-about = Der beste Spieler des Hauses: denkt so weit voraus, wie er in 0,8 Sekunden kommt.
bot-random = Würfel (irgendein Zug)
bot-random-about = Tut irgendetwas, das die Regeln erlauben.
bot-gentle = Neuling (sanft)
bot-gentle-about = Der Neuling unter seinem früheren Namen.
bot-greedy = Gierig
bot-greedy-about = Tut, was im Augenblick am besten aussieht, und denkt nicht weiter.
bot-search = Suche
bot-search-about = Denkt vor jeder Entscheidung eine feste Zeit lang voraus.
bot-search-timed = Suche ({ $seconds } s)
bot-styled = { $style } (Stufe { $level })
bot-styled-other = { $style } ({ $bot })
style-artist = Künstler
style-blocker = Störer
style-builder = Baumeister
style-collector = Sammler
style-farmer = Bauer
style-monk = Mönch
style-pilgrim = Pilger
style-trader = Händler
