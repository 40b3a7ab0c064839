game-about = Sail ships of bamboo, wood, stone, clay and gold through the archipelago, clear the islands, and build the finest capital for Queen Himiko.

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
effect-look = look at the top { $value } building tiles and put them back on top or under the pile
effect-sacred-ground = put sacred ground on an empty island
effect-swap-culture = swap two culture tiles on the board
effect-remove-ships = return up to { $value } ships from the board to the supply
effect-swap-ships = swap two ships on the board
effect-ship-fewer = build with { $value } ship fewer
effect-free-ship = and a ship of your choice
power-none = Nothing but fame.
power-token-worth = At the end each of your prestige tokens counts { $value } times.
power-extra-trade = One more purchase or sale in each turn.
power-ships-for-gold = Once a turn: { $value } of your ships for a gold ship.
power-prestige-bonus = Torii and palaces bring you the bonus of a standard building.
power-clear-sacred-ground = Once a turn: pay { $value } coins and remove sacred ground.
power-better-sale = You sell stone for { $stone } and clay for { $clay } coins.
power-coins-per-point = At the end you get a point for every { $value } coins.
power-culture-for-gold = Once a turn: a culture tile for a gold ship.
power-edge-is-entry = Every empty space at the edge is an entry for you.
power-toll = Others pay you { $value } coins to build next to your standard buildings.
power-half-of-coins = When somebody else recruits, you get half of the coins.
power-harbour = { $value } more places in your harbour.
power-extra-culture = When you collect, take one more tile from any island.
power-lone-token = A prestige token for a standard building next to none of your others.
power-gold-price = You may buy and sell gold for { $value } coins.
power-culture-for-coins = Once a turn: a culture tile for { $value } coins.
power-gold-for-ships = Once a turn: a gold ship for { $value } other ships.

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
prompt-wait = { $seat } is to act.
prompt-ordering = The first order of turns is drawn.
prompt-dealing = The culture tiles are dealt.
prompt-showing-specialists = Specialists are turned up.
prompt-showing-tiles = Building tiles are turned up.
prompt-showing-fleets = Fleets are turned up.

## Choices

label-order = { $seat } comes next
label-deal = { $kind }
label-deal-mountain = { $kind } on a mountain
label-show-specialist = { $specialist }
label-show-tile = { $tile }
label-show-fleet = { $fleet }
label-take = Take { $fleet }: { $effect }
label-choose = Choose a { $ship }
label-buy = Buy a { $ship } for { $coins }
label-sell = Sell a { $ship } for { $coins }
label-place = Place a { $ship } on { $space }
label-collect = Collect { $kind } from { $island } with the ship on { $space }
label-also = Also take { $kind } from { $island }
label-build = Build { $tile } ({ $points } points) on { $island }
label-go-on = On to the harbour
label-moor = Moor a { $ship }
label-recruit = Recruit { $specialist } (coins: { $coins }): { $power }
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
label-enough = Remove no more
label-swap = Swap the { $ship } on { $space }
label-give = Give a { $ship } for gold
label-change-gold = Give a gold ship for { $ships } others
label-get = Receive a { $ship }
label-culture-for-gold = Give a tile ({ $kind }) for a gold ship
label-culture-for-coins = Give a tile ({ $kind }) for { $coins } coins
label-clear = Pay { $coins } coins and remove the sacred ground of { $island }

## The log

story-order = { $seat } stands on place { $place } of the order track.
story-show-specialist = { $specialist } arrives.
story-show-tile = New in the row: { $tile }.
story-show-fleet = Turned up: { $fleet }.
story-take = { $seat } takes { $fleet }.
story-choose = { $seat } chooses a { $ship }.
story-buy = { $seat } buys a { $ship } for { $coins }.
story-sell = { $seat } sells a { $ship } for { $coins }.
story-place = { $seat } places a { $ship } on { $space }.
story-collect = { $seat } takes a tile ({ $kind }) from { $island }.
story-build = { $seat } builds { $tile } on { $island }. Coins: { $coins }, tokens: { $tokens }.
story-moor = { $seat } moors a { $ship }.
story-recruit =
    { $coins ->
        [0] { $seat } recruits { $specialist }.
       *[other] { $seat } recruits { $specialist } and gets { $coins } coins.
    }
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
story-culture-for-coins = { $seat } gives a tile ({ $kind }) for { $coins } coins.
story-clear = { $seat } removes the sacred ground of { $island }.

## Refusals

refusal-chance-only = Chance decides this.
refusal-no-such-thing = This map has no { $what } number { $number }.
refusal-take-fleet-first = First take a fleet.
refusal-wrong-step = This does not belong to step { $step } of a turn.
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
refusal-fleet-face-down = Fleet { $fleet } lies face down.
refusal-no-free-ship = Your fleet brings no ship of your choice now.
refusal-supply-empty = The supply has no { $ship } left.
refusal-trade-before-placing = Trade before you place your first ship.
refusal-one-trade = You have made your trade for this turn.
refusal-gold-not-traded = Nobody trades gold.
refusal-too-few-coins = { $coins } coins are not enough.
refusal-no-such-ship = You have no { $ship } at hand.
refusal-space-taken = There is a ship on { $space } already.
refusal-no-start-here = Your first ship starts on an entry or next to a ship of its colour; { $space } is neither.
refusal-line-broken = Your last ship was removed, so the line cannot go on.
refusal-not-linked = { $space } is not linked to { $last }, where your last ship lies.
refusal-ship-not-placed = No ship on { $space } can collect: only ships placed this turn, once each.
refusal-no-island-there = { $space } does not touch { $number } islands.
refusal-no-culture-there = There is no culture tile on { $island }.
refusal-no-extra-tile = You have no additional culture tile to take now.
refusal-reserved-by-other = Somebody else has reserved { $tile }.
refusal-reserved-this-round = You reserved { $tile } this round; build it in a later one.
refusal-tile-not-there = { $tile } does not lie in the row.
refusal-sacred-there = Nobody builds on the sacred ground of { $island }.
refusal-island-not-empty = { $island } is not empty.
refusal-no-new-ship-there = { $island } touches no ship you placed this turn.
refusal-no-pieces-left = You have no standard building left.
refusal-toll-too-high = You cannot pay the { $coins } coins to build there.
refusal-ships-missing =
    { $ships ->
        [one] One ship is missing around { $island }.
       *[other] { $ships } ships are missing around { $island }.
    }
refusal-collect-or-build = You can collect or build, so you must.
refusal-one-recruit = You may recruit one specialist in a turn.
refusal-specialist-not-there = This specialist is not on display.
refusal-cannot-pay = You need two equal or three different culture tiles.
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
ending-round-limit = { $rounds } rounds are played, the limit of the house.
ending-and = { $one } { $other }
verdict-points = { $seat } is the greatest builder of Yamataï with { $points } points.
verdict-earlier = { $seat } is the greatest builder of Yamataï: { $points } points, and earlier in the last round.
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
meeple = meeple of the order track
medal = { $points } points
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile }: { $cargo }. { $points } points.
fleet-card = { $fleet }: { $cargo }; { $effect }.
fleet-face-down = A fleet, face down
specialist-card =
    { $points ->
        [one] { $specialist }, { $points } point. { $power }
       *[other] { $specialist }, { $points } points. { $power }
    }
ship-placed = { $ship }, placed this turn
stack-left = { $left } specialists face down
pile-left = { $left } building tiles face down
place-specialist = Place { $number } of the specialists
place-stack = Stack of specialists
place-row = Place { $number } of the building row
place-pile-top = Building pile, on top
place-pile-under = Building pile, under it
place-track = Place { $number } of the fleet track
place-supply = Supply: { $ship }
place-sacred = Supply: sacred ground
place-order = Place { $number } of the order track
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
place-built = Buildings built
place-reserved = Reserved tiles
sign-fleets = Fleets
sign-harbour = Harbour
sign-beside = Lost ships
sign-hired = Specialists
sign-culture = Culture
sign-built = Buildings
sign-reserved = Reserved
counter-coins = Coins
counter-tokens = Prestige tokens
counter-buildings = Standard buildings left
counter-beside = Ships beside the harbour
hint-pile = From the top: { $top }; then { $middle } in unknown order; at the bottom: { $under }
hint-fleets = Turned up next, in this order of batches: { $first }; { $then }

## The drawing in letters

drawn-over = Round { $round }. The match is over.
drawn-order = Round { $round }. Order: { $order }
drawn-supply = Supply: { $ships }, sacred ground { $sacred }
drawn-fleets = Fleets: { $up }, then { $down }
drawn-then = then
drawn-row = Row: { $tiles }
drawn-pile = Pile: { $tiles }
drawn-people = Specialists:
drawn-unknown = { $count } unknown
drawn-looking = looking at { $tiles }
drawn-coins = { $coins } coins
drawn-tokens = { $tokens } tokens
drawn-buildings = { $buildings } buildings
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
