import type { Jackpot, JackpotWinner } from '@halley/contract';

/** How many winners a list shows. */
export const leaderboardSize = 5;

/** The prize pool: all levels together. */
export function prizePool(jackpot: Pick<Jackpot, 'levels'>): number {
  return jackpot.levels.reduce((sum, level) => sum + level.amount_cents, 0);
}

/** Only these are shown among the jackpots; a paused one keeps its own page. */
export function shownJackpots<J extends Pick<Jackpot, 'state'>>(jackpots: readonly J[]): J[] {
  return jackpots.filter((jackpot) => jackpot.state === 'active');
}

/** News replaces the jackpot it is about; one that nobody knew yet is added. */
export function withJackpot(known: readonly Jackpot[], news: Jackpot): Jackpot[] {
  const isKnown = known.some((jackpot) => jackpot.id === news.id);
  return isKnown ? known.map((jackpot) => (jackpot.id === news.id ? news : jackpot)) : [...known, news];
}

/** A new cycle has begun: there is a new winner. The amount may well be larger than the last one that was told. */
export function hasDropped(before: Jackpot | undefined, now: Jackpot): boolean {
  return now.levels.some((level) => {
    const earlier = before?.levels.find((candidate) => candidate.id === level.id);
    return earlier !== undefined && level.cycle > earlier.cycle;
  });
}

export type Order = 'latest' | 'biggest';

/** The server sends the latest first; the biggest are those of the largest amount, which is in one currency for all. */
export function leaderboard(winners: readonly JackpotWinner[], order: Order): JackpotWinner[] {
  const sorted = order === 'latest' ? winners : winners.toSorted((one, other) => other.amount_cents - one.amount_cents);
  return sorted.slice(0, leaderboardSize);
}
