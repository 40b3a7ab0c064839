# Mots communs à tous les jeux.
seat = Joueur { $number }
refusal-match-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-such-action = Cette action n’existe pas.
refusal-no-such-outcome = Le hasard ne peut pas donner cela maintenant.
curtain-rolled = Les dés ont été lancés.
curtain-drawn = Quelque chose a été pioché.
curtain-revealed = Quelque chose a été révélé.
curtain-turn-ended = Le tour est terminé.

# Le jeu dans le terminal.
terminal-seat-you = { $seat } (vous)
terminal-seat-bot = { $seat } · { $bot }
terminal-hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.
terminal-thinks = { $seat } réfléchit…
terminal-so-far = Jusqu’ici :
terminal-since = Depuis votre dernier tour :
terminal-earlier = { $count ->
    [one] ({ $count } ligne plus ancienne : tapez log)
   *[other] ({ $count } lignes plus anciennes : tapez log)
}
terminal-ask = Votre choix :
terminal-hint-first = Tapez un numéro, une partie d’un nom, une action comme { $notation }, ou help.
terminal-choices = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
terminal-more = Encore { $count } : tapez more, ou une partie d’un nom pour réduire la liste.
terminal-narrowed = Seulement ce qui contient « { $words } ». Tapez back pour tout revoir.
terminal-in-group = { $group }. Tapez back pour tout revoir.
terminal-unknown = « { $words } » n’est ici ni une action ni une partie d’un nom. Tapez help pour l’aide.
terminal-no-number = Il n’y a pas de numéro { $number } dans cette liste.
terminal-no-more = C’était toute la liste.
terminal-undone = Action annulée.
terminal-undo-nothing = Rien n’a encore été joué.
terminal-undo-stops = Impossible d’annuler : { $reason }
terminal-allowed = C’est permis : { $notation } signifie « { $label } ».
terminal-why-what = Précisez votre question : why puis une action, par exemple why { $notation }.
terminal-show-what = Précisez ce que vous voulez voir : show puis une partie du nom d’une carte, d’une tuile ou d’un lieu.
terminal-show-nothing = Rien de ce qui se trouve sur la table et peut être expliqué ne s’appelle « { $words } ».
terminal-no-rule = Il n’y a pas de règle { $id }.
terminal-saved = Enregistré dans { $file }.
terminal-save-exists = { $file } existe déjà ; choisissez un autre fichier.
terminal-save-failed = Impossible d’écrire { $file } : { $problem }.
terminal-left = Vous avez quitté la table.
terminal-left-unsaved = Vous avez quitté la table ; la partie n’est pas enregistrée.
terminal-forfeit = { $seat } abandonne : { $problem }
terminal-log-empty = Il ne s’est encore rien passé.
terminal-final = Le décompte final
terminal-total = Points
terminal-place = Rang
terminal-rule = Règle
terminal-help-number = un choix de la liste
terminal-help-notation = une action telle qu’on l’écrit, par exemple { $notation }
terminal-help-words = les choix dont le nom contient ces lettres
terminal-help-back = revoir toute la liste
terminal-help-more = la page suivante de la liste
terminal-help-undo = annuler, tant que rien n’a été pioché ni révélé
terminal-help-why = pourquoi une action n’est pas possible maintenant
terminal-help-show = ce que fait et vaut une carte, une tuile ou un lieu
terminal-help-rules = la règle qui porte ce numéro, ou toutes
terminal-help-board = revoir le plateau
terminal-help-log = tout ce qui s’est passé
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = quitter la table
replay-ask = { $ply } sur { $last } ; Entrée : suite, b : retour, nombre : y aller, q : quitter{" > "}

# Analyses de parties : les raisons disent ce qu’apporte la meilleure action.
reason-more = un gain pour { $term }
reason-less = une perte pour { $seat } : { $term }
reason-terms = { $one } et { $other }
reasons = { $one } ; { $other }
drawn-openly = { $told } : { $what }.
review-heading = Analyse : { $game }
review-seat = Au début, { $seat } avait { $start } % de chances de finir à la première place ; à la fin, { $result } %. { $luck } Les décisions, les siennes et celles des autres, ont rapporté { $skill } points. Précision : { $accuracy } %.
review-luck = La chance a rapporté { $luck } points.
review-no-luck = La chance n’a joué aucun rôle.
review-costliest = Les décisions les plus coûteuses de { $seat } :
review-decision = { $ply }. { $action } – cela a coûté { $loss } % ({ $grade }). Mieux : { $better } ({ $reasons }).
review-decision-plain = { $ply }. { $action } – cela a coûté { $loss } % ({ $grade }). Mieux : { $better }.
review-luckiest = Le plus beau tirage pour { $seat } : { $draw } (+{ $luck } %).
review-unluckiest = Le pire tirage pour { $seat } : { $draw } (−{ $luck } %).
review-grade-none = peu
review-grade-slip = une imprécision
review-grade-mistake = une erreur
review-grade-blunder = une gaffe
review-progress = Décisions analysées : { $done } sur { $all }…

# Problèmes
puzzle-list = Problèmes
puzzle-open = Le tour n’est pas terminé.
puzzle-terminal = Écrivez les actions comme dans les relevés ; ? : ce qui est possible, solution : la voir, q : quitter
puzzle-title = Problème { $number }
puzzle-task = C’est à vous de jouer, avec { $seat }. Un tour complet est nettement meilleur que tous les autres. Lequel ?
puzzle-hint = L’idée : { $idea }.
puzzle-solved = Exact ! Ce tour donne la première place dans { $chance } % des parties ; avec le meilleur des autres, ce serait { $next } %.
puzzle-wrong = Ce n’est pas le meilleur tour. Il donne la première place dans { $chance } % des parties : { $cost } { $cost ->
    [one] point
   *[other] points
  } de moins que le meilleur.
puzzle-because = Ce qui fait la différence : { $reasons }.
puzzle-own = Un problème personnel
puzzle-none-few-turns = Il y a trop peu à choisir : { $turns ->
    [one] un seul tour est possible
   *[other] { $turns } tours différents seulement sont possibles
  }, et il en faut { $needed } pour un problème.
puzzle-none-no-lead = Aucun tour n’est nettement le meilleur : il faut { $needed } points d’avance sur le suivant, et ici il y en a { $lead }.
puzzle-none-no-lead-elsewhere = Le meilleur tour ne convainc pas un second juge, qui évalue le jeu autrement : il lui faut { $needed } points d’avance, et il en a { $lead }.
puzzle-none-disagree = Un second juge, qui évalue le jeu autrement, préfère un autre tour.
puzzle-none-many = Trop de tours se valent : { $right } sur { $turns }.
puzzle-none-goes-on = Le meilleur tour n’est pas terminé quand le hasard décide : le même joueur continue ensuite. Composez la position qui vient après.
puzzle-none-best = Le meilleur tour : { $turn }. Il donne la première place dans { $chance } % des parties.
puzzle-none-next = Le suivant : { $turn }. { $chance } %.
puzzle-none-other = Celui du second juge : { $turn }. { $chance } %.

# Bots
bot-level1 = Novice (niveau 1)
bot-level2 = Apprenti (niveau 2)
bot-level3 = Compagnon (niveau 3)
bot-level4 = Expert (niveau 4)
bot-level5 = Maître (niveau 5)
bot-level1-about = Ne voit guère plus loin que sa prochaine action.
bot-level2-about = Anticipe un peu.
bot-level3-about = Anticipe, mais pas loin.
bot-level4-about = Voit toute la table et anticipe quelques tours.
bot-level5-about = Le meilleur joueur de la maison : il anticipe aussi loin qu’il le peut en 0,8 seconde.
bot-random = Hasard (n’importe quel coup)
bot-random-about = Fait n’importe quoi, pourvu que la règle le permette.
bot-gentle = Novice (indulgent)
bot-gentle-about = Le novice, sous son ancien nom.
bot-greedy = Glouton
bot-greedy-about = Fait ce qui paraît le mieux sur le moment, sans penser plus loin.
bot-search = Recherche
bot-search-about = Anticipe pendant un temps fixe avant chaque décision.
bot-search-timed = Recherche ({ $seconds } s)
bot-styled = { $style } (niveau { $level })
bot-styled-other = { $style } ({ $bot })
style-artist = Artiste
style-blocker = Gêneur
style-builder = Bâtisseur
style-collector = Collectionneur
style-farmer = Paysan
style-monk = Moine
style-pilgrim = Pèlerin
style-trader = Marchand
