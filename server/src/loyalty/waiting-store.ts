import type { Queryable, Waiting } from '../kit/index.ts';

/** Orders that nobody has sent yet. */
export const waitingOrders = (db: Queryable): Promise<Waiting> =>
  waiting(
    db,
    `select count(*) as open, min(placed_at) as oldest from loyalty_order where state in ('placed', 'confirmed')`,
  );

/** Corrections of points that a second person has to decide. */
export const waitingCorrections = (db: Queryable): Promise<Waiting> =>
  waiting(db, `select count(*) as open, min(proposed_at) as oldest from loyalty_correction where state = 'proposed'`);

async function waiting(db: Queryable, sql: string): Promise<Waiting> {
  const { rows } = await db.query<{ open: bigint; oldest: Date | null }>(sql);
  return { open: Number(rows[0]?.open ?? 0), oldestAt: rows[0]?.oldest ?? null };
}
