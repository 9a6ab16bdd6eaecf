import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  type GameEvent,
  houseLimits,
  type Ratio,
  type Result,
  refused,
  type StudioGame,
  varianceOfOnePay,
} from '../kit/index.ts';

/** Rolls are 0 … 9999, shown as 0.00 … 99.99; all targets and chances below count in the same hundredths. */
export const ROLLS = 10_000;
/** Winning rolls a choice may have: 0.10 % to 97.00 %. Above that the win would not be above the stake. */
export const WINNING_ROLLS_MIN = 10;
export const WINNING_ROLLS_MAX = 9_700;
/** The most any choice returns: 98.01 %. The number a choice pays is 98.01 / chance, rounded down to two decimals. */
export const RETURN_CEILING = 9_801;
const PAYS_SCALE = 100n;

export type DiceSide = 'under' | 'over';

export interface DiceChoice {
  side: DiceSide;
  /** Hundredths: 5049 is 50.49. */
  target: number;
}

export interface DiceOutcome {
  roll: number;
  won: boolean;
}

interface RolledEvent extends GameEvent {
  type: 'rolled';
  roll: number;
}

interface SettledEvent extends GameEvent {
  type: 'settled';
  won: boolean;
  /** Hundredths the stake was multiplied by: 198 is ×1.98, 0 for a roll that did not win. */
  pays: number;
}

export type DiceEvent = RolledEvent | SettledEvent;

/** What the rules page publishes; rules.test.ts computes the same figures over every choice. */
export const publishedReturn: { highest: Ratio; lowest: Ratio } = {
  highest: { numerator: 9_801n, denominator: 10_000n },
  lowest: { numerator: 970_509n, denominator: 1_000_000n },
};

/** Under T wins below T, over T wins above T; T itself wins on neither side. */
export function winningRolls(choice: DiceChoice): number {
  return choice.side === 'under' ? choice.target : ROLLS - 1 - choice.target;
}

export function targetFor(side: DiceSide, rolls: number): number {
  return side === 'under' ? rolls : ROLLS - 1 - rolls;
}

/** Hundredths: 198 is ×1.98. */
export function paysFor(rolls: number): number {
  return Math.floor((RETURN_CEILING * 100) / rolls);
}

export function pays(choice: DiceChoice): number {
  return paysFor(winningRolls(choice));
}

/** The largest chance that pays at least this much, kept within the allowed chances. */
export function winningRollsPaying(paysHundredths: number): number {
  const rolls = Math.floor((RETURN_CEILING * 100) / paysHundredths);
  return Math.min(WINNING_ROLLS_MAX, Math.max(WINNING_ROLLS_MIN, rolls));
}

export function isWinningRoll(choice: DiceChoice, roll: number): boolean {
  return choice.side === 'under' ? roll < choice.target : roll > choice.target;
}

/** Stake × number, rounded down to a subunit; what is rounded off stays with the house and is part of `rtpAtStake`. */
export function winFor(bet: { stake: bigint; choice: DiceChoice }): bigint {
  return (bet.stake * BigInt(pays(bet.choice))) / PAYS_SCALE;
}

/** Hundredths as people read them: 5049 → "50.49". Screens format by locale; this is for values in messages. */
function hundredths(value: number): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
}

function parseChoice(input: unknown): Result<DiceChoice> {
  if (typeof input !== 'object' || input === null) {
    return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'studio.error.choiceInvalid' });
  }
  const { side, target } = input as { side?: unknown; target?: unknown };
  if (side !== 'under' && side !== 'over') {
    return refused({ code: 'choice.invalid', field: 'choice.side', messageKey: 'studio.error.choiceInvalid' });
  }
  if (typeof target !== 'number' || !Number.isInteger(target)) {
    return refused({ code: 'choice.invalid', field: 'choice.target', messageKey: 'studio.error.choiceInvalid' });
  }
  const rolls = winningRolls({ side, target });
  if (rolls < WINNING_ROLLS_MIN || rolls > WINNING_ROLLS_MAX) {
    return refused({ code: 'choice.invalid', field: 'choice.target', messageKey: 'dice.error.targetOutOfRange' });
  }
  return accepted({ side, target });
}

function play(input: { stake: bigint; choice: DiceChoice; draw: FairDraw }): {
  events: DiceEvent[];
  outcome: DiceOutcome;
  win: bigint;
} {
  const roll = input.draw.integer(ROLLS);
  const won = isWinningRoll(input.choice, roll);
  return {
    events: [
      { type: 'rolled', roll },
      { type: 'settled', won, pays: won ? pays(input.choice) : 0 },
    ],
    outcome: { roll, won },
    win: won ? winFor(input) : 0n,
  };
}

export const diceGame: StudioGame<DiceChoice, DiceOutcome, DiceEvent> = {
  kind: 'single',
  id: 'dice',
  version: 1,
  title: 'Orbit Dice',
  identifier: 'halley-studio/orbit-dice',
  seoTitle: 'orbit-dice',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-10-01',
    collections: ['top', 'instant', 'special', 'exclusive'],
    returns: publishedReturn,
    usual: { mode: 'under 49.50', hits: 4_950, deviation: 0.99 },
    description: 'dice.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(houseLimits, currency) ? houseLimits[currency] : undefined),
  maxWin: winFor,
  rtp: (choice) => ({
    numerator: BigInt(winningRolls(choice)) * BigInt(pays(choice)),
    denominator: BigInt(ROLLS) * PAYS_SCALE,
  }),
  rtpAtStake: (bet) => ({
    numerator: BigInt(winningRolls(bet.choice)) * winFor(bet),
    denominator: BigInt(ROLLS) * bet.stake,
  }),
  variance: (choice) => varianceOfOnePay({ chance: winningRolls(choice) / ROLLS, pays: pays(choice) / 100 }),
  describe: (choice) => ({
    messageKey: choice.side === 'under' ? 'dice.choice.under' : 'dice.choice.over',
    values: { target: hundredths(choice.target) },
  }),
  play,
};
