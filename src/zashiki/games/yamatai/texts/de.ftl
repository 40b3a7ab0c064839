game-about = Königin Himiko wünscht sich mitten im Meer von Yamataï eine Hauptstadt, und wer sie am prächtigsten baut, geht in die Geschichte ein. Schiffe bringen Bambus, Holz, Stein, Lehm und Gold zu den Inseln, und jedes eingesetzte Schiff nützt allen. Leere also Inseln, baue, wo die richtigen Schiffe liegen, und wirb Spezialisten an, die für dich die Regeln beugen.
game-aim = Wer durch Gebäude, Spezialisten, Prestigeplättchen und Münzen die meisten Prestigepunkte hat, gewinnt.

## Namen

ship-bamboo = Bambus-Schiff
ship-wood = Holz-Schiff
ship-stone = Stein-Schiff
ship-clay = Lehm-Schiff
ship-gold = Gold-Schiff
culture-orange = orange Laterne
culture-green = grüne Kiefer
culture-violet = violetter Fächer
culture-blue = blaue Welle
culture-beige = beige Schriftrolle
culture-rose = rosa Blüte
culture-blank = leeres Plättchen
building-house = Haus { $tile }
building-trading-post = Handelsposten { $tile }
building-torii = Torii { $tile }
building-palace = Palast { $tile }
fleet = Flotte { $number }
specialist = { $name }
place-space = { $name }
place-island = { $name }
place-name = { $name }
payment-equal = zweimal { $kind }
payment-different = { $one }, { $two } und { $three }
thing-space = Feld
thing-island = Insel
thing-tile = Gebäudeplättchen
thing-specialist = Spezialist

## Was Flotten und Spezialisten können

effect-none = kein Effekt; nächste Runde beginnst du
effect-reserve = ein Gebäudeplättchen der Auslage für eine spätere Runde reservieren
effect-move-ship = ein Schiff auf dem Plan auf ein leeres verbundenes Feld verschieben
effect-look =
    { $value ->
        [one] das oberste Gebäudeplättchen ansehen und auf oder unter den Stapel zurücklegen
       *[other] die obersten { $value } Gebäudeplättchen ansehen und auf oder unter den Stapel zurücklegen
    }
effect-sacred-ground = Heiligen Boden auf eine leere Insel legen
effect-swap-culture = zwei Kulturplättchen auf dem Plan vertauschen
effect-remove-ships =
    { $value ->
        [one] ein Schiff vom Plan in den Vorrat zurücklegen
       *[other] bis zu { $value } Schiffe vom Plan in den Vorrat zurücklegen
    }
effect-swap-ships = zwei Schiffe auf dem Plan vertauschen
effect-ship-fewer =
    { $value ->
        [one] mit einem Schiff weniger bauen
       *[other] mit { $value } Schiffen weniger bauen
    }
effect-free-ship = dazu ein Schiff deiner Wahl
power-none = Nichts als Ruhm.
power-token-worth =
    { $value ->
        [2] Am Ende zählt jedes deiner Prestigeplättchen doppelt.
       *[other] Am Ende zählt jedes deiner Prestigeplättchen { $value }-fach.
    }
power-extra-trade = In jedem Zug ein weiterer Kauf oder Verkauf.
power-ships-for-gold = Einmal pro Zug: { $value } deiner Schiffe gegen ein Gold-Schiff.
power-prestige-bonus = Torii und Paläste bringen dir den Bonus eines Standardgebäudes.
power-clear-sacred-ground = Einmal pro Zug: { $coins } zahlen und Heiligen Boden entfernen.
power-better-sale = Du verkaufst Stein für { $stone } und Lehm für { $clay }.
power-coins-per-point = Am Ende erhältst du einen Punkt für je { $coins }.
power-culture-for-gold = Einmal pro Zug: ein Kulturplättchen gegen ein Gold-Schiff.
power-edge-is-entry = Jedes leere Feld am Rand ist für dich ein Eingangsfeld.
power-toll = Andere zahlen dir { $coins }, um neben deinen Standardgebäuden zu bauen.
power-half-of-coins = Wirbt jemand anderes an, erhältst du die Hälfte der Münzen.
power-harbour =
    { $value ->
        [one] Ein weiterer Platz in deinem Hafen.
       *[other] { $value } weitere Plätze in deinem Hafen.
    }
power-extra-culture = Beim Nehmen nimmst du ein weiteres Plättchen von einer beliebigen Insel.
power-lone-token = Ein Prestigeplättchen für ein Standardgebäude neben keinem deiner anderen.
power-gold-price = Du darfst Gold für { $coins } kaufen und verkaufen.
power-culture-for-coins = Einmal pro Zug: ein Kulturplättchen gegen { $coins }.
power-gold-for-ships =
    { $value ->
        [one] Einmal pro Zug: ein Gold-Schiff gegen ein anderes Schiff.
       *[other] Einmal pro Zug: ein Gold-Schiff gegen { $value } andere Schiffe.
    }

## Was gefragt ist

prompt-take = Nimm eine der offenen Flotten.
prompt-choose = Wähle ein Schiff aus dem Vorrat.
prompt-trade = Handle mit einem Schiff oder setze dein erstes ein.
prompt-place = Setze dein erstes Schiff ein: auf ein Eingangsfeld oder neben ein Schiff seiner Farbe.
prompt-line = Setze deine Kette fort, nimm Kulturplättchen oder baue.
prompt-go-on = Setze deine Kette fort, baue, wenn du kannst, oder geh weiter zum Hafen.
prompt-collect = Nimm ein Kulturplättchen für jedes eingesetzte Schiff.
prompt-extra = Nimm ein weiteres Kulturplättchen, von einer beliebigen Insel.
prompt-rest = Tausche Schiffe oder geh weiter zum Hafen.
prompt-rest-trading = Handle, tausche Schiffe oder geh weiter zum Hafen.
prompt-moor = Wähle ein Schiff für deinen Hafen; was keinen Platz hat, kommt daneben.
prompt-recruit = Wirb einen Spezialisten an oder beende deinen Zug.
prompt-end = Beende deinen Zug.
prompt-pay = Wähle, womit du { $specialist } bezahlst.
prompt-exchange = Wähle das Kulturplättchen, mit dem es den Platz tauscht.
prompt-remove = Entferne noch ein Schiff oder lass es dabei.
prompt-swap = Wähle das Schiff, mit dem es den Platz tauscht.
prompt-arrange = Lege jedes Plättchen auf oder unter den Stapel.
prompt-give = Wähle das nächste Schiff, das du für Gold gibst.
prompt-get = Wähle ein Schiff für dein Gold.
prompt-over = Die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-ordering = Die erste Zugfolge wird ausgelost.
prompt-dealing = Die Kulturplättchen werden verteilt.
prompt-showing-specialists = Spezialisten werden aufgedeckt.
prompt-showing-tiles = Gebäudeplättchen werden aufgedeckt.
prompt-showing-fleets = Flotten werden aufgedeckt.

## Möglichkeiten

label-order = { $seat } ist als Nächstes dran
label-deal = { $kind }
label-deal-mountain = { $kind } auf einem Gebirge
label-show-specialist = { $specialist } trifft ein
label-show-tile = { $tile } wird aufgedeckt
label-show-fleet = { $fleet } wird aufgedeckt
label-take = { $fleet } nehmen: { $effect }
label-choose = Ein { $ship } wählen
label-buy = Ein { $ship } für { $coins } kaufen
label-sell = Ein { $ship } für { $coins } verkaufen
label-place = Ein { $ship } auf { $space } einsetzen
label-collect = Mit dem Schiff auf { $space } von { $island } nehmen: { $kind }
label-also = Auch von { $island } nehmen: { $kind }
label-build = { $tile } ({ $points }) auf { $island } bauen
label-go-on = Weiter zum Hafen
label-moor = Ein { $ship } festmachen
label-recruit = { $specialist } anwerben (bringt { $coins }): { $power }
label-pay = Bezahlen: { $payment }
label-end = Zug beenden
label-reserve = { $tile } reservieren
label-move = Das { $ship } auf { $space } nach { $target } verschieben
label-look = Den Gebäudestapel ansehen
label-top = { $tile } obenauf legen
label-under = { $tile } unter den Stapel legen
label-hallow = Heiligen Boden auf { $island } legen
label-exchange = Auf { $island } vertauschen: { $kind }
label-remove = Das { $ship } auf { $space } entfernen
label-enough = Kein weiteres Schiff entfernen
label-swap = Das { $ship } auf { $space } vertauschen
label-give = Ein { $ship } gegen Gold tauschen
label-change-gold =
    { $ships ->
        [one] Ein Gold-Schiff gegen ein anderes Schiff tauschen
       *[other] Ein Gold-Schiff gegen { $ships } andere Schiffe tauschen
    }
label-get = Ein { $ship } erhalten
label-culture-for-gold = Ein Plättchen ({ $kind }) gegen ein Gold-Schiff tauschen
label-culture-for-coins = Ein Plättchen ({ $kind }) gegen { $coins } tauschen
label-clear = { $coins } zahlen und den Heiligen Boden von { $island } entfernen

## Das Protokoll

story-order = { $seat } ist als { $place }. am Zug.
story-show-specialist = { $specialist } trifft ein.
story-show-tile = In die Auslage kommt { $tile }.
story-show-fleet = Aufgedeckt wird { $fleet }.
story-take = { $seat } nimmt { $fleet }.
story-choose = { $seat } wählt ein { $ship }.
story-buy = { $seat } kauft ein { $ship } für { $coins }.
story-sell = { $seat } verkauft ein { $ship } für { $coins }.
story-place = { $seat } setzt ein { $ship } auf { $space } ein.
story-collect = { $seat } nimmt ein Plättchen ({ $kind }) von { $island }.
story-build = { $seat } baut { $tile } auf { $island }.
story-build-gain = { $seat } baut { $tile } auf { $island } und erhält { $gain }.
story-build-cost = { $seat } baut { $tile } auf { $island } und zahlt unterm Strich { $cost }.
story-build-both = { $seat } baut { $tile } auf { $island }, zahlt unterm Strich { $cost } und erhält { $gain }.
story-moor = { $seat } macht ein { $ship } fest.
story-recruit = { $seat } wirbt { $specialist } an.
story-recruit-gain = { $seat } wirbt { $specialist } an und erhält { $gain }.
story-reserve = { $seat } reserviert { $tile }.
story-move = { $seat } verschiebt das { $ship } auf { $space } nach { $target }.
story-look = { $seat } sieht sich den Gebäudestapel an.
story-sees = Du siehst { $tile }.
story-top = { $seat } legt ein Plättchen auf den Stapel.
story-top-own = Du legst { $tile } auf den Stapel.
story-under = { $seat } legt ein Plättchen unter den Stapel.
story-under-own = Du legst { $tile } unter den Stapel.
story-hallow = { $seat } legt Heiligen Boden auf { $island }.
story-exchange = { $seat } vertauscht die Kulturplättchen von { $island } und { $other }.
story-remove = { $seat } entfernt das { $ship } auf { $space }.
story-swap = { $seat } vertauscht die Schiffe auf { $space } und { $other }.
story-give = { $seat } gibt ein { $ship } ab.
story-get = { $seat } erhält ein { $ship }.
story-culture-for-gold = { $seat } tauscht ein Plättchen ({ $kind }) gegen ein Gold-Schiff.
story-culture-for-coins = { $seat } tauscht ein Plättchen ({ $kind }) gegen { $coins }.
story-clear = { $seat } entfernt den Heiligen Boden von { $island }.

## Ablehnungen

refusal-chance-only = Das entscheidet der Zufall.
refusal-no-such-thing = Auf diesem Plan gibt es das nicht: { $what } Nummer { $number }.
refusal-take-fleet-first = Nimm zuerst eine Flotte.
refusal-wrong-step = Das gehört zu Schritt { $then } ({ $what }); du bist in Schritt { $now } ({ $doing }).
refusal-step-3-over = Du nimmst oder baust einmal pro Zug, und das ist geschehen.
refusal-place-before-building = Setze zuerst ein Schiff ein: Gebaut wird auf einer Insel, die ein in diesem Zug eingesetztes Schiff berührt.
refusal-place-before-collecting = Setze zuerst ein Schiff ein: In diesem Zug eingesetzte Schiffe nehmen die Kulturplättchen neben sich.
refusal-no-site = Keine leere Insel berührt ein Schiff, das du in diesem Zug eingesetzt hast.
refusal-culture-first = Auf { $island } liegt noch ein Kulturplättchen; gebaut wird auf leeren Inseln.
refusal-built-there = Auf { $island } steht schon ein Gebäude.
refusal-no-ship-beside = Kein in diesem Zug eingesetztes Schiff berührt { $island }, also nimmt dort niemand.
refusal-yours-already = { $specialist } gehört dir schon und hilft von selbst.
refusal-holds-other = { $seat } hat { $specialist } angeworben.
refusal-choose-ship-first = Wähle zuerst das Schiff, das mit deiner Flotte kommt.
refusal-finish-collecting = Nimm zuerst alle Plättchen: Jedes Schiff, neben dem ein Plättchen liegt, nimmt eines.
refusal-take-extra-tile = Nimm zuerst das zusätzliche Kulturplättchen.
refusal-pay-first = Wähle zuerst, womit du den Spezialisten bezahlst.
refusal-second-culture-first = Wähle zuerst das zweite Kulturplättchen des Tausches.
refusal-finish-removing = Entferne zuerst noch ein Schiff oder hör damit auf.
refusal-second-ship-first = Wähle zuerst das zweite Schiff des Tausches.
refusal-put-back-first = Lege zuerst die Plättchen zurück, auf oder unter den Stapel.
refusal-give-second-ship = Wähle zuerst das andere Schiff, das du für Gold gibst.
refusal-get-ships-first = Wähle zuerst die Schiffe für dein Gold.
refusal-fleet-taken = Du hast schon eine Flotte für diesen Zug.
refusal-fleet-gone = Flotte { $fleet } ist in dieser Runde schon vergeben.
refusal-fleet-face-down = Flotte { $fleet } liegt verdeckt; nimm eine offene.
refusal-no-free-ship = Deine Flotte bringt jetzt kein Schiff nach Wahl.
refusal-supply-empty = Im Vorrat ist kein { $ship } mehr.
refusal-trade-before-placing = Gehandelt wird vor dem ersten eingesetzten Schiff.
refusal-one-trade = Du hast in diesem Zug schon gehandelt.
refusal-gold-not-traded = Mit Gold handelt niemand.
refusal-too-few-coins =
    { $coins ->
        [one] Du hast eine Münze; es kostet { $price }.
       *[other] Du hast { $coins } Münzen; es kostet { $price }.
    }
refusal-no-such-ship = Du hast kein { $ship } zur Hand.
refusal-space-taken = Auf { $space } liegt schon ein Schiff.
refusal-no-start-here = Dein erstes Schiff beginnt auf einem Eingangsfeld oder neben einem Schiff seiner Farbe; { $space } ist keines von beiden.
refusal-line-broken = Dein letztes Schiff wurde entfernt, die Kette kann nicht weitergehen.
refusal-not-linked = { $space } ist nicht mit { $last } verbunden, wo dein letztes Schiff liegt.
refusal-ship-not-placed = Das Schiff auf { $space } nimmt nichts: Das tun nur in diesem Zug eingesetzte, jedes einmal.
refusal-no-island-there =
    { $number ->
        [one] { $space } berührt keine Insel.
       *[other] { $space } berührt weniger als { $number } Inseln.
    }
refusal-no-culture-there = Auf { $island } liegt kein Kulturplättchen.
refusal-no-extra-tile = Du darfst jetzt kein zusätzliches Kulturplättchen nehmen.
refusal-reserved-by-other = Jemand anderes hat { $tile } reserviert.
refusal-reserved-this-round = Du hast { $tile } erst in dieser Runde reserviert; gebaut wird in einer späteren.
refusal-tile-not-there = { $tile } liegt nicht in der Auslage.
refusal-sacred-there = Auf dem Heiligen Boden von { $island } baut niemand.
refusal-island-not-empty = { $island } ist nicht leer.
refusal-no-new-ship-there = { $island } berührt kein Schiff, das du in diesem Zug eingesetzt hast.
refusal-no-pieces-left = Du hast kein Standardgebäude mehr.
refusal-toll-too-high = Du kannst die Abgabe nicht zahlen, um dort zu bauen: { $price }.
refusal-ships-missing =
    { $ships ->
        [one] Um { $island } fehlt ein Schiff: { $cargo }.
       *[other] Um { $island } fehlen { $ships } Schiffe: { $cargo }.
    }
refusal-collect-or-build = Du kannst nehmen oder bauen, also musst du es tun.
refusal-one-recruit = In einem Zug wirbst du nur einen Spezialisten an.
refusal-specialist-not-there = Dieser Spezialist liegt nicht aus.
refusal-cannot-pay = Du brauchst zwei gleiche oder drei verschiedene Kulturplättchen.
refusal-nothing-to-pay = Es gibt nichts zu bezahlen.
refusal-tiles-lacking = Diese Kulturplättchen hast du nicht.
refusal-other-effect = Flotte { $fleet } hat diesen Effekt nicht.
refusal-effect-used = Der Effekt deiner Flotte ist verbraucht.
refusal-no-ship-there = Auf { $space } liegt kein Schiff.
refusal-target-not-free = Ein Schiff wird auf ein leeres verbundenes Feld verschoben.
refusal-pile-empty = Der Gebäudestapel ist leer.
refusal-no-under = Im Stapel ist sonst nichts: Lege die Plättchen in beliebiger Reihenfolge zurück.
refusal-tile-not-looked-at = Dieses Plättchen siehst du dir gerade nicht an.
refusal-no-sacred-left = Aller Heilige Boden liegt auf dem Plan.
refusal-swap-without-effect = Dieser Tausch würde nichts ändern.
refusal-nothing-removed = Du entfernst gerade keine Schiffe.
refusal-no-such-power = Du hast keinen Spezialisten, der das kann.
refusal-power-too-late = Schiffe werden vor dem Hafenschritt getauscht.
refusal-power-used = Nur einmal pro Zug.
refusal-not-givable = Du hast kein { $ship } aus Flotte oder Hafen zu geben oder insgesamt zu wenige Schiffe.
refusal-too-few-to-get = Der Vorrat hat nicht genug andere Schiffe.
refusal-nothing-to-get = Du erhältst jetzt kein Schiff.
refusal-gold-not-gotten = Gold gegen Gold geht nicht.
refusal-no-such-culture = Ein solches Plättchen ({ $kind }) hast du nicht.
refusal-no-sacred-there = Auf { $island } liegt kein Heiliger Boden.
refusal-no-place-to-buy = Nach dem Hafenschritt kaufst du nur, wofür dein Hafen Platz hat.
refusal-collect-most = Nimm so viele Plättchen wie möglich: So wären es weniger.
refusal-one-ship-moored = Nur eines der Schiffe, die in diesem Zug kamen, kann festgemacht werden.

## Das Ende

ending-last-building = Jemand hat das letzte eigene Standardgebäude gebaut.
ending-no-bamboo = Im Vorrat ist kein Bambus-Schiff mehr.
ending-no-wood = Im Vorrat ist kein Holz-Schiff mehr.
ending-no-stone = Im Vorrat ist kein Stein-Schiff mehr.
ending-no-clay = Im Vorrat ist kein Lehm-Schiff mehr.
ending-no-gold = Im Vorrat ist kein Gold-Schiff mehr.
ending-no-specialists = Es sind zu wenige Spezialisten übrig.
ending-no-tiles = Es sind zu wenige Gebäudeplättchen übrig.
ending-round-limit =
    { $rounds ->
        [one] Eine Runde ist gespielt, die Grenze des Hauses.
       *[other] { $rounds } Runden sind gespielt, die Grenze des Hauses.
    }
ending-and = { $one } { $other }
verdict-points =
    { $points ->
        [one] { $seat } gewinnt mit einem Punkt und geht als größter Baumeister von Yamataï in die Geschichte ein.
       *[other] { $seat } gewinnt mit { $points } Punkten und geht als größter Baumeister von Yamataï in die Geschichte ein.
    }
verdict-earlier =
    { $points ->
        [one] { $seat } gewinnt mit einem Punkt, in der letzten Runde früher am Zug.
       *[other] { $seat } gewinnt mit { $points } Punkten, in der letzten Runde früher am Zug.
    }
line-coins = Münzen
line-tokens = Prestigeplättchen
line-tiles = Gebäude
line-specialists = Spezialisten
line-reserved = Reserviert, nicht gebaut
line-beside = Schiffe neben dem Hafen

## Auf dem Tisch

number = { $number }
price = { $coins }
price-none = –
mountain = Gebirge
sacred-ground = Heiliger Boden
meeple = Zugfolge-Meeple
medal =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile }: { $cargo }. { $points }.
fleet-card = { $fleet }: { $cargo }; { $effect }.
fleet-face-down = Eine verdeckte Flotte
specialist-card = { $specialist }, { $points }. { $power }
stack-left =
    { $left ->
        [one] Ein verdeckter Spezialist
       *[other] { $left } verdeckte Spezialisten
    }
pile-left =
    { $left ->
        [one] Ein verdecktes Gebäudeplättchen
       *[other] { $left } verdeckte Gebäudeplättchen
    }
place-specialist = Platz { $number } der Spezialisten
place-stack = Stapel der Spezialisten
place-row = Platz { $number } der Gebäudeauslage
place-pile-top = Gebäudestapel, obenauf
place-pile-under = Gebäudestapel, darunter
place-track = Platz { $number } der Flottenleiste
place-supply = Vorrat: { $ship }
place-sacred = Vorrat: Heiliger Boden
place-order = Platz { $number } der Zugfolge
place-order-title = Zugfolge
place-ships-at-hand = Deine Schiffe
place-culture-at-hand = Deine Kulturplättchen
place-looked = Plättchen, die du dir ansiehst
place-looked-sign = Vom Stapel
place-fleets = Flotten dieser Runde
place-harbour = Hafen
place-beside = Schiffe neben dem Hafen
place-culture = Kulturplättchen
place-hired = Spezialisten
place-built = Gebaute Gebäude
place-reserved = Reservierte Plättchen
sign-fleets = Flotten
sign-harbour = Hafen
sign-beside = Neben dem Hafen
sign-hired = Spezialisten
sign-culture = Kultur
sign-built = Gebäude
sign-reserved = Reserviert
counter-coins = Münzen
counter-tokens = Prestigeplättchen
counter-buildings = Übrige Standardgebäude
counter-beside = Schiffe neben dem Hafen

## Die Zeichnung in Buchstaben

drawn-over = Runde { $round }. Die Partie ist zu Ende.
drawn-order = Runde { $round }. Reihenfolge: { $order }
drawn-legend-ships = Schiffe: B Bambus, W Holz, S Stein, C Lehm, G Gold; · leer, > leerer Eingang
drawn-legend-islands = Inseln: h Haus, p Posten, TT Torii, PP Palast, ## heilig, -- leer, ^ Gebirge
drawn-legend-culture = Kultur: o orange g grün v violett b blau e beige r rosa; pp Punkte, c Münzen
drawn-supply = Vorrat: { $ships }, Heiliger Boden { $sacred }
drawn-fleets = Flotten: { $up }, dann { $down }
drawn-then = dann
drawn-row = Auslage: { $tiles }
drawn-pile = Stapel: { $tiles }
drawn-people = Spezialisten:
drawn-unknown =
    { $count ->
        [one] ein unbekanntes
       *[other] { $count } unbekannte
    }
drawn-looking = angesehen: { $tiles }
drawn-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
drawn-tokens = { $tokens } Prestige
drawn-buildings = { $buildings } Gebäude übrig
drawn-harbour = Hafen { $ships }
drawn-beside = daneben { $ships }
drawn-culture = Kultur { $tiles }
drawn-reserved = reserviert { $tiles }

## Einstellungen

option-collecting = Schiffe nehmen Kulturplättchen
option-collecting-any-order = in beliebiger Reihenfolge, auch wenn es weniger werden
option-collecting-most = so, dass es möglichst viele werden
option-swapping = Wird das letzte Schiff einer Kette vertauscht (Flotte 8), geht sie
option-swapping-line-follows = von dort weiter, wo dieses Schiff jetzt liegt
option-swapping-line-stays = von dort weiter, wo es lag
option-trading = Izanagis weiterer Handel erfolgt
option-trading-before-placing = vor dem ersten eingesetzten Schiff
option-trading-any-moment = zu jedem Zeitpunkt des Zuges
option-mooring = Mit Riu macht man fest:
option-mooring-any-ships = beliebige Schiffe, bis zu drei
option-mooring-one-ship = ein neues Schiff pro Zug

## Was alles ist und wert ist

amount-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
amount-tokens = { $n } Prestigeplättchen
amount-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
amount-both = { $one } und { $other }
sentences = { $one } { $other }
overlay-needs = Was den Inseln noch fehlt
overlay-points = Gebaute Punkte
overlay-bonuses = Dein Bonus für ein Haus
head-round = Runde { $round }
event-over = Die Partie ist zu Ende. { $reason }
event-round-over = Runde { $round } ist zu Ende; auf jeden noch ausliegenden Spezialisten kommen { $coins }.
event-torii = { $seat } baut ein Torii auf { $island }: Standardgebäude daneben bringen nun ein Prestigeplättchen.
event-palace = { $seat } baut einen Palast auf { $island }: Standardgebäude daneben bringen nun ein Prestigeplättchen.
event-one-left = { $seat } hat nur noch ein Standardgebäude: Das Ende ist nah.
event-none-left = { $seat } hat das letzte eigene Standardgebäude gebaut: Die Partie endet mit dieser Runde.
event-supply = Im Vorrat ausgegangen: { $ships }. Bleibt es dabei, endet die Partie mit dieser Runde.
step-1 = eine Flotte nehmen
step-2 = handeln
step-3 = Schiffe einsetzen, dann nehmen oder bauen
step-4 = Schiffe festmachen
step-5 = anwerben
area-board = Der Archipel
area-hand = Deine Schiffe und Kulturplättchen
lying-at = { $thing } auf { $place }
lying-placed = { $thing } auf { $place }, in diesem Zug eingesetzt
lying-on = { $thing } auf { $place }
title-ship-bamboo = Bambus-Schiff
title-ship-wood = Holz-Schiff
title-ship-stone = Stein-Schiff
title-ship-clay = Lehm-Schiff
title-ship-gold = Gold-Schiff
title-culture-orange = Orange Laterne
title-culture-green = Grüne Kiefer
title-culture-violet = Violetter Fächer
title-culture-blue = Blaue Welle
title-culture-beige = Beige Schriftrolle
title-culture-rose = Rosa Blüte
title-building-house = Haus { $tile }
title-building-trading-post = Handelsposten { $tile }
title-building-torii = Torii { $tile }
title-building-palace = Palast { $tile }
title-entry = Eingangsfeld { $space }
title-space = Feld { $space }
title-island = Insel { $island }
title-mountain = Gebirge
title-sacred-ground = Heiliger Boden
title-medal = Punkte des Spezialisten
title-person-place = Platz { $number } für einen Spezialisten
title-pile = Gebäudestapel
title-fleet = Flotte { $number }
title-fleet-effect = Effekt der Flotte { $number }
title-fleet-back = Verdeckte Flotte
title-track-light = Flottenleiste, helle Hälfte
title-track-dark = Flottenleiste, dunkle Hälfte
title-meeple = Zugfolge-Meeple von { $seat }
title-score = Prestigepunkte von { $seat }
about-entry = Ein Tor zum Archipel: Hier darf das erste Schiff eines Zuges beginnen, gleich welcher Farbe.
about-space = Platz für ein Schiff. Ein erstes Schiff beginnt hier, wenn auf einem verbundenen Feld eines seiner Farbe liegt; weitere folgen der Kette.
about-ship = Bringt sein Material an die Inseln, die es berührt, und zwar für alle. Es gehört niemandem und bleibt auch nach dem Bau liegen.
about-island = Auf einer leeren Insel, die ein in diesem Zug eingesetztes Schiff berührt, kannst du bauen, wenn alle Schiffe des Gebäudeplättchens um sie herum liegen.
about-culture = Ein in diesem Zug daneben eingesetztes Schiff kann es nehmen und so die Insel leeren. Für zwei gleiche oder drei verschiedene Plättchen wirbst du einen Spezialisten an.
about-hand-culture = Mit zwei gleichen oder drei verschiedenen Kulturplättchen bezahlst du am Ende eines Zuges einen Spezialisten.
about-house = Ein Standardgebäude. Neben anderen derselben Farbe bildet es eine Gruppe: Jedes weitere bringt eine Münze je Gebäude der Gruppe.
about-trading-post = Ein Standardgebäude, das beim Bau doppelte Münzen für seine Gruppe brachte.
about-torii = Ein Prestigegebäude. Jedes Standardgebäude, das daneben gebaut wird, bringt ein Prestigeplättchen.
about-palace = Ein Prestigegebäude. Jedes Standardgebäude, das daneben gebaut wird, bringt ein Prestigeplättchen.
about-mountain = Ein Standardgebäude auf einem Gebirge bringt ein Prestigeplättchen. Das Gebirge bleibt, wenn sein Kulturplättchen genommen wird.
about-sacred-ground = Solange er auf einer Insel liegt, baut dort niemand. Eine Flotte bringt ihn auf den Plan, ein Spezialist kann ihn entfernen.
about-medal = So viele Prestigepunkte bringt dieser Spezialist am Ende, wenn du ihn angeworben hast.
about-person-place = Hier warten fünf Spezialisten. Wird einer angeworben, bleibt der Platz bis zum Ende der Runde frei.
about-stack = Füllt nach jeder Runde die freien Plätze der Spezialisten. Sind es zu wenige, endet die Partie.
about-tile-house = Bau es, wo um eine leere Insel diese Schiffe liegen: { $ships }. Es braucht eines deiner Standardgebäude und zählt { $points }.
about-tile-trading-post = Bau ihn, wo um eine leere Insel diese Schiffe liegen: { $ships }. Er bringt doppelte Münzen für seine Gruppe und zählt { $points }.
about-tile-torii = Bau es, wo um eine leere Insel diese Schiffe liegen: { $ships }. Kein Bonus, aber { $points }; es braucht keines deiner Standardgebäude.
about-tile-palace = Bau ihn, wo um eine leere Insel diese Schiffe liegen: { $ships }. Kein Bonus, aber { $points }; er braucht keines deiner Standardgebäude.
about-needed = Eines der Schiffe, die für { $tile } um die Insel liegen müssen.
about-row = Fünf Gebäudeplättchen liegen offen für alle. Nach jeder Runde wird die Auslage vom Stapel aufgefüllt.
about-pile = Verdeckte Gebäudeplättchen. Nach jeder Runde füllen sie die Auslage auf; sind es zu wenige, endet die Partie.
about-fleet = Bringt { $ships } aus dem Vorrat. Effekt: { $effect }.
about-fleet-ship = Wer { $fleet } nimmt, erhält dieses Schiff aus dem Vorrat.
about-fleet-effect = Einmal, zu jedem Zeitpunkt des Zuges: { $effect }.
about-fleet-back = Wird in einer der nächsten Runden aufgedeckt; was länger liegt, kommt zuerst.
about-track-light = Jeder Zug beginnt damit, eine der hier offen liegenden Flotten zu nehmen. Genommene werden während der Runde nicht ersetzt.
about-track-dark = Hier warten Flotten verdeckt. Nach jeder Runde werden so viele aufgedeckt, wie genommen wurden.
about-meeple = Zeigt, wann man an der Reihe ist. Er liegt bei der genommenen Flotte und kommt nach der Runde auf den Platz mit deren Nummer.
about-order = Die Meeples kommen vom niedrigsten zum höchsten Platz an die Reihe. Die Nummer der genommenen Flotte ist dein Platz in der nächsten Runde.
about-supply = Schiffe, die noch niemand hat. In Schritt 2 darfst du ein Schiff kaufen oder verkaufen. Fehlt nach einer Runde eine Farbe, endet die Partie.
about-hand-ship = Zum Einsetzen auf dem Plan, zum Verkaufen oder zum Festmachen in deinem Hafen.
about-harbour-ship = Ein Schiff von { $seat }, in einem späteren Zug einzusetzen oder zu verkaufen.
about-mat-beside = Schiffe ohne Platz im Hafen sind für immer verloren. Je zwei davon kosten am Ende einen Punkt.
about-mat-fleets = Die in dieser Runde genommenen Flotten mit ihren Meeples.
about-mat-harbour = Hier festgemachte Schiffe bleiben für spätere Züge; alle anderen kommen neben den Hafen.
about-mat-hired = Angeworbene Spezialisten: Ihre Fähigkeiten gelten bis zum Ende, und sie zählen Punkte.
about-mat-culture = Genommene Kulturplättchen. Für zwei gleiche oder drei verschiedene wirbt man einen Spezialisten an.
about-mat-built = Die Plättchen von allem, was bisher gebaut wurde; jedes zählt am Ende seine Punkte.
about-mat-reserved = Nur wer sie reserviert hat, kann sie bauen, in einer späteren Runde. Ungebaut kostet jedes am Ende einen Punkt.
about-hand-ships = Schiffe, die du einsetzen, verkaufen oder festmachen kannst: aus deiner Flotte und deinem Hafen.
about-hand-looked = Plättchen von oben aus dem Stapel, die nur du siehst. Leg jedes auf oder unter den Stapel zurück.
about-counter-coins = Damit bezahlst du Schiffe und Abgaben. Am Ende zählen je 5 einen Punkt.
about-counter-tokens = Für Gebirge und für Torii und Paläste neben neuen Standardgebäuden. Jedes zählt am Ende einen Punkt.
about-counter-buildings = Standardgebäude, die noch gebaut werden können: Häuser und Handelsposten.
about-counter-beside = Schiffe, die im Hafen keinen Platz fanden. Je zwei davon kosten am Ende einen Punkt.
about-score = So stünde es, wenn die Partie jetzt zu Ende wäre. Wer die meisten Punkte hat, gewinnt.
worth-space-taken = Hier liegt ein { $ship }.
worth-start-any = Leer: Hier kann eine Kette mit jedem Schiff beginnen.
worth-start-with = Leer: Hier kann eine Kette beginnen mit: { $ships }.
worth-start-none = Leer: Nur eine Kette, die von einem verbundenen Feld kommt, gelangt hierher.
worth-touches = Es berührt { $islands }.
worth-coast = Um sie liegen { $ships }.
worth-fits = Für { $tile } sind alle Schiffe da.
worth-lacks = Für { $tile } fehlt noch { $ships }.
worth-bonus = Ein Haus von dir brächte hier { $gain }.
worth-kind =
    { $count ->
        [0] Davon hast du noch keines.
        [one] Davon hast du eines.
       *[other] Davon hast du { $count }.
    }
worth-points-of = { $points } für { $seat }.
worth-person = Das Anwerben kostet zwei gleiche oder drei verschiedene Kulturplättchen und bringt { $points } und { $coins }.
worth-left =
    { $count ->
        [0] Es ist nichts mehr da.
        [one] Noch 1 ist da.
       *[other] Noch { $count } sind da.
    }
worth-reserved = Reserviert von { $seat }: ein Punkt weniger, wenn es nicht gebaut wird.
worth-sites = Alle Schiffe dafür liegen um { $islands }.
worth-site-lacks = Am wenigsten fehlt um { $island }: { $ships }.
worth-pile =
    { $middle ->
        [one] Von oben: { $top }; dann ein unbekanntes; ganz unten: { $under }.
       *[other] Von oben: { $top }; dann { $middle } in unbekannter Reihenfolge; ganz unten: { $under }.
    }
worth-fleet = Wer sie nimmt, steht in der nächsten Runde auf Platz { $place } der Zugfolge.
worth-effect-open = In diesem Zug noch nicht genutzt.
worth-coming = Noch verdeckt: { $first }.
worth-coming-then = Zuerst aufgedeckt: { $first }; danach: { $then }.
worth-no-price = Gold wird weder gekauft noch verkauft.
worth-price = Du kaufst oder verkaufst eines für { $coins }.
worth-prices = Du kaufst eines für { $coins } und verkaufst eines für { $sale }.
worth-lost =
    { $points ->
        [0] Für { $seat } ist noch kein Punkt verloren.
        [one] Ein Punkt weniger für { $seat }.
       *[other] { $points } Punkte weniger für { $seat }.
    }
worth-harbour =
    { $places ->
        [one] Platz für ein Schiff.
       *[other] Platz für { $places } Schiffe.
    }
worth-last-building = Hat jemand das letzte gebaut, endet die Partie mit dieser Runde.
worth-no-bonus = Ein Haus von dir brächte hier keinen Bonus.

## Der Trainer

coach-take = Dein Zug beginnt mit einer Flotte: Schiffe zum Einsetzen, ein Effekt für diesen Zug und eine Zahl, die dein Platz in der nächsten Runde ist.
coach-take-good = Such eine Insel, an der nur noch die Schiffe einer Flotte fehlen, und nimm diese Flotte.
coach-take-others = Erfahrene schauen erst auf die Auslage, dann auf den Plan und zuletzt auf die Flotten. Eine niedrige Zahl nehmen sie, wenn sie in der nächsten Runde früh dran sein müssen.
coach-choose = Deine Flotte gibt dir noch ein Schiff, in jeder Farbe, die im Vorrat ist.
coach-choose-good = Nimm, was in diesem Zug ein Gebäude möglich macht. Wenn nichts davon passt, nimm Gold.
coach-choose-others = Meist wird Gold genommen: Kaufen kann man es nicht, und die besten Gebäude verlangen es.
coach-trade = Bevor du das erste Schiff einsetzt, darfst du eines kaufen oder eines verkaufen. Die Preise sind in beide Richtungen gleich.
coach-trade-good = Kaufe das Schiff, das einem Gebäude noch fehlt; verkaufe eines, das am Ende des Zuges übrig bliebe.
coach-trade-others = Erfahrene halten dafür ein paar Münzen bereit: 4 Münzen für ein Schiff, das ein Gebäude mit 8 Punkten möglich macht, sind günstig.
coach-place = Dein erstes Schiff kommt auf ein leeres Eingangsfeld oder neben ein Schiff seiner Farbe.
coach-place-good = Beginne, wo die ganze Kette Platz hat: Jedes weitere Schiff muss mit dem vorigen verbunden sein.
coach-place-others = Erfahrene nutzen die Schiffe anderer und überlassen dem Nächsten keine halbfertige Küste.
coach-line = Setze deine Kette fort, nimm mit den eingesetzten Schiffen Kulturplättchen oder baue. Nehmen oder bauen: eines von beiden, nie beides.
coach-line-good = Baue, wenn sich etwas lohnt; sonst setze alle Schiffe ein, die ein Plättchen erreichen, und nimm dann.
coach-line-others = Erfahrene bauen, sooft sie können. Sie leeren Inseln für sich selbst und nicht für die, die nach ihnen kommen.
coach-go-on = Hier zwingt dich nichts: Setze weitere Schiffe ein, baue, wenn es geht, oder geh weiter zum Hafen.
coach-go-on-good = Setze ein, was sonst verloren wäre. Ein Schiff auf dem Plan ist besser als eines neben dem Hafen.
coach-go-on-others = Erfahrene fragen sich vorher, was der Nächste mit diesen Schiffen anfangen könnte.
coach-collect = Jedes eingesetzte Schiff nimmt ein Kulturplättchen von einer Insel, die es berührt.
coach-collect-good = Beginne mit dem Schiff, das die kleinste Auswahl hat, und ziele auf zwei gleiche oder drei verschiedene.
coach-collect-others = Erfahrene wählen auch die Inseln: Sie leeren die, auf denen sie bauen wollen, und lassen die anderen bedeckt.
coach-extra = Ebisu schenkt dir ein weiteres Kulturplättchen, von einer beliebigen Insel.
coach-extra-good = Nimm die Art, mit der du ein Paar oder drei verschiedene hast.
coach-extra-others = Manche nehmen es von der Insel, auf der sie als Nächstes bauen wollen.
coach-rest = Auf dem Plan bist du fertig. Schiffe zur Hand kannst du noch tauschen, bevor sie in den Hafen kommen.
coach-rest-good = Tausche, was du nicht behalten könntest: zwei übrige Schiffe gegen Gold oder Gold gegen das, was du bald brauchst.
coach-rest-others = Erfahrene denken hier an den nächsten Zug: Welches Schiff fehlt zu dem Gebäude, das sie wollen?
coach-rest-trading = Dein zweiter Handel ist noch möglich, und Schiffe kannst du tauschen, bevor sie in den Hafen kommen.
coach-rest-trading-good = Verkaufe, was im Hafen keinen Platz findet.
coach-rest-trading-others = Erfahrene heben sich diesen Handel auf, bis sie sehen, was übrig bleibt.
coach-moor = Dein Hafen ist zu klein für alle übrigen Schiffe. Was keinen Platz hat, kommt daneben und ist verloren.
coach-moor-good = Behalte Gold oder das eine Schiff, das dein nächstes Gebäude verlangt.
coach-moor-others = Je zwei Schiffe neben dem Hafen kosten einen Punkt. Erfahrene verkaufen Übriges früher im Zug oder setzen es ein.
coach-recruit = Für zwei gleiche oder drei verschiedene Kulturplättchen wirbst du einen Spezialisten an. Die Münzen, die auf ihm liegen, bekommst du dazu.
coach-recruit-good = Wähle am Anfang eine Fähigkeit, die du oft nutzt, und gegen Ende Punkte und Münzen.
coach-recruit-others = Kann sonst niemand bezahlen, warten Erfahrene eine Runde: Dann liegen zwei Münzen mehr dort.
coach-end = Alles ist getan. Beendest du den Zug, ist der nächste Meeple der Zugfolgeleiste dran.
coach-end-good = Sieh nach, ob du den Effekt deiner Flotte noch nutzen willst; über den Zug hinaus bleibt er nicht.
coach-end-others = Erfahrene werfen noch einen Blick auf die Auslage und merken sich, worauf der Nächste aus ist.
coach-pay = Wähle, welche Kulturplättchen du für den Spezialisten abgibst: zwei gleiche oder drei verschiedene.
coach-pay-good = Behalte möglichst viele, und solche, die zusammenpassen.
coach-pay-others = Erfahrene behalten die Arten, die auf dem Plan noch in Reichweite liegen.
coach-exchange = Zwei Kulturplättchen auf dem Plan tauschen die Plätze. Eines hast du gewählt, wähle das andere.
coach-exchange-good = Hol die Art, die du brauchst, auf eine Insel, die deine Schiffe berühren.
coach-exchange-others = Erfahrene nutzen das spät: Liegen die Schiffe erst, wissen sie genau, was sie wollen.
coach-remove = Du darfst noch ein zweites Schiff vom Plan in den Vorrat legen oder es dabei belassen.
coach-remove-good = Mach ein Feld frei, das deine Kette braucht, oder nimm das Schiff weg, auf das jemand anderes baut.
coach-remove-others = Entfernte Schiffe füllen den Vorrat auf: Das kann das Ende der Partie hinausschieben.
coach-swap = Zwei Schiffe auf dem Plan tauschen die Plätze. Eines hast du gewählt, wähle das andere.
coach-swap-good = Hol die Farbe, die fehlt, an die Insel, auf der du bauen willst.
coach-swap-others = Erfahrene achten auch darauf, welcher Küste das Schiff danach fehlt.
coach-arrange = Du siehst die nächsten Gebäudeplättchen. Lege jedes auf oder unter den Stapel; sie füllen nach der Runde die Auslage.
coach-arrange-good = Lege obenauf, was du mit deinen Schiffen und deinem Platz in der nächsten Runde bauen kannst.
coach-arrange-others = Was anderen nützt, kommt unter den Stapel: Meist endet die Partie, bevor es auftaucht.
coach-give = Raijin nimmt für das Gold-Schiff noch ein zweites Schiff.
coach-give-good = Gib die billigsten Schiffe, die du in diesem Zug nicht brauchst.
coach-give-others = Erfahrene überlegen zuerst, welche Schiffe sie sonst eingesetzt hätten.
coach-get = Nakatsu gibt dir für dein Gold-Schiff zwei Schiffe in anderen Farben.
coach-get-good = Nimm, was in diesem Zug ein Gebäude möglich macht, auch zwei gleiche.
coach-get-others = Ist nichts zu bauen, nehmen Erfahrene Lehm: Es ist am teuersten und verkauft sich gut.

## Die Galerie

group-standard = Standardgebäude
group-prestige = Torii und Paläste
group-ships = Schiffe
group-rest = Gebirge, Heiliger Boden, Prestigeplättchen und Münzen
gallery-points = Zählt am Ende { $points }.

# What a position is worth, by parts: reasons for hints and reviews.
term-points = Punkte durch Gebäude und Prestige
term-coins = Münzen
term-buildings = Gebäude, die zu Gruppen wachsen können
term-specialists = Spezialisten
term-reserve = reservierte Gebäude
term-culture = Kulturplättchen
term-ships = verfügbare Schiffe
term-this-turn = weitere Gewinne in diesem Zug

# Wie Bots spielen
level1-about = Will Punkte, und zwar sofort: Mit Spezialisten, Kulturplättchen und aufgehobenen Schiffen kann er nichts anfangen, und auf die anderen achtet er nicht.
level2-about = Spielt den eigenen Zug gut, kann aber mit Spezialisten nichts anfangen und achtet nicht auf die anderen.
level3-about = Sieht alles auf dem Tisch, aber nicht weit voraus.
style-builder-about = Baut, wo immer Platz für ein Gebäude ist.
style-collector-about = Sammelt Kulturplättchen, wo immer welche liegen.
