import type { FairDraw } from '../../fair/index.ts';
import {
  accepted,
  faultOfSpots,
  type GameFacts,
  joinSpots,
  limitsFor,
  parseSpots,
  type Ratio,
  type Result,
  type SharedGame,
  type Spots,
  spotEntries,
} from '../../kit/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import { type Emblem, emblems, paytable, SEGMENTS, wheelSegments } from './segments.ts';

/** What lies on which emblem; together it is the stake. */
export interface MoneyWheelChoice {
  bets: Spots<Emblem>;
}

export interface MoneyWheelOutcome {
  /** Where the wheel stops, counted clockwise from the sun. */
  segment: number;
  emblem: Emblem;
}

/** Every emblem alike. */
export const publishedReturn: Ratio = { numerator: 26n, denominator: 27n };

/** The sun pays most: with the largest stake on it alone the largest win is won to the subunit. */
export const moneyWheelLimits = limitsFor({ numerator: BigInt(paytable.sun.pays), denominator: 100n });

export const emblemNames: Readonly<Record<Emblem, MessageKey>> = {
  frost: 'moneyWheel.frost',
  leaf: 'moneyWheel.leaf',
  wave: 'moneyWheel.wave',
  flame: 'moneyWheel.flame',
  moon: 'moneyWheel.moon',
  sun: 'moneyWheel.sun',
};

export function parseMoneyWheelChoice(input: unknown): Result<MoneyWheelChoice> {
  const bets = parseSpots(input, emblems);
  return bets.ok ? accepted({ bets: bets.value }) : bets;
}

/** One emblem wins at a time, so a win is rounded once. */
function winOn(bets: Spots<Emblem>, emblem: Emblem): bigint {
  return (BigInt(bets[emblem] ?? 0) * BigInt(paytable[emblem].pays)) / 100n;
}

/** What a turn returns on average for each unit of stake, and how far it lies from that, squared. */
function varianceOf(bets: Spots<Emblem>): number {
  const stake = spotEntries(bets).reduce((sum, [, part]) => sum + Number(part), 0);
  let mean = 0;
  let square = 0;
  for (const emblem of emblems) {
    const pays = Number(winOn(bets, emblem)) / stake;
    const chance = paytable[emblem].segments / SEGMENTS;
    mean += chance * pays;
    square += chance * pays * pays;
  }
  return square - mean * mean;
}

export const moneyWheelGame: SharedGame<MoneyWheelChoice, MoneyWheelOutcome> = {
  kind: 'shared',
  id: 'money-wheel',
  version: 1,
  title: 'Solstice Wheel',
  identifier: 'north-hall/solstice-wheel',
  seoTitle: 'solstice-wheel',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'table',
    releasedAt: '2026-11-15',
    collections: ['recommended', 'new', 'live'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'on frost', hits: 4_814, deviation: 1.0 },
    description: 'moneyWheel.description',
  },
  timing: { bettingMs: 15_000, showingMs: 9_000, pauseMs: 4_000 },
  parseChoice: parseMoneyWheelChoice,
  join: (one, other) => ({ bets: joinSpots(one.bets, other.bets) }),
  faultOf: ({ stake, choice, limits }) => faultOfSpots({ stake, spots: choice.bets, smallest: limits.stakeMin }),
  limits: (currency) => (Object.hasOwn(moneyWheelLimits, currency) ? moneyWheelLimits[currency] : undefined),
  maxWin: ({ choice }) =>
    emblems.map((emblem) => winOn(choice.bets, emblem)).reduce((most, win) => (win > most ? win : most)),
  rtp: () => publishedReturn,
  rtpAtStake: ({ stake, choice }) => ({
    numerator: emblems.reduce(
      (sum, emblem) => sum + BigInt(paytable[emblem].segments) * winOn(choice.bets, emblem),
      0n,
    ),
    denominator: BigInt(SEGMENTS) * stake,
  }),
  variance: ({ bets }) => varianceOf(bets),
  describe: ({ bets }): ReturnType<GameFacts<MoneyWheelChoice>['describe']> => {
    const [only, ...more] = spotEntries(bets);
    if (only && more.length === 0) return { messageKey: emblemNames[only[0]], values: {} };
    return { messageKey: 'moneyWheel.choice.several', values: { count: String(more.length + 1) } };
  },
  outcomeOf: (draw: FairDraw) => {
    const segment = draw.integer(SEGMENTS);
    return { segment, emblem: wheelSegments[segment]! };
  },
  winOf: ({ choice, outcome }) => winOn(choice.bets, outcome.emblem),
};
