import { type BetShape, wholeShare } from './bet-shape.ts';
import type { Explained } from './explained.ts';
import { type Fraction, plus, roundNearest, zero } from './fraction.ts';
import { type LegResult, type Part, paidBy, partOf, returnOf } from './leg-return.ts';
import { isLost, type LegState, legState } from './leg-state.ts';
import { choose, lineCount } from './lines.ts';
import { sumOfLines } from './sum-of-lines.ts';

export interface Settled {
  /** `void`: every leg is. `lost`: nothing comes back. `won`: something does, however little it is. */
  state: 'open' | 'won' | 'lost' | 'void';
  /** Of the share that was not cashed out, the stake included; nothing while it is open. */
  returned: bigint;
  legs: readonly LegState[];
  explanation: Explained;
}

/**
 * What a bet returns by these results, one for each leg, undefined where there is none yet. A bet is decided when nothing
 * that is open can change it: all legs are known, or every line has a lost leg. Rounded once, to the nearest subunit, half
 * to the player.
 */
export function settle(bet: BetShape, results: readonly (LegResult | undefined)[]): Settled {
  const legs = bet.legs.map((_, index) => legState(results[index], bet.eachWay));
  const parts: readonly Part[] = bet.eachWay ? ['win', 'place'] : ['win'];
  let alive = 0;
  let isOpen = false;
  let sum = zero;
  for (const part of parts) {
    const lines = aliveLines(bet, results, part);
    alive += lines;
    if (lines === 0) continue;
    const returns = returnsOf(bet, results, part);
    if (returns) sum = plus(sum, sumOfLines(bet, returns));
    else isOpen = true;
  }
  if (isOpen) {
    const open = legs.filter((state) => state === 'open').length;
    return { state: 'open', returned: 0n, legs, explanation: { key: 'bet.open', values: { open, legs: legs.length } } };
  }
  const returned = roundNearest(ofBet(bet, sum));
  const state = alive === 0 || sum.n === 0n ? 'lost' : legs.every((leg) => leg === 'void') ? 'void' : 'won';
  return { state, returned, legs, explanation: explainBet(bet, state, alive) };
}

/** The most that a bet can return: every leg is won. */
export function largestReturn(bet: BetShape): bigint {
  const won: LegResult = { result: 'won', void_factor: 0, place: { result: 'won', void_factor: 0 } };
  return settle(
    bet,
    bet.legs.map(() => won),
  ).returned;
}

/** From units on each line to the bet's money that is not cashed out. */
export function ofBet({ unitStake, openShare = wholeShare }: BetShape, { n, d }: Fraction): Fraction {
  if (openShare === wholeShare) return { n: n * unitStake, d };
  return { n: n * unitStake * BigInt(openShare), d: d * BigInt(wholeShare) };
}

/** Lines without a lost leg. */
function aliveLines(bet: BetShape, results: readonly (LegResult | undefined)[], part: Part): number {
  let among = bet.legs.length - bet.bankers.length;
  for (let index = 0; index < bet.legs.length; index++) {
    if (!isLost(partOf(results[index], part))) continue;
    if (bet.bankers.includes(index)) return 0;
    among--;
  }
  let lines = 0;
  for (const size of bet.sizes) lines += choose(among, size);
  return lines;
}

/** Undefined while one is open. */
function returnsOf(bet: BetShape, results: readonly (LegResult | undefined)[], part: Part): Fraction[] | undefined {
  const returns: Fraction[] = [];
  for (let index = 0; index < bet.legs.length; index++) {
    const leg = bet.legs[index]!;
    const whole = results[index];
    const result = partOf(whole, part);
    if (!result) return undefined;
    const price = whole?.price;
    returns.push(returnOf(paidBy(price === undefined ? leg : { ...leg, price }, part), result));
  }
  return returns;
}

function explainBet(bet: BetShape, state: 'won' | 'lost' | 'void', alive: number): Explained {
  const lines = lineCount(bet) * (bet.eachWay ? 2 : 1);
  if (state === 'won' && lines > 1) return { key: 'bet.lines', values: { alive, lines } };
  return { key: `bet.${state}`, values: {} };
}
