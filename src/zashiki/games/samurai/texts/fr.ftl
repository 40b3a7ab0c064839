game-about = Les casques pour les guerriers, les bouddhas pour les prêtres, les rizières pour les paysans : qui rallie les trois règne sur le Japon. Vous posez des tuiles autour des villages et des villes ; là où toute la terre est couverte, la figurine revient à la plus grande influence. Les règles s’apprennent vite, mais chaque tuile posée ouvre aussi une porte aux autres.
game-aim = Le joueur qui a la majorité dans deux types de figurines gagne ; sinon, c’est celui qui l’a dans un type et possède en plus le plus d’autres figurines.

## Tuiles et figurines

tile-helmet = Casque { $strength }
tile-buddha = Bouddha { $strength }
tile-rice = Rizière { $strength }
tile-samurai = Samouraï { $strength }
tile-rider = Cavalier { $strength }
tile-ship = Bateau { $strength }
tile-tile-exchange = Échange de tuile
tile-figure-exchange = Échange de figurines
tile-on = { $tile } en { $hex }
tile-of = { $tile } de { $seat }
tiles-hidden =
    { $count ->
        [one] Une tuile cachée de { $seat }
       *[other] { $count } tuiles cachées de { $seat }
    }
figure-a-helmet = un casque
figure-a-buddha = un bouddha
figure-a-rice = une rizière
figure-the-helmet = le casque
figure-the-buddha = le bouddha
figure-the-rice = la rizière
figures-helmet = Casques
figures-buddha = Bouddhas
figures-rice = Rizières
figures-of = { $figures } de { $seat }
figures-to-place = { $figures } à placer
aside-helmet = Casque à côté du plateau
aside-buddha = Bouddha à côté du plateau
aside-rice = Rizière à côté du plateau
figure-at = { $the } { $at }
list-and = { $one } et { $more }
list-comma = { $one }, { $more }

## Lieux

place-city = { $name } ({ $hex })
place-village = village { $hex }
site-at-city = de { $name } ({ $hex })
site-at-vowel-city = d’{ $name } ({ $hex })
site-at-village = du village { $hex }
site-from-city = de { $name } ({ $hex })
site-from-vowel-city = d’{ $name } ({ $hex })
site-from-village = du village { $hex }
site-to-city = à { $name } ({ $hex })
site-to-vowel-city = à { $name } ({ $hex })
site-to-village = au village { $hex }
title-village = Village { $hex }
title-helmet = Casque { $at }
title-buddha = Bouddha { $at }
title-rice = Rizière { $at }
title-screen = Paravent de { $seat }
title-score = Toutes les figurines de { $seat }
place-sea = Mer { $hex }
place-land = Terre { $hex }
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
        [0] Derrière le paravent de { $seat } : aucune figurine
        [one] Derrière le paravent de { $seat } : une figurine
       *[other] Derrière le paravent de { $seat } : { $count } figurines
    }
counter-figures = Figurines
counter-hand = Tuiles
counter-supply = Réserve

## Ce que sont les choses

about-land = De la terre. Tant que la case est vide, on peut y poser toute tuile sauf un bateau.
about-sea = De la mer. Seuls les bateaux s’y posent. Elle n’a pas à être couverte pour que l’on prenne des figurines.
about-village = Un village. Quand toute la terre voisine est couverte de tuiles, sa figurine revient au joueur qui a la plus grande influence sur elle.
about-city = Une ville, pour deux figurines différentes. Quand toute la terre voisine est couverte de tuiles, chaque figurine revient au joueur qui a la plus grande influence sur elle.
about-capital = La capitale, avec une figurine de chaque type. Quand toute la terre voisine est couverte de tuiles, chaque figurine revient au joueur qui a la plus grande influence sur elle.
about-figure = { $figures } : quand toute la terre voisine est couverte, la figurine revient au joueur qui a la plus grande influence sur elle. Celui qui est seul à en avoir le plus d’un type a la majorité ; sans majorité, on ne peut pas gagner.
about-tile-helmet = Force { $strength }, pour les casques voisins seulement. Sans idéogramme : une seule tuile de ce genre par tour.
about-tile-buddha = Force { $strength }, pour les bouddhas voisins seulement. Sans idéogramme : une seule tuile de ce genre par tour.
about-tile-rice = Force { $strength }, pour les rizières voisines seulement. Sans idéogramme : une seule tuile de ce genre par tour.
about-tile-samurai = Force { $strength }, pour toute figurine voisine. Sans idéogramme : une seule tuile de ce genre par tour.
about-tile-rider = Force { $strength }, pour toute figurine voisine. Avec l’idéogramme : vous pouvez le poser avec d’autres tuiles dans le même tour.
about-tile-ship = Force { $strength }, pour toute figurine voisine ; il va sur une case de mer vide. Avec l’idéogramme : vous pouvez le poser avec d’autres tuiles dans le même tour.
about-tile-tile-exchange = Posez-le sur une de vos tuiles sans idéogramme. Vous reprenez celle-ci et la reposez aussitôt. L’échange reste en place, avec une force de 0.
about-tile-figure-exchange = Vous échangez deux figurines quelconques du plateau ; la tuile retourne ensuite dans la boîte. Avec l’idéogramme : vous pouvez la jouer avec d’autres tuiles dans le même tour.
about-supply = Les figurines que l’on place avant le premier tour : d’abord deux dans chaque ville, puis une dans chaque village.
about-aside = Les figurines que personne n’a gagnées, aucun joueur n’ayant à lui seul la plus grande influence. Dès qu’il y en a { $limit }, la partie se termine.
about-taken = Les figurines prises sur le plateau. À deux, elles restent visibles ; sinon, elles sont derrière les paravents.
about-screen = Le paravent cache quelles figurines ont été prises, mais pas combien. Tous ont vu qui a pris quoi et peuvent s’en souvenir.
about-tiles = Les tuiles derrière un paravent, cinq au plus. Jusqu’à la fin de la partie, seul leur propriétaire les voit.
about-bag = Les tuiles encore à piocher. À la fin d’un tour, on complète sa main à cinq, au hasard.
about-hand = Votre main, derrière votre paravent. À chaque tour, vous posez au moins une tuile : autant que vous voulez avec l’idéogramme, une seule au plus sans.
about-pool = Vos tuiles qui ne sont ni en main ni posées. Vous y piochez au hasard ; personne d’autre ne voit lesquelles y sont.
about-lifted = La tuile que vous avez reprise avec l’échange de tuile. Reposez-la sur une case de terre vide avant toute autre chose.
about-score = Toutes les figurines prises. Leur nombre ne suffit pas : deux majorités gagnent toujours et, avec une seule, ce sont les figurines des autres types qui comptent.

## Ce qu’elles valent maintenant

worth-covered = Une tuile de { $seat } se trouve ici : { $tile }.
worth-no-figures-beside = Il n’y a pas de figurine à côté.
worth-beside = À côté : { $places }.
worth-surrounds = Une tuile ici encercle : { $places }.
worth-waits =
    { $count ->
        [0] Toutes ses figurines sont en place.
        [one] Une figurine doit encore être placée ici.
       *[other] { $count } figurines doivent encore être placées ici.
    }
worth-emptied = Ses figurines ont quitté le plateau.
worth-each = Sur { $the } : { $who }
worth-nobody = Personne n’a encore d’influence.
worth-tie = Égalité à { $strength }.
worth-leads = { $seat } mène, { $strength } contre { $next }.
worth-mine = Vous avez { $strength }.
worth-open-land =
    { $count ->
        [0] Plus aucune case de terre n’est libre.
        [one] Une case de terre est libre.
       *[other] { $count } cases de terre sont libres.
    }
worth-adds = Agit avec une force de { $strength } sur { $figures }.
worth-works-on-nothing = Elle n’influence aucune figurine à cet endroit.
worth-in-supply =
    { $all ->
        [one] C’est la dernière tuile de votre réserve.
       *[other] { $count } sur les { $all } tuiles de votre réserve.
    }
worth-hexes =
    { $count ->
        [one] Vous pouvez la poser sur une case.
       *[other] Vous pouvez la poser sur { $count } cases.
    }
worth-lifts =
    { $count ->
        [one] Vous pouvez reprendre une tuile.
       *[other] Vous pouvez reprendre une tuile parmi { $count }.
    }
worth-swaps =
    { $count ->
        [one] Une figurine peut être échangée.
       *[other] Vous avez le choix entre { $count } figurines.
    }
worth-second-plain = Vous avez déjà posé votre tuile sans idéogramme ce tour-ci.
worth-no-way = Vous ne pouvez la poser nulle part pour le moment.
worth-to-place =
    { $count ->
        [0] Toutes sont placées.
        [one] Une figurine reste à placer.
       *[other] { $count } figurines restent à placer.
    }
worth-aside = { $count } sur { $limit }.
worth-standing =
    { $count ->
        [0] Il n’en reste plus de ce type sur le plateau.
        [one] Il en reste une de ce type sur le plateau.
       *[other] Il en reste { $count } de ce type sur le plateau.
    }
worth-most = { $seat } a la majorité.
worth-nobody-most = Personne n’a la majorité.
worth-majorities = Majorités de { $seat } : { $figures }.
worth-no-majority = { $seat } n’a pas de majorité.
worth-tiles =
    { $count ->
        [0] Aucune tuile.
        [one] Une tuile.
       *[other] { $count } tuiles.
    }

## D’un coup d’œil

overlay-influence = Influence sur les figurines de chaque localité
overlay-open-land = Terre libre autour de chaque localité
overlay-figures = Figurines prises et figurines restant sur le plateau

## Ce qui est demandé

prompt-pick =
    { $left ->
        [one] Choisissez encore une tuile pour votre main.
       *[other] Choisissez encore { $left } tuiles pour votre main.
    }
prompt-place-city = Placez la figurine de votre choix dans une ville, jamais deux identiques dans la même.
prompt-place-village = Placez la figurine de votre choix dans un village vide.
prompt-lay = Posez au moins une tuile : autant que vous voulez avec l’idéogramme, une seule au plus sans.
prompt-lay-more = Posez d’autres tuiles, dont une au plus sans idéogramme, ou terminez votre tour.
prompt-lay-fast = Vous pouvez encore poser des tuiles avec l’idéogramme, ou terminer votre tour.
prompt-end = Vous ne pouvez plus rien poser. Terminez votre tour.
prompt-pass = Aucune de vos tuiles ne peut être posée. Passez.
prompt-lay-again = Reposez { $tile } sur une case de terre vide.
prompt-swap = Choisissez la figurine à échanger contre { $the } { $at }.
prompt-dealt = Les figurines sont distribuées.
prompt-draws = { $seat } pioche des tuiles.
prompt-wait = C’est à { $seat } de jouer.
prompt-over = La partie est terminée.

## Choix

label-pick = Choisir { $tile }
label-draw = { $tile }
label-place = Placer { $a } { $to }
label-lay = Poser { $tile } en { $hex }
label-lift = Poser { $tile } en { $hex } et y reprendre votre tuile
label-swap = Échange de figurines : { $the } { $at }…
label-with = … contre { $the } { $at }
label-end = Terminer le tour
label-pass = Passer

## Journal

story-picks = { $seat } choisit une tuile.
story-picks-own = Vous choisissez { $tile }.
story-draws = { $seat } pioche une tuile.
story-draws-own = Vous piochez { $tile }.
story-places = { $seat } place { $a } { $to }.
story-dealt = Le sort place { $a } { $to }.
story-lays = { $seat } pose { $tile } en { $hex }.
story-lifts = { $seat } pose l’échange de tuile en { $hex } et reprend { $lifted }.
story-lays-again = { $seat } repose { $tile } en { $hex }.
story-swaps = { $seat } échange { $the } { $at } contre { $the2 } { $at2 }.
story-passes = { $seat } passe.
story-takes = { $seat } prend { $the } { $from }.
story-aside = Personne n’a à lui seul la plus grande influence sur { $the } { $at } : la figurine va à côté du plateau.
story-and = { $one } { $more }

## Au-dessus du journal

headline-opening = Les tuiles de départ
headline-cities = Des figurines pour les villes
headline-villages = Des figurines pour les villages
headline-first-round = La première manche
headline-round = Une nouvelle manche
event-surrounded = Encerclement : { $places }.
event-last-helmet = Il ne reste qu’un casque sur le plateau.
event-last-buddha = Il ne reste qu’un bouddha sur le plateau.
event-last-rice = Il ne reste qu’une rizière sur le plateau.
event-last-place-aside = Encore une figurine à côté du plateau, et la partie se termine.
event-over = La partie est terminée.

## Refus

refusal-opening-first = Choisissez d’abord les tuiles de départ.
refusal-placing-first = Placez d’abord les figurines : dans les villes, puis dans les villages.
refusal-turn-first = Cela ne fait pas partie d’un tour : posez maintenant des tuiles.
refusal-lay-again-first = Reposez d’abord la tuile reprise, sur une case de terre vide.
refusal-swap-first = Choisissez d’abord la seconde figurine de votre échange.
refusal-none-left-to-pick = Vous avez déjà choisi cette tuile.
refusal-only-chance-draws = Les tuiles de la réserve se piochent au hasard à la fin de votre tour.
refusal-not-on-this-map = Ce lieu n’est pas en jeu dans cette partie.
refusal-cities-first = On remplit d’abord les villes, puis les villages.
refusal-settlement-full = Cette localité a déjà toutes ses figurines.
refusal-type-used-up = { $figures } : il n’en reste plus à placer.
refusal-equal-in-city = Jamais deux figurines identiques dans une ville : celle-ci a déjà { $a }.
refusal-not-in-hand = Vous n’avez pas cette tuile derrière votre paravent.
refusal-one-plain-tile = Vous avez déjà posé une tuile sans idéogramme ce tour-ci ; une seule est permise.
refusal-not-on-settlement = Aucune tuile ne se pose sur une localité, même vide.
refusal-ship-needs-sea = Les bateaux se posent sur la mer.
refusal-tile-needs-land = Seuls les bateaux se posent sur la mer ; cette tuile se pose sur la terre.
refusal-hex-taken = Il y a déjà une tuile en { $hex }.
refusal-swap-takes-figures = L’échange de figurines ne se pose pas sur le plateau : choisissez deux figurines.
refusal-lift-own-tile = L’échange de tuile se pose sur une de vos tuiles.
refusal-lift-no-character = Vous ne pouvez reprendre que vos tuiles sans idéogramme.
refusal-no-land-left = Il n’y a plus de terre vide où reposer la tuile reprise.
refusal-no-such-figure = Cette figurine n’est pas sur le plateau.
refusal-swap-two-figures = Vous avez déjà choisi cette figurine ; choisissez maintenant celle qui prend sa place.
refusal-no-second-figure = Il n’y a pas de seconde figurine à échanger.
refusal-swap-makes-equal = Après cet échange, une ville aurait deux figurines identiques.
refusal-nothing-to-lift = Vous n’avez sur le plateau aucune tuile que l’échange de tuile puisse reprendre.
refusal-figures-are-won = Les figurines se gagnent avec des tuiles : on les prend quand toute la terre voisine est couverte.
refusal-lay-one-first = Posez au moins une tuile avant de terminer votre tour.
refusal-can-lay = Vous pouvez poser une tuile, vous ne pouvez donc pas passer.

## Options

option-captures = Les figurines sont prises
option-captures-end-of-turn = à la fin du tour
option-captures-at-once = dès qu’elles sont encerclées
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
ending-aside =
    { $count ->
        [one] Une figurine est à côté du plateau.
       *[other] { $count } figurines sont à côté du plateau.
    }
line-majorities = Majorités
line-others = Autres figurines
line-all = Toutes les figurines
verdict-two-majorities = { $seat } gagne avec plus d’une majorité.
verdict-only-majority = { $seat } gagne : personne d’autre n’a de majorité.
verdict-others =
    { $others ->
        [0] { $seat } gagne grâce à sa majorité, sans autre figurine.
        [one] { $seat } gagne avec une autre figurine en plus de sa majorité.
       *[other] { $seat } gagne avec { $others } autres figurines en plus de sa majorité.
    }
verdict-all = { $seat } gagne : à égalité pour les autres figurines ({ $others }), mais { $all } en tout.
verdict-no-majority = Personne n’a de majorité ; { $seat } gagne avec le plus de figurines.
verdict-shared =
    { $count ->
        [one] Un joueur gagne.
       *[other] { $count } joueurs se partagent la victoire.
    }

## Le dessin en lettres

drawn-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
drawn-tiles =
    { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }
drawn-hand = main
drawn-to-place = à placer
drawn-lifted = reprise
drawn-chance = tirage au sort
drawn-legend =
    ~ mer  · terre  ( ) village vide  [ ] ville vide
    H casque  B bouddha  R rizière  S samouraï  K cavalier  W bateau
    T échange de tuile  X échange de figurines

# --- the coach

coach-pick = Ces cinq tuiles forment votre première main ; les quinze autres viendront plus tard, au hasard.
coach-pick-good = Variez : prenez une tuile forte pour un ou deux types de figurines, un samouraï, et une tuile à idéogramme qui pourra en accompagner une autre.
coach-pick-others = Les joueurs aguerris gardent les deux échanges pour plus tard et commencent avec un bateau ou le cavalier, pour répondre vite.
coach-place-city = Vous décidez de ce que l’on se disputera, et où. Une ville reçoit deux figurines différentes.
coach-place-city-good = Regardez votre main : placez les types où vous êtes fort là où une seule tuile en atteint plusieurs.
coach-place-city-others = Une ville donne deux figurines d’un coup : la terre autour est prise en premier.
coach-place-village = Chaque village reçoit une figurine. Selon les types qui se côtoient, une même tuile peut faire plus ou moins.
coach-place-village-good = Une figurine de votre type fort près d’une autre du même type : une seule tuile compte deux fois.
coach-place-village-others = Les villages qui n’ont que deux cases de terre voisines sont vite encerclés : on y place ce que l’on peut gagner tôt.
coach-lay = À vous de jouer : posez au moins une tuile. Sa force compte pour chaque figurine voisine sur laquelle elle agit. Une tuile qui porte un petit idéogramme à côté de son image peut en accompagner d’autres.
coach-lay-good = Cherchez une terre entre deux localités où votre tuile compte des deux côtés. Là où vous menez et pouvez couvrir la dernière terre, la figurine est à vous.
coach-lay-others = Les joueurs aguerris évitent de couvrir l’avant-dernière case de terre : le suivant pourrait encercler la localité et prendre la figurine.
coach-lay-more = Vous n’avez posé que des tuiles à idéogramme : une tuile sans idéogramme peut encore suivre.
coach-lay-more-good = Voyez si une tuile sans idéogramme permet d’encercler maintenant une localité où vous menez. Si rien ne presse, terminez votre tour et gardez vos tuiles.
coach-lay-more-others = Une tuile forte ne sert qu’une fois. Beaucoup la gardent jusqu’à ce qu’elle décide d’une figurine.
coach-lay-fast = Votre tuile sans idéogramme est posée. Bateaux, cavalier et échange de figurines peuvent encore s’y ajouter.
coach-lay-fast-good = Ajoutez-en une si elle change dès ce tour une égalité ou un léger retard en gain ; sinon, gardez-la.
coach-lay-fast-others = Un bateau en main inquiète souvent plus qu’un bateau sur l’eau.
coach-end = Vous ne pouvez plus rien poser. À la fin du tour, on prend les figurines encerclées et vous complétez votre main à cinq.
coach-end-good = Vérifiez encore qui mène dans les localités maintenant encerclées.
coach-end-others = Beaucoup comptent la terre encore libre autour des prochaines localités avant de passer la main.
coach-pass = Aucune de vos tuiles ne peut être posée : vous passez.
coach-pass-good = Rien n’est perdu : vos tuiles sur le plateau comptent toujours.
coach-pass-others = C’est rare, et cela annonce la fin de la partie.
coach-lay-again = Vous avez repris une de vos tuiles ; reposez-la maintenant sur n’importe quelle terre vide.
coach-lay-again-good = Posez-la là où elle encercle une localité ou vous fait mener aussitôt. Elle ne compte plus sur son ancienne case.
coach-lay-again-others = Les joueurs aguerris reprennent une tuile forte près de localités vides, où elle ne servait plus.
coach-swap = Vous échangez deux figurines du plateau. Choisissez maintenant la seconde.
coach-swap-good = Amenez une figurine là où vos tuiles comptent pour elle, de préférence dans une localité que vous encerclez pendant ce tour.
coach-swap-others = Le meilleur échange agit deux fois : il sert vos tuiles et laisse celles d’un autre près de la mauvaise figurine.

# --- the gallery

gallery-plain = Tuiles sans idéogramme
gallery-fast = Tuiles avec l’idéogramme
gallery-figures = Figurines
gallery-each = Il y en a { $two }, { $three } ou { $four } à deux, trois ou quatre joueurs.
gallery-settlements = Localités
gallery-village = Village
gallery-city = Ville
gallery-capital = Edo, la capitale

# What a position is worth, by parts: reasons for hints and reviews.
term-helmet = la majorité des casques
term-buddha = la majorité des bouddhas
term-rice = la majorité des rizières
term-helmet-figures = les casques pris ou à portée
term-buddha-figures = les bouddhas pris ou à portée
term-rice-figures = les rizières prises ou à portée
term-tiles = les tuiles gardées pour plus tard
term-tempo = l’avantage de poser la prochaine tuile

# Comment jouent les bots
level1-about = Prend toutes les figurines qu’il peut et joue aussitôt ses meilleures tuiles ; il ne voit pas ce qu’il vous laisse.
level2-about = Sait ce que valent les majorités, mais ne prend vos menaces qu’à moitié au sérieux.
level3-about = Voit tout le plateau et prévoit la réponse la plus probable, guère plus ; à trois ou quatre joueurs, il ne voit pas plus loin que son propre tour.
style-blocker-about = Préfère vous priver d’une figurine plutôt que d’en prendre une.
style-monk-about = Collectionne les bouddhas avant tout.
style-farmer-about = Collectionne les rizières avant tout.
