import type { TournamentTeam } from '@halley/contract';
import type { StoredContest } from '../contest.ts';
import { strategyOf } from './describe-contest.ts';

interface TeamSum {
  team: number;
  score: bigint;
  players: number;
}

const million = 1_000_000;

/** The teams of a tournament, in the order in which they are written. One without a score has no place. */
export function teamsOnTheWire(contest: Pick<StoredContest, 'rule'>, sums: readonly TeamSum[]): TournamentTeam[] {
  const { names = [] } = contest.rule.contest.teams ?? {};
  const strategy = strategyOf(contest);
  const unit = strategy === 'rate' || strategy === 'points' ? million : 1;
  const order = sums
    .filter(({ score }) => score > 0n)
    .toSorted((one, other) => (one.score === other.score ? one.team - other.team : one.score > other.score ? -1 : 1));
  return names.map((name, index) => {
    const id = index + 1;
    const sum = sums.find(({ team }) => team === id);
    const place = order.findIndex(({ team }) => team === id) + 1;
    return { id, name, players: sum?.players ?? 0, score: Number(sum?.score ?? 0n) / unit, place: place || null };
  });
}
