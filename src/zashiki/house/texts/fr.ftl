# Les mots de la maison.

# Souhaits non exaucés
house-no-game = Il n’y a pas de jeu « { $game } » dans cette maison.
house-no-edition = { $game } n’a pas d’édition « { $edition } ».
house-bad-setup = Cette mise en place est impossible : { $problem }
house-no-bot = Aucun robot « { $bot } » ne peut s’asseoir à une table de cette maison.
house-bad-bot = Le robot « { $bot } » ne peut pas jouer ici : { $problem }
house-no-table = Cette table n’existe pas.
house-no-seat = Cette table n’a pas de place { $seat }.
house-no-ply = Il n’y a pas de position { $ply } ; la dernière est { $last }.
house-no-form = Une partie s’écrit en text ou en json, pas en « { $form } ».
house-bad-position = Cette position est impossible : { $problem }
house-bad-record = Cette partie est illisible : { $problem }
house-not-your-seat = Ce n’est pas votre place.
house-not-at-table = Seules les personnes assises à la table peuvent faire cela.
house-wrong-token = Cette invitation ne convient pas.
house-nobody-invites = Personne ne serait à la table pour transmettre les invitations. Prenez une place vous-même ou laissez-en une ouverte à tous.
house-seat-taken = Quelqu’un est déjà assis là.
house-already-playing = La partie a commencé.
house-waiting = La table attend encore des joueurs.
house-over = La partie est terminée.
house-time-up = Le temps est écoulé.
house-stale = La table a changé entre-temps.
house-not-kept = La maison n’a pas pu l’écrire, donc rien n’a été fait. Réessayez.
house-rematch-not-over = La revanche commence quand cette partie est terminée.
house-secrets-running = Tant que la partie dure, cela trahirait des secrets. Tout s’ouvre à la fin.
house-advice-others = Les conseils sont là quand aucune autre personne ne joue.
house-advice-not-your-turn = Les conseils sont là quand c’est à vous de jouer.
house-advice-over = Il n’y a plus rien à décider ici.
house-no-advice = Aucun conseil n’a pu être trouvé pour l’instant.
house-too-fast = Pas si vite, s’il vous plaît.
house-malformed = Ceci n’a pas été compris : { $problem }
house-join-first = Rejoignez d’abord la table.
house-not-usable = Cela ne peut pas servir maintenant.
house-touch-first = Ceci est possible : { $action }. Touchez d’abord ce qui est cerclé.
house-our-mistake = Quelque chose s’est mal passé ici. C’est notre faute, et c’est noté.

# Annuler
house-undo-over = La partie est terminée ; rien ne peut être repris.
house-undo-not-your-turn = Vous pouvez reprendre quand c’est à vous de jouer.
house-undo-start = Il n’y a rien à reprendre.
house-undo-curtain = On ne peut pas revenir plus loin. { $curtain }

# Anciennes tables
house-closed-game = Cette table a joué à « { $game } », un jeu que cette maison n’a pas.
house-closed-rules = Cette table a suivi les règles { $played } de { $game } ; cette maison a { $here }.
house-closed-edition = Cette table a utilisé l’édition { $played } de { $game } ; cette maison a { $here }.
house-closed-setup = Cette table de { $game } ne peut plus être mise en place : { $problem }
house-closed-action = L’action { $ply } de cette table ({ $code }) est impossible selon les règles de cette maison.

# Comment une partie s’est terminée
ended-played = Jouée jusqu’au bout.
ended-resigned = { $seat } a abandonné.
ended-time = { $seat } a dépassé son temps.
ended-agreed = Terminée d’un commun accord.
ended-imported = La partie enregistrée s’arrête ici.

# Qui est assis là
bot-random = Dés (n’importe quel coup)
bot-greedy = Apprenti (glouton)
bot-search = Maître (recherche)
bot-search-timed = Maître ({ $seconds } s)
seat-empty = place libre
prompt-waiting = En attente de joueurs.
