import type { BetKind, Currency } from '@halley/contract';
import type { Explained, LegResult } from '@halley/sports/bets';
import type { BetOffer } from './offers/offer.ts';

type BetState = 'open' | 'won' | 'lost' | 'void' | 'cashed_out';

/** Legs of one fixture that count as one leg: their price, and the quote whose snapshot says what they are worth without one. */
export interface BuilderGroup {
  group: number;
  price: number;
  quoteId: string;
}

export interface StoredLeg {
  place: number;
  fixtureId: number;
  market: string;
  outcome: string;
  /** Of a leg in a builder group: what it was worth alone. */
  price: number;
  /** The fixture's version whose price it was. */
  version: number;
  /** In 10⁻⁹; null where the feed does not say. */
  fair: number | null;
  /** In 10⁻⁹: the chance that the stake comes back. */
  back: number | null;
  builderGroup: number | null;
  /** What a place pays of the winnings, and how many places there are. */
  eachWay: { fraction: readonly [numerator: number, denominator: number]; places: number } | null;
  /** Names and score as the player saw them. */
  seen: Record<string, unknown>;
  /** Null: open. */
  result: LegResult | null;
  /** Of all that was known of its market when it was judged; 0: nothing. */
  resultMark: number;
}

export interface StoredBet {
  /** The round at the door. */
  id: string;
  playerId: number;
  currency: Currency;
  kind: BetKind;
  sizes: readonly number[];
  /** Of legs as they count, a builder group being one: those that are in every line. */
  bankers: readonly number[];
  unitStake: bigint;
  lines: number;
  stake: bigint;
  eachWay: boolean;
  builder: readonly BuilderGroup[];
  policy: 'none' | 'higher' | 'any';
  state: BetState;
  /** In millionths: what was not cashed out. */
  openShare: number;
  /** In all, cash-outs included. */
  returned: bigint;
  cashedOut: bigint;
  largestReturn: bigint;
  expectedCost: bigint | null;
  freeBetId: number | null;
  freeKind: 'all_win' | 'only_win' | null;
  /** A free bet too. */
  offer: BetOffer | null;
  /** What of `returned` the offer has added. */
  added: bigint;
  /** How often something was paid or taken back; ids of payments follow from it. */
  settlementVersion: number;
  autoCashOut: bigint | null;
  explanation: Explained | null;
  simulated: boolean;
  placedAt: Date;
  settledAt: Date | null;
  /** In the order of their places. */
  legs: readonly StoredLeg[];
}

/** A bet as it is placed. */
export type NewBet = Omit<
  StoredBet,
  | 'state'
  | 'openShare'
  | 'returned'
  | 'cashedOut'
  | 'added'
  | 'settlementVersion'
  | 'explanation'
  | 'settledAt'
  | 'legs'
> & { legs: readonly Omit<StoredLeg, 'result' | 'resultMark'>[] };
