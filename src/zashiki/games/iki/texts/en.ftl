# Names come from the edition, in every language; the attribute declares the others.
name = { $en }
    .others = { $de } { $fr }

game-about = One year in Edo: hire people, give them stalls, walk the main street, stop the fires.

# Lists and amounts
list = { $one }, { $more }
lines = { $one } { $more }
steps = { $one } / { $more }
nothing = nothing
at-stall = { $card } ({ $stall })
amount-mon = { $n } mon
amount-rice = { $n } rice
amount-wood = { $n } wood
amount-sandal = { $n ->
    [one] 1 sandal
   *[other] { $n } sandals
}
amount-koban = { $n } koban
amount-iki = { $n } iki
amount-fire = { $n } fire value
amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# Effects
effect-trade = { $pay } → { $gain }
effect-each = { $gain } for each own character
effect-train = { $n } experience for other own characters
effect-swap = two characters may change stalls
effect-build = put up a building
effect-build-less = put up a building, { $less } less
retires-income = then retires on this income
retires-wild = then retires as any colour
retires-tile = then retires and gives: { $tile }
card-hint = { $name }, { $colour }. Cost { $cost } mon{ $fire ->
    [0] {""}
   *[other] , fire +{ $fire }
}. Action: { $action }. Payday: { $income }; { $end }.
building-hint = { $name }. Cost { $cost }. Gives { $gives }.
building-payday = { $gain } at each payday
building-watch = fire value +{ $n } against fires
building-per = { $each } iki for each { $thing }, at most { $most }
thing-mon = mon
thing-rice = rice
thing-wood = wood
thing-sandal = sandal
thing-koban = koban
thing-retired = retired card
thing-fish = fish
tile-save = { $name }: saves one of your characters from a fire, once.
tile-step = { $name }: each move may be longer by { $n }.
tile-rice = { $name }: at payday { $n } of your characters needs no rice.
tile-plan = { $name }: once a building costs { $less } less.
tile-points = { $name }: { $n } iki at the end.

# Words of the board
colour-yellow = street peddler (yellow)
colour-brown = artisan (brown)
colour-blue = shopkeeper (blue)
colour-red = master (red)
colour-purple = special (purple)
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
quarter-sw = south-western quarter
quarter-se = south-eastern quarter
quarter-ne = north-eastern quarter
quarter-nw = north-western quarter
field = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
field-flexible = flexible, { $least } to { $most } steps, { $income } mon

# Prompts
prompt-over = The New Year has come. The match is over.
prompt-wait = { $seat } is to act.
prompt-draw-first = The start player is drawn.
prompt-draw-building = The buildings are drawn.
prompt-draw-block = A blocking tile is drawn.
prompt-draw-card = New cards come to the market.
prompt-draw-fire = Fire! Where does it burn?
prompt-start-card = Take a start card.
prompt-start-stall = Choose a corner stall for the { $card }.
prompt-order = Choose your field on the order track.
prompt-hire = Take the income, or hire a card from the market.
prompt-hire-stall = Choose a stall for the { $card }.
prompt-walk = Walk at least { $least ->
    [one] 1 space
   *[other] { $least } spaces
}.
prompt-business = Do business: { $shop }, or one stall behind it.
prompt-build-pick = Choose a building.
prompt-build-stall = Choose a stall for the { $building }.
prompt-train = Who gains experience?
prompt-swap-first = Exchange two characters? Choose the first.
prompt-swap-second = With whom does the { $card } change stalls?
prompt-neutral-card = Choose a card that becomes neutral.
prompt-neutral-stall = Choose a stall for the neutral { $card }.
prompt-save = A fire of strength { $strength } reaches your { $card }. Use the amulet?
prompt-feed = Too little rice. Who leaves?
prompt-new-year = New Year: put your figure on any space.

# Choices
label-earn = Take { $n } mon
label-take = { $field }
label-pick = { $card }
label-begin = { $seat }
label-ignite = { $quarter }
label-finish = End the turn
label-no-swap = No exchange
label-deal = Shop: { $effect }
label-save = Use the amulet
label-burn = Let it burn
label-move = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to: { $shop }{ $sandals ->
    [0] {""}
    [one] {" "}(1 sandal)
   *[other] {" "}({ $sandals } sandals)
}
label-use = Use { $card } ({ $stall }): { $effect }
label-train = Experience for { $card } ({ $stall })
label-swap = { $card } ({ $stall })
label-leave = { $card } ({ $stall }) leaves
label-place = Stall { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } mon)
}
label-buy = Buy { $good } for { $n } mon
label-build = Build: { $building }
label-plan = Build with the guild plan: { $building }
label-enter = Go to: { $space }
label-hire = Hire { $card } for { $cost } mon{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } on it)
}

# Log
story-draw-first = { $seat } begins.
story-draw-building = Open building: { $building }.
story-draw-card = New in the market: { $card }.
story-draw-block = Blocked this month: { $field }.
story-draw-fire = { $seat } draws the fire: { $quarter }, strength { $strength }. Lost: { $burnt }.
story-start-stall = { $seat } starts with { $card } on { $stall }.
story-hire-stall = { $seat } hires { $card } for { $stall }.
story-neutral-stall = { $seat } puts { $card } on { $stall }, neutral.
story-pick = No stall is free: { $what } leaves the game.
story-build-stall = { $seat } puts up on { $stall }: { $building }.
story-earn = { $seat } takes { $n } mon.
story-take = { $seat } chooses { $what }.
story-enter = { $seat }: { $what }.
story-deal = { $seat }: { $what }.
story-use = { $seat }: { $what }.
story-train = { $seat }: { $what }.
story-swap = { $seat } exchanges { $what }.
story-leave = { $seat } is short of rice: { $what }.
story-buy = { $seat }: { $what }.
story-move = { $seat } walks { $what }.
story-save = { $seat } saves { $card } with the amulet. Lost: { $burnt }.
story-burn = { $seat } lets it burn. Lost: { $burnt }.
story-retired = { $card } of { $seat } retires.
story-left = { $card } was neutral and leaves the game.
story-coins = Each open card receives 1 mon.
story-payday = Payday. { $seats }.
story-wages = { $seat }: { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}(−{ $rice } rice)
}{ $gone ->
    [0] {""}
    [one] {" "}(1 left unfed)
   *[other] {" "}({ $gone } left unfed)
}
story-feeding = Feeding. { $seats }.
story-fed = { $seat }: { $rice ->
    [0] no rice
   *[other] −{ $rice } rice
}{ $gone ->
    [0] {""}
    [one] {" "}(1 left unfed)
   *[other] {" "}({ $gone } left unfed)
}

# The end
ending-new-year = The year is over.
verdict-points = { $seat } wins with { $points } iki.
verdict-fire = { $seat } wins with { $points } iki, ahead on the fire-brigade track.
line-track = Track
line-colours = Colours
line-fish = Fish
line-pouches = Pouches
line-buildings = Buildings
line-koban = Koban
line-wood = Wood
line-mon = Mon
line-seal = Special tiles

# Refusals
refusal-choose-field = First choose a field on the order track.
refusal-income-first = First take the income or hire a card.
refusal-income-or-hiring = You take the income or hire a card, once a turn.
refusal-move-first = First move your figure.
refusal-business-now = Now you do business where you stand.
refusal-swap-now = First decide on the exchange.
refusal-train-now = First choose who gains experience.
refusal-feed-now = First choose who leaves for want of rice.
refusal-start-card-now = First place your start card.
refusal-neutral-now = First place the neutral card.
refusal-finish-first = First finish what you have begun.
refusal-move-short = You walk { $least } at least. Sandals never shorten a move.
refusal-move-long = { $steps } steps are too many: each extra step takes a sandal.
refusal-flexible-only = On the flexible field you take its income and nothing else.
refusal-no-hiring-now = In the New Year round there is no income and no hiring.
refusal-card-not-open = This card is not in the market.
refusal-no-kobun = You have no free kobun.
refusal-no-stall-free = No stall is free.
refusal-short-of-mon = This takes { $need } mon of your own; you have { $have }.
refusal-stall-taken = This stall is taken.
refusal-corners-only = Start cards go to the outer corner stalls.
refusal-surcharge = Here it takes { $need } mon of your own; you have { $have }.
refusal-no-building-site = There is no building site here.
refusal-one-building = One building a visit.
refusal-building-not-open = This building is not on offer.
refusal-no-plan = You hold no guild plan.
refusal-building-price = This building takes { $wood } wood, { $koban } koban and { $mon } mon.
refusal-not-sold-here = This is not sold here.
refusal-other-season = This is not sold in this season.
refusal-sold = This is sold.
refusal-one-fish = You have bought your fish of this season.
refusal-one-of-a-kind = One of a kind in one visit.
refusal-goods-price = This costs { $need } mon; you have { $have }.
refusal-not-your-character = None of your characters is here.
refusal-no-character = No character to exchange is here.
refusal-other-own-only = Only your other characters can gain this experience.
refusal-one-stall = One stall a turn.
refusal-out-of-reach = This stall is not behind your shop.
refusal-stall-empty = Nobody works here.
refusal-building-closed = Buildings cannot be visited.
refusal-action-price = You cannot pay this action.
refusal-no-building-possible = You cannot put up any building now.
refusal-nothing-changes = This would change nothing.
refusal-no-fire-now = No fire threatens a character of yours.
refusal-field-blocked = This field is blocked this month.
refusal-field-taken = This field is taken.
refusal-not-new-year = Only in the New Year round you may go anywhere.
refusal-no-deal-here = This shop has no such deal.
refusal-deal-done = No more of this deal in one visit.
refusal-deal-price = You cannot pay this deal.

# Places and counters
mark = { $text }
good = { $name }: { $price } mon{ $value ->
    [0] {""}
   *[other] , worth { $value }
}
piece-figure = Figure on the street
piece-kobun = Kobun
piece-disc = Disc of the fire brigade
piece-order = Order marker
piece-block = Blocking tile
piece-month = This month
place-city = Edo
place-gate = The gate
place-shop = { $shop }: { $effect }
place-stall = Stall { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } mon)
}
place-market = Market
place-month = Month { $month }
place-new-year = New Year
place-fire = Fire brigade
place-fire-value = Fire value { $n }
place-order = Order of play
place-offer = Buildings
place-deck = Cards of the season
place-fire-tiles = Fire tiles
place-blocks = Blocking tiles
place-tiles = Special tiles
place-blaze = The fire
place-retired = Retired: { $colour }
place-kobun = Free kobun
place-home = Order figure
place-held = Special tiles held
place-goods = Fish, pipes and pouches
place-sun = Sun
place-moon = Moon
counter-mon = Mon
counter-rice = Rice
counter-wood = Wood
counter-sandal = Sandals
counter-koban = Koban
counter-iki = Iki
counter-fire = Fire value

## The drawing in letters

drawn-month = Month { $month } ({ $season }, event: { $event })
drawn-season-start = start
drawn-season-spring = spring
drawn-season-summer = summer
drawn-season-autumn = autumn
drawn-season-winter = winter
drawn-event-none = none
drawn-event-payday = payday
drawn-event-fire = fire
drawn-fire = fire { $fire }
drawn-actor = to act: { $actor }
drawn-seat = seat { $seat }
drawn-chance = chance
drawn-nobody = nobody
drawn-title-order = Order
drawn-title-market = Market
drawn-title-build = Build
drawn-title-shops = Shops
drawn-mon = mon
drawn-rice = rice
drawn-wood = wood
drawn-sandal = sandal
drawn-koban = koban
drawn-iki = iki
