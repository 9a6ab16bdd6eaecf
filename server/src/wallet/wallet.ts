import type { Currency } from '@halley/contract';

/** A player's money in one currency, as locked or read from the database. */
export interface Wallet {
  id: bigint;
  playerId: number;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
}

/** The accounts on the house's side of a transfer. */
export type HouseAccount =
  | 'games'
  | 'payments'
  | 'bonus_cost'
  | 'demo_money'
  | 'corrections'
  /** What the pools of jackpots hold. */
  | 'jackpots'
  /** What the house changed from one currency into another: below zero where it gave. */
  | 'exchange';

export type Reason =
  | 'deposit'
  | 'demo_grant'
  | 'stake'
  | 'win'
  /** A stake that was given back. */
  | 'rollback'
  /** A win or promo win that was taken back. */
  | 'reversal'
  | 'promo'
  | 'hold'
  | 'release'
  | 'capture'
  | 'correction'
  | 'jackpot';

/** Why money moves inside the house. */
export type HouseReason = 'jackpot_seed' | 'jackpot_contribution' | 'jackpot_exchange';

/** One transfer to be written: what each pocket gains (or, below zero, loses), and who stands on the other side. */
export interface Movement {
  accountId: bigint;
  /** With the reason, unique for ever: a transfer can be written once. */
  key: string;
  reason: Reason;
  inputHash: Buffer;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
  /** Not needed when money only moves between the pockets of one wallet. */
  house: HouseAccount | null;
}

/** What the player can see and stake. */
export function balanceOf(wallet: Pick<Wallet, 'cash' | 'bonus'>): bigint {
  return wallet.cash + wallet.bonus;
}
