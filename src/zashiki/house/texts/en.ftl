# Words of the house itself.

# Wishes that are not followed
house-no-game = There is no game “{ $game }” here.
house-no-edition = { $game } has no edition “{ $edition }”.
house-bad-setup = This setup is not possible: { $problem }
house-no-bot = There is no bot “{ $bot }” that can play here.
house-bad-bot = The bot “{ $bot }” cannot play here: { $problem }
house-no-table = There is no such table.
house-no-seat = This table has no seat { $seat }.
house-no-metrics = The metrics of this server can be read only from its own machine, or with a token.
house-no-ply = There is no position { $ply }; the last one is { $last }.
house-no-thing = There is no { $thing } on this table.
house-no-lesson = There is no lesson “{ $lesson }”.
house-no-puzzle = There is no puzzle “{ $puzzle }”.
house-no-figure = There is no picture “{ $name }”.
house-too-many-tries = That is too much at once: { $most } actions at most.
house-no-form = Records come as text or as json, not as “{ $form }”.
house-bad-position = This position is not possible: { $problem }
house-bad-record = The record cannot be read: { $problem }
house-not-your-seat = That is not your seat.
house-not-at-table = Only players at this table can do this.
house-wrong-token = This invitation is not valid, or has already been used.
house-nobody-invites = Nobody would be at the table to pass on the invitations. Take a seat yourself, or leave one open to anybody.
house-not-host = Only the host, who opened the table, can do this.
house-cancelled = The host has cancelled this table. You can find others on the start page, or open your own.
house-no-handover = This link has already been used, or is more than ten minutes old. Make a new one on your other device.
house-seat-taken = Somebody is already sitting there.
house-already-playing = Play has begun.
house-waiting = The table is still waiting for players.
house-over = The match is over.
house-time-up = The time is up.
house-held = { $seat } has not ended their turn yet.
house-held-by-you = Your move is made. End your turn, or take it back.
house-not-held = There is no turn to end.
house-stale = The table has changed in the meantime.
house-not-kept = It could not be saved, so nothing was done. Please try again.
house-not-read = The server cannot read that at the moment. Please try again soon.
house-rematch-not-over = A rematch can begin when this match is over.
house-secrets-running = While the match is running, this would give away secrets. It opens when the match is over.
house-advice-others = Hints are given only when no other person plays.
house-advice-not-your-turn = Hints are given only when it is your turn.
house-advice-over = Nothing is left to decide here.
house-no-advice = No hint could be found just now.
house-too-fast = Not so fast, please.
house-malformed = The server did not understand this: { $problem }
house-join-first = Join the table first.
house-points = Points
house-effect = { $what }: { $before } → { $after }
house-not-usable = This cannot be used now.
house-touch-first = You can do this: { $action }. First touch what is outlined.
house-our-mistake = Something went wrong. It is our mistake, and it has been logged.

# Undo
house-undo-over = The match is over; nothing can be taken back.
house-undo-not-your-turn = You can take something back only when it is your turn.
house-undo-start = There is nothing to take back.
house-undo-curtain = Undo stops here. { $curtain }
house-undo-too-far = You cannot take back that much at once.
house-back-others = Other people are playing here: ask them to let you take back your turn.
house-back-alone = There is nobody to ask: just take back your turn.
house-back-not-asked = Nobody is asking to take back a turn any more.

# Old tables
house-closed-game = This table was played with a game “{ $game }” that is not installed here.
house-closed-rules = This table was played with version { $played } of the rules of { $game }; here it is version { $here }.
house-closed-edition = This table was played with the edition { $played } of { $game }; here it is { $here }.
house-closed-setup = This table of { $game } cannot be set up any more: { $problem }
house-closed-action = Action { $ply } of this table ({ $code }) is not possible under the rules installed here.

# How a match ended
ended-played = Played to the end.
ended-resigned = { $seat } resigned.
ended-time = { $seat } ran out of time.
ended-agreed = Ended by agreement.
ended-imported = The record stops here.
ended-won = { $how } { $seat } wins.
ended-shared = { $how } { $seats } share the victory.
names-and = { $first } and { $last }
names-comma = { $first }, { $rest }
gone-resigned = { $seat } resigned. A bot plays on.
gone-time = { $seat } ran out of time. A bot plays on.

# Who sits there
seat-invited = invited friend
seat-open = open seat
prompt-waiting = Waiting for players.

# Seats in lessons, by their colours
colour-0 = Blue
colour-1 = Red
colour-2 = Green
colour-3 = Purple
prompt-held-turn = Your move is made. End your turn, or take it back.
prompt-held-draw = Something will be drawn next, and then you cannot take this back. Go on, or take it back.
prompt-held-match = This ends the match. Finish it, or take your move back.
prompt-held-other = { $seat } is about to end their turn.

# Studies
house-no-study = There is no such study, or it is not shared with you.
house-no-chapter = This study has no such chapter.
house-no-node = This move is no longer in the study.
house-study-read-only = You can view this study, but not change it.
house-not-study-owner = Only the owner of the study can do this.
house-too-many-studies = You have { $most } studies, which is the limit. Delete one first.
house-too-many-chapters = A study has at most { $most } chapters.
house-study-full = A chapter has at most { $most } moves.
house-studies-full = A study has at most { $most } moves in all its chapters.
house-last-chapter = The last chapter cannot be deleted. Delete the study instead.
house-no-chance = Nothing is drawn here.
house-study-bots-busy = Bots are already playing on. Stop them first.
house-study-bots-full = Bots are playing on in many studies. Please ask again later.
house-bad-tree = This cannot be recorded: { $problem }
house-edit-move = { $what } to { $where }
house-edit-box = the box

# Reviews
house-review-running = A match can be reviewed once it is over; before that, it would give away secrets.
house-review-one = One review at a time: another one you asked for is not finished yet.
house-review-full = Many reviews are waiting right now. Please ask again later.
house-review-not-yours = Only the person who asked for the review, or a player at the table, can stop it.
house-review-none = This match has no review yet.
house-no-review-ply = There is nothing to say about action { $ply }: nothing else was possible there.

# Puzzles of one's own
house-puzzle-running = A match can become a puzzle once it is over.
house-puzzle-no-turn = A puzzle asks for somebody’s turn, and here nobody has one.
house-puzzle-one = One position at a time: another one of yours is still being judged.
house-puzzle-full = Many positions are waiting to be judged. Please ask again later.
house-puzzle-not-yours = This puzzle is somebody else’s.
house-too-many-puzzles = You have { $most } puzzles, which is the limit. Delete one first.
