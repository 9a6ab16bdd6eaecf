import type { PointKind } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Lot, PointsHeld } from './move-points.ts';

/** An account as it is locked. */
export interface PointsAccount extends PointsHeld {
  playerId: number;
  stoppedAt: Date | null;
}

interface AccountRow {
  player_id: bigint;
  chargeable: bigint;
  persistent: bigint;
  stopped_at: Date | null;
}

interface LotRow {
  player_id: bigint;
  month: string;
  points_left: bigint;
  runs_out_at: Date;
}

const lotColumns = "player_id, to_char(month, 'YYYY-MM-DD') as month, points_left, runs_out_at";

const accountOf = (row: AccountRow, lots: readonly LotRow[]): PointsAccount => ({
  playerId: Number(row.player_id),
  chargeable: row.chargeable,
  persistent: row.persistent,
  stoppedAt: row.stopped_at,
  lots: lots
    .filter(({ player_id }) => player_id === row.player_id)
    .map(({ month, points_left, runs_out_at }) => ({ month, left: points_left, runsOutAt: runs_out_at })),
});

async function withLots(db: Queryable, accounts: readonly AccountRow[]): Promise<PointsAccount[]> {
  const { rows } = await db.query<LotRow>({
    name: 'loyalty_lots_of',
    text: `select ${lotColumns} from loyalty_lot where player_id = any($1::bigint[]) and points_left > 0
      order by player_id, month`,
    values: [accounts.map(({ player_id }) => player_id)],
  });
  const byPlayer = Map.groupBy(rows, ({ player_id }) => player_id);
  return accounts.map((row) => accountOf(row, byPlayer.get(row.player_id) ?? []));
}

/** Accounts of players, locked in the order of their ids; who has none gets one. */
export async function lockAccounts(tx: Tx, playerIds: readonly number[], now: Date): Promise<PointsAccount[]> {
  const wanted = [...new Set(playerIds)].sort((one, other) => one - other);
  if (wanted.length === 0) return [];
  await tx.query({
    name: 'loyalty_open_accounts',
    text: `insert into loyalty_account (player_id, changed_at) select unnest($1::bigint[]), $2 on conflict do nothing`,
    values: [wanted, now],
  });
  const { rows } = await tx.query<AccountRow>({
    name: 'loyalty_lock_accounts',
    text: `select player_id, chargeable, persistent, stopped_at from loyalty_account
      where player_id = any($1::bigint[]) order by player_id for update`,
    values: [wanted],
  });
  return withLots(tx, rows);
}

/** An account as it is; undefined: the player never had a point. */
export async function readAccount(db: Queryable, playerId: number): Promise<PointsAccount | undefined> {
  const { rows } = await db.query<AccountRow>({
    name: 'loyalty_read_account',
    text: 'select player_id, chargeable, persistent, stopped_at from loyalty_account where player_id = $1',
    values: [playerId],
  });
  return (await withLots(db, rows))[0];
}

/** Lots of these months, empty ones too. */
export async function lotsOfMonths(db: Queryable, playerId: number, months: readonly string[]): Promise<Lot[]> {
  const { rows } = await db.query<LotRow>(
    `select ${lotColumns} from loyalty_lot where player_id = $1 and month = any($2::date[]) order by month`,
    [playerId, months],
  );
  return rows.map(({ month, points_left, runs_out_at }) => ({ month, left: points_left, runsOutAt: runs_out_at }));
}

export async function saveAccounts(tx: Tx, accounts: readonly PointsAccount[], now: Date): Promise<void> {
  if (accounts.length === 0) return;
  await tx.query({
    name: 'loyalty_save_accounts',
    text: `update loyalty_account a set chargeable = n.chargeable, persistent = n.persistent, stopped_at = n.stopped_at,
        changed_at = $5
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[]) as n
        (player_id, chargeable, persistent, stopped_at)
      where a.player_id = n.player_id`,
    values: [
      accounts.map(({ playerId }) => playerId),
      accounts.map(({ chargeable }) => chargeable),
      accounts.map(({ persistent }) => persistent),
      accounts.map(({ stoppedAt }) => stoppedAt),
      now,
    ],
  });
  const lots = accounts.flatMap(({ playerId, lots: held }) =>
    held.map((lot): Lot & { playerId: number } => ({ ...lot, playerId })),
  );
  if (lots.length === 0) return;
  await tx.query({
    name: 'loyalty_save_lots',
    // An account has up to thirteen lots, and a step changes one of them: the others are left as they lie.
    text: `insert into loyalty_lot as l (player_id, month, points_left, runs_out_at)
      select * from unnest($1::bigint[], $2::date[], $3::bigint[], $4::timestamptz[])
      on conflict (player_id, month) do update
      set points_left = excluded.points_left, runs_out_at = excluded.runs_out_at
      where l.points_left <> excluded.points_left or l.runs_out_at <> excluded.runs_out_at`,
    values: [
      lots.map(({ playerId }) => playerId),
      lots.map(({ month }) => month),
      lots.map(({ left }) => left),
      lots.map(({ runsOutAt }) => runsOutAt),
    ],
  });
}

export interface NewEntry {
  playerId: number;
  kind: PointKind;
  chargeable: bigint;
  persistent: bigint;
  key: string | null;
  detail: object;
  actor: string;
}

/** Writes moves down; one whose key was written before is left out. Answers those that are new. */
export async function insertEntries(tx: Tx, entries: readonly NewEntry[], at: Date): Promise<NewEntry[]> {
  if (entries.length === 0) return [];
  const { rows } = await tx.query<{ place: bigint }>({
    name: 'loyalty_insert_entries',
    text: `with wanted as (
        select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::jsonb[], $7::text[])
          with ordinality as n (player_id, kind, chargeable, persistent, key, detail, actor, place)),
      written as (
        insert into loyalty_entry (player_id, kind, chargeable, persistent, key, detail, actor, at)
        select player_id, kind, chargeable, persistent, key, detail, actor, $8 from wanted
        on conflict (player_id, key) do nothing returning player_id, key)
      select w.place from wanted w
      where w.key is null or exists (select from written n where n.player_id = w.player_id and n.key = w.key)`,
    values: [
      entries.map(({ playerId }) => playerId),
      entries.map(({ kind }) => kind),
      entries.map(({ chargeable }) => chargeable),
      entries.map(({ persistent }) => persistent),
      entries.map(({ key }) => key),
      entries.map(({ detail }) => JSON.stringify(detail)),
      entries.map(({ actor }) => actor),
      at,
    ],
  });
  return rows.map(({ place }) => entries[Number(place) - 1] as NewEntry);
}

export interface StoredEntry {
  id: bigint;
  kind: PointKind;
  chargeable: bigint;
  persistent: bigint;
  detail: { texts?: Record<string, { title: string }> & { en: { title: string } }; reason?: string; agreedBy?: string };
  actor: string;
  at: Date;
}

export async function listEntries(
  db: Queryable,
  { playerId, before, limit }: { playerId: number; before?: string | undefined; limit: number },
): Promise<StoredEntry[]> {
  const { rows } = await db.query<StoredEntry>(
    `select id, kind, chargeable, persistent, detail, actor, at from loyalty_entry
     where player_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [playerId, before ?? null, limit],
  );
  return rows;
}

/** What all moves of a player before a moment came to, of the points that make the level. */
export async function persistentAt(db: Queryable, { playerId, at }: { playerId: number; at: Date }): Promise<bigint> {
  const { rows } = await db.query<{ sum: bigint }>(
    'select coalesce(sum(persistent), 0)::bigint as sum from loyalty_entry where player_id = $1 and at < $2',
    [playerId, at],
  );
  return rows[0]?.sum ?? 0n;
}

/** Players with lots whose time is over while no break stops it. */
export async function findRunOut(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct l.player_id from loyalty_lot l join loyalty_account a using (player_id)
     where l.points_left > 0 and l.runs_out_at <= $1 and a.stopped_at is null order by 1 limit $2`,
    [now, limit],
  );
  return rows.map(({ player_id }) => Number(player_id));
}

/** A lot that runs out soon and whose player was not told of it. */
export interface UntoldLot extends Lot {
  playerId: number;
}

const untoldOf = ({ player_id, month, points_left, runs_out_at }: LotRow): UntoldLot => ({
  playerId: Number(player_id),
  month,
  left: points_left,
  runsOutAt: runs_out_at,
});

/** In the order of players and months, those behind a lot; none of players whose clock stands. */
export async function findUntold(
  db: Queryable,
  { now, until, after, limit }: { now: Date; until: Date; after: UntoldLot | undefined; limit: number },
): Promise<UntoldLot[]> {
  const { rows } = await db.query<LotRow>(
    `select ${lotColumns} from loyalty_lot l
     where points_left > 0 and told_at is null and runs_out_at > $1 and runs_out_at <= $2
       and (player_id, l.month) > ($3, $4::date)
       and exists (select from loyalty_account a where a.player_id = l.player_id and a.stopped_at is null)
     order by player_id, l.month limit $5`,
    [now, until, after?.playerId ?? 0, after?.month ?? '-infinity', limit],
  );
  return rows.map(untoldOf);
}

/** Writes down that players are told; answers the lots that nobody had told them of. */
export async function noteTold(tx: Tx, lots: readonly UntoldLot[], at: Date): Promise<UntoldLot[]> {
  const { rows } = await tx.query<LotRow>(
    `update loyalty_lot l set told_at = $3 from unnest($1::bigint[], $2::date[]) as n (player, told_month)
     where l.player_id = n.player and l.month = n.told_month and l.told_at is null
     returning ${lotColumns}`,
    [lots.map(({ playerId }) => playerId), lots.map(({ month }) => month), at],
  );
  return rows.map(untoldOf);
}

/** Accounts whose clock stands. */
export async function findStopped(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    'select player_id from loyalty_account where stopped_at is not null order by 1',
  );
  return rows.map(({ player_id }) => Number(player_id));
}

/** Spendable points that were moved under these keys, by `player key`. */
export async function readEntriesOf(
  db: Queryable,
  wanted: readonly { playerId: number; key: string }[],
): Promise<Map<string, bigint>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<{ player_id: bigint; key: string; chargeable: bigint }>(
    `select e.player_id, e.key, e.chargeable from loyalty_entry e
     join unnest($1::bigint[], $2::text[]) as w (player_id, key) on w.player_id = e.player_id and w.key = e.key`,
    [wanted.map(({ playerId }) => playerId), wanted.map(({ key }) => key)],
  );
  return new Map(rows.map(({ player_id, key, chargeable }) => [`${player_id} ${key}`, chargeable]));
}
