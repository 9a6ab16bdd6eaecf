import { constantColumn, type Tx } from '../../kit/index.ts';
import type { PlayedGift } from '../gift.ts';

/** What nearly every round changes of a gift. `mark` says whether the rest is as it was read before. */
interface LiveGift extends Pick<PlayedGift, 'id' | 'balance' | 'progress' | 'openRounds' | 'spinsDone'> {
  mark: bigint;
}

interface LiveRow extends Pick<PlayedGift, 'balance' | 'progress'> {
  id: bigint;
  open_rounds: number;
  spins_done: number;
  mark: bigint;
}

interface Row
  extends LiveRow,
    Pick<
      PlayedGift,
      'type' | 'stage' | 'product' | 'amount' | 'released' | 'requirement' | 'steps' | 'terms' | 'becomes'
    > {
  player_id: bigint;
  account_id: bigint;
  max_stake: bigint | null;
  max_cashout: bigint | null;
  spins_total: number | null;
  valid_until: Date | null;
  stopped_at: Date | null;
  paused_at: Date | null;
  closed_at: Date | null;
  end_reason: PlayedGift['endReason'];
  held_until: Date | null;
}

/** All that can change and is in no row that is read again with each round; one number of it is cheaper than a dozen columns. */
const marked = `stage, amount, released, requirement, steps, max_stake, max_cashout, valid_until, stopped_at, paused_at, closed_at,
  end_reason, held_until, terms`;
const liveColumns = `id, balance, progress, open_rounds, spins_done, hash_record_extended(row(${marked}), 0) as mark`;
const columns = `${liveColumns}, ${marked}, player_id, account_id, type, product, spins_total, becomes`;

const liveOf = (row: LiveRow): LiveGift => ({
  id: Number(row.id),
  balance: row.balance,
  progress: row.progress,
  openRounds: row.open_rounds,
  spinsDone: row.spins_done,
  mark: row.mark,
});

const giftOf = (row: Row): PlayedGift => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  accountId: row.account_id,
  type: row.type,
  stage: row.stage,
  product: row.product,
  amount: row.amount,
  balance: row.balance,
  released: row.released,
  requirement: row.requirement,
  progress: row.progress,
  steps: row.steps,
  terms: row.terms,
  maxStake: row.max_stake,
  maxCashout: row.max_cashout,
  openRounds: row.open_rounds,
  spinsTotal: row.spins_total,
  spinsDone: row.spins_done,
  becomes: row.becomes,
  validUntil: row.valid_until,
  stoppedAt: row.stopped_at,
  pausedAt: row.paused_at,
  closedAt: row.closed_at,
  endReason: row.end_reason,
  heldUntil: row.held_until,
});

/** What the door needs with its locks: gifts that are played with, and those with rounds that are not over. */
export async function readLiveGifts(tx: Tx, playerIds: readonly number[]): Promise<LiveGift[]> {
  const { rows } = await tx.query<LiveRow>({
    name: 'bonuses_live',
    text: `select ${liveColumns} from bonuses_gift
      where player_id = any($1::bigint[]) and (stage = 'handle_bets' or open_rounds > 0)`,
    values: [playerIds],
  });
  return rows.map(liveOf);
}

export async function findPlayedGifts(tx: Tx, ids: readonly number[]): Promise<{ mark: bigint; gift: PlayedGift }[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<Row>({
    name: 'bonuses_find_played',
    text: `select ${columns} from bonuses_gift where id = any($1::bigint[])`,
    values: [ids],
  });
  return rows.map((row) => ({ mark: row.mark, gift: giftOf(row) }));
}

/** Most rounds change no more than this. */
export async function saveProgress(tx: Tx, gifts: readonly PlayedGift[]): Promise<void> {
  if (gifts.length === 0) return;
  await tx.query({
    name: 'bonuses_save_progress',
    text: `update bonuses_gift g set balance = n.balance, progress = n.progress,
        open_rounds = coalesce(n.open_rounds, ($4::int[])[1]), spins_done = coalesce(n.spins_done, ($5::int[])[1])
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::int[])
        as n (id, balance, progress, open_rounds, spins_done)
      where g.id = n.id`,
    values: [
      gifts.map(({ id }) => id),
      gifts.map(({ balance }) => balance),
      gifts.map(({ progress }) => progress),
      constantColumn(gifts.map(({ openRounds }) => openRounds)),
      constantColumn(gifts.map(({ spinsDone }) => spinsDone)),
    ],
  });
}

/** What else changes when a gift releases, ends or is revived. */
export async function saveEnds(tx: Tx, gifts: readonly PlayedGift[]): Promise<void> {
  if (gifts.length === 0) return;
  await tx.query({
    name: 'bonuses_save_ends',
    text: `update bonuses_gift g set stage = n.stage, released = n.released, steps = n.steps, paused_at = n.paused_at,
        closed_at = n.closed_at, stopped_at = n.stopped_at
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[])
        as n (id, stage, released, steps, paused_at, closed_at, stopped_at)
      where g.id = n.id`,
    values: [
      gifts.map(({ id }) => id),
      gifts.map(({ stage }) => stage),
      gifts.map(({ released }) => released),
      gifts.map(({ steps }) => steps),
      gifts.map(({ pausedAt }) => pausedAt),
      gifts.map(({ closedAt }) => closedAt),
      gifts.map(({ stoppedAt }) => stoppedAt),
    ],
  });
}
