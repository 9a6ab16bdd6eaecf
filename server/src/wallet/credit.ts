import { type Currency, Refusal } from '@halley/contract';
import { brokenConstraint, inputHash, invariant, type Tx } from '../kit/index.ts';
import { largestBalance } from './apply-movements.ts';
import { openWallet } from './open-wallet.ts';
import { post } from './post.ts';
import { findTransferHash } from './store.ts';
import { balanceOf, type HouseAccount, type Reason, type Wallet } from './wallet.ts';

export interface Credit {
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** A uuid. The same key credits once. */
  key: string;
  reason: Extract<Reason, 'deposit' | 'demo_grant' | 'jackpot' | 'cashback' | 'prize' | 'points_exchange'>;
  house: HouseAccount;
}

/** Puts money into a player's cash. A repeated key changes nothing; the same key for another credit is refused. */
export async function credit(tx: Tx, input: Credit): Promise<Wallet> {
  invariant(input.amount > 0n, 'a credit is above zero');
  const wallet = await openWallet(tx, input);
  const hash = Buffer.from(inputHash(input), 'hex');
  const earlier = await findTransferHash(tx, input.key, input.reason);
  if (earlier && !earlier.equals(hash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
  if (earlier) return wallet;
  if (balanceOf(wallet) + wallet.reserved + input.amount > largestBalance) throw new Refusal('amount_cents.too_large');
  const [changed] = await post(
    tx,
    [wallet],
    [
      {
        accountId: wallet.id,
        key: input.key,
        reason: input.reason,
        inputHash: hash,
        cash: input.amount,
        bonus: 0n,
        reserved: 0n,
        house: input.house,
      },
    ],
  ).catch(refuseUsedKey);
  return changed ?? wallet;
}

/** Another wallet's credit took the key at the same moment: its lock is not ours, so only the journal can tell. */
function refuseUsedKey(error: unknown): never {
  throw brokenConstraint(error) === 'wallet_transfer_once' ? new Refusal('IDEMPOTENCY_CONFLICT') : error;
}
