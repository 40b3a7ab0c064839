# Les mots de la maison.

# Souhaits non exaucés
house-no-game = Il n’y a pas de jeu « { $game } » ici.
house-no-edition = { $game } n’a pas d’édition « { $edition } ».
house-bad-setup = Cette mise en place est impossible : { $problem }
house-no-bot = Aucun bot « { $bot } » ne peut jouer ici.
house-bad-bot = Le bot « { $bot } » ne peut pas jouer ici : { $problem }
house-no-table = Cette table n’existe pas.
house-no-seat = Cette table n’a pas de place { $seat }.
house-no-metrics = Les mesures de ce serveur ne se consultent que depuis sa propre machine, ou avec un jeton d’accès.
house-no-ply = Il n’y a pas de position { $ply } ; la dernière est { $last }.
house-no-thing = Il n’y a rien de tel à cette table : { $thing }.
house-no-form = Une partie s’enregistre au format texte ou JSON, pas « { $form } ».
house-no-lesson = Il n’y a pas de leçon « { $lesson } ».
house-no-puzzle = Il n’y a pas de problème « { $puzzle } ».
house-no-figure = Il n’y a pas d’image « { $name } ».
house-too-many-tries = C’est trop à la fois : { $most } actions au plus.
house-bad-position = Cette position est impossible : { $problem }
house-bad-record = Cet enregistrement est illisible : { $problem }
house-not-your-seat = Ce n’est pas votre place.
house-not-at-table = Seules les personnes assises à la table peuvent faire cela.
house-wrong-token = Cette invitation n’est pas valable, ou a déjà servi.
house-nobody-invites = Personne ne serait à la table pour transmettre les invitations. Prenez une place vous-même ou laissez-en une ouverte à tous.
house-not-host = Seul l’hôte de la table peut faire cela.
house-cancelled = L’hôte a annulé cette table. Vous en trouverez d’autres sur la page d’accueil, ou ouvrez la vôtre.
house-no-handover = Ce lien a déjà servi ou a plus de dix minutes. Créez-en un nouveau sur votre autre appareil.
house-seat-taken = Quelqu’un est déjà assis là.
house-already-playing = La partie a commencé.
house-waiting = La table attend encore des joueurs.
house-over = La partie est terminée.
house-time-up = Le temps est écoulé.
house-held = { $seat } n’a pas encore terminé son tour.
house-held-by-you = Votre coup est joué. Terminez votre tour ou annulez-le.
house-not-held = Il n’y a pas de tour à terminer.
house-stale = La table a changé entre-temps.
house-not-kept = L’enregistrement a échoué : rien n’a été fait. Réessayez.
house-not-read = Le serveur ne peut pas lire ces données pour le moment. Réessayez bientôt.
house-rematch-not-over = La revanche ne peut commencer qu’une fois cette partie terminée.
house-secrets-running = Tant que la partie dure, cela révélerait des secrets. Tout sera visible à la fin.
house-advice-others = Les conseils ne sont proposés que si aucune autre personne ne joue.
house-advice-not-your-turn = Les conseils ne sont proposés que si c’est à vous de jouer.
house-advice-over = Il n’y a plus rien à décider ici.
house-no-advice = Aucun conseil n’a été trouvé pour l’instant.
house-too-fast = Pas si vite, s’il vous plaît.
house-malformed = Cela n’a pas été compris : { $problem }
house-join-first = Rejoignez d’abord la table.
house-points = Points
house-effect = { $what } : { $before } → { $after }
house-not-usable = Vous ne pouvez rien en faire pour l’instant.
house-touch-first = C’est possible : { $action }. Touchez d’abord ce qui est encadré.
house-our-mistake = Une erreur s’est produite. Elle vient de nous, et elle a été consignée.

# Annuler
house-undo-over = La partie est terminée ; on ne peut plus rien annuler.
house-undo-not-your-turn = Vous ne pouvez annuler que lorsque c’est à vous de jouer.
house-undo-start = Il n’y a rien à annuler.
house-undo-curtain = Impossible de revenir plus loin. { $curtain }
house-undo-too-far = On ne peut pas annuler autant d’un coup.
house-back-others = D’autres personnes jouent ici : demandez-leur de vous laisser annuler votre tour.
house-back-alone = Il n’y a personne à qui demander : annulez simplement votre tour.
house-back-not-asked = Plus personne ne demande à annuler un tour.

# Anciennes tables
house-closed-game = Cette table jouait à « { $game } », un jeu qui n’existe pas ici.
house-closed-rules = { $game } : cette table suivait la version { $played } des règles ; ici s’applique la version { $here }.
house-closed-edition = { $game } : cette table utilisait l’édition { $played } ; ici se trouve l’édition { $here }.
house-closed-setup = { $game } : cette table ne peut plus être mise en place. { $problem }
house-closed-action = L’action { $ply } de cette table ({ $code }) est impossible selon les règles d’ici.

# Comment une partie s’est terminée
ended-played = Jouée jusqu’au bout.
ended-resigned = { $seat } a abandonné.
ended-time = { $seat } a dépassé son temps.
ended-agreed = Terminée d’un commun accord.
ended-imported = La partie enregistrée s’arrête ici.
ended-won = { $how } { $seat } gagne.
ended-shared = { $how } { $seats } se partagent la victoire.
names-and = { $first } et { $last }
names-comma = { $first }, { $rest }
gone-resigned = { $seat } a abandonné. Un bot prend la suite.
gone-time = { $seat } a dépassé son temps. Un bot prend la suite.

# Qui est assis là
seat-invited = ami invité
seat-open = place ouverte
prompt-waiting = En attente de joueurs.

# Seats in lessons, by their colours
colour-0 = Bleu
colour-1 = Rouge
colour-2 = Vert
colour-3 = Violet
prompt-held-turn = Votre coup est joué. Terminez votre tour ou annulez-le.
prompt-held-draw = Ensuite, on pioche : plus de retour en arrière possible. Continuez ou annulez.
prompt-held-match = Ce coup termine la partie. Concluez ou annulez.
prompt-held-other = { $seat } s’apprête à terminer son tour.

# Études
house-no-study = Cette étude n’existe pas, ou elle n’est pas partagée avec vous.
house-no-chapter = Cette étude n’a pas ce chapitre.
house-no-node = Ce coup n’est plus dans l’étude.
house-study-read-only = Vous pouvez regarder cette étude, mais pas la modifier.
house-not-study-owner = Seul le propriétaire de l’étude peut faire cela.
house-too-many-studies = Vous avez { $most } études, on ne peut pas en garder plus. Supprimez-en une d’abord.
house-too-many-chapters = Une étude a au plus { $most } chapitres.
house-study-full = Un chapitre a au plus { $most } coups.
house-studies-full = Une étude a au plus { $most } coups, tous chapitres réunis.
house-last-chapter = Le dernier chapitre reste. Supprimez plutôt l’étude.
house-no-chance = Rien n’est tiré ici.
house-study-bots-busy = Des bots jouent déjà la suite. Arrêtez-les d’abord.
house-study-bots-full = Des bots jouent déjà la suite dans beaucoup d’études. Réessayez plus tard.
house-bad-tree = Impossible d’enregistrer cela : { $problem }
house-edit-move = { $what } vers { $where }
house-edit-box = la boîte

# Analyses
house-review-running = Une partie s’analyse quand elle est terminée ; avant, cela trahirait des secrets.
house-review-one = Une analyse à la fois : une autre que vous avez demandée n’est pas encore finie.
house-review-full = Beaucoup d’analyses attendent en ce moment. Réessayez plus tard.
house-review-not-yours = Seuls la personne qui a demandé l’analyse et les joueurs de la table peuvent l’arrêter.
house-review-none = Cette partie n’a pas encore été analysée.
house-no-review-ply = Rien à dire de l’action { $ply } : rien d’autre n’était possible.

# Puzzles of one's own
house-puzzle-running = On peut tirer un problème d’une partie quand elle est finie.
house-puzzle-no-turn = Un problème demande un tour, et ici ce n’est à personne de jouer.
house-puzzle-one = Une position à la fois : une autre des vôtres est encore en cours d’évaluation.
house-puzzle-full = Beaucoup de positions attendent d’être évaluées. Réessayez plus tard.
house-puzzle-not-yours = Ce problème est à quelqu’un d’autre.
house-too-many-puzzles = Vous avez { $most } problèmes, c’est le maximum. Supprimez-en un d’abord.
