# Worte des Hauses selbst.

# Wünsche, die nicht erfüllt werden
house-no-game = Ein Spiel „{ $game }“ gibt es in diesem Haus nicht.
house-no-edition = { $game } hat keine Ausgabe „{ $edition }“.
house-bad-setup = So lässt sich nicht aufbauen: { $problem }
house-no-bot = Ein Bot „{ $bot }“ darf hier an keinem Tisch sitzen.
house-bad-bot = Der Bot „{ $bot }“ kann hier nicht spielen: { $problem }
house-no-table = Diesen Tisch gibt es nicht.
house-no-seat = Dieser Tisch hat keinen Platz { $seat }.
house-no-ply = Eine Stellung { $ply } gibt es nicht; die letzte ist { $last }.
house-no-form = Eine Aufzeichnung gibt es als text oder json, nicht als „{ $form }“.
house-bad-position = Diese Stellung ist unmöglich: { $problem }
house-bad-record = Die Aufzeichnung ist nicht lesbar: { $problem }
house-not-your-seat = Dort sitzt du nicht.
house-not-at-table = Das dürfen nur die, die am Tisch sitzen.
house-wrong-token = Diese Einladung passt nicht.
house-nobody-invites = So säße niemand am Tisch, der die Einladungen weitergeben könnte. Setz dich selbst hin oder lass einen Platz für alle frei.
house-seat-taken = Dort sitzt schon jemand.
house-already-playing = Die Partie hat begonnen.
house-waiting = Der Tisch wartet noch auf Mitspieler.
house-over = Die Partie ist zu Ende.
house-time-up = Die Zeit ist abgelaufen.
house-stale = Der Tisch hat sich inzwischen verändert.
house-not-kept = Das Haus konnte es nicht aufschreiben, darum ist nichts geschehen. Bitte noch einmal.
house-rematch-not-over = Eine Revanche beginnt, wenn diese Partie zu Ende ist.
house-secrets-running = Solange die Partie läuft, würde das Geheimes verraten. Danach ist es offen.
house-advice-others = Tipps gibt es, wenn kein anderer Mensch mitspielt.
house-advice-not-your-turn = Tipps gibt es, wenn du am Zug bist.
house-advice-over = Hier ist nichts mehr zu entscheiden.
house-no-advice = Gerade ließ sich kein Tipp finden.
house-too-fast = Bitte nicht so schnell.
house-malformed = Das war nicht zu verstehen: { $problem }
house-join-first = Setz dich zuerst an den Tisch.
house-not-usable = Das lässt sich jetzt nicht verwenden.
house-touch-first = Das geht: { $action }. Berühre zuerst, was umrandet ist.
house-our-mistake = Hier ist etwas schiefgegangen. Der Fehler liegt bei uns und ist notiert.

# Zurücknehmen
house-undo-over = Die Partie ist zu Ende; nichts lässt sich zurücknehmen.
house-undo-not-your-turn = Zurücknehmen kannst du, wenn du am Zug bist.
house-undo-start = Es gibt nichts zurückzunehmen.
house-undo-curtain = Weiter zurück geht es nicht. { $curtain }

# Alte Tische
house-closed-game = An diesem Tisch wurde „{ $game }“ gespielt; dieses Spiel hat das Haus nicht.
house-closed-rules = An diesem Tisch galten die Regeln { $played } von { $game }; dieses Haus hat { $here }.
house-closed-edition = An diesem Tisch lag die Ausgabe { $played } von { $game }; dieses Haus hat { $here }.
house-closed-setup = Dieser Tisch von { $game } lässt sich nicht mehr aufbauen: { $problem }
house-closed-action = Aktion { $ply } dieses Tisches ({ $code }) ist nach den Regeln dieses Hauses nicht möglich.

# Wie eine Partie endete
ended-played = Zu Ende gespielt.
ended-resigned = { $seat } hat aufgegeben.
ended-time = { $seat } hat die Zeit überschritten.
ended-agreed = Einvernehmlich beendet.
ended-imported = Die Aufzeichnung endet hier.

# Wer dort sitzt
bot-random = Würfel (irgendein Zug)
bot-greedy = Lehrling (gierig)
bot-search = Meister (Suche)
bot-search-timed = Meister ({ $seconds } s)
seat-empty = freier Platz
prompt-waiting = Wir warten auf Mitspieler.
