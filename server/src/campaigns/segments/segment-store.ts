import type { SegmentRule } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface StoredSegment {
  id: number;
  name: string;
  version: number;
  rule: SegmentRule;
  changedAt: Date;
  changedBy: string;
  countedVersion: number | null;
  players: number | null;
  countedAt: Date | null;
  sample: number[];
  isCounting: boolean;
}

export interface Person {
  id: number;
  name: string;
}

interface SegmentRow {
  id: bigint;
  name: string;
  version: number;
  rule: SegmentRule;
  changed_at: Date;
  by_name: string;
  counted_version: number | null;
  players: number | null;
  counted_at: Date | null;
  sample: bigint[];
  counting_version: number | null;
}

const select = `select s.id, s.name, s.version, v.rule, s.changed_at, v.by_name, s.counted_version, s.players, s.counted_at,
  s.sample, s.counting_version from campaigns_segment s
  join campaigns_segment_version v on v.segment_id = s.id and v.version = s.version`;

const fromRow = (row: SegmentRow): StoredSegment => ({
  id: Number(row.id),
  name: row.name,
  version: row.version,
  rule: row.rule,
  changedAt: row.changed_at,
  changedBy: row.by_name,
  countedVersion: row.counted_version,
  players: row.players,
  countedAt: row.counted_at,
  sample: row.sample.map(Number),
  isCounting: row.counting_version !== null,
});

/** By name; there are as many as people have written. */
export async function listSegments(db: Queryable, ids?: readonly number[]): Promise<StoredSegment[]> {
  const { rows } = await db.query<SegmentRow>(
    `${select} where $1::bigint[] is null or s.id = any($1) order by s.name limit 500`,
    [ids ?? null],
  );
  return rows.map(fromRow);
}

export async function lockSegment(tx: Tx, id: number): Promise<StoredSegment | undefined> {
  await tx.query('select 1 from campaigns_segment where id = $1 for update', [id]);
  const { rows } = await tx.query<SegmentRow>(`${select} where s.id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** One writer of names at a time: the second finds out that a name is taken. */
export async function lockNames(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('campaigns names'))`);
}

/** Null: the name is taken. */
export async function insertSegment(tx: Tx, { name, at }: { name: string; at: Date }): Promise<number | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into campaigns_segment (name, version, changed_at) values ($1, 1, $2) on conflict (name) do nothing returning id',
    [name, at],
  );
  return rows[0] ? Number(rows[0].id) : null;
}

/** False: the name is taken. */
export async function renameSegment(
  tx: Tx,
  { id, name, version, at }: { id: number; name: string; version: number; at: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update campaigns_segment set name = $2, version = $3, changed_at = $4 where id = $1
       and not exists (select 1 from campaigns_segment o where o.name = $2 and o.id <> $1) returning id`,
    [id, name, version, at],
  );
  return rows.length > 0;
}

export async function insertSegmentVersion(
  tx: Tx,
  { id, version, rule, by, at }: { id: number; version: number; rule: SegmentRule; by: Person; at: Date },
): Promise<void> {
  await tx.query(
    `insert into campaigns_segment_version (segment_id, version, rule, by_id, by_name, at) values ($1, $2, $3, $4, $5, $6)`,
    [id, version, JSON.stringify(rule), by.id, by.name, at],
  );
}

/** The newest first. */
export async function segmentVersions(
  db: Queryable,
  id: number,
): Promise<{ version: number; rule: SegmentRule; by: string; at: Date }[]> {
  const { rows } = await db.query<{ version: number; rule: SegmentRule; by: string; at: Date }>(
    `select version, rule, by_name as by, at from campaigns_segment_version where segment_id = $1
     order by version desc limit 50`,
    [id],
  );
  return rows;
}

/** Rules by number of their segment, in the versions that were asked for. */
export async function rulesOf(
  db: Queryable,
  pins: Readonly<Record<string, number>>,
): Promise<Map<number, SegmentRule>> {
  const { rows } = await db.query<{ segment_id: bigint; rule: SegmentRule }>(
    `select v.segment_id, v.rule from campaigns_segment_version v
     join unnest($1::bigint[], $2::int[]) as p (id, version) on p.id = v.segment_id and p.version = v.version`,
    [Object.keys(pins), Object.values(pins)],
  );
  return new Map(rows.map((row) => [Number(row.segment_id), row.rule]));
}

/** From the beginning, of the version that counts now. */
export async function beginCount(tx: Tx, id: number): Promise<void> {
  await tx.query(
    `update campaigns_segment set counting_version = version, counting_after = 0, counting_players = 0, counting_sample = '{}'
     where id = $1`,
    [id],
  );
}

export interface Counting {
  version: number;
  rule: SegmentRule;
  after: number;
  players: number;
  sample: number[];
}

/** Null: nothing is counted. Holds the row: two workers take turns. */
export async function lockCounting(tx: Tx, id: number): Promise<Counting | null> {
  const { rows } = await tx.query<{
    counting_version: number;
    rule: SegmentRule;
    counting_after: bigint;
    counting_players: number;
    counting_sample: bigint[];
  }>(
    `select s.counting_version, v.rule, s.counting_after, s.counting_players, s.counting_sample from campaigns_segment s
     join campaigns_segment_version v on v.segment_id = s.id and v.version = s.counting_version
     where s.id = $1 for update of s`,
    [id],
  );
  const [row] = rows;
  return row
    ? {
        version: row.counting_version,
        rule: row.rule,
        after: Number(row.counting_after),
        players: row.counting_players,
        sample: row.counting_sample.map(Number),
      }
    : null;
}

export async function noteCounted(tx: Tx, id: number, counted: Omit<Counting, 'rule'>, at: Date | null): Promise<void> {
  const { version, after, players, sample } = counted;
  if (at === null) {
    await tx.query(
      `update campaigns_segment set counting_after = $2, counting_players = $3, counting_sample = $4 where id = $1`,
      [id, after, players, sample],
    );
    return;
  }
  await tx.query(
    `update campaigns_segment set counted_version = $2, players = $3, sample = $4, counted_at = $5, counting_version = null
     where id = $1`,
    [id, version, players, sample, at],
  );
}
