import type { StaffFlag } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

/** What looks as if somebody knew more. */
export interface Flag {
  id: number;
  kind: StaffFlag['kind'];
  fixtureId: number | null;
  playerIds: readonly number[];
  detail: string;
  at: Date;
  state: StaffFlag['state'];
  closedBy: string | null;
  note: string | null;
}

interface FlagRow {
  id: bigint;
  kind: Flag['kind'];
  fixture_id: bigint | null;
  player_ids: bigint[];
  detail: string;
  at: Date;
  state: Flag['state'];
  closed_by: string | null;
  note: string | null;
}

const columns = 'id, kind, fixture_id, player_ids, detail, at, state, closed_by, note';

const fromRow = ({ id, fixture_id, player_ids, closed_by, ...row }: FlagRow): Flag => ({
  ...row,
  id: Number(id),
  fixtureId: fixture_id === null ? null : Number(fixture_id),
  playerIds: player_ids.map(Number),
  closedBy: closed_by,
});

/** Newest first. */
export async function listFlags(db: Queryable, { open }: { open: boolean }): Promise<Flag[]> {
  const { rows } = await db.query<FlagRow>(
    `select ${columns} from sportsbook_flag where state = $1 order by id desc limit 200`,
    [open ? 'open' : 'closed'],
  );
  return rows.map(fromRow);
}

/** Flags that nobody has looked at. */
export const openFlags = queueOf(`select id, at as since from sportsbook_flag where state = 'open'`);

/** Players of flags that nobody has looked at yet. */
export async function flaggedPlayers(db: Queryable): Promise<Set<number>> {
  const { rows } = await db.query<{ id: bigint }>(
    `select distinct unnest(player_ids) as id from sportsbook_flag where state = 'open'`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** Undefined: there is none, or somebody has closed it. */
export async function closeFlag(
  tx: Tx,
  { id, by, note, at }: { id: number; by: string; note: string; at: Date },
): Promise<Flag | undefined> {
  const { rows } = await tx.query<FlagRow>(
    `update sportsbook_flag set state = 'closed', closed_by = $2, note = $3, closed_at = $4
     where id = $1 and state = 'open' returning ${columns}`,
    [id, by, note, at],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function hasFlag(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from sportsbook_flag where id = $1', [id]);
  return rowCount === 1;
}
