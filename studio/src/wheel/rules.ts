import {
  accepted,
  type GameEvent,
  limitsFor,
  type Ratio,
  type Result,
  refused,
  type StudioGame,
  varianceOfEnds,
} from '../kit/index.ts';
import { risks, segmentsOf, sizes, type WheelRisk, type WheelSize } from './segments.ts';

export interface WheelChoice {
  risk: WheelRisk;
  segments: WheelSize;
}

export interface WheelOutcome {
  /** Clockwise from the top, from 0. */
  segment: number;
  /** Tenths of the stake. */
  pays: number;
}

export interface StoppedEvent extends GameEvent, WheelOutcome {
  type: 'stopped';
}

/** The pays of every wheel add up to 99 % of its segments; rules.test.ts adds them up. */
export const publishedReturn: Ratio = { numerator: 99n, denominator: 100n };

function winFor(stake: bigint, tenths: number): bigint {
  return (stake * BigInt(tenths)) / 10n;
}

function largestPays({ risk, segments }: WheelChoice): number {
  return Math.max(...segmentsOf(risk, segments));
}

const limits = limitsFor({ numerator: 495n, denominator: 10n });

function parseChoice(input: unknown): Result<WheelChoice> {
  const { risk, segments } = Object(input) as { risk?: unknown; segments?: unknown };
  const knownRisk = risks.find((each) => each === risk);
  const knownSize = sizes.find((each) => each === segments);
  if (!knownRisk || !knownSize) {
    return refused({ code: 'choice.invalid', field: 'choice', messageKey: 'wheel.error.choice' });
  }
  return accepted({ risk: knownRisk, segments: knownSize });
}

export const wheelGame: StudioGame<WheelChoice, WheelOutcome, StoppedEvent> = {
  kind: 'single',
  id: 'wheel',
  version: 1,
  title: 'Orrery Wheel',
  identifier: 'halley-studio/orrery-wheel',
  seoTitle: 'orrery-wheel',
  provider: 'halley-studio',
  providerTitle: 'Halley Studio',
  listing: {
    kind: 'instant',
    releasedAt: '2026-11-10',
    collections: ['instant', 'exclusive'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'medium risk, 10 segments', hits: 5_000, deviation: 1.06 },
    description: 'wheel.description',
  },
  parseChoice,
  limits: (currency) => (Object.hasOwn(limits, currency) ? limits[currency] : undefined),
  maxWin: ({ stake, choice }) => winFor(stake, largestPays(choice)),
  rtp: () => publishedReturn,
  rtpAtStake: ({ stake, choice }) => ({
    numerator: segmentsOf(choice.risk, choice.segments).reduce((sum, tenths) => sum + winFor(stake, tenths), 0n),
    denominator: stake * BigInt(choice.segments),
  }),
  variance: ({ risk, segments }) =>
    varianceOfEnds(segmentsOf(risk, segments).map((tenths) => ({ chance: 1 / segments, pays: tenths / 10 }))),
  describe: ({ risk, segments }) => ({
    messageKey: risk === 'low' ? 'wheel.choice.low' : risk === 'medium' ? 'wheel.choice.medium' : 'wheel.choice.high',
    values: { segments: String(segments) },
  }),
  play: ({ stake, choice, draw }) => {
    const segment = draw.integer(choice.segments);
    const pays = segmentsOf(choice.risk, choice.segments)[segment]!;
    const outcome = { segment, pays };
    return { events: [{ type: 'stopped', ...outcome }], outcome, win: winFor(stake, pays) };
  },
};
