"""Algorithms of OpenSpiel on our games: MCTS, ISMCTS and tabular Q-learning.

python examples/open_spiel_players.py --simulations 50 --matches 4 --episodes 2000
"""

from __future__ import annotations

import argparse
import sys

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent, tabular_qlearner
from open_spiel.python.bots.uniform_random import UniformRandomBot

from zashiki import envs


def duel(game, bot, rng):
    """The bot in seat 0 against a random one; what the bot got."""
    state = game.new_initial_state()
    bots = [bot, UniformRandomBot(1, rng)]
    while not state.is_terminal():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()[0]


def searching(simulations, matches, seed=1):
    """MCTS where everything is open, ISMCTS where hands are hidden: mean returns against random."""
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    open_game = pyspiel.load_game("zashiki_tokaido_duo")
    plain = mcts.MCTSBot(open_game, 1.4, simulations, rollouts, random_state=rng)
    hidden = pyspiel.load_game("zashiki_samurai(seats=2)")
    guessing = ismcts.ISMCTSBot(hidden, rollouts, 1.4, simulations, random_state=rng)
    return {
        "MCTS in Tokaido Duo": np.mean([duel(open_game, plain, rng) for _ in range(matches)]),
        "ISMCTS in Samurai": np.mean([duel(hidden, guessing, rng) for _ in range(matches)]),
    }


def tabular(episodes, seed=1):
    """Q-learning in Tokaido Duo against random. The table has an entry for every past that was
    met, so what it learns is little: it shows that the algorithm runs, not that it is wise.
    """
    np.random.seed(seed)
    env = rl_environment.Environment(pyspiel.load_game("zashiki_tokaido_duo"))
    env.seed(seed)
    count = env.action_spec()["num_actions"]
    players = [tabular_qlearner.QLearner(0, count), random_agent.RandomAgent(1, count)]
    won = []
    for _ in range(episodes):
        now = env.reset()
        while not now.last():
            player = players[now.observations["current_player"]]
            now = env.step([player.step(now).action])
        for player in players:
            player.step(now)
        won.append(now.rewards[0])
    return np.mean(won), len(players[0]._q_values)


def main(words=None):
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--simulations", type=int, default=50)
    read.add_argument("--matches", type=int, default=4)
    read.add_argument("--episodes", type=int, default=20)
    asked = read.parse_args(words)
    envs.openspiel.register()
    for name, got in searching(asked.simulations, asked.matches).items():
        sys.stdout.write(f"{name}: {got:+.2f} a match against random\n")
    got, known = tabular(asked.episodes)
    sys.stdout.write(f"Q-learning: {got:+.2f} a match, {known} information states\n")


if __name__ == "__main__":
    main()
