import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  faultOfSpots,
  type GameEvent,
  type GameFacts,
  parseSpots,
  type Ratio,
  type Refusal,
  type Result,
  type Spots,
  type StakeLimits,
  type StudioGame,
  spotEntries,
  sumOfSpots,
} from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { NUMBERS, paysOfSpot, type RouletteSpot, rouletteSpots, type SpotKind } from './layout.ts';
import { rouletteLimits, spotMax } from './limits.ts';

/** Spots and the subunits that lie on them; together they are the stake. */
export interface RouletteChoice {
  bets: Spots;
}

export interface RouletteOutcome {
  number: number;
}

export type RouletteEvent =
  | (GameEvent & { type: 'spun'; number: number })
  /** The spots that won, each with what it pays back. */
  | (GameEvent & { type: 'settled'; won: { spot: string; pays: number }[] });

/** Every spot covers n of 37 numbers and pays 36 ÷ n: 36/37 on whatever is bet. */
export const publishedReturn: Ratio = { numerator: 36n, denominator: BigInt(NUMBERS) };

/** The one draw of a round, for instant and live tables alike. */
export function drawNumber(draw: FairDraw): number {
  return draw.integer(NUMBERS);
}

export function spotOf(id: string): RouletteSpot {
  const spot = rouletteSpots.get(id);
  if (!spot) throw new RangeError(`there is no spot ${id}`);
  return spot;
}

export function winningSpots(bets: Spots, number: number): { spot: string; pays: number }[] {
  return spotEntries(bets).flatMap(([id, part]) => {
    const spot = spotOf(id);
    return spot.numbers.includes(number) ? [{ spot: id, pays: Number(part) * paysOfSpot(spot) }] : [];
  });
}

/** What the bets pay when this number falls. 36 divides by every size of spot, so nothing is ever rounded. */
export function rouletteWin(bets: Spots, number: number): bigint {
  return winningSpots(bets, number).reduce((sum, { pays }) => sum + BigInt(pays), 0n);
}

/** From the wire, for a round or for a live table. */
function parseRouletteBets(input: unknown): Result<RouletteChoice> {
  const bets = parseSpots(input, rouletteSpots.keys());
  return bets.ok ? accepted({ bets: bets.value }) : bets;
}

/** What the table refuses: parts that are not the stake, a chip below the smallest, a spot above its limit. */
function faultOfRouletteBets(bet: { stake: bigint; choice: RouletteChoice; limits: StakeLimits }): Refusal | undefined {
  const { stake, choice, limits } = bet;
  const fault = faultOfSpots({ stake, spots: choice.bets, smallest: limits.stakeMin });
  if (fault) return fault;
  for (const [id, part] of spotEntries(choice.bets)) {
    const limit = spotMax(limits, spotOf(id));
    if (part > limit) {
      return {
        code: 'stake_cents.too_large',
        field: 'stake_cents',
        messageKey: 'studio.error.spotTooLarge',
        limit,
      };
    }
  }
  return undefined;
}

export function largestRouletteWin(bets: Spots): bigint {
  let most = 0n;
  for (let number = 0; number < NUMBERS; number++) {
    const win = rouletteWin(bets, number);
    if (win > most) most = win;
  }
  return most;
}

/** Of what one unit of stake returns: how far each number's win lies from the mean, squared. */
function varianceOf(bets: Spots): number {
  const stake = Number(sumOfSpots(bets));
  const mean = Number(publishedReturn.numerator) / NUMBERS;
  let squares = 0;
  for (let number = 0; number < NUMBERS; number++) squares += (Number(rouletteWin(bets, number)) / stake - mean) ** 2;
  return squares / NUMBERS;
}

const kindNames: Record<SpotKind, MessageKey> = {
  straight: 'roulette.choice.straight',
  split: 'roulette.choice.split',
  street: 'roulette.choice.street',
  trio: 'roulette.choice.trio',
  corner: 'roulette.choice.corner',
  'first-four': 'roulette.choice.firstFour',
  'six-line': 'roulette.choice.sixLine',
  column: 'roulette.choice.column',
  dozen: 'roulette.choice.dozen',
  'even-chance': 'roulette.choice.several',
};
const evenChanceNames: Record<string, MessageKey> = {
  low: 'roulette.low',
  even: 'roulette.even',
  red: 'roulette.red',
  black: 'roulette.black',
  odd: 'roulette.odd',
  high: 'roulette.high',
};

/** A spot in words: "corner 8, 9, 11, 12", "second dozen", "red". */
export function describeSpot(spot: RouletteSpot): { messageKey: MessageKey; values: Record<string, string> } {
  const { id, kind, numbers } = spot;
  if (kind === 'even-chance') return { messageKey: evenChanceNames[id]!, values: {} };
  if (kind === 'column' || kind === 'dozen') {
    return { messageKey: kindNames[kind], values: { place: id.slice(id.indexOf(':') + 1) } };
  }
  if (kind === 'six-line')
    return { messageKey: kindNames[kind], values: { from: String(numbers[0]), to: String(numbers.at(-1)) } };
  return { messageKey: kindNames[kind], values: { numbers: numbers.join(', ') } };
}

/** What the table is, whoever spins: one player at once, or everybody together. */
export const rouletteTable: Pick<
  GameFacts<RouletteChoice>,
  'parseChoice' | 'faultOf' | 'limits' | 'maxWin' | 'rtp' | 'rtpAtStake' | 'variance' | 'describe'
> = {
  parseChoice: parseRouletteBets,
  faultOf: faultOfRouletteBets,
  limits: (currency) => (Object.hasOwn(rouletteLimits, currency) ? rouletteLimits[currency] : undefined),
  maxWin: ({ choice }) => largestRouletteWin(choice.bets),
  rtp: () => publishedReturn,
  rtpAtStake: () => publishedReturn,
  variance: ({ bets }) => varianceOf(bets),
  describe: ({ bets }) => {
    const ids = Object.keys(bets);
    return ids.length === 1 && ids[0]
      ? describeSpot(spotOf(ids[0]))
      : { messageKey: 'roulette.choice.several', values: { count: String(ids.length) } };
  },
};

export const rouletteGame: StudioGame<RouletteChoice, RouletteOutcome, RouletteEvent> = {
  kind: 'single',
  id: 'roulette',
  version: 1,
  title: 'Zenith Roulette',
  identifier: 'north-hall/zenith-roulette',
  seoTitle: 'zenith-roulette',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'table',
    releasedAt: '2026-11-12',
    collections: ['recommended', 'table', 'roulette'],
    returns: { lowest: publishedReturn, highest: publishedReturn },
    usual: { mode: 'red', hits: 4_864, deviation: 1.0 },
    description: 'roulette.description',
  },
  ...rouletteTable,
  play: ({ choice, draw }) => {
    const number = drawNumber(draw);
    return {
      events: [
        { type: 'spun', number },
        { type: 'settled', won: winningSpots(choice.bets, number) },
      ],
      outcome: { number },
      win: rouletteWin(choice.bets, number),
    };
  },
};
