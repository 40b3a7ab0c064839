# Les noms viennent de l’édition, dans chaque langue.
name = { $fr }

game-about = Une année à Edo : engagez du monde, installez des échoppes, suivez la grand-rue, arrêtez les incendies.

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
amount-fire = { $n } de valeur de feu
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

# Effets
effect-trade = { $pay } → { $gain }
effect-each = { $gain } par personnage à vous
effect-train = { $n } d’expérience pour vos autres personnages
effect-swap = deux personnages peuvent échanger leurs échoppes
effect-build = construire un bâtiment
effect-build-less = construire un bâtiment, { $less } de moins
retires-income = puis retraite avec ce revenu
retires-wild = puis retraite, couleur au choix
retires-tile = puis retraite et tuile : { $tile }
card-hint = { $name }, { $colour }. Coût { $cost } mon{ $fire ->
    [0] {""}
   *[other] , feu +{ $fire }
}. Action : { $action }. Jour de paie : { $income } ; { $end }.
building-hint = { $name }. Coût : { $cost }. Donne { $gives }.
building-payday = { $gain } à chaque jour de paie
building-watch = valeur de feu +{ $n } contre les incendies
building-per = { $each } iki par { $thing }, { $most } au plus
thing-mon = mon
thing-rice = riz
thing-wood = bois
thing-sandal = sandale
thing-koban = koban
thing-retired = carte en retraite
thing-fish = poisson
tile-save = { $name } : sauve une fois un de vos personnages du feu.
tile-step = { $name } : chaque déplacement peut être plus long de { $n }.
tile-rice = { $name } : au jour de paie, { $n } de vos personnages n’a pas besoin de riz.
tile-plan = { $name } : une fois, un bâtiment coûte { $less } de moins.
tile-points = { $name } : { $n } iki à la fin.

# Mots du plateau
colour-yellow = marchand ambulant (jaune)
colour-brown = artisan (brun)
colour-blue = boutiquier (bleu)
colour-red = maître (rouge)
colour-purple = métier particulier (violet)
season-spring = Printemps
season-summer = Été
season-autumn = Automne
season-winter = Hiver
quarter-sw = quartier sud-ouest
quarter-se = quartier sud-est
quarter-ne = quartier nord-est
quarter-nw = quartier nord-ouest
field = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
field-flexible = libre, de { $least } à { $most } pas, { $income } mon

# Demandes
prompt-over = C’est le Nouvel An. La partie est finie.
prompt-wait = C’est à { $seat }.
prompt-draw-first = On tire au sort qui commence.
prompt-draw-building = On tire les bâtiments.
prompt-draw-block = On tire une tuile de blocage.
prompt-draw-card = De nouvelles cartes arrivent au marché.
prompt-draw-fire = Au feu ! Où cela brûle-t-il ?
prompt-start-card = Prenez une carte de départ.
prompt-start-stall = Choisissez une échoppe d’angle pour : { $card }.
prompt-order = Choisissez votre case sur la piste d’ordre.
prompt-hire = Prenez le revenu ou engagez une carte du marché.
prompt-hire-stall = Choisissez une échoppe pour : { $card }.
prompt-walk = Avancez d’au moins { $least ->
    [one] { $least } case
   *[other] { $least } cases
}.
prompt-business = Faites affaire : { $shop }, ou une échoppe derrière.
prompt-build-pick = Choisissez un bâtiment.
prompt-build-stall = Choisissez une échoppe pour : { $building }.
prompt-train = Qui gagne de l’expérience ?
prompt-swap-first = Échanger deux personnages ? Choisissez le premier.
prompt-swap-second = Avec qui échanger : { $card } ?
prompt-neutral-card = Choisissez une carte qui devient neutre.
prompt-neutral-stall = Choisissez une échoppe pour la carte neutre : { $card }.
prompt-save = Un incendie de force { $strength } atteint : { $card }. Utiliser l’amulette ?
prompt-feed = Pas assez de riz. Qui s’en va ?
prompt-new-year = Nouvel An : placez votre figurine sur une case de votre choix.

# Choix
label-earn = Prendre { $n } mon
label-take = { $field }
label-pick = { $card }
label-begin = { $seat }
label-ignite = { $quarter }
label-finish = Finir le tour
label-no-swap = Pas d’échange
label-deal = Boutique : { $effect }
label-save = Utiliser l’amulette
label-burn = Laisser brûler
label-move = { $steps } pas vers : { $shop }{ $sandals ->
    [0] {""}
    [one] {" "}(1 sandale)
   *[other] {" "}({ $sandals } sandales)
}
label-use = Utiliser { $card } ({ $stall }) : { $effect }
label-train = Expérience pour { $card } ({ $stall })
label-swap = { $card } ({ $stall })
label-leave = { $card } ({ $stall }) s’en va
label-place = Échoppe { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } mon)
}
label-buy = Acheter { $good } pour { $n } mon
label-build = Construire : { $building }
label-plan = Construire avec le plan de la guilde : { $building }
label-enter = Aller à : { $space }
label-hire = Engager { $card } pour { $cost } mon{ $coins ->
    [0] {""}
   *[other] {" "}({ $coins } dessus)
}

# Journal
story-draw-first = { $seat } commence.
story-draw-building = Bâtiment disponible : { $building }.
story-draw-card = Nouveau au marché : { $card }.
story-draw-block = Bloqué ce mois-ci : { $field }.
story-draw-fire = { $seat } tire l’incendie : { $quarter }, force { $strength }. Perdu : { $burnt }.
story-start-stall = { $seat } commence avec { $card } en { $stall }.
story-hire-stall = { $seat } engage { $card } pour { $stall }.
story-neutral-stall = { $seat } place { $card } en { $stall }, neutre.
story-pick = Aucune échoppe libre : { $what } quitte la partie.
story-build-stall = { $seat } construit en { $stall } : { $building }.
story-earn = { $seat } prend { $n } mon.
story-take = { $seat } choisit { $what }.
story-enter = { $seat } : { $what }.
story-deal = { $seat } : { $what }.
story-use = { $seat } : { $what }.
story-train = { $seat } : { $what }.
story-swap = { $seat } échange { $what }.
story-leave = { $seat } manque de riz : { $what }.
story-buy = { $seat } : { $what }.
story-move = { $seat } avance : { $what }.
story-save = { $seat } sauve { $card } grâce à l’amulette. Perdu : { $burnt }.
story-burn = { $seat } laisse brûler. Perdu : { $burnt }.
story-retired = { $card } de { $seat } part en retraite.
story-left = { $card } était neutre et quitte la partie.
story-coins = Chaque carte du marché reçoit 1 mon.
story-payday = Jour de paie. { $seats }.
story-wages = { $seat } : { $gain }{ $rice ->
    [0] {""}
   *[other] {" "}(−{ $rice } riz)
}{ $gone ->
    [0] {""}
    [one] {" "}({ $gone } parti faute de riz)
   *[other] {" "}({ $gone } partis faute de riz)
}
story-feeding = Nourriture. { $seats }.
story-fed = { $seat } : { $rice ->
    [0] pas de riz
   *[other] −{ $rice } riz
}{ $gone ->
    [0] {""}
    [one] {" "}({ $gone } parti faute de riz)
   *[other] {" "}({ $gone } partis faute de riz)
}

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
refusal-income-or-hiring = Une fois par tour : prendre le revenu ou engager une carte.
refusal-move-first = Déplacez d’abord votre figurine.
refusal-business-now = C’est le moment de faire affaire, là où vous êtes.
refusal-swap-now = Décidez d’abord de l’échange.
refusal-train-now = Choisissez d’abord qui gagne de l’expérience.
refusal-feed-now = Choisissez d’abord qui s’en va faute de riz.
refusal-start-card-now = Placez d’abord votre carte de départ.
refusal-neutral-now = Placez d’abord la carte neutre.
refusal-finish-first = Finissez d’abord ce que vous avez commencé.
refusal-move-short = Vous avancez de { $least } au moins. Les sandales ne raccourcissent rien.
refusal-move-long = { $steps } pas, c’est trop : chaque pas de plus demande une sandale.
refusal-flexible-only = Sur la case libre, vous prenez son revenu et rien d’autre.
refusal-no-hiring-now = Au Nouvel An, ni revenu ni embauche.
refusal-card-not-open = Cette carte n’est pas au marché.
refusal-no-kobun = Vous n’avez plus de kobun libre.
refusal-no-stall-free = Aucune échoppe n’est libre.
refusal-short-of-mon = Il faut { $need } mon à vous ; vous en avez { $have }.
refusal-stall-taken = Cette échoppe est prise.
refusal-corners-only = Les cartes de départ vont sur les échoppes d’angle.
refusal-surcharge = Ici il faut { $need } mon à vous ; vous en avez { $have }.
refusal-no-building-site = Il n’y a pas de chantier ici.
refusal-one-building = Un seul bâtiment par visite.
refusal-building-not-open = Ce bâtiment n’est pas proposé.
refusal-no-plan = Vous n’avez pas de plan de la guilde.
refusal-building-price = Ce bâtiment coûte { $wood } bois, { $koban } koban et { $mon } mon.
refusal-not-sold-here = Cela ne se vend pas ici.
refusal-other-season = Cela ne se vend pas en cette saison.
refusal-sold = C’est vendu.
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
refusal-field-taken = Cette case est prise.
refusal-not-new-year = C’est seulement au Nouvel An qu’on va où l’on veut.
refusal-no-deal-here = Cette boutique ne propose pas cela.
refusal-deal-done = Pas davantage en une visite.
refusal-deal-price = Vous ne pouvez pas payer cela.

# Lieux et compteurs
mark = { $text }
good = { $name } : { $price } mon{ $value ->
    [0] {""}
   *[other] , vaut { $value }
}
piece-figure = Figurine dans la rue
piece-kobun = Kobun
piece-disc = Disque des pompiers
piece-order = Figurine d’ordre
piece-block = Tuile de blocage
piece-month = Ce mois-ci
place-city = Edo
place-gate = La porte
place-shop = { $shop } : { $effect }
place-stall = Échoppe { $stall }{ $n ->
    [0] {""}
   *[other] {" "}(+{ $n } mon)
}
place-market = Marché
place-month = Mois { $month }
place-new-year = Nouvel An
place-fire = Pompiers
place-fire-value = Valeur de feu { $n }
place-order = Ordre du tour
place-offer = Bâtiments
place-deck = Cartes de la saison
place-fire-tiles = Tuiles d’incendie
place-blocks = Tuiles de blocage
place-tiles = Tuiles spéciales
place-blaze = L’incendie
place-retired = En retraite : { $colour }
place-kobun = Kobun libres
place-home = Figurine d’ordre
place-held = Tuiles spéciales à vous
place-goods = Poissons, pipes et blagues
place-sun = Soleil
place-moon = Lune
counter-mon = Mon
counter-rice = Riz
counter-wood = Bois
counter-sandal = Sandales
counter-koban = Koban
counter-iki = Iki
counter-fire = Valeur de feu

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
drawn-fire = feu { $fire }
drawn-actor = à jouer : { $actor }
drawn-seat = place { $seat }
drawn-chance = hasard
drawn-nobody = personne
drawn-title-order = Ordre
drawn-title-market = Marché
drawn-title-build = Bâtir
drawn-title-shops = Étals
drawn-mon = mon
drawn-rice = riz
drawn-wood = bois
drawn-sandal = sandales
drawn-koban = koban
drawn-iki = iki
