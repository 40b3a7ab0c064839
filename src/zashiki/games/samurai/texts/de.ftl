game-about = Helme für die Krieger, Buddhas für die Priester, Reisfelder für die Bauern: Wer alle drei für sich gewinnt, beherrscht Japan. Du legst Plättchen um Dörfer und Städte, und wo alles Land bedeckt ist, bekommt die Figuren, wer den größten Einfluss auf sie hat. Das ist schnell gelernt; nur öffnet jedes Plättchen, das du legst, auch anderen eine Tür.
game-aim = Am Ende gewinnt, wer in zwei Figurenarten die Mehrheit hat; sonst, wer sie in einer hat und dazu die meisten anderen Figuren.

## Plättchen und Figuren

tile-helmet = Helm { $strength }
tile-buddha = Buddha { $strength }
tile-rice = Reisfeld { $strength }
tile-samurai = Samurai { $strength }
tile-rider = Reiter { $strength }
tile-ship = Schiff { $strength }
tile-tile-exchange = Plättchentausch
tile-figure-exchange = Figurentausch
tile-on = { $tile } auf { $hex }
tile-of = { $tile } von { $seat }
tiles-hidden =
    { $count ->
        [one] Ein verdecktes Plättchen von { $seat }
       *[other] { $count } verdeckte Plättchen von { $seat }
    }
figure-a-helmet = einen Helm
figure-a-buddha = einen Buddha
figure-a-rice = ein Reisfeld
figure-the-helmet = den Helm
figure-the-buddha = den Buddha
figure-the-rice = das Reisfeld
figures-helmet = Helme
figures-buddha = Buddhas
figures-rice = Reisfelder
figures-of = { $figures } von { $seat }
figures-to-place = { $figures }, noch zu setzen
aside-helmet = Helm neben dem Plan
aside-buddha = Buddha neben dem Plan
aside-rice = Reisfeld neben dem Plan
figure-at = { $the } { $at }
list-and = { $one } und { $more }
list-comma = { $one }, { $more }

## Orte

place-city = { $name } ({ $hex })
place-village = Dorf { $hex }
site-at-city = in { $name } ({ $hex })
site-at-vowel-city = in { $name } ({ $hex })
site-at-village = im Dorf { $hex }
site-from-city = aus { $name } ({ $hex })
site-from-vowel-city = aus { $name } ({ $hex })
site-from-village = aus dem Dorf { $hex }
site-to-city = nach { $name } ({ $hex })
site-to-vowel-city = nach { $name } ({ $hex })
site-to-village = ins Dorf { $hex }
title-village = Dorf { $hex }
title-helmet = Helm { $at }
title-buddha = Buddha { $at }
title-rice = Reisfeld { $at }
title-screen = Sichtschirm von { $seat }
title-score = Alle Figuren von { $seat }
place-sea = Meer { $hex }
place-land = Land { $hex }
place-map = Japan
place-sign = { $sign }
place-supply = Figuren, noch zu setzen
place-aside = Neben dem Plan
place-hand = Deine Plättchen
place-lifted = Aufgenommenes Plättchen
place-pool = Dein Vorrat
place-figures = Figuren von { $seat }
place-tiles = Plättchen von { $seat }
place-bag = Vorrat von { $seat }
place-behind =
    { $count ->
        [0] Hinter dem Sichtschirm von { $seat }: keine Figur
        [one] Hinter dem Sichtschirm von { $seat }: eine Figur
       *[other] Hinter dem Sichtschirm von { $seat }: { $count } Figuren
    }
counter-figures = Figuren
counter-hand = Plättchen
counter-supply = Vorrat

## Was die Dinge sind

about-land = Land. Solange das Feld leer ist, kann hier jedes Plättchen außer einem Schiff liegen.
about-sea = Meer. Hierher kommen nur Schiffe. Meerfelder müssen nicht bedeckt sein, damit Figuren genommen werden.
about-village = Ein Dorf. Ist alles Land daneben mit Plättchen bedeckt, bekommt seine Figur, wer den größten Einfluss auf sie hat.
about-city = Eine Stadt für zwei verschiedene Figuren. Ist alles Land daneben mit Plättchen bedeckt, bekommt jede Figur, wer den größten Einfluss auf sie hat.
about-capital = Die Hauptstadt mit einer Figur jeder Art. Ist alles Land daneben mit Plättchen bedeckt, bekommt jede Figur, wer den größten Einfluss auf sie hat.
about-figure = { $figures }: Ist alles Land neben einer Figur bedeckt, nimmt sie, wer den größten Einfluss auf sie hat. Wer von einer Art allein die meisten hat, besitzt eine Mehrheit; nur damit kann man gewinnen.
about-tile-helmet = Stärke { $strength }, nur für benachbarte Helme. Ohne Schriftzeichen: Davon darfst du eines pro Zug legen.
about-tile-buddha = Stärke { $strength }, nur für benachbarte Buddhas. Ohne Schriftzeichen: Davon darfst du eines pro Zug legen.
about-tile-rice = Stärke { $strength }, nur für benachbarte Reisfelder. Ohne Schriftzeichen: Davon darfst du eines pro Zug legen.
about-tile-samurai = Stärke { $strength } für jede benachbarte Figur. Ohne Schriftzeichen: Davon darfst du eines pro Zug legen.
about-tile-rider = Stärke { $strength } für jede benachbarte Figur. Mit Schriftzeichen: Du darfst ihn zusammen mit anderen Plättchen im selben Zug legen.
about-tile-ship = Stärke { $strength } für jede benachbarte Figur; es kommt auf ein leeres Meerfeld. Mit Schriftzeichen: Du darfst es zusammen mit anderen Plättchen im selben Zug legen.
about-tile-tile-exchange = Lege ihn auf ein eigenes Plättchen ohne Schriftzeichen. Du nimmst dieses auf und legst es sofort neu. Der Tausch bleibt liegen, mit Stärke 0.
about-tile-figure-exchange = Du vertauschst zwei beliebige Figuren auf dem Plan; das Plättchen kommt danach in die Schachtel. Mit Schriftzeichen: Du darfst es zusammen mit anderen Plättchen im selben Zug spielen.
about-supply = Figuren, die vor dem ersten Zug gesetzt werden: zuerst zwei in jede Stadt, dann eine in jedes Dorf.
about-aside = Figuren, die niemand gewonnen hat, weil niemand allein den größten Einfluss hatte. Mit { $limit } davon endet die Partie.
about-taken = Figuren, die vom Plan genommen wurden. Zu zweit stehen sie offen, sonst hinter den Sichtschirmen.
about-screen = Der Sichtschirm verbirgt, welche Figuren genommen wurden, nicht wie viele. Alle haben gesehen, wer was nahm, und dürfen es sich merken.
about-tiles = Die Plättchen hinter einem Sichtschirm, höchstens fünf. Bis zum Ende der Partie sieht sie nur ihr Besitzer.
about-bag = Plättchen, die noch gezogen werden. Am Ende eines Zugs wird die Hand zufällig auf fünf ergänzt.
about-hand = Deine Hand hinter deinem Sichtschirm. In einem Zug legst du mindestens ein Plättchen: mit Schriftzeichen beliebig viele, ohne höchstens eines.
about-pool = Deine Plättchen, die weder auf der Hand noch gelegt sind. Daraus ziehst du zufällig; niemand sonst sieht, welche es sind.
about-lifted = Das Plättchen, das du mit dem Plättchentausch aufgenommen hast. Lege es auf leeres Land, bevor du etwas anderes tust.
about-score = Alle genommenen Figuren. Ihre Zahl allein entscheidet nicht: Wer zwei Mehrheiten hat, gewinnt immer, und bei nur einer Mehrheit zählen die Figuren der anderen Arten.

## Was sie jetzt wert sind

worth-covered = Hier liegt ein Plättchen von { $seat }: { $tile }.
worth-no-figures-beside = Daneben stehen keine Figuren.
worth-beside = Daneben: { $places }.
worth-surrounds = Ein Plättchen hier umschließt: { $places }.
worth-waits =
    { $count ->
        [0] Alle Figuren stehen schon hier.
        [one] Hierher kommt noch eine Figur.
       *[other] Hierher kommen noch { $count } Figuren.
    }
worth-emptied = Hier stehen keine Figuren mehr.
worth-each = Einfluss auf { $the }: { $who }
worth-nobody = Noch hat niemand Einfluss.
worth-tie = Gleichstand bei { $strength }.
worth-leads = { $seat } führt mit { $strength }, danach { $next }.
worth-mine = Du hast { $strength }.
worth-open-land =
    { $count ->
        [0] Kein Landfeld ist mehr offen.
        [one] Ein Landfeld ist noch offen.
       *[other] { $count } Landfelder sind noch offen.
    }
worth-adds = Wirkt mit Stärke { $strength } auf { $figures }.
worth-works-on-nothing = Dort beeinflusst es keine Figur.
worth-in-supply =
    { $all ->
        [one] Es ist das letzte Plättchen deines Vorrats.
       *[other] In deinem Vorrat: { $count } von { $all } Plättchen.
    }
worth-hexes =
    { $count ->
        [one] Du kannst es jetzt auf ein Feld legen.
       *[other] Du kannst es jetzt auf { $count } Felder legen.
    }
worth-lifts =
    { $count ->
        [one] Du kannst ein Plättchen aufnehmen.
       *[other] Du kannst eines von { $count } Plättchen aufnehmen.
    }
worth-swaps =
    { $count ->
        [one] Eine Figur kann getauscht werden.
       *[other] Du hast { $count } Figuren zur Wahl.
    }
worth-second-plain = Dein Plättchen ohne Schriftzeichen hast du in diesem Zug schon gelegt.
worth-no-way = Dafür ist jetzt kein Platz.
worth-to-place =
    { $count ->
        [0] Alle sind gesetzt.
        [one] Eine Figur ist noch zu setzen.
       *[other] { $count } Figuren sind noch zu setzen.
    }
worth-aside = { $count } von { $limit }.
worth-standing =
    { $count ->
        [0] Auf dem Plan steht keine dieser Art mehr.
        [one] Auf dem Plan steht noch eine dieser Art.
       *[other] Auf dem Plan stehen noch { $count } dieser Art.
    }
worth-most = { $seat } hat die Mehrheit.
worth-nobody-most = Niemand hat die Mehrheit.
worth-majorities = { $seat } hat die Mehrheit bei: { $figures }.
worth-no-majority = { $seat } hat keine Mehrheit.
worth-tiles =
    { $count ->
        [0] Keine Plättchen.
        [one] Ein Plättchen.
       *[other] { $count } Plättchen.
    }

## Auf einen Blick

overlay-influence = Einfluss auf die Figuren jedes Orts
overlay-open-land = Offenes Land neben jedem Ort
overlay-figures = Figuren: genommen und noch auf dem Plan

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
prompt-lay-again = Lege dieses Plättchen neu, auf ein leeres Landfeld: { $tile }.
prompt-swap = Wähle die Figur, gegen die du { $the } { $at } tauschst.
prompt-dealt = Die Figuren werden verteilt.
prompt-draws = { $seat } zieht Plättchen.
prompt-wait = { $seat } ist am Zug.
prompt-over = Die Partie ist zu Ende.

## Auswahl

label-pick = Wähle { $tile }
label-draw = { $tile }
label-place = Setze { $a } { $to }
label-lay = Lege { $tile } auf { $hex }
label-lift = Lege den Plättchentausch auf { $hex } und nimm dein Plättchen dort auf
label-swap = Figurentausch: { $the } { $at } …
label-with = … gegen { $the } { $at }
label-end = Zug beenden
label-pass = Passen

## Verlauf

story-picks = { $seat } wählt ein Plättchen.
story-picks-own = Du wählst: { $tile }.
story-draws = { $seat } zieht ein Plättchen.
story-draws-own = Du ziehst: { $tile }.
story-places = { $seat } setzt { $a } { $to }.
story-dealt = Das Los bringt { $a } { $to }.
story-lays = { $seat } legt { $tile } auf { $hex }.
story-lifts = { $seat } legt den Plättchentausch auf { $hex } und nimmt { $lifted } auf.
story-lays-again = { $seat } legt { $tile } neu auf { $hex }.
story-swaps = { $seat } tauscht { $the } { $at } gegen { $the2 } { $at2 }.
story-passes = { $seat } passt.
story-takes = { $seat } nimmt { $the } { $from }.
story-aside = Niemand hat allein den größten Einfluss auf { $the } { $at }: Die Figur kommt neben den Plan.
story-and = { $one } { $more }

## Über dem Verlauf

headline-opening = Die Startplättchen
headline-cities = Figuren für die Städte
headline-villages = Figuren für die Dörfer
headline-first-round = Die erste Runde
headline-round = Eine neue Runde
event-surrounded = Umschlossen: { $places }.
event-last-helmet = Nur noch ein Helm steht auf dem Plan.
event-last-buddha = Nur noch ein Buddha steht auf dem Plan.
event-last-rice = Nur noch ein Reisfeld steht auf dem Plan.
event-last-place-aside = Noch eine Figur neben dem Plan beendet die Partie.
event-over = Die Partie ist zu Ende.

## Ablehnungen

refusal-opening-first = Zuerst werden die Startplättchen gewählt.
refusal-placing-first = Zuerst werden die Figuren gesetzt: in die Städte, dann in die Dörfer.
refusal-turn-first = Das gehört nicht zu einem Zug: Jetzt legst du Plättchen.
refusal-lay-again-first = Lege zuerst das aufgenommene Plättchen neu, auf ein leeres Landfeld.
refusal-swap-first = Wähle zuerst die zweite Figur deines Tauschs.
refusal-none-left-to-pick = Dieses Plättchen hast du schon gewählt.
refusal-only-chance-draws = Plättchen aus dem Vorrat werden am Ende deines Zugs zufällig gezogen.
refusal-not-on-this-map = Dieser Ort gehört nicht zum Plan dieser Partie.
refusal-cities-first = Zuerst werden die Städte gefüllt, dann die Dörfer.
refusal-settlement-full = Hier stehen schon alle Figuren, die hierher gehören.
refusal-type-used-up = { $figures } sind aufgebraucht: Es ist nichts mehr davon zu setzen.
refusal-equal-in-city = In einer Stadt stehen nie zwei gleiche Figuren; diese hat schon { $a }.
refusal-not-in-hand = Dieses Plättchen hast du nicht hinter deinem Sichtschirm.
refusal-one-plain-tile = Du hast in diesem Zug schon ein Plättchen ohne Schriftzeichen gelegt; mehr als eines geht nicht.
refusal-not-on-settlement = Auf Orten liegen nie Plättchen, auch nicht auf leeren.
refusal-ship-needs-sea = Schiffe kommen nur auf Meerfelder.
refusal-tile-needs-land = Auf Meerfelder kommen nur Schiffe; dieses Plättchen braucht Land.
refusal-hex-taken = Auf { $hex } liegt schon ein Plättchen.
refusal-swap-takes-figures = Der Figurentausch wird nicht auf den Plan gelegt: Wähle stattdessen zwei Figuren.
refusal-lift-own-tile = Der Plättchentausch kommt auf ein eigenes Plättchen.
refusal-lift-no-character = Nur deine Plättchen ohne Schriftzeichen kannst du aufnehmen.
refusal-no-land-left = Es gibt kein leeres Land, um das aufgenommene Plättchen neu zu legen.
refusal-no-such-figure = Eine solche Figur steht nicht auf dem Plan.
refusal-swap-two-figures = Diese Figur hast du schon gewählt; wähle jetzt die, mit der sie tauscht.
refusal-no-second-figure = Es gibt keine zweite Figur zum Tauschen.
refusal-swap-makes-equal = Nach diesem Tausch stünden in einer Stadt zwei gleiche Figuren.
refusal-nothing-to-lift = Du hast kein Plättchen auf dem Plan, das der Plättchentausch aufnehmen könnte.
refusal-figures-are-won = Figuren gewinnst du mit Plättchen: Sie werden genommen, wenn alles Land daneben bedeckt ist.
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
option-figures-placed = von allen reihum gesetzt
option-figures-dealt = ausgelost
option-screens = Zu dritt und viert stehen genommene Figuren
option-screens-as-printed = hinter den Sichtschirmen
option-screens-open = offen

## Das Ende

ending-type-gone = Auf dem Plan stehen keine { $figure } mehr.
ending-aside =
    { $count ->
        [one] Eine Figur steht neben dem Plan.
       *[other] { $count } Figuren stehen neben dem Plan.
    }
line-majorities = Mehrheiten
line-others = Übrige Figuren
line-all = Alle Figuren
verdict-two-majorities = { $seat } gewinnt mit mehr als einer Mehrheit.
verdict-only-majority = { $seat } gewinnt: Sonst hat niemand eine Mehrheit.
verdict-others =
    { $others ->
        [one] { $seat } gewinnt mit einer übrigen Figur neben der Mehrheit.
       *[other] { $seat } gewinnt mit { $others } übrigen Figuren neben der Mehrheit.
    }
verdict-all = { $seat } gewinnt: Bei den übrigen Figuren steht es gleich ({ $others }), aber { $all } insgesamt sind die meisten.
verdict-no-majority = Niemand hat eine Mehrheit; { $seat } gewinnt mit den meisten Figuren.
verdict-shared =
    { $count ->
        [one] Ein Spieler gewinnt.
       *[other] { $count } Spieler teilen sich den Sieg.
    }

## Die Zeichnung in Buchstaben

drawn-hidden = { $count } verdeckt
drawn-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
drawn-hand = Hand
drawn-to-place = zu setzen
drawn-lifted = aufgenommen
drawn-chance = der Zufall ist am Zug
drawn-legend =
    ~ Meer  · Land  ( ) leeres Dorf  [ ] leere Stadt
    H Helm  B Buddha  R Reisfeld  S Samurai  K Reiter  W Schiff
    T Plättchentausch  X Figurentausch

# --- the coach

coach-pick = Diese fünf Plättchen sind deine erste Hand; die anderen fünfzehn ziehst du später in zufälliger Reihenfolge.
coach-pick-good = Mische: ein starkes Plättchen für eine oder zwei Figurenarten, ein Samurai und etwas mit Schriftzeichen, das du zusätzlich legen kannst.
coach-pick-others = Erfahrene heben sich die beiden Tauschplättchen auf und beginnen mit einem Schiff oder dem Reiter, um schnell antworten zu können.
coach-place-city = Du bestimmst mit, worum gekämpft wird und wo. In einer Stadt stehen zwei verschiedene Figuren.
coach-place-city-good = Sieh auf deine Hand: Setze die Arten, in denen du stark bist, dorthin, wo ein Plättchen mehrere davon erreicht.
coach-place-city-others = In Städten gibt es zwei Figuren auf einmal. Deshalb wird das Land neben ihnen zuerst besetzt.
coach-place-village = Jedes Dorf bekommt eine Figur. Welche Arten nebeneinander stehen, entscheidet, wie viel ein einzelnes Plättchen bewirkt.
coach-place-village-good = Steht eine Figur deiner starken Art neben einer gleichen, zählt ein Plättchen doppelt.
coach-place-village-others = Dörfer mit nur zwei Landfeldern sind schnell umschlossen. Erfahrene setzen dorthin, was sie früh gewinnen können.
coach-lay = Lege mindestens ein Plättchen. Seine Stärke zählt für jede benachbarte Figur, auf die es wirkt. Plättchen mit einem kleinen Schriftzeichen dürfen dazugelegt werden.
coach-lay-good = Suche Land zwischen zwei Orten: Dort zählt dein Plättchen für beide. Bedeckst du das letzte Land und liegst vorn, gehört dir die Figur sofort.
coach-lay-others = Erfahrene bedecken ungern das vorletzte Landfeld: Dann kann jemand anderes den Ort abschließen und die Figur nehmen.
coach-lay-more = Bisher hast du nur Plättchen mit Schriftzeichen gelegt. Eines ohne darf noch folgen.
coach-lay-more-good = Prüfe, ob ein Plättchen ohne Schriftzeichen jetzt einen Ort abschließt, in dem du vorn liegst. Eilt nichts, beende den Zug und behalte deine Plättchen.
coach-lay-more-others = Ein starkes Plättchen ist nach dem Legen verbraucht. Viele heben es auf, bis es über eine Figur entscheidet.
coach-lay-fast = Dein Plättchen ohne Schriftzeichen liegt. Schiffe, Reiter und Figurentausch dürfen noch dazu.
coach-lay-fast-good = Lege eines dazu, wenn es noch in diesem Zug aus einem Gleichstand oder knappen Rückstand einen Gewinn macht. Sonst behalte es.
coach-lay-fast-others = Ein Schiff auf der Hand ist oft mehr wert als eines auf dem Wasser: Die anderen müssen damit rechnen.
coach-end = Mehr kannst du nicht legen. Beendest du den Zug, werden umschlossene Figuren genommen, und du ziehst auf fünf Plättchen nach.
coach-end-good = Sieh noch einmal nach, wer an den jetzt umschlossenen Orten vorn liegt.
coach-end-others = Viele zählen noch das offene Land der nächsten Orte, bevor sie den Zug abgeben.
coach-pass = Keines deiner Plättchen lässt sich legen, also passt du.
coach-pass-good = Verloren ist nichts: Deine Plättchen auf dem Plan zählen weiter.
coach-pass-others = Das kommt selten vor und heißt, dass die Partie bald endet.
coach-lay-again = Du hast ein eigenes Plättchen aufgenommen und legst es jetzt neu, auf beliebiges leeres Land.
coach-lay-again-good = Lege es dorthin, wo es einen Ort abschließt oder dich sofort in Führung bringt. Auf seinem alten Feld zählt es nicht mehr.
coach-lay-again-others = Erfahrene nehmen ein starkes Plättchen neben leeren Orten auf, wo es nichts mehr zu tun hatte.
coach-swap = Du vertauschst zwei Figuren auf dem Plan. Wähle nun die zweite.
coach-swap-good = Hole eine Figur dorthin, wo deine Plättchen für sie zählen, am besten an einen Ort, den du in diesem Zug abschließt.
coach-swap-others = Der beste Tausch trifft doppelt: Er nützt deinen Plättchen und lässt fremde neben der falschen Figur liegen.

# --- the gallery

gallery-plain = Plättchen ohne Schriftzeichen
gallery-fast = Plättchen mit Schriftzeichen
gallery-figures = Figuren
gallery-each = Zu zweit, zu dritt oder zu viert gibt es { $two }, { $three } oder { $four } davon.
gallery-settlements = Orte
gallery-village = Dorf
gallery-city = Stadt
gallery-capital = Edo, die Hauptstadt

# What a position is worth, by parts: reasons for hints and reviews.
term-helmet = die Mehrheit der Helme
term-buddha = die Mehrheit der Buddhas
term-rice = die Mehrheit der Reisfelder
term-helmet-figures = Helme, genommen oder in Reichweite
term-buddha-figures = Buddhas, genommen oder in Reichweite
term-rice-figures = Reisfelder, genommen oder in Reichweite
term-tiles = Plättchen für später
term-tempo = das Recht auf das nächste Plättchen

# Wie Bots spielen
level1-about = Nimmt jede Figur, die er bekommen kann, und verbraucht seine besten Plättchen sofort; was er dir damit überlässt, sieht er nicht.
level2-about = Weiß, was Mehrheiten wert sind, nimmt deine Aussichten aber nur halb so ernst.
level3-about = Sieht den ganzen Plan und bedenkt die nächstliegende Antwort, kaum mehr; zu dritt und zu viert blickt er nicht über den eigenen Zug hinaus.
style-blocker-about = Hält lieber eine Figur von dir fern, als selbst eine zu nehmen.
style-monk-about = Sammelt vor allem Buddhas.
style-farmer-about = Sammelt vor allem Reisfelder.
