# Tokaido Duo in English.
game-about =
    Three characters each on the island of Shikoku: a pilgrim who walks round it, a merchant who
    travels its routes, an artist who paints its landscapes. Three dice a round, shared between two
    players; make the most of all three characters. The map and some of the numbers are
    reconstructed, because no public text gives them; the edition says which.

option-colours = Colours
option-colours-purple-begins = Purple begins
option-colours-green-begins = Green begins

## Names

character-pilgrim = pilgrim
character-merchant = merchant
character-artist = artist
figure-pilgrim = Pilgrim of { $seat }
figure-merchant = Merchant of { $seat }
figure-artist = Artist of { $seat }
good-kimono = kimono
good-pottery = pottery
good-doll = doll
good-fan = fan
goods-kimono = kimonos
goods-pottery = pottery
goods-doll = dolls
goods-fan = fans
symbol-moon = moon
symbol-waterfall = waterfall
symbol-mountain = mountain
symbol-bamboo = bamboo
colour-purple = Purple
colour-green = Green
wave-calm = Calm pilgrim
wave-hurried = Hurried pilgrim
wave-shrewd = Shrewd merchant
wave-strong = Strong merchant
wave-prolific = Prolific artist
wave-inspired = Inspired artist
effect-calm = Your pilgrim may move one station less than the die shows, but at least one.
effect-hurried = Your pilgrim may move one station more than the die shows.
effect-shrewd = You may sell each good for 1 money more.
effect-strong = You may draw one good more, and you can store one more.
effect-prolific = When you paint, you may turn up one painting more.
effect-inspired = You may also give a painting whose symbol lay at the start of the move or on its way.

number = { $number }
written = { $words }

## Places

place-coast = { $name } ({ $id })
place-mountain-town = { $name } ({ $id })
place-temple = Temple { $id }
place-garden = Garden { $id }
place-shore = Sea shore { $id }
place-spring = Hot spring { $id }
place-region-moon = Moon region { $id }
place-region-waterfall = Waterfall region { $id }
place-region-mountain = Mountain region { $id }
place-region-bamboo = Bamboo region { $id }
place-camp = Artists in { $place }
place-tile = Trade tile of { $place }
place-tray = Die of the { $character }
place-wave = Wave of the { $character }
place-hot-spring = Hot-spring tile
place-bag = Bag of goods
place-supply = Gold bars in the supply
place-round = Round
place-track-temple = Temple track, space { $number }
place-track-garden = Garden track, space { $number }
place-bar = Gold bar { $number }: { $points } points
place-gallery = Painting { $number }: { $points } points once it is given
place-store = Goods
place-money = Money
place-colour = Colour

## Pieces and counters

piece-die = Die of the { $character }: { $number }
piece-die-waiting = Die of the { $character }, not rolled yet
piece-tile = { $place } buys { $goods } for { $price } each
piece-spring = Hot-spring tile
piece-bag = Bag with { $count } goods
piece-bars = { $count } gold bars in the supply
piece-bar = Gold bar
piece-money = { $money } money
piece-marker-temple = Temple marker on { $number }
piece-marker-garden = Garden marker on { $number }
piece-painting = Painting: { $symbol }
piece-painting-down = Painting, face down
piece-round = Round { $round }
piece-last-round = Round { $round }, the last one
counter-temple = Temples
counter-garden = Gardens
counter-money = Money
counter-bars = Gold bars
counter-gifts = Gifts
counter-goods = Goods
hint-bag = In the bag: kimonos: { $kimono }, pottery: { $pottery }, dolls: { $doll }, fans: { $fan }.
hint-region = { $count ->
    [0] Nobody else is around here.
    [one] One other figure around: your artist could turn up one painting.
   *[other] { $count } other figures around: your artist could turn up { $count } paintings.
  }
hint-unseen = Face down: moons: { $moon }, waterfalls: { $waterfall }, mountains: { $mountain }, bamboos: { $bamboo }.

## Prompts

prompt-over = The match is over.
prompt-wait = { $seat } is to act.
prompt-chance-dealing = The trade tiles are laid out.
prompt-chance-turning = The waves are laid out.
prompt-chance-rolling = The dice are rolled.
prompt-chance-drawing = Goods are drawn from the bag.
prompt-chance-showing = Paintings are turned up.
prompt-take = Take a die.
prompt-move-pilgrim = Move your pilgrim { $number ->
    [one] one station
   *[other] { $number } stations
  } clockwise.
prompt-move-merchant = Move your merchant { $number ->
    [one] one town
   *[other] { $number } towns
  }.
prompt-move-artist = Move your artist { $number ->
    [one] one region
   *[other] { $number } regions
  }.
prompt-stay = Your merchant has no way to go and stays.
prompt-use-coast = { $place }: take the money?
prompt-use-temple = { $place }: visit it?
prompt-use-garden = { $place }: visit it?
prompt-use-shore = { $place }: take a wave?
prompt-use-spring = { $place }: take the hot-spring tile?
prompt-use-mountain-town = { $place }: draw goods?
prompt-use-market = { $place }: sell goods?
prompt-use-region = { $place }: paint or give?
prompt-returning = You can store { $room } goods. Put { $count } back into the bag.
prompt-losing = You lost room for goods. Put { $count } back into the bag.
prompt-rest = Use the hot-spring tile to move your { $character } by { $number } once more?

## Choices

label-take-pilgrim = Pilgrim's die: { $number }
label-take-merchant = Merchant's die: { $number }
label-take-artist = Artist's die: { $number }
label-walk = Pilgrim to { $place }
label-trade = Merchant to { $place }
label-wander = Artist to { $place }
label-stay = Stay
label-visit-coast = Take { $number } money
label-visit-temple = Temple marker to { $number }
label-visit-garden = Garden marker to { $number }
label-visit-spring = Take the hot-spring tile
label-claim = Take the wave: { $wave }
label-buy = Draw { $count } { $count ->
    [one] good
   *[other] goods
  }
label-sell = Sell { $count } × { $good } for { $money } money ({ $price } each)
label-paint = Paint: turn up { $count }
label-give = Give the painting: { $symbol }
label-return = Put back: { $good }
label-bathe = Use the hot-spring tile
label-decline = Do nothing here
label-finish = Keep the hot-spring tile
label-deal = { $place }: { $goods }, { $price } each
label-turn = Wave: { $wave }
label-roll = Pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }
label-draw = Drawn: { $good }
label-show = Turned up: { $symbol }

## The log

story-deal = { $place } buys { $goods } for { $price } each.
story-turn = A wave lies ready: { $wave }.
story-roll = Round { $round }: { $seat } rolls pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }.
story-take-pilgrim = { $seat } takes the pilgrim's die ({ $number }).
story-take-merchant = { $seat } takes the merchant's die ({ $number }).
story-take-artist = { $seat } takes the artist's die ({ $number }).
story-walk = { $seat } moves the pilgrim to { $place }.
story-trade = { $seat } moves the merchant to { $place }.
story-wander = { $seat } moves the artist to { $place }.
story-stay = { $seat }: the merchant has no way to go and stays.
story-visit-coast = { $seat } takes { $number } money.
story-visit-temple = { $seat }: temple marker on { $number }.
story-visit-garden = { $seat }: garden marker on { $number }.
story-visit-spring = { $seat } takes the hot-spring tile.
story-claim = { $seat } takes a wave: { $wave }.
story-claim-lost = { $seat } takes a wave from { $other }: { $wave }.
story-buy = { $seat } draws { $count } { $count ->
    [one] good
   *[other] goods
  }.
story-sell = { $seat } sells { $count } × { $good } for { $money } money.
story-paint = { $seat } paints and turns up { $count }.
story-give = { $seat } gives a painting: { $symbol }.
story-return = { $seat } puts back: { $good }.
story-bathe = { $seat } uses the hot-spring tile.
story-draw = { $seat } draws: { $good }.
story-show = { $seat } turns up: { $symbol }.

## Refusals

refusal-chance-only = That is left to chance.
refusal-no-such-place = There is no such place on this island.
refusal-die-in-use = Use the die you have taken first.
refusal-die-taken = The { $character }'s die is taken.
refusal-take-first = Take a die first.
refusal-no-pass = Nobody may pass: take a die.
refusal-other-die = This die is for your { $character }.
refusal-must-move = Your figure must move, exactly as far as the die shows.
refusal-move-made = You have made your move.
refusal-move-first = Move first.
refusal-space-used = You have already decided about this space.
refusal-entered-twice = A move enters no space twice, and it began in { $place }.
refusal-pilgrim-count = A { $number } does not bring your pilgrim to { $place }.
refusal-station-taken = Another figure stands on { $place }; your pilgrim goes on to the next free station.
refusal-merchant-count = No way of { $number ->
    [one] one step
   *[other] { $number } steps
  } leads to { $place }.
refusal-town-taken = Coastal towns hold one figure. In { $place } stands: { $figure }.
refusal-way-taken = The way to { $place } leads through an occupied coastal town.
refusal-artist-count = No way of { $number ->
    [one] one step
   *[other] { $number } steps
  } leads to { $place }.
refusal-choose-wave = Choose one of the waves.
refusal-no-shore = Waves are taken at the sea shore.
refusal-wave-yours = You have this wave already: { $wave }.
refusal-wave-safe = While a wave lies on the board, the other player keeps this one: { $wave }.
refusal-no-mountain-town = Goods are drawn in mountain towns.
refusal-no-coastal-town = Goods are sold in coastal towns.
refusal-too-few-goods = You hold { $held } of this good: { $good }.
refusal-no-wave = For that you need a wave: { $wave }.
refusal-all-turned-up = All your paintings are turned up.
refusal-none-left-to-add = There is no further painting to turn up.
refusal-nobody-around = No other figure is around, so there is nobody to paint for.
refusal-only-with-wave = No other figure is around: you turn up a painting only with your wave, { $wave }.
refusal-front-face-down = Your first painting lies face down.
refusal-symbol-differs = Your first painting ({ $symbol }) does not fit here: { $place }.
refusal-symbol-not-on-way = No region of this move shows the symbol of your first painting ({ $symbol }).
refusal-nothing-to-return = You have no goods to put back now.
refusal-good-not-held = You do not hold this good: { $good }.
refusal-must-return = You can store { $room } goods: put back the others first.
refusal-must-give-back = You must put a good back into the bag first.
refusal-no-spring-tile = You do not have the hot-spring tile.
refusal-spring-after-first = The hot-spring tile is for later: first move and decide about the space.
refusal-spring-no-way = Your merchant has no way to go, so the hot-spring tile is of no use.
refusal-must-stay = Your merchant has no way to go and can only stay.
refusal-decide-first = First decide about the space: use it or leave it.

## The end

ending-temple = { $seat } reached the last space of the temple track.
ending-garden = { $seat } reached the last space of the garden track.
ending-gold = { $seat } laid the last gold bar.
ending-gifts = { $seat } gave the last painting.
ending-rounds = { $rounds } rounds were played without an end: a house rule counts the match as it stands.
verdict-points = { $seat } wins with { $points } points to { $other }.
verdict-money = { $seat } wins the tie with { $money } money.
verdict-shared = You share the victory with { $points } points and { $money } money each.
line-faith = Faith: temple times garden
line-trade = Trade: gold bars
line-culture = Culture: gifts

## The drawing in letters

drawn-legend = p1 m1 a1: pilgrim, merchant, artist of seat 1; clockwise from the upper left
drawn-round = Round { $round }: { $actor }
drawn-dice = Dice: { $dice }
drawn-waves = Waves: { $waves }
drawn-spring = Hot-spring tile: { $owner }   Bag: { $goods }
drawn-nobody = nobody
drawn-chance = chance
drawn-board = board
drawn-draws = draws { $count }
drawn-regions = Regions:
drawn-mountain-towns = Mountain towns:
drawn-score =
    { $points ->
        [one] { $seat }: { $points } point ({ $parts })
       *[other] { $seat }: { $points } points ({ $parts })
    }
drawn-tracks = temple { $temple }, garden { $garden }   money { $money }, bars { $bars }   gifts { $gifts }
drawn-goods = goods: { $goods }
drawn-paintings = paintings ({ $down } down): { $shown }
drawn-symbol-moon = moon
drawn-symbol-waterfall = fall
drawn-symbol-mountain = mount
drawn-symbol-bamboo = bamboo
