import { type GameFilter, type QuestLevel, wireCents } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { contestGifts } from '../../promotions/index.ts';
import { meterOf, type StoredContest } from '../contest.ts';
import type { TournamentsPorts } from '../ports.ts';
import { levelsOf } from './levels-of.ts';

type Needs = Pick<TournamentsPorts, 'titlesOf' | 'returnsOf' | 'gamesIn'>;

/**
 * The levels of a quest or achievement as players see them. What reaching one costs on average is its stake times what the games
 * that count keep, all of them alike, rounded up. Of rounds it is that of the least stake that counts; with none, it is not known
 * and said as 0.
 */
export async function describeLevels(
  ports: Needs,
  db: Queryable,
  contest: Pick<StoredContest, 'rule'>,
): Promise<QuestLevel[]> {
  const levels = levelsOf(contest.rule);
  const meter = meterOf(contest);
  if (levels.length === 0 || !meter) return [];
  const { currency } = contest.rule.contest;
  const titles = await ports.titlesOf(db);
  const kept = await keptOf(ports, db, { filter: meter.games, all: [...titles.keys()] });
  const stakeOfRound = meter.of === 'rounds' ? (meter.stakeAtLeast?.[currency] ?? 0) : 1;
  return levels.map(({ level, at, rewards }) => ({
    level,
    threshold_cents: wireCents(at),
    gifts: contestGifts({ cash: 0n, rewards }, { currency, titles }),
    // Noise of fractions behind the sixth place would make a cent of nothing.
    costs_cents: Math.ceil(Number((Number(at) * stakeOfRound * kept).toFixed(6))),
  }));
}

/** The part of a stake that games keep on average; what says nothing of its return counts for nothing here. */
async function keptOf(
  { returnsOf, gamesIn }: Needs,
  db: Queryable,
  { filter, all }: { filter: GameFilter; all: readonly string[] },
): Promise<number> {
  const { games, collections, not = [] } = filter;
  const named = games || collections ? new Set(games) : new Set(all);
  for (const collection of collections ?? []) for (const game of await gamesIn(collection, db)) named.add(game);
  const returns = await returnsOf(db);
  const known = [...named].filter((game) => !not.includes(game)).flatMap((game) => returns.get(game) ?? []);
  // Nothing is known of any: then nothing can be said to come back.
  if (known.length === 0) return 1;
  return 1 - known.reduce((sum, one) => sum + one, 0) / known.length;
}
