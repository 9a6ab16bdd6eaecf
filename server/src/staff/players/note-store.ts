import type { StaffTag } from '@halley/contract';
import type { PlayerSet } from '../../identity/index.ts';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable, type Tx } from '../../kit/index.ts';

export interface NoteRow {
  id: bigint;
  at: string;
  text: string;
  author: string;
}

interface Member {
  id: number;
  name: string;
}

/** Undefined: a note of this key is there already. */
export async function insertNote(
  tx: Tx,
  note: { playerId: number; text: string; key: string; member: Member; at: Date },
): Promise<NoteRow | undefined> {
  const { rows } = await tx.query<NoteRow>(
    `insert into staff_player_note (player_id, text, key, member_id, member_name, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (player_id, key) do nothing returning id, ${exactTime('at')} as at, text, member_name as author`,
    [note.playerId, note.text, note.key, note.member.id, note.member.name, note.at],
  );
  return rows[0];
}

export async function findNote(
  tx: Tx,
  { playerId, key }: { playerId: number; key: string },
): Promise<(NoteRow & { memberId: number }) | undefined> {
  const { rows } = await tx.query<NoteRow & { member_id: bigint }>(
    `select id, ${exactTime('at')} as at, text, member_name as author, member_id from staff_player_note
     where player_id = $1 and key = $2`,
    [playerId, key],
  );
  const [row] = rows;
  return row && { ...row, memberId: Number(row.member_id) };
}

/** Newest first. */
export async function selectNotes(db: Queryable, wanted: PastWanted): Promise<NoteRow[]> {
  const { where, newest } = behindPlace('n.at', 'n.id');
  const { rows } = await db.query<Omit<NoteRow, 'at'> & { exact: string }>(
    `select n.id, ${exactTime('n.at')} as exact, n.text, n.member_name as author
     from staff_player_note n where n.player_id = $1 and ${where} ${newest}`,
    pastValues(wanted),
  );
  return rows.map(({ exact, ...row }) => ({ ...row, at: exact }));
}

/** All tags of the house, those that are retired too: who has one keeps it. */
export async function selectTags(db: Queryable): Promise<StaffTag[]> {
  const { rows } = await db.query<StaffTag>('select name, title, tone, retired from staff_tag order by title');
  return rows;
}

export async function selectTagsOf(db: Queryable, playerId: number): Promise<string[]> {
  const { rows } = await db.query<{ tag: string }>(
    'select tag from staff_player_tag where player_id = $1 order by at, tag',
    [playerId],
  );
  return rows.map(({ tag }) => tag);
}

export async function saveTags(
  tx: Tx,
  change: { playerId: number; add: readonly string[]; remove: readonly string[]; member: Member; at: Date },
): Promise<void> {
  const { playerId, add, remove, member, at } = change;
  await tx.query('delete from staff_player_tag where player_id = $1 and tag = any($2::text[])', [playerId, remove]);
  await tx.query(
    `insert into staff_player_tag (player_id, tag, member_id, member_name, at)
     select $1, tag, $3, $4, $5 from unnest($2::text[]) as tag on conflict do nothing`,
    [playerId, add.filter((tag) => !remove.includes(tag)), member.id, member.name, at],
  );
}

/** Everybody with this tag. */
export const playersWithTag = (tag: string): PlayerSet => ({
  sql: 'select player_id from staff_player_tag where tag = ?',
  values: [tag],
});
