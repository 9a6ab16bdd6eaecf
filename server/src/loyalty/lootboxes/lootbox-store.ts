import type { Currency, LootboxStage } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import { revive, storedText } from '../../promotions/index.ts';
import type { BoxDraw, BoxItem, BoxSource, StoredLootbox } from './lootbox.ts';

interface LootboxRow {
  id: bigint;
  player_id: bigint;
  grant_id: bigint;
  promotion_id: bigint;
  version: number;
  source: BoxSource;
  group_key: string;
  currency: Currency;
  items: unknown;
  stage: LootboxStage;
  created_at: Date;
  valid_until: Date;
  stopped_at: Date | null;
  activated_at: Date | null;
  pair_id: string | null;
  server_seed_hash: string | null;
  client_seed: string | null;
  nonce: number | null;
  drawn: number | null;
  rest: number | null;
  prize: number | null;
}

const columns = `id, player_id, grant_id, promotion_id, version, source, group_key, currency, items, stage, created_at, valid_until,
  stopped_at, activated_at, pair_id, server_seed_hash, client_seed, nonce, drawn, rest, prize`;

const drawOf = (row: LootboxRow): BoxDraw | null =>
  row.pair_id === null
    ? null
    : ({
        pairId: row.pair_id,
        serverSeedHash: row.server_seed_hash,
        clientSeed: row.client_seed,
        nonce: row.nonce,
        drawn: row.drawn,
        rest: row.rest,
        item: row.prize,
      } as BoxDraw);

const fromRow = (row: LootboxRow): StoredLootbox => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  grantId: Number(row.grant_id),
  promotionId: Number(row.promotion_id),
  version: row.version,
  source: row.source,
  groupKey: row.group_key,
  currency: row.currency,
  items: revive(row.items) as BoxItem[],
  stage: row.stage,
  createdAt: row.created_at,
  validUntil: row.valid_until,
  stoppedAt: row.stopped_at,
  activatedAt: row.activated_at,
  draw: drawOf(row),
});

export type NewLootbox = Omit<StoredLootbox, 'id' | 'stage' | 'stoppedAt' | 'activatedAt' | 'draw'>;

/** Writes boxes down, each once for its grant. Answers those that are new. */
export async function insertLootboxes(
  tx: Tx,
  boxes: readonly NewLootbox[],
): Promise<{ id: number; playerId: number }[]> {
  if (boxes.length === 0) return [];
  const { rows } = await tx.query<Pick<LootboxRow, 'id' | 'player_id'>>({
    name: 'loyalty_insert_lootboxes',
    text: `insert into loyalty_lootbox (player_id, grant_id, promotion_id, version, source, group_key, currency, items, stage,
        created_at, valid_until, changed_at)
      select player_id, grant_id, promotion_id, version, source, group_key, currency, items, 'issued', created_at, valid_until,
        created_at
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::jsonb[], $6::text[], $7::text[], $8::jsonb[],
        $9::timestamptz[], $10::timestamptz[]) as n (player_id, grant_id, promotion_id, version, source, group_key, currency,
        items, created_at, valid_until)
      on conflict on constraint loyalty_lootbox_once do nothing returning id, player_id`,
    values: [
      boxes.map(({ playerId }) => playerId),
      boxes.map(({ grantId }) => grantId),
      boxes.map(({ promotionId }) => promotionId),
      boxes.map(({ version }) => version),
      boxes.map(({ source }) => storedText(source)),
      boxes.map(({ groupKey }) => groupKey),
      boxes.map(({ currency }) => currency),
      boxes.map(({ items }) => storedText(items)),
      boxes.map(({ createdAt }) => createdAt),
      boxes.map(({ validUntil }) => validUntil),
    ],
  });
  return rows.map(({ id, player_id }) => ({ id: Number(id), playerId: Number(player_id) }));
}

/** Somebody else's is not there. */
export async function findLootbox(
  db: Queryable,
  { id, playerId }: { id: number; playerId: number },
): Promise<StoredLootbox | undefined> {
  const { rows } = await db.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where id = $1 and player_id = $2`,
    [id, playerId],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Whoever's it is. */
export async function findLootboxById(db: Queryable, id: number): Promise<StoredLootbox | undefined> {
  const { rows } = await db.query<LootboxRow>(`select ${columns} from loyalty_lootbox where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Boxes that were given for these occasions, locked in the order of their ids. */
export async function boxesOfOccasions(
  tx: Tx,
  { playerId, promotionId, occasions }: { playerId: number; promotionId: number; occasions: readonly string[] },
): Promise<StoredLootbox[]> {
  const { rows } = await tx.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where player_id = $1 and promotion_id = $2 and source ->> 'occasion' = any($3::text[])
     order by id for update`,
    [playerId, promotionId, occasions],
  );
  return rows.map(fromRow);
}

export async function lockLootbox(
  tx: Tx,
  { id, playerId }: { id: number; playerId: number },
): Promise<StoredLootbox | undefined> {
  const { rows } = await tx.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where id = $1 and player_id = $2 for update`,
    [id, playerId],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Of a player, newest first. */
export async function listLootboxesOf(
  db: Queryable,
  { playerId, limit }: { playerId: number; limit: number },
): Promise<StoredLootbox[]> {
  const { rows } = await db.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where player_id = $1 order by id desc limit $2`,
    [playerId, limit],
  );
  return rows.map(fromRow);
}

/** Of a player, those that were given by these grants, in the order of their ids. */
export async function lootboxesOfGrants(
  db: Queryable,
  { playerId, grantIds }: { playerId: number; grantIds: readonly number[] },
): Promise<StoredLootbox[]> {
  const { rows } = await db.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where player_id = $1 and grant_id = any($2::bigint[]) order by id`,
    [playerId, grantIds],
  );
  return rows.map(fromRow);
}

/** Boxes that can be opened, oldest first. */
export async function listIssued(db: Queryable, playerId: number): Promise<StoredLootbox[]> {
  const { rows } = await db.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where player_id = $1 and stage = 'issued' order by id limit 200`,
    [playerId],
  );
  return rows.map(fromRow);
}

/** Whether a player had something for an occasion, whichever promotion gave it. */
export async function hadOccasion(
  db: Queryable,
  { playerId, occasion }: { playerId: number; occasion: string },
): Promise<boolean> {
  const { rows } = await db.query(
    `select from loyalty_lootbox where player_id = $1 and source ->> 'occasion' = $2 limit 1`,
    [playerId, occasion],
  );
  return rows.length > 0;
}

/** Writes the draw down. */
export async function saveDraw(tx: Tx, { id, draw, at }: { id: number; draw: BoxDraw; at: Date }): Promise<void> {
  await tx.query(
    `update loyalty_lootbox set stage = 'activated', activated_at = $2, stopped_at = null, pair_id = $3, server_seed_hash = $4,
       client_seed = $5, nonce = $6, drawn = $7, rest = $8, prize = $9, changed_at = $2
     where id = $1 and stage = 'issued'`,
    [id, at, draw.pairId, draw.serverSeedHash, draw.clientSeed, draw.nonce, draw.drawn, draw.rest, draw.item],
  );
}

/** Boxes of players that can still be opened, locked in the order of their ids. */
export async function lockIssued(tx: Tx, playerIds: readonly number[]): Promise<StoredLootbox[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await tx.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where player_id = any($1::bigint[]) and stage = 'issued' order by id for update`,
    [playerIds],
  );
  return rows.map(fromRow);
}

export async function saveClocks(
  tx: Tx,
  boxes: readonly Pick<StoredLootbox, 'id' | 'stage' | 'validUntil' | 'stoppedAt'>[],
  at: Date,
): Promise<void> {
  if (boxes.length === 0) return;
  await tx.query(
    `update loyalty_lootbox b set stage = n.stage, valid_until = n.valid_until, stopped_at = n.stopped_at, changed_at = $5
     from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[]) as n (id, stage, valid_until, stopped_at)
     where b.id = n.id`,
    [
      boxes.map(({ id }) => id),
      boxes.map(({ stage }) => stage),
      boxes.map(({ validUntil }) => validUntil),
      boxes.map(({ stoppedAt }) => stoppedAt),
      at,
    ],
  );
}

/** Players with boxes whose time is over while no break stops it. */
export async function findOverdue(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from loyalty_lootbox
     where stage = 'issued' and stopped_at is null and valid_until <= $1 order by 1 limit $2`,
    [now, limit],
  );
  return rows.map(({ player_id }) => Number(player_id));
}

/** Players with boxes whose clock stands. */
export async function findStoppedBoxes(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from loyalty_lootbox where stage = 'issued' and stopped_at is not null order by 1`,
  );
  return rows.map(({ player_id }) => Number(player_id));
}

/** How often each item of a version was drawn so far, by everybody. */
export async function countGiven(
  db: Queryable,
  { promotionId, version }: { promotionId: number; version: number },
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ prize: number; given: bigint }>({
    name: 'loyalty_count_given',
    text: `select prize, count(*) as given from loyalty_lootbox
      where promotion_id = $1 and version = $2 and stage = 'activated' group by prize`,
    values: [promotionId, version],
  });
  return new Map(rows.map(({ prize, given }) => [prize, Number(given)]));
}

/** Boxes that were opened, page by page, for the books. */
export async function listOpened(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<StoredLootbox[]> {
  const { rows } = await db.query<LootboxRow>(
    `select ${columns} from loyalty_lootbox where stage = 'activated' and id > $1 order by id limit $2`,
    [after, limit],
  );
  return rows.map(fromRow);
}

/** Chances that decided more than one box, in words. */
export async function findSharedChances(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ pair_id: string; nonce: number }>(
    `select pair_id, nonce from loyalty_lootbox where stage = 'activated' group by 1, 2 having count(*) > 1 limit $1`,
    [limit],
  );
  return rows.map(({ pair_id, nonce }) => `pair ${pair_id}, nonce ${nonce}`);
}

export async function countLootboxesIn(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ boxes: bigint }>('select count(*) as boxes from loyalty_lootbox');
  return Number(rows[0]?.boxes ?? 0);
}

/** Boxes of one version in one currency: what is in them, and how many were given, opened, and drew what. */
export interface CountedBoxes {
  promotionId: number;
  version: number;
  currency: Currency;
  items: readonly BoxItem[];
  issued: number;
  opened: number;
  given: ReadonlyMap<number, number>;
}

export async function countBoxes(db: Queryable): Promise<CountedBoxes[]> {
  const { rows } = await db.query<{
    promotion_id: bigint;
    version: number;
    currency: Currency;
    items: unknown;
    issued: bigint;
    opened: bigint;
    given: Record<string, number>;
  }>(
    `with counted as (
       select promotion_id, version, currency, prize, count(*) as boxes, min(id) as first from loyalty_lootbox group by 1, 2, 3, 4)
     select c.promotion_id, c.version, c.currency, b.items, sum(c.boxes)::bigint as issued,
       coalesce(sum(c.boxes) filter (where c.prize is not null), 0)::bigint as opened,
       coalesce(jsonb_object_agg(c.prize, c.boxes) filter (where c.prize is not null), '{}') as given
     from counted c cross join lateral (
       select items from loyalty_lootbox where id = (select min(o.first) from counted o
         where (o.promotion_id, o.version, o.currency) = (c.promotion_id, c.version, c.currency))) b
     group by 1, 2, 3, 4 order by 1, 2, 3`,
  );
  return rows.map((row) => ({
    promotionId: Number(row.promotion_id),
    version: row.version,
    currency: row.currency,
    items: revive(row.items) as BoxItem[],
    issued: Number(row.issued),
    opened: Number(row.opened),
    given: new Map(Object.entries(row.given).map(([item, boxes]) => [Number(item), boxes])),
  }));
}
