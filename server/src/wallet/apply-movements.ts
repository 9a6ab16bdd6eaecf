import { invariant } from '../kit/index.ts';
import type { IdleShift, Movement, Wallet } from './wallet.ts';

/** Balances are kept far below the limit of the column, so that no sum of them can overflow it. */
export const largestBalance = 2n ** 53n - 1n;

/** A movement with its player, its number in the wallet and the balances it leaves behind. */
export interface AppliedMovement extends Movement {
  playerId: number;
  currency: string;
  entry: bigint;
  cashAfter: bigint;
  bonusAfter: bigint;
  reservedAfter: bigint;
}

/**
 * Applies movements to locked wallets in the order given; a wallet may be moved more than once. Callers have refused
 * what a player cannot afford: a pocket below zero here is our own mistake.
 */
export function applyMovements(
  wallets: Iterable<Wallet>,
  movements: readonly Movement[],
  shifts: readonly IdleShift[] = [],
): { applied: AppliedMovement[]; changed: Wallet[] } {
  const byId = new Map([...wallets].map((wallet) => [wallet.id, { ...wallet }]));
  const changed = new Set<Wallet>();
  const locked = (accountId: bigint) => {
    const wallet = byId.get(accountId);
    invariant(wallet, `wallet ${accountId} was not locked`);
    changed.add(wallet);
    return wallet;
  };
  const applied = movements.map((movement) => {
    const wallet = locked(movement.accountId);
    wallet.cash += movement.cash;
    wallet.bonus += movement.bonus;
    wallet.reserved += movement.reserved;
    wallet.lastEntry += 1n;
    for (const pocket of [wallet.cash, wallet.bonus, wallet.reserved]) {
      invariant(pocket >= 0n && pocket <= largestBalance, `${movement.reason} would leave ${pocket} in a pocket`);
    }
    const total = movement.cash + movement.bonus + movement.reserved;
    invariant(movement.house !== null || total === 0n, `${movement.reason} would make or lose ${total}`);
    return {
      ...movement,
      playerId: wallet.playerId,
      currency: wallet.currency,
      entry: wallet.lastEntry,
      cashAfter: wallet.cash,
      bonusAfter: wallet.bonus,
      reservedAfter: wallet.reserved,
    };
  });
  for (const { accountId, idle } of shifts) locked(accountId).bonusIdle += idle;
  for (const { id, bonus, bonusIdle } of changed) {
    invariant(bonusIdle >= 0n && bonusIdle <= bonus, `${bonusIdle} of ${bonus} would be idle in wallet ${id}`);
  }
  return { applied, changed: [...changed] };
}
