game-about = Posez vos tuiles autour des cités du Japon et gagnez casques, bouddhas et rizières par la force de votre influence.

## Tuiles et figurines

tile-helmet = Casque { $strength }
tile-buddha = Bouddha { $strength }
tile-rice = Riz { $strength }
tile-samurai = Samouraï { $strength }
tile-rider = Cavalier { $strength }
tile-ship = Bateau { $strength }
tile-tile-exchange = Échange de tuile
tile-figure-exchange = Échange de figurines
figure-helmet = casque
figure-buddha = bouddha
figure-rice = rizière
figures-helmet = Casques
figures-buddha = Bouddhas
figures-rice = Rizières

## Lieux

place-city = { $name } ({ $hex })
place-village = village { $hex }
place-sea = mer { $hex }
place-land = terre { $hex }
place-map = Japon
place-sign = { $sign }
place-supply = À placer
place-aside = À côté du plateau
place-hand = Vos tuiles
place-lifted = Tuile reprise
place-pool = Votre réserve
place-figures = Figurines de { $seat }
place-tiles = Tuiles de { $seat }
place-bag = Réserve de { $seat }
place-behind =
    { $count ->
        [one] Derrière le paravent de { $seat } : { $count } figurine
       *[other] Derrière le paravent de { $seat } : { $count } figurines
    }
counter-figures = Figurines
counter-hand = Tuiles
counter-supply = Réserve

## Indications

hint =
    { $open ->
        [0] { $who } Entourée.
        [one] { $who } Une case de terre est libre.
       *[other] { $who } { $open } cases de terre sont libres.
    }
hint-nobody = Personne n’a d’influence ici.
hint-tie = Égalité à { $strength }.
hint-leads = { $seat } mène avec { $strength }, puis { $next }.

## Ce qui est demandé

prompt-pick =
    { $left ->
        [one] Choisissez encore une tuile pour votre main.
       *[other] Choisissez encore { $left } tuiles pour votre main.
    }
prompt-place-city = Placez la figurine de votre choix dans une ville. Jamais deux pareilles dans une ville.
prompt-place-village = Placez la figurine de votre choix dans un village vide.
prompt-lay = Posez au moins une tuile : autant que vous voulez avec l’idéogramme, une seule au plus sans.
prompt-lay-more = Posez d’autres tuiles, dont une au plus sans idéogramme, ou terminez votre tour.
prompt-lay-fast = Vous pouvez encore poser des tuiles avec l’idéogramme, ou terminer votre tour.
prompt-end = Vous ne pouvez plus rien poser. Terminez votre tour.
prompt-pass = Aucune de vos tuiles ne peut être posée. Passez.
prompt-lay-again = Reposez { $tile } sur une case de terre vide.
prompt-swap = Choisissez la figurine à échanger avec celle-ci : { $figure }, { $place }.
prompt-dealt = Les figurines sont distribuées.
prompt-draws = { $seat } pioche des tuiles.
prompt-wait = C’est à { $seat } de jouer.
prompt-over = La partie est terminée.

## Choix

label-pick = { $tile }
label-draw = Piocher { $tile }
label-place = { $figure } : { $place }
label-lay = { $tile } en { $hex }
label-lift = { $tile } en { $hex } : reprendre votre tuile
label-swap = Échange de figurines : { $figure }, { $place }…
label-with = … contre { $figure }, { $place }
label-end = Terminer le tour
label-pass = Passer

## Journal

story-picks = { $seat } choisit une tuile.
story-picks-own = Vous choisissez { $tile }.
story-draws = { $seat } pioche une tuile.
story-draws-own = Vous piochez { $tile }.
story-places = { $seat } place une figurine, { $place } : { $figure }.
story-dealt = Une figurine est tirée au sort, { $place } : { $figure }.
story-lays = { $seat } pose { $tile } en { $hex }.
story-lifts = { $seat } pose l’échange de tuile en { $hex } et reprend { $lifted }.
story-lays-again = { $seat } repose { $tile } en { $hex }.
story-swaps = { $seat } échange { $figure } ({ $place }) contre { $figure2 } ({ $place2 }).
story-passes = { $seat } passe.
story-takes = { $seat } prend : { $figure } ({ $place }).
story-aside = Personne n’a la plus grande influence : { $figure } ({ $place }) va à côté du plateau.
story-and = { $one } { $more }

## Refus

refusal-opening-first = On choisit d’abord les tuiles de départ.
refusal-placing-first = On place d’abord les figurines.
refusal-turn-first = Cela ne fait pas partie d’un tour : posez maintenant des tuiles.
refusal-lay-again-first = Reposez d’abord la tuile reprise, sur une case de terre vide.
refusal-swap-first = Choisissez d’abord la seconde figurine de votre échange.
refusal-none-left-to-pick = Il ne vous reste plus de cette tuile.
refusal-only-chance-draws = Les tuiles se piochent au hasard, elles ne se choisissent pas.
refusal-not-on-this-map = Ce lieu n’est pas sur la carte de cette partie.
refusal-cities-first = On remplit d’abord les villes, puis les villages.
refusal-settlement-full = Toutes les figurines de ce lieu y sont déjà.
refusal-type-used-up = Il n’en reste plus à placer : { $figure }.
refusal-equal-in-city = Jamais deux figurines pareilles dans une ville ; il y a déjà : { $figure }.
refusal-not-in-hand = Vous n’avez pas cette tuile derrière votre paravent.
refusal-one-plain-tile = Vous avez déjà posé une tuile sans idéogramme ce tour-ci ; une seule est permise.
refusal-not-on-settlement = Aucune tuile ne va sur une cité, même vide.
refusal-ship-needs-sea = Les bateaux vont en mer.
refusal-tile-needs-land = Seuls les bateaux vont en mer ; cette tuile va sur terre.
refusal-hex-taken = Il y a déjà une tuile en { $hex }.
refusal-swap-takes-figures = L’échange de figurines ne se pose nulle part : choisissez deux figurines.
refusal-lift-own-tile = L’échange de tuile se pose sur une de vos tuiles.
refusal-lift-no-character = Vous ne pouvez reprendre que vos tuiles sans idéogramme.
refusal-no-land-left = Il n’y a plus de terre vide où reposer la tuile reprise.
refusal-no-such-figure = Cette figurine n’est pas sur le plateau.
refusal-swap-two-figures = Vous avez déjà choisi cette figurine ; choisissez maintenant celle qui prend sa place.
refusal-no-second-figure = Il n’y a pas de seconde figurine à échanger.
refusal-swap-makes-equal = Après cet échange, une ville aurait deux figurines pareilles.
refusal-lay-one-first = Posez au moins une tuile avant de terminer votre tour.
refusal-can-lay = Vous pouvez poser une tuile, vous ne pouvez donc pas passer.

## Options

option-captures = Les figurines sont prises
option-captures-end-of-turn = à la fin du tour
option-captures-at-once = dès qu’elles sont entourées
option-opening = Les tuiles de départ sont
option-opening-choose = choisies
option-opening-draw = piochées (pour une première partie)
option-figures = Les figurines sont
option-figures-placed = placées par les joueurs
option-figures-dealt = tirées au sort
option-screens = À 3 ou 4, les figurines prises restent
option-screens-as-printed = derrière les paravents
option-screens-open = visibles

## La fin

ending-type-gone = La dernière figurine d’un type a quitté le plateau : { $figure }.
ending-aside = { $count } figurines sont à côté du plateau.
line-majorities = Majorités
line-others = Autres figurines
line-all = Toutes les figurines
verdict-two-majorities = { $seat } gagne avec plus d’une majorité.
verdict-only-majority = { $seat } gagne : personne d’autre n’a de majorité.
verdict-others = { $seat } gagne avec { $others } autres figurines en plus de sa majorité.
verdict-all = { $seat } gagne : autant d’autres figurines ({ $others }), mais { $all } en tout.
verdict-no-majority = Personne n’a de majorité ; { $seat } gagne avec le plus de figurines.
verdict-shared = { $count } joueurs se partagent la victoire.

## Le dessin en lettres

drawn-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
drawn-tiles = { $count } tuiles
drawn-hand = main
drawn-to-place = à poser
drawn-lifted = soulevée
drawn-chance = au hasard de jouer
