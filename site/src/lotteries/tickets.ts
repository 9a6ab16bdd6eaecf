import type { LotteryStatus } from '@halley/contract';

interface NumberRange {
  first: number;
  last: number;
}

/** Numbers that follow each other stand together: who has hundreds reads a few lines. */
export function rangesOf(numbers: readonly number[]): NumberRange[] {
  const ranges: NumberRange[] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && number <= last.last + 1) last.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges;
}

/** How many tickets a player has, over all lotteries. */
export const ticketBalance = (statuses: readonly Pick<LotteryStatus, 'tickets'>[]): number =>
  statuses.reduce((sum, { tickets }) => sum + tickets.length, 0);

/** The chance of `own` among `all` tickets to win at least one of so many prizes: each is drawn from the numbers that are left. */
export function chanceOfAny({ own, all, prizes }: { own: number; all: number; prizes: number }): number {
  const draws = Math.min(prizes, all);
  let none = 1;
  for (let drawn = 0; drawn < draws; drawn += 1) none *= Math.max(0, all - own - drawn) / (all - drawn);
  return 1 - none;
}
