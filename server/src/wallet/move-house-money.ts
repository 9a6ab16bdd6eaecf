import type { Currency } from '@halley/contract';
import { invariant, type Tx } from '../kit/index.ts';
import type { HouseAccount, HouseReason } from './wallet.ts';

export interface HouseTransfer {
  /** With the reason, unique for ever: a transfer that is written twice fails the transaction. */
  key: string;
  reason: HouseReason;
  currency: Currency;
  from: HouseAccount;
  to: HouseAccount;
  amount: bigint;
}

/** Moves money between accounts of the house. No balance is touched: a job adds them up, as for every house account. */
export async function moveHouseMoney(tx: Tx, transfers: HouseTransfer[]): Promise<void> {
  if (transfers.length === 0) return;
  for (const { amount, from, to } of transfers) {
    invariant(amount > 0n && from !== to, `the house cannot move ${amount} from ${from} to ${to}`);
  }
  const column = <T>(read: (transfer: HouseTransfer) => T) => transfers.map(read);
  await tx.query({
    name: 'wallet_move_house_money',
    text: `insert into wallet_house_transfer (key, reason, currency, from_account, to_account, amount)
      select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])`,
    values: [
      column((transfer) => transfer.key),
      column((transfer) => transfer.reason),
      column((transfer) => transfer.currency),
      column((transfer) => transfer.from),
      column((transfer) => transfer.to),
      column((transfer) => transfer.amount),
    ],
  });
}
