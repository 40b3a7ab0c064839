game-about = Segle mit Schiffen voller Bambus, Holz, Stein, Lehm und Gold durch den Archipel, räume die Inseln und baue Königin Himiko die schönste Hauptstadt.

## Namen

ship-bamboo = Bambusschiff
ship-wood = Holzschiff
ship-stone = Steinschiff
ship-clay = Lehmschiff
ship-gold = Goldschiff
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
payment-equal = zwei Plättchen: { $kind }
payment-different = { $one }, { $two } und { $three }
thing-space = Feld
thing-island = Insel
thing-tile = Gebäudeplättchen
thing-specialist = Spezialist

## Was Flotten und Spezialisten können

effect-none = kein Effekt; nächste Runde beginnst du
effect-reserve = ein Gebäudeplättchen der Auslage für eine spätere Runde reservieren
effect-move-ship = ein Schiff auf dem Plan auf ein leeres verbundenes Feld verschieben
effect-look = die obersten { $value } Gebäudeplättchen ansehen und auf oder unter den Stapel zurücklegen
effect-sacred-ground = Heiligen Boden auf eine leere Insel legen
effect-swap-culture = zwei Kulturplättchen auf dem Plan vertauschen
effect-remove-ships = bis zu { $value } Schiffe vom Plan in den Vorrat zurücklegen
effect-swap-ships = zwei Schiffe auf dem Plan vertauschen
effect-ship-fewer = mit { $value } Schiff weniger bauen
effect-free-ship = dazu ein Schiff deiner Wahl
power-none = Nichts als Ruhm.
power-token-worth = Am Ende zählt jedes deiner Prestigeplättchen { $value }-fach.
power-extra-trade = In jedem Zug ein weiterer Kauf oder Verkauf.
power-ships-for-gold = Einmal je Zug: { $value } deiner Schiffe gegen ein Goldschiff.
power-prestige-bonus = Torii und Paläste bringen dir den Bonus eines Standardgebäudes.
power-clear-sacred-ground = Einmal je Zug: { $value } Münzen zahlen und Heiligen Boden entfernen.
power-better-sale = Du verkaufst Stein für { $stone } und Lehm für { $clay } Münzen.
power-coins-per-point = Am Ende erhältst du einen Punkt je { $value } Münzen.
power-culture-for-gold = Einmal je Zug: ein Kulturplättchen gegen ein Goldschiff.
power-edge-is-entry = Jedes leere Feld am Rand ist für dich ein Eingang.
power-toll = Andere zahlen dir { $value } Münzen, um neben deinen Standardgebäuden zu bauen.
power-half-of-coins = Wirbt jemand anderes an, erhältst du die Hälfte der Münzen.
power-harbour = { $value } weitere Plätze in deinem Hafen.
power-extra-culture = Beim Nehmen nimmst du ein weiteres Plättchen von einer beliebigen Insel.
power-lone-token = Ein Prestigeplättchen für ein Standardgebäude neben keinem deiner anderen.
power-gold-price = Du darfst Gold für { $value } Münzen kaufen und verkaufen.
power-culture-for-coins = Einmal je Zug: ein Kulturplättchen gegen { $value } Münzen.
power-gold-for-ships = Einmal je Zug: ein Goldschiff gegen { $value } andere Schiffe.

## Was gefragt ist

prompt-take = Nimm eine der offenen Flotten.
prompt-choose = Wähle ein Schiff aus dem Vorrat.
prompt-trade = Handle mit einem Schiff oder setze dein erstes ein.
prompt-place = Setze dein erstes Schiff ein: auf einen Eingang oder neben ein Schiff seiner Farbe.
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
label-show-specialist = { $specialist }
label-show-tile = { $tile }
label-show-fleet = { $fleet }
label-take = { $fleet } nehmen: { $effect }
label-choose = Ein { $ship } wählen
label-buy = Ein { $ship } für { $coins } kaufen
label-sell = Ein { $ship } für { $coins } verkaufen
label-place = Ein { $ship } auf { $space } einsetzen
label-collect = Mit dem Schiff auf { $space } von { $island } nehmen: { $kind }
label-also = Auch von { $island } nehmen: { $kind }
label-build = { $tile } ({ $points } Punkte) auf { $island } bauen
label-go-on = Weiter zum Hafen
label-moor = Ein { $ship } festmachen
label-recruit = { $specialist } anwerben (Münzen: { $coins }): { $power }
label-pay = Zahlen: { $payment }
label-end = Zug beenden
label-reserve = { $tile } reservieren
label-move = Das { $ship } auf { $space } nach { $target } verschieben
label-look = Den Gebäudestapel ansehen
label-top = { $tile } obenauf legen
label-under = { $tile } unter den Stapel legen
label-hallow = Heiligen Boden auf { $island } legen
label-exchange = Von { $island } vertauschen: { $kind }
label-remove = Das { $ship } auf { $space } entfernen
label-enough = Kein weiteres entfernen
label-swap = Das { $ship } auf { $space } vertauschen
label-give = Ein { $ship } für Gold geben
label-change-gold = Ein Goldschiff für { $ships } andere geben
label-get = Ein { $ship } erhalten
label-culture-for-gold = Ein Plättchen ({ $kind }) für ein Goldschiff geben
label-culture-for-coins = Ein Plättchen ({ $kind }) für { $coins } Münzen geben
label-clear = { $coins } Münzen zahlen und den Heiligen Boden von { $island } entfernen

## Das Protokoll

story-order = { $seat } steht auf Platz { $place } der Zugfolge.
story-show-specialist = { $specialist } trifft ein.
story-show-tile = Neu in der Auslage: { $tile }.
story-show-fleet = Aufgedeckt: { $fleet }.
story-take = { $seat } nimmt { $fleet }.
story-choose = { $seat } wählt ein { $ship }.
story-buy = { $seat } kauft ein { $ship } für { $coins }.
story-sell = { $seat } verkauft ein { $ship } für { $coins }.
story-place = { $seat } setzt ein { $ship } auf { $space } ein.
story-collect = { $seat } nimmt ein Plättchen ({ $kind }) von { $island }.
story-build = { $seat } baut { $tile } auf { $island }. Münzen: { $coins }, Prestigeplättchen: { $tokens }.
story-moor = { $seat } macht ein { $ship } fest.
story-recruit =
    { $coins ->
        [0] { $seat } wirbt { $specialist } an.
       *[other] { $seat } wirbt { $specialist } an und erhält { $coins } Münzen.
    }
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
story-culture-for-gold = { $seat } gibt ein Plättchen ({ $kind }) für ein Goldschiff.
story-culture-for-coins = { $seat } gibt ein Plättchen ({ $kind }) für { $coins } Münzen.
story-clear = { $seat } entfernt den Heiligen Boden von { $island }.

## Ablehnungen

refusal-chance-only = Das entscheidet der Zufall.
refusal-no-such-thing = Diese Karte hat so etwas nicht: { $what } Nummer { $number }.
refusal-take-fleet-first = Nimm zuerst eine Flotte.
refusal-wrong-step = Das gehört nicht zu Schritt { $step } eines Zuges.
refusal-choose-ship-first = Wähle zuerst das Schiff, das mit deiner Flotte kommt.
refusal-finish-collecting = Nimm erst zu Ende: Jedes Schiff, neben dem ein Plättchen liegt, nimmt eines.
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
refusal-fleet-face-down = Flotte { $fleet } liegt verdeckt.
refusal-no-free-ship = Deine Flotte bringt jetzt kein Schiff nach Wahl.
refusal-supply-empty = Im Vorrat ist kein { $ship } mehr.
refusal-trade-before-placing = Gehandelt wird vor dem ersten eingesetzten Schiff.
refusal-one-trade = Du hast in diesem Zug schon gehandelt.
refusal-gold-not-traded = Mit Gold handelt niemand.
refusal-too-few-coins = { $coins } Münzen reichen nicht.
refusal-no-such-ship = Du hast kein { $ship } zur Hand.
refusal-space-taken = Auf { $space } liegt schon ein Schiff.
refusal-no-start-here = Dein erstes Schiff beginnt auf einem Eingang oder neben einem Schiff seiner Farbe; { $space } ist keines von beiden.
refusal-line-broken = Dein letztes Schiff wurde entfernt, die Kette kann nicht weitergehen.
refusal-not-linked = { $space } ist nicht mit { $last } verbunden, wo dein letztes Schiff liegt.
refusal-ship-not-placed = Auf { $space } kann kein Schiff nehmen: nur in diesem Zug eingesetzte, jedes einmal.
refusal-no-island-there = { $space } berührt keine { $number } Inseln.
refusal-no-culture-there = Auf { $island } liegt kein Kulturplättchen.
refusal-no-extra-tile = Du darfst jetzt kein zusätzliches Kulturplättchen nehmen.
refusal-reserved-by-other = Jemand anderes hat { $tile } reserviert.
refusal-reserved-this-round = Du hast { $tile } erst in dieser Runde reserviert; baue es in einer späteren.
refusal-tile-not-there = { $tile } liegt nicht in der Auslage.
refusal-sacred-there = Auf dem Heiligen Boden von { $island } baut niemand.
refusal-island-not-empty = { $island } ist nicht leer.
refusal-no-new-ship-there = { $island } berührt kein Schiff, das du in diesem Zug eingesetzt hast.
refusal-no-pieces-left = Du hast kein Standardgebäude mehr.
refusal-toll-too-high = Du kannst die { $coins } Münzen nicht zahlen, um dort zu bauen.
refusal-ships-missing =
    { $ships ->
        [one] Um { $island } fehlt ein Schiff.
       *[other] Um { $island } fehlen { $ships } Schiffe.
    }
refusal-collect-or-build = Du kannst nehmen oder bauen, also musst du es.
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
refusal-power-used = Nur einmal je Zug.
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

ending-last-building = Jemand hat sein letztes Standardgebäude gebaut.
ending-no-bamboo = Es gibt kein Bambusschiff mehr.
ending-no-wood = Es gibt kein Holzschiff mehr.
ending-no-stone = Es gibt kein Steinschiff mehr.
ending-no-clay = Es gibt kein Lehmschiff mehr.
ending-no-gold = Es gibt kein Goldschiff mehr.
ending-no-specialists = Es sind zu wenige Spezialisten übrig.
ending-no-tiles = Es sind zu wenige Gebäudeplättchen übrig.
ending-round-limit = { $rounds } Runden sind gespielt, die Grenze des Hauses.
ending-and = { $one } { $other }
verdict-points = { $seat } ist mit { $points } Punkten der größte Baumeister von Yamataï.
verdict-earlier = { $seat } ist der größte Baumeister von Yamataï: { $points } Punkte, und in der letzten Runde früher am Zug.
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
meeple = Meeple der Zugfolge
medal = { $points } Punkte
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile }: { $cargo }. { $points } Punkte.
fleet-card = { $fleet }: { $cargo }; { $effect }.
fleet-face-down = Eine verdeckte Flotte
specialist-card =
    { $points ->
        [one] { $specialist }, { $points } Punkt. { $power }
       *[other] { $specialist }, { $points } Punkte. { $power }
    }
ship-placed = { $ship }, in diesem Zug eingesetzt
stack-left = { $left } Spezialisten verdeckt
pile-left = { $left } Gebäudeplättchen verdeckt
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
sign-beside = Verlorene Schiffe
sign-hired = Spezialisten
sign-culture = Kultur
sign-built = Gebäude
sign-reserved = Reserviert
counter-coins = Münzen
counter-tokens = Prestigeplättchen
counter-buildings = Übrige Standardgebäude
counter-beside = Schiffe neben dem Hafen
hint-pile = Von oben: { $top }; dann { $middle } in unbekannter Reihenfolge; ganz unten: { $under }
hint-fleets = Als Nächstes aufgedeckt, in dieser Folge: { $first }; { $then }

## Die Zeichnung in Buchstaben

drawn-over = Runde { $round }. Die Partie ist zu Ende.
drawn-order = Runde { $round }. Reihenfolge: { $order }
drawn-supply = Vorrat: { $ships }, Heiliger Boden { $sacred }
drawn-fleets = Flotten: { $up }, dann { $down }
drawn-then = dann
drawn-row = Auslage: { $tiles }
drawn-pile = Stapel: { $tiles }
drawn-people = Spezialisten:
drawn-unknown = { $count } unbekannt
drawn-looking = angesehen: { $tiles }
drawn-coins = { $coins } Münzen
drawn-tokens = { $tokens } Prestige
drawn-buildings = { $buildings } Gebäude
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
