# Les noms viennent de l’édition, dans chaque langue.
name = { $fr }

game-about = À Edo, ville d’un million d’âmes, tout se fabrique, se répare, se vend et se mange dans la rue. Pendant un an, vous installez marchands ambulants, artisans et maîtres, passez chez eux mois après mois, et les menez à une retraite qui continue de rapporter. Incendies, bouches à nourrir et voisins qui convoitent le même poisson : aucun mois n’est tranquille.
game-aim = Ayez le plus d’iki au Nouvel An, grâce à vos gens, aux couleurs différentes, aux bâtiments, aux poissons, et aux blagues à tabac avec une pipe.

# Listes et quantités
list = { $one }, { $more }
lines = { $one } { $more }
steps = { $one } / { $more }
nothing = rien
at-stall = { $card } ({ $stall })
amount-mon = { $n } mon
amount-rice = { $n } riz
amount-wood = { $n } bois
amount-sandal = { $n ->
    [one] 1 sandale
   *[other] { $n } sandales
}
amount-koban = { $n } koban
amount-iki = { $n } iki
amount-fire = +{ $n } en valeur pompiers
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# Effets
effect-trade = { $pay } → { $gain }
effect-each = { $gain } par personnage que vous possédez
effect-train = +{ $n } en expérience pour vos autres personnages
effect-swap = deux personnages peuvent échanger leurs échoppes
effect-build = construire un bâtiment
effect-build-less = construire un bâtiment, { $less } de moins
retires-income = puis retraite avec ce revenu
retires-wild = puis retraite, couleur au choix
retires-tile = puis retraite et tuile : { $tile }
about-card = { $colour }. Coûte { $cost } mon{ $fire ->
    [0] {""}
   *[other] {" "}et augmente votre valeur pompiers de { $fire }
}. Action : { $action }. Jour de paie, case par case : { $income } ; { $end }.
about-building = Coût : { $cost }. Rapporte : { $gives }.
building-payday = { $gain } à chaque jour de paie
building-watch = valeur pompiers +{ $n } contre les incendies
building-per = { $each } iki par { $thing }, { $most } au plus
thing-mon = mon
thing-rice = riz
thing-wood = bois
thing-sandal = sandale
thing-koban = koban
thing-retired = carte en retraite
thing-fish = poisson
about-tile-save = Sauve une fois un de vos personnages du feu.
about-tile-step = { $n ->
    [one] Chacun de vos déplacements peut être plus long d’une case.
   *[other] Chacun de vos déplacements peut être plus long de { $n } cases.
}
about-tile-rice = { $n ->
    [one] Le jour de paie, un de vos personnages n’a pas besoin de riz.
   *[other] Le jour de paie, { $n } de vos personnages n’ont pas besoin de riz.
}
about-tile-plan = Une fois, un bâtiment vous coûte { $less } de moins.
about-tile-points = Rapporte { $n } iki à la fin.

# Mots du plateau
colour-yellow = Marchand ambulant (jaune)
colour-brown = Artisan (brun)
colour-blue = Boutiquier (bleu)
colour-red = Maître (rouge)
colour-purple = Métier particulier (violet)
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
quarter-sw = quartier sud-ouest
quarter-se = quartier sud-est
quarter-ne = quartier nord-est
quarter-nw = quartier nord-ouest
field = la case à { $steps } pas
field-flexible = la case flexible (de { $least } à { $most } pas, { $income } mon)

# Demandes
prompt-over = C’est le Nouvel An. La partie est terminée.
prompt-wait = C’est à { $seat } de jouer.
prompt-draw-first = On tire au sort qui commence.
prompt-draw-building = On tire les bâtiments.
prompt-draw-block = On tire une tuile de blocage.
prompt-draw-card = De nouvelles cartes arrivent au marché.
prompt-draw-fire = Au feu ! Quel quartier brûle ?
prompt-start-card = Prenez une carte de départ.
prompt-start-stall = Choisissez une échoppe d’angle pour : { $card }.
prompt-order = Choisissez votre case sur la piste d’ordre.
prompt-hire = Prenez le revenu ou engagez une carte du marché.
prompt-hire-stall = Choisissez une échoppe pour : { $card }.
prompt-walk = Avancez d’au moins { $least ->
    [one] une case
   *[other] { $least } cases
}.
prompt-business = Faites des affaires : { $shop }, ou une échoppe derrière.
prompt-build-pick = Choisissez un bâtiment.
prompt-build-stall = Choisissez une échoppe pour : { $building }.
prompt-train = Qui gagne de l’expérience ?
prompt-swap-first = Échanger deux personnages ? Choisissez le premier.
prompt-swap-second = « { $card } » : avec qui l’échanger ?
prompt-neutral-card = Choisissez la carte qui devient neutre.
prompt-neutral-stall = Choisissez une échoppe pour la carte neutre : { $card }.
prompt-save = Un incendie de force { $strength } atteint : { $card }. Utiliser l’amulette ?
prompt-feed = Pas assez de riz. Qui s’en va ?
prompt-new-year = Nouvel An : placez votre figurine sur une case de votre choix.

# Choix
label-earn = Prendre { $n } mon
label-take = Prendre { $field }
label-block = Bloquer { $field }
label-pick = « { $card } » arrive au marché
label-start = Commencer avec : { $card }
label-neutral = Rendre neutre : { $card }
label-begin = { $seat } commence
label-ignite = Incendie : { $quarter }
label-finish = Terminer le tour
label-nothing = Ne rien faire ici
label-no-swap = N’échanger personne
label-deal = { $shop } : { $effect }
label-save = Utiliser l’amulette
label-burn = Laisser brûler
label-move = Avancer { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} jusqu’à la case « { $shop } »{ $sandals ->
    [0] {""}
    [one] {" "}(pour { $sandals } sandale)
   *[other] {" "}(pour { $sandals } sandales)
}
label-use = Utiliser « { $card } » ({ $stall }) : { $effect }
label-train = Expérience pour « { $card } » ({ $stall })
label-swap = Échanger « { $card } » ({ $stall })
label-leave = « { $card } » ({ $stall }) s’en va
label-place = Placer « { $what } » en { $stall }{ $n ->
    [0] {""}
   *[other] {" "}et payer { $n } mon de plus
}
label-buy = Acheter « { $good } » pour { $n } mon
label-build = Construire : { $building }
label-plan = Construire avec le plan de la guilde : { $building }
label-enter = Aller à la case « { $space } »
label-hire = Engager « { $card } » pour { $cost } mon{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } mon sur la carte)
}

# Journal
story-draw-first = { $seat } commence.
story-draw-building = Bâtiment proposé : { $building }.
story-draw-card = « { $card } » arrive au marché.
story-draw-block = Ce mois-ci, { $field } est bloquée.
story-draw-fire = { $seat } tire l’incendie : { $quarter }, force { $strength }. Pertes : { $burnt }.
story-start-stall = { $seat } commence avec « { $card } » en { $stall }.
story-hire-stall = { $seat } engage « { $card } » pour { $stall }.
story-neutral-stall = { $seat } place « { $card } » en { $stall } comme carte neutre.
story-pick = Aucune échoppe n’est libre : « { $card } » quitte la partie.
story-build-stall = { $seat } construit en { $stall } : { $building }.
story-earn = { $seat } prend { $n } mon.
story-take = { $seat } choisit { $field }.
story-enter = { $seat } va à la case « { $space } ».
story-deal = { $seat } fait affaire à la case « { $shop } » : { $effect }.
story-use = { $seat } utilise « { $card } » ({ $stall }) : { $effect }.
story-train = « { $card } » ({ $stall }) de { $seat } gagne 1 point d’expérience.
story-swap = { $seat } échange « { $other } » ({ $from }) et « { $card } » ({ $stall }).
story-leave = { $seat } manque de riz : « { $card } » ({ $stall }) s’en va.
story-buy = { $seat } achète « { $good } » pour { $n } mon.
story-move = { $seat } avance { $steps ->
    [one] d’une case
   *[other] de { $steps } cases
} jusqu’à la case « { $shop } »{ $sandals ->
    [0] {""}
    [one] {" "}(pour { $sandals } sandale)
   *[other] {" "}(pour { $sandals } sandales)
}.
story-save = { $seat } sauve « { $card } » grâce à l’amulette. Pertes : { $burnt }.
story-burn = { $seat } laisse brûler « { $card } ». Pertes : { $burnt }.
story-retired = « { $card } » de { $seat } part en retraite.
story-left = « { $card } » était neutre et quitte la partie.
story-coins = Chaque carte du marché reçoit 1 mon.
story-payday = Jour de paie. { $seats }
story-wages = { $seat } reçoit { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}et donne { $rice } riz
}{ $gone ->
    [0] {""}
    [one] {" "}({ $gone } personnage part faute de riz)
   *[other] {" "}({ $gone } personnages partent faute de riz)
}.
story-feeding = Nourriture. { $seats }
story-fed = { $seat } { $rice ->
    [0] ne donne pas de riz
   *[other] donne { $rice } riz
}{ $gone ->
    [0] {""}
    [one] {" "}({ $gone } personnage part faute de riz)
   *[other] {" "}({ $gone } personnages partent faute de riz)
}.

# La fin
ending-new-year = L’année est finie.
verdict-points = { $seat } gagne avec { $points } iki.
verdict-fire = { $seat } gagne avec { $points } iki, en tête de la piste des pompiers.
line-track = Piste
line-colours = Couleurs
line-fish = Poissons
line-pouches = Blagues à tabac
line-buildings = Bâtiments
line-koban = Koban
line-wood = Bois
line-mon = Mon
line-seal = Tuiles spéciales

# Refus
refusal-choose-field = Choisissez d’abord une case de la piste d’ordre.
refusal-income-first = Prenez d’abord le revenu ou engagez une carte.
refusal-income-or-hiring = Vous prenez le revenu ou engagez une carte, une fois par tour.
refusal-move-first = Déplacez d’abord votre figurine.
refusal-business-now = C’est le moment de faire des affaires, là où vous êtes.
refusal-swap-now = Décidez d’abord de l’échange.
refusal-train-now = Choisissez d’abord qui gagne de l’expérience.
refusal-feed-now = Choisissez d’abord qui s’en va faute de riz.
refusal-start-card-now = Placez d’abord votre carte de départ.
refusal-neutral-now = Placez d’abord la carte neutre.
refusal-move-short = Vous avancez d’au moins { $least ->
    [one] une case
   *[other] { $least } cases
}. Les sandales ne raccourcissent jamais un déplacement.
refusal-move-long = C’est à { $steps } pas, et tout le monde avance dans le même sens : chaque pas au-delà de votre case demande une sandale.
refusal-stand-still = Rester sur place est interdit ; un tour de ville entier fait { $steps } pas.
refusal-place-card-now = Choisissez d’abord une échoppe pour la carte engagée.
refusal-place-building-now = Choisissez d’abord une échoppe pour le bâtiment.
refusal-build-now = Choisissez d’abord le bâtiment à construire.
refusal-save-now = Décidez d’abord si vous utilisez l’amulette.
refusal-enter-first = Placez d’abord votre figurine sur une case de la rue.
refusal-choose-goods = Touchez ce que vous voulez acheter ici.
refusal-choose-building = Touchez le bâtiment que vous voulez construire.
refusal-building-unfed = Les bâtiments n’ont pas besoin de riz ; un personnage doit partir.
refusal-flexible-only = Sur la case flexible, vous prenez son revenu et rien d’autre.
refusal-no-hiring-now = Au Nouvel An, il n’y a ni revenu ni embauche.
refusal-card-not-open = Cette carte n’est pas au marché.
refusal-no-kobun = Vous n’avez plus de kobun libre.
refusal-no-stall-free = Aucune échoppe n’est libre.
refusal-short-of-mon = Il faut { $need } mon de votre poche ; vous en avez { $have }.
refusal-stall-taken = Cette échoppe est déjà prise.
refusal-corners-only = Les cartes de départ vont sur les échoppes d’angle.
refusal-surcharge = Ici il faut { $need } mon de votre poche ; vous en avez { $have }.
refusal-no-building-site = Il n’y a pas de chantier ici.
refusal-one-building = Un seul bâtiment par visite.
refusal-building-not-open = Ce bâtiment n’est pas proposé.
refusal-no-plan = Vous n’avez pas de plan de la guilde.
refusal-building-price = Ce bâtiment coûte { $wood } bois, { $koban } koban et { $mon } mon.
refusal-not-sold-here = Cela ne se vend pas ici.
refusal-other-season = Cela ne se vend pas en cette saison.
refusal-sold = C’est déjà vendu.
refusal-one-fish = Vous avez déjà acheté votre poisson de la saison.
refusal-one-of-a-kind = Un seul de chaque sorte par visite.
refusal-goods-price = Cela coûte { $need } mon ; vous en avez { $have }.
refusal-not-your-character = Aucun de vos personnages n’est ici.
refusal-no-character = Il n’y a personne à échanger ici.
refusal-other-own-only = Seuls vos autres personnages gagnent cette expérience.
refusal-one-stall = Une seule échoppe par tour.
refusal-out-of-reach = Cette échoppe n’est pas derrière votre boutique.
refusal-stall-empty = Personne ne travaille ici.
refusal-building-closed = On ne visite pas les bâtiments.
refusal-action-price = Vous ne pouvez pas payer cette action.
refusal-no-building-possible = Vous ne pouvez construire aucun bâtiment.
refusal-nothing-changes = Cela ne changerait rien.
refusal-no-fire-now = Aucun feu ne menace vos personnages.
refusal-field-blocked = Cette case est bloquée ce mois-ci.
refusal-field-taken = Cette case est déjà prise.
refusal-not-new-year = C’est seulement au Nouvel An que l’on va où l’on veut.
refusal-deal-done = Vous ne pouvez pas le faire davantage en une seule visite.
refusal-deal-price = Vous ne pouvez pas payer cela.

# Lieux et compteurs
mark = { $text }
good = { $name } : { $price } mon{ $value ->
    [0] {""}
   *[other] , vaut { $value } iki
}
piece-figure = Figurine de { $seat }
piece-kobun = Kobun de { $seat }
piece-disc = Disque pompiers de { $seat }
piece-order = Figurine d’ordre de { $seat }
piece-block = Tuile de blocage
piece-month = Ce mois-ci
piece-season = Biens de la saison à venir : { $season }
place-city = Edo
place-gate = La porte
place-shop = { $shop } : { $effect }
place-stall = Échoppe { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(coûte { $n } mon de plus)
}
place-market = Marché, place { $n }
place-seat = Plateau individuel de { $seat }
place-goods-of = En vente : { $shop }
place-field = Ordre du tour : { $field }
place-month = Mois { $month }
place-new-year = Nouvel An
place-fire = Pompiers
place-fire-value = Valeur pompiers { $n }
place-order = Ordre du tour
place-offer = Bâtiment proposé { $n }
place-deck = Cartes de la saison
place-fire-tiles = Tuiles d’incendie
place-blocks = Tuiles de blocage
place-tiles = Tuiles spéciales
place-blaze = L’incendie
place-retired = En retraite : { $colour }
place-kobun = Kobun libres
place-home = Figurine d’ordre
place-held = Tuiles spéciales acquises
place-goods = Poissons, pipes et blagues
place-sun = Soleil
place-moon = Lune

# Ce que sont les choses
about-gate = Franchir la porte, de la dernière case à la première, achève un tour de ville : chacun de vos personnages sur le plateau gagne 1 point d’expérience. Le tout premier pas de la partie ne compte pas.
title-space = La rue devant « { $shop } »
about-space = Un joueur qui finit son déplacement ici peut faire affaire avec cette boutique et utiliser une échoppe derrière elle. Plusieurs figurines peuvent s’y trouver.
about-shop-deal = { $n ->
    [one] Un joueur qui finit son déplacement ici peut échanger une fois : { $effect }.
   *[other] Un joueur qui finit son déplacement ici peut échanger jusqu’à { $n } fois : { $effect }.
}
about-shop-goods = Un joueur qui finit son déplacement ici peut acheter ce qui est en vente, au prix inscrit : un de chaque sorte par visite, un seul poisson par saison.
about-shop-building = Un joueur qui finit son déplacement ici peut construire un des bâtiments proposés.
about-fish = Coûte { $price } mon. Selon leur nombre, vos poissons rapportent ensemble { $points } iki à la fin{ $value ->
    [0] {""}
   *[other] {" "}; celui-ci porte en plus { $value } iki
}. Vous pouvez en acheter un par saison.
about-pipe = Coûte { $price } mon. Avec au moins une pipe, vos blagues à tabac valent { $factor ->
        [2] le double
   *[other] { $factor } fois plus
} ; une pipe seule ne rapporte rien.
about-pouch = Coûte { $price } mon. Rapporte { $value } iki à la fin, avec une pipe { $factor ->
    [2] le double
   *[other] { $factor } fois plus
}.
about-figure = Elle parcourt la rue, toujours dans le même sens, du nombre de cases qu’indique la piste d’ordre. Chaque tour de ville donne 1 point d’expérience à tous les personnages de son joueur.
about-new-year = La dernière manche : dans l’ordre de la piste des pompiers, chacun place sa figurine sur une case de son choix et fait des affaires une dernière fois. Puis on compte les points.
about-month-none = Ce mois n’a pas d’événement : à la fin, chaque carte du marché reçoit 1 mon.
about-month-payday = Ce mois finit par un jour de paie : les revenus sont versés, l’harmonie rapporte, puis chaque personnage sur le plateau demande 1 riz.
about-month-fire = Ce mois finit par un incendie de force { $strength } dans un quartier tiré au sort. Il court vers le carrefour et perd 1 de force à chaque échoppe.
about-season = Poissons, pipes et blagues qui arrivent dans les boutiques avec cette saison. Ce qui n’a pas été vendu s’en va.
about-fire-value = Une case de la piste des pompiers. Un incendie s’éteint à l’échoppe dont le propriétaire a une valeur au moins égale à sa force. Sur une même case, le disque du dessus est devant.
about-disc = Il montre la valeur pompiers de son joueur. Celui qui est devant choisit en premier sur la piste d’ordre et l’emporte à égalité à la fin.
about-field = { $most ->
    [one] Prenez { $income } mon ou engagez une carte, puis avancez d’une case.
   *[other] Prenez { $income } mon ou engagez une carte, puis avancez de { $most } cases.
} Les tours vont de gauche à droite.
about-field-flexible = Vous jouez tôt et avancez de { $least } à { $most } cases, comme vous voulez, mais vous ne prenez que { $income } mon et n’engagez personne.
about-order = Elle montre la case que son joueur a choisie ce mois-ci. Elle revient sur le plateau individuel à la fin du tour.
about-block = À deux, une case est bloquée chaque mois. Une tuile tirée ne revient pas.
about-blaze = Le feu court de l’échoppe extérieure vers le carrefour et emporte tout ce dont le propriétaire a une valeur pompiers inférieure à sa force.
about-deck = De nouvelles cartes arrivent au marché chaque mois. Certaines cartes d’une saison restent inconnues.
about-fire-tiles = Une par quartier. Lors d’un incendie on en tire une, puis on la remet avec les autres : le même quartier peut brûler encore.
about-tiles = Une tuile spéciale va au propriétaire d’un personnage à cercle rouge quand celui-ci part en retraite.
about-sun = Celui qui l’a commence la partie et choisit la carte neutre les mois impairs.
about-moon = Celui qui l’a choisit la carte neutre les mois pairs.
about-retired = Personnages de cette couleur en retraite. Ils versent leur dernier revenu à chaque jour de paie et n’ont pas besoin de riz ; les couleurs différentes comptent à la fin.
about-kobun = Il en faut un pour chaque personnage engagé et chaque bâtiment construit. Il revient quand le personnage part en retraite ou quand l’échoppe est perdue.
about-busy-kobun = Il monte d’une case à chaque point d’expérience : tours de ville, actions, visites des autres joueurs. Tout en haut, le personnage part en retraite.
about-manager = Il gère ce bâtiment jusqu’à la fin de la partie et ne fait plus rien d’autre.
about-goods = Les poissons rapportent selon leur nombre, les blagues selon ce qui y est inscrit, davantage avec une pipe.
about-stall = Une échoppe libre derrière : { $shops }. { $n ->
    [0] Elle ne coûte rien de plus.
   *[other] Engager ou construire ici coûte { $n } mon de plus.
}
about-market = Ici se trouvent les cartes à engager. De nouvelles arrivent chaque mois ; au jour de paie, celles qui restent quittent la partie.
about-offer = Il y avait ici un bâtiment. Il n’est pas remplacé.
title-card-action = Action : { $card }
about-card-action = { $effect }. Un joueur qui se trouve devant cette échoppe peut l’utiliser une fois par tour ; utilisé par un autre joueur, le personnage gagne 1 point d’expérience.
title-card-income = Revenu : { $card }
about-card-income = Tant que le kobun est sur la case { $n }, chaque jour de paie rapporte : { $gain }.
title-card-fire = Pompiers : { $card }
about-card-fire = Engager cette carte augmente aussitôt votre valeur pompiers de { $n }.
title-coins = Pièces : { $card }
about-coins = Sur cette carte : { $n } mon. Celui qui l’engage les reçoit et peut s’en servir pour la payer.
about-mon = L’argent pour engager, pour les boutiques et les actions. Chaque lot complet de { $every } mon rapporte { $iki } iki à la fin.
about-rice = Le jour de paie, chacun de vos personnages sur le plateau demande 1 riz, sinon il s’en va.
about-wood = Pour les bâtiments. { $every ->
    [one] Chaque bois
   *[other] Chaque lot complet de { $every } bois
} rapporte { $iki } iki à la fin.
about-sandal = Rendez-en une pour avancer d’une case de plus, autant de fois que vous voulez.
about-koban = De l’or pour les bâtiments. { $every ->
    [one] Chaque koban
   *[other] Chaque lot complet de { $every } koban
} rapporte { $iki } iki à la fin.
about-iki = Les points de la piste : actions, revenus et harmonie.
about-fire = Votre case sur la piste des pompiers : elle arrête les incendies jusqu’à cette force, et la plus haute permet de choisir en premier.
title-score = Points
about-score = Les iki qu’aurait ce joueur si la partie se terminait maintenant.

# Ce que cela vaut maintenant
worth-owner = Appartient à { $seat }.
worth-neutral = Neutre : elle quitte la partie dès qu’on l’utilise.
worth-here = Votre figurine est ici.
worth-steps = À { $n } pas devant votre figurine.
worth-good = Ajouterait { $n } iki à votre décompte.
worth-lap = Encore { $n } pas jusqu’au prochain tour de ville.
worth-month = { $n ->
    [0] C’est ce mois-ci.
   *[other] Dans { $n } mois.
}
worth-past = Passé.
worth-there = Ici : { $what }.
worth-disc = Valeur pompiers : { $n }. Rang sur la piste : { $place }.
worth-blocked = Bloquée ce mois-ci.
worth-taken = Prise par { $seat }.
worth-reach = Mène votre figurine à : { $shops }.
worth-field = A choisi { $field }.
worth-block = { $n } × { $field }
worth-left = Encore à tirer : { $what }.
worth-blaze = Force { $strength } à l’échoppe { $stall }.
worth-deck = { $n ->
    [0] Plus de carte.
    [one] Encore { $n } carte.
   *[other] Encore { $n } cartes.
}
worth-giver = Vient avec la retraite de ce personnage : { $card }.
worth-chooses = Choisit ce mois-ci.
worth-retired = { $n ->
    [0] Pas encore de carte.
    [one] { $n } carte.
   *[other] { $n } cartes.
} Toutes les couleurs ensemble valent { $points } iki jusqu’ici.
worth-kobun = { $n ->
    [0] Aucun des { $all } n’est libre.
    [one] { $n } sur { $all } est libre.
   *[other] { $n } sur { $all } sont libres.
}
worth-goods = Jusqu’ici : poissons { $fish } iki, blagues { $pouches } iki.
worth-payday = Prochain jour de paie : +{ $n }.
worth-needs = Il vous en faudra alors { $n } pour vos personnages.
worth-points = Vaut { $n } iki maintenant.
worth-watch = { $n } contre les incendies, avec la tour de guet.
worth-fire-comes = Le prochain incendie arriverait ici avec une force de { $strength }.
worth-fire-burns = Le prochain incendie l’emporterait : force { $strength } contre { $value }.
worth-fire-stops = Le prochain incendie s’éteint ici : force { $strength } contre { $value }.
worth-fire-never = Le prochain incendie n’arrive pas jusqu’ici.
worth-free = Gratuit.
worth-hire = Vous coûte { $n } mon ; vous en avez { $have }.
worth-hire-brings = Vous rapporte { $n } mon : il y en a plus sur la carte qu’elle n’en coûte.
worth-pension = Carte en retraite de { $seat } ; chaque jour de paie rapporte : { $gain }.
worth-income = Prochain jour de paie : { $any ->
    [0] {""}
   *[other] { $gain }{ $iki ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $iki ->
    [0] {""}
   *[other] { $iki } iki d’harmonie
}.
worth-experience = { $n ->
    [one] Part en retraite au prochain point d’expérience.
   *[other] Part en retraite après { $n } points d’expérience.
}
worth-counts = Vaut { $n } iki en l’état.
worth-affordable = Vous avez tout ce qu’il coûte.
worth-missing = Il vous manque : { $what }.

# D’un coup d’œil
overlay-income = Revenu au jour de paie
overlay-harmony = Harmonie au jour de paie
overlay-fire = Le prochain incendie

# Titres et événements
headline-start = Mise en place
headline-month-none = Mois { $month } · { $season }
headline-month-payday = Mois { $month } · { $season } · jour de paie à la fin
headline-month-fire = Mois { $month } · { $season } · incendie à la fin
headline-payday = Jour de paie : revenu, harmonie, puis du riz pour tous
headline-last-payday = Le dernier jour de paie. Le Nouvel An suit
headline-fire = Incendie : { $quarter }, force { $strength }
headline-new-year = Nouvel An : une dernière visite pour chacun
headline-over = L’année est finie : place au décompte final
counter-mon = Mon
counter-rice = Riz
counter-wood = Bois
counter-sandal = Sandales
counter-koban = Koban
counter-iki = Iki
counter-fire = Valeur pompiers

## Le dessin en lettres

drawn-month = Mois { $month } ({ $season }, événement : { $event })
drawn-season-start = début
drawn-season-spring = printemps
drawn-season-summer = été
drawn-season-autumn = automne
drawn-season-winter = hiver
drawn-event-none = aucun
drawn-event-payday = paie
drawn-event-fire = incendie
drawn-fire = pompiers { $fire }
drawn-actor = à jouer : { $actor }
drawn-seat = { $sign } { $seat }
drawn-does = { " " }: { $does }
drawn-card = { " " }: { $does } | { $income }
drawn-building = { $name } pour { $cost } : { $gives }
drawn-kobun = kobun { $n }
drawn-legend = ●1/3 kobun de ● sur la case 1 de 3, n neutre, # bâtiment ; cartes : couleur (ye jaune, br brun, bl bleu, re rouge, pu violet), coût+mon dessus, !valeur pompiers, action | revenus case par case
drawn-chance = hasard
drawn-nobody = personne
drawn-title-order = Ordre
drawn-title-stalls = Échop.
drawn-title-legend = Signes
drawn-title-market = Marché
drawn-title-build = Bâtir
drawn-title-shops = Vente
drawn-mon = mon
drawn-rice = riz
drawn-wood = bois
drawn-sandal = sandales
drawn-koban = koban
drawn-iki = iki

# La galerie
group-start = Cartes de départ
group-season = Personnages : { $season }
on-sale = En vente : { $season }.

# --- the coach

coach-start-card = Avant que l’année commence, vous prenez gratuitement un premier personnage.
coach-start-card-good = Le riz et l’argent servent tout de suite : le marchand de légumes se nourrit seul, l’échoppe de thé rapporte.
coach-start-card-others = La plupart des joueurs pensent au premier jour de paie, au mois 3.
coach-start-stall = Votre première échoppe, à l’un des quatre angles.
coach-start-stall-good = Là où les autres passent bientôt, vous aurez de la visite, et chaque visite forme votre personnage.
coach-start-stall-others = Les angles brûlent en premier, mais le premier incendie n’arrive qu’au mois 5.
coach-order = Votre case décide jusqu’où vous allez et quand vous jouez ; les tours vont de gauche à droite.
coach-order-good = Comptez les pas jusqu’à la boutique voulue et prenez la case qui y mène.
coach-order-others = La case flexible joue en premier et permet de faire de 1 à 4 pas, mais ne donne que 1 mon et ne permet pas d’engager.
coach-hire = Commencez votre tour en prenant 4 mon ou en engageant une carte du marché.
coach-hire-good = Engagez tôt : il faut du temps pour arriver à la retraite. Comptez 1 riz par personnage au jour de paie.
coach-hire-others = Les pièces posées sur une carte sont pour vous. Ses seaux augmentent aussitôt votre valeur pompiers.
coach-hire-stall = Où s’installe votre nouveau personnage ?
coach-hire-stall-good = Choisissez une échoppe où vous ou d’autres passerez bientôt. Une deuxième carte de sa couleur dans le quartier apporte de l’harmonie.
coach-hire-stall-others = Les échoppes intérieures craignent moins le feu ; celles du milieu ou du carrefour coûtent un supplément.
coach-walk = Vous avancez exactement du nombre de votre case. Chaque sandale ajoute un pas.
coach-walk-good = Franchir la porte forme tous vos personnages d’un coup : cela vaut bien une sandale.
coach-walk-others = Regardez ensemble la boutique et les échoppes : là où vous vous arrêtez, les deux vous servent.
coach-business = Ici, vous pouvez utiliser la boutique et une échoppe derrière elle, dans l’ordre voulu.
coach-business-good = L’échoppe d’abord, si elle vous donne de quoi payer la boutique. Vos propres échoppes n’aident que vous.
coach-business-others = Utiliser le personnage d’un autre le rapproche de la retraite : à faire si vous y gagnez plus que son propriétaire.
coach-build-pick = Lequel des bâtiments proposés construisez-vous ?
coach-build-pick-good = En début d’année, ceux qui rapportent à chaque saison ; à la fin, ceux qui rapportent le plus de points.
coach-build-pick-others = Le kobun qui le gère ne revient pas : gardez-en assez pour engager.
coach-build-stall = Où s’élève le bâtiment ?
coach-build-stall-good = Là où le feu arrive tard, ou derrière quelqu’un dont la valeur pompiers est haute.
coach-build-stall-others = L’échoppe est prise jusqu’à la fin de la partie, pour tout le monde.
coach-train = Un de vos personnages gagne de l’expérience.
coach-train-good = Celui qui part en retraite n’a plus besoin de riz, rapporte à chaque saison et vous rend son kobun.
coach-train-others = Avant un jour de paie, pensez aussi à celui dont la case suivante rapporte nettement plus.
coach-swap-first = Vous pouvez échanger les échoppes de deux personnages, quels qu’en soient les propriétaires.
coach-swap-first-good = Rapprochez des couleurs, ou éloignez votre meilleur personnage d’un angle avant l’incendie.
coach-swap-first-others = Parfois, le mieux est de séparer les couleurs des autres. Vous pouvez aussi renoncer.
coach-swap-second = Avec qui ?
coach-swap-second-good = Regardez les couleurs des deux quartiers, et qui sera devant le prochain feu.
coach-swap-second-others = Kobun et expérience suivent ; il n’y a rien à payer.
coach-neutral-card = À deux, une carte du marché devient neutre à la fin du mois : elle n’est à personne.
coach-neutral-card-good = Une couleur que vous avez dans un quartier y augmente votre harmonie.
coach-neutral-card-others = Ou bien retirez la carte que l’autre voudrait engager, avec les pièces posées dessus.
coach-neutral-stall = Où va la carte neutre ?
coach-neutral-stall-good = À côté de vos cartes de sa couleur, ou là où vous pourrez l’utiliser le mois prochain.
coach-neutral-stall-others = Elle quitte la partie dès qu’on l’utilise, et tout incendie l’emporte.
coach-save = Le feu va emporter ce personnage. Votre amulette peut le sauver, une seule fois.
coach-save-good = Sauvez celui qui est près de la retraite ou bien placé pour l’harmonie.
coach-save-others = Le feu continue derrière : voyez qui vient ensuite avant de décider.
coach-feed = Le riz manque. Quelqu’un doit quitter la partie.
coach-feed-good = Laissez partir celui qui a le moins appris et qui rapporte le moins.
coach-feed-others = Gardez une couleur que vous n’avez qu’une fois : les couleurs différentes comptent à la fin.
coach-new-year = Le dernier tour : allez sur n’importe quelle case et faites des affaires une dernière fois.
coach-new-year-good = Un poisson, une pipe pour vos blagues à tabac, ou le bâtiment pour lequel vous avez économisé : prenez ce qui rapporte le plus.
coach-new-year-others = 4 mon ne valent que 1 iki ; dépensez-les là où ils rapportent davantage.

# What a position is worth, by parts: reasons for hints and reviews.
term-iki = les iki
term-colours = les métiers différents
term-goods = les poissons, les pipes et les blagues
term-buildings = les bâtiments
term-stores = l’argent et les biens en réserve
term-rice = le riz pour ses gens
term-people = les revenus de ses gens
term-harmony = l’harmonie aux jours de paie
term-fire = la protection contre le feu
term-order = la place dans l’ordre du tour
term-business = les affaires de ce tour

# Comment jouent les bots
level1-about = Ne pense qu’à une action à la fois, oublie le feu et ne regarde pas les autres.
level2-about = Anticipe un peu, mais ne voit pas venir le feu.
level3-about = Voit tout ce qui est sur la table, mais ne voit pas loin.
style-builder-about = Épargne et dépense pour ses bâtiments.
style-collector-about = Ne résiste à aucun poisson, à aucune pipe, à aucune blague à tabac.
