# Worte des Hauses selbst.

# Wünsche, die nicht erfüllt werden
house-no-game = Ein Spiel „{ $game }“ gibt es hier nicht.
house-no-edition = { $game } hat keine Ausgabe „{ $edition }“.
house-bad-setup = So lässt sich die Partie nicht aufbauen: { $problem }
house-no-bot = Ein Bot „{ $bot }“ darf hier nicht mitspielen.
house-bad-bot = Der Bot „{ $bot }“ kann hier nicht spielen: { $problem }
house-no-table = Diesen Tisch gibt es nicht.
house-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
house-no-metrics = Die Messwerte dieses Servers gibt es nur auf seinem eigenen Rechner oder mit einem Schlüssel.
house-no-ply = Eine Stellung { $ply } gibt es nicht; die letzte ist { $last }.
house-no-thing = { $thing } gibt es an diesem Tisch nicht.
house-no-form = Eine Aufzeichnung gibt es als Text oder JSON, nicht als „{ $form }“.
house-bad-position = Diese Stellung kann es nicht geben: { $problem }
house-bad-record = Die Aufzeichnung ist nicht lesbar: { $problem }
house-not-your-seat = Dort sitzt du nicht.
house-not-at-table = Das darf nur, wer am Tisch sitzt.
house-wrong-token = Diese Einladung ist ungültig oder wurde schon benutzt.
house-nobody-invites = So säße niemand am Tisch, der die Einladungen weitergeben könnte. Setz dich selbst hin oder lass einen Platz für alle frei.
house-no-lesson = Eine Lektion „{ $lesson }“ gibt es nicht.
house-no-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
house-no-figure = Ein Bild „{ $name }“ gibt es nicht.
house-too-many-tries = Das ist zu viel auf einmal: höchstens { $most } Aktionen.
house-not-host = Das darf nur, wer den Tisch eröffnet hat.
house-cancelled = Dieser Tisch wurde abgesagt. Auf der Startseite findest du andere, oder du eröffnest selbst einen.
house-no-handover = Dieser Link ist schon benutzt oder älter als zehn Minuten. Mach auf deinem anderen Gerät einen neuen.
house-seat-taken = Dort sitzt schon jemand.
house-already-playing = Die Partie hat begonnen.
house-waiting = Der Tisch wartet noch auf Mitspieler.
house-over = Die Partie ist zu Ende.
house-time-up = Die Zeit ist abgelaufen.
house-held = { $seat } hat den Zug noch nicht beendet.
house-held-by-you = Dein Zug ist gemacht. Beende ihn oder nimm ihn zurück.
house-not-held = Es gibt keinen Zug zu beenden.
house-stale = Der Tisch hat sich inzwischen verändert.
house-not-kept = Das konnte nicht gespeichert werden, darum ist nichts geschehen. Versuch es bitte noch einmal.
house-not-read = Das lässt sich gerade nicht nachsehen. Versuch es bitte gleich noch einmal.
house-rematch-not-over = Eine Revanche ist erst möglich, wenn diese Partie zu Ende ist.
house-secrets-running = Solange die Partie läuft, würde das Geheimnisse verraten. Danach kann es jeder sehen.
house-advice-others = Tipps gibt es nur, wenn kein anderer Mensch mitspielt.
house-advice-not-your-turn = Tipps gibt es nur, wenn du am Zug bist.
house-advice-over = Hier ist nichts mehr zu entscheiden.
house-no-advice = Gerade ließ sich kein Tipp finden.
house-too-fast = Bitte etwas langsamer.
house-malformed = Das wurde nicht verstanden: { $problem }
house-join-first = Setz dich zuerst an den Tisch.
house-points = Punkte
house-effect = { $what }: { $before } → { $after }
house-not-usable = Damit kannst du jetzt nichts tun.
house-touch-first = Möglich ist: { $action }. Berühre zuerst, was umrandet ist.
house-our-mistake = Hier ist etwas schiefgegangen. Der Fehler liegt bei uns und wurde festgehalten.

# Zurücknehmen
house-undo-over = Die Partie ist zu Ende; nichts lässt sich mehr rückgängig machen.
house-undo-not-your-turn = Rückgängig machen kannst du nur etwas, wenn du am Zug bist.
house-undo-start = Es gibt nichts rückgängig zu machen.
house-undo-curtain = Weiter zurück geht es nicht. { $curtain }
house-undo-too-far = So viel lässt sich nicht auf einmal zurücknehmen.
house-back-others = Hier spielen andere mit: Bitte sie, dass du deinen Zug zurücknehmen darfst.
house-back-alone = Hier musst du niemanden fragen: Nimm deinen Zug einfach zurück.
house-back-not-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.

# Alte Tische
house-closed-game = An diesem Tisch wurde „{ $game }“ gespielt; dieses Spiel gibt es hier nicht.
house-closed-rules = An diesem Tisch galten die Regeln { $played } von { $game }; hier gelten { $here }.
house-closed-edition = An diesem Tisch wurde mit der Ausgabe { $played } von { $game } gespielt; hier gibt es { $here }.
house-closed-setup = Dieser Tisch von { $game } lässt sich nicht mehr aufbauen: { $problem }
house-closed-action = Aktion { $ply } dieses Tisches ({ $code }) ist nach den hiesigen Regeln nicht möglich.

# Wie eine Partie endete
ended-played = Bis zum Ende gespielt.
ended-resigned = { $seat } hat aufgegeben.
ended-time = { $seat } hat die Zeit überschritten.
ended-agreed = Einvernehmlich beendet.
ended-imported = Die Aufzeichnung endet hier.
ended-won = { $how } { $seat } gewinnt.
ended-shared = { $how } { $seats } teilen sich den Sieg.
names-and = { $first } und { $last }
names-comma = { $first }, { $rest }
gone-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
gone-time = { $seat } hat die Zeit überschritten. Ein Bot spielt weiter.

# Wer dort sitzt
prompt-waiting = Es fehlen noch Mitspieler.
seat-invited = eingeladener Gast
seat-open = offener Platz

# Seats in lessons, by their colours
colour-0 = Blau
colour-1 = Rot
colour-2 = Grün
colour-3 = Violett
prompt-held-turn = Dein Zug ist gemacht. Beende ihn oder nimm ihn zurück.
prompt-held-draw = Als Nächstes wird gezogen, danach gibt es kein Zurück. Mach weiter oder nimm etwas zurück.
prompt-held-match = Damit endet die Partie. Schließ sie ab oder nimm etwas zurück.
prompt-held-other = { $seat } ist dabei, den Zug zu beenden.

# Studien
house-no-study = Diese Studie gibt es nicht, oder sie ist nicht mit dir geteilt.
house-no-chapter = Dieses Kapitel gibt es in der Studie nicht.
house-no-node = Dieser Zug steht nicht mehr in der Studie.
house-study-read-only = Du kannst diese Studie ansehen, aber nicht ändern.
house-not-study-owner = Das darf nur, wem die Studie gehört.
house-too-many-studies = Du hast { $most } Studien, mehr lassen sich nicht aufbewahren. Lösche zuerst eine.
house-too-many-chapters = Eine Studie hat höchstens { $most } Kapitel.
house-study-full = Ein Kapitel hat höchstens { $most } Züge.
house-studies-full = Eine Studie hat in allen Kapiteln zusammen höchstens { $most } Züge.
house-last-chapter = Das letzte Kapitel bleibt. Lösche stattdessen die Studie.
house-no-chance = Hier wird nichts gezogen.
house-study-bots-busy = Bots spielen bereits weiter. Halte sie zuerst an.
house-study-bots-full = Bots spielen gerade in vielen Studien weiter. Versuch es bitte später noch einmal.
house-bad-tree = Das lässt sich nicht aufschreiben: { $problem }
house-edit-move = { $what } nach { $where }
house-edit-box = Schachtel

# Analysen
house-review-running = Eine Partie wird analysiert, wenn sie zu Ende ist; vorher würde das Geheimnisse verraten.
house-review-one = Eine Analyse nach der anderen: Eine andere, um die du gebeten hast, ist noch nicht fertig.
house-review-full = Gerade warten viele Analysen. Versuch es bitte später noch einmal.
house-review-not-yours = Anhalten kann die Analyse nur, wer um sie gebeten hat oder am Tisch sitzt.
house-review-none = Diese Partie wurde noch nicht analysiert.
house-no-review-ply = Zu Aktion { $ply } gibt es nichts zu sagen: Etwas anderes konnte dort nicht geschehen.

# Puzzles of one's own
house-puzzle-running = Aus einer Partie kann ein Rätsel werden, wenn sie zu Ende ist.
house-puzzle-no-turn = Ein Rätsel fragt nach einem Zug, und hier ist niemand am Zug.
house-puzzle-one = Eine Stellung nach der anderen: Eine andere von dir wird noch beurteilt.
house-puzzle-full = Gerade warten viele Stellungen auf ihr Urteil. Versuch es bitte später noch einmal.
house-puzzle-not-yours = Dieses Rätsel gehört jemand anderem.
house-too-many-puzzles = Du hast { $most } Rätsel, mehr geht nicht. Lösch zuerst eines.
