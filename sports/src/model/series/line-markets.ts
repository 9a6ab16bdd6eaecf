import { marketKey } from '../../markets/index.ts';
import { orVoid } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import { halfLines, type SpanMass } from './span-mass.ts';

/** Lines that are nearly decided are left out. */
const leastChance = 0.06;

/** So many lines around the middle. */
const most = 7;

/** Half lines, so that a full count never falls on one, the most even ones first found and given in order. */
function evenLines(mass: SpanMass): ReturnType<typeof halfLines> {
  const lines = halfLines(mass).filter(
    ({ over, under }, at, all) =>
      // A count nobody can end on would make two lines of one.
      Math.min(over, under) >= leastChance && over !== all[at - 1]?.over,
  );
  return lines
    .sort((one, other) => Math.abs(one.over - one.under) - Math.abs(other.over - other.under) || one.line - other.line)
    .slice(0, most)
    .sort((one, other) => one.line - other.line);
}

/** Over and under, at every line that is worth a bet. */
export function totalMarkets(type: string, mass: SpanMass, specifiers: Record<string, string> = {}): FairMarket[] {
  return evenLines(mass).map(({ line, over, under }) => ({
    key: marketKey(type, { ...specifiers, line: line * 4 }),
    outcomes: [orVoid('over', over, rest(over, under)), orVoid('under', under, rest(over, under))],
  }));
}

/** A handicap's line is added to home: home wins where its lead is above minus the line. */
export function handicapMarkets(type: string, lead: SpanMass, specifiers: Record<string, string> = {}): FairMarket[] {
  return evenLines(lead).map(({ line, over, under }) => ({
    key: marketKey(type, { ...specifiers, line: -line * 4 }),
    outcomes: [orVoid('home', over, rest(over, under)), orVoid('away', under, rest(over, under))],
  }));
}

/** What is left of 1; sums that passed it in the last bit leave nothing. */
export const rest = (...chances: readonly number[]): number => {
  const left = 1 - chances.reduce((sum, one) => sum + one, 0);
  return left > 1e-9 ? left : 0;
};
