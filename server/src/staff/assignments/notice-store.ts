import type { StaffNotice, StaffQueueName } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface NewNotice {
  kind: StaffNotice['kind'];
  queue: StaffQueueName;
  item: string | null;
  /** What it is about: nobody is told the same twice. */
  mark: string;
  text: string;
  at: Date;
}

/** Answers who had not been told yet. */
export async function insertNotices(tx: Tx, members: readonly number[], notice: NewNotice): Promise<number[]> {
  const { kind, queue, item, mark, text, at } = notice;
  const { rows } = await tx.query<{ member_id: bigint }>(
    `insert into staff_notice (member_id, kind, queue, item, mark, text, at)
     select id, $2, $3, $4, $5, $6, $7 from unnest($1::bigint[]) as m (id)
     on conflict (member_id, mark) do nothing returning member_id`,
    [members, kind, queue, item, mark, text, at],
  );
  return rows.map(({ member_id: id }) => Number(id));
}

export async function countUnread(db: Queryable, memberId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from staff_notice where member_id = $1 and read_at is null',
    [memberId],
  );
  return rows[0]?.count ?? 0;
}

/** Newest first. */
export async function listNotices(db: Queryable, memberId: number, limit: number): Promise<StaffNotice[]> {
  const { rows } = await db.query<Omit<StaffNotice, 'id' | 'at'> & { id: bigint; at: Date }>(
    `select id, kind, queue, item, text, at, read_at is not null as read from staff_notice where member_id = $1
     order by id desc limit $2`,
    [memberId, limit],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.toISOString() }));
}

export async function markRead(tx: Tx, input: { memberId: number; upTo: number; at: Date }): Promise<void> {
  await tx.query('update staff_notice set read_at = $3 where member_id = $1 and id <= $2 and read_at is null', [
    input.memberId,
    input.upTo,
    input.at,
  ]);
}

export async function readNoticeMail(db: Queryable, memberId: number): Promise<boolean> {
  const { rows } = await db.query<{ notice_mail: boolean }>('select notice_mail from staff_member where id = $1', [
    memberId,
  ]);
  return rows[0]?.notice_mail ?? false;
}

export async function writeNoticeMail(tx: Tx, memberId: number, mail: boolean): Promise<void> {
  await tx.query('update staff_member set notice_mail = $2 where id = $1', [memberId, mail]);
}

export async function forgetNotices(tx: Tx, before: Date): Promise<void> {
  await tx.query('delete from staff_notice where at < $1', [before]);
}
