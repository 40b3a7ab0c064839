# Tokaido Duo en français.
game-about =
    Trois personnages par joueur sur l’île de Shikoku : un pèlerin qui en fait le tour, un marchand
    qui en parcourt les routes, un artiste qui en peint les paysages. Trois dés par manche à se
    partager ; tirez le meilleur de chacun des trois. Le plan et certains nombres sont reconstitués,
    car aucun texte public ne les donne ; l’édition dit lesquels.

option-colours = Couleurs
option-colours-purple-begins = Violet commence
option-colours-green-begins = Vert commence

## Noms

character-pilgrim = pèlerin
character-merchant = marchand
character-artist = artiste
figure-pilgrim = Pèlerin de { $seat }
figure-merchant = Marchand de { $seat }
figure-artist = Artiste de { $seat }
good-kimono = kimono
good-pottery = poterie
good-doll = poupée
good-fan = éventail
goods-kimono = kimonos
goods-pottery = poteries
goods-doll = poupées
goods-fan = éventails
symbol-moon = lune
symbol-waterfall = cascade
symbol-mountain = montagne
symbol-bamboo = bambou
colour-purple = Violet
colour-green = Vert
wave-calm = Pèlerin tranquille
wave-hurried = Pèlerin pressé
wave-shrewd = Marchand habile
wave-strong = Marchand robuste
wave-prolific = Artiste prolifique
wave-inspired = Artiste inspiré
effect-calm = Votre pèlerin peut avancer d’une station de moins que le dé, mais d’une au moins.
effect-hurried = Votre pèlerin peut avancer d’une station de plus que le dé.
effect-shrewd = Vous pouvez vendre chaque marchandise 1 pièce de plus.
effect-strong = Vous pouvez piocher une marchandise de plus, et en stocker une de plus.
effect-prolific = Quand vous peignez, vous pouvez révéler une peinture de plus.
effect-inspired = Vous pouvez aussi offrir une peinture dont le symbole se trouvait au départ ou sur le chemin.

number = { $number }
written = { $words }

## Lieux

place-coast = { $name } ({ $id })
place-mountain-town = { $name } ({ $id })
place-temple = Temple { $id }
place-garden = Jardin { $id }
place-shore = Rivage { $id }
place-spring = Source chaude { $id }
place-region-moon = Région de la lune { $id }
place-region-waterfall = Région de la cascade { $id }
place-region-mountain = Région de la montagne { $id }
place-region-bamboo = Région du bambou { $id }
place-camp = Artistes ici : { $place }
place-tile = Jeton Commerce : { $place }
place-tray = Dé : { $character }
place-wave = Vague : { $character }
place-hot-spring = Jeton Source chaude
place-bag = Sac de marchandises
place-supply = Plaquettes d’or en réserve
place-round = Manche
place-track-temple = Piste Temple, case { $number }
place-track-garden = Piste Jardin, case { $number }
place-bar = Plaquette d’or { $number } : { $points } points
place-gallery = Peinture { $number } : { $points } points une fois offerte
place-store = Marchandises
place-money = Monnaie
place-colour = Couleur

## Pièces et compteurs

piece-die = Dé ({ $character }) : { $number }
piece-die-waiting = Dé ({ $character }), pas encore lancé
piece-tile = { $place } achète les { $goods } à { $price } pièces l’unité
piece-spring = Jeton Source chaude
piece-bag = Sac contenant { $count } marchandises
piece-bars = { $count } plaquettes d’or en réserve
piece-bar = Plaquette d’or
piece-money = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  }
piece-marker-temple = Marqueur Visite sur la case { $number } de la piste Temple
piece-marker-garden = Marqueur Visite sur la case { $number } de la piste Jardin
piece-painting = Peinture : { $symbol }
piece-painting-down = Peinture, face cachée
piece-round = Manche { $round }
piece-last-round = Manche { $round }, la dernière
counter-temple = Temples
counter-garden = Jardins
counter-money = Monnaie
counter-bars = Plaquettes d’or
counter-gifts = Peintures offertes
counter-goods = Marchandises
hint-bag = Dans le sac : kimonos : { $kimono }, poteries : { $pottery }, poupées : { $doll }, éventails : { $fan }.
hint-region = { $count ->
    [0] Personne d’autre aux alentours.
    [one] Un autre personnage aux alentours : votre artiste pourrait révéler une peinture.
   *[other] { $count } autres personnages aux alentours : votre artiste pourrait révéler { $count } peintures.
  }
hint-unseen = Face cachée : lunes : { $moon }, cascades : { $waterfall }, montagnes : { $mountain }, bambous : { $bamboo }.

## Invites

prompt-over = La partie est terminée.
prompt-wait = C’est à { $seat } de jouer.
prompt-chance-dealing = Les jetons Commerce sont répartis.
prompt-chance-turning = Les vagues sont posées.
prompt-chance-rolling = Les dés sont lancés.
prompt-chance-drawing = Des marchandises sont piochées dans le sac.
prompt-chance-showing = Des peintures sont révélées.
prompt-take = Prenez un dé.
prompt-move-pilgrim = Avancez votre pèlerin { $number ->
    [one] d’une station
   *[other] de { $number } stations
  } dans le sens horaire.
prompt-move-merchant = Déplacez votre marchand { $number ->
    [one] d’une ville
   *[other] de { $number } villes
  }.
prompt-move-artist = Déplacez votre artiste { $number ->
    [one] d’une région
   *[other] de { $number } régions
  }.
prompt-stay = Votre marchand n’a aucun chemin et reste sur place.
prompt-use-coast = { $place } : prendre les pièces ?
prompt-use-temple = { $place } : le visiter ?
prompt-use-garden = { $place } : le visiter ?
prompt-use-shore = { $place } : prendre une vague ?
prompt-use-spring = { $place } : prendre le jeton Source chaude ?
prompt-use-mountain-town = { $place } : piocher des marchandises ?
prompt-use-market = { $place } : vendre des marchandises ?
prompt-use-region = { $place } : peindre ou offrir ?
prompt-returning = Vous pouvez stocker { $room } marchandises. Remettez-en { $count } dans le sac.
prompt-losing = Vous avez perdu de la place pour les marchandises. Remettez-en { $count } dans le sac.
prompt-rest = Utiliser le jeton Source chaude pour avancer encore de { $number } ({ $character }) ?

## Choix

label-take-pilgrim = Dé du pèlerin : { $number }
label-take-merchant = Dé du marchand : { $number }
label-take-artist = Dé de l’artiste : { $number }
label-walk = Pèlerin : { $place }
label-trade = Marchand : { $place }
label-wander = Artiste : { $place }
label-stay = Rester
label-visit-coast = Prendre { $number } pièces
label-visit-temple = Piste Temple : avancer à la case { $number }
label-visit-garden = Piste Jardin : avancer à la case { $number }
label-visit-spring = Prendre le jeton Source chaude
label-claim = Prendre la vague : { $wave }
label-buy = Piocher { $count } { $count ->
    [one] marchandise
   *[other] marchandises
  }
label-sell = Vendre { $count } × { $good } pour { $money } pièces ({ $price } l’unité)
label-paint = Peindre : révéler { $count ->
    [one] une peinture
   *[other] { $count } peintures
  }
label-give = Offrir la peinture : { $symbol }
label-return = Remettre : { $good }
label-bathe = Utiliser le jeton Source chaude
label-decline = Ne rien faire ici
label-finish = Garder le jeton Source chaude
label-deal = { $place } : { $goods }, { $price } pièces l’unité
label-turn = Vague : { $wave }
label-roll = Pèlerin { $pilgrim }, marchand { $merchant }, artiste { $artist }
label-draw = Pioché : { $good }
label-show = Révélé : { $symbol }

## Le journal

story-deal = { $place } achète les { $goods } à { $price } pièces l’unité.
story-turn = Une vague est posée : { $wave }.
story-roll = Manche { $round } : { $seat } lance pèlerin { $pilgrim }, marchand { $merchant }, artiste { $artist }.
story-take-pilgrim = { $seat } prend le dé du pèlerin ({ $number }).
story-take-merchant = { $seat } prend le dé du marchand ({ $number }).
story-take-artist = { $seat } prend le dé de l’artiste ({ $number }).
story-walk = { $seat } avance son pèlerin : { $place }.
story-trade = { $seat } déplace son marchand : { $place }.
story-wander = { $seat } déplace son artiste : { $place }.
story-stay = { $seat } : le marchand n’a aucun chemin et reste sur place.
story-visit-coast = { $seat } prend { $number } pièces.
story-visit-temple = { $seat } avance à la case { $number } de la piste Temple.
story-visit-garden = { $seat } avance à la case { $number } de la piste Jardin.
story-visit-spring = { $seat } prend le jeton Source chaude.
story-claim = { $seat } prend une vague : { $wave }.
story-claim-lost = { $seat } prend une vague à { $other } : { $wave }.
story-buy = { $seat } pioche { $count } { $count ->
    [one] marchandise
   *[other] marchandises
  }.
story-sell = { $seat } vend { $count } × { $good } pour { $money } pièces.
story-paint = { $seat } peint et révèle { $count ->
    [one] une peinture
   *[other] { $count } peintures
  }.
story-give = { $seat } offre une peinture : { $symbol }.
story-return = { $seat } remet dans le sac : { $good }.
story-bathe = { $seat } utilise le jeton Source chaude.
story-draw = { $seat } pioche : { $good }.
story-show = { $seat } révèle : { $symbol }.

## Refus

refusal-chance-only = Cela revient au hasard.
refusal-no-such-place = Ce lieu n’existe pas sur l’île.
refusal-die-in-use = Utilisez d’abord le dé que vous avez pris.
refusal-die-taken = Ce dé est déjà pris : { $character }.
refusal-take-first = Prenez d’abord un dé.
refusal-no-pass = Personne ne peut passer : prenez un dé.
refusal-other-die = Ce dé est pour un autre personnage : { $character }.
refusal-must-move = Votre personnage doit se déplacer, exactement du nombre indiqué par le dé.
refusal-move-made = Vous vous êtes déjà déplacé.
refusal-move-first = Déplacez-vous d’abord.
refusal-space-used = Vous avez déjà décidé pour cet emplacement.
refusal-entered-twice = Un déplacement ne passe pas deux fois au même endroit, et il est parti d’ici : { $place }.
refusal-pilgrim-count = Un { $number } ne mène pas votre pèlerin ici : { $place }.
refusal-station-taken = Un personnage se trouve déjà ici : { $place }. Votre pèlerin va à la station libre suivante.
refusal-merchant-count = Aucun chemin { $number ->
    [one] d’un pas
   *[other] de { $number } pas
  } ne mène ici : { $place }.
refusal-town-taken = Une ville côtière n’accueille qu’un personnage. Déjà à { $place } : { $figure }.
refusal-way-taken = { $place } : le chemin qui y mène passe par une ville côtière occupée.
refusal-artist-count = Aucun chemin { $number ->
    [one] d’un pas
   *[other] de { $number } pas
  } ne mène ici : { $place }.
refusal-choose-wave = Choisissez une des vagues.
refusal-no-shore = Les vagues se prennent sur un rivage.
refusal-wave-yours = Vous avez déjà cette vague : { $wave }.
refusal-wave-safe = Tant qu’une vague est sur le plateau, l’adversaire garde celle-ci : { $wave }.
refusal-no-mountain-town = Les marchandises se piochent dans les villes montagneuses.
refusal-no-coastal-town = Les marchandises se vendent dans les villes côtières.
refusal-too-few-goods = Vous avez { $held } de cette marchandise : { $good }.
refusal-no-wave = Il vous faut pour cela une vague : { $wave }.
refusal-all-turned-up = Toutes vos peintures sont révélées.
refusal-none-left-to-add = Il n’y a pas d’autre peinture à révéler.
refusal-nobody-around = Aucun autre personnage aux alentours : rien à révéler.
refusal-only-with-wave = Aucun autre personnage aux alentours : vous ne révélez une peinture qu’avec votre vague ({ $wave }).
refusal-front-face-down = Votre première peinture est face cachée.
refusal-symbol-differs = Votre première peinture ({ $symbol }) ne convient pas ici : { $place }.
refusal-symbol-not-on-way = Aucune région de ce déplacement ne porte le symbole de votre première peinture ({ $symbol }).
refusal-nothing-to-return = Vous n’avez rien à remettre dans le sac.
refusal-good-not-held = Vous n’avez pas cette marchandise : { $good }.
refusal-must-return = Vous pouvez stocker { $room } marchandises : remettez d’abord les autres.
refusal-must-give-back = Vous devez d’abord remettre une marchandise dans le sac.
refusal-no-spring-tile = Vous n’avez pas le jeton Source chaude.
refusal-spring-after-first = Le jeton Source chaude vient après : déplacez-vous et décidez pour l’emplacement.
refusal-spring-no-way = Votre marchand n’a aucun chemin : le jeton Source chaude ne lui sert à rien.
refusal-must-stay = Votre marchand n’a aucun chemin et ne peut que rester sur place.
refusal-decide-first = Décidez d’abord pour l’emplacement : utilisez-le ou non.

## La fin

ending-temple = { $seat } a atteint la dernière case de la piste Temple.
ending-garden = { $seat } a atteint la dernière case de la piste Jardin.
ending-gold = { $seat } a posé la dernière plaquette d’or.
ending-gifts = { $seat } a offert la dernière peinture.
ending-rounds = Après { $rounds } manches sans fin, la partie est comptée telle quelle : une règle maison.
verdict-points = { $seat } gagne par { $points } points à { $other }.
verdict-money = { $seat } l’emporte à égalité grâce à { $money } pièces.
verdict-shared = Vous partagez la victoire avec { $points } points et { $money } pièces chacun.
line-faith = Pèlerinage : temple fois jardin
line-trade = Commerce : plaquettes d’or
line-culture = Culture : peintures offertes

## Le dessin en lettres

drawn-legend = p1 m1 a1 : pèlerin, marchand, artiste de la place 1 ; dans le sens horaire
drawn-round = Manche { $round } : { $actor }
drawn-dice = Dés : { $dice }
drawn-waves = Vagues : { $waves }
drawn-spring = Jeton Source chaude : { $owner }   Sac : { $goods }
drawn-nobody = personne
drawn-chance = hasard
drawn-board = plateau
drawn-draws = pioche { $count }
drawn-regions = Régions :
drawn-mountain-towns = Villes montagneuses :
drawn-score =
    { $points ->
        [one] { $seat } : { $points } point ({ $parts })
       *[other] { $seat } : { $points } points ({ $parts })
    }
drawn-tracks = temple { $temple }, jardin { $garden }   pièces { $money }, plaquettes { $bars }   offertes { $gifts }
drawn-goods = marchandises : { $goods }
drawn-paintings = peintures ({ $down } cachées) : { $shown }
drawn-symbol-moon = lune
drawn-symbol-waterfall = chute
drawn-symbol-mountain = mont
drawn-symbol-bamboo = bambou
