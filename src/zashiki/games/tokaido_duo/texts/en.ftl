# Tokaido Duo in English.
game-about =
    For centuries pilgrims have walked round the island of Shikoku from temple to temple, while
    merchants and artists shared the road with them. You lead one of each: a pilgrim on the ring, a
    merchant on the trade routes, an artist in the landscapes between. Three dice a round move them,
    and every die you leave may go to the other player.
game-aim = Whoever gets the most points wins: temples times gardens, gold bars, and paintings given away.

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
a-kimono = a kimono
a-pottery = a piece of pottery
a-doll = a doll
a-fan = a fan
a-moon = a moon
a-waterfall = a waterfall
a-mountain = a mountain
a-bamboo = a bamboo
counted-kimono = { $count ->
    [0] no kimonos
    [one] { $count } kimono
   *[other] { $count } kimonos
  }
counted-pottery = { $count ->
    [0] no pottery
    [one] { $count } piece of pottery
   *[other] { $count } pieces of pottery
  }
counted-doll = { $count ->
    [0] no dolls
    [one] { $count } doll
   *[other] { $count } dolls
  }
counted-fan = { $count ->
    [0] no fans
    [one] { $count } fan
   *[other] { $count } fans
  }
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
effect-shrewd = You may sell each good for 1 coin more.
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
place-bar = Gold bar { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
place-gallery = Painting { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } once it is given)
place-store = Goods
place-money = Money
place-colour = Colour
place-die = Die of the { $character }, where { $seat } takes it
place-kept = Wave of the { $character }, kept by { $seat }
place-bath = Hot-spring tile, kept by { $seat }
area-board = The island
area-seat = Boards of { $seat }
to-coast = to { $name } ({ $id })
to-mountain-town = to { $name } ({ $id })
to-temple = to temple { $id }
to-garden = to garden { $id }
to-shore = to sea shore { $id }
to-spring = to hot spring { $id }
to-region-moon = to moon region { $id }
to-region-waterfall = to waterfall region { $id }
to-region-mountain = to mountain region { $id }
to-region-bamboo = to bamboo region { $id }

## Pieces and counters

piece-die = Die of the { $character }: { $number }
piece-die-waiting = Die of the { $character }, not rolled yet
piece-tile = { $place } buys { $goods } for { $price } each
piece-spring = Hot-spring tile
piece-bag = { $count ->
    [0] Empty bag
    [one] Bag with { $count } good
   *[other] Bag with { $count } goods
  }
piece-bars = { $count ->
    [0] No gold bars in the supply
    [one] { $count } gold bar in the supply
   *[other] { $count } gold bars in the supply
  }
piece-bar = Gold bar { $number }
piece-money = { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  }
piece-marker-temple = Temple marker on { $number }
piece-marker-garden = Garden marker on { $number }
piece-painting = Painting { $number }: { $symbol }
piece-painting-down = Painting { $number }, face down
piece-painting-given = Painting given away by { $seat }: { $symbol }
piece-round = Round { $round }
piece-last-round = Round { $round }, the last one
piece-good-kimono = Kimono no. { $number }
piece-good-pottery = Pottery no. { $number }
piece-good-doll = Doll no. { $number }
piece-good-fan = Fan no. { $number }
counter-temple = Temples
counter-garden = Gardens
counter-money = Money
counter-bars = Gold bars
counter-gifts = Paintings given
counter-goods = Goods
overlay-bag = Goods left in the bag, at the trade tiles
overlay-ends = Steps left to the end of each track
overlay-around = Figures around each region, for either artist
score = Points of { $seat }

## Prompts

prompt-over = The match is over.
prompt-wait = It is { $seat }'s turn.
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
prompt-stay = Your merchant has nowhere to go and stays put.
prompt-use-coast = { $place }: take the coins?
prompt-use-temple = { $place }: visit it?
prompt-use-garden = { $place }: visit it?
prompt-use-shore = { $place }: take a wave?
prompt-use-spring = { $place }: take the hot-spring tile?
prompt-use-mountain-town = { $place }: draw goods?
prompt-use-market = { $place }: sell goods?
prompt-use-region = { $place }: paint or give?
prompt-returning = You can store { $room ->
    [one] { $room } good
   *[other] { $room } goods
  }. Put { $count ->
    [one] one
   *[other] { $count }
  } back into the bag.
prompt-losing = You lost room for goods. Put { $count } back into the bag.
prompt-rest = Use the hot-spring tile to move your { $character } by { $number } once more?

## Choices

label-take-pilgrim = Take the pilgrim's die: { $number }
label-take-merchant = Take the merchant's die: { $number }
label-take-artist = Take the artist's die: { $number }
label-walk = Move the pilgrim { $to }
label-trade = Move the merchant { $to }
label-wander = Move the artist { $to }
label-stay = Stay put: there is nowhere to go
label-visit-coast = Take { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  }
label-visit-temple = Visit the temple: marker to { $number }
label-visit-garden = Visit the garden: marker to { $number }
label-visit-spring = Take the hot-spring tile
label-claim = Take the wave “{ $wave }”
label-buy = Draw { $count } { $count ->
    [one] good
   *[other] goods
  }
label-sell = Sell { $goods } for { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  } ({ $price } each)
label-paint = Paint: turn up { $count ->
    [one] one painting
   *[other] { $count } paintings
  }
label-give = Give away the painting “{ $symbol }”
label-return = Put back { $good }
label-bathe = Use the hot-spring tile: move once more
label-decline = Do nothing here
label-finish = Keep the hot-spring tile
label-deal = { $place }: { $goods }, { $price } each
label-turn = Wave: { $wave }
label-roll = Pilgrim { $pilgrim }, merchant { $merchant }, artist { $artist }
label-draw = Drawn: { $good }
label-show = Turned up: { $symbol }

## The log

story-deal = { $place } buys { $goods } for { $price } each.
story-turn = The wave “{ $wave }” lies ready.
story-roll = { $seat } rolls { $pilgrim } for the pilgrims, { $merchant } for the merchants, { $artist } for the artists.
story-take-pilgrim = { $seat } takes the pilgrim's die ({ $number }).
story-take-merchant = { $seat } takes the merchant's die ({ $number }).
story-take-artist = { $seat } takes the artist's die ({ $number }).
story-walk = { $seat } moves the pilgrim { $to }.
story-trade = { $seat } moves the merchant { $to }.
story-wander = { $seat } moves the artist { $to }.
story-stay = The merchant of { $seat } has nowhere to go and stays put.
story-visit-coast = { $seat } takes { $number ->
    [one] { $number } coin
   *[other] { $number } coins
  }.
story-visit-temple = { $seat } visits the temple and moves the marker to { $number }.
story-visit-garden = { $seat } visits the garden and moves the marker to { $number }.
story-visit-spring = { $seat } takes the hot-spring tile.
story-claim = { $seat } takes the wave “{ $wave }”.
story-claim-lost = { $seat } takes the wave “{ $wave }” from { $other }.
story-buy = { $seat } draws { $count } { $count ->
    [one] good
   *[other] goods
  }.
story-sell = { $seat } sells { $goods } for { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  }.
story-paint = { $seat } paints and turns up { $count ->
    [one] one painting
   *[other] { $count } paintings
  }.
story-give = { $seat } gives away the painting “{ $symbol }”.
story-return = { $seat } puts { $good } back into the bag.
story-bathe = { $seat } uses the hot-spring tile.
story-draw = { $seat } draws { $good }.
story-show = { $seat } turns up { $symbol }.
headline-round = Round { $round }
headline-over = The last round is over: the points are counted.
headline-last-temple = { $seat } has reached the last temple space: this round is the last.
headline-last-garden = { $seat } has reached the last garden space: this round is the last.
headline-last-gold = { $seat } has laid the last gold bar: this round is the last.
headline-last-gifts = { $seat } has given the last painting: this round is the last.
headline-near-temple = { $seat } is one temple away from the end.
headline-near-garden = { $seat } is one garden away from the end.
headline-near-gold = { $seat } is one gold bar away from the end.
headline-near-gifts = { $seat } is one gift away from the end.
headline-gold = { $count ->
    [one] { $seat } receives a gold bar.
   *[other] { $seat } receives { $count } gold bars.
  }
headline-spring = { $seat } takes the hot-spring tile from { $other }.
headline-wave = { $seat } takes the wave “{ $wave }” from { $other }.

## What everything is, and what it is worth

about-pilgrim = Walks clockwise round the island, as many stations as the pilgrim's die shows, and goes on from an occupied one to the next free one. It may use the station where it ends.
about-merchant = Travels from town to town along the orange routes, as many as the merchant's die shows. It draws goods in mountain towns and sells them in coastal towns.
about-artist = Goes from region to region across the routes, as many as the artist's die shows. Where it arrives it paints or gives a painting away, never both.
about-die = Moves the { $character } of whoever takes it. Each round one player takes a die, the other the next, and the first the last one. Its faces: { $faces }.
about-die-taken = A die that is taken lies here until the round is over. It moves the { $character } exactly as far as it shows.
about-wave-place = This wave lies here until a pilgrim takes it at a sea shore.
about-kept = A wave helps its owner for as long as it lies here. Using it is never an obligation.
about-spring-tile = Lets its owner use a die a second time: move and act again with the same number. Then it goes back to the board. Not with the die that brought it.
about-bag = Merchants draw from it unseen in mountain towns. Goods that are sold or cannot be stored go back into it.
about-supply = Anyone who has { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  } exchanges them for a gold bar at once.
about-round = In a round three dice are used: A takes one, B takes one, A uses the last. Then A and B change roles.
about-last-round = The end is triggered. The round is still played with all three dice, then the points are counted.
about-tile = Shows what this coastal town buys. A merchant who arrives sells goods of this kind at this price; a pilgrim who arrives takes that many coins, without any goods.
about-coast = A pilgrim who ends here takes as many coins as the trade tile shows; a merchant sells goods of its kind. Only one figure can stand here.
about-temple = A pilgrim who ends here may move the temple marker one space on.
about-garden = A pilgrim who ends here may move the garden marker one space on.
about-shore = A pilgrim who ends here may take a wave from the board, or from the other player once none is left there.
about-spring = A pilgrim who ends here may take the hot-spring tile, from the board or from the other player.
about-mountain-town = A merchant who arrives may draw { $count ->
    [one] { $count } good
   *[other] { $count } goods
  } from the bag. Both merchants may stand here.
about-region = An artist who arrives paints, one painting for each other figure in the region, on its stations and in its mountain towns; or gives away a painting with its symbol.
about-camp = Artists who are in this region stand here. There is room for both.
about-track-temple = Each temple moves the marker one space on. Temple space times garden space is the score for faith; space { $last } triggers the end.
about-track-garden = Each garden moves the marker one space on. Temple space times garden space is the score for faith; space { $last } triggers the end.
about-money = Every { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  } turn into a gold bar at once. Any left over only break a tie.
about-good = Sold by the merchant in a coastal town that buys { $goods }. Goods bring no points in the end.
about-store = Goods drawn and not yet sold. What cannot be stored goes back into the bag after the draw.
about-gold = Every { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  } make a gold bar. The number above the last bar is the score for trade; bar { $last } triggers the end.
about-painting = May be given away in a region with its symbol ({ $symbol }), but only when it is the first of those left.
about-painting-down = Turned up when the artist paints, from left to right and row by row. Nobody knows what it shows.
about-gifts = A painting given away uncovers a number. The highest one uncovered is the score for culture; the last gift triggers the end.
about-colour = The colour of { $seat }. Its ten paintings by symbol: moon { $moon }, waterfall { $waterfall }, mountain { $mountain }, bamboo { $bamboo }.
about-score = Faith, trade and culture as they stand. Coins, goods and paintings not given away bring nothing.
worth-here = Now at { $place }.
worth-pilgrim = Now at { $place }. A { $number } would bring it to { $target }.
worth-merchant = Now at { $place }. { $count ->
    [0] With a { $number } it has nowhere to go.
    [one] A { $number } leads to one town.
   *[other] A { $number } leads to { $count } towns.
  }
worth-artist = Now in { $place }. The next painting to give shows { $symbol }.
worth-artist-face-down = Now in { $place }. The next painting to give still lies face down.
worth-die-waiting = Not rolled yet.
worth-die-free = It shows { $number }, and nobody has taken it.
worth-die-taken = It shows { $number }; { $seat } has taken it in this round.
worth-wave-free = It lies on the board: a pilgrim can take it at any sea shore.
worth-wave-safe = { $seat } has it. It is safe while another wave lies on the board.
worth-wave-open = { $seat } has it. No wave is left on the board, so it can be taken at any sea shore.
worth-not-here = { $seat } does not have it now.
worth-spring-free = It lies on the board.
worth-spring-owned = { $seat } has it.
worth-bag = In the bag: kimonos { $kimono }, pottery { $pottery }, dolls { $doll }, fans { $fan }.
worth-round = { $first } is A in this round, { $second } is B.
worth-last-round = There are no more rounds after this one.
worth-tile = It buys { $goods } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } each.
worth-tile-none = It buys { $goods } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } each. You have none.
worth-tile-held = It buys { $goods } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } each. What you have of them ({ $count }) would bring you { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  }.
worth-shore = { $count ->
    [0] No wave is left on the board: one is taken from the other player.
    [one] One wave lies on the board.
   *[other] { $count } waves lie on the board.
  }
worth-region = { $count ->
    [0] Your artist could turn up nothing here now.
    [one] Your artist could turn up one painting here now.
   *[other] Your artist could turn up { $count } paintings here now.
  }
worth-region-gift = { $count ->
    [0] Your artist could turn up nothing here now, but give away your first painting.
    [one] Your artist could turn up one painting here now, or give away your first one.
   *[other] Your artist could turn up { $count } paintings here now, or give away your first one.
  }
worth-track = { $seat }: temple { $temple } × garden { $garden } = { $points }. The next visit adds { $more }.
worth-track-done = { $seat }: temple { $temple } × garden { $garden } = { $points }. This track is complete.
worth-space = With the marker here, { $seat } would have { $number } × { $other } = { $points } for faith.
worth-money = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  } more to the next gold bar.
worth-money-rest = There is no further gold bar to get.
worth-good = The best price now: { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  } each in { $place }.
worth-room = { $seat } stores { $held } of { $room }; { $free ->
    [0] there is no room left.
    [one] there is room for one more.
   *[other] there is room for { $free } more.
  }
worth-gold = { $seat } has { $count ->
    [0] no gold bars
    [one] { $count } gold bar
   *[other] { $count } gold bars
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. The next adds { $more }.
worth-gold-done = { $seat } has all gold bars: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
worth-unseen = Still face down: moon { $moon }, waterfall { $waterfall }, mountain { $mountain }, bamboo { $bamboo }.
worth-painting = It is the first: give it in { $places }. That adds { $more ->
    [one] { $more } point
   *[other] { $more } points
  }.
worth-painting-waits = { $count ->
    [one] One painting must be given before it.
   *[other] { $count } paintings must be given before it.
  }
worth-gifts = { $seat } has given { $count ->
    [0] no paintings
    [one] { $count } painting
   *[other] { $count } paintings
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. The next gift adds { $more }.
worth-gifts-done = { $seat } has given all paintings: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
worth-score-ahead = { $seat } is { $count ->
    [one] { $count } point
   *[other] { $count } points
  } ahead.
worth-score-behind = { $seat } is { $count ->
    [one] { $count } point
   *[other] { $count } points
  } behind.
worth-score-level = The scores are level. Then more coins win.

## Refusals

refusal-chance-only = That is left to chance.
refusal-no-such-place = There is no such place on this island.
refusal-die-in-use = Use the die you have taken first.
refusal-die-taken = The { $character }'s die is already taken.
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
refusal-town-taken = A coastal town holds one figure only. Already in { $place }: { $figure }.
refusal-way-taken = The way to { $place } leads through an occupied coastal town.
refusal-artist-count = No way of { $number ->
    [one] one step
   *[other] { $number } steps
  } leads to { $place }.
refusal-choose-wave = Choose one of the waves.
refusal-no-shore = Waves are taken by the pilgrim, at a sea shore.
refusal-wave-yours = You have this wave already: “{ $wave }”.
refusal-wave-safe = While a wave lies on the board, the other player keeps “{ $wave }”.
refusal-no-mountain-town = Goods are drawn in mountain towns.
refusal-no-coastal-town = Goods are sold in coastal towns.
refusal-too-few-goods = Not enough to sell: you have { $goods }.
refusal-no-wave = For that you need the wave “{ $wave }”.
refusal-all-turned-up = All your paintings are turned up.
refusal-none-left-to-add = There is no further painting to turn up.
refusal-nobody-around = No other figure is around, so there is nothing to turn up.
refusal-only-with-wave = No other figure is around: you turn up a painting only with your wave, { $wave }.
refusal-front-face-down = Your first painting lies face down.
refusal-symbol-differs = Your first painting ({ $symbol }) does not fit here: { $place }.
refusal-symbol-not-on-way = No region of this move shows the symbol of your first painting ({ $symbol }).
refusal-nothing-to-return = You have no goods to put back now.
refusal-good-not-held = You do not have { $good }.
refusal-must-return = You can store { $room ->
    [one] { $room } good
   *[other] { $room } goods
  }: put back the others first.
refusal-must-give-back = You must put a good back into the bag first.
refusal-no-spring-tile = You do not have the hot-spring tile. Your pilgrim takes it at a hot spring.
refusal-spring-after-first = The hot-spring tile is for later: first move and decide about the space.
refusal-spring-no-way = Your merchant has nowhere to go, so the hot-spring tile is of no use.
refusal-must-stay = Your merchant has nowhere to go and can only stay put.
refusal-decide-first = First decide about the space: use it or leave it.
refusal-other-die-pilgrim = This die moves your pilgrim, from station to station round the island.
refusal-other-die-merchant = This die moves your merchant, from town to town along the orange routes.
refusal-other-die-artist = This die moves your artist, from region to region.
refusal-clockwise = Your pilgrim walks clockwise; { $place } lies behind.
refusal-town-buys-other = { $place } buys { $goods } and nothing else.
refusal-spring-decide = First decide: use the hot-spring tile to move once more, or keep it.

## The end

ending-temple = { $seat } reached the last space of the temple track.
ending-garden = { $seat } reached the last space of the garden track.
ending-gold = { $seat } laid the last gold bar.
ending-gifts = { $seat } gave the last painting.
ending-rounds = { $rounds ->
    [one] { $rounds } round was
   *[other] { $rounds } rounds were
  } played without an end: a house rule counts the match as it stands.
verdict-points = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } to { $other }.
verdict-money = { $seat } wins the tie with { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  }.
verdict-shared = You share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and { $money ->
    [one] { $money } coin
   *[other] { $money } coins
  } each.
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

## The gallery

group-figures = Figures
group-dice = Dice
group-stations = Stations
group-mountain-towns = Mountain towns
group-trade-tiles = Trade tiles
group-goods = Goods and gold
group-waves = Waves and the hot spring
group-paintings = Paintings
exhibit-pilgrim = Pilgrim
exhibit-merchant = Merchant
exhibit-artist = Artist
exhibit-coast = Coastal town
exhibit-temple = Temple
exhibit-garden = Garden
exhibit-shore = Sea shore
exhibit-spring = Hot spring
exhibit-tile = Trade tile: { $goods }, { $price } each
exhibit-kimono = Kimono
exhibit-pottery = Pottery
exhibit-doll = Doll
exhibit-fan = Fan
exhibit-bar = Gold bar
exhibit-painting = Painting: { $symbol }
exhibit-prices = Prices on the trade tiles: { $prices }.
exhibit-points = Points for one bar, two bars and so on: { $points }.
exhibit-other-side = On the other side: { $wave }.
exhibit-regions = Regions with this symbol: { $regions }.
exhibit-colours = Number in each colour: purple { $purple }, green { $green }.

# --- the coach

coach-take = Each die moves one of your three figures. Whoever chose first in this round gets the last die, too.
coach-take-good = Take the die that brings you most, unless another one would bring the other player even more.
coach-take-others = Experienced players also ask which die will be left at the end, and for whom.
coach-move-pilgrim = Your pilgrim walks clockwise, exactly as far as the die shows. If that station is occupied, it goes on to the next free one.
coach-move-pilgrim-good = Only a wave gives you a choice here. Temples and gardens are multiplied, so the track that lags behind gains most.
coach-move-pilgrim-others = Experienced players leave a merchant where it pushes their own pilgrim on to a better station.
coach-move-merchant = Your merchant goes from town to town along the orange routes, exactly as many towns as the die shows.
coach-move-merchant-good = With little in store, go to a mountain town with a high number; with goods, to a coastal town that pays well for them.
coach-move-merchant-others = Experienced players collect several goods of one kind before they sell, and like to stand in a town that the other player needs.
coach-move-artist = Your artist crosses the orange routes from region to region and enters none of them twice.
coach-move-artist-good = To paint, go where many figures are around; to give, go to a region with the symbol of your first painting.
coach-move-artist-others = Experienced players turn up several paintings at once and then plan their way from gift to gift.
coach-stay = Every way is barred, so your merchant stays and does nothing.
coach-stay-good = There is nothing to decide. Coastal towns hold only one figure, and that can bar a way.
coach-stay-others = Experienced players look at the ways out before they enter a coastal town.
coach-use-coast = In a coastal town your pilgrim takes as many coins as the trade tile shows. No goods are needed.
coach-use-coast-good = Take them: ten coins make a gold bar at once.
coach-use-coast-others = Experienced players know how much each side is short of the next gold bar.
coach-use-temple = A visit moves your temple marker one space on. Temple space times garden space is your score for faith.
coach-use-temple-good = A temple adds as many points as your garden space shows: visit it.
coach-use-temple-others = The last space ends the match. Experienced players go there when they are ahead.
coach-use-garden = A visit moves your garden marker one space on. Temple space times garden space is your score for faith.
coach-use-garden-good = A garden adds as many points as your temple space shows: visit it.
coach-use-garden-others = The last space ends the match. Experienced players go there when they are ahead.
coach-use-shore = At a sea shore you take a wave. It makes one of your figures better for as long as you have it.
coach-use-shore-good = Choose the wave of the figure that will use it soonest and most often.
coach-use-shore-others = Experienced players take waves early. Once none is left on the board, they can be taken away.
coach-use-spring = The hot-spring tile lets you use a later die twice.
coach-use-spring-good = Take it, if only to keep it from the other player.
coach-use-spring-others = Experienced players save it for a die with two good goals in a row, but not for long: it can be taken away.
coach-use-mountain-town = In a mountain town you draw goods from the bag, unseen. You can store only so many.
coach-use-mountain-town-good = Draw whenever you have room: it costs nothing.
coach-use-mountain-town-others = Experienced players look at what is left in the bag and which towns are near.
coach-use-market = In a coastal town you sell goods of the kind on the trade tile, as many as you like.
coach-use-market-good = It is usually best to sell all of them: ten coins turn into a gold bar at once.
coach-use-market-others = Coins that do not make a bar bring no points. Experienced players plan their sales in tens.
coach-use-region = Your artist paints or gives, never both. Painting prepares gifts, giving brings points.
coach-use-region-good = Give whenever your first painting fits. Paint when you have nothing to give here.
coach-use-region-others = Each gift is worth more than those before, so experienced players do not stop after the first few.
coach-returning = You hold more goods than you can store. Choose what goes back into the bag.
coach-returning-good = Several goods of one kind are better than one of each. Keep what sells well nearby.
coach-returning-others = Experienced players ask which buyers their merchant can reach with the next roll.
coach-losing = You lost the wave that gave you more room, so some of your goods must go back.
coach-losing-good = Put back what sells worst.
coach-losing-others = Experienced players sell early when the other pilgrim comes near a sea shore.
coach-rest = You have the hot-spring tile. You may move and act once more with the same number, or keep the tile.
coach-rest-good = Use it if the second move brings something worthwhile; otherwise keep it.
coach-rest-others = Experienced players use it before the other pilgrim reaches a hot spring and takes it away.

# What a position is worth, by parts: reasons for hints and reviews.
term-faith = temples times gardens
term-trade = gold, coins and goods
term-culture = paintings shown and given
term-helpers = waves and the hot spring
term-next-die = taking the next die

# How bots play: what they do not see, what they like
level1-about = Cares little for gold, forgets the waves and the hot spring, and does not look at what you do.
level2-about = Plays its own turn well, but forgets the waves and the hot spring and does not look at what you do.
level3-about = Sees all that its own turn changes, for itself and for you; not what you will do with it.
style-pilgrim-about = Walks to temples and gardens wherever it can.
style-trader-about = Buys, sells and turns coins into gold.
style-artist-about = Paints and gives paintings away, come what may.
