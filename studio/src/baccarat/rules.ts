import type { FairDraw } from '../fair/index.ts';
import {
  accepted,
  faultOfSpots,
  type GameEvent,
  type GameFacts,
  limitsFor,
  parseSpots,
  type Ratio,
  type Refusal,
  type Result,
  refused,
  type Spots,
  type StakeLimits,
  type StudioGame,
  spotEntries,
  sumOfSpots,
} from '../kit/index.ts';
import type { MessageKey } from '../messages/index.ts';
import { ALL_DEALS, type CoupClass, coupChances } from './chances.ts';
import { type BaccaratResult, type Coup, dealCoup, isPair, resultOf, totalOf } from './coup.ts';

export const baccaratSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Spots and the subunits that lie on them; together they are the stake. */
export interface BaccaratChoice {
  bets: Spots<BaccaratSpot>;
}

export interface BaccaratOutcome extends Coup {
  result: BaccaratResult;
}

export type BaccaratEvent =
  | (GameEvent & { type: 'dealt'; side: 'player' | 'banker'; card: number })
  | (GameEvent & { type: 'settled'; result: BaccaratResult; player: number; banker: number; won: BaccaratSpot[] });

/** Hundredths that come back for a bet that wins, the bet itself included; of the banker's win 5 % are kept. */
export const spotPays: Readonly<Record<BaccaratSpot, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'player-pair': 1_200,
  'banker-pair': 1_200,
};

export function classOf(coup: Coup): CoupClass {
  return { result: resultOf(coup), playerPair: isPair(coup.player), bankerPair: isPair(coup.banker) };
}

/** Hundredths for each subunit on a spot. A tie gives bets on player and banker back. */
export function paysOfSpot(spot: BaccaratSpot, { result, playerPair, bankerPair }: CoupClass): number {
  if (spot === 'player-pair') return playerPair ? spotPays[spot] : 0;
  if (spot === 'banker-pair') return bankerPair ? spotPays[spot] : 0;
  if (spot === result) return spotPays[spot];
  return result === 'tie' ? 100 : 0;
}

/** What the bets pay on such a coup, rounded down once. */
export function winOf(bets: Spots<BaccaratSpot>, coup: CoupClass): bigint {
  const hundredths = spotEntries(bets).reduce((sum, [spot, part]) => sum + part * BigInt(paysOfSpot(spot, coup)), 0n);
  return hundredths / 100n;
}

export function baccaratWin(bets: Spots<BaccaratSpot>, coup: Coup): bigint {
  return winOf(bets, classOf(coup));
}

/** Every class of coup can fall, so the best one can be won. */
export function largestBaccaratWin(bets: Spots<BaccaratSpot>): bigint {
  return coupChances.map((coup) => winOf(bets, coup)).reduce((most, win) => (win > most ? win : most), 0n);
}

/** Exact return of one spot. */
export function returnOfSpot(spot: BaccaratSpot): Ratio {
  return returnOf({ [spot]: 1 });
}

function returnOf(bets: Spots<BaccaratSpot>): Ratio {
  const numerator = coupChances.reduce(
    (sum, coup) =>
      spotEntries(bets).reduce(
        (inner, [spot, part]) => inner + part * BigInt(paysOfSpot(spot, coup)) * BigInt(coup.deals),
        sum,
      ),
    0n,
  );
  return { numerator, denominator: 100n * BigInt(ALL_DEALS) * sumOfSpots(bets) };
}

/** Of what one unit of stake returns: how far each class of coup lies from the mean, squared. */
function varianceOf(bets: Spots<BaccaratSpot>): number {
  const stake = Number(sumOfSpots(bets));
  const parts = coupChances.map((coup) => ({
    chance: coup.deals / ALL_DEALS,
    // Before rounding: a smallest coin more or less is nothing here.
    pays: spotEntries(bets).reduce((sum, [spot, part]) => sum + Number(part) * paysOfSpot(spot, coup), 0) / 100 / stake,
  }));
  const mean = parts.reduce((sum, { chance, pays }) => sum + chance * pays, 0);
  return parts.reduce((sum, { chance, pays }) => sum + chance * (pays - mean) ** 2, 0);
}

const faultyBets: Refusal = { code: 'choice.invalid', field: 'choice', messageKey: 'baccarat.error.bothSides' };

/** From the wire, for a round or for a live table. Nobody bets on both sides at once. */
function parseBaccaratBets(input: unknown): Result<BaccaratChoice> {
  const bets = parseSpots(input, baccaratSpots);
  if (!bets.ok) return bets;
  if (bets.value.player !== undefined && bets.value.banker !== undefined) return refused(faultyBets);
  return accepted({ bets: bets.value });
}

function faultOfBaccaratBets(bet: { stake: bigint; choice: BaccaratChoice; limits: StakeLimits }): Refusal | undefined {
  return faultOfSpots({ stake: bet.stake, spots: bet.choice.bets, smallest: bet.limits.stakeMin });
}

/** A pair pays most: the whole stake on one, and the largest win is there. */
export const baccaratLimits = limitsFor({ numerator: 12n, denominator: 1n });

export const spotNames: Readonly<Record<BaccaratSpot, MessageKey>> = {
  player: 'baccarat.player',
  banker: 'baccarat.banker',
  tie: 'baccarat.tie',
  'player-pair': 'baccarat.playerPair',
  'banker-pair': 'baccarat.bankerPair',
};

export const resultWords: Readonly<Record<BaccaratResult, MessageKey>> = {
  player: 'baccarat.won.player',
  banker: 'baccarat.won.banker',
  tie: 'baccarat.won.tie',
};

/** One side at a time: a chip on the other takes the first ones away. */
export function otherSide(spot: string): readonly BaccaratSpot[] {
  return spot === 'player' ? ['banker'] : spot === 'banker' ? ['player'] : [];
}

/** A coup as it is told, card by card; what won is what lies there and pays above itself. */
export function eventsOf(coup: Coup, bets: Spots<BaccaratSpot>): BaccaratEvent[] {
  const kind = classOf(coup);
  const order = (['player', 'banker'] as const).map((side) => coup[side].map((card) => ({ side, card })));
  const [player = [], banker = []] = order;
  const cards = [player[0], banker[0], player[1], banker[1], player[2], banker[2]].filter(
    (dealt) => dealt !== undefined,
  );
  return [
    ...cards.map(({ side, card }) => ({ type: 'dealt' as const, side, card })),
    {
      type: 'settled',
      result: kind.result,
      player: totalOf(coup.player),
      banker: totalOf(coup.banker),
      won: spotEntries(bets).flatMap(([spot]) => (paysOfSpot(spot, kind) > 100 ? [spot] : [])),
    },
  ];
}

/** The one deal of a round, for instant and live tables alike. */
export function drawCoup(draw: FairDraw): BaccaratOutcome {
  const coup = dealCoup(draw);
  return { ...coup, result: resultOf(coup) };
}

function play({ choice, draw }: { choice: BaccaratChoice; draw: FairDraw }) {
  const outcome = drawCoup(draw);
  return { events: eventsOf(outcome, choice.bets), outcome, win: baccaratWin(choice.bets, outcome) };
}

function describe({ bets }: BaccaratChoice): { messageKey: MessageKey; values: Record<string, string> } {
  const [spot, ...more] = Object.keys(bets) as BaccaratSpot[];
  if (spot && more.length === 0) return { messageKey: spotNames[spot], values: {} };
  return { messageKey: 'baccarat.choice.several', values: { count: String(more.length + 1) } };
}

/** What the table is, whoever deals: for one player at once, or for everybody together. */
export const baccaratTable: Pick<
  GameFacts<BaccaratChoice>,
  'parseChoice' | 'faultOf' | 'limits' | 'maxWin' | 'rtp' | 'rtpAtStake' | 'variance' | 'describe'
> = {
  parseChoice: parseBaccaratBets,
  faultOf: faultOfBaccaratBets,
  limits: (currency) => (Object.hasOwn(baccaratLimits, currency) ? baccaratLimits[currency] : undefined),
  maxWin: ({ choice }) => largestBaccaratWin(choice.bets),
  rtp: ({ bets }) => returnOf(bets),
  // Before a chip lies there the figure is that of the bet the game is played for.
  rtpAtStake: ({ stake, choice }) =>
    sumOfSpots(choice.bets) === 0n
      ? returnOfSpot('banker')
      : {
          numerator: coupChances.reduce((sum, coup) => sum + winOf(choice.bets, coup) * BigInt(coup.deals), 0n),
          denominator: BigInt(ALL_DEALS) * stake,
        },
  variance: ({ bets }) => varianceOf(bets),
  describe,
};

/** The least and the most that one spot returns, and the bet that the game is played for. */
export const baccaratReturns = {
  lowest: returnOfSpot('tie'),
  highest: returnOfSpot('banker'),
  main: returnOfSpot('banker'),
};

export const baccaratGame: StudioGame<BaccaratChoice, BaccaratOutcome, BaccaratEvent> = {
  kind: 'single',
  id: 'baccarat',
  version: 1,
  title: 'Meridian Baccarat',
  identifier: 'north-hall/meridian-baccarat',
  seoTitle: 'meridian-baccarat',
  provider: 'north-hall',
  providerTitle: 'North Hall',
  listing: {
    kind: 'card',
    releasedAt: '2026-11-12',
    collections: ['recommended', 'table', 'baccarat'],
    returns: baccaratReturns,
    usual: { mode: 'banker', hits: 5_537, deviation: 0.93 },
    description: 'baccarat.description',
  },
  ...baccaratTable,
  play,
};
