import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import type { Gift } from './gift.ts';
import type { GiftMove } from './move-gift.ts';

/** Columns by field: `bigint` stays one, ids of players and gifts are numbers. */
const columns = {
  id: 'id',
  playerId: 'player_id',
  accountId: 'account_id',
  currency: 'currency',
  type: 'type',
  stage: 'stage',
  promotionId: 'promotion_id',
  version: 'version',
  sourceKey: 'source_key',
  occasion: 'occasion',
  texts: 'texts',
  groupKey: 'group_key',
  strategy: 'strategy',
  product: 'product',
  amount: 'amount',
  balance: 'balance',
  released: 'released',
  requirement: 'requirement',
  progress: 'progress',
  steps: 'steps',
  terms: 'terms',
  maxStake: 'max_stake',
  maxCashout: 'max_cashout',
  days: 'days',
  openRounds: 'open_rounds',
  depositAmount: 'deposit_amount',
  afterTransfer: 'after_transfer',
  spinsTotal: 'spins_total',
  spinsDone: 'spins_done',
  spinBet: 'spin_bet',
  freeRoundsId: 'free_rounds_id',
  becomes: 'becomes',
  resultGiftId: 'result_gift_id',
  createdAt: 'created_at',
  activatableUntil: 'activatable_until',
  activatedAt: 'activated_at',
  validUntil: 'valid_until',
  stoppedAt: 'stopped_at',
  pausedAt: 'paused_at',
  closedAt: 'closed_at',
  endReason: 'end_reason',
  queueOrder: 'queue_order',
  heldUntil: 'held_until',
} as const satisfies Record<keyof Gift, string>;

const fields = Object.keys(columns) as (keyof Gift)[];
const selected = fields.map((field) => columns[field]).join(', ');
const numbers: ReadonlySet<keyof Gift> = new Set(['id', 'playerId', 'promotionId', 'resultGiftId']);

function fromRow(row: Record<string, unknown>): Gift {
  const read = (field: keyof Gift) => {
    const value = row[columns[field]];
    return numbers.has(field) && value !== null ? Number(value) : value;
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as unknown as Gift;
}

export async function findGifts(db: Queryable, ids: readonly number[]): Promise<Gift[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${selected} from bonuses_gift where id = any($1::bigint[]) order by id`,
    [ids],
  );
  return rows.map(fromRow);
}

/** Of players, newest first. */
export async function listGifts(
  db: Queryable,
  { playerIds, type }: { playerIds: readonly number[]; type?: Gift['type'] },
): Promise<Gift[]> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${selected} from bonuses_gift where player_id = any($1::bigint[]) and ($2::text is null or type = $2)
     order by id desc`,
    [playerIds, type ?? null],
  );
  return rows.map(fromRow);
}

/** Those of wallets that have not ended, oldest first. Behind the wallets' locks they stay as they are. */
export async function listOpenGifts(db: Queryable, accountIds: readonly bigint[]): Promise<Gift[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${selected} from bonuses_gift
     where account_id = any($1::bigint[]) and stage in ('issued', 'wait', 'handle_bets', 'activated') order by id`,
    [accountIds],
  );
  return rows.map(fromRow);
}

export interface GiftOwner {
  playerId: number;
  currency: Currency;
}

/** Wallets of players that have gifts which have not ended. */
export async function listHolders(db: Queryable, playerIds: readonly number[]): Promise<GiftOwner[]> {
  if (playerIds.length === 0) return [];
  return ownersOf(db, `player_id = any($1::bigint[])`, [playerIds]);
}

/** Wallets with gifts whose time is over and that nothing holds open, some at a time. */
export async function listOverdue(db: Queryable, { now, most }: { now: Date; most: number }): Promise<GiftOwner[]> {
  return ownersOf(
    db,
    `stopped_at is null and ((stage = 'issued' and activatable_until <= $1)
       or (stage in ('wait', 'handle_bets', 'activated') and valid_until <= $1 and open_rounds = 0))`,
    [now],
    most,
  );
}

interface HoldersAsked {
  /** Players behind this one, in their order. */
  after: number;
  most: number;
  /** Only those with a gift whose clock stands although it waits for no other gift: a break may be over. */
  stopped?: true;
}

/** Players with gifts that have not ended, page by page. */
export async function listHolderIds(db: Queryable, { after, most, stopped }: HoldersAsked): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from bonuses_gift
     where stage in ('issued', 'wait', 'handle_bets', 'activated') and player_id > $1
       ${stopped ? `and stopped_at is not null and not (stage = 'wait' and paused_at is null)` : ''}
     order by player_id limit $2`,
    [after, most],
  );
  return rows.map((row) => Number(row.player_id));
}

export async function findGiftBySource(
  db: Queryable,
  { playerId, sourceKey }: Pick<Gift, 'playerId' | 'sourceKey'>,
): Promise<Gift | undefined> {
  const { rows } = await db.query<Record<string, unknown>>(
    `select ${selected} from bonuses_gift where player_id = $1 and source_key = $2`,
    [playerId, sourceKey],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Every move of a player's gifts, oldest first. */
export async function listMoves(db: Queryable, playerId: number): Promise<GiftMove[]> {
  const { rows } = await db.query<Omit<GiftMove, 'playerId' | 'giftId'> & { player_id: bigint; gift_id: bigint }>(
    `select player_id, gift_id, from_stage as "fromStage", to_stage as "toStage", issued, converted, forfeited, handed,
       transfer_key as "transferKey", actor, reason, at from bonuses_move where player_id = $1 order by id`,
    [playerId],
  );
  return rows.map(({ player_id: player, gift_id: gift, ...move }) => ({
    ...move,
    playerId: Number(player),
    giftId: Number(gift),
  }));
}

/** What was given for one occasion is one gift, whatever it consists of; what spins have won is part of them. */
const asOne = `case when promotion_id is null then source_key else promotion_id || ' ' || coalesce(occasion, source_key) end`;

/** How many gifts players have had: what was neither taken nor can be any more is none. `besides` one, with all of its occasion. */
export async function countGifts(
  db: Queryable,
  playerIds: readonly number[],
  { which = 'given', besides = 0 }: { which?: 'given' | 'taken'; besides?: number } = {},
): Promise<Map<number, number>> {
  if (playerIds.length === 0) return new Map();
  const { rows } = await db.query<{ player_id: bigint; gifts: number }>(
    `select player_id, count(distinct ${asOne})::int as gifts from bonuses_gift
     where player_id = any($1::bigint[]) and source_key not like 'freespins:%'
       and (activated_at is not null or ($2 = 'given' and closed_at is null))
       and ${asOne} is distinct from (select ${asOne} from bonuses_gift where id = $3)
     group by player_id`,
    [playerIds, which, besides],
  );
  return new Map(rows.map(({ player_id: id, gifts }) => [Number(id), gifts]));
}

/** How many gifts of a group a player has taken since. Nobody else counts them until the transaction ends: one wallet's lock is not all. */
export async function countTaken(
  tx: Tx,
  { playerId, groupKey, since }: { playerId: number; groupKey: string; since: Date },
): Promise<number> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('bonuses-day ' || $1::text, 0))`, [playerId]);
  const { rows } = await tx.query<{ taken: number }>(
    `select count(*)::int as taken from bonuses_gift where player_id = $1 and group_key = $2 and activated_at >= $3`,
    [playerId, groupKey, since],
  );
  return rows[0]?.taken ?? 0;
}

async function ownersOf(db: Queryable, which: string, values: unknown[], most = 10_000): Promise<GiftOwner[]> {
  const { rows } = await db.query<{ player_id: bigint; currency: Currency }>(
    `select player_id, currency from bonuses_gift
     where stage in ('issued', 'wait', 'handle_bets', 'activated') and ${which}
     group by player_id, currency order by player_id, currency limit ${most}`,
    values,
  );
  return rows.map(({ player_id: playerId, currency }) => ({ playerId: Number(playerId), currency }));
}

const json: ReadonlySet<keyof Gift> = new Set(['texts', 'terms', 'becomes']);
const written = (gift: Omit<Gift, 'id'> & { id?: number }, field: keyof Gift) =>
  json.has(field) && gift[field] !== null ? JSON.stringify(gift[field]) : (gift[field] ?? null);

/** Undefined: there is one with this source already. */
export async function insertGift(tx: Tx, gift: Omit<Gift, 'id'>): Promise<Gift | undefined> {
  const own = fields.filter((field) => field !== 'id');
  const { rows } = await tx.query<Record<string, unknown>>(
    `insert into bonuses_gift (${own.map((field) => columns[field]).join(', ')})
     values (${own.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict on constraint bonuses_gift_once do nothing returning ${selected}`,
    own.map((field) => written(gift, field)),
  );
  return rows[0] && fromRow(rows[0]);
}

const changeable = [
  'stage',
  'amount',
  'balance',
  'released',
  'requirement',
  'progress',
  'steps',
  'openRounds',
  'depositAmount',
  'spinsDone',
  'freeRoundsId',
  'resultGiftId',
  'activatableUntil',
  'activatedAt',
  'validUntil',
  'stoppedAt',
  'pausedAt',
  'closedAt',
  'endReason',
  'queueOrder',
  'heldUntil',
] as const satisfies readonly (keyof Gift)[];
const castOf: Partial<Record<keyof Gift, string>> = {
  stage: 'text',
  steps: 'int',
  openRounds: 'int',
  spinsDone: 'int',
  freeRoundsId: 'uuid',
  activatableUntil: 'timestamptz',
  activatedAt: 'timestamptz',
  validUntil: 'timestamptz',
  stoppedAt: 'timestamptz',
  pausedAt: 'timestamptz',
  closedAt: 'timestamptz',
  endReason: 'text',
  heldUntil: 'timestamptz',
};

/** Writes gifts as they are now; their wallets are locked. */
export async function saveGifts(tx: Tx, gifts: readonly Gift[]): Promise<void> {
  if (gifts.length === 0) return;
  const names = changeable.map((field) => columns[field]);
  await tx.query({
    name: 'bonuses_save_gifts',
    text: `update bonuses_gift g set ${names.map((name) => `${name} = n.${name}`).join(', ')}
      from unnest($1::bigint[], ${changeable.map((field, index) => `$${index + 2}::${castOf[field] ?? 'bigint'}[]`).join(', ')})
        as n (id, ${names.join(', ')})
      where g.id = n.id`,
    values: [gifts.map(({ id }) => id), ...changeable.map((field) => gifts.map((gift) => gift[field]))],
  });
}
