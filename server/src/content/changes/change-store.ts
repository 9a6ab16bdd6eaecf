import type { ContentChangeState } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

/** A change of one item, as it is kept. */
export interface StoredChange {
  id: number;
  name: string;
  state: ContentChangeState;
  version: number;
  publishedVersion: number | null;
  writers: number[];
  openedAt: Date;
  openedBy: string;
  changedAt: Date;
  changedBy: string;
  sentAt: Date | null;
  decidedBy: string | null;
  note: string | null;
}

const columns = `id::int8 as id, name, state, version, published_version as "publishedVersion", writers,
  opened_at as "openedAt", opened_by as "openedBy", changed_at as "changedAt", changed_by as "changedBy",
  sent_at as "sentAt", decided_by as "decidedBy", note`;
const isOpen = "state in ('draft', 'in_review', 'approved')";

type Row = Omit<StoredChange, 'id' | 'writers'> & {
  id: string | number | bigint;
  writers: (string | number | bigint)[];
};
const changeOf = (row: Row): StoredChange => ({ ...row, id: Number(row.id), writers: row.writers.map(Number) });

export async function openChangeOf(db: Queryable, name: string): Promise<StoredChange | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from content_change where name = $1 and ${isOpen}`, [name]);
  return rows[0] && changeOf(rows[0]);
}

/** The one under way, or else the one that was touched last. */
export async function lastChangeOf(db: Queryable, name: string): Promise<StoredChange | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from content_change where name = $1 order by ${isOpen} desc, changed_at desc, id desc limit 1`,
    [name],
  );
  return rows[0] && changeOf(rows[0]);
}

export async function readChange(db: Queryable, id: number): Promise<StoredChange | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from content_change where id = $1`, [id]);
  return rows[0] && changeOf(rows[0]);
}

/** Which items are being changed, and how far each is. */
export async function openChanges(db: Queryable): Promise<Map<string, ContentChangeState>> {
  const { rows } = await db.query<{ name: string; state: ContentChangeState }>(
    `select name, state from content_change where ${isOpen}`,
  );
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** What is written and not seen yet, with its words. */
export async function openDrafts(db: Queryable): Promise<{ name: string; content: unknown }[]> {
  const { rows } = await db.query<{ name: string; content: unknown }>(
    `select v.name, v.content from content_change c join content_version v on v.name = c.name and v.version = c.version
     where c.${isOpen}`,
  );
  return rows;
}

export interface ChangePage {
  state?: ContentChangeState | undefined;
  before?: number | undefined;
  limit: number;
}

/** The last opened first. */
export async function listChanges(db: Queryable, { state, before, limit }: ChangePage): Promise<StoredChange[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from content_change
     where ($1::text is null or state = $1) and ($2::int8 is null or id < $2) order by id desc limit $3`,
    [state ?? null, before ?? null, limit],
  );
  return rows.map(changeOf);
}

export const waitingChanges = queueOf(
  `select id, sent_at as since, writers[1] as asked_by from content_change where state = 'in_review'`,
);

interface Writing {
  name: string;
  version: number;
  member: { id: number; name: string };
  at: Date;
}

/** What somebody wrote belongs to the change under way, or opens one. */
export async function writeChange(tx: Tx, { name, version, member, at }: Writing): Promise<void> {
  const { rowCount } = await tx.query(
    `update content_change set state = 'draft', version = $2, changed_at = $3, changed_by = $4, sent_at = null,
       decided_by = null, writers = case when $5 = any (writers) then writers else writers || $5::int8 end
     where name = $1 and ${isOpen}`,
    [name, version, at, member.name, member.id],
  );
  if (rowCount) return;
  await tx.query(
    `insert into content_change (name, state, version, writers, opened_at, opened_by, changed_at, changed_by)
     values ($1, 'draft', $2, array[$3::int8], $4, $5, $4, $5)`,
    [name, version, member.id, at, member.name],
  );
}

type MovedTo = Pick<StoredChange, 'id' | 'state' | 'publishedVersion' | 'sentAt' | 'decidedBy' | 'note' | 'version'> & {
  by: string;
  at: Date;
};

export async function moveChange(tx: Tx, moved: MovedTo): Promise<void> {
  const { id, state, publishedVersion, sentAt, decidedBy, note, version, by, at } = moved;
  await tx.query(
    `update content_change set state = $2, published_version = $3, sent_at = $4, decided_by = $5, note = $6, version = $7,
       changed_by = $8, changed_at = $9 where id = $1`,
    [id, state, publishedVersion, sentAt, decidedBy, note, version, by, at],
  );
}
