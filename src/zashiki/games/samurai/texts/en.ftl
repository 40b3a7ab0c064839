game-about = Helmets for the warriors, Buddhas for the priests, rice fields for the farmers: whoever wins over all three rules Japan. You lay tiles around its villages and cities, and where all the land is covered, the greatest influence takes the figure. The rules are quickly learned, but every tile you lay opens a door for somebody else, too.
game-aim = Have the majority in two types of figure to win; if nobody does, have it in one type and the most other figures besides.

## Tiles and figures

tile-helmet = Helmet { $strength }
tile-buddha = Buddha { $strength }
tile-rice = Rice { $strength }
tile-samurai = Samurai { $strength }
tile-rider = Rider { $strength }
tile-ship = Ship { $strength }
tile-tile-exchange = Tile exchange
tile-figure-exchange = Figure exchange
tile-on = { $tile } on { $hex }
tile-of = { $tile } of { $seat }
tiles-hidden =
    { $count ->
        [one] A hidden tile of { $seat }
       *[other] { $count } hidden tiles of { $seat }
    }
figure-a-helmet = a helmet
figure-a-buddha = a Buddha
figure-a-rice = a rice field
figure-the-helmet = the helmet
figure-the-buddha = the Buddha
figure-the-rice = the rice field
figures-helmet = Helmets
figures-buddha = Buddhas
figures-rice = Rice fields
figures-of = { $figures } of { $seat }
figures-to-place = { $figures } to place
aside-helmet = Helmet beside the board
aside-buddha = Buddha beside the board
aside-rice = Rice field beside the board
figure-at = { $the } { $at }
list-and = { $one } and { $more }
list-comma = { $one }, { $more }

## Places

place-city = { $name } ({ $hex })
place-village = village { $hex }
site-at-city = in { $name } ({ $hex })
site-at-vowel-city = in { $name } ({ $hex })
site-at-village = in village { $hex }
site-from-city = from { $name } ({ $hex })
site-from-vowel-city = from { $name } ({ $hex })
site-from-village = from village { $hex }
site-to-city = in { $name } ({ $hex })
site-to-vowel-city = in { $name } ({ $hex })
site-to-village = in village { $hex }
title-village = Village { $hex }
title-helmet = Helmet { $at }
title-buddha = Buddha { $at }
title-rice = Rice field { $at }
title-screen = Screen of { $seat }
title-score = All figures of { $seat }
place-sea = Sea { $hex }
place-land = Land { $hex }
place-map = Japan
place-sign = { $sign }
place-supply = Figures to place
place-aside = Beside the board
place-hand = Your tiles
place-lifted = Lifted tile
place-pool = Your supply
place-figures = Figures of { $seat }
place-tiles = Tiles of { $seat }
place-bag = Supply of { $seat }
place-behind =
    { $count ->
        [0] Behind the screen of { $seat }: no figures
        [one] Behind the screen of { $seat }: one figure
       *[other] Behind the screen of { $seat }: { $count } figures
    }
counter-figures = Figures
counter-hand = Tiles
counter-supply = Supply

## What things are

about-land = Land. Every tile but a ship can be laid here while the hex is empty.
about-sea = Sea. Only ships can be laid here. It need not be covered before figures are taken.
about-village = A village. When all land beside it is covered with tiles, its figure goes to whoever has the greatest influence on it.
about-city = A city, for two different figures. When all land beside it is covered with tiles, each figure goes to whoever has the greatest influence on it.
about-capital = The capital, with one figure of each type. When all land beside it is covered with tiles, each figure goes to whoever has the greatest influence on it.
about-figure = { $figures }: when all land beside a figure is covered, whoever has the greatest influence on it takes it. If you have more of one type than anyone else, you have a majority, and you need one to win.
about-tile-helmet = Strength { $strength }, for helmets beside it and no other figures. It carries no character: you may lay one such tile in a turn.
about-tile-buddha = Strength { $strength }, for Buddhas beside it and no other figures. It carries no character: you may lay one such tile in a turn.
about-tile-rice = Strength { $strength }, for rice fields beside it and no other figures. It carries no character: you may lay one such tile in a turn.
about-tile-samurai = Strength { $strength }, for every figure beside it. It carries no character: you may lay one such tile in a turn.
about-tile-rider = Strength { $strength }, for every figure beside it. It carries the character, so you may lay it with other tiles in one turn.
about-tile-ship = Strength { $strength }, for every figure beside it; it goes on empty sea. It carries the character, so you may lay it with other tiles in one turn.
about-tile-tile-exchange = Lay it on a tile of your own without the character. You pick that tile up and lay it again at once. The exchange stays, with strength 0.
about-tile-figure-exchange = You exchange any two figures on the board; then the tile goes back to the box. It carries the character, so you may play it with other tiles in one turn.
about-supply = Figures that are placed before the first turn: first two in each city, then one in each village.
about-aside = Figures that nobody won, because no single player had the greatest influence. Once there are { $limit }, the match ends.
about-taken = Figures taken from the board. With two players they stand in the open, with more behind the screens.
about-screen = The screen hides which figures were taken, not how many. Everybody saw who took what and may remember it.
about-tiles = The tiles behind a screen, up to five. Only their owner sees them until the match is over.
about-bag = Tiles still to be drawn. At the end of a turn the hand is filled up to five, at random.
about-hand = Your hand, behind your screen. In a turn you lay at least one tile: as many with the character as you like, and at most one without.
about-pool = Your tiles that are neither in hand nor laid. You draw from them at random; nobody else sees which they are.
about-lifted = The tile you picked up with the tile exchange. Lay it again on empty land before you do anything else.
about-score = All figures taken. They do not win by number alone: two majorities win in any case, and with one majority the figures of the other types count.

## What they are worth now

worth-covered = { $tile } of { $seat } lies here.
worth-no-figures-beside = There are no figures beside it.
worth-beside = Beside it: { $places }.
worth-surrounds = A tile here completes the ring around { $places }.
worth-waits =
    { $count ->
        [0] All its figures stand here.
        [one] One figure will be placed here.
       *[other] { $count } figures will be placed here.
    }
worth-emptied = Its figures have left the board.
worth-each = On { $the }: { $who }
worth-nobody = Nobody has influence yet.
worth-tie = Tied at { $strength }.
worth-leads = { $seat } leads with { $strength }, the next has { $next }.
worth-mine = You have { $strength }.
worth-open-land =
    { $count ->
        [0] No land is open any more.
        [one] One land hex is open.
       *[other] { $count } land hexes are open.
    }
worth-adds = Adds { $strength } for { $figures }.
worth-works-on-nothing = It influences no figure where it lies.
worth-in-supply =
    { $all ->
        [one] It is the last tile of your supply.
       *[other] { $count } of the { $all } tiles in your supply.
    }
worth-hexes =
    { $count ->
        [one] You can lay it on one hex now.
       *[other] You can lay it on { $count } hexes now.
    }
worth-lifts =
    { $count ->
        [one] There is one tile you can lift.
       *[other] There are { $count } tiles you can lift.
    }
worth-swaps =
    { $count ->
        [one] One figure can be exchanged.
       *[other] You can choose among { $count } figures.
    }
worth-second-plain = You have laid your tile without the character in this turn.
worth-no-way = There is no place for it now.
worth-to-place =
    { $count ->
        [0] All have been placed.
        [one] One is left to place.
       *[other] { $count } are left to place.
    }
worth-aside = { $count } of { $limit }.
worth-standing =
    { $count ->
        [0] None of this type is left on the board.
        [one] One of this type is left on the board.
       *[other] { $count } of this type are left on the board.
    }
worth-most = { $seat } has the majority.
worth-nobody-most = Nobody has the majority.
worth-majorities = { $seat } has the majority of: { $figures }.
worth-no-majority = { $seat } has no majority.
worth-tiles =
    { $count ->
        [0] No tiles.
        [one] One tile.
       *[other] { $count } tiles.
    }

## At a glance

overlay-influence = Influence on the figures of each settlement
overlay-open-land = Open land beside each settlement
overlay-figures = Figures taken, and left on the board

## What is asked

prompt-pick =
    { $left ->
        [one] Choose one more tile for your hand.
       *[other] Choose { $left } more tiles for your hand.
    }
prompt-place-city = Place a figure of your choice in a city. No two figures in a city may be the same.
prompt-place-village = Place a figure of your choice in an empty village.
prompt-lay = Lay at least one tile: as many with the character as you like, and at most one without.
prompt-lay-more = Lay more tiles, among them at most one without the character, or end your turn.
prompt-lay-fast = You may still lay tiles with the character, or end your turn.
prompt-end = Nothing more can be laid. End your turn.
prompt-pass = None of your tiles can be laid. Pass.
prompt-lay-again = Lay { $tile } again, on an empty land hex.
prompt-swap = Choose the figure to exchange with { $the } { $at }.
prompt-dealt = The figures are dealt.
prompt-draws = { $seat } draws tiles.
prompt-wait = It is { $seat }'s turn.
prompt-over = The match is over.

## Choices

label-pick = Choose { $tile }
label-draw = { $tile }
label-place = Place { $a } { $to }
label-lay = Lay { $tile } on { $hex }
label-lift = Lay { $tile } on { $hex } and lift your tile there
label-swap = Figure exchange: { $the } { $at } …
label-with = … with { $the } { $at }
label-end = End turn
label-pass = Pass

## The log

story-picks = { $seat } chooses a tile.
story-picks-own = You choose { $tile }.
story-draws = { $seat } draws a tile.
story-draws-own = You draw { $tile }.
story-places = { $seat } places { $a } { $to }.
story-dealt = Chance places { $a } { $to }.
story-lays = { $seat } lays { $tile } on { $hex }.
story-lifts = { $seat } lays the tile exchange on { $hex } and lifts { $lifted }.
story-lays-again = { $seat } lays { $tile } again, on { $hex }.
story-swaps = { $seat } exchanges { $the } { $at } with { $the2 } { $at2 }.
story-passes = { $seat } passes.
story-takes = { $seat } takes { $the } { $from }.
story-aside = No single player has the greatest influence on { $the } { $at }: the figure goes beside the board.
story-and = { $one } { $more }

## Above the log

headline-opening = The opening tiles
headline-cities = Figures for the cities
headline-villages = Figures for the villages
headline-first-round = The first round
headline-round = A new round
event-surrounded = Surrounded: { $places }.
event-last-helmet = Only one helmet is left on the board.
event-last-buddha = Only one Buddha is left on the board.
event-last-rice = Only one rice field is left on the board.
event-last-place-aside = One more figure beside the board ends the match.
event-over = The match is over.

## Refusals

refusal-opening-first = Choose the opening tiles first.
refusal-placing-first = Place the figures first: in the cities, then in the villages.
refusal-turn-first = This is not part of a turn: now you lay tiles.
refusal-lay-again-first = First lay the tile you lifted again, on an empty land hex.
refusal-swap-first = First choose the second figure of your exchange.
refusal-none-left-to-pick = You have chosen this tile already.
refusal-only-chance-draws = Tiles of the supply are drawn at random at the end of your turn.
refusal-not-on-this-map = This place is not on the map of this match.
refusal-cities-first = Fill the cities first, then the villages.
refusal-settlement-full = This settlement already has all its figures.
refusal-type-used-up = { $figures } are used up: none is left to place.
refusal-equal-in-city = No two figures in a city may be the same: this one already has { $a }.
refusal-not-in-hand = You do not have this tile behind your screen.
refusal-one-plain-tile = You have laid a tile without the character this turn; only one is allowed.
refusal-not-on-settlement = Tiles never lie on settlements, not even on empty ones.
refusal-ship-needs-sea = Ships go on the sea.
refusal-tile-needs-land = Only ships go on the sea; this tile needs land.
refusal-hex-taken = There is a tile on { $hex } already.
refusal-swap-takes-figures = The figure exchange is not laid on the board: choose two figures instead.
refusal-lift-own-tile = The tile exchange goes on a tile of your own.
refusal-lift-no-character = Only your tiles without the character can be lifted.
refusal-no-land-left = There is no empty land to lay the lifted tile on.
refusal-no-such-figure = There is no such figure on the board.
refusal-swap-two-figures = You chose this figure first; now choose the one to exchange it with.
refusal-no-second-figure = There is no second figure to exchange with.
refusal-swap-makes-equal = After this exchange a city would have two of the same figure.
refusal-nothing-to-lift = There is no tile of yours that the tile exchange could lift.
refusal-figures-are-won = Figures are won with tiles: they are taken when all land beside them is covered.
refusal-lay-one-first = Lay at least one tile before you end your turn.
refusal-can-lay = You can lay a tile, so you may not pass.

## Options

option-captures = Figures are taken
option-captures-end-of-turn = at the end of the turn
option-captures-at-once = as soon as they are surrounded
option-opening = Opening tiles are
option-opening-choose = chosen
option-opening-draw = drawn (for a first game)
option-figures = Figures are
option-figures-placed = placed by the players
option-figures-dealt = dealt at random
option-screens = With 3 or 4 players, captured figures stand
option-screens-as-printed = behind the screens
option-screens-open = in the open

## The end

ending-type-gone = The last figure of a type left the board: { $figure }.
ending-aside =
    { $count ->
        [one] One figure stands beside the board.
       *[other] { $count } figures stand beside the board.
    }
line-majorities = Majorities
line-others = Other figures
line-all = All figures
verdict-two-majorities = { $seat } wins with more than one majority.
verdict-only-majority = { $seat } wins: no one else has a majority.
verdict-others =
    { $others ->
        [one] { $seat } wins with one other figure beside the majority.
       *[other] { $seat } wins with { $others } other figures beside the majority.
    }
verdict-all =
    { $others ->
        [one] { $seat } wins: equal with one other figure, but { $all } in all.
       *[other] { $seat } wins: equal with { $others } other figures, but { $all } in all.
    }
verdict-no-majority = Nobody has a majority; { $seat } wins with the most figures.
verdict-shared =
    { $count ->
        [one] One player wins.
       *[other] { $count } players share the victory.
    }

## The drawing in letters

drawn-hidden = { $count } hidden
drawn-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
drawn-hand = hand
drawn-to-place = to place
drawn-lifted = lifted
drawn-chance = chance is next
drawn-legend =
    ~ sea  · land  ( ) empty village  [ ] empty city
    H helmet  B Buddha  R rice field  S samurai  K rider  W ship
    T tile exchange  X figure exchange

# --- the coach

coach-pick = These five tiles are your first hand; the other fifteen come later, in random order.
coach-pick-good = Mix: a strong tile for one or two types of figure, a samurai, and something with the character that can go along with another tile.
coach-pick-others = Experienced players keep the two exchanges for later and start with a ship or the rider, so that they can answer quickly.
coach-place-city = You decide what will be fought over, and where. A city holds two different figures.
coach-place-city-good = Look at your hand: put the types you are strong in where one of your tiles can reach several of them.
coach-place-city-others = A city yields two figures at once, so the land beside it is taken first.
coach-place-village = Every village takes one figure. Which types stand side by side decides how much a single tile can do.
coach-place-village-good = A figure of your strong type beside another of the same type lets one tile count twice.
coach-place-village-others = Villages with only two land hexes are closed quickly: experienced players put there what they can win early.
coach-lay = Your turn: lay at least one tile. It adds its strength to every figure beside it that it counts for. Tiles with a small Japanese character beside their picture may go along with others.
coach-lay-good = Choose land between two settlements where your tile counts on both sides. A place where you can cover the last land and lead is yours at once.
coach-lay-others = Experienced players rarely cover the last land hex but one: it lets the next player surround the settlement and take the figure.
coach-lay-more = You have laid only tiles with the character, so one tile without it may still follow.
coach-lay-more-good = See whether a plain tile now closes a place where you lead. If nothing is urgent, end your turn and keep your tiles.
coach-lay-more-others = A strong tile is spent for good. Many keep it until it decides a figure.
coach-lay-fast = Your tile without the character is laid. Ships, rider and figure exchange may still go along.
coach-lay-fast-good = Add one where it turns a tie or a narrow loss into a win this turn; otherwise keep it.
coach-lay-fast-others = The threat of a ship in hand is often worth more than the ship on the water.
coach-end = Nothing more can be laid. When you end your turn, surrounded figures are taken and you draw up to five tiles.
coach-end-good = Check once more who leads at the places that are closed now.
coach-end-others = Many players count the open land of the next places before they let the turn go.
coach-pass = None of your tiles can be laid, so you pass.
coach-pass-good = Nothing is lost: your tiles on the board go on counting.
coach-pass-others = This is rare. It tells you that the match is about to end.
coach-lay-again = You lifted one of your own tiles and lay it again now, on any empty land.
coach-lay-again-good = Put it where it closes a place or takes the lead at once. At its old hex it no longer counts.
coach-lay-again-others = Experienced players lift a strong tile from beside empty settlements, where it had nothing left to do.
coach-swap = You exchange two figures on the board. Now choose the second one.
coach-swap-good = Bring a figure to where your tiles count for it, best in a place you can close this turn.
coach-swap-others = The best exchange hurts twice: it feeds your tiles and leaves another player's tiles beside the wrong figure.

# --- the gallery

gallery-plain = Tiles without the character
gallery-fast = Tiles with the character
gallery-figures = Figures
gallery-each = There are { $two }, { $three } or { $four } of them with two, three or four players.
gallery-settlements = Settlements
gallery-village = Village
gallery-city = City
gallery-capital = Edo, the capital

# What a position is worth, by parts: reasons for hints and reviews.
term-helmet = the majority of helmets
term-buddha = the majority of Buddhas
term-rice = the majority of rice fields
term-helmet-figures = helmets taken or within reach
term-buddha-figures = Buddhas taken or within reach
term-rice-figures = rice fields taken or within reach
term-tiles = tiles kept for later
term-tempo = laying the next tile

# How bots play: what they do not see, what they like
level1-about = Takes every figure it can and spends its best tiles at once; it does not see what it leaves to you.
level2-about = Knows what majorities are worth, but takes your chances only half seriously.
level3-about = Sees the whole board and thinks of the likeliest answer, hardly further; with three or four players it sees no further than its own turn.
style-blocker-about = Would rather keep a figure from you than take one.
style-monk-about = Collects Buddhas before anything else.
style-farmer-about = Collects rice fields before anything else.
