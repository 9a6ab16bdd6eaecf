import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, type Bet, type Player, play } from './player.ts';

/** What the clients know: bets that were answered, and bets of which nobody knows whether they count. */
export interface Table {
  answered: Map<string, { bet: Bet; answer: Answer }>;
  unanswered: Map<string, Bet>;
}

export interface Load {
  /** Resolves when that many rounds have been answered. */
  reached(rounds: number): Promise<void>;
  /** No client begins another round; resolves when the last one has its answer, or none. */
  finish(): Promise<void>;
}

/**
 * Clients that play one round after the other, each bet under a key of its own, until the house stops answering. Every
 * seventh bet is sent twice at once, as an impatient browser would.
 */
export function startLoad(options: { url: string; players: Player[]; clients: number; table: Table }): Load {
  const { url, players, clients, table } = options;
  let finished = false;
  let rounds = 0;

  const bet = async (bet: Bet, copies: number) => {
    table.unanswered.set(bet.key, bet);
    const answers = await Promise.allSettled(Array.from({ length: copies }, () => play(url, bet)));
    for (const one of answers) {
      if (one.status === 'rejected') continue;
      const earlier = table.answered.get(bet.key);
      if (earlier && !isDeepStrictEqual(earlier.answer, one.value)) {
        throw new Error(`one key, two answers: ${JSON.stringify([earlier.answer, one.value])}`);
      }
      table.answered.set(bet.key, { bet, answer: one.value });
      table.unanswered.delete(bet.key);
      rounds += 1;
    }
    return answers.some((one) => one.status === 'fulfilled');
  };

  const client = async (index: number) => {
    const player = players[index % players.length] as Player;
    for (let count = index; !finished; count += 1) {
      const stakeCents = 10 + (count % 5);
      const isAlive = await bet({ player, key: randomUUID(), stakeCents }, count % 7 === 0 ? 2 : 1);
      if (!isAlive) return;
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  // Whoever waits for the end hears of a failure; before that nobody listens.
  done.catch(() => undefined);

  return {
    async reached(wanted) {
      const deadline = performance.now() + 15_000;
      while (rounds < wanted) {
        if (performance.now() > deadline) throw new Error(`only ${rounds} of ${wanted} rounds were answered in time`);
        await sleep(5);
      }
    },
    async finish() {
      finished = true;
      await done;
    },
  };
}
