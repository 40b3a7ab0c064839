# Namen kommen in jeder Sprache aus der Edition.
name = { $de }

game-about = Ein Jahr in Edo: Wirb Händler an, gib ihnen Stände, geh die Hauptstraße entlang, halte die Feuer auf.

# Listen und Mengen
list = { $one }, { $more }
lines = { $one } { $more }
steps = { $one } / { $more }
nothing = nichts
at-stall = { $card } ({ $stall })
amount-mon = { $n } Geld
amount-rice = { $n } Reis
amount-wood = { $n } Holz
amount-sandal = { $n ->
    [one] 1 Sandale
   *[other] { $n } Sandalen
}
amount-koban = { $n ->
    [one] 1 Goldmünze
   *[other] { $n } Goldmünzen
}
amount-iki = { $n } Iki
amount-fire = { $n } Brandwehr
amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

# Wirkungen
effect-trade = { $pay } → { $gain }
effect-each = { $gain } je eigenem Händler
effect-train = { $n } Erfahrung für andere eigene Händler
effect-swap = zwei Händler dürfen die Stände tauschen
effect-build = ein Gebäude errichten
effect-build-less = ein Gebäude errichten, { $less } billiger
retires-income = danach Rente mit diesem Erlös
retires-wild = danach Rente als beliebige Farbe
retires-tile = danach Rente und Sonderplättchen: { $tile }
card-hint = { $name }, { $colour }. Kosten { $cost } Geld{ $fire ->
    [0] {""}
   *[other] , Brandwehr +{ $fire }
}. Fertigkeit: { $action }. Zahltag: { $income }; { $end }.
building-hint = { $name }. Kosten: { $cost }. Bringt { $gives }.
building-payday = { $gain } an jedem Zahltag
building-watch = Brandwehr +{ $n } gegen Feuer
building-per = { $each } Iki je { $thing }, höchstens { $most }
thing-mon = Geld
thing-rice = Reis
thing-wood = Holz
thing-sandal = Sandale
thing-koban = Goldmünze
thing-retired = Karte in Rente
thing-fish = Fisch
tile-save = { $name }: rettet einmal einen deiner Händler vor dem Feuer.
tile-step = { $name }: Jeder Zug darf { $n } Schritt weiter gehen.
tile-rice = { $name }: Am Zahltag braucht { $n } deiner Händler keinen Reis.
tile-plan = { $name }: Einmal kostet ein Gebäude { $less } weniger.
tile-points = { $name }: { $n } Iki am Ende.

# Wörter des Spielplans
colour-yellow = Straßenhändler (gelb)
colour-brown = Handwerker (braun)
colour-blue = Ladenbesitzer (blau)
colour-red = Meister (rot)
colour-purple = besonderer Beruf (lila)
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
quarter-sw = südwestliches Viertel
quarter-se = südöstliches Viertel
quarter-ne = nordöstliches Viertel
quarter-nw = nordwestliches Viertel
field = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
field-flexible = frei wählbar, { $least } bis { $most } Schritte, { $income } Geld

# Aufforderungen
prompt-over = Das neue Jahr ist da. Die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-draw-first = Der Startspieler wird ausgelost.
prompt-draw-building = Die Gebäude werden gezogen.
prompt-draw-block = Ein Sperrplättchen wird gezogen.
prompt-draw-card = Neue Händlerkarten kommen in die Auslage.
prompt-draw-fire = Feuer! Wo brennt es?
prompt-start-card = Nimm eine Start-Händlerkarte.
prompt-start-stall = Wähle ein Eckfeld für: { $card }.
prompt-order = Wähle dein Feld auf der Reihenfolge-Leiste.
prompt-hire = Nimm das Einkommen oder wirb einen Händler aus der Auslage an.
prompt-hire-stall = Wähle einen Stand für: { $card }.
prompt-walk = Geh mindestens { $least ->
    [one] 1 Schritt
   *[other] { $least } Schritte
}.
prompt-business = Tätige Geschäfte: { $shop } oder ein Stand dahinter.
prompt-build-pick = Wähle ein Gebäude.
prompt-build-stall = Wähle einen Stand für: { $building }.
prompt-train = Wer gewinnt Erfahrung?
prompt-swap-first = Zwei Händler tauschen? Wähle den ersten.
prompt-swap-second = Mit wem tauscht { $card } den Stand?
prompt-neutral-card = Wähle eine Karte, die neutral wird.
prompt-neutral-stall = Wähle einen Stand für die neutrale Karte: { $card }.
prompt-save = Ein Feuer der Stärke { $strength } erreicht: { $card }. Setzt du das Amulett ein?
prompt-feed = Zu wenig Reis. Wer muss gehen?
prompt-new-year = Neujahr: Setz deine Spielfigur auf ein beliebiges Feld.

# Möglichkeiten
label-earn = { $n } Geld nehmen
label-take = { $field }
label-pick = { $card }
label-begin = { $seat }
label-ignite = { $quarter }
label-finish = Zug beenden
label-no-swap = Kein Tausch
label-deal = Laden: { $effect }
label-save = Amulett einsetzen
label-burn = Brennen lassen
label-move = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} nach: { $shop }{ $sandals ->
    [0] {""}
    [one] {" "}(1 Sandale)
   *[other] {" "}({ $sandals } Sandalen)
}
label-use = { $card } ({ $stall }) nutzen: { $effect }
label-train = Erfahrung für { $card } ({ $stall })
label-swap = { $card } ({ $stall })
label-leave = { $card } ({ $stall }) geht
label-place = Stand { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } Geld)
}
label-buy = { $good } für { $n } Geld kaufen
label-build = Bauen: { $building }
label-plan = Mit dem Zunftplan bauen: { $building }
label-enter = Hierhin: { $space }
label-hire = { $card } für { $cost } Geld anwerben{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } liegen darauf)
}

# Verlauf
story-draw-first = { $seat } beginnt.
story-draw-building = Offenes Gebäude: { $building }.
story-draw-card = Neu in der Auslage: { $card }.
story-draw-block = In diesem Monat gesperrt: { $field }.
story-draw-fire = { $seat } zieht das Feuer: { $quarter }, Stärke { $strength }. Verloren: { $burnt }.
story-start-stall = { $seat } beginnt mit { $card } auf { $stall }.
story-hire-stall = { $seat } wirbt { $card } für { $stall } an.
story-neutral-stall = { $seat } legt { $card } neutral auf { $stall }.
story-pick = Kein Stand ist frei: { $what } verlässt das Spiel.
story-build-stall = { $seat } baut auf { $stall }: { $building }.
story-earn = { $seat } nimmt { $n } Geld.
story-take = { $seat } wählt { $what }.
story-enter = { $seat }: { $what }.
story-deal = { $seat }: { $what }.
story-use = { $seat }: { $what }.
story-train = { $seat }: { $what }.
story-swap = { $seat } tauscht { $what }.
story-leave = { $seat } hat zu wenig Reis: { $what }.
story-buy = { $seat }: { $what }.
story-move = { $seat } geht { $what }.
story-save = { $seat } rettet { $card } mit dem Amulett. Verloren: { $burnt }.
story-burn = { $seat } lässt es brennen. Verloren: { $burnt }.
story-retired = { $card } von { $seat } geht in Rente.
story-left = { $card } war neutral und verlässt das Spiel.
story-coins = Jede Karte der Auslage erhält 1 Geld.
story-payday = Zahltag. { $seats }.
story-wages = { $seat }: { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}(−{ $rice } Reis)
}{ $gone ->
    [0] {""}
    [one] {" "}(1 Händler unbezahlt gegangen)
   *[other] {" "}({ $gone } Händler unbezahlt gegangen)
}
story-feeding = Bezahlung. { $seats }.
story-fed = { $seat }: { $rice ->
    [0] kein Reis
   *[other] −{ $rice } Reis
}{ $gone ->
    [0] {""}
    [one] {" "}(1 Händler unbezahlt gegangen)
   *[other] {" "}({ $gone } Händler unbezahlt gegangen)
}

# Das Ende
ending-new-year = Das Jahr ist um.
verdict-points = { $seat } gewinnt mit { $points } Iki.
verdict-fire = { $seat } gewinnt mit { $points } Iki, vorn auf der Brandwehrleiste.
line-track = Leiste
line-colours = Farben
line-fish = Fische
line-pouches = Tabakbeutel
line-buildings = Gebäude
line-koban = Goldmünzen
line-wood = Holz
line-mon = Geld
line-seal = Sonderplättchen

# Ablehnungen
refusal-choose-field = Wähle zuerst ein Feld der Reihenfolge-Leiste.
refusal-income-first = Nimm zuerst das Einkommen oder wirb einen Händler an.
refusal-income-or-hiring = Einmal im Zug: Einkommen nehmen oder einen Händler anwerben.
refusal-move-first = Bewege zuerst deine Spielfigur.
refusal-business-now = Jetzt tätigst du Geschäfte, wo du stehst.
refusal-swap-now = Entscheide zuerst über den Tausch.
refusal-train-now = Wähle zuerst, wer Erfahrung gewinnt.
refusal-feed-now = Wähle zuerst, wer ohne Reis gehen muss.
refusal-start-card-now = Leg zuerst deine Startkarte aus.
refusal-neutral-now = Leg zuerst die neutrale Karte aus.
refusal-finish-first = Bring erst zu Ende, was du begonnen hast.
refusal-move-short = Du gehst mindestens { $least }. Sandalen verkürzen keinen Zug.
refusal-move-long = { $steps } Schritte sind zu viele: Jeder weitere Schritt kostet eine Sandale.
refusal-flexible-only = Auf dem freien Feld nimmst du dessen Einkommen und sonst nichts.
refusal-no-hiring-now = In der Neujahrsrunde gibt es kein Einkommen und kein Anwerben.
refusal-card-not-open = Diese Karte liegt nicht in der Auslage.
refusal-no-kobun = Du hast keine freie Händlerfigur.
refusal-no-stall-free = Kein Stand ist frei.
refusal-short-of-mon = Das braucht { $need } eigenes Geld; du hast { $have }.
refusal-stall-taken = Dieser Stand ist belegt.
refusal-corners-only = Startkarten kommen auf die äußeren Eckfelder.
refusal-surcharge = Hier braucht es { $need } eigenes Geld; du hast { $have }.
refusal-no-building-site = Hier ist kein Bauplatz.
refusal-one-building = Nur ein Gebäude je Besuch.
refusal-building-not-open = Dieses Gebäude liegt nicht aus.
refusal-no-plan = Du hast keinen Zunftplan.
refusal-building-price = Dieses Gebäude kostet { $wood } Holz, { $koban } Gold und { $mon } Geld.
refusal-not-sold-here = Das gibt es hier nicht.
refusal-other-season = Das gibt es in dieser Jahreszeit nicht.
refusal-sold = Das ist verkauft.
refusal-one-fish = Du hast deinen Fisch dieser Jahreszeit schon gekauft.
refusal-one-of-a-kind = Von jeder Art nur eins je Besuch.
refusal-goods-price = Das kostet { $need } Geld; du hast { $have }.
refusal-not-your-character = Hier ist keiner deiner Händler.
refusal-no-character = Hier ist kein Händler zum Tauschen.
refusal-other-own-only = Diese Erfahrung gewinnen nur deine anderen Händler.
refusal-one-stall = Nur ein Stand je Zug.
refusal-out-of-reach = Dieser Stand liegt nicht hinter deinem Laden.
refusal-stall-empty = Hier arbeitet niemand.
refusal-building-closed = Gebäude kann man nicht besuchen.
refusal-action-price = Du kannst diese Fertigkeit nicht bezahlen.
refusal-no-building-possible = Du kannst jetzt kein Gebäude errichten.
refusal-nothing-changes = Das würde nichts ändern.
refusal-no-fire-now = Kein Feuer bedroht einen deiner Händler.
refusal-field-blocked = Dieses Feld ist in diesem Monat gesperrt.
refusal-field-taken = Dieses Feld ist besetzt.
refusal-not-new-year = Nur in der Neujahrsrunde darfst du überallhin.
refusal-no-deal-here = Dieser Laden bietet so etwas nicht an.
refusal-deal-done = Mehr davon gibt es in einem Besuch nicht.
refusal-deal-price = Du kannst das nicht bezahlen.

# Orte und Zähler
mark = { $text }
good = { $name }: { $price } Geld{ $value ->
    [0] {""}
   *[other] , wert { $value }
}
piece-figure = Figur auf der Straße
piece-kobun = Händlerfigur
piece-disc = Scheibe der Brandwehr
piece-order = Reihenfolge-Figur
piece-block = Sperrplättchen
piece-month = Dieser Monat
place-city = Edo
place-gate = Das Tor
place-shop = { $shop }: { $effect }
place-stall = Stand { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } Geld)
}
place-market = Auslage
place-month = { $month }. Monat
place-new-year = Neujahrsfest
place-fire = Brandwehrleiste
place-fire-value = Brandwehr { $n }
place-order = Reihenfolge-Leiste
place-offer = Gebäude
place-deck = Karten der Jahreszeit
place-fire-tiles = Feuerplättchen
place-blocks = Sperrplättchen
place-tiles = Sonderplättchen
place-blaze = Das Feuer
place-retired = In Rente: { $colour }
place-kobun = Freie Händlerfiguren
place-home = Reihenfolge-Figur
place-held = Eigene Sonderplättchen
place-goods = Fische, Pfeifen und Tabakbeutel
place-sun = Sonne
place-moon = Mond
counter-mon = Geld
counter-rice = Reis
counter-wood = Holz
counter-sandal = Sandalen
counter-koban = Goldmünzen
counter-iki = Iki
counter-fire = Brandwehr

## Die Zeichnung in Buchstaben

drawn-month = Monat { $month } ({ $season }, Ereignis: { $event })
drawn-season-start = Beginn
drawn-season-spring = Frühling
drawn-season-summer = Sommer
drawn-season-autumn = Herbst
drawn-season-winter = Winter
drawn-event-none = keines
drawn-event-payday = Zahltag
drawn-event-fire = Feuer
drawn-fire = Feuer { $fire }
drawn-actor = am Zug: { $actor }
drawn-seat = Platz { $seat }
drawn-chance = Zufall
drawn-nobody = niemand
drawn-title-order = Folge
drawn-title-market = Markt
drawn-title-build = Bauten
drawn-title-shops = Läden
drawn-mon = Mon
drawn-rice = Reis
drawn-wood = Holz
drawn-sandal = Sandalen
drawn-koban = Koban
drawn-iki = Iki
