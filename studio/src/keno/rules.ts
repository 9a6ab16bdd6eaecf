import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  compareRatios,
  type GameEvent,
  limitsOver,
  type Ratio,
  type Result,
  refused,
  type SingleStepGame,
  shareOf,
  varianceOfEnds,
} from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { paysOf, payTables, type Risk, risks } from './pay-tables.ts';

export const NUMBERS = 40;
export const DRAWN = 10;
export const PICKS_MAX = 10;

export interface KenoChoice {
  /** 1 … 40, each once, in order. */
  numbers: number[];
  risk: Risk;
}

export interface KenoOutcome {
  hits: number[];
  /** Hundredths of the stake. */
  pays: number;
}

/** In the order they are drawn. */
export type KenoEvent = GameEvent & { type: 'drawn'; numbers: number[] };

export const riskWords: Record<Risk, MessageKey> = {
  classic: 'keno.risk.classic',
  low: 'keno.risk.low',
  medium: 'keno.risk.medium',
  high: 'keno.risk.high',
};

const inStakes = (hundredths: number): Ratio => ({ numerator: BigInt(hundredths), denominator: 100n });
export const pickCounts = Array.from({ length: PICKS_MAX }, (_, index) => index + 1);

export const kenoLimits = limitsOver(
  risks.flatMap((risk) => pickCounts.map((picks) => inStakes(Math.max(...paysOf(risk, picks))))),
);

export function winFor(stake: bigint, hundredths: number): bigint {
  return shareOf(stake, inStakes(hundredths));
}

export function choose(from: number, count: number): bigint {
  let ways = 1n;
  for (let index = 1; index <= count; index++) ways = (ways * BigInt(from - count + index)) / BigInt(index);
  return ways;
}

/** How likely so many of the chosen numbers are among those drawn: hits from the ten, the rest from the thirty. */
export function chanceOf(hits: number, picks: number): Ratio {
  return {
    numerator: choose(DRAWN, hits) * choose(NUMBERS - DRAWN, picks - hits),
    denominator: choose(NUMBERS, picks),
  };
}

/** Over all hits; rounding included when a stake is given. */
export function returnOf({ risk, picks }: { risk: Risk; picks: number }, stake = 100n): Ratio {
  const paid = paysOf(risk, picks).reduce(
    (sum, pays, hits) => sum + chanceOf(hits, picks).numerator * winFor(stake, pays),
    0n,
  );
  return { numerator: paid, denominator: choose(NUMBERS, picks) * stake };
}

function varianceOf({ risk, picks }: { risk: Risk; picks: number }): number {
  const ends = paysOf(risk, picks).map((pays, hits) => {
    const { numerator, denominator } = chanceOf(hits, picks);
    return { chance: Number(numerator) / Number(denominator), pays: pays / 100 };
  });
  return varianceOfEnds(ends);
}

const allReturns = risks.flatMap((risk) => pickCounts.map((picks) => returnOf({ risk, picks })));
export const publishedReturn = {
  lowest: allReturns.reduce((one, other) => (compareRatios(one, other) <= 0 ? one : other)),
  highest: allReturns.reduce((one, other) => (compareRatios(one, other) >= 0 ? one : other)),
};

const invalid = refused({ code: 'choice.invalid', field: 'choice', messageKey: 'keno.error.choiceInvalid' });

function parseChoice(input: unknown): Result<KenoChoice> {
  const { numbers, risk } = Object(input) as { numbers?: unknown; risk?: unknown };
  if (typeof risk !== 'string' || !Object.hasOwn(payTables, risk)) return invalid;
  if (!Array.isArray(numbers) || numbers.length < 1 || numbers.length > PICKS_MAX) return invalid;
  if (!numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= NUMBERS)) return invalid;
  if (new Set(numbers).size !== numbers.length) return invalid;
  return accepted({ numbers: (numbers as number[]).toSorted((one, other) => one - other), risk: risk as Risk });
}

function play({ stake, choice, draw }: { stake: bigint; choice: KenoChoice; draw: FairDraw }) {
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  const drawn = Array.from({ length: DRAWN }, () => left.splice(draw.integer(left.length), 1)[0] as number);
  const hits = choice.numbers.filter((number) => drawn.includes(number));
  const pays = paysOf(choice.risk, choice.numbers.length)[hits.length] as number;
  const events: KenoEvent[] = [{ type: 'drawn', numbers: drawn }];
  return { events, outcome: { hits, pays }, win: winFor(stake, pays) };
}

/** Before numbers are chosen the panel counts with one. */
const picksOf = ({ numbers }: KenoChoice) => Math.max(1, numbers.length);

export const kenoGame: SingleStepGame<KenoChoice, KenoOutcome, KenoEvent> = {
  kind: 'single',
  id: 'keno',
  version: 1,
  title: 'Constellation Keno',
  identifier: 'halley-studio/constellation-keno',
  seoTitle: 'constellation-keno',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-13',
    collections: ['recommended', 'instant', 'exclusive'],
    returns: publishedReturn,
    usual: { mode: '10 numbers, classic', hits: 4_850, deviation: 1.38 },
    description: 'keno.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(kenoLimits, currency) ? kenoLimits[currency] : undefined),
  maxWin: ({ stake, choice }) => winFor(stake, Math.max(...paysOf(choice.risk, picksOf(choice)))),
  rtp: (choice) => returnOf({ risk: choice.risk, picks: picksOf(choice) }),
  rtpAtStake: ({ stake, choice }) => returnOf({ risk: choice.risk, picks: picksOf(choice) }, stake),
  variance: (choice) => varianceOf({ risk: choice.risk, picks: picksOf(choice) }),
  describe: ({ numbers, risk }) => ({ messageKey: choiceWords[risk], values: { numbers: numbers.join(', ') } }),
  play,
};

const choiceWords: Record<Risk, MessageKey> = {
  classic: 'keno.choice.classic',
  low: 'keno.choice.low',
  medium: 'keno.choice.medium',
  high: 'keno.choice.high',
};
