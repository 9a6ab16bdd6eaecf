import type { Beacon } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { StoredLottery } from './lottery.ts';

interface LotteryRow {
  promotion_id: bigint;
  version: number;
  identifier: string;
  state: StoredLottery['state'];
  starts_at: Date;
  ends_at: Date;
  draw_at: Date;
  seed: Buffer;
  seed_hash: string;
  opened_seed: string | null;
  salt: Buffer;
  beacon: Beacon;
  named_round: bigint;
  round: bigint;
  tickets: bigint;
  ranges: number;
  root: string | null;
  frozen_at: Date | null;
  signature: string | null;
  drawn_at: Date | null;
  moved_at: Date;
}

const columns = `promotion_id, version, identifier, state, starts_at, ends_at, draw_at, seed, seed_hash, opened_seed, salt, beacon,
  named_round, round, tickets, ranges, root, frozen_at, signature, drawn_at, moved_at`;

const fromRow = (row: LotteryRow): StoredLottery => ({
  promotionId: Number(row.promotion_id),
  version: row.version,
  identifier: row.identifier,
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  drawAt: row.draw_at,
  seed: row.seed,
  seedHash: row.seed_hash,
  openedSeed: row.opened_seed,
  salt: row.salt,
  beacon: row.beacon,
  namedRound: Number(row.named_round),
  round: Number(row.round),
  tickets: Number(row.tickets),
  ranges: row.ranges,
  root: row.root,
  frozenAt: row.frozen_at,
  signature: row.signature,
  drawnAt: row.drawn_at,
  movedAt: row.moved_at,
});

/** Whoever comes second changes nothing (false): a lottery has one seed. */
export async function insertLottery(
  db: Queryable,
  {
    beacon,
    ...lottery
  }: Pick<
    StoredLottery,
    | 'promotionId'
    | 'version'
    | 'identifier'
    | 'startsAt'
    | 'endsAt'
    | 'drawAt'
    | 'seed'
    | 'seedHash'
    | 'salt'
    | 'beacon'
    | 'round'
  >,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into lotteries_lottery (promotion_id, version, identifier, state, starts_at, ends_at, draw_at, seed, seed_hash, salt,
       beacon, named_round, round, moved_at)
     values ($1, $2, $3, 'open', $4, $5, $6, $7, $8, $9, $10, $11, $11, $12) on conflict (promotion_id) do nothing`,
    [
      lottery.promotionId,
      lottery.version,
      lottery.identifier,
      lottery.startsAt,
      lottery.endsAt,
      lottery.drawAt,
      lottery.seed,
      lottery.seedHash,
      lottery.salt,
      JSON.stringify(beacon),
      lottery.round,
      now,
    ],
  );
  return rowCount === 1;
}

export async function knownLotteries(db: Queryable, promotionIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query<{ promotion_id: bigint }>({
    name: 'lotteries_known',
    text: 'select promotion_id from lotteries_lottery where promotion_id = any($1::bigint[])',
    values: [promotionIds],
  });
  return new Set(rows.map(({ promotion_id }) => Number(promotion_id)));
}

/** The numbers of a lottery are given by whoever holds this lock, and by nobody else. */
export async function lockLottery(tx: Tx, promotionId: number): Promise<StoredLottery | undefined> {
  const { rows } = await tx.query<LotteryRow>({
    name: 'lotteries_lock',
    text: `select ${columns} from lotteries_lottery where promotion_id = $1 for update`,
    values: [promotionId],
  });
  return rows[0] && fromRow(rows[0]);
}

export async function findLottery(db: Queryable, promotionId: number): Promise<StoredLottery | undefined> {
  const { rows } = await db.query<LotteryRow>(`select ${columns} from lotteries_lottery where promotion_id = $1`, [
    promotionId,
  ]);
  return rows[0] && fromRow(rows[0]);
}

/** Of these states, in the order of their promotions. */
export async function lotteriesIn(db: Queryable, states: readonly StoredLottery['state'][]): Promise<StoredLottery[]> {
  const { rows } = await db.query<LotteryRow>({
    name: 'lotteries_in',
    text: `select ${columns} from lotteries_lottery where state = any($1::text[]) order by promotion_id`,
    values: [states],
  });
  return rows.map(fromRow);
}

/** What is to come, runs, waits for its draw, or has moved since: those that end first come first. */
export async function recentLotteries(db: Queryable, since: Date): Promise<StoredLottery[]> {
  const { rows } = await db.query<LotteryRow>({
    name: 'lotteries_recent',
    text: `select ${columns} from lotteries_lottery where state in ('open', 'frozen') or moved_at >= $1
      order by ends_at, promotion_id limit 200`,
    values: [since],
  });
  return rows.map(fromRow);
}

/** Behind the lock: numbers were given. */
export async function countTickets(
  tx: Tx,
  { promotionId, tickets, ranges }: { promotionId: number; tickets: number; ranges: number },
): Promise<void> {
  await tx.query({
    name: 'lotteries_count',
    text: 'update lotteries_lottery set tickets = tickets + $2, ranges = ranges + $3 where promotion_id = $1',
    values: [promotionId, tickets, ranges],
  });
}

export async function markFrozen(
  tx: Tx,
  { promotionId, root, round, now }: { promotionId: number; root: string; round: number; now: Date },
): Promise<void> {
  await tx.query(
    `update lotteries_lottery set state = 'frozen', root = $2, round = $3, frozen_at = $4, moved_at = $4 where promotion_id = $1`,
    [promotionId, root, round, now],
  );
}

export async function markDrawn(
  tx: Tx,
  { promotionId, seed, signature, now }: { promotionId: number; seed: string; signature: string; now: Date },
): Promise<void> {
  await tx.query(
    `update lotteries_lottery set state = 'drawn', opened_seed = $2, signature = $3, drawn_at = $4, moved_at = $4
     where promotion_id = $1`,
    [promotionId, seed, signature, now],
  );
}

export async function markCanceled(tx: Tx, promotionId: number, now: Date): Promise<void> {
  await tx.query(`update lotteries_lottery set state = 'canceled', moved_at = $2 where promotion_id = $1`, [
    promotionId,
    now,
  ]);
}
