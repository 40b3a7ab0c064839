# Namen kommen in jeder Sprache aus der Ausgabe.
name = { $de }

game-about = In der Millionenstadt Edo wird alles auf der Straße gemacht, geflickt, verkauft und gegessen. Ein Jahr lang holst du Straßenhändler, Handwerker und Meister an die Stände, gehst Monat für Monat an ihnen vorbei und bringst sie in eine Rente, die weiter zahlt. Feuer, hungrige Mäuler und Nachbarn, die denselben Fisch wollen, sorgen dafür, dass kein Monat ruhig wird.
game-aim = Wer zu Neujahr die meisten Iki hat, gewinnt: durch das, was die eigenen Leute einbringen, verschiedene Farben, Gebäude, Fische und Tabakbeutel mit Pfeife.

# Listen und Mengen
list = { $one }, { $more }
lines = { $one } { $more }
steps = { $one } / { $more }
nothing = nichts
at-stall = { $card } ({ $stall })
amount-mon = { $n } Mon
amount-rice = { $n } Reis
amount-wood = { $n } Holz
amount-sandal = { $n ->
    [one] 1 Sandale
   *[other] { $n } Sandalen
}
amount-koban = { $n } Koban
amount-iki = { $n } Iki
amount-fire = +{ $n } Brandwehr
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
about-card = { $colour }. Kostet { $cost } Mon{ $fire ->
    [0] {""}
   *[other] {" "}und erhöht deinen Brandwehrwert um { $fire }
}. Fertigkeit: { $action }. Zahltag, Feld für Feld: { $income }; { $end }.
about-building = Kosten: { $cost }. Bringt { $gives }.
building-payday = { $gain } an jedem Zahltag
building-watch = Brandwehr +{ $n } gegen Feuer
building-per = { $each } Iki je { $thing }, höchstens { $most }
thing-mon = Mon
thing-rice = Reis
thing-wood = Holz
thing-sandal = Sandale
thing-koban = Koban
thing-retired = Karte in Rente
thing-fish = Fisch
about-tile-save = Rettet einmal einen deiner Händler vor dem Feuer.
about-tile-step = { $n ->
    [one] Jede deiner Bewegungen darf einen Schritt länger sein.
   *[other] Jede deiner Bewegungen darf { $n } Schritte länger sein.
}
about-tile-rice = { $n ->
    [one] Am Zahltag braucht einer deiner Händler keinen Reis.
   *[other] Am Zahltag brauchen { $n } deiner Händler keinen Reis.
}
about-tile-plan = Einmal kostet dich ein Gebäude { $less } weniger.
about-tile-points = Zählt am Ende { $n } Iki.

# Wörter des Spielplans
colour-yellow = Straßenhändler (gelb)
colour-brown = Handwerker (braun)
colour-blue = Ladenbesitzer (blau)
colour-red = Meister (rot)
colour-purple = Besonderer Beruf (lila)
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
quarter-sw = südwestliches Viertel
quarter-se = südöstliches Viertel
quarter-ne = nordöstliches Viertel
quarter-nw = nordwestliches Viertel
field = das Feld mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
}
field-flexible = das flexible Feld ({ $least }–{ $most } Schritte, { $income } Mon)

# Aufforderungen
prompt-over = Das neue Jahr ist da, die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-draw-first = Der Startspieler wird ausgelost.
prompt-draw-building = Die Gebäude werden gezogen.
prompt-draw-block = Ein Sperrplättchen wird gezogen.
prompt-draw-card = Neue Händlerkarten kommen in die Auslage.
prompt-draw-fire = Feuer! Welches Viertel brennt?
prompt-start-card = Nimm eine Start-Händlerkarte.
prompt-start-stall = Wähle einen Eckstand für „{ $card }“.
prompt-order = Wähle dein Feld auf der Reihenfolge-Leiste.
prompt-hire = Nimm das Einkommen oder wirb einen Händler aus der Auslage an.
prompt-hire-stall = Wähle einen Stand für „{ $card }“.
prompt-walk = Geh mindestens { $least ->
    [one] 1 Schritt
   *[other] { $least } Schritte
}.
prompt-business = Tätige Geschäfte: { $shop }, ein Stand dahinter oder beides.
prompt-build-pick = Wähle ein Gebäude.
prompt-build-stall = Wähle einen Stand für „{ $building }“.
prompt-train = Wer gewinnt Erfahrung?
prompt-swap-first = Zwei Händler tauschen? Wähle den ersten.
prompt-swap-second = Mit wem tauscht „{ $card }“ den Stand?
prompt-neutral-card = Wähle eine Karte, die neutral wird.
prompt-neutral-stall = Wähle einen Stand für die neutrale Karte „{ $card }“.
prompt-save = Ein Feuer der Stärke { $strength } erreicht „{ $card }“. Setzt du das Amulett ein?
prompt-feed = Zu wenig Reis. Wer muss gehen?
prompt-new-year = Neujahr: Setz deine Spielfigur auf ein beliebiges Feld.

# Möglichkeiten
label-earn = { $n } Mon nehmen
label-take = Reihenfolge: { $field }
label-block = Gesperrt: { $field }
label-pick = „{ $card }“ kommt in die Auslage
label-start = Mit „{ $card }“ beginnen
label-neutral = „{ $card }“ neutral machen
label-begin = { $seat } beginnt
label-ignite = Feuer: { $quarter }
label-finish = Zug beenden
label-nothing = Hier nichts tun
label-no-swap = Niemanden tauschen
label-deal = { $shop }: { $effect }
label-save = Amulett einsetzen
label-burn = Brennen lassen
label-move = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zum Feld „{ $shop }“ gehen{ $sandals ->
    [0] {""}
    [one] {" "}(für 1 Sandale)
   *[other] {" "}(für { $sandals } Sandalen)
}
label-use = „{ $card }“ ({ $stall }) nutzen: { $effect }
label-train = Erfahrung für „{ $card }“ ({ $stall })
label-swap = „{ $card }“ ({ $stall }) tauschen
label-leave = „{ $card }“ ({ $stall }) muss gehen
label-place = „{ $what }“ auf Stand { $stall } legen{ $n ->
    [0] {""}
   *[other] {" "}und { $n } Mon dafür zahlen
}
label-buy = „{ $good }“ für { $n } Mon kaufen
label-build = „{ $building }“ bauen
label-plan = „{ $building }“ mit dem Zunftplan bauen
label-enter = Zum Feld „{ $space }“ gehen
label-hire = „{ $card }“ für { $cost } Mon anwerben{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } Mon auf der Karte)
}

# Verlauf
story-draw-first = { $seat } beginnt.
story-draw-building = „{ $building }“ liegt zum Bauen aus.
story-draw-card = „{ $card }“ kommt in die Auslage.
story-draw-block = In diesem Monat ist { $field } gesperrt.
story-draw-fire = { $seat } zieht das Feuer: { $quarter }, Stärke { $strength }. Verloren: { $burnt }.
story-start-stall = { $seat } beginnt mit „{ $card }“ auf Stand { $stall }.
story-hire-stall = { $seat } wirbt „{ $card }“ für Stand { $stall } an.
story-neutral-stall = { $seat } legt „{ $card }“ als neutrale Karte auf Stand { $stall }.
story-pick = Kein Stand ist frei: „{ $card }“ verlässt das Spiel.
story-build-stall = { $seat } baut „{ $building }“ auf Stand { $stall }.
story-earn = { $seat } nimmt { $n } Mon.
story-take = { $seat } wählt { $field }.
story-enter = { $seat } geht zum Feld „{ $space }“.
story-deal = { $seat } tätigt ein Geschäft ({ $shop }): { $effect }.
story-use = { $seat } nutzt „{ $card }“ ({ $stall }): { $effect }.
story-train = „{ $card }“ ({ $stall }) von { $seat } gewinnt 1 Erfahrung.
story-swap = { $seat } tauscht „{ $other }“ ({ $from }) und „{ $card }“ ({ $stall }).
story-leave = { $seat } hat zu wenig Reis: „{ $card }“ ({ $stall }) muss gehen.
story-buy = { $seat } kauft „{ $good }“ für { $n } Mon.
story-move = { $seat } geht { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} bis zum Feld „{ $shop }“{ $sandals ->
    [0] {""}
    [one] {" "}(für 1 Sandale)
   *[other] {" "}(für { $sandals } Sandalen)
}.
story-save = { $seat } rettet „{ $card }“ mit dem Amulett. Verloren: { $burnt }.
story-burn = { $seat } lässt „{ $card }“ brennen. Verloren: { $burnt }.
story-retired = „{ $card }“ von { $seat } geht in Rente.
story-left = „{ $card }“ war neutral und verlässt das Spiel.
story-coins = Auf jede Karte der Auslage kommt 1 Mon.
story-payday = Zahltag. { $seats }
story-wages = { $seat } erhält { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}und zahlt { $rice } Reis
}{ $gone ->
    [0] {""}
    [one] {" "}(1 Händler muss gehen)
   *[other] {" "}({ $gone } Händler müssen gehen)
}.
story-feeding = Bezahlung. { $seats }
story-fed = { $seat } zahlt { $rice ->
    [0] keinen Reis
   *[other] { $rice } Reis
}{ $gone ->
    [0] {""}
    [one] {" "}(1 Händler muss gehen)
   *[other] {" "}({ $gone } Händler müssen gehen)
}.

# Das Ende
ending-new-year = Das Jahr ist um.
verdict-points = { $seat } gewinnt mit { $points } Iki.
verdict-fire = { $seat } gewinnt mit { $points } Iki, bei Gleichstand weiter vorn auf der Brandwehrleiste.
line-track = Leiste
line-colours = Farben
line-fish = Fische
line-pouches = Tabakbeutel
line-buildings = Gebäude
line-koban = Koban
line-wood = Holz
line-mon = Mon
line-seal = Sonderplättchen

# Ablehnungen
refusal-choose-field = Wähle zuerst ein Feld der Reihenfolge-Leiste.
refusal-income-first = Nimm zuerst das Einkommen oder wirb einen Händler an.
refusal-income-or-hiring = Das geht einmal im Zug: Einkommen nehmen oder einen Händler anwerben.
refusal-move-first = Bewege zuerst deine Spielfigur.
refusal-business-now = Jetzt tätigst du Geschäfte, wo du stehst.
refusal-swap-now = Entscheide zuerst über den Tausch.
refusal-train-now = Wähle zuerst, wer Erfahrung gewinnt.
refusal-feed-now = Wähle zuerst, wer ohne Reis gehen muss.
refusal-start-card-now = Leg zuerst deine Startkarte aus.
refusal-neutral-now = Leg zuerst die neutrale Karte aus.
refusal-move-short = Du gehst mindestens { $least ->
    [one] 1 Schritt
   *[other] { $least } Schritte
}. Sandalen verkürzen keine Bewegung.
refusal-move-long = Das sind { $steps } Schritte, und alle gehen in dieselbe Richtung: Jeder Schritt über dein Feld hinaus kostet eine Sandale.
refusal-stand-still = Stehen bleiben ist nicht erlaubt; eine ganze Umrundung sind { $steps } Schritte.
refusal-place-card-now = Wähle zuerst einen Stand für die Karte, die du anwirbst.
refusal-place-building-now = Wähle zuerst einen Stand für das Gebäude.
refusal-build-now = Wähle zuerst das Gebäude, das du errichtest.
refusal-save-now = Entscheide zuerst, ob du das Amulett einsetzt.
refusal-enter-first = Setz zuerst deine Spielfigur auf ein beliebiges Feld der Straße.
refusal-choose-goods = Tippe an, was du hier kaufen willst.
refusal-choose-building = Tippe das Gebäude an, das du errichten willst.
refusal-building-unfed = Gebäude brauchen keinen Reis; ein Händler muss gehen.
refusal-flexible-only = Auf dem flexiblen Feld nimmst du dessen Einkommen und sonst nichts.
refusal-no-hiring-now = In der Neujahrsrunde gibt es kein Einkommen und kein Anwerben.
refusal-card-not-open = Diese Karte liegt nicht in der Auslage.
refusal-no-kobun = Du hast keine freie Händlerfigur.
refusal-no-stall-free = Kein Stand ist frei.
refusal-short-of-mon = Das kostet dich { $need } Mon; du hast { $have }.
refusal-stall-taken = Dieser Stand ist belegt.
refusal-corners-only = Startkarten kommen auf die äußeren Eckstände.
refusal-surcharge = Hier kostet es dich { $need } Mon; du hast { $have }.
refusal-no-building-site = Hier ist kein Bauplatz.
refusal-one-building = Nur ein Gebäude je Besuch.
refusal-building-not-open = Dieses Gebäude liegt nicht aus.
refusal-no-plan = Du hast keinen Zunftplan.
refusal-building-price = Dieses Gebäude kostet { $wood } Holz, { $koban } Koban und { $mon } Mon.
refusal-not-sold-here = Das gibt es hier nicht.
refusal-other-season = Das gibt es in dieser Jahreszeit nicht.
refusal-sold = Das ist verkauft.
refusal-one-fish = Du hast deinen Fisch dieser Jahreszeit schon gekauft.
refusal-one-of-a-kind = Von jeder Art gibt es nur eines je Besuch.
refusal-goods-price = Das kostet { $need } Mon; du hast { $have }.
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
refusal-deal-done = Mehr davon gibt es in einem Besuch nicht.
refusal-deal-price = Du kannst das nicht bezahlen.

# Orte und Zähler
mark = { $text }
good = { $name }: { $price } Mon{ $value ->
    [0] {""}
   *[other] , { $value } Iki wert
}
piece-figure = Spielfigur von { $seat }
piece-kobun = Händlerfigur von { $seat }
piece-disc = Brandwehrscheibe von { $seat }
piece-order = Reihenfolge-Figur von { $seat }
piece-block = Sperrplättchen
piece-month = Dieser Monat
piece-season = Waren der kommenden Jahreszeit: { $season }
place-city = Edo
place-gate = Das Tor
place-shop = { $shop }: { $effect }
place-stall = Stand { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(kostet { $n } Mon extra)
}
place-market = Auslage, Platz { $n }
place-seat = Tableau von { $seat }
place-goods-of = Zu kaufen: { $shop }
place-field = Reihenfolge: { $field }
place-month = { $month }. Monat
place-new-year = Neujahrsfest
place-fire = Brandwehrleiste
place-fire-value = Brandwehrwert { $n }
place-order = Reihenfolge-Leiste
place-offer = Gebäude, Platz { $n }
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

# Was alles ist
about-gate = Der Schritt durch das Tor, vom letzten auf das erste Feld, vollendet eine Umrundung: Jeder deiner Händler auf dem Plan gewinnt 1 Erfahrung. Der allererste Schritt der Partie zählt nicht.
title-space = Straße vor: { $shop }
about-space = Wer seine Bewegung hier beendet, darf mit diesem Laden Geschäfte tätigen und einen Stand dahinter nutzen. Hier dürfen beliebig viele Spielfiguren stehen.
about-shop-deal = { $n ->
    [one] Wer seine Bewegung hier beendet, darf einmal: { $effect }.
   *[other] Wer seine Bewegung hier beendet, darf bis zu { $n } Mal: { $effect }.
}
about-shop-goods = Wer seine Bewegung hier beendet, darf kaufen, was ausliegt, zum aufgedruckten Preis: von jeder Art eines je Besuch, Fisch nur einmal je Jahreszeit.
about-shop-building = Wer seine Bewegung hier beendet, darf eines der ausliegenden Gebäude errichten.
about-fish = Kostet { $price } Mon. Je nach ihrer Zahl zählen deine Fische am Ende zusammen { $points } Iki{ $value ->
    [0] {""}
   *[other] ; auf diesem stehen dazu { $value } Iki
}. In jeder Jahreszeit darfst du einen kaufen.
about-pipe = Kostet { $price } Mon. Mit mindestens einer Pfeife zählen deine Tabakbeutel { $factor ->
    [2] doppelt
   *[other] { $factor }-fach
}; eine Pfeife allein zählt nichts.
about-pouch = Kostet { $price } Mon. Zählt am Ende { $value } Iki, mit einer Pfeife { $factor ->
    [2] das Doppelte
   *[other] das { $factor }-Fache
}.
about-figure = Geht die Straße entlang, immer in derselben Richtung, so weit, wie das Feld auf der Reihenfolge-Leiste sagt. Jede Umrundung bringt allen eigenen Händlern 1 Erfahrung.
about-new-year = Die letzte Runde: In der Reihenfolge der Brandwehrleiste setzen alle ihre Spielfigur auf ein beliebiges Feld und tätigen noch einmal Geschäfte. Dann wird gewertet.
about-month-none = Dieser Monat hat kein Ereignis: Am Ende kommt auf jede Karte der Auslage 1 Mon.
about-month-payday = Dieser Monat endet mit einem Zahltag: Erlöse werden ausgezahlt, der Harmoniebonus wird gewertet, dann braucht jeder Händler auf dem Plan 1 Reis.
about-month-fire = Dieser Monat endet mit einem Feuer der Stärke { $strength } in einem ausgelosten Viertel. Es läuft nach innen und verliert mit jedem Stand 1.
about-season = Fische, Pfeifen und Tabakbeutel, die mit dieser Jahreszeit in die Läden kommen. Was bis dahin nicht verkauft ist, kommt weg.
about-fire-value = Ein Feld der Brandwehrleiste. Ein Feuer erlischt an einem Stand, dessen Besitzer mindestens so weit ist, wie das Feuer stark ist. Auf demselben Feld ist die obere Scheibe vorn.
about-disc = Zeigt den Brandwehrwert. Wer vorn ist, wählt zuerst auf der Reihenfolge-Leiste und gewinnt am Ende bei Gleichstand.
about-field = { $most ->
    [one] Nimm { $income } Mon oder wirb einen Händler an, dann geh 1 Schritt.
   *[other] Nimm { $income } Mon oder wirb einen Händler an, dann geh { $most } Schritte.
} Die Züge gehen von links nach rechts.
about-field-flexible = Du bist früh am Zug und gehst { $least } bis { $most } Schritte nach Wahl, nimmst aber nur { $income } Mon und kannst niemanden anwerben.
about-order = Zeigt, welches Feld in diesem Monat gewählt ist. Am Ende des Zuges kommt sie zurück auf das Tableau.
about-block = Zu zweit ist in jedem Monat ein Feld gesperrt. Ein gezogenes Plättchen kommt nicht zurück.
about-blaze = Das Feuer läuft vom äußeren Stand nach innen zur Kreuzung und nimmt alles, dessen Besitzer einen kleineren Brandwehrwert hat, als es stark ist.
about-deck = Jeden Monat kommen neue Karten in die Auslage. Einige Karten einer Jahreszeit sieht man nie.
about-fire-tiles = Eines für jedes Viertel. Brennt es, wird eines gezogen und zurückgelegt: Dasselbe Viertel kann wieder brennen.
about-tiles = Ein Sonderplättchen bekommt, wem ein Händler mit rotem Kreis gehört, wenn dieser in Rente geht.
about-sun = Wer sie hat, ist Startspieler und wählt in ungeraden Monaten die neutrale Karte.
about-moon = Wer ihn hat, wählt in geraden Monaten die neutrale Karte.
about-retired = Händler dieser Farbe in Rente. Sie zahlen an jedem Zahltag ihren letzten Erlös und brauchen keinen Reis; verschiedene Farben zählen am Ende.
about-kobun = Für jeden Händler und jedes Gebäude brauchst du eine. Sie kommt zurück, wenn der Händler in Rente geht oder der Stand verloren ist.
about-busy-kobun = Steigt mit jeder Erfahrung um ein Feld: durch Umrundungen, Fertigkeiten und Besuche anderer Spieler. Ganz oben geht der Händler in Rente.
about-manager = Verwaltet dieses Gebäude bis zum Ende der Partie und tut sonst nichts mehr.
about-goods = Fische zählen nach ihrer Anzahl, Tabakbeutel, was darauf steht, mit einer Pfeife mehrfach.
about-stall = Ein freier Stand hinter: { $shops }. { $n ->
    [0] Er kostet nichts extra.
   *[other] Wer hier anwirbt oder baut, zahlt { $n } Mon extra.
}
about-market = Hier liegen die Karten, die du anwerben kannst. Jeden Monat kommen neue; am Zahltag verlassen alle übrigen das Spiel.
about-offer = Hier lag ein Gebäude. Neue kommen nicht.
title-card-action = Fertigkeit: { $card }
about-card-action = { $effect }. Wer vor diesem Stand steht, darf sie einmal je Zug nutzen; nutzt sie ein anderer Spieler, gewinnt der Händler 1 Erfahrung.
title-card-income = Erlös: { $card }
about-card-income = Solange die Händlerfigur auf Feld { $n } steht, bringt jeder Zahltag: { $gain }.
title-card-fire = Brandwehr: { $card }
about-card-fire = Wer diese Karte anwirbt, erhöht sofort den eigenen Brandwehrwert um { $n }.
title-coins = Münzen: { $card }
about-coins = Auf dieser Karte: { $n } Mon. Wer sie anwirbt, bekommt die Münzen und darf damit bezahlen.
about-mon = Geld zum Anwerben, für Läden und Fertigkeiten. Je volle { $every } Mon zählen am Ende { $iki } Iki.
about-rice = Am Zahltag braucht jeder deiner Händler auf dem Plan 1 Reis, sonst geht er.
about-wood = Für Gebäude. { $every ->
    [one] Jedes Holz zählt
   *[other] Je volle { $every } Holz zählen
} am Ende { $iki } Iki.
about-sandal = Gib eine ab, um einen Schritt weiter zu gehen, so oft du willst.
about-koban = Gold für Gebäude. { $every ->
    [one] Jeder Koban zählt
   *[other] Je volle { $every } Koban zählen
} am Ende { $iki } Iki.
about-iki = Die Punkte auf der Leiste: aus Fertigkeiten, Erlösen und dem Harmoniebonus.
about-fire = Dein Feld auf der Brandwehrleiste: Es hält Feuer bis zu dieser Stärke auf, und der höchste Wert wählt zuerst.
title-score = Punkte
about-score = Alles, was jetzt gezählt würde, wenn die Partie zu Ende wäre.

# Was es jetzt wert ist
worth-owner = Gehört { $seat }.
worth-neutral = Neutral: Wer die Karte nutzt, nimmt sie aus dem Spiel.
worth-here = Hier steht deine Spielfigur.
worth-steps = { $n ->
    [one] 1 Schritt vor deiner Spielfigur.
   *[other] { $n } Schritte vor deiner Spielfigur.
}
worth-good = { $n ->
    [one] Brächte dir in der Wertung 1 Iki.
   *[other] Brächte dir in der Wertung { $n } Iki.
}
worth-lap = { $n ->
    [one] Noch 1 Schritt bis zur nächsten Umrundung.
   *[other] Noch { $n } Schritte bis zur nächsten Umrundung.
}
worth-month = { $n ->
    [0] Das ist dieser Monat.
    [one] In 1 Monat.
   *[other] In { $n } Monaten.
}
worth-past = Vorbei.
worth-there = Hier: { $what }.
worth-disc = Brandwehrwert { $n }, Rang { $place } auf der Leiste.
worth-blocked = In diesem Monat gesperrt.
worth-taken = Gewählt von { $seat }.
worth-reach = Bringt deine Spielfigur zu: { $shops }.
worth-field = Hat gewählt: { $field }.
worth-block = { $n } × { $field }
worth-left = Noch zu ziehen: { $what }.
worth-blaze = Stärke { $strength } an Stand { $stall }.
worth-deck = { $n ->
    [0] Keine Karte mehr.
    [one] Noch 1 Karte.
   *[other] Noch { $n } Karten.
}
worth-giver = Kommt, wenn dieser Händler in Rente geht: { $card }.
worth-chooses = Wählt in diesem Monat.
worth-retired = { $n ->
    [0] Noch keine Karte.
    [one] 1 Karte.
   *[other] { $n } Karten.
} Alle Farben zusammen zählen bisher { $points } Iki.
worth-kobun = { $n ->
    [0] Keine von { $all } ist frei.
    [one] 1 von { $all } ist frei.
   *[other] { $n } von { $all } sind frei.
}
worth-goods = Bisher Fische { $fish } Iki, Tabakbeutel { $pouches } Iki.
worth-payday = Am nächsten Zahltag: +{ $n }.
worth-needs = Dann nötig für die Händler auf dem Plan: { $n }.
worth-points = Zählt jetzt { $n } Iki.
worth-watch = Mit dem Feuerwachturm { $n } gegen Feuer.
worth-fire-comes = Das nächste Feuer käme hier mit Stärke { $strength } an.
worth-fire-burns = Das nächste Feuer hier würde den Stand leeren: Stärke { $strength } gegen { $value }.
worth-fire-stops = Das nächste Feuer erlischt hier: Stärke { $strength } gegen { $value }.
worth-fire-never = Das nächste Feuer kommt nicht so weit.
worth-free = Kostenlos.
worth-hire = Kostet dich { $n } Mon; du hast { $have }.
worth-hire-brings = Bringt dir { $n } Mon: Auf der Karte liegt mehr, als sie kostet.
worth-pension = In Rente für { $seat }; jeder Zahltag bringt: { $gain }.
worth-income = Nächster Zahltag: { $any ->
    [0] {""}
   *[other] { $gain }{ $iki ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $iki ->
    [0] {""}
   *[other] { $iki } Iki Harmoniebonus
}.
worth-experience = { $n ->
    [one] Geht mit der nächsten Erfahrung in Rente.
   *[other] Geht nach { $n } Erfahrung in Rente.
}
worth-counts = Zählt nach jetzigem Stand { $n } Iki.
worth-affordable = Du hast alles, was es kostet.
worth-missing = Dir fehlt: { $what }.

# Auf einen Blick
overlay-income = Erlös am Zahltag
overlay-harmony = Harmoniebonus
overlay-fire = Das nächste Feuer

# Überschriften und Ereignisse
headline-start = Aufbau
headline-month-none = { $month }. Monat · { $season }
headline-month-payday = { $month }. Monat · { $season } · am Ende Zahltag
headline-month-fire = { $month }. Monat · { $season } · am Ende Feuer
headline-payday = Zahltag: Erlös, Harmoniebonus, dann Reis für alle
headline-last-payday = Der letzte Zahltag. Es folgt die Neujahrsrunde
headline-fire = Feuer: { $quarter }, Stärke { $strength }
headline-new-year = Neujahr: für alle ein letzter Besuch
headline-over = Das Jahr ist um: die Schlusswertung
counter-mon = Mon
counter-rice = Reis
counter-wood = Holz
counter-sandal = Sandalen
counter-koban = Koban
counter-iki = Iki
counter-fire = Brandwehrwert

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
drawn-fire = Brandwehr { $fire }
drawn-actor = am Zug: { $actor }
drawn-seat = { $sign } { $seat }
drawn-does = : { $does }
drawn-card = : { $does } | { $income }
drawn-building = { $name } für { $cost }: { $gives }
drawn-kobun = Händlerfiguren { $n }
drawn-legend = ●1/3 Händlerfigur von ● auf Feld 1 von 3, n neutral, # Gebäude; Karten: Farbe (ye gelb, br braun, bl blau, re rot, pu lila), Kosten+Mon darauf, !Brandwehr, Fertigkeit | Erlöse Feld für Feld
drawn-chance = Zufall
drawn-nobody = niemand
drawn-title-order = Folge
drawn-title-stalls = Stände
drawn-title-legend = Zeichen
drawn-title-market = Auslage
drawn-title-build = Bauten
drawn-title-shops = Läden
drawn-mon = Mon
drawn-rice = Reis
drawn-wood = Holz
drawn-sandal = Sandalen
drawn-koban = Koban
drawn-iki = Iki

# Die Galerie
group-start = Start-Händlerkarten
group-season = Händler: { $season }
on-sale = Zu kaufen: { $season }.

# --- the coach

coach-start-card = Bevor das Jahr beginnt, bekommst du kostenlos einen ersten Händler.
coach-start-card-good = Reis und Geld helfen sofort: Der Gemüsehändler ernährt sich selbst, der Teestand verdient.
coach-start-card-others = Die meisten nehmen, was ihnen bis zum ersten Zahltag in Monat 3 am besten hilft.
coach-start-stall = Dein erster Stand, an einer der vier Ecken.
coach-start-stall-good = Wo andere bald vorbeikommen, hat dein Händler Besuch, und Besuch bringt ihm Erfahrung.
coach-start-stall-others = Ecken brennen zuerst, doch das erste Feuer kommt erst in Monat 5.
coach-order = Dein Feld bestimmt, wie weit du gehst und wann du dran bist; gespielt wird von links nach rechts.
coach-order-good = Zähl die Schritte bis zu dem Laden, den du brauchst, und nimm das passende Feld.
coach-order-others = Auf dem flexiblen Feld bist du als Erster dran und gehst 1 bis 4 Schritte, bekommst aber nur 1 Mon und darfst niemanden anwerben.
coach-hire = Dein Zug beginnt mit 4 Mon, oder du wirbst eine Karte aus der Auslage an.
coach-hire-good = Wirb früh an: Bis zur Rente brauchen Händler Zeit. Denk aber an 1 Reis für jeden am Zahltag.
coach-hire-others = Münzen auf einer Karte bekommst du dazu. Eimer darauf erhöhen sofort deinen Brandwehrwert.
coach-hire-stall = Wo soll dein neuer Händler arbeiten?
coach-hire-stall-good = Dort, wo du oder andere bald vorbeikommen. Eine zweite Karte derselben Farbe im Viertel bringt am Zahltag Harmonie.
coach-hire-stall-others = Innere Stände sind vor Feuer sicherer; die mittleren oder die an der Kreuzung kosten Aufpreis.
coach-walk = Du gehst genau so weit, wie dein Feld sagt. Jede Sandale verlängert den Weg um einen Schritt.
coach-walk-good = Der Schritt durchs Tor bringt allen deinen Händlern Erfahrung: Dafür lohnt sich eine Sandale.
coach-walk-others = Schau auf Laden und Stände zugleich: Wo du stehen bleibst, darfst du beides nutzen.
coach-business = Hier darfst du den Laden und einen Stand dahinter nutzen, in beliebiger Reihenfolge.
coach-business-good = Nimm zuerst den Stand, wenn er den Laden bezahlt. Deine eigenen Stände helfen sonst niemandem.
coach-business-others = Ein fremder Händler rückt durch deinen Besuch näher an die Rente: gut, wenn du mehr davon hast als sein Besitzer.
coach-build-pick = Welches der ausliegenden Gebäude errichtest du?
coach-build-pick-good = Früh im Jahr eines, das jede Jahreszeit etwas bringt; spät eines mit vielen Punkten.
coach-build-pick-others = Die Händlerfigur, die es verwaltet, ist vergeben. Behalte genug zum Anwerben.
coach-build-stall = Wo soll das Gebäude stehen?
coach-build-stall-good = Wo das Feuer spät hinkommt, oder hinter jemandem mit hohem Brandwehrwert.
coach-build-stall-others = Der Stand ist damit für den Rest der Partie belegt, für alle.
coach-train = Einer deiner Händler gewinnt Erfahrung.
coach-train-good = Wer jetzt in Rente geht, braucht keinen Reis mehr, zahlt jede Jahreszeit und gibt dir die Figur zurück.
coach-train-others = Vor einem Zahltag lohnt sich auch, wer auf dem nächsten Feld deutlich mehr zahlt.
coach-swap-first = Du darfst zwei Händler die Stände tauschen lassen, gleich wem sie gehören.
coach-swap-first-good = Bring Farben zusammen, oder hol deinen besten Händler vor dem Feuer von der Ecke weg.
coach-swap-first-others = Manchmal ist es am besten, fremde Farben zu trennen. Du kannst auch verzichten.
coach-swap-second = Mit wem?
coach-swap-second-good = Achte auf die Farben in beiden Vierteln und darauf, wer beim nächsten Feuer vorn steht.
coach-swap-second-others = Figur und Erfahrung ziehen mit um, bezahlt wird nichts.
coach-neutral-card = Zu zweit wird am Monatsende eine Karte der Auslage neutral: Sie gehört niemandem.
coach-neutral-card-good = Eine Farbe, die du in einem Viertel schon hast, erhöht dort deinen Harmoniebonus.
coach-neutral-card-others = Oder du nimmst die Karte weg, die dein Mitspieler gern anwerben würde, samt den Münzen darauf.
coach-neutral-stall = Wohin mit der neutralen Karte?
coach-neutral-stall-good = Neben deine Karten derselben Farbe, oder dorthin, wo du sie nächsten Monat nutzen kannst.
coach-neutral-stall-others = Wer sie nutzt, nimmt sie damit aus dem Spiel, und jedes Feuer verbrennt sie.
coach-save = Das Feuer würde diesen Händler nehmen. Dein Amulett kann ihn retten, aber nur einmal.
coach-save-good = Rette, wer kurz vor der Rente steht oder viel Harmonie bringt.
coach-save-others = Das Feuer zieht weiter: Sieh nach, wer als Nächstes kommt, bevor du entscheidest.
coach-feed = Der Reis reicht nicht. Jemand muss das Spiel verlassen.
coach-feed-good = Lass gehen, wer am wenigsten gelernt hat und am wenigsten zahlt.
coach-feed-others = Behalte eine Farbe, die du nur einmal hast: Am Ende zählen verschiedene Farben.
coach-new-year = Der letzte Zug: Geh auf ein beliebiges Feld und mach noch einmal Geschäfte.
coach-new-year-good = Ein Fisch, eine Pfeife zu deinen Beuteln oder das Gebäude, auf das du gespart hast: Nimm, was am meisten zählt.
coach-new-year-others = Je 4 Mon zählen nur 1 Iki; gib sie aus, wo sie mehr bringen.

# What a position is worth, by parts: reasons for hints and reviews.
term-iki = Iki auf der Leiste
term-colours = verschiedene Farben
term-goods = Fische, Pfeifen und Tabakbeutel
term-buildings = Gebäude
term-stores = Mon und Waren im Vorrat
term-rice = Reis für die eigenen Leute
term-people = Erlöse der eigenen Leute
term-harmony = Harmoniebonus an Zahltagen
term-fire = Schutz vor Feuer
term-order = den Platz auf der Reihenfolge-Leiste
term-business = Geschäfte in diesem Zug

# Wie Bots spielen
level1-about = Denkt nur an die nächste Aktion, vergisst das Feuer und achtet nicht auf die anderen.
level2-about = Denkt ein wenig voraus, sieht aber das Feuer nicht kommen.
level3-about = Sieht alles auf dem Tisch, aber nicht weit voraus.
style-builder-about = Spart für Gebäude und gibt alles dafür aus.
style-collector-about = Kommt an keinem Fisch, keiner Pfeife und keinem Beutel vorbei.
