# Words that all games share.
seat = Seat { $number }
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = There is no such action.
refusal-no-such-outcome = Chance cannot give this now.
curtain-rolled = Dice were rolled.
curtain-drawn = Something was drawn.
curtain-revealed = Something was revealed.
curtain-turn-ended = The turn ended.

# The game in the terminal.
terminal-seat-you = { $seat } (you)
terminal-seat-bot = { $seat } · { $bot }
terminal-hand-over = Hand the keyboard to { $seat }, then press Enter.
terminal-thinks = { $seat } thinks …
terminal-so-far = So far:
terminal-since = Since your last turn:
terminal-earlier = { $count ->
    [one] ({ $count } earlier line: type log)
   *[other] ({ $count } earlier lines: type log)
}
terminal-ask = Your choice:
terminal-hint-first = Type a number, part of a name, an action such as { $notation }, or help.
terminal-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
terminal-more = { $count } more: type more, or part of a name to narrow the list.
terminal-narrowed = Only what contains “{ $words }”. Type back for everything.
terminal-in-group = { $group }. Type back for everything.
terminal-unknown = “{ $words }” is neither an action nor part of a name here. Type help for help.
terminal-no-number = There is no number { $number } in this list.
terminal-no-more = That was the whole list.
terminal-undone = Taken back.
terminal-undo-nothing = Nothing has been played yet.
terminal-undo-stops = You cannot take this back: { $reason }
terminal-allowed = You may do that: { $notation } is { $label }.
terminal-why-what = Say what you are asking about: why, then an action, such as why { $notation }.
terminal-show-what = Say what you want to see: show, then part of the name of a card, tile or place.
terminal-show-nothing = There is nothing called “{ $words }” on the table that could be explained.
terminal-no-rule = There is no rule { $id }.
terminal-saved = Saved to { $file }.
terminal-save-exists = { $file } already exists; name another file.
terminal-save-failed = Cannot write { $file }: { $problem }.
terminal-left = You have left the table.
terminal-left-unsaved = You have left the table; the match is not saved.
terminal-forfeit = { $seat } forfeits: { $problem }
terminal-log-empty = Nothing has happened yet.
terminal-final = The final count
terminal-total = Points
terminal-place = Place
terminal-rule = Rule
terminal-help-number = a choice from the list
terminal-help-notation = an action as it is written, such as { $notation }
terminal-help-words = the choices whose name contains these letters
terminal-help-back = the whole list again
terminal-help-more = the next page of the list
terminal-help-undo = take back, unless something was drawn or revealed
terminal-help-why = why an action is not possible now
terminal-help-show = what a card, tile or place does and is worth
terminal-help-rules = the rule with this id, or all of them
terminal-help-board = the board again
terminal-help-log = everything that happened
terminal-help-save = write the match to a file
terminal-help-quit = leave the table
replay-ask = { $ply } of { $last }; Enter: next, b: back, a number: go there, q: quit{" > "}

# Reviews of matches: reasons say what the better action does.
reason-more = a gain for { $term }
reason-less = a loss for { $seat }: { $term }
reason-terms = { $one } and { $other }
reasons = { $one }; { $other }
drawn-openly = { $told }: { $what }.
review-heading = Review: { $game }
review-seat = { $seat } began with a { $start }% chance of finishing first and ended with { $result }%. { $luck } Decisions, their own and those of others, brought { $skill } points. Accuracy: { $accuracy }%.
review-luck = Luck brought { $luck } points.
review-no-luck = Luck played no part.
review-costliest = Costliest decisions of { $seat }:
review-decision = { $ply }. { $action } – this cost { $loss }% ({ $grade }). Better: { $better } ({ $reasons }).
review-decision-plain = { $ply }. { $action } – this cost { $loss }% ({ $grade }). Better: { $better }.
review-luckiest = The best draw for { $seat }: { $draw } (+{ $luck }%).
review-unluckiest = The worst draw for { $seat }: { $draw } (−{ $luck }%).
review-grade-none = little
review-grade-slip = a slip
review-grade-mistake = a mistake
review-grade-blunder = a blunder
review-progress = Reviewing { $done } of { $all } decisions …

# Puzzles
puzzle-list = Puzzles
puzzle-open = The turn is not over yet.
puzzle-terminal = Type actions as records write them; ?: what can be done, solution: show it, q: leave
puzzle-title = Puzzle { $number }
puzzle-task = It is your turn as { $seat }. One whole turn is clearly better than all others. Which one?
puzzle-hint = What it is about: { $idea }.
puzzle-solved = Right! This turn comes first in { $chance }% of all matches; with the next best one it would be { $next }%.
puzzle-wrong = Not the best turn. It comes first in { $chance }% of all matches: { $cost } { $cost ->
    [one] point
   *[other] points
  } less than the best one.
puzzle-because = What makes the difference: { $reasons }.
puzzle-own = A puzzle of somebody’s own
puzzle-none-few-turns = There is too little to choose: { $turns ->
    [one] only one turn is possible
   *[other] only { $turns } different turns are possible
  }, and a puzzle needs { $needed }.
puzzle-none-no-lead = No turn is clearly best: a puzzle needs a lead of { $needed } points over the next turn, and here it is { $lead }.
puzzle-none-no-lead-elsewhere = The best turn does not stand up to a second judge, who looks at the game differently: there it needs a lead of { $needed } points, and has { $lead }.
puzzle-none-disagree = A second judge, who looks at the game differently, likes another turn best.
puzzle-none-many = Too many turns are equally good: { $right } of { $turns }.
puzzle-none-goes-on = The best turn is not over when chance decides: the same seat goes on after it. Arrange the position after that.
puzzle-none-best = The best turn: { $turn }. It comes first in { $chance }% of all matches.
puzzle-none-next = The next one: { $turn }. { $chance }%.
puzzle-none-other = The second judge’s: { $turn }. { $chance }%.

# Bots
bot-level1 = Newcomer (level 1)
bot-level2 = Apprentice (level 2)
bot-level3 = Journeyman (level 3)
bot-level4 = Expert (level 4)
bot-level5 = Master (level 5)
bot-level1-about = Hardly looks beyond its next action.
bot-level2-about = Looks ahead a little.
bot-level3-about = Looks ahead, but not far.
bot-level4-about = Sees the whole table and looks a few turns ahead.
bot-level5-about = The best player here: looks as far ahead as it can in 0.8 seconds.
bot-random = Dice (any move)
bot-random-about = Does anything the rules allow.
bot-gentle = Novice (gentle)
bot-gentle-about = The newcomer under its old name.
bot-greedy = Greedy
bot-greedy-about = Does what looks best right now, and thinks no further.
bot-search = Search
bot-search-about = Thinks ahead for a fixed time before each decision.
bot-search-timed = Search ({ $seconds } s)
bot-styled = { $style } (level { $level })
bot-styled-other = { $style } ({ $bot })
style-artist = Artist
style-blocker = Blocker
style-builder = Builder
style-collector = Collector
style-farmer = Farmer
style-monk = Monk
style-pilgrim = Pilgrim
style-trader = Trader
