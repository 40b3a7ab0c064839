game-about = Lay tiles around the settlements of Japan and win helmets, Buddhas and rice fields by the strength of your influence.

## Tiles and figures

tile-helmet = Helmet { $strength }
tile-buddha = Buddha { $strength }
tile-rice = Rice { $strength }
tile-samurai = Samurai { $strength }
tile-rider = Rider { $strength }
tile-ship = Ship { $strength }
tile-tile-exchange = Tile exchange
tile-figure-exchange = Figure exchange
figure-helmet = helmet
figure-buddha = Buddha
figure-rice = rice field
figures-helmet = Helmets
figures-buddha = Buddhas
figures-rice = Rice fields

## Places

place-city = { $name } ({ $hex })
place-village = village { $hex }
place-sea = sea { $hex }
place-land = land { $hex }
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
        [one] Behind the screen of { $seat }: one figure
       *[other] Behind the screen of { $seat }: { $count } figures
    }
counter-figures = Figures
counter-hand = Tiles
counter-supply = Supply

## Hints

hint =
    { $open ->
        [0] { $who } Surrounded.
        [one] { $who } One land hex is open.
       *[other] { $who } { $open } land hexes are open.
    }
hint-nobody = Nobody has influence here.
hint-tie = Tied at { $strength }.
hint-leads = { $seat } leads with { $strength }, the next has { $next }.

## What is asked

prompt-pick =
    { $left ->
        [one] Choose one more tile for your hand.
       *[other] Choose { $left } more tiles for your hand.
    }
prompt-place-city = Place a figure of your choice in a city. No two figures in a city may be equal.
prompt-place-village = Place a figure of your choice in an empty village.
prompt-lay = Lay at least one tile: as many with the character as you like, and at most one without.
prompt-lay-more = Lay more tiles, among them at most one without the character, or end your turn.
prompt-lay-fast = You may still lay tiles with the character, or end your turn.
prompt-end = Nothing more can be laid. End your turn.
prompt-pass = None of your tiles can be laid. Pass.
prompt-lay-again = Lay { $tile } again, on an empty land hex.
prompt-swap = Choose the figure to exchange with the { $figure } in { $place }.
prompt-dealt = The figures are dealt.
prompt-draws = { $seat } draws tiles.
prompt-wait = { $seat } is to act.
prompt-over = The match is over.

## Choices

label-pick = { $tile }
label-draw = Draw { $tile }
label-place = { $figure } to { $place }
label-lay = { $tile } to { $hex }
label-lift = { $tile } on { $hex }: lift your tile there
label-swap = Figure exchange: the { $figure } in { $place } …
label-with = … with the { $figure } in { $place }
label-end = End turn
label-pass = Pass

## The log

story-picks = { $seat } chooses a tile.
story-picks-own = You choose { $tile }.
story-draws = { $seat } draws a tile.
story-draws-own = You draw { $tile }.
story-places = { $seat } places a { $figure }: { $place }.
story-dealt = A { $figure } is dealt: { $place }.
story-lays = { $seat } lays { $tile } on { $hex }.
story-lifts = { $seat } lays the tile exchange on { $hex } and lifts { $lifted }.
story-lays-again = { $seat } lays { $tile } again, on { $hex }.
story-swaps = { $seat } exchanges the { $figure } in { $place } with the { $figure2 } in { $place2 }.
story-passes = { $seat } passes.
story-takes = { $seat } takes the { $figure } of { $place }.
story-aside = Nobody has the greatest influence on the { $figure } of { $place }: it goes beside the board.
story-and = { $one } { $more }

## Refusals

refusal-opening-first = First the opening tiles are chosen.
refusal-placing-first = First the figures are placed.
refusal-turn-first = This is not part of a turn: now you lay tiles.
refusal-lay-again-first = First lay the tile you lifted again, on an empty land hex.
refusal-swap-first = First choose the second figure of your exchange.
refusal-none-left-to-pick = You have no such tile left.
refusal-only-chance-draws = Tiles are drawn by chance, not chosen.
refusal-not-on-this-map = This place is not on the map of this match.
refusal-cities-first = First the cities are filled, then the villages.
refusal-settlement-full = All the figures of this place stand there already.
refusal-type-used-up = There is no { $figure } left to place.
refusal-equal-in-city = No two figures in a city may be equal: there is a { $figure } already.
refusal-not-in-hand = You do not have this tile behind your screen.
refusal-one-plain-tile = You have laid a tile without the character this turn; only one is allowed.
refusal-not-on-settlement = Tiles never lie on settlements, not even on empty ones.
refusal-ship-needs-sea = Ships go on the sea.
refusal-tile-needs-land = Only ships go on the sea; this tile needs land.
refusal-hex-taken = There is a tile on { $hex } already.
refusal-swap-takes-figures = The figure exchange lies nowhere: choose two figures instead.
refusal-lift-own-tile = The tile exchange goes on a tile of your own.
refusal-lift-no-character = Only your tiles without the character can be lifted.
refusal-no-land-left = There is no empty land to lay the lifted tile on.
refusal-no-such-figure = There is no such figure on the board.
refusal-swap-two-figures = You chose this figure first; now choose the one to exchange it with.
refusal-no-second-figure = There is no second figure to exchange with.
refusal-swap-makes-equal = After this exchange a city would hold two equal figures.
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
ending-aside = { $count } figures stand beside the board.
line-majorities = Majorities
line-others = Other figures
line-all = All figures
verdict-two-majorities = { $seat } wins with more than one majority.
verdict-only-majority = { $seat } wins: no one else has a majority.
verdict-others = { $seat } wins with { $others } other figures beside the majority.
verdict-all = { $seat } wins: equal with { $others } other figures, but { $all } in all.
verdict-no-majority = Nobody has a majority; { $seat } wins with the most figures.
verdict-shared = { $count } players share the victory.

## The drawing in letters

drawn-hidden = { $count } hidden
drawn-tiles = { $count } tiles
drawn-hand = hand
drawn-to-place = to place
drawn-lifted = lifted
drawn-chance = chance is next
