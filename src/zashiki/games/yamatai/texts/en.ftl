game-about = In the sea of Yamataï a queen wants a capital, and every builder of the realm hopes to be remembered for it. Ships bring bamboo, wood, stone, clay and gold between the islands, and whatever one of you places, all may use. So clear the islands of what lies on them, build where the right ships meet, and win over specialists who bend the rules for you.
game-aim = Score the most prestige points, from buildings, specialists, prestige tokens and coins.

## Names

ship-bamboo = bamboo ship
ship-wood = wood ship
ship-stone = stone ship
ship-clay = clay ship
ship-gold = gold ship
culture-orange = orange lantern
culture-green = green pine
culture-violet = violet fan
culture-blue = blue wave
culture-beige = beige scroll
culture-rose = rose blossom
culture-blank = blank tile
building-house = house { $tile }
building-trading-post = trading post { $tile }
building-torii = torii { $tile }
building-palace = palace { $tile }
fleet = fleet { $number }
specialist = { $name }
place-space = { $name }
place-island = { $name }
place-name = { $name }
payment-equal = two tiles: { $kind }
payment-different = { $one }, { $two } and { $three }
thing-space = space
thing-island = island
thing-tile = building tile
thing-specialist = specialist

## What fleets and specialists do

effect-none = no effect; you go first next round
effect-reserve = reserve a building tile of the row for a later round
effect-move-ship = move a ship on the board to an empty linked space
effect-look =
    { $value ->
        [one] look at the top building tile and put it back on top or under the pile
       *[other] look at the top { $value } building tiles and put them back on top or under the pile
    }
effect-sacred-ground = put sacred ground on an empty island
effect-swap-culture = swap two culture tiles on the board
effect-remove-ships =
    { $value ->
        [one] return a ship from the board to the supply
       *[other] return up to { $value } ships from the board to the supply
    }
effect-swap-ships = swap two ships on the board
effect-ship-fewer =
    { $value ->
        [one] build with one ship fewer
       *[other] build with { $value } ships fewer
    }
effect-free-ship = and a ship of your choice
power-none = Nothing but fame.
power-token-worth = At the end each of your prestige tokens counts { $value } times.
power-extra-trade = One more purchase or sale in each turn.
power-ships-for-gold = Once a turn: { $value } of your ships for a gold ship.
power-prestige-bonus = Torii and palaces bring you the bonus of a standard building.
power-clear-sacred-ground = Once a turn: pay { $coins } and remove sacred ground.
power-better-sale = You sell stone for { $stone } and clay for { $clay }.
power-coins-per-point = At the end you get a point for every { $coins }.
power-culture-for-gold = Once a turn: a culture tile for a gold ship.
power-edge-is-entry = Every empty space at the edge is an entry for you.
power-toll = Others pay you { $coins } to build next to your standard buildings.
power-half-of-coins = When somebody else recruits, you get half of the coins.
power-harbour =
    { $value ->
        [one] One more place in your harbour.
       *[other] { $value } more places in your harbour.
    }
power-extra-culture = When you collect, take one more tile from any island.
power-lone-token = A prestige token for a standard building next to none of your others.
power-gold-price = You may buy and sell gold for { $coins }.
power-culture-for-coins = Once a turn: a culture tile for { $coins }.
power-gold-for-ships =
    { $value ->
        [one] Once a turn: a gold ship for another ship.
       *[other] Once a turn: a gold ship for { $value } other ships.
    }

## What is asked

prompt-take = Take one of the face-up fleets.
prompt-choose = Choose a ship from the supply.
prompt-trade = Trade a ship, or place your first one.
prompt-place = Place your first ship: on an entry, or next to a ship of its colour.
prompt-line = Go on with your line, collect culture tiles, or build.
prompt-go-on = Go on with your line, build if you can, or go on to the harbour.
prompt-collect = Take a culture tile for each ship you placed.
prompt-extra = Take one more culture tile, from any island.
prompt-rest = Exchange ships, or go on to the harbour.
prompt-rest-trading = Trade or exchange ships, or go on to the harbour.
prompt-moor = Choose a ship for your harbour; those without a place go beside it.
prompt-recruit = Recruit a specialist, or end your turn.
prompt-end = End your turn.
prompt-pay = Choose what to pay for { $specialist }.
prompt-exchange = Choose the culture tile to swap it with.
prompt-remove = Remove another ship, or stop here.
prompt-swap = Choose the ship to swap it with.
prompt-arrange = Put each tile on top of the pile or under it.
prompt-give = Choose the next ship to give for gold.
prompt-get = Choose a ship for your gold.
prompt-over = The match is over.
prompt-wait = It is { $seat }'s turn.
prompt-ordering = The first order of turns is drawn.
prompt-dealing = The culture tiles are dealt.
prompt-showing-specialists = Specialists are turned up.
prompt-showing-tiles = Building tiles are turned up.
prompt-showing-fleets = Fleets are turned up.

## Choices

label-order = { $seat } comes next
label-deal = { $kind }
label-deal-mountain = { $kind } on a mountain
label-show-specialist = { $specialist } arrives
label-show-tile = { $tile } comes up
label-show-fleet = { $fleet } comes up
label-take = Take { $fleet }: { $effect }
label-choose = Choose a { $ship }
label-buy = Buy a { $ship } for { $coins }
label-sell = Sell a { $ship } for { $coins }
label-place = Place a { $ship } on { $space }
label-collect = Collect { $kind } from { $island } with the ship on { $space }
label-also = Also take { $kind } from { $island }
label-build = Build { $tile } ({ $points }) on { $island }
label-go-on = On to the harbour
label-moor = Moor a { $ship }
label-recruit = Recruit { $specialist } ({ $coins }): { $power }
label-pay = Pay { $payment }
label-end = End turn
label-reserve = Reserve { $tile }
label-move = Move the { $ship } on { $space } to { $target }
label-look = Look at the building pile
label-top = Put { $tile } on top
label-under = Put { $tile } under the pile
label-hallow = Put sacred ground on { $island }
label-exchange = Swap { $kind } on { $island }
label-remove = Remove the { $ship } on { $space }
label-enough = Remove no more ships
label-swap = Swap the { $ship } on { $space }
label-give = Give a { $ship } for gold
label-change-gold =
    { $ships ->
        [one] Give a gold ship for another ship
       *[other] Give a gold ship for { $ships } other ships
    }
label-get = Receive a { $ship }
label-culture-for-gold = Give a tile ({ $kind }) for a gold ship
label-culture-for-coins = Give a tile ({ $kind }) for { $coins }
label-clear = Pay { $coins } and remove the sacred ground of { $island }

## The log

story-order = { $seat } has turn { $place } of the first round.
story-show-specialist = { $specialist } arrives.
story-show-tile = Into the row comes { $tile }.
story-show-fleet = Turned up: { $fleet }.
story-take = { $seat } takes { $fleet }.
story-choose = { $seat } chooses a { $ship }.
story-buy = { $seat } buys a { $ship } for { $coins }.
story-sell = { $seat } sells a { $ship } for { $coins }.
story-place = { $seat } places a { $ship } on { $space }.
story-collect = { $seat } takes a tile ({ $kind }) from { $island }.
story-build = { $seat } builds { $tile } on { $island }.
story-build-gain = { $seat } builds { $tile } on { $island } and gets { $gain }.
story-build-cost = { $seat } builds { $tile } on { $island } and pays { $cost } on balance.
story-build-both = { $seat } builds { $tile } on { $island }, pays { $cost } on balance and gets { $gain }.
story-moor = { $seat } moors a { $ship }.
story-recruit = { $seat } recruits { $specialist }.
story-recruit-gain = { $seat } recruits { $specialist } and gets { $gain }.
story-reserve = { $seat } reserves { $tile }.
story-move = { $seat } moves the { $ship } on { $space } to { $target }.
story-look = { $seat } looks at the building pile.
story-sees = You see { $tile }.
story-top = { $seat } puts a tile on top of the pile.
story-top-own = You put { $tile } on top of the pile.
story-under = { $seat } puts a tile under the pile.
story-under-own = You put { $tile } under the pile.
story-hallow = { $seat } puts sacred ground on { $island }.
story-exchange = { $seat } swaps the culture tiles of { $island } and { $other }.
story-remove = { $seat } removes the { $ship } on { $space }.
story-swap = { $seat } swaps the ships on { $space } and { $other }.
story-give = { $seat } gives a { $ship }.
story-get = { $seat } receives a { $ship }.
story-culture-for-gold = { $seat } gives a tile ({ $kind }) for a gold ship.
story-culture-for-coins = { $seat } gives a tile ({ $kind }) for { $coins }.
story-clear = { $seat } removes the sacred ground of { $island }.

## Refusals

refusal-chance-only = Chance decides this.
refusal-no-such-thing = This map has no { $what } number { $number }.
refusal-take-fleet-first = First take a fleet.
refusal-wrong-step = That belongs to step { $then } ({ $what }); you are in step { $now } ({ $doing }).
refusal-step-3-over = You collect or build once a turn, and you have done so.
refusal-place-before-building = First place a ship: you build on an island that touches a ship you placed this turn.
refusal-place-before-collecting = First place a ship: ships placed this turn collect the culture tiles beside them.
refusal-no-site = No empty island touches a ship you placed this turn.
refusal-culture-first = There is still a culture tile on { $island }; you build on empty islands.
refusal-built-there = There is a building on { $island } already.
refusal-no-ship-beside = No ship you placed this turn touches { $island }, so nobody collects there.
refusal-yours-already = { $specialist } is already yours and works without being touched.
refusal-holds-other = { $seat } has recruited { $specialist }.
refusal-choose-ship-first = First choose the ship that comes with your fleet.
refusal-finish-collecting = First finish collecting: every ship with a tile beside it takes one.
refusal-take-extra-tile = First take the additional culture tile.
refusal-pay-first = First choose how you pay for the specialist.
refusal-second-culture-first = First choose the second culture tile of the swap.
refusal-finish-removing = First remove another ship or stop removing.
refusal-second-ship-first = First choose the second ship of the swap.
refusal-put-back-first = First put the tiles back, on top of the pile or under it.
refusal-give-second-ship = First choose the other ship you give for gold.
refusal-get-ships-first = First choose the ships you get for your gold.
refusal-fleet-taken = You have your fleet for this turn.
refusal-fleet-gone = Fleet { $fleet } is already taken this round.
refusal-fleet-face-down = Fleet { $fleet } lies face down; take one that lies open.
refusal-no-free-ship = Your fleet brings no ship of your choice now.
refusal-supply-empty = The supply has no { $ship } left.
refusal-trade-before-placing = Trade before you place your first ship.
refusal-one-trade = You have made your trade for this turn.
refusal-gold-not-traded = Nobody trades gold.
refusal-too-few-coins =
    { $coins ->
        [one] You have one coin; it costs { $price }.
       *[other] You have { $coins } coins; it costs { $price }.
    }
refusal-no-such-ship = You have no { $ship } at hand.
refusal-space-taken = There is a ship on { $space } already.
refusal-no-start-here = Your first ship starts on an entry or next to a ship of its colour; { $space } is neither.
refusal-line-broken = Your last ship was removed, so the line cannot go on.
refusal-not-linked = { $space } is not linked to { $last }, where your last ship lies.
refusal-ship-not-placed = The ship on { $space } cannot collect: only ships placed this turn do, once each.
refusal-no-island-there =
    { $number ->
        [one] { $space } touches no island.
       *[other] { $space } does not touch { $number } islands.
    }
refusal-no-culture-there = There is no culture tile on { $island }.
refusal-no-extra-tile = You have no additional culture tile to take now.
refusal-reserved-by-other = Somebody else has reserved { $tile }.
refusal-reserved-this-round = You reserved { $tile } this round; build in a later one.
refusal-tile-not-there = { $tile } does not lie in the row.
refusal-sacred-there = Nobody builds on the sacred ground of { $island }.
refusal-island-not-empty = { $island } is not empty.
refusal-no-new-ship-there = { $island } touches no ship you placed this turn.
refusal-no-pieces-left = You have no standard building left.
refusal-toll-too-high = You cannot pay the toll of { $price } to build there.
refusal-ships-missing =
    { $ships ->
        [one] One ship is missing around { $island }: { $cargo }.
       *[other] { $ships } ships are missing around { $island }: { $cargo }.
    }
refusal-collect-or-build = You can collect or build, so you must.
refusal-one-recruit = You may recruit one specialist in a turn.
refusal-specialist-not-there = This specialist is not on display.
refusal-cannot-pay = You need two matching or three different culture tiles.
refusal-nothing-to-pay = There is nothing to pay.
refusal-tiles-lacking = You do not have these culture tiles.
refusal-other-effect = Fleet { $fleet } does not have this effect.
refusal-effect-used = The effect of your fleet is used up.
refusal-no-ship-there = There is no ship on { $space }.
refusal-target-not-free = A ship moves to an empty linked space.
refusal-pile-empty = The building pile is empty.
refusal-no-under = The pile holds no other tiles: put them back in the order you like.
refusal-tile-not-looked-at = You are not looking at this tile.
refusal-no-sacred-left = All sacred ground is on the board.
refusal-swap-without-effect = This swap would change nothing.
refusal-nothing-removed = You are not removing ships.
refusal-no-such-power = You have no specialist who does this.
refusal-power-too-late = Ships are exchanged before the harbour step.
refusal-power-used = Only once in a turn.
refusal-not-givable = You have no { $ship } from your fleet or harbour to give, or too few ships in all.
refusal-too-few-to-get = The supply does not have enough other ships.
refusal-nothing-to-get = You get no ship now.
refusal-gold-not-gotten = You cannot take gold for gold.
refusal-no-such-culture = You have no such tile ({ $kind }).
refusal-no-sacred-there = There is no sacred ground on { $island }.
refusal-no-place-to-buy = After the harbour step you buy only what your harbour has a place for.
refusal-collect-most = Collect as many tiles as possible: this way fewer would be taken.
refusal-one-ship-moored = Only one of the ships that came in this turn can be moored.

## The end

ending-last-building = A player has built the last standard building.
ending-no-bamboo = There is no bamboo ship left.
ending-no-wood = There is no wood ship left.
ending-no-stone = There is no stone ship left.
ending-no-clay = There is no clay ship left.
ending-no-gold = There is no gold ship left.
ending-no-specialists = There are too few specialists left.
ending-no-tiles = There are too few building tiles left.
ending-round-limit =
    { $rounds ->
        [one] One round is played, the limit of the house.
       *[other] { $rounds } rounds are played, the limit of the house.
    }
ending-and = { $one } { $other }
verdict-points =
    { $points ->
        [one] { $seat } is the greatest builder of Yamataï with one point.
       *[other] { $seat } is the greatest builder of Yamataï with { $points } points.
    }
verdict-earlier =
    { $points ->
        [one] { $seat } is the greatest builder of Yamataï: one point, and earlier in the last round.
       *[other] { $seat } is the greatest builder of Yamataï: { $points } points, and earlier in the last round.
    }
line-coins = Coins
line-tokens = Prestige tokens
line-tiles = Buildings
line-specialists = Specialists
line-reserved = Reserved, not built
line-beside = Ships beside the harbour

## On the table

number = { $number }
price = { $coins }
price-none = –
mountain = mountain
sacred-ground = sacred ground
meeple = meeple of the turn order
medal =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile }: { $cargo }. { $points }.
fleet-card = { $fleet }: { $cargo }; { $effect }.
fleet-face-down = A fleet, face down
specialist-card = { $specialist }, { $points }. { $power }
stack-left =
    { $left ->
        [one] One specialist face down
       *[other] { $left } specialists face down
    }
pile-left =
    { $left ->
        [one] One building tile face down
       *[other] { $left } building tiles face down
    }
place-specialist = Place { $number } of the specialists
place-stack = Stack of specialists
place-row = Place { $number } of the building row
place-pile-top = Building pile, on top
place-pile-under = Building pile, under it
place-track = Place { $number } of the fleet track
place-supply = Supply: { $ship }
place-sacred = Supply: sacred ground
place-order = Place { $number } of the turn order
place-order-title = Order
place-ships-at-hand = Your ships
place-culture-at-hand = Your culture tiles
place-looked = Tiles you are looking at
place-looked-sign = From the pile
place-fleets = Fleets of this round
place-harbour = Harbour
place-beside = Ships beside the harbour
place-culture = Culture tiles
place-hired = Specialists
place-built = Buildings
place-reserved = Reserved tiles
sign-fleets = Fleets
sign-harbour = Harbour
sign-beside = Beside harbour
sign-hired = Specialists
sign-culture = Culture
sign-built = Buildings
sign-reserved = Reserved
counter-coins = Coins
counter-tokens = Prestige tokens
counter-buildings = Standard buildings left
counter-beside = Ships beside the harbour

## The drawing in letters

drawn-over = Round { $round }. The match is over.
drawn-order = Round { $round }. Order: { $order }
drawn-legend-ships = Ships: B bamboo, W wood, S stone, C clay, G gold; · empty, > empty entry
drawn-legend-islands = Islands: h house, p post, TT torii, PP palace, ## sacred, -- empty, ^ mountain
drawn-legend-culture = Culture: o orange g green v violet b blue e beige r rose; pp points, c coins
drawn-supply = Supply: { $ships }, sacred ground { $sacred }
drawn-fleets = Fleets: { $up }, then { $down }
drawn-then = then
drawn-row = Row: { $tiles }
drawn-pile = Pile: { $tiles }
drawn-people = Specialists:
drawn-unknown =
    { $count ->
        [one] one unknown
       *[other] { $count } unknown
    }
drawn-looking = looking at { $tiles }
drawn-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
drawn-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
drawn-buildings =
    { $buildings ->
        [one] { $buildings } building left
       *[other] { $buildings } buildings left
    }
drawn-harbour = harbour { $ships }
drawn-beside = beside { $ships }
drawn-culture = culture { $tiles }
drawn-reserved = reserved { $tiles }

## Options

option-collecting = Ships collect culture tiles
option-collecting-any-order = in any order, even if fewer are taken
option-collecting-most = so that as many as possible are taken
option-swapping = If the last ship of a line is swapped (fleet 8), the line
option-swapping-line-follows = goes on from where that ship lies now
option-swapping-line-stays = goes on from where it was
option-trading = Izanagi’s additional trade is made
option-trading-before-placing = before the first ship is placed
option-trading-any-moment = at any moment of the turn
option-mooring = With Riu one moors
option-mooring-any-ships = any ships, up to three
option-mooring-one-ship = one new ship a turn

## What everything is and is worth

amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-tokens =
    { $n ->
        [one] { $n } prestige token
       *[other] { $n } prestige tokens
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-both = { $one } and { $other }
sentences = { $one } { $other }
overlay-needs = What islands still need
overlay-points = Points built
overlay-bonuses = Your bonus for a house
head-round = Round { $round }
event-over = The match is over. { $reason }
event-round-over = Round { $round } is over; each specialist left on display gets { $coins }.
event-torii = { $seat } builds a torii on { $island }: standard buildings next to it now bring a token.
event-palace = { $seat } builds a palace on { $island }: standard buildings next to it now bring a token.
event-one-left = { $seat } has one standard building left: the end is near.
event-none-left = { $seat } has built the last standard building: the match ends with this round.
event-supply = The supply is out of: { $ships }. If that stays so, the match ends with this round.
step-1 = take a fleet
step-2 = trade
step-3 = place ships, then collect or build
step-4 = moor ships
step-5 = recruit
area-board = The archipelago
area-hand = Your ships and culture tiles
lying-at = { $thing } on { $place }
lying-placed = { $thing } on { $place }, placed this turn
lying-on = { $thing } on { $place }
title-ship-bamboo = Bamboo ship
title-ship-wood = Wood ship
title-ship-stone = Stone ship
title-ship-clay = Clay ship
title-ship-gold = Gold ship
title-culture-orange = Orange lantern
title-culture-green = Green pine
title-culture-violet = Violet fan
title-culture-blue = Blue wave
title-culture-beige = Beige scroll
title-culture-rose = Rose blossom
title-building-house = House { $tile }
title-building-trading-post = Trading post { $tile }
title-building-torii = Torii { $tile }
title-building-palace = Palace { $tile }
title-entry = Entry { $space }
title-space = Space { $space }
title-island = Island: { $island }
title-mountain = Mountain
title-sacred-ground = Sacred ground
title-medal = Points of the specialist
title-person-place = Place { $number } for a specialist
title-pile = Building pile
title-fleet = Fleet { $number }
title-fleet-effect = Effect of fleet { $number }
title-fleet-back = Fleet, face down
title-track-light = Fleet track, light half
title-track-dark = Fleet track, dark half
title-meeple = Meeple of { $seat }
title-score = Prestige points of { $seat }
about-entry = An entry for ships from afar: whoever places the first ship of a turn may put it here, whatever its colour.
about-space = Room for one ship. A first ship starts here if a ship of its colour lies on a linked space; further ones follow the line.
about-ship = Brings its material to the islands it touches, for every builder. It belongs to nobody and stays when something is built.
about-island = You can build on an empty island that touches a ship you placed this turn, if all ships shown on the building tile lie around it.
about-culture = A ship placed next to it this turn may collect it and so clear the island. Two matching or three different tiles recruit a specialist.
about-hand-culture = Two matching or three different culture tiles pay for a specialist at the end of a turn.
about-house = A standard building. Next to others of its owner it forms a group: each further one brings a coin for every building of the group.
about-trading-post = A standard building that brought double coins for its group when it was built.
about-torii = A prestige building. Every standard building built next to it brings its owner a prestige token.
about-palace = A prestige building. Every standard building built next to it brings its owner a prestige token.
about-mountain = A standard building on a mountain brings a prestige token. The mountain stays when its culture tile is taken.
about-sacred-ground = As long as it lies on an island, nobody builds there. Fleets lay it down, one specialist can remove it.
about-medal = So many prestige points this specialist is worth at the end to whoever recruited them.
about-person-place = Five specialists wait here. When one is recruited, the place stays free until the round ends.
about-stack = Fills the free places of specialists after each round. When there are too few, the match ends.
about-tile-house = Build it where these ships lie around an empty island: { $ships }. It takes one of your standard buildings and is worth { $points }.
about-tile-trading-post = Build it where these ships lie around an empty island: { $ships }. It brings double coins for its group and is worth { $points }.
about-tile-torii = Build it where these ships lie around an empty island: { $ships }. No bonus, but { $points }; it takes none of your standard buildings.
about-tile-palace = Build it where these ships lie around an empty island: { $ships }. No bonus, but { $points }; it takes none of your standard buildings.
about-needed = One of the ships that must lie around the island for { $tile }.
about-row = Five building tiles lie open for everybody. The row is filled from the pile after each round.
about-pile = Building tiles face down. They fill the row after each round; when there are too few, the match ends.
about-fleet = Brings { $ships } from the supply. Effect: { $effect }.
about-fleet-ship = Whoever takes { $fleet } gets this ship from the supply.
about-fleet-effect = Once, at any moment of the turn: { $effect }.
about-fleet-back = Comes up in one of the next rounds; those that lie longer come first.
about-track-light = Every turn begins by taking one of the fleets that lie open here. Fleets taken are not replaced during the round.
about-track-dark = Fleets wait here face down. After each round as many are turned up as were taken.
about-meeple = Shows when it is its owner's turn. It lies with the fleet taken, and after the round goes to the place with that fleet’s number.
about-order = Meeples act from the lowest place to the highest. The number of the fleet you take is your place in the next round.
about-supply = Ships that nobody has yet. In step 2 you may buy or sell one ship. If a colour is missing after a round, the match ends.
about-hand-ship = Yours to place on the map, to sell, or to moor in your harbour.
about-harbour-ship = A ship of { $seat }, to be placed or sold in a later turn.
about-mat-beside = Ships without a place in the harbour are lost for good. Every two of them cost a point at the end.
about-mat-fleets = The fleets taken this round, with the meeples that took them.
about-mat-harbour = Ships moored here are kept for later turns; all others go beside the harbour.
about-mat-hired = Specialists recruited: their powers last to the end, and they are worth points.
about-mat-culture = Culture tiles collected. Two matching or three different ones recruit a specialist.
about-mat-built = The tiles of everything built here so far; each counts its points at the end.
about-mat-reserved = Only their owner can build these, in a later round. Not built, each costs a point at the end.
about-hand-ships = Ships you can place, sell or moor: those of your fleet and of your harbour.
about-hand-looked = Tiles from the top of the pile that only you see. Put each back on top or under the pile.
about-counter-coins = Pay for ships and tolls. At the end every 5 are a point.
about-counter-tokens = From mountains and from torii and palaces next to new standard buildings. Each is a point at the end.
about-counter-buildings = Standard buildings that can still be built: houses and trading posts.
about-counter-beside = Ships that found no place in the harbour. Every two of them cost a point at the end.
about-score = What it would be if the match ended now. The most points win.
worth-space-taken = Taken by a { $ship }.
worth-start-any = Empty: a line may begin here with any ship.
worth-start-with = Empty: a line may begin here with: { $ships }.
worth-start-none = Empty: only a line that arrives from a linked space gets here.
worth-touches = It touches { $islands }.
worth-coast = Around it lie { $ships }.
worth-fits = All ships are there for { $tile }.
worth-lacks = For { $tile } it lacks { $ships }.
worth-bonus = A house of yours here would bring { $gain }.
worth-kind =
    { $count ->
        [0] You have none of these yet.
        [one] You have one of these.
       *[other] You have { $count } of these.
    }
worth-points-of = { $points } for { $seat }.
worth-person = Recruiting costs two matching or three different culture tiles and brings { $points } and { $coins }.
worth-left =
    { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
worth-reserved = Reserved by { $seat }: a point less unless it is built.
worth-sites = All its ships lie around { $islands }.
worth-site-lacks = Least is missing around { $island }: { $ships }.
worth-pile =
    { $middle ->
        [one] From the top: { $top }; then one unknown; at the bottom: { $under }.
       *[other] From the top: { $top }; then { $middle } in unknown order; at the bottom: { $under }.
    }
worth-fleet = Whoever takes it stands on place { $place } of the order in the next round.
worth-effect-open = Not used yet this turn.
worth-coming = Still face down: { $first }.
worth-coming-then = Turned up first: { $first }; after them: { $then }.
worth-no-price = Gold is neither bought nor sold.
worth-price = You buy or sell one for { $coins }.
worth-prices = You buy one for { $coins } and sell one for { $sale }.
worth-lost =
    { $points ->
        [0] No point lost for { $seat } yet.
        [one] One point less for { $seat }.
       *[other] { $points } points less for { $seat }.
    }
worth-harbour =
    { $places ->
        [one] Room for one ship.
       *[other] Room for { $places } ships.
    }
worth-last-building = When somebody has built the last one, the match ends with that round.
worth-no-bonus = A house of yours here would bring no bonus.

## The coach

coach-take = Your turn begins with a fleet: ships to place, an effect for this turn, and a number that is your place in the next round.
coach-take-good = Look for an island where only the ships of one fleet are missing, and take that fleet.
coach-take-others = Others look at the row first, then at the map, and only then at the fleets. They take a low number when they need to be early in the next round.
coach-choose = Your fleet gives you one more ship, of any colour in the supply.
coach-choose-good = Take what completes a building this turn. If nothing does, take gold.
coach-choose-others = Gold is what others take most: it cannot be bought, and the best buildings ask for it.
coach-trade = Before you place the first ship you may buy one or sell one. The same prices hold both ways.
coach-trade-good = Buy the ship that completes a building; sell one that would be left over at the end of the turn.
coach-trade-others = Others keep some coins for this moment: a purchase for 4 that makes a building of 8 points possible is cheap.
coach-place = Your first ship goes on an empty entry, or next to a ship of its own colour.
coach-place-good = Begin where the whole line fits: every further ship must be linked to the one before it.
coach-place-others = Others use ships that somebody else has placed, and leave no half-finished coast to whoever comes next.
coach-line = Go on with your line, collect culture tiles with the ships you placed, or build. You do one of the two, collecting or building, never both.
coach-line-good = Build if something worthwhile is ready; if not, place all ships that reach a tile, then collect.
coach-line-others = Others build as often as they can. They collect to clear islands for themselves, not for those who come next.
coach-go-on = Nothing forces you here: place more ships, build if it is possible, or go on to the harbour.
coach-go-on-good = Place what would otherwise be lost. A ship on the map is worth more than one beside the harbour.
coach-go-on-others = Others ask what the next player could do with the ships before they place them.
coach-collect = Each ship you placed takes one culture tile from an island it touches.
coach-collect-good = Begin with the ship that has the fewest tiles to choose from, and aim at two matching or three different ones.
coach-collect-others = Others choose the islands, too: they clear those where they want to build, and leave the rest covered.
coach-extra = Ebisu gives you one more culture tile, from any island at all.
coach-extra-good = Take the kind that makes a pair or a set of three.
coach-extra-others = Some take it from the island where they want to build next.
coach-rest = The map is done with. Ships at hand can still be exchanged before they go into the harbour.
coach-rest-good = Exchange what you could not keep: two spare ships for gold, or gold for what you need next.
coach-rest-others = Others think of the next turn here: which ship is missing for the building they want?
coach-rest-trading = Your second trade may still be made, and ships can be exchanged, before they go into the harbour.
coach-rest-trading-good = Sell what finds no place in the harbour.
coach-rest-trading-others = Others keep this trade for the end of the turn, when they see what is left over.
coach-moor = Your harbour is too small for all ships left. Those without a place go beside it and are lost.
coach-moor-good = Keep gold, or the one ship your next building asks for.
coach-moor-others = Every two ships beside the harbour cost a point, so others sell or place spare ships earlier in the turn.
coach-recruit = Two matching or three different culture tiles recruit one specialist. The coins on the card come along.
coach-recruit-good = Early in the match choose a power you will use often; late in the match choose points and coins.
coach-recruit-others = Others wait a round if nobody else can pay: two more coins will lie there.
coach-end = Everything is done. Ending the turn hands over to the next meeple on the order track.
coach-end-good = Check whether the effect of your fleet is still to be used; it does not last beyond the turn.
coach-end-others = Others look at the row once more and remember what the next player is after.
coach-pay = Choose the culture tiles you give for the specialist: two matching or three different ones.
coach-pay-good = Keep as many tiles as you can, and those that go together.
coach-pay-others = Others keep the kinds that still lie where their ships can reach them.
coach-exchange = Two culture tiles on the map change places. You have chosen one, choose the other.
coach-exchange-good = Bring the kind you need to an island that your ships touch.
coach-exchange-others = Others use this late: when the ships lie there, they know exactly what they want.
coach-remove = You may return a second ship from the map to the supply, or stop here.
coach-remove-good = Free a space your line needs, or take away the ship your rival is waiting for.
coach-remove-others = Removed ships fill the supply again: that can put off the end of the match.
coach-swap = Two ships on the map change places. You have chosen one, choose the other.
coach-swap-good = Bring the colour you lack to the island where you want to build.
coach-swap-others = Others also look at what the swap takes away from the coast it comes from.
coach-arrange = You see the next building tiles. Put each on top of the pile or under it; they fill the row after the round.
coach-arrange-good = Put on top what your ships and your place in the next round make possible for you.
coach-arrange-others = Tiles that suit a rival go under the pile: most matches end before they come up.
coach-give = Raijin takes a second ship for the gold ship.
coach-give-good = Give the cheapest ships you have no use for this turn.
coach-give-others = Others count first: which of the two would they have placed?
coach-get = Nakatsu gives you two ships for your gold ship, of any other colours.
coach-get-good = Take what completes a building this turn, even two of one colour.
coach-get-others = If nothing can be built, others take clay: it is the dearest, and sells well.

## The gallery

group-standard = Standard buildings
group-prestige = Torii and palaces
group-ships = Ships
group-rest = Mountains, sacred ground, tokens and coins
gallery-points = Worth { $points } at the end.

# What a position is worth, by parts: reasons for hints and reviews.
term-points = points of tiles and tokens
term-coins = coins
term-buildings = buildings that may grow into groups
term-specialists = specialists
term-reserve = reserved tiles
term-culture = culture tiles
term-ships = ships at hand
term-this-turn = what this turn can still bring

# How bots play: what they do not see, what they like
level1-about = Wants points now: sees no use in specialists, culture tiles or ships in store, and does not look at the others.
level2-about = Plays its own turn well, but sees no use in specialists and does not look at the others.
level3-about = Sees everything on the table, but not far ahead.
style-builder-about = Builds wherever there is a place for a building.
style-collector-about = Gathers culture tiles wherever there are some.
