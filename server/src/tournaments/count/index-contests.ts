import type { Currency } from '@halley/contract';
import type { CountingContest } from './tally.ts';

export interface IndexedContest {
  contest: CountingContest;
  /** Whether its games are such that this one counts. */
  counts(game: string): boolean;
}

export interface ContestIndex {
  /** Those that may count a round of this game in this currency, and no others. */
  countingIn(game: string, currency: Currency): readonly CountingContest[];
  counts(contest: CountingContest, game: string): boolean;
}

const none: readonly CountingContest[] = [];

/** Contests by game, then by currency: what a round costs goes by the contests it counts for, not by how many there are. */
export function indexContests(all: readonly IndexedContest[]): ContestIndex {
  const byGame = new Map<string, Map<string, CountingContest[]>>();
  const testOf = new Map(all.map(({ contest, counts }) => [contest, counts]));
  const find = (game: string): Map<string, CountingContest[]> => {
    const byCurrency = new Map<string, CountingContest[]>();
    for (const { contest, counts } of all) {
      if (!counts(game)) continue;
      for (const currency of Object.keys(contest.rates)) {
        const known = byCurrency.get(currency);
        if (known) known.push(contest);
        else byCurrency.set(currency, [contest]);
      }
    }
    byGame.set(game, byCurrency);
    return byCurrency;
  };
  return {
    countingIn: (game, currency) => (byGame.get(game) ?? find(game)).get(currency) ?? none,
    counts: (contest, game) => testOf.get(contest)?.(game) ?? false,
  };
}
