game-about = Sur la mer de Yamataï, une reine veut une capitale, et chaque bâtisseur espère y laisser son nom. Des navires portent bambou, bois, pierre, argile et or d’île en île, et ce que l’un place sert à tous. Dégagez les îles, bâtissez là où se croisent les bons navires, et recrutez des spécialistes qui plient les règles en votre faveur.
game-aim = Le joueur qui a le plus de points de prestige l’emporte, grâce aux bâtiments, aux spécialistes, aux jetons prestige et aux pièces.

## Noms

ship-bamboo = navire de bambou
ship-wood = navire de bois
ship-stone = navire de pierre
ship-clay = navire d’argile
ship-gold = navire d’or
culture-orange = lanterne orange
culture-green = pin vert
culture-violet = éventail violet
culture-blue = vague bleue
culture-beige = rouleau beige
culture-rose = fleur rose
culture-blank = jeton vierge
building-house = la maison { $tile }
building-trading-post = le comptoir { $tile }
building-torii = le torii { $tile }
building-palace = le palais { $tile }
fleet = flotte { $number }
specialist = { $name }
place-space = { $name }
place-island = l’île { $name }
place-name = { $name }
payment-equal = deux jetons : { $kind }
payment-different = { $one }, { $two } et { $three }
thing-space = case
thing-island = île
thing-tile = tuile bâtiment
thing-specialist = spécialiste

## Ce que font flottes et spécialistes

effect-none = aucun effet ; vous commencez la prochaine manche
effect-reserve = réserver une tuile bâtiment de la rangée pour une manche suivante
effect-move-ship = déplacer un navire du plateau vers une case reliée vide
effect-look =
    { $value ->
        [one] regarder la première tuile bâtiment et la remettre sur la pile ou dessous
       *[other] regarder les { $value } premières tuiles bâtiment et les remettre sur la pile ou dessous
    }
effect-sacred-ground = poser une terre sacrée sur une île vide
effect-swap-culture = échanger deux jetons culture sur le plateau
effect-remove-ships =
    { $value ->
        [one] rendre un navire du plateau à la réserve
       *[other] rendre jusqu’à { $value } navires du plateau à la réserve
    }
effect-swap-ships = échanger deux navires sur le plateau
effect-ship-fewer =
    { $value ->
        [one] bâtir avec un navire de moins
       *[other] bâtir avec { $value } navires de moins
    }
effect-free-ship = recevoir en plus un navire de votre choix
power-none = Rien que la gloire.
power-token-worth = À la fin, chacun de vos jetons prestige compte { $value } fois.
power-extra-trade = Un achat ou une vente de plus à chaque tour.
power-ships-for-gold = Une fois par tour : { $value } de vos navires contre un navire d’or.
power-prestige-bonus = Torii et palais vous rapportent le bonus d’un bâtiment standard.
power-clear-sacred-ground = Une fois par tour : payez { $coins } et retirez une terre sacrée.
power-better-sale = Vous vendez la pierre { $stone } et l’argile { $clay }.
power-coins-per-point = À la fin, un point pour { $coins }.
power-culture-for-gold = Une fois par tour : un jeton culture contre un navire d’or.
power-edge-is-entry = Toute case vide du bord est une entrée pour vous.
power-toll = Les autres vous paient { $coins } pour bâtir à côté de vos bâtiments standard.
power-half-of-coins = Quand quelqu’un d’autre recrute, vous recevez la moitié des pièces.
power-harbour =
    { $value ->
        [one] Une place de plus dans votre port.
       *[other] { $value } places de plus dans votre port.
    }
power-extra-culture = En récoltant, prenez un jeton de plus sur l’île de votre choix.
power-lone-token = Un jeton prestige pour un bâtiment standard qui ne touche aucun des vôtres.
power-gold-price = Vous pouvez acheter et vendre l’or { $coins }.
power-culture-for-coins = Une fois par tour : un jeton culture contre { $coins }.
power-gold-for-ships =
    { $value ->
        [one] Une fois par tour : un navire d’or contre un autre navire.
       *[other] Une fois par tour : un navire d’or contre { $value } autres navires.
    }

## Ce qui est demandé

prompt-take = Prenez l’une des flottes visibles.
prompt-choose = Choisissez un navire de la réserve.
prompt-trade = Achetez ou vendez un navire, ou placez le premier.
prompt-place = Placez votre premier navire : sur une entrée ou à côté d’un navire de sa couleur.
prompt-line = Poursuivez votre ligne, récoltez ou bâtissez.
prompt-go-on = Poursuivez votre ligne, bâtissez si vous le pouvez, ou passez au port.
prompt-collect = Prenez un jeton culture pour chaque navire placé.
prompt-extra = Prenez un jeton culture de plus, sur n’importe quelle île.
prompt-rest = Échangez des navires ou passez au port.
prompt-rest-trading = Commercez, échangez des navires ou passez au port.
prompt-moor = Choisissez un navire pour votre port ; ceux qui n’y trouvent pas de place vont à côté.
prompt-recruit = Recrutez un spécialiste ou terminez votre tour.
prompt-end = Terminez votre tour.
prompt-pay = Choisissez de quoi payer { $specialist }.
prompt-exchange = Choisissez le jeton culture avec lequel l’échanger.
prompt-remove = Retirez un autre navire ou arrêtez là.
prompt-swap = Choisissez le navire avec lequel l’échanger.
prompt-arrange = Remettez chaque tuile sur la pile ou dessous.
prompt-give = Choisissez l’autre navire à donner contre de l’or.
prompt-get = Choisissez un navire en échange de votre or.
prompt-over = La partie est terminée.
prompt-wait = C’est à { $seat } de jouer.
prompt-ordering = Le premier ordre du tour est tiré au sort.
prompt-dealing = Les jetons culture sont distribués.
prompt-showing-specialists = Des spécialistes sont révélés.
prompt-showing-tiles = Des tuiles bâtiment sont révélées.
prompt-showing-fleets = Des flottes sont révélées.

## Choix

label-order = { $seat } vient ensuite
label-deal = { $kind }
label-deal-mountain = { $kind } sur une montagne
label-show-specialist = { $specialist } arrive
label-show-tile = On révèle { $tile }
label-show-fleet = On révèle la { $fleet }
label-take = Prendre la { $fleet } : { $effect }
label-choose = Choisir un { $ship }
label-buy = Acheter un { $ship } pour { $coins }
label-sell = Vendre un { $ship } pour { $coins }
label-place = Placer un { $ship } en { $space }
label-collect = Récolter sur { $island } avec le navire en { $space } : { $kind }
label-also = Prendre aussi sur { $island } : { $kind }
label-build = Bâtir { $tile } ({ $points }) sur { $island }
label-go-on = Passer au port
label-moor = Amarrer un { $ship }
label-recruit = Recruter { $specialist } ({ $coins }) : { $power }
label-pay = Payer { $payment }
label-end = Terminer le tour
label-reserve = Réserver { $tile }
label-move = Déplacer le { $ship } de { $space } vers { $target }
label-look = Regarder la pile de bâtiments
label-top = Mettre { $tile } sur la pile
label-under = Mettre { $tile } sous la pile
label-hallow = Poser une terre sacrée sur { $island }
label-exchange = Échanger sur { $island } : { $kind }
label-remove = Retirer le { $ship } en { $space }
label-enough = Ne plus retirer de navire
label-swap = Échanger le { $ship } en { $space }
label-give = Donner un { $ship } contre de l’or
label-change-gold =
    { $ships ->
        [one] Donner un navire d’or contre un autre navire
       *[other] Donner un navire d’or contre { $ships } autres navires
    }
label-get = Recevoir un { $ship }
label-culture-for-gold = Donner un jeton ({ $kind }) contre un navire d’or
label-culture-for-coins = Donner un jeton ({ $kind }) contre { $coins }
label-clear = Payer { $coins } et retirer la terre sacrée de { $island }

## Le journal

story-order =
    { $place ->
        [1] { $seat } joue en première position.
       *[other] { $seat } joue en { $place }e position.
    }
story-show-specialist = { $specialist } arrive.
story-show-tile = Nouvelle tuile dans la rangée : { $tile }.
story-show-fleet = La { $fleet } est révélée.
story-take = { $seat } prend la { $fleet }.
story-choose = { $seat } choisit un { $ship }.
story-buy = { $seat } achète un { $ship } pour { $coins }.
story-sell = { $seat } vend un { $ship } pour { $coins }.
story-place = { $seat } place un { $ship } en { $space }.
story-collect = { $seat } prend un jeton ({ $kind }) sur { $island }.
story-build = { $seat } bâtit { $tile } sur { $island }.
story-build-gain = { $seat } bâtit { $tile } sur { $island } et reçoit { $gain }.
story-build-cost = { $seat } bâtit { $tile } sur { $island } et paie { $cost } en tout.
story-build-both = { $seat } bâtit { $tile } sur { $island }, paie { $cost } en tout et reçoit { $gain }.
story-moor = { $seat } amarre un { $ship }.
story-recruit = { $seat } recrute { $specialist }.
story-recruit-gain = { $seat } recrute { $specialist } et reçoit { $gain }.
story-reserve = { $seat } réserve { $tile }.
story-move = { $seat } déplace le { $ship } de { $space } vers { $target }.
story-look = { $seat } regarde la pile de bâtiments.
story-sees = Vous voyez { $tile }.
story-top = { $seat } remet une tuile sur la pile.
story-top-own = Vous remettez { $tile } sur la pile.
story-under = { $seat } remet une tuile sous la pile.
story-under-own = Vous remettez { $tile } sous la pile.
story-hallow = { $seat } pose une terre sacrée sur { $island }.
story-exchange = { $seat } échange les jetons culture de { $island } et de { $other }.
story-remove = { $seat } retire le { $ship } en { $space }.
story-swap = { $seat } échange les navires en { $space } et en { $other }.
story-give = { $seat } donne un { $ship }.
story-get = { $seat } reçoit un { $ship }.
story-culture-for-gold = { $seat } donne un jeton ({ $kind }) contre un navire d’or.
story-culture-for-coins = { $seat } donne un jeton ({ $kind }) contre { $coins }.
story-clear = { $seat } retire la terre sacrée de { $island }.

## Refus

refusal-chance-only = C’est le hasard qui en décide.
refusal-no-such-thing = Cela n’existe pas sur ce plateau : { $what } numéro { $number }.
refusal-take-fleet-first = Prenez d’abord une flotte.
refusal-wrong-step = Cela se fait à l’étape { $then } ({ $what }) ; vous êtes à l’étape { $now } ({ $doing }).
refusal-step-3-over = On récolte ou on bâtit une fois par tour, et c’est fait.
refusal-place-before-building = Placez d’abord un navire : on bâtit sur une île touchée par un navire placé pendant ce tour.
refusal-place-before-collecting = Placez d’abord un navire : les navires placés pendant ce tour récoltent les jetons culture voisins.
refusal-no-site = Aucune île vide ne touche un navire placé pendant ce tour.
refusal-culture-first = Il y a encore un jeton culture sur { $island } ; on bâtit sur des îles vides.
refusal-built-there = Il y a déjà un bâtiment sur { $island }.
refusal-no-ship-beside = Aucun navire placé pendant ce tour ne touche { $island } : on n’y récolte pas.
refusal-yours-already = { $specialist } est déjà à vous : son pouvoir agit tout seul.
refusal-holds-other = { $seat } a recruté { $specialist }.
refusal-choose-ship-first = Choisissez d’abord le navire que vous donne votre flotte.
refusal-finish-collecting = Finissez d’abord de récolter : chaque navire qui a un jeton à côté de lui en prend un.
refusal-take-extra-tile = Prenez d’abord le jeton culture supplémentaire.
refusal-pay-first = Choisissez d’abord de quoi payer le spécialiste.
refusal-second-culture-first = Choisissez d’abord le second jeton culture de l’échange.
refusal-finish-removing = Retirez d’abord un autre navire ou arrêtez de retirer.
refusal-second-ship-first = Choisissez d’abord le second navire de l’échange.
refusal-put-back-first = Remettez d’abord les tuiles, sur la pile ou dessous.
refusal-give-second-ship = Choisissez d’abord l’autre navire que vous donnez contre de l’or.
refusal-get-ships-first = Choisissez d’abord les navires que vous recevez contre votre or.
refusal-fleet-taken = Vous avez déjà votre flotte pour ce tour.
refusal-fleet-gone = La flotte { $fleet } a déjà été prise pendant cette manche.
refusal-fleet-face-down = La flotte { $fleet } est face cachée ; prenez-en une visible.
refusal-no-free-ship = Votre flotte n’apporte pas de navire au choix maintenant.
refusal-supply-empty = La réserve n’a plus de { $ship }.
refusal-trade-before-placing = On commerce avant de placer le premier navire.
refusal-one-trade = Vous avez déjà commercé pendant ce tour.
refusal-gold-not-traded = Personne ne fait commerce de l’or.
refusal-too-few-coins =
    { $coins ->
        [one] Vous avez { $coins } pièce ; il en faut { $price }.
       *[other] Vous avez { $coins } pièces ; il en faut { $price }.
    }
refusal-no-such-ship = Vous n’avez pas de { $ship } à votre disposition.
refusal-space-taken = Il y a déjà un navire en { $space }.
refusal-no-start-here = Votre premier navire va sur une entrée ou à côté d’un navire de sa couleur ; ce n’est pas le cas en { $space }.
refusal-line-broken = Votre dernier navire a été retiré, la ligne ne peut pas continuer.
refusal-not-linked = La case { $space } n’est pas reliée à la case { $last }, où se trouve votre dernier navire.
refusal-ship-not-placed = Le navire en { $space } ne récolte pas : seuls récoltent les navires placés pendant ce tour, une fois chacun.
refusal-no-island-there =
    { $number ->
        [one] La case { $space } ne touche aucune île.
       *[other] La case { $space } ne touche pas { $number } îles.
    }
refusal-no-culture-there = Il n’y a pas de jeton culture sur { $island }.
refusal-no-extra-tile = Vous n’avez pas de jeton culture supplémentaire à prendre.
refusal-reserved-by-other = Quelqu’un d’autre a réservé { $tile }.
refusal-reserved-this-round = Vous avez réservé { $tile } pendant cette manche ; vous ne pourrez bâtir cette tuile que lors d’une manche suivante.
refusal-tile-not-there = La rangée ne contient pas { $tile }.
refusal-sacred-there = Personne ne bâtit sur la terre sacrée de { $island }.
refusal-island-not-empty = Il y a quelque chose sur { $island }.
refusal-no-new-ship-there = Aucun navire placé pendant ce tour ne touche { $island }.
refusal-no-pieces-left = Vous n’avez plus de bâtiment standard.
refusal-toll-too-high = Vous ne pouvez pas payer le péage pour bâtir là : { $price }.
refusal-ships-missing =
    { $ships ->
        [one] Il manque un navire autour de { $island } : { $cargo }.
       *[other] Il manque { $ships } navires autour de { $island } : { $cargo }.
    }
refusal-collect-or-build = Puisque vous pouvez récolter ou bâtir, vous devez le faire.
refusal-one-recruit = Un seul spécialiste par tour.
refusal-specialist-not-there = Ce spécialiste n’est pas parmi les spécialistes visibles.
refusal-cannot-pay = Il faut deux jetons culture identiques ou trois différents.
refusal-nothing-to-pay = Il n’y a rien à payer.
refusal-tiles-lacking = Vous n’avez pas ces jetons culture.
refusal-other-effect = La flotte { $fleet } n’a pas cet effet.
refusal-effect-used = Vous avez déjà utilisé l’effet de votre flotte.
refusal-no-ship-there = Il n’y a pas de navire en { $space }.
refusal-target-not-free = Un navire se déplace vers une case reliée vide.
refusal-pile-empty = La pile de bâtiments est vide.
refusal-no-under = La pile ne contient rien d’autre : remettez les tuiles dans l’ordre voulu.
refusal-tile-not-looked-at = Vous n’êtes pas en train de regarder cette tuile.
refusal-no-sacred-left = Toutes les terres sacrées sont sur le plateau.
refusal-swap-without-effect = Cet échange ne changerait rien.
refusal-nothing-removed = Vous n’êtes pas en train de retirer des navires.
refusal-no-such-power = Aucun de vos spécialistes ne fait cela.
refusal-power-too-late = Les navires s’échangent avant l’étape du port.
refusal-power-used = Une seule fois par tour.
refusal-not-givable = Vous n’avez pas de { $ship } de la flotte ou du port à donner, ou trop peu de navires en tout.
refusal-too-few-to-get = La réserve n’a pas assez d’autres navires.
refusal-nothing-to-get = Vous ne recevez pas de navire maintenant.
refusal-gold-not-gotten = Pas d’or contre de l’or.
refusal-no-such-culture = Vous n’avez pas ce jeton ({ $kind }).
refusal-no-sacred-there = Il n’y a pas de terre sacrée sur { $island }.
refusal-no-place-to-buy = Après l’étape du port, vous n’achetez que ce que votre port peut accueillir.
refusal-collect-most = Récoltez le plus de jetons possible : de cette façon, vous en auriez moins.
refusal-one-ship-moored = Un seul des navires arrivés pendant ce tour peut être amarré.

## La fin

ending-last-building = Quelqu’un a bâti son dernier bâtiment standard.
ending-no-bamboo = Il n’y a plus de navire de bambou.
ending-no-wood = Il n’y a plus de navire de bois.
ending-no-stone = Il n’y a plus de navire de pierre.
ending-no-clay = Il n’y a plus de navire d’argile.
ending-no-gold = Il n’y a plus de navire d’or.
ending-no-specialists = Il reste trop peu de spécialistes.
ending-no-tiles = Il reste trop peu de tuiles bâtiment.
ending-round-limit =
    { $rounds ->
        [one] Une manche a été jouée : c’est la limite fixée par la maison.
       *[other] { $rounds } manches ont été jouées : c’est la limite fixée par la maison.
    }
ending-and = { $one } { $other }
verdict-points =
    { $points ->
        [one] { $seat } est le plus grand bâtisseur de Yamataï avec { $points } point.
       *[other] { $seat } est le plus grand bâtisseur de Yamataï avec { $points } points.
    }
verdict-earlier =
    { $points ->
        [one] { $seat } est le plus grand bâtisseur de Yamataï avec { $points } point, pour avoir joué plus tôt à la dernière manche.
       *[other] { $seat } est le plus grand bâtisseur de Yamataï avec { $points } points, pour avoir joué plus tôt à la dernière manche.
    }
line-coins = Pièces
line-tokens = Jetons prestige
line-tiles = Bâtiments
line-specialists = Spécialistes
line-reserved = Tuiles réservées non bâties
line-beside = Navires à côté du port

## Sur la table

number = { $number }
price = { $coins }
price-none = –
mountain = montagne
sacred-ground = terre sacrée
meeple = pion de l’ordre du tour
medal =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile } : { $cargo }. { $points }.
fleet-card = { $fleet } : { $cargo } ; { $effect }.
fleet-face-down = Une flotte face cachée
specialist-card = { $specialist }, { $points }. { $power }
stack-left =
    { $left ->
        [one] { $left } spécialiste face cachée
       *[other] { $left } spécialistes face cachée
    }
pile-left =
    { $left ->
        [one] { $left } tuile bâtiment face cachée
       *[other] { $left } tuiles bâtiment face cachée
    }
place-specialist = Place { $number } des spécialistes
place-stack = Pile des spécialistes
place-row = Place { $number } de la rangée de bâtiments
place-pile-top = Pile de bâtiments, dessus
place-pile-under = Pile de bâtiments, dessous
place-track = Place { $number } de la piste des flottes
place-supply = Réserve : { $ship }
place-sacred = Réserve : terre sacrée
place-order = Place { $number } de l’ordre du tour
place-order-title = Ordre
place-ships-at-hand = Vos navires
place-culture-at-hand = Vos jetons culture
place-looked = Tuiles que vous regardez
place-looked-sign = De la pile
place-fleets = Flottes de cette manche
place-harbour = Port
place-beside = Navires à côté du port
place-culture = Jetons culture
place-hired = Spécialistes
place-built = Bâtiments construits
place-reserved = Tuiles réservées
sign-fleets = Flottes
sign-harbour = Port
sign-beside = À côté du port
sign-hired = Spécialistes
sign-culture = Culture
sign-built = Bâtiments
sign-reserved = Réservées
counter-coins = Pièces
counter-tokens = Jetons prestige
counter-buildings = Bâtiments standard restants
counter-beside = Navires à côté du port

## Le dessin en lettres

drawn-over = Manche { $round }. La partie est terminée.
drawn-order = Manche { $round }. Ordre : { $order }
drawn-legend-ships = Navires : B bambou, W bois, S pierre, C argile, G or ; · vide, > entrée vide
drawn-legend-islands = Îles : h maison, p comptoir, TT torii, PP palais, ## sacrée, -- vide, ^ montagne
drawn-legend-culture = Culture : o orange g vert v violet b bleu e beige r rose ; pp points, c pièces
drawn-supply = Réserve : { $ships }, terres sacrées { $sacred }
drawn-fleets = Flottes : { $up }, puis { $down }
drawn-then = puis
drawn-row = Rangée : { $tiles }
drawn-pile = Pile : { $tiles }
drawn-people = Spécialistes :
drawn-unknown =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
drawn-looking = regardées : { $tiles }
drawn-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
drawn-tokens = { $tokens } prestige
drawn-buildings =
    { $buildings ->
        [one] { $buildings } bâtiment restant
       *[other] { $buildings } bâtiments restants
    }
drawn-harbour = port { $ships }
drawn-beside = à côté { $ships }
drawn-culture = culture { $tiles }
drawn-reserved = réservées { $tiles }

## Options

option-collecting = Les navires récoltent les jetons culture
option-collecting-any-order = dans n’importe quel ordre, quitte à en prendre moins
option-collecting-most = de façon à en prendre le plus possible
option-swapping = Si le dernier navire d’une ligne est échangé (flotte 8), la ligne
option-swapping-line-follows = continue d’où il se trouve maintenant
option-swapping-line-stays = continue d’où il se trouvait
option-trading = Le commerce supplémentaire d’Izanagi se fait
option-trading-before-placing = avant de placer le premier navire
option-trading-any-moment = à tout moment du tour
option-mooring = Avec Riu, on amarre
option-mooring-any-ships = les navires de son choix, trois au plus
option-mooring-one-ship = un seul nouveau navire par tour

## Ce que sont les choses et ce qu’elles valent

amount-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-tokens =
    { $n ->
        [one] { $n } jeton prestige
       *[other] { $n } jetons prestige
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-both = { $one } et { $other }
sentences = { $one } { $other }
overlay-needs = Ce qui manque à chaque île
overlay-points = Points bâtis
overlay-bonuses = Votre bonus pour une maison
head-round = Manche { $round }
event-over = La partie est terminée. { $reason }
event-round-over = La manche { $round } est terminée ; chaque spécialiste encore visible reçoit { $coins }.
event-torii = { $seat } bâtit un torii sur { $island } : les bâtiments standard voisins rapporteront un jeton prestige.
event-palace = { $seat } bâtit un palais sur { $island } : les bâtiments standard voisins rapporteront un jeton prestige.
event-one-left = Il ne reste qu’un bâtiment standard à { $seat } : la fin est proche.
event-none-left = { $seat } a bâti son dernier bâtiment standard : la partie s’achève avec cette manche.
event-supply = Épuisé dans la réserve : { $ships }. Si rien ne change, la partie s’achève avec cette manche.
step-1 = prendre une flotte
step-2 = commercer
step-3 = placer des navires, puis récolter ou bâtir
step-4 = amarrer
step-5 = recruter
area-board = L’archipel
area-hand = Vos navires et jetons culture
lying-at = { $thing } en { $place }
lying-placed = { $thing } en { $place }, placé pendant ce tour
lying-on = { $thing } sur { $place }
title-ship-bamboo = Navire de bambou
title-ship-wood = Navire de bois
title-ship-stone = Navire de pierre
title-ship-clay = Navire d’argile
title-ship-gold = Navire d’or
title-culture-orange = Lanterne orange
title-culture-green = Pin vert
title-culture-violet = Éventail violet
title-culture-blue = Vague bleue
title-culture-beige = Rouleau beige
title-culture-rose = Fleur rose
title-building-house = Maison { $tile }
title-building-trading-post = Comptoir { $tile }
title-building-torii = Torii { $tile }
title-building-palace = Palais { $tile }
title-entry = Entrée { $space }
title-space = Case { $space }
title-island = Île { $island }
title-mountain = Montagne
title-sacred-ground = Terre sacrée
title-medal = Points du spécialiste
title-person-place = Place { $number } pour un spécialiste
title-pile = Pile de bâtiments
title-fleet = Flotte { $number }
title-fleet-effect = Effet de la flotte { $number }
title-fleet-back = Flotte face cachée
title-track-light = Piste des flottes, moitié claire
title-track-dark = Piste des flottes, moitié sombre
title-meeple = Pion de { $seat }
title-score = Points de prestige de { $seat }
about-entry = Une porte de l’archipel : le premier navire d’un tour peut y être placé, quelle que soit sa couleur.
about-space = Une case pour un navire. Un premier navire peut y commencer si un navire de sa couleur se trouve sur une case reliée ; les suivants prolongent la ligne.
about-ship = Il apporte son matériau aux îles qu’il touche, pour tous les bâtisseurs. Il n’est à personne et reste là après la construction.
about-island = On bâtit sur une île vide touchée par un navire placé pendant ce tour, si tous les navires de la tuile bâtiment se trouvent autour d’elle.
about-culture = Un navire placé à côté pendant ce tour peut le récolter et dégager ainsi l’île. Deux jetons identiques ou trois différents permettent de recruter un spécialiste.
about-hand-culture = Deux jetons culture identiques ou trois différents permettent de recruter un spécialiste à la fin d’un tour.
about-house = Un bâtiment standard. À côté d’autres de sa couleur, il forme un groupe : chaque nouveau bâtiment rapporte une pièce par bâtiment du groupe.
about-trading-post = Un bâtiment standard qui a rapporté le double de pièces pour son groupe.
about-torii = Un bâtiment de prestige. Chaque bâtiment standard construit à côté rapporte un jeton prestige.
about-palace = Un bâtiment de prestige. Chaque bâtiment standard construit à côté rapporte un jeton prestige.
about-mountain = Un bâtiment standard sur une montagne rapporte un jeton prestige. La montagne reste quand son jeton culture est pris.
about-sacred-ground = Tant qu’elle est sur une île, personne n’y bâtit. Une flotte la pose, un spécialiste peut la retirer.
about-medal = Autant de points de prestige à la fin pour le joueur qui a recruté ce spécialiste.
about-person-place = Cinq spécialistes attendent ici. Quand l’un est recruté, la place reste libre jusqu’à la fin de la manche.
about-stack = La pile comble les places libres de spécialistes après chaque manche. S’il y en a trop peu, la partie s’achève.
about-tile-house = À bâtir là où ces navires entourent une île vide : { $ships }. Utilise un de vos bâtiments standard et vaut { $points }.
about-tile-trading-post = À bâtir là où ces navires entourent une île vide : { $ships }. Rapporte le double de pièces pour son groupe et vaut { $points }.
about-tile-torii = À bâtir là où ces navires entourent une île vide : { $ships }. Pas de bonus, mais { $points } ; n’utilise aucun de vos bâtiments standard.
about-tile-palace = À bâtir là où ces navires entourent une île vide : { $ships }. Pas de bonus, mais { $points } ; n’utilise aucun de vos bâtiments standard.
about-needed = L’un des navires qui doivent entourer l’île pour { $tile }.
about-row = Cinq tuiles bâtiment sont visibles pour tous. La rangée est complétée depuis la pile après chaque manche.
about-pile = Des tuiles bâtiment face cachée. Elles complètent la rangée après chaque manche ; s’il y en a trop peu, la partie s’achève.
about-fleet = Apporte { $ships } de la réserve. Effet : { $effect }.
about-fleet-ship = Le joueur qui prend la { $fleet } reçoit ce navire de la réserve.
about-fleet-effect = Une fois, à tout moment du tour : { $effect }.
about-fleet-back = Elle sera révélée lors d’une prochaine manche ; les plus anciennes d’abord.
about-track-light = On commence chaque tour en prenant l’une des flottes visibles ici. Les flottes prises ne sont pas remplacées pendant la manche.
about-track-dark = Des flottes attendent ici face cachée. Après chaque manche, on en révèle autant qu’il en a été pris.
about-meeple = Il indique quand c’est à son propriétaire de jouer. Il reste avec la flotte prise, puis va à la place qui porte le numéro de celle-ci.
about-order = Les pions jouent de la plus petite place à la plus grande. Le numéro de la flotte prise est votre place à la manche suivante.
about-supply = Les navires que personne n’a encore. À l’étape 2, vous pouvez acheter ou vendre un navire. S’il manque une couleur après une manche, la partie s’achève.
about-hand-ship = À placer sur le plateau, à vendre ou à amarrer dans votre port.
about-harbour-ship = Un navire de { $seat }, à placer ou à vendre lors d’un tour suivant.
about-mat-beside = Les navires sans place au port sont perdus pour de bon. Chaque paire coûte un point à la fin.
about-mat-fleets = Les flottes prises pendant cette manche, avec leurs pions.
about-mat-harbour = Les navires amarrés ici restent pour les tours suivants ; tous les autres vont à côté du port.
about-mat-hired = Les spécialistes recrutés : leurs pouvoirs durent jusqu’à la fin et ils valent des points.
about-mat-culture = Les jetons culture récoltés. Deux identiques ou trois différents permettent de recruter un spécialiste.
about-mat-built = Les tuiles de tout ce qui a été bâti ; chacune rapporte ses points à la fin.
about-mat-reserved = Seul le joueur qui les a réservées peut les bâtir, lors d’une manche suivante. Non bâtie, chacune coûte un point à la fin.
about-hand-ships = Les navires que vous pouvez placer, vendre ou amarrer : ceux de votre flotte et de votre port.
about-hand-looked = Des tuiles du dessus de la pile que vous seul voyez. Remettez chacune sur la pile ou dessous.
about-counter-coins = Elles servent à payer navires et péages. À la fin, 5 pièces valent un point.
about-counter-tokens = On les gagne en bâtissant sur une montagne ou à côté d’un torii ou d’un palais. Chacun vaut un point à la fin.
about-counter-buildings = Les bâtiments standard encore à bâtir : maisons et comptoirs.
about-counter-beside = Les navires qui n’ont pas trouvé de place au port. Chaque paire coûte un point à la fin.
about-score = Le total si la partie s’achevait maintenant. Le plus grand total gagne.
worth-space-taken = Occupée par un { $ship }.
worth-start-any = Libre : une ligne peut commencer ici avec n’importe quel navire.
worth-start-with = Libre : une ligne peut commencer ici avec : { $ships }.
worth-start-none = Libre : seule une ligne venue d’une case reliée arrive ici.
worth-touches = Îles touchées : { $islands }.
worth-coast = Autour d’elle : { $ships }.
worth-fits = Tous les navires sont là pour { $tile }.
worth-lacks = Pour { $tile }, il manque { $ships }.
worth-bonus = Une maison à vous rapporterait ici { $gain }.
worth-kind =
    { $count ->
        [0] Vous n’en avez pas encore.
        [one] Vous en avez un.
       *[other] Vous en avez { $count }.
    }
worth-points-of = { $points } pour { $seat }.
worth-person = Le recrutement coûte deux jetons culture identiques ou trois différents et rapporte { $points } et { $coins }.
worth-left =
    { $count ->
        [0] Il n’en reste plus.
        [one] Il en reste 1.
       *[other] Il en reste { $count }.
    }
worth-reserved = Réservée par { $seat } : un point de moins si elle n’est pas bâtie.
worth-sites = Tous ses navires entourent { $islands }.
worth-site-lacks = C’est autour de { $island } qu’il manque le moins : { $ships }.
worth-pile =
    { $middle ->
        [one] Du dessus : { $top } ; puis { $middle } inconnue ; tout en bas : { $under }.
       *[other] Du dessus : { $top } ; puis { $middle } en ordre inconnu ; tout en bas : { $under }.
    }
worth-fleet = Le joueur qui la prend occupe la place { $place } de l’ordre du tour à la manche suivante.
worth-effect-open = Pas encore utilisé pendant ce tour.
worth-coming = Encore face cachée : { $first }.
worth-coming-then = Révélées d’abord : { $first } ; ensuite : { $then }.
worth-no-price = L’or ne s’achète ni ne se vend.
worth-price = Vous en achetez ou en vendez un pour { $coins }.
worth-prices = Vous en achetez un pour { $coins } et en vendez un pour { $sale }.
worth-lost =
    { $points ->
        [0] Pas encore de point perdu pour { $seat }.
        [one] Un point de moins pour { $seat }.
       *[other] { $points } points de moins pour { $seat }.
    }
worth-harbour =
    { $places ->
        [one] Place pour un navire.
       *[other] Place pour { $places } navires.
    }
worth-last-building = Quand quelqu’un a bâti le dernier, la partie s’achève avec cette manche.
worth-no-bonus = Une maison à vous ne rapporterait ici aucun bonus.

## L’entraîneur

coach-take = Votre tour commence par une flotte : des navires à placer, un effet pour ce tour, et un numéro qui sera votre place à la prochaine manche.
coach-take-good = Cherchez une île à laquelle il ne manque que les navires d’une flotte, et prenez cette flotte.
coach-take-others = Les habitués regardent d’abord la rangée, puis le plateau, et enfin les flottes. Ils prennent un petit numéro quand il faut jouer tôt à la prochaine manche.
coach-choose = Votre flotte vous donne un navire de plus, de n’importe quelle couleur présente dans la réserve.
coach-choose-good = Prenez celui qui complète un bâtiment pendant ce tour. Sinon, prenez de l’or.
coach-choose-others = On prend le plus souvent de l’or : il ne s’achète pas, et les meilleurs bâtiments en demandent.
coach-trade = Avant de placer le premier navire, vous pouvez en acheter un ou en vendre un. Les prix sont les mêmes dans les deux sens.
coach-trade-good = Achetez le navire qui manque à un bâtiment ; vendez celui qui vous resterait à la fin du tour.
coach-trade-others = Les habitués gardent quelques pièces pour ce moment : 4 pièces pour un navire qui permet un bâtiment de 8 points, c’est bon marché.
coach-place = Votre premier navire va sur une entrée vide, ou à côté d’un navire de sa couleur.
coach-place-good = Commencez là où toute la ligne tient : chaque navire suivant doit être relié au précédent.
coach-place-others = Les habitués se servent des navires des autres, et ne laissent pas au suivant une côte à moitié prête.
coach-line = Poursuivez votre ligne, récoltez avec les navires placés, ou bâtissez. Récolter ou bâtir : l’un des deux, jamais les deux.
coach-line-good = Bâtissez si quelque chose en vaut la peine ; sinon, placez tous les navires qui atteignent un jeton, puis récoltez.
coach-line-others = Les habitués bâtissent dès qu’ils le peuvent. Ils dégagent des îles pour eux-mêmes, pas pour ceux qui suivent.
coach-go-on = Rien ne vous oblige ici : placez d’autres navires, bâtissez si c’est possible, ou passez au port.
coach-go-on-good = Placez ce qui serait perdu. Un navire sur le plateau vaut mieux qu’un navire à côté du port.
coach-go-on-others = Les habitués se demandent d’abord ce que le suivant ferait de ces navires.
coach-collect = Chaque navire placé prend un jeton culture sur une île qu’il touche.
coach-collect-good = Commencez par le navire qui a le moins de choix, et visez deux jetons identiques ou trois différents.
coach-collect-others = Les habitués choisissent aussi les îles : ils dégagent celles où ils veulent bâtir, et laissent les autres couvertes.
coach-extra = Ebisu vous donne un jeton culture de plus, de n’importe quelle île.
coach-extra-good = Prenez la sorte qui fait une paire ou un trio de jetons différents.
coach-extra-others = Certains le prennent sur l’île où ils comptent bâtir ensuite.
coach-rest = Sur le plateau, tout est joué pour ce tour. Vos navires peuvent encore s’échanger avant d’aller au port.
coach-rest-good = Échangez ce que vous ne pourriez pas garder : deux navires de trop contre de l’or, ou de l’or contre ce qu’il vous faudra.
coach-rest-others = Les habitués pensent ici au tour suivant : quel navire manque au bâtiment qu’ils visent ?
coach-rest-trading = Votre second commerce est encore possible, et des navires peuvent s’échanger avant d’aller au port.
coach-rest-trading-good = Vendez ce qui ne trouve pas de place au port.
coach-rest-trading-others = Les habitués gardent ce commerce pour la fin du tour, quand ils voient ce qui reste.
coach-moor = Votre port est trop petit pour tous les navires restants. Ceux qui n’ont pas de place vont à côté et sont perdus.
coach-moor-good = Gardez l’or, ou le navire que demande votre prochain bâtiment.
coach-moor-others = Deux navires à côté du port coûtent un point : les habitués vendent ou placent les navires de trop plus tôt dans le tour.
coach-recruit = Contre deux jetons culture identiques ou trois différents, vous recrutez un spécialiste. Vous recevez aussi les pièces posées sur lui.
coach-recruit-good = En début de partie, choisissez un pouvoir qui servira souvent ; vers la fin, des points et des pièces.
coach-recruit-others = Si personne d’autre ne peut payer, les habitués attendent une manche : il y aura deux pièces de plus.
coach-end = Tout est fait. En terminant le tour, vous passez la main au pion suivant de l’ordre du tour.
coach-end-good = Regardez si l’effet de votre flotte peut encore servir ; il ne se garde pas.
coach-end-others = Les habitués regardent encore la rangée et retiennent ce que vise le suivant.
coach-pay = Choisissez les jetons culture à donner pour le spécialiste : deux identiques ou trois différents.
coach-pay-good = Gardez-en le plus possible, et ceux qui vont ensemble.
coach-pay-others = Les habitués gardent les sortes qui restent à portée de leurs navires.
coach-exchange = Deux jetons culture du plateau changent de place. Vous en avez choisi un, choisissez l’autre.
coach-exchange-good = Amenez la sorte qu’il vous faut sur une île que touchent vos navires.
coach-exchange-others = Les habitués s’en servent tard : une fois les navires placés, ils savent exactement ce qu’ils veulent.
coach-remove = Vous pouvez rendre un second navire du plateau à la réserve, ou en rester là.
coach-remove-good = Libérez une case pour votre ligne, ou ôtez le navire sur lequel compte un autre.
coach-remove-others = Les navires retirés regarnissent la réserve : cela peut retarder la fin de la partie.
coach-swap = Deux navires du plateau changent de place. Vous en avez choisi un, choisissez l’autre.
coach-swap-good = Amenez la couleur qui manque à l’île où vous voulez bâtir.
coach-swap-others = Les habitués regardent aussi à quelle côte le navire manquera.
coach-arrange = Vous voyez les prochaines tuiles bâtiment. Remettez chacune sur la pile ou dessous ; elles compléteront la rangée après la manche.
coach-arrange-good = Mettez dessus ce que vos navires et votre place à la prochaine manche vous permettront de bâtir.
coach-arrange-others = Ce qui sert aux autres va sous la pile : la partie s’achève souvent avant.
coach-give = Contre le navire d’or, Raijin prend un second navire.
coach-give-good = Donnez les navires les moins chers qui ne vous servent pas pendant ce tour.
coach-give-others = Les habitués se demandent d’abord quels navires ils auraient placés.
coach-get = Nakatsu vous donne deux navires d’autres couleurs contre votre navire d’or.
coach-get-good = Prenez ce qui complète un bâtiment pendant ce tour, même deux de la même couleur.
coach-get-others = S’il n’y a rien à bâtir, les habitués prennent de l’argile : c’est la plus chère, et elle se vend bien.

## La galerie

group-standard = Bâtiments standard
group-prestige = Torii et palais
group-ships = Navires
group-rest = Montagnes, terres sacrées, jetons prestige et pièces
gallery-points = Vaut { $points } à la fin.

# What a position is worth, by parts: reasons for hints and reviews.
term-points = les points des bâtiments et du prestige
term-coins = les pièces
term-buildings = les bâtiments qui peuvent former des groupes
term-specialists = les spécialistes
term-reserve = les tuiles réservées
term-culture = les jetons culture
term-ships = les navires disponibles
term-this-turn = ce que ce tour peut encore rapporter

# Comment jouent les bots
level1-about = Veut des points tout de suite : les spécialistes, les jetons culture et les navires gardés pour plus tard ne lui disent rien, et il ne regarde pas les autres.
level2-about = Joue bien son propre tour, mais ne sait que faire des spécialistes et ne regarde pas les autres.
level3-about = Voit tout ce qui est sur la table, mais ne voit pas loin.
style-builder-about = Bâtit partout où il y a de la place pour un bâtiment.
style-collector-about = Amasse les jetons culture partout où il y en a.
