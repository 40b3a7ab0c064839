game-about = Karten liegen offen in einer Reihe. Reihum nimmt jeder eine. Nimm die beste, bevor es andere tun.
game-aim = Nimm die Karten, die am meisten wert sind.
option-aim = Wer gewinnt
option-aim-most = wer die meisten Punkte hat
option-aim-least = wer die wenigsten Punkte hat
card-fan = Fächer
card-lantern = Laterne
card-kite = Drachen
card-koi = Koi
card-unknown = eine solche Karte
place-board = Der Tisch
place-deck = Stapel
place-row = Offene Reihe
counter-cards = Karten
cards = { $count } × { $card }
card-worth = { $points ->
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
about-deck = Von hier wird gezogen, bis die Reihe wieder voll ist.
about-deck-left = { $count ->
    [0] Keine Karte ist übrig.
    [one] { $count } Karte ist übrig.
   *[other] { $count } Karten sind übrig.
}
about-row = { $count ->
    [one] Hier liegt { $count } Karte offen für alle. Nimm sie, wenn du am Zug bist.
   *[other] Hier liegen { $count } Karten offen für alle. Nimm eine davon, wenn du am Zug bist.
}
about-card = { $count ->
    [one] Es gibt { $count } solche Karte.
   *[other] Es gibt { $count } solche Karten.
}
about-points-most = Die Werte aller genommenen Karten werden zusammengezählt; wer die meisten Punkte hat, gewinnt.
about-points-least = Die Werte aller genommenen Karten werden zusammengezählt; wer die wenigsten Punkte hat, gewinnt.
about-points-now = { $points ->
    [one] Jetzt { $points } Punkt.
   *[other] Jetzt { $points } Punkte.
}
overlay-left = Noch im Stapel
headline-round = Runde { $number }
headline-deck-empty = Der Stapel ist leer
prompt-take = Nimm eine Karte aus der Reihe.
prompt-draw = Eine Karte wird gezogen.
prompt-wait = { $seat } nimmt eine Karte.
prompt-over = Die Partie ist zu Ende.
label-take = Nimm: { $card }
label-draw = Gezogen: { $card }
story-take = { $seat } nimmt: { $card }.
story-draw = Gezogen wird: { $card }.
refusal-not-in-row = Das liegt nicht in der Reihe: { $card }.
refusal-only-chance-draws = Karten zieht der Zufall, nicht du.
line-cards = Genommene Karten
ending-row-empty = Alle Karten sind genommen.
verdict-won = { $seat } gewinnt.
verdict-shared = { $count } Spieler teilen sich den ersten Platz.
coach-take = Nimm eine Karte aus der Reihe. Bevor der Nächste dran ist, kommt eine andere an ihre Stelle.
coach-take-good = Nimm die höchste Zahl oder, wenn gewinnt, wer die wenigsten Punkte hat, die niedrigste.
coach-take-others = Erfahrene zählen mit, was noch im Stapel ist.
