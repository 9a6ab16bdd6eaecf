import type { MarkerKind, ProtectionLevel } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { Marker } from './markers-of.ts';

export interface StoredMarker extends Marker {
  playerId: number;
  rulesVersion: number;
  raisedAt: Date;
}

interface MarkerRow {
  player_id: bigint;
  day: string;
  kind: MarkerKind;
  level: Marker['level'];
  measure: bigint;
  threshold: bigint;
  figures: Record<string, number>;
  rules_version: number;
  raised_at: Date;
}

const columns = 'player_id, day::text, kind, level, measure, threshold, figures, rules_version, raised_at';

const fromRow = (row: MarkerRow): StoredMarker => ({
  playerId: Number(row.player_id),
  day: row.day,
  kind: row.kind,
  level: row.level,
  measure: row.measure,
  threshold: row.threshold,
  figures: row.figures,
  rulesVersion: row.rules_version,
  raisedAt: row.raised_at,
});

/** Once for each day and rule. A grave one stays, whatever is counted later; a larger figure takes the place of a smaller. */
export async function raiseMarker(tx: Tx, marker: StoredMarker): Promise<void> {
  const { playerId, day, kind, level, measure, threshold, figures, rulesVersion, raisedAt } = marker;
  await tx.query(
    `insert into protection_marker as m (player_id, day, kind, level, measure, threshold, figures, rules_version, raised_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (player_id, day, kind) do update set level = excluded.level, measure = excluded.measure,
       threshold = excluded.threshold, figures = excluded.figures, rules_version = excluded.rules_version,
       raised_at = case when m.level = excluded.level then m.raised_at else excluded.raised_at end
     where (excluded.level = 'act' and m.level = 'watch') or (excluded.level = m.level and excluded.measure > m.measure)`,
    [playerId, day, kind, level, measure, threshold, JSON.stringify(figures), rulesVersion, raisedAt],
  );
}

/** Of a player from a day on, the newest first. */
export async function readMarkers(
  db: Queryable,
  { playerId, from }: { playerId: number; from: string },
): Promise<StoredMarker[]> {
  const { rows } = await db.query<MarkerRow>(
    `select ${columns} from protection_marker where player_id = $1 and day >= $2 order by day desc, id desc`,
    [playerId, from],
  );
  return rows.map(fromRow);
}

export interface Standing {
  playerId: number;
  level: ProtectionLevel;
  kinds: readonly MarkerKind[];
  since: Date;
  /** When something may have lapsed; null: there is nothing. */
  lookOn: string | null;
}

/** Whoever looks at a player waits for whoever does so now. @returns how the player stood */
export async function lockStanding(tx: Tx, playerId: number): Promise<Standing | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', ['protection', playerId % 2_147_483_647]);
  return readStanding(tx, playerId);
}

export async function readStanding(db: Queryable, playerId: number): Promise<Standing | undefined> {
  const { rows } = await db.query<{
    level: ProtectionLevel;
    kinds: MarkerKind[];
    since: Date;
    look_on: string | null;
  }>('select level, kinds, since, look_on::text from protection_player where player_id = $1', [playerId]);
  const row = rows[0];
  return row && { playerId, level: row.level, kinds: row.kinds, since: row.since, lookOn: row.look_on };
}

export async function saveStanding(tx: Tx, { playerId, level, kinds, since, lookOn }: Standing): Promise<void> {
  await tx.query(
    `insert into protection_player (player_id, level, kinds, since, look_on) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set level = excluded.level, kinds = excluded.kinds, since = excluded.since,
       look_on = excluded.look_on`,
    [playerId, level, kinds, since, lookOn],
  );
}

/** Players of whom something may have lapsed. */
export async function playersToLookAt(
  db: Queryable,
  { today, most }: { today: string; most: number },
): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    'select player_id from protection_player where look_on <= $1 order by look_on, player_id limit $2',
    [today, most],
  );
  return rows.map((row) => Number(row.player_id));
}
