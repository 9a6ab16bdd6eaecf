import { constantColumn, type Tx } from '../../kit/index.ts';
import type { PlayedGift } from '../gift.ts';

/** What never changes in the life of a gift. */
export type FixedPart = Pick<
  PlayedGift,
  'playerId' | 'accountId' | 'type' | 'product' | 'terms' | 'maxCashout' | 'spinsTotal' | 'becomes'
>;

/** A gift as the door reads it with its locks. `mark` says whether its terms are those that were read before. */
export interface LiveGift extends Omit<PlayedGift, keyof FixedPart> {
  mark: string;
}

interface LiveRow extends Pick<PlayedGift, 'stage' | 'amount' | 'balance' | 'released' | 'requirement'> {
  id: bigint;
  progress: bigint;
  steps: number;
  mark: string;
  max_stake: bigint | null;
  open_rounds: number;
  spins_done: number;
  valid_until: Date | null;
  stopped_at: Date | null;
  paused_at: Date | null;
  closed_at: Date | null;
  end_reason: PlayedGift['endReason'];
  held_until: Date | null;
}

interface Row extends LiveRow, Pick<PlayedGift, 'type' | 'product' | 'terms' | 'becomes'> {
  player_id: bigint;
  account_id: bigint;
  max_cashout: bigint | null;
  spins_total: number | null;
}

const liveColumns = `id, stage, amount, balance, released, requirement, progress, steps, max_stake, open_rounds, spins_done,
  valid_until, stopped_at, paused_at, closed_at, end_reason, held_until, jsonb_hash_extended(terms, 0)::text as mark`;
const columns = `${liveColumns}, player_id, account_id, type, product, terms, max_cashout, spins_total, becomes`;

function liveOf(row: LiveRow): LiveGift {
  return {
    id: Number(row.id),
    stage: row.stage,
    amount: row.amount,
    balance: row.balance,
    released: row.released,
    requirement: row.requirement,
    progress: row.progress,
    steps: row.steps,
    maxStake: row.max_stake,
    openRounds: row.open_rounds,
    spinsDone: row.spins_done,
    validUntil: row.valid_until,
    stoppedAt: row.stopped_at,
    pausedAt: row.paused_at,
    closedAt: row.closed_at,
    endReason: row.end_reason,
    heldUntil: row.held_until,
    mark: row.mark,
  };
}

function fixedOf(row: Row): FixedPart {
  return {
    playerId: Number(row.player_id),
    accountId: row.account_id,
    type: row.type,
    product: row.product,
    terms: row.terms,
    maxCashout: row.max_cashout,
    spinsTotal: row.spins_total,
    becomes: row.becomes,
  };
}

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

export async function findPlayedGifts(tx: Tx, ids: readonly number[]): Promise<{ live: LiveGift; fixed: FixedPart }[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<Row>({
    name: 'bonuses_find_played',
    text: `select ${columns} from bonuses_gift where id = any($1::bigint[])`,
    values: [ids],
  });
  return rows.map((row) => ({ live: liveOf(row), fixed: fixedOf(row) }));
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
