"""Information-set Monte Carlo tree search, the same for every game.

One iteration: imagine a full position the seat could be in, walk down the tree along the actions
that are legal there, let the tree grow by one step, judge the position found there (by a rollout,
by the value, or by a short rollout and then the value), and write the rewards of all seats back
along the way. All positions the seat cannot tell apart share one tree; an action's exploration
term counts how often it was available, not how often its parent was visited.

Close to the end of a match with many seats there is another way, because a tree does not get far
through the turns of all the others: the few actions that are guessed best are tried in the same
imagined positions, every seat does what the value guesses best until the match is over, and the
worse half of them is dropped again and again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter, thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zashiki.bots.knowledge import Knowledge
from zashiki.bots.settings import TO_THE_END, SearchSettings
from zashiki.bots.tree import NONE, ROOT, Tree, code_of, key_of, mover_of
from zashiki.bots.values.value import Value
from zashiki.core.codes import Codes
from zashiki.core.rng import Rng
from zashiki.core.state import CHANCE, NOBODY, State

LONGEST_PATH: Final = 400
LONGEST_TRACE: Final = 4000
CROWD: Final = 3  # from so many seats on a match may be finished by guesses
SEEDS: Final = 1 << 31  # where those of imagined positions that finalists share begin
CHECK_EVERY: Final = 64  # iterations between two looks at whether the choice is decided


class Search:
    """The mind of one seat in one match."""

    def __init__(
        self, seats: int, action_count: int, settings: SearchSettings, value: Value | None, rng: Rng
    ) -> None:
        self.settings: SearchSettings = settings
        self.value: Value | None = value
        self.rng: Rng = rng
        self.clock: Callable[[], float] = perf_counter  # what seconds are counted by
        if settings.processor:
            self.clock = thread_time
        self.seats: i64 = seats
        self.tree: Tree = Tree(int(settings.most_rows))
        self.iterations: i64 = 0  # of the last decision
        self.is_hurried: Callable[[], bool] | None = None  # asked now and then
        self.seat: i64 = 0  # whose decision it is
        self.is_finishing: bool = False  # the end is near, and leaves are played out
        self.finalists: Codes = Codes()  # the actions that are still compared then
        self.only: i64 = NONE  # the one code that is tried at the root, where one is asked about
        self.legal: Codes = Codes()
        self.rows: vec[i64] = vec[i64]()  # the child of each legal code, or NONE
        self.untold: Codes = Codes()  # legal codes without a child
        self.guesses: vec[float] = vec[float]()  # the value's guess of each of these
        self.rewards: vec[float] = vec[float]([0.0] * 4)
        self.earnings: vec[float] = vec[float]([0.0] * 4)  # of each seat in the last decision
        self.points: vec[i64] = vec[i64]([0] * seats)
        self.places: vec[i64] = vec[i64]([0] * seats)
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.trace: vec[i64] = vec[i64]([0] * LONGEST_TRACE)  # keys of this iteration's actions
        self.traced: i64 = 0
        keys = int(key_of(action_count, CHANCE))  # every key is below this
        self.chosen: vec[float] = vec[float]([0.0] * keys)  # MAST: how often
        self.earned: vec[float] = vec[float]([0.0] * keys)  # and how well

    # --- one decision --------------------------------------------------------------------

    def follow(self, steps: list[tuple[int, int]]) -> None:
        """The match went on by these movers and codes: keep what the tree knows of that.

        A tree without chance nodes averages over all outcomes and knows nothing of one of them.
        """
        node: i64 = ROOT
        for mover, code in steps:
            if mover == CHANCE and not self.settings.chance_nodes:
                node = NONE
            else:
                node = self.tree.find(node, key_of(code, mover))
            if node == NONE:
                self.tree.clear()
                return
        if node != ROOT:
            self.tree.keep(node)

    def forget(self) -> None:
        """Nothing is known of what happened since the last decision."""
        self.tree.clear()

    def think(self, knowledge: Knowledge, iterations: int, seconds: float) -> None:
        """Search until the iterations or the seconds are used up; 0 means no such bound.

        Stops early when no other action can still overtake the most visited one, or when hurried.
        """
        self._look_for_the_end(knowledge)
        for seat in range(self.seats):
            self.earnings[seat] = 0.0
        self.iterations = 0
        if self.is_finishing:
            self._finish(knowledge, iterations, seconds)
        else:
            self._search(knowledge, iterations, seconds)
        self._fade()

    def _search(self, knowledge: Knowledge, most: i64, seconds: float) -> None:
        begin = self.clock()
        end = begin + seconds
        left: i64 = most
        while True:
            self._iterate(knowledge.imagine(self.rng))
            self._note_earnings()
            done = self.iterations
            if most > 0:
                if done >= most:
                    break
                left = most - done
            if seconds > 0.0:
                now = self.clock()
                if now >= end:
                    break
                if done % CHECK_EVERY == 0:
                    expected = i64(float(done) * (end - now) / (now - begin)) + 1
                    left = expected if most == 0 or expected < left else left
            if done % CHECK_EVERY == 0:
                if self._is_decided(knowledge, float(left)):
                    break
                if self.is_hurried is not None and self.is_hurried():
                    break

    def _finish(self, knowledge: Knowledge, most: i64, seconds: float) -> None:
        """Try the finalists in the same imagined positions, and drop the worse half of them, until
        the budget is used up. Every such round has the same part of it.
        """
        rng = self.rng
        seed = rng.below(SEEDS)
        begin = self.clock()
        expected = float(most)
        if seconds > 0.0:
            self._play_on(knowledge.imagine(rng), TO_THE_END)
            expected = seconds / max(self.clock() - begin, 1e-6)
            if most > 0:
                expected = min(expected, float(most))
        codes = self._enter_finalists(knowledge, expected / self.settings.tries)
        halvings: i64 = 0
        while (1 << halvings) < codes.n:
            halvings += 1
        used = 0.0
        cuts: i64 = 0
        while used < 1.0:
            for i in range(codes.n):
                self.rng = Rng(int(seed))
                self._try_out(knowledge.imagine(self.rng), codes.get(i))
            seed += 1
            if self.is_hurried is not None and self.is_hurried():
                break
            if seconds > 0.0:
                used = (self.clock() - begin) / seconds
            if most > 0:
                used = max(used, float(self.iterations) / float(most))
            if used < 1.0 and used * float(halvings) >= float(cuts + 1):
                self._drop_worse_half()
                cuts += 1
            if most > 0 and self.iterations + codes.n > most:
                break  # all that are left are tried equally often
        self.rng = rng

    def _enter_finalists(self, knowledge: Knowledge, most: float) -> Codes:
        """The actions that are guessed best become the only children of the root."""
        state = knowledge.imagine(self.rng)
        codes, finalists = self.legal, self.finalists
        codes.clear()
        state.list_actions(codes)
        while len(self.guesses) < codes.n:
            self.guesses = append(self.guesses, 0.5)
        if self.value is not None:  # what only opens a choice shows its worth in the next action
            self.value.guess(state, codes, self.guesses, max(self.settings.look, 1))
        self.tree.clear()
        finalists.clear()
        while finalists.n < codes.n and (finalists.n < 2 or float(finalists.n) < most):
            best: i64 = 0
            for i in range(1, codes.n):
                if self.guesses[i] > self.guesses[best]:
                    best = i
            self.tree.add(ROOT, key_of(codes.get(best), self.seat), self.guesses[best])
            finalists.add(codes.get(best))
            self.guesses[best] = -1.0
        return finalists

    def _try_out(self, state: State, code: i64) -> None:
        """Play a finalist, and then on to the end."""
        tree = self.tree
        state.apply(code)
        self._play_on(state, TO_THE_END)
        self._judge(state)
        row = tree.find(ROOT, key_of(code, self.seat))
        tree.visits[ROOT] += 1.0
        tree.visits[row] += 1.0
        tree.total[row] += self.rewards[self.seat]
        self._note_earnings()

    def _drop_worse_half(self) -> None:
        codes = self.finalists
        stay = codes.n - codes.n // 2
        while codes.n > stay:
            worst: i64 = 0
            for i in range(1, codes.n):
                if self._worth(codes.get(i)) < self._worth(codes.get(worst)):
                    worst = i
            codes.n -= 1
            for i in range(worst, codes.n):
                codes.values[i] = codes.values[i + 1]

    def _worth(self, code: i64) -> float:
        """What a finalist earned, and a little of what was guessed."""
        tree = self.tree
        row = tree.find(ROOT, key_of(code, self.seat))
        trust = self.settings.trust
        return (tree.total[row] + trust * tree.guess[row]) / (tree.visits[row] + trust)

    def _note_earnings(self) -> None:
        for seat in range(self.seats):
            self.earnings[seat] += self.rewards[seat]
        self.iterations += 1

    def best(self, knowledge: Knowledge) -> int:
        """The most visited action; among equals the one that earned most."""
        codes = self.legal
        codes.clear()
        knowledge.list_actions(codes)
        tree = self.tree
        found: i64 = codes.get(0)
        most = -1.0
        mean = 0.0
        for i in range(codes.n):
            row = tree.find(ROOT, key_of(codes.get(i), knowledge.seat))
            if row == NONE:
                continue
            visits = tree.visits[row]
            earned = tree.total[row] / visits if visits > 0.0 else tree.guess[row] - 1.0
            if visits > most or (visits == most and earned > mean):
                found, most, mean = codes.get(i), visits, earned
        return int(found)

    def expect(self, knowledge: Knowledge, code: int, iterations: int, seed: int) -> list[float]:
        """What each seat earns on average if the seat plays this code. Asked after `think`, it
        gives an action that was hardly tried the same attention as the best one; with the same
        seed it meets the same imagined positions.
        """
        sums = [0.0] * int(self.seats)
        rng = self.rng
        self.only = code
        for i in range(iterations):
            self.rng = Rng(seed + i)
            self._iterate(knowledge.imagine(self.rng))
            for seat in range(self.seats):
                sums[seat] += self.rewards[seat]
        self.only = NONE
        self.rng = rng
        return [total / iterations for total in sums]

    def outlook(self) -> list[float]:
        """What each seat earned on average in the last decision."""
        done = max(1.0, float(self.iterations))
        return [self.earnings[seat] / done for seat in range(self.seats)]

    def report(self, knowledge: Knowledge) -> list[tuple[int, int, float]]:
        """Of every action tried: its code, its visits and what it earned on average."""
        out: list[tuple[int, int, float]] = []
        for code in knowledge.legal():
            row = self.tree.find(ROOT, key_of(code, knowledge.seat))
            if row != NONE and self.tree.visits[row] > 0.0:
                visits = self.tree.visits[row]
                out.append((code, int(visits), self.tree.total[row] / visits))
        return out

    def _is_decided(self, knowledge: Knowledge, left: float) -> bool:
        """Whether the second most visited action cannot catch up any more."""
        codes = self.legal
        codes.clear()
        knowledge.list_actions(codes)
        first = 0.0
        second = 0.0
        for i in range(codes.n):
            row = self.tree.find(ROOT, key_of(codes.get(i), knowledge.seat))
            if row != NONE:
                visits = self.tree.visits[row]
                if visits > first:
                    first, second = visits, first
                elif visits > second:
                    second = visits
        return first - second > left

    def _look_for_the_end(self, knowledge: Knowledge) -> None:
        """Near enough, leaves are played out; what was judged in another way is forgotten."""
        self.seat = knowledge.seat
        was_finishing = self.is_finishing
        if self.settings.finish > 0 and self.seats >= CROWD and self.value is not None:
            state = knowledge.imagine(self.rng)
            self.is_finishing = self._play_on(state, self.settings.finish)
        if self.is_finishing != was_finishing:
            self.tree.clear()

    # --- one iteration -------------------------------------------------------------------

    def _iterate(self, state: State) -> None:
        depth = self._descend(state)
        if self.is_finishing:
            self._play_on(state, TO_THE_END)
        else:
            self._roll_out(state)
        self._judge(state)
        self._back_up(depth)

    def _descend(self, state: State) -> i64:
        """Walk and grow the tree; the rows passed are in `path`, their number is returned."""
        tree = self.tree
        node: i64 = ROOT
        depth: i64 = 1
        self.path[0] = ROOT
        self.traced = 0
        while state.actor != NOBODY and depth < LONGEST_PATH:
            if state.actor == CHANCE:
                code = state.random_action(self.rng)
                state.apply(code)
                if not self.settings.chance_nodes:
                    continue
                child = tree.find(node, key_of(code, CHANCE))
                if child == NONE:
                    if tree.is_full:
                        break
                    child = tree.add(node, key_of(code, CHANCE), 0.0)
            else:
                if node != ROOT and self._is_leaf(state, node):
                    break
                child = self._select(state, node)
                if child == NONE:
                    break
                key = tree.key[child]
                self._note(key)
                state.apply(code_of(key))
            node = child
            self.path[depth] = node
            depth += 1
            if tree.visits[node] == 0.0 and state.actor != CHANCE:
                break
        return depth

    def _is_leaf(self, state: State, node: i64) -> bool:
        """Whether the tree does not go on here."""
        return self.is_finishing or self.tree.visits[node] < float(self.settings.grow)

    def _select(self, state: State, node: i64) -> i64:
        """The child to go on with; NONE when the tree is full and knows none."""
        codes = self.legal
        codes.clear()
        state.list_actions(codes)
        while len(self.rows) < codes.n:
            self.rows = append(self.rows, NONE)
        missing = False
        for i in range(codes.n):
            row = self.tree.find(node, key_of(codes.get(i), state.actor))
            self.rows[i] = row
            if row == NONE:
                missing = True
        if missing and self.settings.guided:
            self._grow(state, node)
        if node == ROOT and self.only != NONE:
            return self._only_child(state)
        if self.settings.guided:
            return self._best_guided()
        return self._most_promising(state, node)

    def _only_child(self, state: State) -> i64:
        """The child of the code that is asked about, also in a tree that is full."""
        key = key_of(self.only, state.actor)
        child = self.tree.find(ROOT, key)
        return self.tree.add(ROOT, key, 0.0) if child == NONE else child

    def _most_promising(self, state: State, node: i64) -> i64:
        """UCB1; any action never tried goes first."""
        tree = self.tree
        explore = self.settings.explore
        best: i64 = NONE
        best_score = -1.0
        untried: i64 = 0
        for i in range(self.legal.n):
            child = self.rows[i]
            if child == NONE:
                self.rows[untried] = self.legal.get(i)
                untried += 1
                continue
            tree.available[child] += 1.0
            visits = tree.visits[child]
            if visits > 0.0 and (untried == 0 or tree.is_full):
                score = tree.total[child] / visits
                score += explore * sqrt(log(tree.available[child]) / visits)
                if score > best_score:
                    best, best_score = child, score
        if untried > 0 and not tree.is_full:
            code = self.rows[self.rng.below(untried)]
            best = tree.add(node, key_of(code, state.actor), 0.0)
            tree.available[best] = 1.0
        return best

    def _best_guided(self) -> i64:
        """PUCT: what was earned and guessed, and exploration that leans to good guesses."""
        tree = self.tree
        settings = self.settings
        explore = settings.explore
        trust = settings.trust
        best: i64 = NONE
        best_score = -1.0
        for i in range(self.legal.n):
            child = self.rows[i]
            if child == NONE:
                continue
            tree.available[child] += 1.0
            visits = tree.visits[child]
            score = (tree.total[child] + trust * tree.guess[child]) / (visits + trust)
            score += explore * tree.lean[child] * sqrt(tree.available[child]) / (1.0 + visits)
            if score > best_score:
                best, best_score = child, score
        return best

    def _grow(self, state: State, node: i64) -> None:
        """Give every legal action of a node a row, with the value of what it leads to."""
        tree = self.tree
        codes, untold = self.legal, self.untold
        untold.clear()
        for i in range(codes.n):
            if self.rows[i] == NONE:
                untold.add(codes.get(i))
        while len(self.guesses) < untold.n:
            self.guesses = append(self.guesses, 0.5)
        if self.value is not None and codes.n > 1:
            self.value.guess(state, untold, self.guesses, self.settings.look)
        best = 0.0
        told: i64 = 0
        for i in range(codes.n):
            if self.rows[i] == NONE:
                if tree.is_full:
                    continue
                key = key_of(codes.get(i), state.actor)
                self.rows[i] = tree.add(node, key, self.guesses[told])
                told += 1
            if tree.guess[self.rows[i]] > best:
                best = tree.guess[self.rows[i]]
        sharpness = self.settings.sharpness
        for i in range(codes.n):
            row = self.rows[i]
            if row != NONE:
                tree.lean[row] = exp(sharpness * (tree.guess[row] - best))

    def _roll_out(self, state: State) -> None:
        depth = self.settings.depth
        rivals = self.settings.rivals
        rng = self.rng
        if rivals <= 1 and depth < 0:
            while state.actor != NOBODY:
                state.apply(state.random_action(rng))
            return
        played: i64 = 0
        while state.actor != NOBODY and played != depth:
            code = state.random_action(rng)
            if state.actor != CHANCE:
                played += 1
                if rivals > 1:
                    code = self._favourite(state, code)
                    self._note(key_of(code, state.actor))
            state.apply(code)

    def _play_on(self, state: State, most: i64) -> bool:
        """Let every seat do what the value guesses best; True if that ends the match in time."""
        played: i64 = 0
        while state.actor != NOBODY and played != most:
            if state.actor == CHANCE:
                state.apply(state.random_action(self.rng))
            else:
                state.apply(self._best_guess(state))
                played += 1
        return state.actor == NOBODY

    def _best_guess(self, state: State) -> i64:
        """Actions that only open a choice are left out: a guess does not show what they bring."""
        value = self.value
        legal, codes = self.legal, self.untold
        legal.clear()
        state.list_actions(legal)
        if value is None or legal.n == 1:
            return legal.get(0)
        codes.clear()
        for i in range(legal.n):
            if not value.only_opens(state, legal.get(i)):
                codes.add(legal.get(i))
        if codes.n == 0:
            return legal.get(0)
        while len(self.guesses) < codes.n:
            self.guesses = append(self.guesses, 0.5)
        value.guess(state, codes, self.guesses, self.settings.look)
        best: i64 = 0
        for i in range(1, codes.n):
            if self.guesses[i] > self.guesses[best]:
                best = i
        return codes.get(best)

    def _favourite(self, state: State, code: i64) -> i64:
        """MAST without listing all actions: the best earner among a few random ones."""
        best = code
        best_mean = self._mean(key_of(code, state.actor))
        for _ in range(1, self.settings.rivals):
            other = state.random_action(self.rng)
            mean = self._mean(key_of(other, state.actor))
            if mean > best_mean:
                best, best_mean = other, mean
        return best

    def _mean(self, key: i64) -> float:
        return (self.earned[key] + 0.5) / (self.chosen[key] + 1.0)

    def _note(self, key: i64) -> None:
        if self.traced < LONGEST_TRACE:
            self.trace[self.traced] = key
            self.traced += 1

    # --- rewards -------------------------------------------------------------------------

    def _judge(self, state: State) -> None:
        """Write every seat's reward into `rewards`."""
        value = self.value
        if state.actor != NOBODY and value is not None:
            value.judge_ahead(state, self.rewards, self.settings.look)
            return
        state.rate(self.points, self.places)
        winners = 0.0
        for seat in range(self.seats):
            if self.places[seat] == 1:
                winners += 1.0
        margin = self.settings.margin
        for seat in range(self.seats):
            share = 1.0 / winners if self.places[seat] == 1 else 0.0
            if margin > 0.0:
                share = (1.0 - margin) * share + margin * self._lead(seat)
            self.rewards[seat] = share

    def _lead(self, seat: i64) -> float:
        """The lead over the best other seat, squeezed between 0 and 1."""
        best: i64 = -1_000_000
        for other in range(self.seats):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        lead = float(self.points[seat] - best) / self.settings.margin_points
        return 1.0 / (1.0 + exp(-1.1 * lead))

    def _back_up(self, depth: i64) -> None:
        tree = self.tree
        tree.visits[ROOT] += 1.0
        for i in range(1, depth):
            row = self.path[i]
            tree.visits[row] += 1.0
            mover = mover_of(tree.key[row])
            if mover >= 0:
                tree.total[row] += self.rewards[mover]
        if self.settings.rivals > 1:
            for i in range(self.traced):
                key = self.trace[i]
                self.chosen[key] += 1.0
                self.earned[key] += self.rewards[mover_of(key)]

    def _fade(self) -> None:
        """What rollouts taught counts half as much at the next decision."""
        if self.settings.rivals > 1:
            for key in range(len(self.chosen)):
                self.chosen[key] *= 0.5
                self.earned[key] *= 0.5
