# Tokaido Duo auf Deutsch.
game-about =
    Seit Jahrhunderten wandern Pilger um die Insel Shikoku, von Tempel zu Tempel, und Händlerinnen und
    Künstlerinnen teilen die Wege mit ihnen. Du führst je eine Figur: einen Pilger auf dem Ring, eine
    Händlerin auf den Handelswegen, eine Künstlerin in den Landschaften dazwischen. In jeder Runde
    fallen drei Würfel, und welchen du auch liegen lässt: Die andere Person kann ihn nehmen.
game-aim = Es gewinnt, wer die meisten Punkte hat: Tempel mal Gärten, Goldtafeln und verschenkte Gemälde.

option-colours = Farben
option-colours-purple-begins = Violett beginnt
option-colours-green-begins = Grün beginnt

## Namen

character-pilgrim = Pilger
character-merchant = Händlerin
character-artist = Künstlerin
figure-pilgrim = Pilger von { $seat }
figure-merchant = Händlerin von { $seat }
figure-artist = Künstlerin von { $seat }
good-kimono = Kimono
good-pottery = Keramik
good-doll = Puppe
good-fan = Fächer
a-kimono = einen Kimono
a-pottery = eine Keramik
a-doll = eine Puppe
a-fan = einen Fächer
a-moon = einen Mond
a-waterfall = einen Wasserfall
a-mountain = einen Berg
a-bamboo = einen Bambus
counted-kimono = { $count ->
    [0] keine Kimonos
    [one] { $count } Kimono
   *[other] { $count } Kimonos
  }
counted-pottery = { $count ->
    [0] keine Keramiken
    [one] { $count } Keramik
   *[other] { $count } Keramiken
  }
counted-doll = { $count ->
    [0] keine Puppen
    [one] { $count } Puppe
   *[other] { $count } Puppen
  }
counted-fan = { $count ->
    [0] keine Fächer
    [one] { $count } Fächer
   *[other] { $count } Fächer
  }
goods-kimono = Kimonos
goods-pottery = Keramiken
goods-doll = Puppen
goods-fan = Fächer
symbol-moon = Mond
symbol-waterfall = Wasserfall
symbol-mountain = Berg
symbol-bamboo = Bambus
colour-purple = Violett
colour-green = Grün
wave-calm = Besinnlicher Pilger
wave-hurried = Eiliger Pilger
wave-shrewd = Gerissene Händlerin
wave-strong = Starke Händlerin
wave-prolific = Tüchtige Künstlerin
wave-inspired = Inspirierte Künstlerin
effect-calm = Dein Pilger darf eine Station weniger ziehen, als der Würfel zeigt, mindestens aber eine.
effect-hurried = Dein Pilger darf eine Station mehr ziehen, als der Würfel zeigt.
effect-shrewd = Du darfst jede Ware um 1 Geld teurer verkaufen.
effect-strong = Du darfst eine Ware mehr ziehen und kannst eine mehr lagern.
effect-prolific = Beim Malen darfst du ein Gemälde mehr aufdecken.
effect-inspired = Du darfst auch ein Gemälde verschenken, dessen Symbol am Anfang oder auf dem Weg der Bewegung lag.

number = { $number }
written = { $words }

## Orte

place-coast = { $name } ({ $id })
place-mountain-town = { $name } ({ $id })
place-temple = Tempel { $id }
place-garden = Garten { $id }
place-shore = Meeresufer { $id }
place-spring = Heiße Quelle { $id }
place-region-moon = Mondgebiet { $id }
place-region-waterfall = Wasserfallgebiet { $id }
place-region-mountain = Berggebiet { $id }
place-region-bamboo = Bambusgebiet { $id }
place-camp = Künstlerinnen hier: { $place }
place-tile = Geschäftsplättchen: { $place }
place-tray = Würfel: { $character }
place-wave = Welle: { $character }
place-hot-spring = Heiße-Quelle-Plättchen
place-bag = Beutel mit Waren
place-supply = Goldtafeln im Vorrat
place-round = Runde
place-track-temple = Tempelleiste, Feld { $number }
place-track-garden = Gartenleiste, Feld { $number }
place-bar = Goldtafel { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  })
place-gallery = Gemälde { $number } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, sobald es verschenkt ist)
place-store = Waren
place-money = Geld
place-colour = Farbe
place-die = Platz für den Würfel ({ $character }) von { $seat }
place-kept = Platz für die Welle ({ $character }) von { $seat }
place-bath = Platz für das Heiße-Quelle-Plättchen von { $seat }
area-board = Die Insel
area-seat = Tableaus von { $seat }
to-coast = nach { $name } ({ $id })
to-mountain-town = nach { $name } ({ $id })
to-temple = zum Tempel { $id }
to-garden = zum Garten { $id }
to-shore = ans Meeresufer { $id }
to-spring = zur heißen Quelle { $id }
to-region-moon = ins Mondgebiet { $id }
to-region-waterfall = ins Wasserfallgebiet { $id }
to-region-mountain = ins Berggebiet { $id }
to-region-bamboo = ins Bambusgebiet { $id }

## Figuren, Plättchen und Zähler

piece-die = Würfel ({ $character }): { $number }
piece-die-waiting = Würfel ({ $character }), noch nicht geworfen
piece-tile = { $place } kauft { $goods } für je { $price } Geld
piece-spring = Heiße-Quelle-Plättchen
piece-bag = { $count ->
    [0] Leerer Beutel
    [one] Beutel mit { $count } Ware
   *[other] Beutel mit { $count } Waren
  }
piece-bars = { $count ->
    [0] Keine Goldtafeln im Vorrat
    [one] { $count } Goldtafel im Vorrat
   *[other] { $count } Goldtafeln im Vorrat
  }
piece-bar = Goldtafel { $number }
piece-money = { $money } Geld
piece-marker-temple = Besichtigungsmarker auf Feld { $number } der Tempelleiste
piece-marker-garden = Besichtigungsmarker auf Feld { $number } der Gartenleiste
piece-painting = Gemälde { $number }: { $symbol }
piece-painting-down = Gemälde { $number }, verdeckt
piece-painting-given = Von { $seat } verschenktes Gemälde: { $symbol }
piece-round = Runde { $round }
piece-last-round = Runde { $round }, die letzte
piece-good-kimono = Kimono Nr. { $number }
piece-good-pottery = Keramik Nr. { $number }
piece-good-doll = Puppe Nr. { $number }
piece-good-fan = Fächer Nr. { $number }
counter-temple = Tempel
counter-garden = Gärten
counter-money = Geld
counter-bars = Goldtafeln
counter-gifts = Verschenkte Gemälde
counter-goods = Waren
overlay-bag = Waren im Beutel, bei den Geschäftsplättchen
overlay-ends = Schritte bis zum Ende jeder Leiste
overlay-around = Figuren rund um jedes Gebiet, für beide Künstlerinnen
score = Punkte von { $seat }

## Aufforderungen

prompt-over = Die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-chance-dealing = Die Geschäftsplättchen werden verteilt.
prompt-chance-turning = Die Wellen werden ausgelegt.
prompt-chance-rolling = Die Würfel fallen.
prompt-chance-drawing = Waren werden aus dem Beutel gezogen.
prompt-chance-showing = Gemälde werden aufgedeckt.
prompt-take = Nimm einen Würfel.
prompt-move-pilgrim = Zieh deinen Pilger im Uhrzeigersinn { $number ->
    [one] eine Station
   *[other] { $number } Stationen
  } weiter.
prompt-move-merchant = Zieh deine Händlerin { $number ->
    [one] einen Ort
   *[other] { $number } Orte
  } weiter.
prompt-move-artist = Zieh deine Künstlerin { $number ->
    [one] ein Gebiet
   *[other] { $number } Gebiete
  } weiter.
prompt-stay = Deine Händlerin hat keinen Weg und bleibt stehen.
prompt-use-coast = { $place }: Geld nehmen?
prompt-use-temple = { $place }: besuchen?
prompt-use-garden = { $place }: besuchen?
prompt-use-shore = { $place }: eine Welle nehmen?
prompt-use-spring = { $place }: das Heiße-Quelle-Plättchen nehmen?
prompt-use-mountain-town = { $place }: Waren ziehen?
prompt-use-market = { $place }: Waren verkaufen?
prompt-use-region = { $place }: malen oder verschenken?
prompt-returning = Du kannst { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
  } lagern. Leg { $count ->
    [one] eine
   *[other] { $count }
  } in den Beutel zurück.
prompt-losing = Du hast Lagerplatz verloren. Leg { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } in den Beutel zurück.
prompt-rest = Das Heiße-Quelle-Plättchen nutzen und dieselbe Figur ({ $character }) noch einmal bewegen? Der Würfel zeigt { $number }.

## Auswahl

label-take-pilgrim = Den Pilgerwürfel nehmen: { $number }
label-take-merchant = Den Händlerinnenwürfel nehmen: { $number }
label-take-artist = Den Künstlerinnenwürfel nehmen: { $number }
label-walk = Mit dem Pilger { $to } ziehen
label-trade = Mit der Händlerin { $to } ziehen
label-wander = Mit der Künstlerin { $to } ziehen
label-stay = Stehen bleiben: Es gibt keinen Weg
label-visit-coast = { $number } Geld nehmen
label-visit-temple = Den Tempel besuchen: Marker auf { $number }
label-visit-garden = Den Garten besuchen: Marker auf { $number }
label-visit-spring = Das Heiße-Quelle-Plättchen nehmen
label-claim = Die Welle „{ $wave }“ nehmen
label-buy = { $count } { $count ->
    [one] Ware
   *[other] Waren
  } ziehen
label-sell = { $goods } für { $money } Geld verkaufen (je { $price })
label-paint = Malen: { $count ->
    [one] ein Gemälde
   *[other] { $count } Gemälde
  } aufdecken
label-give = Das Gemälde „{ $symbol }“ verschenken
label-return = Zurücklegen: { $good }
label-bathe = Das Heiße-Quelle-Plättchen nutzen: noch einmal ziehen
label-decline = Hier nichts tun
label-finish = Das Heiße-Quelle-Plättchen behalten
label-deal = { $place }: { $goods }, je { $price }
label-turn = Welle: { $wave }
label-roll = Pilger { $pilgrim }, Händlerin { $merchant }, Künstlerin { $artist }
label-draw = Ziehen: { $good }
label-show = Aufdecken: { $symbol }

## Das Protokoll

story-deal = { $place } kauft { $goods } für je { $price } Geld.
story-turn = Die Welle „{ $wave }“ liegt bereit.
story-roll = { $seat } würfelt { $pilgrim } für die Pilger, { $merchant } für die Händlerinnen und { $artist } für die Künstlerinnen.
story-take-pilgrim = { $seat } nimmt den Pilgerwürfel ({ $number }).
story-take-merchant = { $seat } nimmt den Händlerinnenwürfel ({ $number }).
story-take-artist = { $seat } nimmt den Künstlerinnenwürfel ({ $number }).
story-walk = Der Pilger von { $seat } zieht { $to }.
story-trade = Die Händlerin von { $seat } zieht { $to }.
story-wander = Die Künstlerin von { $seat } zieht { $to }.
story-stay = Die Händlerin von { $seat } hat keinen Weg und bleibt stehen.
story-visit-coast = { $seat } nimmt { $number } Geld.
story-visit-temple = { $seat } besucht den Tempel und rückt auf Feld { $number } der Tempelleiste vor.
story-visit-garden = { $seat } besucht den Garten und rückt auf Feld { $number } der Gartenleiste vor.
story-visit-spring = { $seat } nimmt das Heiße-Quelle-Plättchen.
story-claim = { $seat } nimmt die Welle „{ $wave }“.
story-claim-lost = { $seat } nimmt { $other } die Welle „{ $wave }“ ab.
story-buy = { $seat } zieht { $count } { $count ->
    [one] Ware
   *[other] Waren
  }.
story-sell = { $seat } verkauft { $goods } für { $money } Geld.
story-paint = { $seat } malt und deckt { $count ->
    [one] ein Gemälde
   *[other] { $count } Gemälde
  } auf.
story-give = { $seat } verschenkt das Gemälde „{ $symbol }“.
story-return = { $seat } legt { $good } in den Beutel zurück.
story-bathe = { $seat } nutzt das Heiße-Quelle-Plättchen.
story-draw = { $seat } zieht { $good }.
story-show = { $seat } deckt { $symbol } auf.
headline-round = Runde { $round }
headline-over = Die letzte Runde ist vorbei: Die Punkte werden gezählt.
headline-last-temple = { $seat } hat das letzte Feld der Tempelleiste erreicht: Diese Runde ist die letzte.
headline-last-garden = { $seat } hat das letzte Feld der Gartenleiste erreicht: Diese Runde ist die letzte.
headline-last-gold = { $seat } hat die letzte Goldtafel gelegt: Diese Runde ist die letzte.
headline-last-gifts = { $seat } hat das letzte Gemälde verschenkt: Diese Runde ist die letzte.
headline-near-temple = { $seat } fehlt noch ein Tempel zum Ende.
headline-near-garden = { $seat } fehlt noch ein Garten zum Ende.
headline-near-gold = { $seat } fehlt noch eine Goldtafel zum Ende.
headline-near-gifts = { $seat } fehlt noch ein verschenktes Gemälde zum Ende.
headline-gold = { $count ->
    [one] { $seat } erhält eine Goldtafel.
   *[other] { $seat } erhält { $count } Goldtafeln.
  }
headline-spring = { $seat } nimmt { $other } das Heiße-Quelle-Plättchen ab.
headline-wave = { $seat } nimmt { $other } die Welle „{ $wave }“ ab.

## Was alles ist, und was es wert ist

about-pilgrim = Zieht im Uhrzeigersinn um die Insel, so viele Stationen, wie der Pilgerwürfel zeigt, und von einer besetzten weiter zur nächsten freien. Die Station, auf der er endet, darf er nutzen.
about-merchant = Zieht auf den orangen Handelswegen von Ort zu Ort, so weit, wie der Händlerinnenwürfel zeigt. In Gebirgsorten zieht sie Waren, in Küstenorten verkauft sie diese.
about-artist = Zieht über die Handelswege von Gebiet zu Gebiet, so weit, wie der Künstlerinnenwürfel zeigt. Am Ziel malt sie oder verschenkt ein Gemälde, nie beides.
about-die = Bewegt die passende Figur ({ $character }) der Person, die ihn nimmt. In jeder Runde nimmt A einen Würfel, dann B, und der letzte bleibt A. Seine Zahlen: { $faces }.
about-die-taken = Hier liegt der Würfel ({ $character }), wenn er genommen ist, bis die Runde endet. Er bewegt die Figur genau so weit, wie er zeigt.
about-wave-place = Hier liegt diese Welle, bis ein Pilger sie an einem Meeresufer nimmt.
about-kept = Eine Welle hilft, solange sie hier liegt. Sie zu nutzen ist nie Pflicht.
about-spring-tile = Wer es hat, darf einen Würfel ein zweites Mal nutzen: noch einmal Bewegung und Aktion, mit derselben Zahl. Danach kommt es auf den Plan zurück. Für den Würfel, der es brachte, gilt es noch nicht.
about-bag = Aus ihm ziehen Händlerinnen in Gebirgsorten, ohne hinzusehen. Verkaufte Waren und solche, für die der Platz fehlt, kommen hierher zurück.
about-supply = Wer { $money } Geld hat, tauscht es sofort gegen eine Goldtafel.
about-round = In einer Runde werden drei Würfel genutzt: A nimmt einen, B nimmt einen, A nutzt den letzten. Dann tauschen A und B die Rollen.
about-last-round = Das Ende ist ausgelöst. Die Runde wird noch mit allen drei Würfeln gespielt, dann werden die Punkte gezählt.
about-tile = Zeigt, was dieser Küstenort kauft. Eine Händlerin, die hier ankommt, verkauft Waren dieser Art zu diesem Preis; ein Pilger nimmt so viel Geld, ganz ohne Waren.
about-coast = Ein Pilger, der hier endet, nimmt das Geld auf dem Geschäftsplättchen; eine Händlerin verkauft Waren dieser Art. Hier kann nur eine Figur stehen.
about-temple = Ein Pilger, der hier endet, darf auf der Tempelleiste ein Feld vorrücken.
about-garden = Ein Pilger, der hier endet, darf auf der Gartenleiste ein Feld vorrücken.
about-shore = Ein Pilger, der hier endet, darf eine Welle vom Plan nehmen, oder eine der anderen Person, wenn dort keine mehr liegt.
about-spring = Ein Pilger, der hier endet, darf das Heiße-Quelle-Plättchen nehmen, vom Plan oder von der anderen Person.
about-mountain-town = Eine Händlerin, die hier ankommt, darf { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
  } aus dem Beutel ziehen. Beide Händlerinnen dürfen hier stehen.
about-region = Eine Künstlerin, die hier ankommt, malt: ein Gemälde für jede andere Figur im Gebiet, auf seinen Stationen und in seinen Gebirgsorten. Oder sie verschenkt ein Gemälde mit seinem Symbol.
about-camp = Hier stehen die Künstlerinnen, die in diesem Gebiet sind. Es ist Platz für beide.
about-track-temple = Jeder Tempel bringt den Marker ein Feld weiter. Tempelfeld mal Gartenfeld ergibt die Glaubenspunkte; Feld { $last } löst das Ende aus.
about-track-garden = Jeder Garten bringt den Marker ein Feld weiter. Tempelfeld mal Gartenfeld ergibt die Glaubenspunkte; Feld { $last } löst das Ende aus.
about-money = Aus { $money } Geld wird sofort eine Goldtafel. Der Rest zählt nur bei Gleichstand.
about-good = Wird von der Händlerin in einem Küstenort verkauft, der { $goods } kauft. Am Ende bringen Waren keine Punkte.
about-store = Waren, die gezogen und noch nicht verkauft sind. Was keinen Platz hat, kommt nach dem Ziehen in den Beutel zurück.
about-gold = Aus { $money } Geld wird eine Goldtafel. Über der letzten stehen die Handelspunkte; Goldtafel { $last } löst das Ende aus.
about-painting = Lässt sich in einem Gebiet mit seinem Symbol ({ $symbol }) verschenken, aber nur als erstes der übrigen.
about-painting-down = Wird beim Malen aufgedeckt, von links nach rechts und Reihe für Reihe. Was es zeigt, weiß niemand.
about-gifts = Ein verschenktes Gemälde legt eine Zahl frei. Die höchste freigelegte nennt die Kulturpunkte; das letzte verschenkte Gemälde löst das Ende aus.
about-colour = Die Farbe von { $seat }. Ihre zehn Gemälde nach Symbolen: Mond { $moon }, Wasserfall { $waterfall }, Berg { $mountain }, Bambus { $bamboo }.
about-score = Glauben, Handel und Kultur, wie sie gerade stehen. Geld, Waren und übrige Gemälde bringen nichts.
worth-here = Steht jetzt hier: { $place }.
worth-pilgrim = Steht jetzt hier: { $place }. Eine { $number } brächte ihn hierhin: { $target }.
worth-merchant = Steht jetzt hier: { $place }. { $count ->
    [0] Mit einer { $number } hat sie keinen Weg.
    [one] Eine { $number } führt in einen Ort.
   *[other] Eine { $number } führt in { $count } Orte.
  }
worth-artist = Steht jetzt hier: { $place }. Das nächste Gemälde zum Verschenken zeigt: { $symbol }.
worth-artist-face-down = Steht jetzt hier: { $place }. Das nächste Gemälde zum Verschenken liegt noch verdeckt.
worth-die-waiting = Noch nicht geworfen.
worth-die-free = Er zeigt { $number } und ist noch zu haben.
worth-die-taken = Er zeigt { $number }; in dieser Runde hat ihn { $seat }.
worth-wave-free = Sie liegt auf dem Plan: Ein Pilger kann sie an jedem Meeresufer nehmen.
worth-wave-safe = { $seat } hat sie. Solange eine andere Welle auf dem Plan liegt, ist sie dort sicher.
worth-wave-open = { $seat } hat sie. Auf dem Plan liegt keine mehr, also lässt sie sich an jedem Meeresufer abnehmen.
worth-not-here = { $seat } hat sie gerade nicht.
worth-spring-free = Es liegt auf dem Plan.
worth-spring-owned = { $seat } hat es.
worth-bag = Im Beutel: Kimonos { $kimono }, Keramiken { $pottery }, Puppen { $doll }, Fächer { $fan }.
worth-round = In dieser Runde ist { $first } A und { $second } B.
worth-last-round = Nach dieser Runde kommt keine mehr.
worth-tile = Gekauft werden { $goods } für je { $price } Geld.
worth-tile-none = Gekauft werden { $goods } für je { $price } Geld. Du hast keine.
worth-tile-held = Gekauft werden { $goods } für je { $price } Geld. Was du davon hast ({ $count }), brächte dir { $money } Geld.
worth-shore = { $count ->
    [0] Auf dem Plan liegt keine Welle mehr: Man nimmt eine der anderen Person.
    [one] Auf dem Plan liegt noch eine Welle.
   *[other] Auf dem Plan liegen { $count } Wellen.
  }
worth-region = { $count ->
    [0] Deine Künstlerin könnte hier jetzt nichts aufdecken.
    [one] Deine Künstlerin könnte hier jetzt ein Gemälde aufdecken.
   *[other] Deine Künstlerin könnte hier jetzt { $count } Gemälde aufdecken.
  }
worth-region-gift = { $count ->
    [0] Deine Künstlerin könnte hier jetzt nichts aufdecken, aber dein erstes Gemälde verschenken.
    [one] Deine Künstlerin könnte hier jetzt ein Gemälde aufdecken oder dein erstes verschenken.
   *[other] Deine Künstlerin könnte hier jetzt { $count } Gemälde aufdecken oder dein erstes verschenken.
  }
worth-track = { $seat }: Tempel { $temple } × Garten { $garden } = { $points }. Der nächste Besuch bringt { $more } dazu.
worth-track-done = { $seat }: Tempel { $temple } × Garten { $garden } = { $points }. Diese Leiste ist vollendet.
worth-space = Mit dem Marker hier hätte { $seat } { $number } × { $other } = { $points ->
    [one] { $points } Glaubenspunkt
   *[other] { $points } Glaubenspunkte
  }.
worth-money = Zur nächsten Goldtafel fehlen { $count } Geld.
worth-money-rest = Eine weitere Goldtafel gibt es nicht.
worth-good = Bester Preis zurzeit: je { $price } Geld in { $place }.
worth-room = { $seat } lagert { $held } von { $room }; { $free ->
    [0] es ist kein Platz mehr.
    [one] es ist Platz für eine weitere.
   *[other] es ist Platz für { $free } weitere.
  }
worth-gold = { $seat } hat { $count ->
    [0] keine Goldtafeln
    [one] { $count } Goldtafel
   *[other] { $count } Goldtafeln
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Die nächste bringt { $more } dazu.
worth-gold-done = { $seat } hat alle Goldtafeln: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
worth-unseen = Verdeckt liegen: Mond { $moon }, Wasserfall { $waterfall }, Berg { $mountain }, Bambus { $bamboo }.
worth-painting = Es ist das erste und passt in { $places }. Verschenkt bringt es { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
  } dazu.
worth-painting-waits = { $count ->
    [one] Vorher muss noch ein anderes verschenkt werden.
   *[other] Vorher müssen noch { $count } andere verschenkt werden.
  }
worth-gifts = { $seat } hat { $count ->
    [0] kein Gemälde
    [one] { $count } Gemälde
   *[other] { $count } Gemälde
  } verschenkt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }. Das nächste bringt { $more } dazu.
worth-gifts-done = { $seat } hat alle Gemälde verschenkt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
worth-score-ahead = { $seat } liegt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } vorn.
worth-score-behind = { $seat } liegt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } zurück.
worth-score-level = Beide haben gleich viel. Dann entscheidet das Geld.

## Absagen

refusal-chance-only = Das bleibt dem Zufall überlassen.
refusal-no-such-place = Diesen Ort gibt es auf der Insel nicht.
refusal-die-in-use = Nutze zuerst den Würfel, den du genommen hast.
refusal-die-taken = Dieser Würfel ({ $character }) ist schon vergeben.
refusal-take-first = Nimm zuerst einen Würfel.
refusal-no-pass = Niemand darf passen: Nimm einen Würfel.
refusal-other-die = Dieser Würfel gehört zu einer anderen Figur ({ $character }).
refusal-must-move = Deine Figur muss ziehen, genau so weit, wie der Würfel zeigt.
refusal-move-made = Du hast schon gezogen.
refusal-move-first = Zieh zuerst.
refusal-space-used = Über dieses Feld hast du schon entschieden.
refusal-entered-twice = In einer Bewegung darfst du kein Feld zweimal betreten, und diese begann hier: { $place }.
refusal-pilgrim-count = Mit einer { $number } kommt dein Pilger nicht hierhin: { $place }.
refusal-station-taken = Hier steht schon eine Figur: { $place }. Dein Pilger geht weiter zur nächsten freien Station.
refusal-merchant-count = Kein Weg von { $number ->
    [one] einem Schritt
   *[other] { $number } Schritten
  } führt hierhin: { $place }.
refusal-town-taken = In Küstenorten steht höchstens eine Figur. In { $place } steht schon: { $figure }.
refusal-way-taken = { $place }: Der Weg dorthin führt durch einen besetzten Küstenort.
refusal-artist-count = Kein Weg von { $number ->
    [one] einem Schritt
   *[other] { $number } Schritten
  } führt hierhin: { $place }.
refusal-choose-wave = Wähle eine der Wellen.
refusal-no-shore = Wellen nimmt der Pilger, an einem Meeresufer.
refusal-wave-yours = Diese Welle hast du schon: „{ $wave }“.
refusal-wave-safe = Solange eine Welle auf dem Plan liegt, behält die andere Person „{ $wave }“.
refusal-no-mountain-town = Waren zieht man in Gebirgsorten.
refusal-no-coastal-town = Waren verkauft man in Küstenorten.
refusal-too-few-goods = Das sind zu wenige: Du hast { $goods }.
refusal-no-wave = Dafür brauchst du die Welle „{ $wave }“.
refusal-all-turned-up = Alle deine Gemälde sind aufgedeckt.
refusal-none-left-to-add = Es liegt kein weiteres Gemälde verdeckt.
refusal-nobody-around = Keine andere Figur ist in der Nähe; es gibt nichts aufzudecken.
refusal-only-with-wave = Keine andere Figur ist in der Nähe: Du deckst nur mit deiner Welle etwas auf ({ $wave }).
refusal-front-face-down = Dein erstes Gemälde liegt verdeckt.
refusal-symbol-differs = Dein erstes Gemälde ({ $symbol }) passt hier nicht: { $place }.
refusal-symbol-not-on-way = Kein Gebiet dieser Bewegung zeigt das Symbol deines ersten Gemäldes ({ $symbol }).
refusal-nothing-to-return = Du hast jetzt keine Waren zurückzulegen.
refusal-good-not-held = Diese Ware hast du nicht ({ $good }).
refusal-must-return = Du kannst { $room ->
    [one] { $room } Ware
   *[other] { $room } Waren
  } lagern: Leg zuerst die übrigen zurück.
refusal-must-give-back = Du musst zuerst eine Ware in den Beutel zurücklegen.
refusal-no-spring-tile = Du hast das Heiße-Quelle-Plättchen nicht. Dein Pilger nimmt es an einer heißen Quelle.
refusal-spring-after-first = Das Heiße-Quelle-Plättchen kommt danach: Zieh zuerst und entscheide über das Feld.
refusal-spring-no-way = Deine Händlerin hat keinen Weg; das Heiße-Quelle-Plättchen hilft ihr nicht.
refusal-must-stay = Deine Händlerin hat keinen Weg und kann nur stehen bleiben.
refusal-decide-first = Entscheide zuerst über das Feld: Nutze es oder verzichte darauf.
refusal-other-die-pilgrim = Dieser Würfel bewegt deinen Pilger, von Station zu Station um die Insel.
refusal-other-die-merchant = Dieser Würfel bewegt deine Händlerin, von Ort zu Ort auf den orangen Handelswegen.
refusal-other-die-artist = Dieser Würfel bewegt deine Künstlerin, von Gebiet zu Gebiet.
refusal-clockwise = Dein Pilger zieht im Uhrzeigersinn; hinter ihm liegt: { $place }.
refusal-town-buys-other = { $place } kauft { $goods } und sonst nichts.
refusal-spring-decide = Entscheide zuerst: mit dem Heiße-Quelle-Plättchen noch einmal ziehen oder es behalten.

## Das Ende

ending-temple = { $seat } hat das letzte Feld der Tempelleiste erreicht.
ending-garden = { $seat } hat das letzte Feld der Gartenleiste erreicht.
ending-gold = { $seat } hat die letzte Goldtafel gelegt.
ending-gifts = { $seat } hat das letzte Gemälde verschenkt.
ending-rounds = { $rounds ->
    [one] Nach { $rounds } Runde
   *[other] Nach { $rounds } Runden
  } ohne Ende wird die Partie gewertet, wie sie steht: eine Hausregel.
verdict-points = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } gegen { $other }.
verdict-money = { $seat } gewinnt den Gleichstand mit { $money } Geld.
verdict-shared = Ihr teilt euch den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  } und { $money } Geld.
line-faith = Glauben: Tempelfeld mal Gartenfeld
line-trade = Handel: Goldtafeln
line-culture = Kultur: verschenkte Gemälde

## Die Zeichnung in Buchstaben

drawn-legend = p1 m1 a1: Pilger, Händlerin, Künstlerin von Spieler 1; im Uhrzeigersinn
drawn-round = Runde { $round }: { $actor }
drawn-dice = Würfel: { $dice }
drawn-waves = Wellen: { $waves }
drawn-spring = Heiße-Quelle-Plättchen: { $owner }   Beutel: { $goods }
drawn-nobody = niemand
drawn-chance = Zufall
drawn-board = Plan
drawn-draws = zieht { $count }
drawn-regions = Gebiete:
drawn-mountain-towns = Gebirgsorte:
drawn-score =
    { $points ->
        [one] { $seat }: { $points } Punkt ({ $parts })
       *[other] { $seat }: { $points } Punkte ({ $parts })
    }
drawn-tracks = Tempel { $temple }, Garten { $garden }   Geld { $money }, Goldtafeln { $bars }   verschenkt { $gifts }
drawn-goods = Waren: { $goods }
drawn-paintings = Gemälde ({ $down } verdeckt): { $shown }
drawn-symbol-moon = Mond
drawn-symbol-waterfall = Fall
drawn-symbol-mountain = Berg
drawn-symbol-bamboo = Bambus

## Die Galerie

group-figures = Figuren
group-dice = Würfel
group-stations = Stationen
group-mountain-towns = Gebirgsorte
group-trade-tiles = Geschäftsplättchen
group-goods = Waren und Gold
group-waves = Wellen und heiße Quelle
group-paintings = Gemälde
exhibit-pilgrim = Pilger
exhibit-merchant = Händlerin
exhibit-artist = Künstlerin
exhibit-coast = Küstenort
exhibit-temple = Tempel
exhibit-garden = Garten
exhibit-shore = Meeresufer
exhibit-spring = Heiße Quelle
exhibit-tile = Geschäftsplättchen: { $goods }, je { $price } Geld
exhibit-kimono = Kimono
exhibit-pottery = Keramik
exhibit-doll = Puppe
exhibit-fan = Fächer
exhibit-bar = Goldtafel
exhibit-painting = Gemälde: { $symbol }
exhibit-prices = Preise auf den Geschäftsplättchen: { $prices }.
exhibit-points = Punkte für eine Goldtafel, zwei und so weiter: { $points }.
exhibit-other-side = Auf der anderen Seite: { $wave }.
exhibit-regions = Gebiete mit diesem Symbol: { $regions }.
exhibit-colours = So viele je Farbe: Violett { $purple }, Grün { $green }.

# --- the coach

coach-take = Jeder Würfel bewegt eine deiner drei Figuren. Wer in dieser Runde zuerst gewählt hat, bekommt auch den letzten.
coach-take-good = Nimm den Würfel, der dir am meisten bringt, es sei denn, ein anderer brächte der anderen Person noch mehr.
coach-take-others = Erfahrene fragen sich auch, welcher Würfel am Ende übrig bleibt und für wen.
coach-move-pilgrim = Dein Pilger geht im Uhrzeigersinn, genau so weit, wie der Würfel zeigt. Ist die Station besetzt, geht er weiter zur nächsten freien.
coach-move-pilgrim-good = Eine Wahl hast du hier nur mit einer Welle. Tempel- und Gartenfeld werden malgenommen, also lohnt sich am meisten die Leiste, die zurückliegt.
coach-move-pilgrim-others = Erfahrene lassen ihre Händlerin dort stehen, wo sie den eigenen Pilger auf eine bessere Station weiterschickt.
coach-move-merchant = Deine Händlerin zieht auf den orangen Handelswegen von Ort zu Ort, genau so viele Orte weit, wie der Würfel zeigt.
coach-move-merchant-good = Ist dein Lager fast leer, geh in einen Gebirgsort mit hoher Zahl; hast du Waren, geh in einen Küstenort, der gut dafür zahlt.
coach-move-merchant-others = Erfahrene sammeln erst mehrere Waren einer Art und stehen gern in einem Ort, den die andere Person braucht.
coach-move-artist = Deine Künstlerin zieht über die orangen Handelswege von Gebiet zu Gebiet und betritt keines zweimal.
coach-move-artist-good = Zum Malen geh dorthin, wo viele Figuren in der Nähe sind; zum Verschenken in ein Gebiet mit dem Symbol deines ersten Gemäldes.
coach-move-artist-others = Erfahrene decken mehrere Gemälde auf einmal auf und planen dann, wo sie eins nach dem anderen verschenken.
coach-stay = Alle Wege sind versperrt, deine Händlerin bleibt stehen und tut nichts.
coach-stay-good = Hier gibt es nichts zu entscheiden. In einen Küstenort passt nur eine Figur, und das kann einen Weg versperren.
coach-stay-others = Erfahrene prüfen, wie sie wieder herauskommen, bevor sie in einen Küstenort ziehen.
coach-use-coast = In einem Küstenort nimmt dein Pilger so viel Geld, wie das Geschäftsplättchen zeigt. Waren braucht er dafür nicht.
coach-use-coast-good = Nimm es: Aus 10 Geld wird sofort eine Goldtafel.
coach-use-coast-others = Erfahrene wissen, wie viel zur nächsten Goldtafel fehlt, ihnen selbst und der anderen Person.
coach-use-temple = Ein Besuch bringt dich auf der Tempelleiste ein Feld weiter. Tempelfeld mal Gartenfeld ergibt deine Glaubenspunkte.
coach-use-temple-good = Ein Tempel bringt so viele Punkte, wie dein Gartenfeld zeigt: Besuche ihn.
coach-use-temple-others = Das letzte Feld beendet die Partie. Erfahrene gehen dorthin, wenn sie vorn liegen.
coach-use-garden = Ein Besuch bringt dich auf der Gartenleiste ein Feld weiter. Tempelfeld mal Gartenfeld ergibt deine Glaubenspunkte.
coach-use-garden-good = Ein Garten bringt so viele Punkte, wie dein Tempelfeld zeigt: Besuche ihn.
coach-use-garden-others = Das letzte Feld beendet die Partie. Erfahrene gehen dorthin, wenn sie vorn liegen.
coach-use-shore = An einem Meeresufer nimmst du eine Welle. Sie macht eine deiner Figuren besser, solange du sie hast.
coach-use-shore-good = Nimm die Welle der Figur, die sie am ehesten und am häufigsten nutzen wird.
coach-use-shore-others = Erfahrene holen sich Wellen früh. Liegt keine mehr auf dem Plan, kann man sie einander wegnehmen.
coach-use-spring = Mit dem Heiße-Quelle-Plättchen darfst du einen späteren Würfel zweimal nutzen.
coach-use-spring-good = Nimm es, und sei es nur, damit die andere Person es nicht hat.
coach-use-spring-others = Erfahrene heben es für einen Würfel mit zwei guten Zielen auf, aber nicht lange: Es kann ihnen genommen werden.
coach-use-mountain-town = In einem Gebirgsort ziehst du Waren aus dem Beutel, ohne hinzusehen. Dein Lagerplatz ist begrenzt.
coach-use-mountain-town-good = Zieh, wann immer du Platz hast: Es kostet nichts.
coach-use-mountain-town-others = Erfahrene achten darauf, was noch im Beutel ist und welche Orte in der Nähe liegen.
coach-use-market = In einem Küstenort verkaufst du Waren der Art auf dem Geschäftsplättchen, so viele du willst.
coach-use-market-good = Meist ist es am besten, alle zu verkaufen: Aus 10 Geld wird sofort eine Goldtafel.
coach-use-market-others = Geld, das zu keiner Goldtafel reicht, bringt keine Punkte. Erfahrene rechnen in Zehnern.
coach-use-region = Deine Künstlerin malt oder verschenkt, nie beides. Malen bereitet vor, Verschenken bringt Punkte.
coach-use-region-good = Verschenk, wann immer dein erstes Gemälde passt. Male, wenn du hier nichts verschenken kannst.
coach-use-region-others = Jedes verschenkte Gemälde bringt mindestens so viel wie das davor und meist mehr: Erfahrene hören nach den ersten nicht auf.
coach-returning = Du hast mehr Waren, als du lagern kannst. Wähl aus, was in den Beutel zurückkommt.
coach-returning-good = Mehrere Waren einer Art sind besser als von jeder eine. Behalte, was sich in der Nähe gut verkauft.
coach-returning-others = Erfahrene überlegen, welche Käufer ihre Händlerin mit dem nächsten Wurf erreicht.
coach-losing = Du hast die Welle verloren, die dir mehr Platz gab; darum musst du Waren zurücklegen.
coach-losing-good = Leg zurück, was sich am schlechtesten verkauft.
coach-losing-others = Erfahrene verkaufen früh, wenn sich der andere Pilger einem Meeresufer nähert.
coach-rest = Du hast das Heiße-Quelle-Plättchen. Du darfst die Figur mit derselben Zahl noch einmal bewegen und die Aktion nutzen, oder du behältst es.
coach-rest-good = Nutze es, wenn die zweite Bewegung etwas Lohnendes bringt; sonst behalte es.
coach-rest-others = Erfahrene nutzen es, bevor der andere Pilger eine heiße Quelle erreicht und es ihnen nimmt.

# What a position is worth, by parts: reasons for hints and reviews.
term-faith = Tempel mal Gärten
term-trade = Gold, Geld und Waren
term-culture = aufgedeckte und verschenkte Gemälde
term-helpers = Wellen und heiße Quelle
term-next-die = die Wahl des nächsten Würfels

# Wie Bots spielen
level1-about = Macht sich wenig aus Gold, vergisst die Wellen und die heiße Quelle und achtet nicht auf dich.
level2-about = Spielt den eigenen Zug gut, vergisst aber die Wellen und die heiße Quelle und achtet nicht auf dich.
level3-about = Sieht alles, was der eigene Zug verändert, für sich und für dich; nicht, was du daraus machst.
style-pilgrim-about = Zieht zu Tempeln und Gärten, wo immer es geht.
style-trader-about = Holt Waren, verkauft sie und macht aus Münzen Gold.
style-artist-about = Malt und verschenkt Gemälde, komme, was wolle.
