import type { Currency } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';
import type { DifferenceKind } from './flag-difference.ts';

export interface Difference {
  id: number;
  kind: DifferenceKind;
  provider: string;
  paymentId: number | null;
  playerId: number | null;
  providerReference: string;
  /** What the provider says, and what we hold for true. */
  amount: bigint | null;
  currency: Currency | null;
  expectedAmount: bigint | null;
  expectedCurrency: Currency | null;
  detail: string;
  foundAt: Date;
  settled: { at: Date; by: string; settlement: string } | null;
}

interface Row {
  id: bigint;
  kind: DifferenceKind;
  provider: string;
  payment_id: bigint | null;
  player_id: bigint | null;
  provider_reference: string;
  amount: bigint | null;
  currency: Currency | null;
  expected_amount: bigint | null;
  expected_currency: Currency | null;
  detail: string;
  found_at: Date;
  settled_at: Date | null;
  settled_by_name: string | null;
  settlement: string | null;
}

const columns = `id, kind, provider, payment_id, player_id, provider_reference, amount, currency, expected_amount,
  expected_currency, detail, found_at, settled_at, settled_by_name, settlement`;

function fromRow(row: Row): Difference {
  return {
    id: Number(row.id),
    kind: row.kind,
    provider: row.provider,
    paymentId: row.payment_id === null ? null : Number(row.payment_id),
    playerId: row.player_id === null ? null : Number(row.player_id),
    providerReference: row.provider_reference,
    amount: row.amount,
    currency: row.currency,
    expectedAmount: row.expected_amount,
    expectedCurrency: row.expected_currency,
    detail: row.detail,
    foundAt: row.found_at,
    settled: row.settled_at && { at: row.settled_at, by: row.settled_by_name ?? '', settlement: row.settlement ?? '' },
  };
}

export interface DifferenceFilter {
  settled?: boolean | undefined;
  paymentId?: number | undefined;
  /** The last id of the page before; newest first. */
  below?: number | undefined;
  limit: number;
}

export async function selectDifferences(db: Queryable, filter: DifferenceFilter): Promise<Difference[]> {
  const { settled, paymentId, below, limit } = filter;
  const { rows } = await db.query<Row>(
    `select ${columns} from payments_difference
     where ($1::boolean is null or (settled_at is not null) = $1) and ($2::bigint is null or payment_id = $2)
       and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [settled ?? null, paymentId ?? null, below ?? null, limit],
  );
  return rows.map(fromRow);
}

export const openDifferences = queueOf(
  'select id, found_at as since from payments_difference where settled_at is null',
);

export async function lockDifference(tx: Tx, id: number): Promise<Difference | undefined> {
  const { rows } = await tx.query<Row>(`select ${columns} from payments_difference where id = $1 for no key update`, [
    id,
  ]);
  return rows[0] && fromRow(rows[0]);
}

export async function settleDifferenceRow(
  tx: Tx,
  { id, member, settlement, at }: { id: number; member: { id: number; name: string }; settlement: string; at: Date },
): Promise<void> {
  await tx.query(
    `update payments_difference set settled_at = $2, settled_by = $3, settled_by_name = $4, settlement = $5
     where id = $1`,
    [id, at, member.id, member.name, settlement],
  );
}
