game-about = Lege Plättchen um die Orte Japans und gewinne Helme, Buddhas und Reisfelder durch die Stärke deines Einflusses.

## Plättchen und Figuren

tile-helmet = Helm { $strength }
tile-buddha = Buddha { $strength }
tile-rice = Reis { $strength }
tile-samurai = Samurai { $strength }
tile-rider = Reiter { $strength }
tile-ship = Schiff { $strength }
tile-tile-exchange = Plättchentausch
tile-figure-exchange = Figurentausch
figure-helmet = Helm
figure-buddha = Buddha
figure-rice = Reisfeld
figures-helmet = Helme
figures-buddha = Buddhas
figures-rice = Reisfelder

## Orte

place-city = { $name } ({ $hex })
place-village = Dorf { $hex }
place-sea = See { $hex }
place-land = Land { $hex }
place-map = Japan
place-sign = { $sign }
place-supply = Noch zu setzen
place-aside = Neben dem Plan
place-hand = Deine Plättchen
place-lifted = Aufgenommenes Plättchen
place-pool = Dein Vorrat
place-figures = Figuren von { $seat }
place-tiles = Plättchen von { $seat }
place-bag = Vorrat von { $seat }
place-behind =
    { $count ->
        [one] Hinter dem Sichtschirm von { $seat }: eine Figur
       *[other] Hinter dem Sichtschirm von { $seat }: { $count } Figuren
    }
counter-figures = Figuren
counter-hand = Plättchen
counter-supply = Vorrat

## Hinweise

hint =
    { $open ->
        [0] { $who } Umschlossen.
        [one] { $who } Ein Landfeld ist noch offen.
       *[other] { $who } { $open } Landfelder sind noch offen.
    }
hint-nobody = Niemand hat hier Einfluss.
hint-tie = Gleichstand mit { $strength }.
hint-leads = { $seat } führt mit { $strength }, danach { $next }.

## Was gefragt ist

prompt-pick =
    { $left ->
        [one] Wähle noch ein Plättchen für deine Hand.
       *[other] Wähle noch { $left } Plättchen für deine Hand.
    }
prompt-place-city = Setze eine Figur deiner Wahl in eine Stadt. In einer Stadt stehen nie zwei gleiche.
prompt-place-village = Setze eine Figur deiner Wahl in ein leeres Dorf.
prompt-lay = Lege mindestens ein Plättchen: mit Schriftzeichen beliebig viele, ohne höchstens eines.
prompt-lay-more = Lege weitere Plättchen, darunter höchstens eines ohne Schriftzeichen, oder beende deinen Zug.
prompt-lay-fast = Du darfst noch Plättchen mit Schriftzeichen legen oder deinen Zug beenden.
prompt-end = Mehr kannst du nicht legen. Beende deinen Zug.
prompt-pass = Keines deiner Plättchen lässt sich legen. Passe.
prompt-lay-again = Lege { $tile } neu, auf ein leeres Landfeld.
prompt-swap = Wähle die Figur, die mit dieser getauscht wird: { $figure }, { $place }.
prompt-dealt = Die Figuren werden verteilt.
prompt-draws = { $seat } zieht Plättchen.
prompt-wait = { $seat } ist am Zug.
prompt-over = Die Partie ist zu Ende.

## Auswahl

label-pick = { $tile }
label-draw = { $tile } ziehen
label-place = { $figure }: { $place }
label-lay = { $tile } auf { $hex }
label-lift = { $tile } auf { $hex }: dein Plättchen dort aufnehmen
label-swap = Figurentausch: { $figure }, { $place } …
label-with = … gegen { $figure }, { $place }
label-end = Zug beenden
label-pass = Passen

## Verlauf

story-picks = { $seat } wählt ein Plättchen.
story-picks-own = Du wählst { $tile }.
story-draws = { $seat } zieht ein Plättchen.
story-draws-own = Du ziehst { $tile }.
story-places = { $seat } setzt eine Figur, { $place }: { $figure }.
story-dealt = Eine Figur wird ausgelost, { $place }: { $figure }.
story-lays = { $seat } legt { $tile } auf { $hex }.
story-lifts = { $seat } legt den Plättchentausch auf { $hex } und nimmt { $lifted } auf.
story-lays-again = { $seat } legt { $tile } neu auf { $hex }.
story-swaps = { $seat } tauscht { $figure } ({ $place }) gegen { $figure2 } ({ $place2 }).
story-passes = { $seat } passt.
story-takes = { $seat } erhält: { $figure } ({ $place }).
story-aside = Niemand hat den größten Einfluss: { $figure } ({ $place }) kommt neben den Plan.
story-and = { $one } { $more }

## Ablehnungen

refusal-opening-first = Zuerst werden die Startplättchen gewählt.
refusal-placing-first = Zuerst werden die Figuren gesetzt.
refusal-turn-first = Das gehört nicht zu einem Zug: Jetzt legst du Plättchen.
refusal-lay-again-first = Lege zuerst das aufgenommene Plättchen neu, auf ein leeres Landfeld.
refusal-swap-first = Wähle zuerst die zweite Figur deines Tauschs.
refusal-none-left-to-pick = Ein solches Plättchen hast du nicht mehr.
refusal-only-chance-draws = Plättchen werden zufällig gezogen, nicht ausgesucht.
refusal-not-on-this-map = Dieser Ort gehört nicht zum Plan dieser Partie.
refusal-cities-first = Zuerst werden die Städte gefüllt, dann die Dörfer.
refusal-settlement-full = Hier stehen schon alle Figuren, die hierher gehören.
refusal-type-used-up = Davon ist nichts mehr zu setzen: { $figure }.
refusal-equal-in-city = In einer Stadt stehen nie zwei gleiche Figuren; das steht schon dort: { $figure }.
refusal-not-in-hand = Dieses Plättchen hast du nicht hinter deinem Sichtschirm.
refusal-one-plain-tile = Du hast in diesem Zug schon ein Plättchen ohne Schriftzeichen gelegt; mehr als eines geht nicht.
refusal-not-on-settlement = Auf Orten liegen nie Plättchen, auch nicht auf leeren.
refusal-ship-needs-sea = Schiffe kommen nur auf Seefelder.
refusal-tile-needs-land = Auf Seefelder kommen nur Schiffe; dieses Plättchen braucht Land.
refusal-hex-taken = Auf { $hex } liegt schon ein Plättchen.
refusal-swap-takes-figures = Der Figurentausch liegt nirgends: Wähle stattdessen zwei Figuren.
refusal-lift-own-tile = Der Plättchentausch kommt auf ein eigenes Plättchen.
refusal-lift-no-character = Nur deine Plättchen ohne Schriftzeichen kannst du aufnehmen.
refusal-no-land-left = Es gibt kein leeres Land, um das aufgenommene Plättchen neu zu legen.
refusal-no-such-figure = Eine solche Figur steht nicht auf dem Plan.
refusal-swap-two-figures = Diese Figur hast du schon gewählt; wähle jetzt die, mit der sie tauscht.
refusal-no-second-figure = Es gibt keine zweite Figur zum Tauschen.
refusal-swap-makes-equal = Nach diesem Tausch stünden in einer Stadt zwei gleiche Figuren.
refusal-lay-one-first = Lege mindestens ein Plättchen, bevor du deinen Zug beendest.
refusal-can-lay = Du kannst ein Plättchen legen, also darfst du nicht passen.

## Einstellungen

option-captures = Figuren werden genommen
option-captures-end-of-turn = am Ende des Zugs
option-captures-at-once = sobald sie umschlossen sind
option-opening = Die Startplättchen werden
option-opening-choose = gewählt
option-opening-draw = gezogen (für eine erste Partie)
option-figures = Die Figuren werden
option-figures-placed = von den Spielern gesetzt
option-figures-dealt = ausgelost
option-screens = Zu dritt und viert stehen genommene Figuren
option-screens-as-printed = hinter den Sichtschirmen
option-screens-open = offen

## Das Ende

ending-type-gone = Die letzte Figur einer Art hat den Plan verlassen: { $figure }.
ending-aside = { $count } Figuren stehen neben dem Plan.
line-majorities = Mehrheiten
line-others = Übrige Figuren
line-all = Alle Figuren
verdict-two-majorities = { $seat } gewinnt mit mehr als einer Mehrheit.
verdict-only-majority = { $seat } gewinnt: Sonst hat niemand eine Mehrheit.
verdict-others = { $seat } gewinnt mit { $others } übrigen Figuren neben der Mehrheit.
verdict-all = { $seat } gewinnt: gleich viele übrige Figuren ({ $others }), aber { $all } insgesamt.
verdict-no-majority = Niemand hat eine Mehrheit; { $seat } gewinnt mit den meisten Figuren.
verdict-shared = { $count } Spieler teilen sich den Sieg.

## Die Zeichnung in Buchstaben

drawn-hidden = { $count } verdeckt
drawn-tiles = { $count } Plättchen
drawn-hand = Hand
drawn-to-place = zu setzen
drawn-lifted = angehoben
drawn-chance = der Zufall ist dran
