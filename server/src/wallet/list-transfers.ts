import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { HouseAccount, Reason } from './wallet.ts';

/** A transfer as an auditor reads it. */
export interface LedgerLine {
  id: number;
  key: string;
  reason: Reason;
  currency: Currency;
  cash: bigint;
  bonus: bigint;
  reserved: bigint;
  house: HouseAccount | null;
  at: Date;
}

/** All transfers that were written under a key, oldest first. */
export async function listTransfers(db: Queryable, key: string): Promise<LedgerLine[]> {
  const { rows } = await db.query<LedgerLine & { id: bigint }>(
    'select id, key, reason, currency, cash, bonus, reserved, house, at from wallet_transfer where key = $1 order by id',
    [key],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
