import type { Tx } from '../../kit/index.ts';
import { closedRounds } from '../../wagers/index.ts';
import { countedOf } from './count-store.ts';
import type { CountedEntry } from './fold-rounds.ts';
import { type CountingContest, partOf } from './tally.ts';

/**
 * The best result of somebody among the rounds as they are now, after one was taken back or won more. Rounds whose news are
 * still to come are among them, which changes nothing: the best of them is the best of them when they are told.
 */
export async function bestOf(
  tx: Tx,
  contest: CountingContest,
  entry: CountedEntry,
  counts: (game: string) => boolean,
): Promise<{ rate: bigint; reachedAt: Date }> {
  const { playerId, joinedAt } = entry;
  const only = contest.limit === null ? null : await countedOf(tx, entry);
  const from = new Date(Math.max(contest.startsMs, joinedAt.getTime()));
  const best = { rate: 0n, reachedAt: joinedAt };
  for await (const page of closedRounds(tx, { playerId, from, until: new Date(contest.endsMs) })) {
    for (const round of page) {
      if (!counts(round.game) || (only && !only.has(round.id))) continue;
      const rate = partOf(contest, { ...round, playerId, at: round.closedAt, rounds: 1 })?.rate ?? 0n;
      const isEarlier = rate === best.rate && rate > 0n && round.closedAt < best.reachedAt;
      if (rate > best.rate || isEarlier) Object.assign(best, { rate, reachedAt: round.closedAt });
    }
  }
  return best;
}
