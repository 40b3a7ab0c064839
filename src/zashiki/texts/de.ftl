# Wörter, die allen Spielen gemeinsam sind.
seat = Platz { $number }
refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-action = Diese Aktion gibt es nicht.
refusal-no-such-outcome = Das kann der Zufall jetzt nicht bringen.
curtain-rolled = Es wurde gewürfelt.
curtain-drawn = Es wurde gezogen.
curtain-revealed = Es wurde etwas aufgedeckt.
curtain-turn-ended = Der Zug ist beendet.
