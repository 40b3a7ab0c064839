# Words of the house itself.

# Wishes that are not followed
house-no-game = There is no game “{ $game }” in this house.
house-no-edition = { $game } has no edition “{ $edition }”.
house-bad-setup = It cannot be set up like this: { $problem }
house-no-bot = No bot “{ $bot }” may sit at a table of this house.
house-bad-bot = The bot “{ $bot }” cannot play here: { $problem }
house-no-table = There is no such table.
house-no-seat = This table has no seat { $seat }.
house-no-metrics = The metrics of this house are read from its own machine, or with a token.
house-no-ply = There is no position { $ply }; the last one is { $last }.
house-no-thing = There is no { $thing } on this table.
house-no-lesson = There is no lesson “{ $lesson }”.
house-no-puzzle = There is no puzzle “{ $puzzle }”.
house-no-figure = There is no picture “{ $name }”.
house-too-many-tries = That is too much at once: at most { $most } actions.
house-no-form = A record is written as text or as json, not as “{ $form }”.
house-bad-position = This position cannot be: { $problem }
house-bad-record = The record cannot be read: { $problem }
house-not-your-seat = You do not sit there.
house-not-at-table = Only those who sit at the table may do this.
house-wrong-token = This invitation is not valid, or was used already.
house-nobody-invites = Nobody would sit at the table to pass the invitations on. Take a seat yourself, or leave one open to anybody.
house-not-host = Only the host, who made the table, may do this.
house-cancelled = The host has called this table off. On the start page you find others, or open your own.
house-no-handover = This link was used already, or is more than ten minutes old. Make a new one on your other device.
house-seat-taken = Somebody sits there already.
house-already-playing = Play has begun.
house-waiting = The table still waits for players.
house-over = The match is over.
house-time-up = The time is up.
house-held = { $seat } has not ended the turn yet.
house-held-by-you = Your move is made. End your turn, or take it back.
house-not-held = There is no turn to end.
house-stale = The table has changed in the meantime.
house-not-kept = It could not be saved, so nothing was done. Please try again.
house-not-read = The house cannot look that up at the moment. Please try again soon.
house-rematch-not-over = A rematch can begin when this match is over.
house-secrets-running = While the match runs, this would tell secrets. It opens when the match is over.
house-advice-others = Hints are given only when no other person plays.
house-advice-not-your-turn = Hints are given only when it is your turn.
house-advice-over = Nothing is left to decide here.
house-no-advice = No hint could be found just now.
house-too-fast = Not so fast, please.
house-malformed = This was not understood: { $problem }
house-join-first = Join the table first.
house-points = Points
house-effect = { $what }: { $before } → { $after }
house-not-usable = This cannot be used now.
house-touch-first = You can do this: { $action }. First touch what has a rim.
house-our-mistake = Something went wrong here. It is our mistake, and it has been noted.

# Undo
house-undo-over = The match is over; nothing can be taken back.
house-undo-not-your-turn = You can take something back only when it is your turn.
house-undo-start = There is nothing to take back.
house-undo-curtain = Undo stops here. { $curtain }
house-undo-too-far = So much cannot be taken back at once.
house-back-others = Other people play here: ask them to let you take your turn back.
house-back-alone = Nobody need be asked here: take your turn back.
house-back-not-asked = Nobody asks to take a turn back any more.

# Old tables
house-closed-game = This table was played with a game “{ $game }” that this house does not have.
house-closed-rules = This table was played with the rules { $played } of { $game }; this house has { $here }.
house-closed-edition = This table was played with the edition { $played } of { $game }; this house has { $here }.
house-closed-setup = This table of { $game } cannot be set up any more: { $problem }
house-closed-action = Action { $ply } of this table ({ $code }) is not possible by the rules of this house.

# How a match ended
ended-played = Played to the end.
ended-resigned = { $seat } gave up.
ended-time = { $seat } ran out of time.
ended-agreed = Ended by agreement.
ended-imported = The record stops here.
ended-won = { $how } { $seat } wins.
ended-shared = { $how } { $seats } share the win.
names-and = { $first } and { $last }
names-comma = { $first }, { $rest }
gone-resigned = { $seat } gave up. A bot plays on.
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
prompt-held-draw = Something is drawn next, and then there is no way back. Go on, or take back.
prompt-held-match = This ends the match. Finish it, or take back.
prompt-held-other = { $seat } is about to end the turn.

# Studies
house-no-study = There is no such study, or it is not shared with you.
house-no-chapter = This study has no such chapter.
house-no-node = This move is no longer in the study.
house-study-read-only = You may look at this study, but not change it.
house-not-study-owner = Only the owner of the study may do this.
house-too-many-studies = You have { $most } studies, and more cannot be kept. Delete one first.
house-too-many-chapters = A study has at most { $most } chapters.
house-study-full = A chapter has at most { $most } moves.
house-last-chapter = The last chapter stays. Delete the study instead.
house-no-chance = Nothing is drawn here.
house-study-bots-busy = Bots are playing on already. Stop them first.
house-bad-tree = This cannot be written down: { $problem }
house-edit-move = { $what } to { $where }
house-told = { $name }: { $told }
house-edit-box = the box

# Reviews
house-review-running = A match is reviewed when it is over; before, that would tell secrets.
house-review-one = One review at a time: another one that you asked for is not done yet.
house-review-full = Many reviews are waiting just now. Please ask again later.
house-review-not-yours = Only who asked for the review, or sits at the table, can stop it.
house-review-none = This match has no review yet.
house-no-review-ply = There is nothing to say about action { $ply }: nothing else could happen there.
