import type { Currency } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { Split } from './split-stake.ts';

/** A stake that was taken, or one that was given back: its amount is below zero then. */
export interface AcceptedStake {
  /** The bet; where a round has only one, its id is the round's. */
  actionId: string;
  roundId: string;
  playerId: number;
  accountId: bigint;
  game: string;
  currency: Currency;
  amount: Split;
  at: Date;
}

/**
 * Writes what follows from stakes in the transaction that takes them, as contributions to a jackpot do. Its first
 * statement travels with the group's own writes; whatever fails in it fails the stakes.
 */
export type WagerFollower = (tx: Tx, stakes: AcceptedStake[]) => Promise<void>;
