import type { Tx } from '../../kit/index.ts';
import type { PlayTerms } from '../../promotions/index.ts';
import type { PlayedGift } from '../gift.ts';

/** Columns that are named as the fields are. */
type SameNames =
  | 'type'
  | 'stage'
  | 'product'
  | 'amount'
  | 'balance'
  | 'released'
  | 'requirement'
  | 'progress'
  | 'steps';

interface Row extends Pick<PlayedGift, SameNames | 'becomes'> {
  id: bigint;
  player_id: bigint;
  account_id: bigint;
  terms: string;
  max_stake: bigint | null;
  max_cashout: bigint | null;
  open_rounds: number;
  spins_total: number | null;
  spins_done: number;
  valid_until: Date | null;
  stopped_at: Date | null;
  paused_at: Date | null;
  closed_at: Date | null;
  end_reason: PlayedGift['endReason'];
}

const columns = `id, player_id, account_id, type, stage, product, amount, balance, released, requirement, progress, steps,
  terms::text as terms, max_stake, max_cashout, open_rounds, spins_total, spins_done, becomes, valid_until, stopped_at,
  paused_at, closed_at, end_reason`;

function fromRow(row: Row): PlayedGift {
  return {
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
    terms: termsOf(row.terms),
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
  };
}

/** Gifts of one promotion say the same: what was read last is not read again. */
const knownTerms = new Map<string, PlayTerms>();
const mostKnown = 1_000;

function termsOf(text: string): PlayTerms {
  const known = knownTerms.get(text);
  if (known) return known;
  const terms = JSON.parse(text) as PlayTerms;
  if (knownTerms.size >= mostKnown) knownTerms.clear();
  knownTerms.set(text, terms);
  return terms;
}

/** What the door needs with its locks: gifts that are played with, and those with rounds that are not over. */
export async function readLiveGifts(tx: Tx, playerIds: readonly number[]): Promise<PlayedGift[]> {
  const { rows } = await tx.query<Row>({
    name: 'bonuses_live',
    text: `select ${columns} from bonuses_gift
      where player_id = any($1::bigint[]) and (stage = 'handle_bets' or open_rounds > 0)`,
    values: [playerIds],
  });
  return rows.map(fromRow);
}

export async function findPlayedGifts(tx: Tx, ids: readonly number[]): Promise<PlayedGift[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<Row>({
    name: 'bonuses_find_played',
    text: `select ${columns} from bonuses_gift where id = any($1::bigint[])`,
    values: [ids],
  });
  return rows.map(fromRow);
}

/** Most rounds change no more than this. */
export async function saveProgress(tx: Tx, gifts: readonly PlayedGift[]): Promise<void> {
  if (gifts.length === 0) return;
  await tx.query({
    name: 'bonuses_save_progress',
    text: `update bonuses_gift g set balance = n.balance, progress = n.progress, open_rounds = n.open_rounds,
        spins_done = n.spins_done
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::int[])
        as n (id, balance, progress, open_rounds, spins_done)
      where g.id = n.id`,
    values: [
      gifts.map(({ id }) => id),
      gifts.map(({ balance }) => balance),
      gifts.map(({ progress }) => progress),
      gifts.map(({ openRounds }) => openRounds),
      gifts.map(({ spinsDone }) => spinsDone),
    ],
  });
}

/** What else changes when a gift releases, ends or is revived. */
export async function saveEnds(tx: Tx, gifts: readonly PlayedGift[]): Promise<void> {
  if (gifts.length === 0) return;
  await tx.query({
    name: 'bonuses_save_ends',
    text: `update bonuses_gift g set stage = n.stage, released = n.released, steps = n.steps, paused_at = n.paused_at,
        closed_at = n.closed_at
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::int[], $5::timestamptz[], $6::timestamptz[])
        as n (id, stage, released, steps, paused_at, closed_at)
      where g.id = n.id`,
    values: [
      gifts.map(({ id }) => id),
      gifts.map(({ stage }) => stage),
      gifts.map(({ released }) => released),
      gifts.map(({ steps }) => steps),
      gifts.map(({ pausedAt }) => pausedAt),
      gifts.map(({ closedAt }) => closedAt),
    ],
  });
}
