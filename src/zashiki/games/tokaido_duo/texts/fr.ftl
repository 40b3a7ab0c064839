# Tokaido Duo en français.
game-about =
    Depuis des siècles, des pèlerins font le tour de l’île de Shikoku, de temple en temple ; marchands
    et artistes partagent la route avec eux. Vous guidez un personnage de chaque sorte : un pèlerin sur
    l’anneau, un marchand sur les routes, un artiste dans les paysages. Trois dés les déplacent à chaque
    manche, et celui que vous laissez peut servir à l’adversaire.
game-aim = Le joueur qui marque le plus de points l’emporte : temples fois jardins, plaquettes d’or et peintures offertes.

option-colours = Couleurs
option-colours-purple-begins = Violet commence
option-colours-green-begins = Vert commence

## Noms

character-pilgrim = pèlerin
character-merchant = marchand
character-artist = artiste
figure-pilgrim = Pèlerin ({ $seat })
figure-merchant = Marchand ({ $seat })
figure-artist = Artiste ({ $seat })
good-kimono = kimono
good-pottery = poterie
good-doll = poupée
good-fan = éventail
a-kimono = un kimono
a-pottery = une poterie
a-doll = une poupée
a-fan = un éventail
a-moon = une lune
a-waterfall = une cascade
a-mountain = une montagne
a-bamboo = un bambou
counted-kimono = { $count ->
    [0] aucun kimono
    [one] { $count } kimono
   *[other] { $count } kimonos
  }
counted-pottery = { $count ->
    [0] aucune poterie
    [one] { $count } poterie
   *[other] { $count } poteries
  }
counted-doll = { $count ->
    [0] aucune poupée
    [one] { $count } poupée
   *[other] { $count } poupées
  }
counted-fan = { $count ->
    [0] aucun éventail
    [one] { $count } éventail
   *[other] { $count } éventails
  }
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
place-tray = Dé { $character }
place-wave = Vague { $character }
place-hot-spring = Jeton Source chaude
place-bag = Sac de marchandises
place-supply = Plaquettes d’or en réserve
place-round = Manche
place-track-temple = Piste Temple, case { $number }
place-track-garden = Piste Jardin, case { $number }
place-bar = Plaquette d’or { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
place-gallery = Peinture { $number } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  } une fois offerte)
place-store = Marchandises
place-money = Monnaie
place-colour = Couleur
place-die = Emplacement du dé { $character }, { $seat }
place-kept = Emplacement de la vague { $character }, { $seat }
place-bath = Emplacement du jeton Source chaude, { $seat }
area-board = L’île
area-seat = Plateaux : { $seat }
to-coast = jusqu’à { $name } ({ $id })
to-mountain-town = jusqu’à { $name } ({ $id })
to-temple = jusqu’au temple { $id }
to-garden = jusqu’au jardin { $id }
to-shore = jusqu’au rivage { $id }
to-spring = jusqu’à la source chaude { $id }
to-region-moon = jusqu’à la région de la lune { $id }
to-region-waterfall = jusqu’à la région de la cascade { $id }
to-region-mountain = jusqu’à la région de la montagne { $id }
to-region-bamboo = jusqu’à la région du bambou { $id }

## Pièces et compteurs

piece-die = Dé { $character } : { $number }
piece-die-waiting = Dé { $character }, pas encore lancé
piece-tile = { $place } achète les { $goods } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité
piece-spring = Jeton Source chaude
piece-bag = { $count ->
    [0] Sac vide
    [one] Sac contenant { $count } marchandise
   *[other] Sac contenant { $count } marchandises
  }
piece-bars = { $count ->
    [0] Aucune plaquette d’or en réserve
    [one] { $count } plaquette d’or en réserve
   *[other] { $count } plaquettes d’or en réserve
  }
piece-bar = Plaquette d’or { $number }
piece-money = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  }
piece-marker-temple = Marqueur Visite sur la case { $number } de la piste Temple
piece-marker-garden = Marqueur Visite sur la case { $number } de la piste Jardin
piece-painting = Peinture { $number } : { $symbol }
piece-painting-down = Peinture { $number }, face cachée
piece-painting-given = Peinture offerte par { $seat } : { $symbol }
piece-round = Manche { $round }
piece-last-round = Manche { $round }, la dernière
piece-good-kimono = Kimono nº { $number }
piece-good-pottery = Poterie nº { $number }
piece-good-doll = Poupée nº { $number }
piece-good-fan = Éventail nº { $number }
counter-temple = Temples
counter-garden = Jardins
counter-money = Monnaie
counter-bars = Plaquettes d’or
counter-gifts = Peintures offertes
counter-goods = Marchandises
overlay-bag = Marchandises restant dans le sac, sur les jetons Commerce
overlay-ends = Ce qui reste à parcourir sur chaque piste
overlay-around = Personnages autour de chaque région, pour chaque artiste
score = Points : { $seat }

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
prompt-stay = Aucun chemin ne s’offre à votre marchand : il reste sur place.
prompt-use-coast = { $place } : prendre les pièces ?
prompt-use-temple = { $place } : le visiter ?
prompt-use-garden = { $place } : le visiter ?
prompt-use-shore = { $place } : prendre une vague ?
prompt-use-spring = { $place } : prendre le jeton Source chaude ?
prompt-use-mountain-town = { $place } : piocher des marchandises ?
prompt-use-market = { $place } : vendre des marchandises ?
prompt-use-region = { $place } : peindre ou offrir ?
prompt-returning = Vous pouvez stocker { $room ->
    [one] { $room } marchandise
   *[other] { $room } marchandises
  }. Remettez-en { $count ->
    [one] une
   *[other] { $count }
  } dans le sac.
prompt-losing = Vous avez perdu de la place. Remettez { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
  } dans le sac.
prompt-rest = Utiliser le jeton Source chaude pour déplacer votre { $character } une seconde fois, de { $number } ?

## Choix

label-take-pilgrim = Prendre le dé du pèlerin : { $number }
label-take-merchant = Prendre le dé du marchand : { $number }
label-take-artist = Prendre le dé de l’artiste : { $number }
label-walk = Avancer le pèlerin { $to }
label-trade = Déplacer le marchand { $to }
label-wander = Déplacer l’artiste { $to }
label-stay = Rester sur place : aucun chemin n’est possible
label-visit-coast = Prendre { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }
label-visit-temple = Visiter le temple : marqueur sur { $number }
label-visit-garden = Visiter le jardin : marqueur sur { $number }
label-visit-spring = Prendre le jeton Source chaude
label-claim = Prendre la vague « { $wave } »
label-buy = Piocher { $count } { $count ->
    [one] marchandise
   *[other] marchandises
  }
label-sell = Vendre { $goods } pour { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } ({ $price } l’unité)
label-paint = Peindre : révéler { $count ->
    [one] une peinture
   *[other] { $count } peintures
  }
label-give = Offrir la peinture « { $symbol } »
label-return = Remettre { $good }
label-bathe = Utiliser le jeton Source chaude : se déplacer encore
label-decline = Ne rien faire ici
label-finish = Garder le jeton Source chaude
label-deal = { $place } : { $goods }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité
label-turn = Vague : { $wave }
label-roll = Pèlerin { $pilgrim }, marchand { $merchant }, artiste { $artist }
label-draw = Pioche : { $good }
label-show = Révélation : { $symbol }

## Le journal

story-deal = { $place } achète les { $goods } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité.
story-turn = La vague « { $wave } » est posée.
story-roll = { $seat } lance les dés : { $pilgrim } pour les pèlerins, { $merchant } pour les marchands, { $artist } pour les artistes.
story-take-pilgrim = { $seat } prend le dé du pèlerin ({ $number }).
story-take-merchant = { $seat } prend le dé du marchand ({ $number }).
story-take-artist = { $seat } prend le dé de l’artiste ({ $number }).
story-walk = { $seat } avance son pèlerin { $to }.
story-trade = { $seat } déplace son marchand { $to }.
story-wander = { $seat } déplace son artiste { $to }.
story-stay = Aucun chemin ne s’offre au marchand de { $seat }, qui reste sur place.
story-visit-coast = { $seat } prend { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }.
story-visit-temple = { $seat } visite le temple et avance à la case { $number } de la piste Temple.
story-visit-garden = { $seat } visite le jardin et avance à la case { $number } de la piste Jardin.
story-visit-spring = { $seat } prend le jeton Source chaude.
story-claim = { $seat } prend la vague « { $wave } ».
story-claim-lost = { $seat } prend la vague « { $wave } » à { $other }.
story-buy = { $seat } pioche { $count } { $count ->
    [one] marchandise
   *[other] marchandises
  }.
story-sell = { $seat } vend { $goods } pour { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  }.
story-paint = { $seat } peint et révèle { $count ->
    [one] une peinture
   *[other] { $count } peintures
  }.
story-give = { $seat } offre la peinture « { $symbol } ».
story-return = { $seat } remet { $good } dans le sac.
story-bathe = { $seat } utilise le jeton Source chaude.
story-draw = { $seat } pioche { $good }.
story-show = { $seat } révèle { $symbol }.
headline-round = Manche { $round }
headline-over = La dernière manche est terminée : on compte les points.
headline-last-temple = { $seat } a atteint la dernière case de la piste Temple : cette manche est la dernière.
headline-last-garden = { $seat } a atteint la dernière case de la piste Jardin : cette manche est la dernière.
headline-last-gold = { $seat } a posé sa dernière plaquette d’or : cette manche est la dernière.
headline-last-gifts = { $seat } a offert sa dernière peinture : cette manche est la dernière.
headline-near-temple = Encore un temple, et { $seat } déclenche la fin.
headline-near-garden = Encore un jardin, et { $seat } déclenche la fin.
headline-near-gold = Encore une plaquette d’or, et { $seat } déclenche la fin.
headline-near-gifts = Encore une peinture offerte, et { $seat } déclenche la fin.
headline-gold = { $count ->
    [one] { $seat } reçoit une plaquette d’or.
   *[other] { $seat } reçoit { $count } plaquettes d’or.
  }
headline-spring = { $seat } prend le jeton Source chaude à { $other }.
headline-wave = { $seat } prend la vague « { $wave } » à { $other }.

## Ce que sont les choses, et ce qu’elles valent

about-pilgrim = Il fait le tour de l’île dans le sens horaire et avance d’autant de stations que l’indique son dé ; si la station est occupée, il continue jusqu’à la prochaine station libre. Il peut utiliser celle où il s’arrête.
about-merchant = Il va de ville en ville par les routes orange, d’autant de pas que l’indique son dé. Il pioche des marchandises dans les villes montagneuses et les vend dans les villes côtières.
about-artist = Il va de région en région en franchissant les routes, d’autant de pas que l’indique son dé. À l’arrivée, il peint ou offre une peinture, jamais les deux.
about-die = Le joueur qui prend ce dé déplace son { $character }. À chaque manche, l’un prend un dé, l’autre un deuxième, et le dernier revient au premier. Ses faces : { $faces }.
about-die-taken = Le dé { $character } reste ici jusqu’à la fin de la manche, une fois pris. Il déplace le personnage exactement du nombre indiqué.
about-wave-place = Cette vague reste ici jusqu’à ce qu’un pèlerin la prenne sur un rivage.
about-kept = Une vague sert tant qu’elle est ici. L’utiliser n’est jamais obligatoire.
about-spring-tile = Il permet d’utiliser un dé une seconde fois : se déplacer et agir de nouveau, avec le même nombre. Il retourne ensuite sur le plateau. On ne peut pas l’utiliser avec le dé qui l’a donné.
about-bag = Les marchands y piochent à l’aveugle, depuis les villes montagneuses. Les marchandises vendues ou en trop y retournent.
about-supply = Un joueur qui a { $money ->
    [one] { $money } pièce l’échange
   *[other] { $money } pièces les échange
  } aussitôt contre une plaquette d’or.
about-round = Une manche compte trois dés : A en prend un, B en prend un, A utilise le dernier. Puis A et B échangent leurs rôles.
about-last-round = La fin est déclenchée. La manche est encore jouée avec les trois dés, puis on compte les points.
about-tile = Il indique ce qu’achète cette ville côtière. Un marchand qui y arrive vend ses marchandises de cette sorte à ce prix ; un pèlerin y prend ce même nombre de pièces, sans rien vendre.
about-coast = Un pèlerin qui s’arrête ici prend autant de pièces que l’indique le jeton Commerce ; un marchand vend des marchandises de la sorte indiquée. Un seul personnage peut s’y trouver.
about-temple = Un pèlerin qui s’arrête ici peut avancer d’une case sur la piste Temple.
about-garden = Un pèlerin qui s’arrête ici peut avancer d’une case sur la piste Jardin.
about-shore = Un pèlerin qui s’arrête ici peut prendre une vague sur le plateau, ou à l’adversaire s’il n’y en a plus.
about-spring = Un pèlerin qui s’arrête ici peut prendre le jeton Source chaude, sur le plateau ou à l’adversaire.
about-mountain-town = Un marchand qui arrive ici peut piocher { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } dans le sac. Les deux marchands peuvent s’y trouver.
about-region = Un artiste qui arrive ici peint : il révèle une peinture par autre personnage dans la région, sur ses stations et dans ses villes montagneuses ; ou bien il offre une peinture qui porte son symbole.
about-camp = Ici se tiennent les artistes présents dans cette région. Il y a de la place pour les deux.
about-track-temple = Chaque temple avance le marqueur d’une case. La case de temple fois la case de jardin donne les points de pèlerinage ; la case { $last } déclenche la fin.
about-track-garden = Chaque jardin avance le marqueur d’une case. La case de temple fois la case de jardin donne les points de pèlerinage ; la case { $last } déclenche la fin.
about-money = { $money ->
    [one] { $money } pièce devient
   *[other] { $money } pièces deviennent
  } aussitôt une plaquette d’or. Le reste ne sert qu’à départager les égalités.
about-good = Le marchand la vend dans une ville côtière qui achète les { $goods }. À la fin, les marchandises ne rapportent aucun point.
about-store = Les marchandises piochées qui ne sont pas encore vendues. Celles qui n’ont pas de place retournent dans le sac après la pioche.
about-gold = { $money ->
    [one] { $money } pièce fait
   *[other] { $money } pièces font
  } une plaquette d’or. Le nombre au-dessus de la dernière donne les points de commerce ; la plaquette { $last } déclenche la fin.
about-painting = On peut l’offrir dans une région qui porte son symbole ({ $symbol }), à condition qu’elle soit la première de celles qui restent.
about-painting-down = L’artiste la révèle en peignant, de gauche à droite et rangée par rangée. Personne ne sait ce qu’elle montre.
about-gifts = Chaque peinture offerte découvre un nombre. Le plus grand nombre découvert donne les points de culture ; la dernière peinture offerte déclenche la fin.
about-colour = La couleur de { $seat }. Ses dix peintures, par symbole : lune { $moon }, cascade { $waterfall }, montagne { $mountain }, bambou { $bamboo }.
about-score = Pèlerinage, commerce et culture, à cet instant. Les pièces, les marchandises et les peintures restantes ne rapportent rien.
worth-here = Position actuelle : { $place }.
worth-pilgrim = Position actuelle : { $place }. Avec un { $number } : { $target }.
worth-merchant = Position actuelle : { $place }. { $count ->
    [0] Avec un { $number }, aucun chemin ne s’offre à lui.
    [one] Un { $number } mène à une seule ville.
   *[other] Un { $number } mène à { $count } villes.
  }
worth-artist = Position actuelle : { $place }. Prochaine peinture à offrir : { $symbol }.
worth-artist-face-down = Position actuelle : { $place }. La prochaine peinture à offrir est encore face cachée.
worth-die-waiting = Pas encore lancé.
worth-die-free = Il indique { $number } et personne ne l’a pris.
worth-die-taken = Il indique { $number } ; { $seat } l’a pris pendant cette manche.
worth-wave-free = Elle est sur le plateau : un pèlerin peut la prendre sur tout rivage.
worth-wave-safe = { $seat } la possède. Elle est à l’abri tant qu’une autre vague est sur le plateau.
worth-wave-open = { $seat } la possède. Il n’y en a plus sur le plateau : on peut donc la lui prendre sur tout rivage.
worth-not-here = { $seat } ne l’a pas en ce moment.
worth-spring-free = Il est sur le plateau.
worth-spring-owned = { $seat } le possède.
worth-bag = Dans le sac : kimonos { $kimono }, poteries { $pottery }, poupées { $doll }, éventails { $fan }.
worth-round = Pendant cette manche, { $first } est A et { $second } est B.
worth-last-round = Il n’y aura pas d’autre manche.
worth-tile = La ville achète les { $goods } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité.
worth-tile-none = La ville achète les { $goods } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité. Vous n’en avez pas.
worth-tile-held = La ville achète les { $goods } { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité. Les vôtres ({ $count }) vous rapporteraient { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  }.
worth-shore = { $count ->
    [0] Il n’y a plus de vague sur le plateau : on en prend une à l’adversaire.
    [one] Une vague est sur le plateau.
   *[other] { $count } vagues sont sur le plateau.
  }
worth-region = { $count ->
    [0] Votre artiste ne pourrait rien révéler ici en ce moment.
    [one] Votre artiste pourrait révéler une peinture ici en ce moment.
   *[other] Votre artiste pourrait révéler { $count } peintures ici en ce moment.
  }
worth-region-gift = { $count ->
    [0] Votre artiste ne pourrait rien révéler ici en ce moment, mais offrir votre première peinture.
    [one] Votre artiste pourrait révéler une peinture ici en ce moment, ou offrir votre première.
   *[other] Votre artiste pourrait révéler { $count } peintures ici en ce moment, ou offrir votre première.
  }
worth-track = { $seat } : temple { $temple } × jardin { $garden } = { $points }. La prochaine visite ajoute { $more }.
worth-track-done = { $seat } : temple { $temple } × jardin { $garden } = { $points }. Cette piste est terminée.
worth-space = Avec le marqueur ici, { $seat } aurait { $number } × { $other } = { $points } pour le pèlerinage.
worth-money = { $count ->
    [one] Il manque { $count } pièce
   *[other] Il manque { $count } pièces
  } pour la prochaine plaquette d’or.
worth-money-rest = Il n’y a plus de plaquette d’or à gagner.
worth-good = Meilleur prix en ce moment : { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité à { $place }.
worth-room = { $seat } en stocke { $held } sur { $room } ; { $free ->
    [0] il n’y a plus de place.
    [one] il y a de la place pour une autre.
   *[other] il y a de la place pour { $free } autres.
  }
worth-gold = { $seat } { $count ->
        [0] n’a aucune plaquette d’or
    [one] a { $count } plaquette d’or
   *[other] a { $count } plaquettes d’or
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. La prochaine ajoute { $more }.
worth-gold-done = { $seat } a toutes les plaquettes d’or : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
worth-unseen = Face cachée : lune { $moon }, cascade { $waterfall }, montagne { $mountain }, bambou { $bamboo }.
worth-painting = C’est la première : vous pouvez l’offrir dans ces régions : { $places }. Elle rapporte alors { $more ->
    [one] { $more } point
   *[other] { $more } points
  }.
worth-painting-waits = { $count ->
    [one] Il faut d’abord en offrir une autre.
   *[other] Il faut d’abord en offrir { $count } autres.
  }
worth-gifts = { $seat } { $count ->
        [0] n’a encore offert aucune peinture
    [one] a offert { $count } peinture
   *[other] a offert { $count } peintures
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. La prochaine ajoute { $more }.
worth-gifts-done = { $seat } a offert toutes ses peintures : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
worth-score-ahead = { $seat } mène de { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
worth-score-behind = { $seat } est en retard de { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
worth-score-level = Les deux joueurs sont à égalité : les pièces les départageraient.

## Refus

refusal-chance-only = C’est le hasard qui en décide.
refusal-no-such-place = Ce lieu n’existe pas sur l’île.
refusal-die-in-use = Utilisez d’abord le dé que vous avez pris.
refusal-die-taken = Le dé { $character } est déjà pris.
refusal-take-first = Prenez d’abord un dé.
refusal-no-pass = Personne ne peut passer : prenez un dé.
refusal-other-die = Ce dé est celui de votre { $character }.
refusal-must-move = Votre personnage doit se déplacer, exactement du nombre indiqué par le dé.
refusal-move-made = Vous vous êtes déjà déplacé.
refusal-move-first = Déplacez-vous d’abord.
refusal-space-used = Vous avez déjà pris votre décision pour cet emplacement.
refusal-entered-twice = { $place } : c’est de là que part le déplacement, et l’on ne passe pas deux fois au même endroit.
refusal-pilgrim-count = { $place } : un { $number } n’y mène pas votre pèlerin.
refusal-station-taken = { $place } : la station est occupée, votre pèlerin continue jusqu’à la prochaine station libre.
refusal-merchant-count = { $place } : aucun chemin { $number ->
    [one] d’un pas
   *[other] de { $number } pas
    } n’y mène.
refusal-town-taken = Une ville côtière n’accueille qu’un personnage. Déjà présent à { $place } : { $figure }.
refusal-way-taken = { $place } : le chemin qui y mène passe par une ville côtière occupée.
refusal-artist-count = { $place } : aucun chemin { $number ->
    [one] d’un pas
   *[other] de { $number } pas
    } n’y mène.
refusal-choose-wave = Choisissez l’une des vagues.
refusal-no-shore = C’est le pèlerin qui prend les vagues, sur un rivage.
refusal-wave-yours = Vous avez déjà cette vague : « { $wave } ».
refusal-wave-safe = Tant qu’il reste une vague sur le plateau, l’adversaire garde « { $wave } ».
refusal-no-mountain-town = Les marchandises se piochent dans les villes montagneuses.
refusal-no-coastal-town = Les marchandises se vendent dans les villes côtières.
refusal-too-few-goods = Il n’y en a pas assez. Vous avez : { $goods }.
refusal-no-wave = Pour cela, il vous faut la vague « { $wave } ».
refusal-all-turned-up = Toutes vos peintures sont révélées.
refusal-none-left-to-add = Il n’y a pas d’autre peinture à révéler.
refusal-nobody-around = Aucun autre personnage aux alentours : rien à révéler.
refusal-only-with-wave = Aucun autre personnage aux alentours : vous ne révélez une peinture qu’avec votre vague ({ $wave }).
refusal-front-face-down = Votre première peinture est face cachée.
refusal-symbol-differs = { $place } : votre première peinture ({ $symbol }) n’y convient pas.
refusal-symbol-not-on-way = Aucune région de ce déplacement ne porte le symbole de votre première peinture ({ $symbol }).
refusal-nothing-to-return = Vous n’avez rien à remettre dans le sac.
refusal-good-not-held = Vous n’avez pas cette marchandise ({ $good }).
refusal-must-return = Vous pouvez stocker { $room ->
    [one] { $room } marchandise
   *[other] { $room } marchandises
  } : remettez d’abord les autres.
refusal-must-give-back = Vous devez d’abord remettre une marchandise dans le sac.
refusal-no-spring-tile = Vous n’avez pas le jeton Source chaude. Votre pèlerin le prend à une source chaude.
refusal-spring-after-first = Le jeton Source chaude vient après : déplacez-vous, puis décidez si vous utilisez l’emplacement.
refusal-spring-no-way = Aucun chemin ne s’offre à votre marchand : le jeton Source chaude ne lui sert à rien.
refusal-must-stay = Aucun chemin ne s’offre à votre marchand : il ne peut que rester sur place.
refusal-decide-first = Décidez d’abord si vous utilisez l’emplacement.
refusal-other-die-pilgrim = Ce dé déplace votre pèlerin, de station en station autour de l’île.
refusal-other-die-merchant = Ce dé déplace votre marchand, de ville en ville par les routes orange.
refusal-other-die-artist = Ce dé déplace votre artiste, de région en région.
refusal-clockwise = { $place } : votre pèlerin avance dans le sens horaire et ne revient pas en arrière.
refusal-town-buys-other = { $place } achète les { $goods } et rien d’autre.
refusal-spring-decide = Décidez d’abord : vous déplacer encore grâce au jeton Source chaude, ou le garder.

## La fin

ending-temple = { $seat } a atteint la dernière case de la piste Temple.
ending-garden = { $seat } a atteint la dernière case de la piste Jardin.
ending-gold = { $seat } a posé la dernière plaquette d’or.
ending-gifts = { $seat } a offert la dernière peinture.
ending-rounds = { $rounds ->
    [one] Après { $rounds } manche
   *[other] Après { $rounds } manches
  } sans que rien ne déclenche la fin, on compte les points : c’est une règle maison.
verdict-points = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à { $other }.
verdict-money = À égalité de points, { $seat } l’emporte avec { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  }.
verdict-shared = Vous partagez la victoire, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
  } chacun.
line-faith = Pèlerinage : temple fois jardin
line-trade = Commerce : plaquettes d’or
line-culture = Culture : peintures offertes

## Le dessin en lettres

drawn-legend = p1 m1 a1 : pèlerin, marchand, artiste du joueur 1 ; sens horaire
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

## La galerie

group-figures = Personnages
group-dice = Dés
group-stations = Stations
group-mountain-towns = Villes montagneuses
group-trade-tiles = Jetons Commerce
group-goods = Marchandises et or
group-waves = Vagues et source chaude
group-paintings = Peintures
exhibit-pilgrim = Pèlerin
exhibit-merchant = Marchand
exhibit-artist = Artiste
exhibit-coast = Ville côtière
exhibit-temple = Temple
exhibit-garden = Jardin
exhibit-shore = Rivage
exhibit-spring = Source chaude
exhibit-tile = Jeton Commerce : { $goods }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } l’unité
exhibit-kimono = Kimono
exhibit-pottery = Poterie
exhibit-doll = Poupée
exhibit-fan = Éventail
exhibit-bar = Plaquette d’or
exhibit-painting = Peinture : { $symbol }
exhibit-prices = Prix sur les jetons Commerce : { $prices }.
exhibit-points = Points pour une plaquette, deux plaquettes, etc. : { $points }.
exhibit-other-side = Sur l’autre face : { $wave }.
exhibit-regions = Régions qui portent ce symbole : { $regions }.
exhibit-colours = Nombre par couleur : violet { $purple }, vert { $green }.

# --- the coach

coach-take = Chaque dé déplace un de vos trois personnages. Celui qui choisit en premier dans la manche aura aussi le dernier dé.
coach-take-good = Prenez le dé qui vous rapporte le plus, sauf si un autre rapporterait davantage encore à l’adversaire.
coach-take-others = Les habitués se demandent aussi quel dé restera à la fin, et pour qui.
coach-move-pilgrim = Votre pèlerin avance dans le sens horaire, exactement du nombre indiqué. Si la station est occupée, il continue jusqu’à la prochaine station libre.
coach-move-pilgrim-good = Seule une vague vous donne le choix ici. Temples et jardins se multiplient : la piste en retard est celle qui rapporte le plus.
coach-move-pilgrim-others = Les habitués laissent leur marchand là où il fait avancer leur propre pèlerin jusqu’à une meilleure station.
coach-move-merchant = Votre marchand va de ville en ville par les routes orange, exactement d’autant de villes que l’indique le dé.
coach-move-merchant-good = Presque sans marchandises, visez une ville montagneuse qui en donne beaucoup ; bien chargé, une ville côtière qui paie bien.
coach-move-merchant-others = Les habitués réunissent plusieurs marchandises d’une sorte avant de vendre, et s’arrêtent volontiers dans une ville dont l’adversaire a besoin.
coach-move-artist = Votre artiste franchit les routes orange de région en région, sans entrer deux fois dans la même.
coach-move-artist-good = Pour peindre, allez là où il y a du monde ; pour offrir, dans une région qui porte le symbole de votre première peinture.
coach-move-artist-others = Les habitués révèlent plusieurs peintures à la fois, puis prévoient un chemin pour les offrir l’une après l’autre.
coach-stay = Tous les chemins sont barrés : votre marchand reste sur place et ne fait rien.
coach-stay-good = Il n’y a rien à décider. Une ville côtière n’accueille qu’un personnage, ce qui peut barrer un chemin.
coach-stay-others = Avant d’entrer dans une ville côtière, les habitués regardent comment en sortir.
coach-use-coast = Dans une ville côtière, votre pèlerin prend autant de pièces que l’indique le jeton Commerce. Aucune marchandise n’est nécessaire.
coach-use-coast-good = Prenez-les : dix pièces font aussitôt une plaquette d’or.
coach-use-coast-others = Les habitués savent combien il manque pour la prochaine plaquette d’or, à eux comme à l’adversaire.
coach-use-temple = Une visite fait avancer d’une case votre marqueur sur la piste Temple. Case de temple fois case de jardin, voilà vos points de pèlerinage.
coach-use-temple-good = Un temple rapporte autant de points que l’indique votre case de jardin : visitez-le.
coach-use-temple-others = La dernière case termine la partie. Les habitués y vont quand ils mènent.
coach-use-garden = Une visite fait avancer d’une case votre marqueur sur la piste Jardin. Case de temple fois case de jardin, voilà vos points de pèlerinage.
coach-use-garden-good = Un jardin rapporte autant de points que l’indique votre case de temple : visitez-le.
coach-use-garden-others = La dernière case termine la partie. Les habitués y vont quand ils mènent.
coach-use-shore = Sur un rivage, vous prenez une vague. Elle rend meilleur un de vos personnages, tant que vous la gardez.
coach-use-shore-good = Choisissez la vague du personnage qui s’en servira le plus tôt et le plus souvent.
coach-use-shore-others = Les habitués prennent leurs vagues de bonne heure. Quand il n’y en a plus sur le plateau, on peut se les prendre.
coach-use-spring = Le jeton Source chaude permet d’utiliser deux fois un dé pris plus tard.
coach-use-spring-good = Prenez-le, ne serait-ce que pour en priver l’adversaire.
coach-use-spring-others = Les habitués le gardent pour un dé qui mène deux fois de suite au bon endroit, mais pas longtemps : on peut le leur prendre.
coach-use-mountain-town = Dans une ville montagneuse, vous piochez des marchandises dans le sac, sans voir. La place est limitée.
coach-use-mountain-town-good = Piochez chaque fois que vous avez de la place : cela ne coûte rien.
coach-use-mountain-town-others = Les habitués regardent ce qui reste dans le sac et quelles villes sont proches.
coach-use-market = Dans une ville côtière, vous vendez des marchandises de la sorte indiquée par le jeton Commerce, autant que vous voulez.
coach-use-market-good = Le mieux est le plus souvent de tout vendre : dix pièces deviennent aussitôt une plaquette d’or.
coach-use-market-others = Les pièces qui ne font pas une plaquette ne rapportent aucun point. Les habitués comptent par dizaines.
coach-use-region = Votre artiste peint ou offre, jamais les deux. Peindre prépare, offrir rapporte des points.
coach-use-region-good = Offrez dès que la région convient à votre première peinture. Peignez quand il n’y a rien à offrir ici.
coach-use-region-others = Chaque peinture offerte vaut plus que les précédentes : les habitués ne s’arrêtent pas aux premières.
coach-returning = Vous avez plus de marchandises que de place. Choisissez ce qui retourne dans le sac.
coach-returning-good = Mieux vaut plusieurs marchandises d’une sorte qu’une de chaque. Gardez ce qui se vend bien tout près.
coach-returning-others = Les habitués se demandent quels acheteurs leur marchand pourra atteindre au prochain lancer.
coach-losing = Vous avez perdu la vague qui vous donnait plus de place : il faut remettre des marchandises.
coach-losing-good = Remettez ce qui se vend le moins bien.
coach-losing-others = Les habitués vendent tôt quand l’autre pèlerin approche d’un rivage.
coach-rest = Vous avez le jeton Source chaude. Vous pouvez vous déplacer et agir encore avec le même nombre, ou le garder.
coach-rest-good = Utilisez-le si le second déplacement en vaut la peine ; sinon, gardez-le.
coach-rest-others = Les habitués l’utilisent avant que l’autre pèlerin n’atteigne une source chaude et ne le leur prenne.

# What a position is worth, by parts: reasons for hints and reviews.
term-faith = les temples multipliés par les jardins
term-trade = l’or, la monnaie et les marchandises
term-culture = les peintures révélées et offertes
term-helpers = les vagues et la source chaude
term-next-die = le choix du prochain dé

# Comment jouent les bots
level1-about = Se soucie peu de l’or, oublie les vagues et la source chaude, et ne regarde pas ce que vous faites.
level2-about = Joue bien son propre tour, mais oublie les vagues et la source chaude, et ne regarde pas ce que vous faites.
level3-about = Voit tout ce que son propre tour change, pour lui comme pour vous, mais pas ce que vous en ferez.
style-pilgrim-about = Va aux temples et aux jardins dès qu’il le peut.
style-trader-about = Pioche, vend et change ses pièces en or.
style-artist-about = Peint et offre ses peintures, quoi qu’il arrive.
