game-about = Des cartes sont étalées face visible. Chacun en prend une à son tour. Prenez la meilleure avant les autres.
game-aim = Prenez les cartes qui valent le plus.
option-aim = Qui gagne
option-aim-most = Le plus de points
option-aim-least = Le moins de points
card-fan = éventail
card-lantern = lanterne
card-kite = cerf-volant
card-koi = carpe koï
card-unknown = une telle carte
place-board = La table
place-deck = Pioche
place-row = Rangée visible
counter-cards = Cartes
cards = { $count } × { $card }
card-worth = { $points ->
    [one] Vaut { $points } point.
   *[other] Vaut { $points } points.
}
about-deck = On y pioche jusqu’à ce que la rangée soit de nouveau complète.
about-deck-left = { $count ->
    [0] Il ne reste aucune carte.
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
about-row = { $count ->
    [one] { $count } carte est étalée ici, face visible. Prenez-la à votre tour.
   *[other] { $count } cartes sont étalées ici, face visible. Prenez-en une à votre tour.
}
about-card = { $count ->
    [one] Il existe { $count } carte de cette sorte.
   *[other] Il existe { $count } cartes de cette sorte.
}
about-points-most = On additionne les valeurs de toutes les cartes prises ; le plus grand total gagne.
about-points-least = On additionne les valeurs de toutes les cartes prises ; le plus petit total gagne.
about-points-now = { $points ->
    [one] En ce moment, { $points } point.
   *[other] En ce moment, { $points } points.
}
overlay-left = Encore dans la pioche
headline-round = Manche { $number }
headline-deck-empty = La pioche est vide
prompt-take = Prenez une carte de la rangée.
prompt-draw = Une carte est piochée.
prompt-wait = { $seat } prend une carte.
prompt-over = La partie est terminée.
label-take = Prendre : { $card }
label-draw = Carte piochée : { $card }
story-take = { $seat } prend : { $card }.
story-draw = Carte piochée : { $card }.
refusal-not-in-row = La rangée ne contient pas cette carte : { $card }.
refusal-only-chance-draws = C’est le hasard qui pioche, pas vous.
line-cards = Cartes prises
ending-row-empty = Toutes les cartes sont prises.
verdict-won = { $seat } gagne.
verdict-shared = { $count } joueurs se partagent la première place.
coach-take = Prenez une carte de la rangée. Une autre la remplace avant le tour suivant.
coach-take-good = Prenez le plus grand nombre ou, si le moins de points gagne, le plus petit.
coach-take-others = Les habitués comptent ce qui reste dans la pioche.
