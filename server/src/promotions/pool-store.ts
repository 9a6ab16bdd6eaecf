import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

/** What was set aside for the prizes of a contest, in its currency. */
export interface PrizePool {
  promotionId: number;
  currency: Currency;
  promised: bigint;
  paid: bigint;
  returned: bigint;
  /** How many transfers there were. */
  moves: number;
  /** Null: the contest goes on. */
  closedAt: Date | null;
}

interface PoolRow extends Pick<PrizePool, 'currency' | 'promised' | 'paid' | 'returned' | 'moves'> {
  promotion_id: bigint;
  closed_at: Date | null;
}

const columns = 'promotion_id, currency, promised, paid, returned, moves, closed_at';

const fromRow = ({ promotion_id, closed_at, ...row }: PoolRow): PrizePool => ({
  ...row,
  promotionId: Number(promotion_id),
  closedAt: closed_at,
});

/** What is in the account `prizes` for it. */
export const owedBy = ({ promised, paid, returned }: PrizePool): bigint => promised - paid - returned;

export async function readPools(db: Queryable, promotionIds: readonly number[]): Promise<Map<number, PrizePool>> {
  const { rows } = await db.query<PoolRow>({
    name: 'promotions_read_pools',
    text: `select ${columns} from promotions_pool where promotion_id = any($1::bigint[])`,
    values: [promotionIds],
  });
  return new Map(rows.map((row) => [Number(row.promotion_id), fromRow(row)]));
}

/** In the order of ids, behind budgets. */
export async function lockPools(tx: Tx, promotionIds: readonly number[]): Promise<PrizePool[]> {
  const { rows } = await tx.query<PoolRow>({
    name: 'promotions_lock_pools',
    text: `select ${columns} from promotions_pool where promotion_id = any($1::bigint[]) order by promotion_id for update`,
    values: [promotionIds],
  });
  return rows.map(fromRow);
}

/** Empty; nothing changes where there is one. */
export async function openPool(
  tx: Tx,
  { promotionId, currency, at }: { promotionId: number; currency: Currency; at: Date },
): Promise<void> {
  await tx.query(
    `insert into promotions_pool (promotion_id, currency, promised, opened_at) values ($1, $2, 0, $3)
     on conflict (promotion_id) do nothing`,
    [promotionId, currency, at],
  );
}

/** Of a pool that is locked. */
export async function writePool(tx: Tx, pool: PrizePool): Promise<void> {
  const { promotionId, promised, paid, returned, moves, closedAt } = pool;
  await tx.query({
    name: 'promotions_write_pool',
    text: `update promotions_pool set promised = $2, paid = $3, returned = $4, moves = $5, closed_at = $6 where promotion_id = $1`,
    values: [promotionId, promised, paid, returned, moves, closedAt],
  });
}

/** What prizes cost that were won and are still to be given. */
export async function costOfDuePrizes(db: Queryable, promotionId: number): Promise<bigint> {
  const { rows } = await db.query<{ cost: bigint }>(
    `select coalesce(sum(cost), 0)::bigint as cost from promotions_grant
     where promotion_id = $1 and state in ('reserved', 'due') and reward ->> 'type' = 'cash' and reward ->> 'why' = 'prize'`,
    [promotionId],
  );
  return rows[0]?.cost ?? 0n;
}
