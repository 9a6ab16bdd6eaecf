import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
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
import { paysOf, payTables, type Risk, ROWS_MAX, ROWS_MIN, risks } from './pay-tables.ts';

/** Every board of every risk returns exactly this. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };

export interface PlinkoChoice {
  rows: number;
  risk: Risk;
}

export interface PlinkoOutcome {
  /** From the left, 0 … rows: how often the ball went right. */
  bucket: number;
  /** Hundredths of the stake. */
  pays: number;
}

/** One way for each row, 0 left and 1 right: the screen lets the ball fall along it. */
export type PlinkoEvent = GameEvent & { type: 'dropped'; path: number[] };

export const riskWords: Record<Risk, MessageKey> = {
  low: 'plinko.risk.low',
  medium: 'plinko.risk.medium',
  high: 'plinko.risk.high',
};

const inStakes = (hundredths: number): Ratio => ({ numerator: BigInt(hundredths), denominator: 100n });

export const rowCounts = Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, index) => ROWS_MIN + index);

export const plinkoLimits = limitsOver(
  risks.flatMap((risk) => rowCounts.map((rows) => inStakes(Math.max(...paysOf(risk, rows))))),
);

export function winFor(stake: bigint, hundredths: number): bigint {
  return shareOf(stake, inStakes(hundredths));
}

/** How many of the 2^rows ways end in a bucket. */
export function waysTo(bucket: number, rows: number): number {
  let ways = 1;
  for (let row = 1; row <= bucket; row++) ways = (ways * (rows - bucket + row)) / row;
  return ways;
}

function parseChoice(input: unknown): Result<PlinkoChoice> {
  const { rows, risk } = Object(input) as { rows?: unknown; risk?: unknown };
  const known = typeof risk === 'string' && Object.hasOwn(payTables, risk);
  if (!known || !Number.isInteger(rows) || (rows as number) < ROWS_MIN || (rows as number) > ROWS_MAX) {
    return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'plinko.error.choiceInvalid' });
  }
  return accepted({ rows: rows as number, risk: risk as Risk });
}

function play({ stake, choice, draw }: { stake: bigint; choice: PlinkoChoice; draw: FairDraw }) {
  const path = Array.from({ length: choice.rows }, () => draw.integer(2));
  const bucket = path.reduce((sum, way) => sum + way, 0);
  const pays = paysOf(choice.risk, choice.rows)[bucket] as number;
  const events: PlinkoEvent[] = [{ type: 'dropped', path }];
  return { events, outcome: { bucket, pays }, win: winFor(stake, pays) };
}

/** Over all ways of the ball; rounding included when a stake is given. */
function returnOf({ rows, risk }: PlinkoChoice, stake: bigint | undefined): Ratio {
  const table = paysOf(risk, rows);
  const unit = stake ?? 100n;
  const paid = table.reduce((sum, pays, bucket) => sum + BigInt(waysTo(bucket, rows)) * winFor(unit, pays), 0n);
  return { numerator: paid, denominator: unit * 2n ** BigInt(rows) };
}

export const plinkoGame: SingleStepGame<PlinkoChoice, PlinkoOutcome, PlinkoEvent> = {
  kind: 'single',
  id: 'plinko',
  version: 1,
  title: 'Meteor Drop',
  identifier: 'halley-studio/meteor-drop',
  seoTitle: 'meteor-drop',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-12',
    collections: ['top', 'instant', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: '12 rows, medium', hits: 10_000, deviation: 1.44 },
    description: 'plinko.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(plinkoLimits, currency) ? plinkoLimits[currency] : undefined),
  maxWin: ({ stake, choice: { risk, rows } }) => winFor(stake, Math.max(...paysOf(risk, rows))),
  rtp: (choice) => returnOf(choice, undefined),
  rtpAtStake: ({ stake, choice }) => returnOf(choice, stake),
  variance: ({ rows, risk }) =>
    varianceOfEnds(
      paysOf(risk, rows).map((pays, bucket) => ({ chance: waysTo(bucket, rows) / 2 ** rows, pays: pays / 100 })),
    ),
  describe: ({ rows, risk }) => ({ messageKey: choiceWords[risk], values: { rows: String(rows) } }),
  play,
};

const choiceWords: Record<Risk, MessageKey> = {
  low: 'plinko.choice.low',
  medium: 'plinko.choice.medium',
  high: 'plinko.choice.high',
};
