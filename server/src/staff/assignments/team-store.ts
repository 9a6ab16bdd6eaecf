import type { StaffQueueName, StaffTeam } from '@halley/contract';
import { isTaken, type Queryable, type Tx } from '../../kit/index.ts';

interface TeamRow {
  id: bigint;
  name: string;
  queues: StaffQueueName[];
  version: number;
  members: { id: number; name: string }[];
}

const columns = `t.id, t.name, t.queues, t.version, coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name, m.id)
    from staff_team_member tm join staff_member m on m.id = tm.member_id where tm.team_id = t.id), '[]') as members`;

const fromRow = ({ id, ...row }: TeamRow): StaffTeam => ({ ...row, id: Number(id) });

export async function listTeams(db: Queryable): Promise<StaffTeam[]> {
  const { rows } = await db.query<TeamRow>(`select ${columns} from staff_team t order by t.name`);
  return rows.map(fromRow);
}

export async function teamsOf(db: Queryable, memberId: number): Promise<StaffTeam[]> {
  const { rows } = await db.query<TeamRow>(
    `select ${columns} from staff_team t where t.id in (select team_id from staff_team_member where member_id = $1)
     order by t.name`,
    [memberId],
  );
  return rows.map(fromRow);
}

export async function findTeam(db: Queryable, id: number): Promise<StaffTeam | undefined> {
  const { rows } = await db.query<TeamRow>(`select ${columns} from staff_team t where t.id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export interface WrittenTeam {
  id: number | undefined;
  version: number;
  name: string;
  queues: readonly StaffQueueName[];
  members: readonly number[];
}

export async function isTeamName(
  db: Queryable,
  { name, id }: { name: string; id: number | undefined },
): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from staff_team where name = $1 and id is distinct from $2::bigint', [
    name,
    id ?? null,
  ]);
  return rowCount === 1;
}

/** Undefined: it has another version meanwhile. Only who is on the staff becomes a member. */
export async function writeTeam(
  tx: Tx,
  { id, version, name, queues, members }: WrittenTeam,
): Promise<number | undefined> {
  const { rows } =
    id === undefined
      ? await tx.query<{ id: bigint }>('insert into staff_team (name, queues) values ($1, $2) returning id', [
          name,
          queues,
        ])
      : await tx.query<{ id: bigint }>(
          `update staff_team set name = $2, queues = $3, version = version + 1 where id = $1 and version = $4 returning id`,
          [id, name, queues, version],
        );
  const written = rows[0] && Number(rows[0].id);
  if (written === undefined) return undefined;
  await tx.query('delete from staff_team_member where team_id = $1', [written]);
  await tx.query(
    `insert into staff_team_member (team_id, member_id)
     select $1, id from staff_member where active and id = any($2::bigint[])`,
    [written, members],
  );
  return written;
}

/** False: there is none. */
export async function deleteTeam(tx: Tx, id: number): Promise<boolean> {
  // What one of its members has taken stays theirs.
  await tx.query('update staff_assignment set team_id = null where team_id = $1 and member_id is not null', [id]);
  const { rowCount } = await tx.query('delete from staff_team where id = $1', [id]);
  return rowCount === 1;
}

/** Another team with this name was made at the same moment. */
export const isTeamNameTaken = (error: unknown): boolean => isTaken(error, new Set(['staff_team_name_key']));
