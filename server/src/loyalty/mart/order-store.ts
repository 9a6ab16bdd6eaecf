import type { ExchangeType, OrderState } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Order } from './order.ts';

/** Columns that are called as their properties are. */
type Same = 'key' | 'version' | 'card' | 'type' | 'texts' | 'quantity' | 'points' | 'currency' | 'state' | 'tracking';

interface OrderRow extends Pick<Order, Same> {
  id: bigint;
  player_id: bigint;
  input_hash: string;
  promotion_id: bigint;
  /** `forgotten`: it was wiped some time after the order was over. */
  address: Order['address'] | { forgotten: true };
  paid_from: [string, string][];
  placed_at: Date;
  changed_at: Date;
}

const columns = `id, player_id, key, input_hash, promotion_id, version, card, type, texts, quantity, points, currency, state,
  address, tracking, paid_from, placed_at, changed_at`;

const fromRow = (row: OrderRow): Order => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  key: row.key,
  inputHash: row.input_hash,
  promotionId: Number(row.promotion_id),
  version: row.version,
  card: row.card,
  type: row.type,
  texts: row.texts,
  quantity: row.quantity,
  points: row.points,
  currency: row.currency,
  state: row.state,
  address: row.address && 'forgotten' in row.address ? null : row.address,
  tracking: row.tracking,
  paidFrom: row.paid_from.map(([month, points]) => [month, BigInt(points)]),
  placedAt: row.placed_at,
  changedAt: row.changed_at,
});

/** What a request with this key has come to; undefined: there was none. */
export async function findOrderByKey(db: Queryable, playerId: number, key: string): Promise<Order | undefined> {
  const { rows } = await db.query<OrderRow>({
    name: 'loyalty_order_by_key',
    text: `select ${columns} from loyalty_order where player_id = $1 and key = $2`,
    values: [playerId, key],
  });
  return rows[0] && fromRow(rows[0]);
}

export async function findOrder(db: Queryable, id: number): Promise<Order | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${columns} from loyalty_order where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Moves of one order come one after the other. The player's points are locked before it. */
export async function lockOrder(tx: Tx, id: number): Promise<Order | undefined> {
  const { rows } = await tx.query<OrderRow>(`select ${columns} from loyalty_order where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function insertOrder(tx: Tx, order: Omit<Order, 'id' | 'tracking' | 'changedAt'>): Promise<Order> {
  const { rows } = await tx.query<OrderRow>({
    name: 'loyalty_insert_order',
    text: `insert into loyalty_order (player_id, key, input_hash, promotion_id, version, card, type, texts, quantity, points,
        currency, state, address, paid_from, placed_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning ${columns}`,
    values: [
      order.playerId,
      order.key,
      order.inputHash,
      order.promotionId,
      order.version,
      order.card,
      order.type,
      JSON.stringify(order.texts),
      order.quantity,
      order.points,
      order.currency,
      order.state,
      order.address && JSON.stringify(order.address),
      JSON.stringify(order.paidFrom.map(([month, points]) => [month, String(points)])),
      order.placedAt,
    ],
  });
  return fromRow(rows[0] as OrderRow);
}

export async function updateOrder(
  tx: Tx,
  { id, state, tracking, at }: Pick<Order, 'id' | 'state' | 'tracking'> & { at: Date },
): Promise<Order> {
  const { rows } = await tx.query<OrderRow>(
    `update loyalty_order set state = $2, tracking = $3, changed_at = $4 where id = $1 returning ${columns}`,
    [id, state, tracking, at],
  );
  return fromRow(rows[0] as OrderRow);
}

/** Where things went is forgotten once their orders have been over for so long. @returns how many */
export async function forgetAddresses(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update loyalty_order set address = '{"forgotten": true}'
     where type = 'goods' and state in ('delivered', 'canceled', 'returned') and changed_at < $1 and not address ? 'forgotten'`,
    [before],
  );
  return rowCount ?? 0;
}

/** Newest first. */
export async function listOrdersOf(db: Queryable, playerId: number, limit: number): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from loyalty_order where player_id = $1 order by id desc limit $2`,
    [playerId, limit],
  );
  return rows.map(fromRow);
}

export interface OrderFilter {
  playerId?: number | undefined;
  state?: OrderState | undefined;
  type?: ExchangeType | undefined;
  limit: number;
}

/** Those that somebody has to do something about first, the oldest of them first; then the others, newest first. */
export async function listForDesk(db: Queryable, { playerId, state, type, limit }: OrderFilter): Promise<Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from loyalty_order
     where ($1::bigint is null or player_id = $1) and ($2::text is null or state = $2) and ($3::text is null or type = $3)
     order by state in ('placed', 'confirmed', 'sent') desc,
       case when state in ('placed', 'confirmed', 'sent') then id end, id desc limit $4`,
    [playerId ?? null, state ?? null, type ?? null, limit],
  );
  return rows.map(fromRow);
}

/** Boxes and turns of orders, and whether all of an order can still be opened. */
export type OrderBoxes = ReadonlyMap<number, { ids: number[]; areUnopened: boolean }>;

/** Boxes and turns that were given with orders of players: which order has which. */
export async function lootboxesOf(db: Queryable, orders: readonly Order[]): Promise<OrderBoxes> {
  const boxed = orders.filter(({ type }) => type === 'lootboxes');
  if (boxed.length === 0) return new Map();
  const { rows } = await db.query<{ order_id: bigint; ids: bigint[]; unopened: boolean }>(
    `select o.id as order_id, array_agg(b.id order by b.id) as ids, bool_and(b.stage = 'issued') as unopened from loyalty_order o
     join loyalty_lootbox b on b.player_id = o.player_id and b.promotion_id = o.promotion_id
       and b.source ->> 'occasion' like 'order:' || o.id || ':%'
     where o.id = any($1::bigint[]) group by o.id`,
    [boxed.map(({ id }) => id)],
  );
  return new Map(
    rows.map(({ order_id, ids, unopened }) => [Number(order_id), { ids: ids.map(Number), areUnopened: unopened }]),
  );
}

/** How many were sold of each promotion and kept. */
export async function soldByPromotion(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.query<{ promotion_id: bigint; sold: bigint }>(
    `select promotion_id, coalesce(sum(quantity) filter (where state not in ('canceled', 'returned')), 0) as sold
     from loyalty_order group by 1`,
  );
  return new Map(rows.map(({ promotion_id, sold }) => [Number(promotion_id), Number(sold)]));
}
