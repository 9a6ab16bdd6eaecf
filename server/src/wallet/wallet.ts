import type { Currency } from '@halley/contract';

/** A player's money in one currency, as locked or read from the database. */
export interface Wallet {
  id: bigint;
  playerId: number;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  /** The part of the bonus that cannot be staked now: what gifts hold that are not played with. */
  bonusIdle: bigint;
  reserved: bigint;
  /** The number of its last transfer. */
  lastEntry: bigint;
}

/** The accounts on the house's side of a transfer. */
export type HouseAccount =
  | 'games'
  | 'payments'
  | 'bonus_cost'
  /** What contests have promised from their pools, until it is won and paid or goes back. */
  | 'prizes'
  | 'demo_money'
  | 'corrections'
  /** What the pools of jackpots hold. */
  | 'jackpots'
  /** Stakes of sports bets that are not decided yet. */
  | 'sports_open'
  /** Where the stakes of decided bets go, and returns come from. */
  | 'sports'
  /** What partners have earned, as a cost of the house, and what of it is still to be paid. */
  | 'partner_cost'
  | 'partners_owed'
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
  | 'jackpot'
  /** A gift was activated, or free rounds have won: the house gives bonus money. */
  | 'bonus_issue'
  /** Bonus money became the player's own. */
  | 'bonus_convert'
  /** Bonus money went back to the house. */
  | 'bonus_forfeit'
  | 'cashback'
  /** Money that a promotion gives, free at once. */
  | 'prize'
  /** Points that became money. */
  | 'points_exchange'
  /** Kept of a bet's return, because of money that was paid by a result that did not stand. */
  | 'claim';

/** Of these, what the house gives to a player as own money: cashback does not give it back a second time. */
export const cashRewardReasons = [
  'bonus_convert',
  'cashback',
  'points_exchange',
  'prize',
  'promo',
] as const satisfies readonly Reason[];

/** On the other side of what promotions give: the house's cost of them, where it was set aside and where it was not. */
export const givingAccounts = ['bonus_cost', 'prizes'] as const satisfies readonly HouseAccount[];

/** The same, as a list for a query. */
export const givingAccountsSql = givingAccounts.map((account) => `'${account}'`).join(', ');

/** Why money moves inside the house. */
export type HouseReason =
  /** Set aside for the prizes of a contest, or given back of that. */
  | 'prize_pool'
  /** A prize is paid in another currency than the contest's. */
  | 'prize_exchange'
  | 'jackpot_seed'
  | 'jackpot_contribution'
  | 'jackpot_exchange'
  /** The house stakes for a player, or takes that back. */
  | 'free_stake'
  /** Sports bets were decided, or cashed out: their stakes are not open any more. */
  | 'bet_decided'
  /** A result was taken back. */
  | 'bet_reopened'
  /** What offers added to returns of bets, or no longer do. */
  | 'offer_added'
  /** A month of a partner was closed, or a partner was paid. */
  | 'partner_earned'
  | 'partner_paid';

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

/** Bonus that can be staked from now on or, below zero, no longer: no money moves, so the journal says nothing of it. */
export interface IdleShift {
  accountId: bigint;
  /** What the idle part of the bonus gains. */
  idle: bigint;
}

/** What the player can see. */
export function balanceOf(wallet: Pick<Wallet, 'cash' | 'bonus'>): bigint {
  return wallet.cash + wallet.bonus;
}

/** What the player can stake now. */
export function stakeableOf({ cash, bonus, bonusIdle }: Pick<Wallet, 'cash' | 'bonus' | 'bonusIdle'>): bigint {
  return cash + bonus - bonusIdle;
}
