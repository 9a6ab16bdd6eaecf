import type { QueueAssignment, StaffQueueName } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export interface ItemOfQueue {
  queue: StaffQueueName;
  item: string;
}

interface AssignmentRow {
  queue: StaffQueueName;
  item: string;
  member_id: bigint | null;
  member_name: string | null;
  team_id: bigint | null;
  team_name: string | null;
  note: string;
  by_name: string;
  at: Date;
  version: number;
}

const withNames = `select a.queue, a.item, a.member_id, m.name as member_name, a.team_id, t.name as team_name, a.note, a.by_name,
    a.at, a.version
  from staff_assignment a left join staff_member m on m.id = a.member_id left join staff_team t on t.id = a.team_id`;

const fromRow = (row: AssignmentRow): QueueAssignment => ({
  queue: row.queue,
  item: row.item,
  member: row.member_id === null ? null : { id: Number(row.member_id), name: row.member_name ?? '' },
  team: row.team_id === null ? null : { id: Number(row.team_id), name: row.team_name ?? '' },
  note: row.note,
  by: row.by_name,
  at: row.at.toISOString(),
  version: row.version,
});

export async function listAssignments(db: Queryable, queue: StaffQueueName): Promise<QueueAssignment[]> {
  const { rows } = await db.query<AssignmentRow>(`${withNames} where a.queue = $1 order by a.at desc limit 1000`, [
    queue,
  ]);
  return rows.map(fromRow);
}

/** What is a member's, and what is of teams the member belongs to and nobody's of them. */
export async function assignmentsOf(db: Queryable, memberId: number): Promise<QueueAssignment[]> {
  const { rows } = await db.query<AssignmentRow>(
    `${withNames} where a.member_id = $1 or (a.member_id is null
       and a.team_id in (select team_id from staff_team_member where member_id = $1)) order by a.at limit 500`,
    [memberId],
  );
  return rows.map(fromRow);
}

/** Whoever changes it waits for whoever does so now. */
export async function lockAssignment(tx: Tx, { queue, item }: ItemOfQueue): Promise<QueueAssignment | undefined> {
  await tx.query('select 1 from staff_assignment where queue = $1 and item = $2 for update', [queue, item]);
  return findAssignment(tx, { queue, item });
}

async function findAssignment(db: Queryable, { queue, item }: ItemOfQueue): Promise<QueueAssignment | undefined> {
  const { rows } = await db.query<AssignmentRow>(`${withNames} where a.queue = $1 and a.item = $2`, [queue, item]);
  return rows[0] && fromRow(rows[0]);
}

interface Given extends ItemOfQueue {
  memberId: number | null;
  teamId: number | null;
  note: string;
  by: string;
  at: Date;
}

/** For the first who takes it; undefined for everybody else. What is a team's can be taken. */
export async function takeAssignment(
  tx: Tx,
  taken: Omit<Given, 'memberId' | 'teamId' | 'note'> & { memberId: number },
): Promise<QueueAssignment | undefined> {
  const { queue, item, memberId, by, at } = taken;
  const { rowCount } = await tx.query(
    `insert into staff_assignment as a (queue, item, member_id, by_name, at) values ($1, $2, $3, $4, $5)
     on conflict (queue, item) do update set member_id = $3, by_name = $4, at = $5, version = a.version + 1
       where a.member_id is null`,
    [queue, item, memberId, by, at],
  );
  return rowCount === 1 ? findAssignment(tx, taken) : undefined;
}

/** Undefined: it has another version meanwhile. 0 is what was nobody's. */
export async function writeAssignment(tx: Tx, given: Given, version: number): Promise<QueueAssignment | undefined> {
  const { queue, item, memberId, teamId, note, by, at } = given;
  const { rowCount } =
    version === 0
      ? await tx.query(
          `insert into staff_assignment (queue, item, member_id, team_id, note, by_name, at) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (queue, item) do nothing`,
          [queue, item, memberId, teamId, note, by, at],
        )
      : await tx.query(
          `update staff_assignment set member_id = $3, team_id = $4, note = $5, by_name = $6, at = $7, version = version + 1
           where queue = $1 and item = $2 and version = $8`,
          [queue, item, memberId, teamId, note, by, at, version],
        );
  return rowCount === 1 ? findAssignment(tx, given) : undefined;
}

export async function deleteAssignment(tx: Tx, { queue, item }: ItemOfQueue): Promise<void> {
  await tx.query('delete from staff_assignment where queue = $1 and item = $2', [queue, item]);
}

const unseen = `member_id is not null and not exists (
    select 1 from staff_member m join staff_role r on r.name = m.role
      join unnest($1::text[], $2::text[]) as q (name, permission) on q.permission = any(r.permissions)
    where m.id = a.member_id and m.active and q.name = a.queue)`;

/** What is of members who may not see it: a team's goes back to the team, the rest is nobody's. */
export async function releaseUnseen(tx: Tx, queues: readonly (readonly [string, string])[]): Promise<string[]> {
  const values = [queues.map(([name]) => name), queues.map(([, permission]) => permission)];
  const kept = await tx.query<ItemOfQueue>(
    `update staff_assignment a set member_id = null, version = version + 1 where team_id is not null and ${unseen}
     returning queue, item`,
    values,
  );
  const gone = await tx.query<ItemOfQueue>(
    `delete from staff_assignment a where ${unseen} returning queue, item`,
    values,
  );
  await tx.query(
    'delete from staff_team_member t where not exists (select 1 from staff_member m where m.id = t.member_id and m.active)',
  );
  return [...kept.rows, ...gone.rows].map(({ queue, item }) => `${queue}:${item}`);
}

/** Those that nobody has touched for long; whether they are still in their queue is asked of the queue. */
export async function oldAssignments(db: Queryable, before: Date): Promise<ItemOfQueue[]> {
  const { rows } = await db.query<ItemOfQueue>('select queue, item from staff_assignment where at < $1 limit 1000', [
    before,
  ]);
  return rows;
}
