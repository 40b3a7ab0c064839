game-about = Menez vos navires de bambou, de bois, de pierre, d’argile et d’or à travers l’archipel, dégagez les îles et bâtissez la plus belle capitale pour la reine Himiko.

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
building-house = maison { $tile }
building-trading-post = comptoir { $tile }
building-torii = torii { $tile }
building-palace = palais { $tile }
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

effect-none = aucun effet ; vous commencez au prochain tour
effect-reserve = réserver une tuile bâtiment de la rangée pour un tour ultérieur
effect-move-ship = déplacer un navire du plateau vers une case reliée vide
effect-look = regarder les { $value } premières tuiles bâtiment et les remettre sur la pile ou dessous
effect-sacred-ground = poser une terre sacrée sur une île vide
effect-swap-culture = échanger deux jetons culture sur le plateau
effect-remove-ships = rendre jusqu’à { $value } navires du plateau à la réserve
effect-swap-ships = échanger deux navires sur le plateau
effect-ship-fewer = bâtir avec { $value } navire de moins
effect-free-ship = et un navire de votre choix
power-none = Rien que la gloire.
power-token-worth = À la fin, chacun de vos jetons prestige compte { $value } fois.
power-extra-trade = Un achat ou une vente de plus à chaque tour de jeu.
power-ships-for-gold = Une fois par tour de jeu : { $value } de vos navires contre un navire d’or.
power-prestige-bonus = Torii et palais vous donnent le bonus d’un bâtiment standard.
power-clear-sacred-ground = Une fois par tour de jeu : payez { $value } pièces et retirez une terre sacrée.
power-better-sale = Vous vendez la pierre { $stone } pièces et l’argile { $clay }.
power-coins-per-point = À la fin, un point pour { $value } pièces.
power-culture-for-gold = Une fois par tour de jeu : un jeton culture contre un navire d’or.
power-edge-is-entry = Toute case vide du bord est une entrée pour vous.
power-toll = Les autres vous paient { $value } pièces pour bâtir à côté de vos bâtiments standard.
power-half-of-coins = Quand un autre recrute, vous recevez la moitié des pièces.
power-harbour = { $value } places de plus dans votre port.
power-extra-culture = En récoltant, prenez un jeton de plus sur l’île de votre choix.
power-lone-token = Un jeton prestige pour un bâtiment standard qui ne touche aucun des vôtres.
power-gold-price = Vous pouvez acheter et vendre l’or { $value } pièces.
power-culture-for-coins = Une fois par tour de jeu : un jeton culture contre { $value } pièces.
power-gold-for-ships = Une fois par tour de jeu : un navire d’or contre { $value } autres navires.

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
prompt-moor = Choisissez un navire pour votre port ; ceux sans place vont à côté.
prompt-recruit = Recrutez un spécialiste ou terminez votre tour.
prompt-end = Terminez votre tour.
prompt-pay = Choisissez de quoi payer { $specialist }.
prompt-exchange = Choisissez le jeton culture avec lequel l’échanger.
prompt-remove = Retirez un autre navire ou arrêtez là.
prompt-swap = Choisissez le navire avec lequel l’échanger.
prompt-arrange = Remettez chaque tuile sur la pile ou dessous.
prompt-give = Choisissez le navire suivant à donner contre de l’or.
prompt-get = Choisissez un navire contre votre or.
prompt-over = La partie est terminée.
prompt-wait = À { $seat } de jouer.
prompt-ordering = Le premier ordre du tour est tiré au sort.
prompt-dealing = Les jetons culture sont distribués.
prompt-showing-specialists = Des spécialistes sont révélés.
prompt-showing-tiles = Des tuiles bâtiment sont révélées.
prompt-showing-fleets = Des flottes sont révélées.

## Choix

label-order = { $seat } vient ensuite
label-deal = { $kind }
label-deal-mountain = { $kind } sur une montagne
label-show-specialist = { $specialist }
label-show-tile = { $tile }
label-show-fleet = { $fleet }
label-take = Prendre { $fleet } : { $effect }
label-choose = Choisir un { $ship }
label-buy = Acheter un { $ship } pour { $coins }
label-sell = Vendre un { $ship } pour { $coins }
label-place = Placer un { $ship } en { $space }
label-collect = Récolter sur { $island } avec le navire en { $space } : { $kind }
label-also = Prendre aussi sur { $island } : { $kind }
label-build = Bâtir { $tile } ({ $points } points) sur { $island }
label-go-on = Passer au port
label-moor = Amarrer un { $ship }
label-recruit = Recruter { $specialist } (pièces : { $coins }) : { $power }
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
label-enough = Ne plus rien retirer
label-swap = Échanger le { $ship } en { $space }
label-give = Donner un { $ship } contre de l’or
label-change-gold = Donner un navire d’or contre { $ships } autres
label-get = Recevoir un { $ship }
label-culture-for-gold = Donner un jeton ({ $kind }) contre un navire d’or
label-culture-for-coins = Donner un jeton ({ $kind }) contre { $coins } pièces
label-clear = Payer { $coins } pièces et retirer la terre sacrée de { $island }

## Le journal

story-order = { $seat } occupe la place { $place } de l’ordre du tour.
story-show-specialist = { $specialist } arrive.
story-show-tile = Nouveau dans la rangée : { $tile }.
story-show-fleet = Révélée : { $fleet }.
story-take = { $seat } prend { $fleet }.
story-choose = { $seat } choisit un { $ship }.
story-buy = { $seat } achète un { $ship } pour { $coins }.
story-sell = { $seat } vend un { $ship } pour { $coins }.
story-place = { $seat } place un { $ship } en { $space }.
story-collect = { $seat } prend un jeton ({ $kind }) sur { $island }.
story-build = { $seat } bâtit { $tile } sur { $island }. Pièces : { $coins }, jetons prestige : { $tokens }.
story-moor = { $seat } amarre un { $ship }.
story-recruit =
    { $coins ->
        [0] { $seat } recrute { $specialist }.
       *[other] { $seat } recrute { $specialist } et reçoit { $coins } pièces.
    }
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
story-culture-for-coins = { $seat } donne un jeton ({ $kind }) contre { $coins } pièces.
story-clear = { $seat } retire la terre sacrée de { $island }.

## Refus

refusal-chance-only = C’est le hasard qui décide.
refusal-no-such-thing = Cette carte n’a pas cela : { $what } numéro { $number }.
refusal-take-fleet-first = Prenez d’abord une flotte.
refusal-wrong-step = Cela n’appartient pas à l’étape { $step } d’un tour de jeu.
refusal-choose-ship-first = Choisissez d’abord le navire qui vient avec votre flotte.
refusal-finish-collecting = Finissez d’abord de récolter : chaque navire qui a un jeton à côté de lui en prend un.
refusal-take-extra-tile = Prenez d’abord le jeton culture supplémentaire.
refusal-pay-first = Choisissez d’abord de quoi payer le spécialiste.
refusal-second-culture-first = Choisissez d’abord le second jeton culture de l’échange.
refusal-finish-removing = Retirez d’abord un autre navire ou arrêtez de retirer.
refusal-second-ship-first = Choisissez d’abord le second navire de l’échange.
refusal-put-back-first = Remettez d’abord les tuiles, sur la pile ou dessous.
refusal-give-second-ship = Choisissez d’abord l’autre navire que vous donnez contre de l’or.
refusal-get-ships-first = Choisissez d’abord les navires contre votre or.
refusal-fleet-taken = Vous avez déjà votre flotte pour ce tour de jeu.
refusal-fleet-gone = La flotte { $fleet } est déjà prise ce tour-ci.
refusal-fleet-face-down = La flotte { $fleet } est face cachée.
refusal-no-free-ship = Votre flotte n’apporte pas de navire au choix maintenant.
refusal-supply-empty = La réserve n’a plus de { $ship }.
refusal-trade-before-placing = On commerce avant de placer le premier navire.
refusal-one-trade = Vous avez déjà commercé pendant ce tour de jeu.
refusal-gold-not-traded = Personne ne fait commerce de l’or.
refusal-too-few-coins = { $coins } pièces ne suffisent pas.
refusal-no-such-ship = Vous n’avez pas de { $ship } à disposition.
refusal-space-taken = Il y a déjà un navire en { $space }.
refusal-no-start-here = Votre premier navire part d’une entrée ou d’à côté d’un navire de sa couleur ; { $space } n’est ni l’un ni l’autre.
refusal-line-broken = Votre dernier navire a été retiré, la ligne ne peut pas continuer.
refusal-not-linked = { $space } n’est pas reliée à { $last }, où se trouve votre dernier navire.
refusal-ship-not-placed = Aucun navire en { $space } ne peut récolter : seulement ceux placés pendant ce tour de jeu, une fois chacun.
refusal-no-island-there = { $space } ne touche pas { $number } îles.
refusal-no-culture-there = Il n’y a pas de jeton culture sur { $island }.
refusal-no-extra-tile = Vous n’avez pas de jeton culture supplémentaire à prendre.
refusal-reserved-by-other = Quelqu’un d’autre a réservé { $tile }.
refusal-reserved-this-round = Vous avez réservé { $tile } ce tour-ci ; bâtissez-la lors d’un tour ultérieur.
refusal-tile-not-there = { $tile } n’est pas dans la rangée.
refusal-sacred-there = Personne ne bâtit sur la terre sacrée de { $island }.
refusal-island-not-empty = Il y a quelque chose sur { $island }.
refusal-no-new-ship-there = Aucun navire placé pendant ce tour de jeu ne touche { $island }.
refusal-no-pieces-left = Vous n’avez plus de bâtiment standard.
refusal-toll-too-high = Vous ne pouvez pas payer les { $coins } pièces pour bâtir là.
refusal-ships-missing =
    { $ships ->
        [one] Il manque un navire autour de { $island }.
       *[other] Il manque { $ships } navires autour de { $island }.
    }
refusal-collect-or-build = Vous pouvez récolter ou bâtir, donc vous le devez.
refusal-one-recruit = Un seul spécialiste par tour de jeu.
refusal-specialist-not-there = Ce spécialiste n’est pas disponible.
refusal-cannot-pay = Il faut deux jetons culture identiques ou trois différents.
refusal-nothing-to-pay = Il n’y a rien à payer.
refusal-tiles-lacking = Vous n’avez pas ces jetons culture.
refusal-other-effect = La flotte { $fleet } n’a pas cet effet.
refusal-effect-used = L’effet de votre flotte est épuisé.
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
refusal-power-used = Une seule fois par tour de jeu.
refusal-not-givable = Vous n’avez pas de { $ship } de la flotte ou du port à donner, ou trop peu de navires en tout.
refusal-too-few-to-get = La réserve n’a pas assez d’autres navires.
refusal-nothing-to-get = Vous ne recevez pas de navire maintenant.
refusal-gold-not-gotten = Pas d’or contre de l’or.
refusal-no-such-culture = Vous n’avez pas ce jeton ({ $kind }).
refusal-no-sacred-there = Il n’y a pas de terre sacrée sur { $island }.
refusal-no-place-to-buy = Après l’étape du port, vous n’achetez que ce que votre port peut accueillir.
refusal-collect-most = Récoltez le plus de jetons possible : ainsi, il y en aurait moins.
refusal-one-ship-moored = Un seul des navires arrivés pendant ce tour de jeu peut être amarré.

## La fin

ending-last-building = Quelqu’un a bâti son dernier bâtiment standard.
ending-no-bamboo = Il n’y a plus de navire de bambou.
ending-no-wood = Il n’y a plus de navire de bois.
ending-no-stone = Il n’y a plus de navire de pierre.
ending-no-clay = Il n’y a plus de navire d’argile.
ending-no-gold = Il n’y a plus de navire d’or.
ending-no-specialists = Il reste trop peu de spécialistes.
ending-no-tiles = Il reste trop peu de tuiles bâtiment.
ending-round-limit = { $rounds } tours sont joués, la limite de la maison.
ending-and = { $one } { $other }
verdict-points = { $seat } est le plus grand bâtisseur de Yamataï avec { $points } points.
verdict-earlier = { $seat } est le plus grand bâtisseur de Yamataï : { $points } points, et plus tôt au dernier tour.
line-coins = Pièces
line-tokens = Jetons prestige
line-tiles = Bâtiments
line-specialists = Spécialistes
line-reserved = Réservées, non bâties
line-beside = Navires à côté du port

## Sur la table

number = { $number }
price = { $coins }
price-none = –
mountain = montagne
sacred-ground = terre sacrée
meeple = pion de l’ordre du tour
medal = { $points } points
cargo = { $number } × { $ship }
cargo-and = { $one }, { $other }
tile-card = { $tile } : { $cargo }. { $points } points.
fleet-card = { $fleet } : { $cargo } ; { $effect }.
fleet-face-down = Une flotte face cachée
specialist-card =
    { $points ->
        [one] { $specialist }, { $points } point. { $power }
       *[other] { $specialist }, { $points } points. { $power }
    }
ship-placed = { $ship }, placé pendant ce tour de jeu
stack-left = { $left } spécialistes face cachée
pile-left = { $left } tuiles bâtiment face cachée
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
place-fleets = Flottes de ce tour
place-harbour = Port
place-beside = Navires à côté du port
place-culture = Jetons culture
place-hired = Spécialistes
place-built = Bâtiments bâtis
place-reserved = Tuiles réservées
sign-fleets = Flottes
sign-harbour = Port
sign-beside = Navires perdus
sign-hired = Spécialistes
sign-culture = Culture
sign-built = Bâtiments
sign-reserved = Réservées
counter-coins = Pièces
counter-tokens = Jetons prestige
counter-buildings = Bâtiments standard restants
counter-beside = Navires à côté du port
hint-pile = Du dessus : { $top } ; puis { $middle } en ordre inconnu ; tout en bas : { $under }
hint-fleets = Révélées ensuite, par groupes dans cet ordre : { $first } ; { $then }

## Le dessin en lettres

drawn-over = Manche { $round }. La partie est finie.
drawn-order = Manche { $round }. Ordre : { $order }
drawn-supply = Réserve : { $ships }, terres sacrées { $sacred }
drawn-fleets = Flottes : { $up }, puis { $down }
drawn-then = puis
drawn-row = Rangée : { $tiles }
drawn-pile = Pile : { $tiles }
drawn-people = Spécialistes :
drawn-unknown = { $count } inconnues
drawn-looking = regardées : { $tiles }
drawn-coins = { $coins } pièces
drawn-tokens = { $tokens } prestige
drawn-buildings = { $buildings } bâtiments
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
option-trading-any-moment = à tout moment du tour de jeu
option-mooring = Avec Riu, on amarre
option-mooring-any-ships = les navires de son choix, trois au plus
option-mooring-one-ship = un seul nouveau navire par tour de jeu
