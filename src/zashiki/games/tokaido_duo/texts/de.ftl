# Tokaido Duo auf Deutsch.
game-about =
    Drei Figuren für jede Seite auf der Insel Shikoku: ein Pilger, der sie umrundet, eine Händlerin,
    die ihre Handelswege bereist, eine Künstlerin, die ihre Landschaften malt. Drei Würfel je Runde,
    geteilt zwischen zweien; hol aus allen dreien das meiste heraus. Der Plan und einige Zahlen sind
    rekonstruiert, weil kein öffentlicher Text sie nennt; die Ausgabe sagt, welche.

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
effect-inspired = Du darfst auch ein Gemälde verschenken, dessen Symbol am Anfang oder am Weg des Zuges lag.

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
place-bar = Goldtafel { $number }: { $points } Punkte
place-gallery = Gemälde { $number }: { $points } Punkte, sobald es verschenkt ist
place-store = Waren
place-money = Geld
place-colour = Farbe

## Figuren, Plättchen und Zähler

piece-die = Würfel ({ $character }): { $number }
piece-die-waiting = Würfel ({ $character }), noch nicht geworfen
piece-tile = { $place } kauft { $goods } für je { $price } Geld
piece-spring = Heiße-Quelle-Plättchen
piece-bag = Beutel mit { $count } Waren
piece-bars = { $count } Goldtafeln im Vorrat
piece-bar = Goldtafel
piece-money = { $money } Geld
piece-marker-temple = Besichtigungsmarker auf Feld { $number } der Tempelleiste
piece-marker-garden = Besichtigungsmarker auf Feld { $number } der Gartenleiste
piece-painting = Gemälde: { $symbol }
piece-painting-down = Gemälde, verdeckt
piece-round = Runde { $round }
piece-last-round = Runde { $round }, die letzte
counter-temple = Tempel
counter-garden = Gärten
counter-money = Geld
counter-bars = Goldtafeln
counter-gifts = Verschenkte Gemälde
counter-goods = Waren
hint-bag = Im Beutel: Kimonos: { $kimono }, Keramiken: { $pottery }, Puppen: { $doll }, Fächer: { $fan }.
hint-region = { $count ->
    [0] Niemand sonst ist in der Nähe.
    [one] Eine andere Figur in der Nähe: Deine Künstlerin könnte ein Gemälde aufdecken.
   *[other] { $count } andere Figuren in der Nähe: Deine Künstlerin könnte { $count } Gemälde aufdecken.
  }
hint-unseen = Verdeckt: Monde: { $moon }, Wasserfälle: { $waterfall }, Berge: { $mountain }, Bambusse: { $bamboo }.

## Aufforderungen

prompt-over = Die Partie ist zu Ende.
prompt-wait = { $seat } ist am Zug.
prompt-chance-dealing = Die Geschäftsplättchen werden verteilt.
prompt-chance-turning = Die Wellen werden ausgelegt.
prompt-chance-rolling = Die Würfel fallen.
prompt-chance-drawing = Waren werden aus dem Beutel gezogen.
prompt-chance-showing = Gemälde werden aufgedeckt.
prompt-take = Nimm einen Würfel.
prompt-move-pilgrim = Zieh deinen Pilger { $number ->
    [one] eine Station
   *[other] { $number } Stationen
  } weit im Uhrzeigersinn.
prompt-move-merchant = Zieh deine Händlerin { $number ->
    [one] einen Ort
   *[other] { $number } Orte
  } weit.
prompt-move-artist = Zieh deine Künstlerin { $number ->
    [one] ein Gebiet
   *[other] { $number } Gebiete
  } weit.
prompt-stay = Deine Händlerin hat keinen Weg und bleibt stehen.
prompt-use-coast = { $place }: Geld nehmen?
prompt-use-temple = { $place }: besuchen?
prompt-use-garden = { $place }: besuchen?
prompt-use-shore = { $place }: eine Welle nehmen?
prompt-use-spring = { $place }: das Heiße-Quelle-Plättchen nehmen?
prompt-use-mountain-town = { $place }: Waren ziehen?
prompt-use-market = { $place }: Waren verkaufen?
prompt-use-region = { $place }: malen oder verschenken?
prompt-returning = Du kannst { $room } Waren lagern. Leg { $count } in den Beutel zurück.
prompt-losing = Du hast Platz für Waren verloren. Leg { $count } in den Beutel zurück.
prompt-rest = Mit dem Heiße-Quelle-Plättchen noch einmal { $number } weit ziehen ({ $character })?

## Auswahl

label-take-pilgrim = Pilgerwürfel: { $number }
label-take-merchant = Händlerinnenwürfel: { $number }
label-take-artist = Künstlerinnenwürfel: { $number }
label-walk = Pilger: { $place }
label-trade = Händlerin: { $place }
label-wander = Künstlerin: { $place }
label-stay = Stehen bleiben
label-visit-coast = { $number } Geld nehmen
label-visit-temple = Tempelleiste: auf Feld { $number } vorrücken
label-visit-garden = Gartenleiste: auf Feld { $number } vorrücken
label-visit-spring = Das Heiße-Quelle-Plättchen nehmen
label-claim = Welle nehmen: { $wave }
label-buy = { $count } { $count ->
    [one] Ware
   *[other] Waren
  } ziehen
label-sell = { $count } × { $good } für { $money } Geld verkaufen (je { $price })
label-paint = Malen: { $count } Gemälde aufdecken
label-give = Gemälde verschenken: { $symbol }
label-return = Zurücklegen: { $good }
label-bathe = Das Heiße-Quelle-Plättchen nutzen
label-decline = Hier nichts tun
label-finish = Das Heiße-Quelle-Plättchen behalten
label-deal = { $place }: { $goods }, je { $price }
label-turn = Welle: { $wave }
label-roll = Pilger { $pilgrim }, Händlerin { $merchant }, Künstlerin { $artist }
label-draw = Gezogen: { $good }
label-show = Aufgedeckt: { $symbol }

## Das Protokoll

story-deal = { $place } kauft { $goods } für je { $price } Geld.
story-turn = Eine Welle liegt bereit: { $wave }.
story-roll = Runde { $round }: { $seat } würfelt Pilger { $pilgrim }, Händlerin { $merchant }, Künstlerin { $artist }.
story-take-pilgrim = { $seat } nimmt den Pilgerwürfel ({ $number }).
story-take-merchant = { $seat } nimmt den Händlerinnenwürfel ({ $number }).
story-take-artist = { $seat } nimmt den Künstlerinnenwürfel ({ $number }).
story-walk = { $seat } zieht den Pilger: { $place }.
story-trade = { $seat } zieht die Händlerin: { $place }.
story-wander = { $seat } zieht die Künstlerin: { $place }.
story-stay = { $seat }: Die Händlerin hat keinen Weg und bleibt stehen.
story-visit-coast = { $seat } nimmt { $number } Geld.
story-visit-temple = { $seat } rückt auf der Tempelleiste auf Feld { $number } vor.
story-visit-garden = { $seat } rückt auf der Gartenleiste auf Feld { $number } vor.
story-visit-spring = { $seat } nimmt das Heiße-Quelle-Plättchen.
story-claim = { $seat } nimmt eine Welle: { $wave }.
story-claim-lost = { $seat } nimmt { $other } eine Welle ab: { $wave }.
story-buy = { $seat } zieht { $count } { $count ->
    [one] Ware
   *[other] Waren
  }.
story-sell = { $seat } verkauft { $count } × { $good } für { $money } Geld.
story-paint = { $seat } malt und deckt { $count } Gemälde auf.
story-give = { $seat } verschenkt ein Gemälde: { $symbol }.
story-return = { $seat } legt zurück: { $good }.
story-bathe = { $seat } nutzt das Heiße-Quelle-Plättchen.
story-draw = { $seat } zieht: { $good }.
story-show = { $seat } deckt auf: { $symbol }.

## Absagen

refusal-chance-only = Das bleibt dem Zufall überlassen.
refusal-no-such-place = Diesen Ort gibt es auf der Insel nicht.
refusal-die-in-use = Nutze zuerst den Würfel, den du genommen hast.
refusal-die-taken = Dieser Würfel ist schon vergeben: { $character }.
refusal-take-first = Nimm zuerst einen Würfel.
refusal-no-pass = Niemand darf passen: Nimm einen Würfel.
refusal-other-die = Dieser Würfel gehört einer anderen Figur: { $character }.
refusal-must-move = Deine Figur muss ziehen, genau so weit, wie der Würfel zeigt.
refusal-move-made = Du hast schon gezogen.
refusal-move-first = Zieh zuerst.
refusal-space-used = Über dieses Feld hast du schon entschieden.
refusal-entered-twice = Ein Zug betritt kein Feld zweimal, und dieser begann hier: { $place }.
refusal-pilgrim-count = Mit einer { $number } kommt dein Pilger nicht hierhin: { $place }.
refusal-station-taken = Hier steht schon eine Figur: { $place }. Dein Pilger geht weiter zur nächsten freien Station.
refusal-merchant-count = Kein Weg von { $number ->
    [one] einem Schritt
   *[other] { $number } Schritten
  } führt hierhin: { $place }.
refusal-town-taken = In Küstenorten steht höchstens eine Figur. Schon in { $place }: { $figure }.
refusal-way-taken = { $place }: Der Weg dorthin führt durch einen besetzten Küstenort.
refusal-artist-count = Kein Weg von { $number ->
    [one] einem Schritt
   *[other] { $number } Schritten
  } führt hierhin: { $place }.
refusal-choose-wave = Wähle eine der Wellen.
refusal-no-shore = Wellen nimmt man am Meeresufer.
refusal-wave-yours = Diese Welle hast du schon: { $wave }.
refusal-wave-safe = Solange eine Welle auf dem Plan liegt, bleibt diese bei der anderen Seite: { $wave }.
refusal-no-mountain-town = Waren zieht man in Gebirgsorten.
refusal-no-coastal-town = Waren verkauft man in Küstenorten.
refusal-too-few-goods = Von dieser Ware hast du { $held }: { $good }.
refusal-no-wave = Dafür brauchst du eine Welle: { $wave }.
refusal-all-turned-up = Alle deine Gemälde sind aufgedeckt.
refusal-none-left-to-add = Es ist kein weiteres Gemälde aufzudecken.
refusal-nobody-around = Keine andere Figur ist in der Nähe; es gibt nichts aufzudecken.
refusal-only-with-wave = Keine andere Figur ist in der Nähe: Du deckst nur mit deiner Welle etwas auf ({ $wave }).
refusal-front-face-down = Dein erstes Gemälde liegt verdeckt.
refusal-symbol-differs = Dein erstes Gemälde ({ $symbol }) passt hier nicht: { $place }.
refusal-symbol-not-on-way = Kein Gebiet dieses Zuges zeigt das Symbol deines ersten Gemäldes ({ $symbol }).
refusal-nothing-to-return = Du hast jetzt keine Waren zurückzulegen.
refusal-good-not-held = Diese Ware hast du nicht: { $good }.
refusal-must-return = Du kannst { $room } Waren lagern: Leg zuerst die übrigen zurück.
refusal-must-give-back = Du musst zuerst eine Ware in den Beutel zurücklegen.
refusal-no-spring-tile = Du hast das Heiße-Quelle-Plättchen nicht.
refusal-spring-after-first = Das Heiße-Quelle-Plättchen kommt danach: Zieh zuerst und entscheide über das Feld.
refusal-spring-no-way = Deine Händlerin hat keinen Weg; das Heiße-Quelle-Plättchen hilft ihr nicht.
refusal-must-stay = Deine Händlerin hat keinen Weg und kann nur stehen bleiben.
refusal-decide-first = Entscheide zuerst über das Feld: Nutze es oder lass es.

## Das Ende

ending-temple = { $seat } hat das letzte Feld der Tempelleiste erreicht.
ending-garden = { $seat } hat das letzte Feld der Gartenleiste erreicht.
ending-gold = { $seat } hat die letzte Goldtafel gelegt.
ending-gifts = { $seat } hat das letzte Gemälde verschenkt.
ending-rounds = Nach { $rounds } Runden ohne Ende wird die Partie gewertet, wie sie steht: eine Hausregel.
verdict-points = { $seat } gewinnt mit { $points } zu { $other } Punkten.
verdict-money = { $seat } gewinnt den Gleichstand mit { $money } Geld.
verdict-shared = Ihr teilt euch den Sieg mit je { $points } Punkten und { $money } Geld.
line-faith = Glauben: Tempel mal Garten
line-trade = Handel: Goldtafeln
line-culture = Kultur: verschenkte Gemälde

## Die Zeichnung in Buchstaben

drawn-legend = p1 m1 a1: Pilger, Händlerin, Künstlerin von Platz 1; im Uhrzeigersinn
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
