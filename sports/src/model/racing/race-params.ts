import { fairOf } from '../../price/index.ts';
import { deductionOf } from '../../rules/index.ts';
import { rounded } from '../kit/index.ts';
import type { FixtureSetup } from '../sport-model.ts';
import { finishTicks } from './finish-ticks.ts';
import { orderChances } from './order-chances.ts';
import { outChance, usualWaitTicks } from './race-course.ts';

export interface RaceParams {
  /** Of each starter, in order of their numbers: the chance to be through a gate in a tick. */
  pass: readonly number[];
  /** The chance of each to be out before the start. */
  out: number;
  /** What each, if out, takes off the winnings of the others, in hundredths. Published with the starters. */
  deductions: readonly number[];
  /** Pairs that are offered against each other, strongest first. */
  pairs: readonly (readonly [number, number])[];
}

/** A standard deviation of rating is so much less waiting at the gates. */
const perRating = 0.16;

export function raceParams({ contestants }: FixtureSetup): RaceParams {
  if (contestants.length < 2 || contestants.length > 12) throw new RangeError('a race has 2 to 12 starters');
  const pass = contestants.map(({ attack, defence }) => {
    const wait = usualWaitTicks * Math.exp(-perRating * (0.8 * attack + 0.2 * defence));
    return rounded(1 / (1 + wait));
  });
  const fresh = { passed: 0, since: 0, from: 0 };
  const { win } = orderChances(pass.map((chance) => ({ ...finishTicks(fresh, chance), never: 0 })));
  const deductions = Array.from(win, (won) => {
    const { fair } = fairOf({ won, halfWon: 0, void: 0, halfLost: 0 });
    return fair === 0 ? 0 : deductionOf(Math.round(1e12 / fair));
  });
  const byStrength = pass.map((_, at) => at + 1).sort((one, other) => pass[other - 1]! - pass[one - 1]! || one - other);
  const pairs = byStrength.flatMap((one, at): [number, number][] => {
    const other = byStrength[at + 1];
    return at % 2 === 0 && other !== undefined ? [[Math.min(one, other), Math.max(one, other)]] : [];
  });
  return { pass, out: outChance, deductions, pairs };
}
