# Names come from the edition, in every language; the attribute declares the others.
name = { $en }
    .others = { $de } { $fr }

game-about = In Edo, the city of a million, everything is made, mended, sold and eaten on the street. For one year you bring peddlers, artisans and masters to its stalls, walk past them month by month, and see them into a retirement that goes on paying. Fires, hungry mouths and neighbours after the same fish see to it that no month is quiet.
game-aim = Have the most iki at the New Year: from what your people bring in, different colours, buildings, fish, and pouches with a pipe.

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
amount-fire = +{ $n } fire value
amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# Effects
effect-trade = { $pay } → { $gain }
effect-each = { $gain } for each of your characters
effect-train = { $n } experience for your other characters
effect-swap = two characters may change stalls
effect-build = put up a building
effect-build-less = put up a building, { $less } less
retires-income = then retires on this income
retires-wild = then retires as any colour
retires-tile = then retires and gives: { $tile }
about-card = { $colour }. Costs { $cost } mon{ $fire ->
    [0] {""}
   *[other] {" "}and raises your fire value by { $fire }
}. Action: { $action }. Payday, field by field: { $income }; { $end }.
about-building = Costs { $cost }. Gives { $gives }.
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
about-tile-save = Saves one of your characters from a fire, once.
about-tile-step = { $n ->
    [one] Each of your moves may be 1 space longer.
   *[other] Each of your moves may be { $n } spaces longer.
}
about-tile-rice = { $n ->
    [one] At payday 1 of your characters needs no rice.
   *[other] At payday { $n } of your characters need no rice.
}
about-tile-plan = Once, a building costs you { $less } less.
about-tile-points = Counts { $n } iki at the end.

# Words of the board
colour-yellow = Street peddler (yellow)
colour-brown = Artisan (brown)
colour-blue = Shopkeeper (blue)
colour-red = Master (red)
colour-purple = Special trade (purple)
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
quarter-sw = south-western quarter
quarter-se = south-eastern quarter
quarter-ne = north-eastern quarter
quarter-nw = north-western quarter
field = the field with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
field-flexible = the flexible field ({ $least } to { $most } steps, { $income } mon)

# Prompts
prompt-over = The New Year has come. The match is over.
prompt-wait = It is { $seat }'s turn.
prompt-draw-first = The start player is drawn.
prompt-draw-building = The buildings are drawn.
prompt-draw-block = A blocking tile is drawn.
prompt-draw-card = New cards come to the market.
prompt-draw-fire = Fire! Which quarter burns?
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
prompt-feed = Not enough rice. Who leaves?
prompt-new-year = New Year: put your figure on any space.

# Choices
label-earn = Take { $n } mon
label-take = Take { $field }
label-block = Block { $field }
label-pick = { $card } comes to the market
label-start = Start with the { $card }
label-neutral = Make the { $card } neutral
label-begin = { $seat } begins
label-ignite = Fire in the { $quarter }
label-finish = End the turn
label-nothing = Do nothing here
label-no-swap = Exchange nobody
label-deal = Trade with the { $shop }: { $effect }
label-save = Use the amulet
label-burn = Let it burn
label-move = Walk { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $shop }{ $sandals ->
    [0] {""}
    [one] {" "}for 1 sandal
   *[other] {" "}for { $sandals } sandals
}
label-use = Use the { $card } ({ $stall }): { $effect }
label-train = Experience for the { $card } ({ $stall })
label-swap = Exchange the { $card } ({ $stall })
label-leave = The { $card } ({ $stall }) leaves
label-place = Put the { $what } on stall { $stall }{ $n ->
    [0] {""}
   *[other] {" "}and pay { $n } mon for it
}
label-buy = Buy the { $good } for { $n } mon
label-build = Build the { $building }
label-plan = Build the { $building } with the guild plan
label-enter = Go to the { $space }
label-hire = Hire the { $card } for { $cost } mon{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } mon on it)
}

# Log
story-draw-first = { $seat } begins.
story-draw-building = The { $building } is on offer.
story-draw-card = The { $card } comes to the market.
story-draw-block = This month { $field } is blocked.
story-draw-fire = { $seat } draws the fire: { $quarter }, strength { $strength }. Lost: { $burnt }.
story-start-stall = { $seat } starts with the { $card } on { $stall }.
story-hire-stall = { $seat } hires the { $card } for { $stall }.
story-neutral-stall = { $seat } puts the { $card } on { $stall } as a neutral card.
story-pick = No stall is free: the { $card } leaves the game.
story-build-stall = { $seat } puts up the { $building } on { $stall }.
story-earn = { $seat } takes { $n } mon.
story-take = { $seat } takes { $field }.
story-enter = { $seat } goes to the { $space }.
story-deal = { $seat } trades with the { $shop }: { $effect }.
story-use = { $seat } uses the { $card } ({ $stall }): { $effect }.
story-train = The { $card } ({ $stall }) of { $seat } gains 1 experience.
story-swap = { $seat } exchanges the { $other } ({ $from }) and the { $card } ({ $stall }).
story-leave = { $seat } is short of rice: the { $card } ({ $stall }) leaves.
story-buy = { $seat } buys the { $good } for { $n } mon.
story-move = { $seat } walks { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the { $shop }{ $sandals ->
    [0] {""}
    [one] {" "}for 1 sandal
   *[other] {" "}for { $sandals } sandals
}.
story-save = { $seat } saves the { $card } with the amulet. Lost: { $burnt }.
story-burn = { $seat } lets the { $card } burn. Lost: { $burnt }.
story-retired = The { $card } of { $seat } retires.
story-left = The { $card } was neutral and leaves the game.
story-coins = Each open card receives 1 mon.
story-payday = Payday. { $seats }
story-wages = { $seat } receives { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}and pays { $rice } rice
}{ $gone ->
    [0] {""}
    [one] {" "}(1 character leaves unfed)
   *[other] {" "}({ $gone } characters leave unfed)
}.
story-feeding = Feeding. { $seats }
story-fed = { $seat } pays { $rice ->
    [0] no rice
   *[other] { $rice } rice
}{ $gone ->
    [0] {""}
    [one] {" "}(1 character leaves unfed)
   *[other] {" "}({ $gone } characters leave unfed)
}.

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
refusal-business-now = It is time to do business where you stand.
refusal-swap-now = First decide on the exchange.
refusal-train-now = First choose who gains experience.
refusal-feed-now = First choose who leaves for lack of rice.
refusal-start-card-now = First place your start card.
refusal-neutral-now = First place the neutral card.
refusal-move-short = You walk at least { $least ->
    [one] 1 space
   *[other] { $least } spaces
}. Sandals never shorten a move.
refusal-move-long = This is { $steps } steps ahead, and everybody walks the same way: each step beyond your field takes a sandal.
refusal-stand-still = Standing still is not allowed; a whole lap is { $steps } steps.
refusal-place-card-now = First choose a stall for the card you hire.
refusal-place-building-now = First choose a stall for the building.
refusal-build-now = First choose the building you put up.
refusal-save-now = First decide whether you use the amulet.
refusal-enter-first = First put your figure on any space of the street.
refusal-choose-goods = Touch what you would like to buy here.
refusal-choose-building = Touch the building that you would like to put up.
refusal-building-unfed = Buildings need no rice; a character has to leave.
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
refusal-one-building = Only one building per visit.
refusal-building-not-open = This building is not on offer.
refusal-no-plan = You do not have a guild plan.
refusal-building-price = This building takes { $wood } wood, { $koban } koban and { $mon } mon.
refusal-not-sold-here = This is not sold here.
refusal-other-season = This is not sold in this season.
refusal-sold = This has already been sold.
refusal-one-fish = You have already bought your fish for this season.
refusal-one-of-a-kind = Only one of each kind per visit.
refusal-goods-price = This costs { $need } mon; you have { $have }.
refusal-not-your-character = None of your characters is here.
refusal-no-character = There is no character here to exchange.
refusal-other-own-only = Only your other characters can gain this experience.
refusal-one-stall = Only one stall per turn.
refusal-out-of-reach = This stall is not behind your shop.
refusal-stall-empty = Nobody works here.
refusal-building-closed = Buildings cannot be visited.
refusal-action-price = You cannot pay for this action.
refusal-no-building-possible = You cannot put up any building now.
refusal-nothing-changes = This would change nothing.
refusal-no-fire-now = No fire threatens a character of yours.
refusal-field-blocked = This field is blocked this month.
refusal-field-taken = This field is taken.
refusal-not-new-year = Only in the New Year round may you go anywhere.
refusal-deal-done = You cannot make this deal again in one visit.
refusal-deal-price = You cannot pay for this deal.

# Places and counters
mark = { $text }
good = { $name }: { $price } mon{ $value ->
    [0] {""}
   *[other] , worth { $value } iki
}
piece-figure = Figure of { $seat }
piece-kobun = Kobun of { $seat }
piece-disc = Fire disc of { $seat }
piece-order = Order figure of { $seat }
piece-block = Blocking tile
piece-month = This month
piece-season = Goods of the season to come: { $season }
place-city = Edo
place-gate = The gate
place-shop = { $shop }: { $effect }
place-stall = Stall { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(costs { $n } mon more)
}
place-market = Market, place { $n }
place-seat = Board of { $seat }
place-goods-of = On sale: { $shop }
place-field = Order of play: { $field }
place-month = Month { $month }
place-new-year = New Year
place-fire = Fire brigade
place-fire-value = Fire value { $n }
place-order = Order of play
place-offer = Building on offer { $n }
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

# What everything is
about-gate = Stepping over the gate, from the last space to the first, completes a lap: each of your characters on the board gains 1 experience. The very first step of the match does not count.
title-space = Street in front of the { $shop }
about-space = Whoever ends a move here may trade with this shop and use one stall behind it. Any number of figures may stand here.
about-shop-deal = { $n ->
    [one] Whoever ends a move here may do this once: { $effect }.
   *[other] Whoever ends a move here may do this up to { $n } times: { $effect }.
}
about-shop-goods = Whoever ends a move here may buy what lies here, at the price on it. One of a kind in a visit; fish only once a season.
about-shop-building = Whoever ends a move here may put up one of the buildings on offer.
about-fish = Costs { $price } mon. By their number, your fish together count { $points } iki at the end{ $value ->
    [0] {""}
   *[other] , and { $value } iki are printed on this one
}. You may buy one a season.
about-pipe = Costs { $price } mon. With at least one pipe your tobacco pouches count { $factor ->
    [2] double
   *[other] { $factor } times as much
}; a pipe alone counts nothing.
about-pouch = Costs { $price } mon. Counts { $value } iki at the end, with a pipe { $factor ->
    [2] double
   *[other] { $factor } times as much
}.
about-figure = Walks the street, always the same way, as many spaces as its field on the order track says. Each lap gives all characters of its owner 1 experience.
about-new-year = The last round: in fire order everybody puts the figure on any space and does business once more. Then the points are counted.
about-month-none = This month has no event: each open card receives 1 mon at its end.
about-month-payday = This month ends with a payday: incomes are paid, harmony is scored, then every character on the board needs 1 rice.
about-month-fire = This month ends with a fire of strength { $strength } in a quarter that is drawn. It runs inwards and loses 1 with each stall.
about-season = Fish, pipes and pouches that come to the shops when this season begins. What was not sold before leaves.
about-fire-value = A step of the fire-brigade track. A fire stops at a stall whose owner stands as high as it is strong. On equal steps the upper disc is ahead.
about-disc = Shows the fire value of its owner. Whoever is ahead chooses first on the order track and wins ties at the end.
about-field = { $most ->
    [one] Take { $income } mon or hire a card, then walk 1 space.
   *[other] Take { $income } mon or hire a card, then walk { $most } spaces.
} Turns go from left to right.
about-field-flexible = You act early and walk { $least } to { $most } spaces, as you like, but you take only { $income } mon and cannot hire.
about-order = Shows the field its owner has taken this month. It returns to the player board at the end of the turn.
about-block = With two players one field is blocked each month. A tile that was drawn does not come back.
about-blaze = The fire runs from the outer stall inwards to the crossing and takes everything whose owner has a lower fire value than its strength.
about-deck = New cards come to the market each month. Some cards of a season are never seen.
about-fire-tiles = One for each quarter. One is drawn when there is a fire, and goes back: the same quarter may burn again.
about-tiles = A special tile goes to the owner of a character with a red circle when it retires.
about-sun = Its holder is the start player and chooses the neutral card in odd months.
about-moon = Its holder chooses the neutral card in even months.
about-retired = Retired characters of this colour. They pay their last income at every payday and need no rice; different colours count at the end.
about-kobun = You need one for each character you hire and each building you put up. It comes back when the character retires or the stall is lost.
about-busy-kobun = Climbs one field with each experience: from laps, lessons, and visits of other players. At the top the character retires.
about-manager = Manages this building to the end of the match and takes no part in anything else.
about-goods = Fish count by their number, pouches what is printed on them, doubled by a pipe.
about-stall = A free stall behind: { $shops }. { $n ->
    [0] It costs nothing extra.
   *[other] Whoever hires or builds here pays { $n } mon more.
}
about-market = Here lie the cards that can be hired. New ones come each month; at payday all that are left leave the game.
about-offer = There was a building here. It is not replaced.
title-card-action = Action: { $card }
about-card-action = { $effect }. Whoever stands in front of this stall may use it once a turn; used by another player, the character gains 1 experience.
title-card-income = Income: { $card }
about-card-income = While the kobun stands on field { $n }, each payday brings: { $gain }.
title-card-fire = Fire brigade: { $card }
about-card-fire = Whoever hires this card gains { $n } fire value at once.
title-coins = Coins: { $card }
about-coins = On this card: { $n } mon. They go to whoever hires it and may pay for it.
about-mon = Money for hiring, shops and actions. Every full { $every } mon count { $iki } iki at the end.
about-rice = At payday each of your characters on the board needs 1 rice, or it leaves.
about-wood = For buildings. { $every ->
    [one] Each wood counts
   *[other] Every full { $every } wood count
} { $iki } iki at the end.
about-sandal = Hand one in to walk one space further, as often as you like.
about-koban = Gold for buildings. { $every ->
    [one] Each koban counts
   *[other] Every full { $every } koban count
} { $iki } iki at the end.
about-iki = Points made so far on the track: from actions, incomes and harmony.
about-fire = Your step on the fire-brigade track: it stops fires up to this strength, and the highest chooses first.
title-score = Points
about-score = All that this player would count if the match ended now.

# What it is worth now
worth-owner = Belongs to { $seat }.
worth-neutral = Neutral: whoever uses it removes it from the game.
worth-here = Your figure is here.
worth-steps = { $n ->
    [one] 1 step ahead of your figure.
   *[other] { $n } steps ahead of your figure.
}
worth-good = { $n ->
    [one] It would add 1 iki to your count.
   *[other] It would add { $n } iki to your count.
}
worth-lap = { $n ->
    [one] 1 step to the next lap.
   *[other] { $n } steps to the next lap.
}
worth-month = { $n ->
    [0] It is this month.
    [one] In 1 month.
   *[other] In { $n } months.
}
worth-past = Past.
worth-there = There: { $what }.
worth-disc = Fire value { $n }, number { $place } in fire order.
worth-blocked = Blocked this month.
worth-taken = Taken by { $seat }.
worth-reach = Takes your figure to: { $shops }.
worth-field = Stands on { $field }.
worth-block = { $n } × { $field }
worth-left = Still to come: { $what }.
worth-blaze = Strength { $strength } at stall { $stall }.
worth-deck = { $n ->
    [0] No card is left.
    [one] 1 card is left.
   *[other] { $n } cards are left.
}
worth-giver = Comes when this character retires: { $card }.
worth-chooses = Chooses this month.
worth-retired = { $n ->
    [0] No card yet.
    [one] 1 card.
   *[other] { $n } cards.
} All colours together count { $points } iki so far.
worth-kobun = { $n ->
    [0] None of { $all } is free.
   *[other] { $n } of { $all } are free.
}
worth-goods = Fish { $fish } iki, pouches { $pouches } iki so far.
worth-payday = Next payday: +{ $n }.
worth-needs = Needed for your people then: { $n }.
worth-points = Counts { $n } iki now.
worth-watch = { $n } against fires, with the watchtower.
worth-fire-comes = The next fire would come here with strength { $strength }.
worth-fire-burns = The next fire here would take it: strength { $strength } against { $value }.
worth-fire-stops = The next fire stops here: strength { $strength } against { $value }.
worth-fire-never = The next fire does not reach this far.
worth-free = Free of charge.
worth-hire = Costs you { $n } mon; you have { $have }.
worth-hire-brings = Brings you { $n } mon: there is more on it than it costs.
worth-pension = Retired for { $seat }; each payday brings: { $gain }.
worth-income = Next payday: { $any ->
    [0] {""}
   *[other] { $gain }{ $iki ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $iki ->
    [0] {""}
   *[other] { $iki } iki from harmony
}.
worth-experience = { $n ->
    [one] Retires with the next experience.
   *[other] Retires after { $n } experience.
}
worth-counts = { $n ->
    [one] Counts 1 iki as things stand.
   *[other] Counts { $n } iki as things stand.
}
worth-affordable = You have everything it costs.
worth-missing = You lack { $what }.

# At a glance
overlay-income = Income at payday
overlay-harmony = Harmony at payday
overlay-fire = The next fire

# Headings and events
headline-start = Set-up
headline-month-none = Month { $month } · { $season }
headline-month-payday = Month { $month } · { $season } · payday at its end
headline-month-fire = Month { $month } · { $season } · fire at its end
headline-payday = Payday: income, harmony, then rice for everybody
headline-last-payday = The last payday. The New Year round follows
headline-fire = Fire in the { $quarter }, strength { $strength }
headline-new-year = New Year: one last visit for everybody
headline-over = The year is over: the final count
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
drawn-seat = { $sign } { $seat }
drawn-does = : { $does }
drawn-card = : { $does } | { $income }
drawn-building = { $name } for { $cost }: { $gives }
drawn-kobun = kobun { $n }
drawn-legend = ●1/3 kobun of ● on field 1 of 3, n neutral, # building; cards: colour (ye yellow, br brown, bl blue, re red, pu purple), cost+coins on it, !fire value, action | incomes field by field
drawn-chance = chance
drawn-nobody = nobody
drawn-title-order = Order
drawn-title-stalls = Stalls
drawn-title-legend = Signs
drawn-title-market = Market
drawn-title-build = Build
drawn-title-shops = Shops
drawn-mon = mon
drawn-rice = rice
drawn-wood = wood
drawn-sandal = sandal
drawn-koban = koban
drawn-iki = iki

# The gallery
group-start = Start cards
group-season = Characters: { $season }
on-sale = On sale: { $season }.

# --- the coach

coach-start-card = Before the year begins you take one person, free of charge.
coach-start-card-good = Rice and money help at once: the Vegetable Peddler feeds himself, the Tea Stall earns.
coach-start-card-others = Most players take what fits their plan for the first payday, in month 3.
coach-start-stall = Your first stall, at one of the four corners.
coach-start-stall-good = A corner that others reach soon gets visitors, and their visits teach your person.
coach-start-stall-others = Corners burn first, but the first fire is far off: month 5.
coach-order = Your field decides how far you walk and who acts first; turns go from left to right.
coach-order-good = Count the spaces to the shop you need, and take the field that ends there.
coach-order-others = The flexible field acts first and walks 1 to 4 spaces, but gives only 1 mon and no hiring.
coach-hire = Begin your turn with 4 mon, or hire one of the open cards.
coach-hire-good = Hire early: people need time to learn before they retire. Keep 1 rice in mind for each at payday.
coach-hire-others = Coins on a card are yours when you hire it. Buckets on it raise your fire value at once.
coach-hire-stall = Where does your new person work?
coach-hire-stall-good = A stall you or others soon pass. A second card of the same colour in a quarter brings harmony at payday.
coach-hire-stall-others = Inner stalls are safer from fire; the middle ones, or those at the crossing, cost extra.
coach-walk = You walk exactly as far as your field says. Each sandal makes it one space longer.
coach-walk-good = Stepping over the gate teaches all your people at once: worth a sandal.
coach-walk-others = Look at shop and stalls together: you may use both where you stop.
coach-business = Here you may use the shop and one stall behind it, in any order.
coach-business-good = Stall first if it pays for the shop. Your own stalls help nobody else.
coach-business-others = Using another player's person moves it towards retirement: fine if you gain more than they do.
coach-build-pick = Which of the buildings on offer do you put up?
coach-build-pick-good = Early, those that pay every season; late, those with the most points.
coach-build-pick-others = The kobun who manages it is gone for good, so leave enough for hiring.
coach-build-stall = Where does the building stand?
coach-build-stall-good = A stall the fire reaches late, or behind somebody with a high fire value.
coach-build-stall-others = It blocks this stall for the rest of the match, for everybody.
coach-train = One of your people gains experience.
coach-train-good = Whoever retires now needs no rice, pays every season, and gives you the kobun back.
coach-train-others = Before a payday, also think of the one whose next field pays much more.
coach-swap-first = You may exchange the stalls of two people, whoever owns them.
coach-swap-first-good = Bring cards of a colour together, or your best person away from a corner before a fire.
coach-swap-first-others = Sometimes the best exchange breaks up somebody else's colours. You may also leave it.
coach-swap-second = With whom?
coach-swap-second-good = Look at the colours in both quarters, and at who stands in the way of the next fire.
coach-swap-second-others = Kobun and experience move along; nothing is paid.
coach-neutral-card = With two players one open card becomes neutral at the end of a month: it belongs to nobody.
coach-neutral-card-good = A colour you have in a quarter raises your harmony there.
coach-neutral-card-others = Or take away the card your opponent wants to hire, with the coins on it.
coach-neutral-stall = Where does the neutral card go?
coach-neutral-stall-good = Beside your own cards of its colour, or where you can use it next month.
coach-neutral-stall-others = Whoever uses it removes it from the game, and a fire always takes it.
coach-save = The fire would take this person. Your amulet can save it, once.
coach-save-good = Save whoever is close to retiring or stands in a good harmony.
coach-save-others = The fire goes on behind: look who comes next before you decide.
coach-feed = There is not enough rice. Somebody has to leave for good.
coach-feed-good = Let go whoever has learned least and pays least.
coach-feed-others = Keep a colour you have only once: different colours count at the end.
coach-new-year = The last turn: go to any space and do business once more.
coach-new-year-good = Fish, a pipe for your pouches, or the building you have saved for: take what adds most.
coach-new-year-others = Every full 4 mon count only 1 iki, so spend them where they bring more.

# What a position is worth, by parts: reasons for hints and reviews.
term-iki = iki
term-colours = different trades
term-goods = fish, pipes and pouches
term-buildings = buildings
term-stores = money and goods in store
term-rice = rice for one’s people
term-people = wages of one’s people
term-harmony = harmony at paydays
term-fire = safety from fire
term-order = the place on the order track
term-business = business in this turn

# How bots play: what they do not see, what they like
level1-about = Thinks of one action at a time, forgets the fire, and does not look at the others.
level2-about = Thinks a little ahead, but does not see the fire coming.
level3-about = Sees everything on the table, but not far ahead.
style-builder-about = Saves and spends for buildings.
style-collector-about = Cannot pass by a fish, a pipe or a pouch.
