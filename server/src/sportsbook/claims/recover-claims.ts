import { createHash } from 'node:crypto';
import type { Currency } from '@halley/contract';
import { keyFor, type Tx } from '../../kit/index.ts';
import { lockWallets, type Movement, post } from '../../wallet/index.ts';
import { insertPayments, type StoredPayment } from '../settle/settle-store.ts';
import { type Claim, lockRecovering, updateClaims } from './claim-store.ts';
import { tellClaims } from './tell-claims.ts';

/** What a bet has just returned in cash. */
export interface SportsReturn {
  playerId: number;
  betId: string;
  version: number;
  currency: Currency;
  amount: bigint;
}

/**
 * Keeps what is owed of returns that were just paid, at most half of each: only of sport, never of deposits, and only while
 * two people have agreed to it and its time lasts. The wallets are locked.
 */
export async function recoverClaims(tx: Tx, returns: readonly SportsReturn[], now: Date): Promise<void> {
  if (returns.length === 0) return;
  const claims = await lockRecovering(tx, [...new Set(returns.map(({ playerId }) => playerId))], now);
  if (claims.length === 0) return;
  const owing = new Map(claims.map((claim) => [claim.id, claim]));
  const kept: { of: SportsReturn; amount: bigint }[] = [];
  for (const of of returns) {
    let left = of.amount / 2n;
    let amount = 0n;
    for (const claim of owing.values()) {
      if (claim.playerId !== of.playerId || claim.currency !== of.currency || left === 0n) continue;
      const open = openOf(claim);
      const part = open < left ? open : left;
      if (part === 0n) continue;
      const recovered = claim.recovered + part;
      owing.set(claim.id, { ...claim, recovered, state: part === open ? 'over' : claim.state });
      left -= part;
      amount += part;
    }
    if (amount > 0n) kept.push({ of, amount });
  }
  const payments = kept.map(
    ({ of, amount }): StoredPayment => ({
      betId: of.betId,
      version: of.version,
      playerId: of.playerId,
      kind: 'claim',
      actionId: keyFor(`bet ${of.betId} ${of.version} claim`),
      amount: -amount,
      shortfall: 0n,
    }),
  );
  const wallets = await lockWallets(
    tx,
    kept.map(({ of }) => of),
  );
  const walletOf = (of: SportsReturn) =>
    wallets.find((wallet) => wallet.playerId === of.playerId && wallet.currency === of.currency);
  const movements = kept.flatMap(({ of, amount }, index): Movement[] => {
    const wallet = walletOf(of);
    const key = payments[index]?.actionId;
    if (!wallet || !key) return [];
    const inputHash = createHash('sha256').update(key).digest();
    return [
      {
        accountId: wallet.id,
        key,
        reason: 'claim',
        inputHash,
        cash: -amount,
        bonus: 0n,
        reserved: 0n,
        house: 'sports',
      },
    ];
  });
  const before = new Map(claims.map((claim) => [claim.id, claim]));
  const changed = [...owing.values()].filter((claim) => before.get(claim.id) !== claim);
  const keptOf = (claim: Claim) => claim.recovered - (before.get(claim.id)?.recovered ?? 0n);
  await Promise.all([
    post(tx, wallets, movements),
    updateClaims(tx, changed),
    insertPayments(tx, payments, now),
    tellClaims(tx, changed, { change: 'kept', keptOf, at: now }),
  ]);
}

/** Bonus money is never asked back. */
const openOf = ({ amount, bonus, recovered }: Claim): bigint => amount - bonus - recovered;
