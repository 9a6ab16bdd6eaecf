import type { Currency } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { Movement, Wallet } from '../wallet/index.ts';
import type { Split } from './split-stake.ts';

/** A stake that was taken, or one that was given back: its amount is below zero then. Nothing: the house paid for the bet. */
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
  /** Of one that was given back: when it had been taken. */
  takenAt?: Date;
}

/**
 * Writes what follows from stakes in the transaction that takes them, as contributions to a jackpot do. Its first
 * statement travels with the group's own writes; whatever fails in it fails the stakes.
 */
export type WagerFollower = (tx: Tx, stakes: AcceptedStake[]) => Promise<void>;

/** Money that a wager moved. `amount` is what the wallet gained: below zero for a stake. */
export interface MovedMoney {
  kind: 'stake' | 'rollback' | 'win' | 'reversal';
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** Of a rollback: when the stake had been taken. */
  takenAt: Date;
}

/** Writes what follows from all money that moved, wins and rollbacks included, as counters of limits do. */
export type WagerWatcher = (tx: Tx, moved: MovedMoney[]) => Promise<void>;

export interface Moving {
  movements: readonly Movement[];
  stakes: readonly AcceptedStake[];
}

/** What a plan moves in a player's game: presents of the house are not in it. */
export function movedBy({ movements, stakes }: Moving, wallet: Wallet | undefined, now: Date): MovedMoney[] {
  const staked = stakes.flatMap(({ playerId, currency, amount, at, takenAt }): MovedMoney[] => {
    const gained = -(amount.cash + amount.bonus);
    if (gained === 0n) return [];
    return [{ kind: gained < 0n ? 'stake' : 'rollback', playerId, currency, amount: gained, takenAt: takenAt ?? at }];
  });
  const won = movements.flatMap(({ reason, house, cash, bonus }): MovedMoney[] => {
    if (!wallet || (house !== 'games' && house !== 'sports') || (reason !== 'win' && reason !== 'reversal')) return [];
    const { playerId, currency } = wallet;
    return [{ kind: reason, playerId, currency, amount: cash + bonus, takenAt: now }];
  });
  return [...staked, ...won];
}
