import type { Queryable, Tx } from '../../kit/index.ts';

export async function selectGroups(db: Queryable, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ group_id: number }>({
    name: 'identity_groups_of_player',
    text: 'select group_id from identity_group_member where player_id = $1 order by group_id',
    values: [playerId],
  });
  return rows.map((row) => row.group_id);
}

/** Players in any of these groups, each once, in order of number. */
export async function selectMembers(
  db: Queryable,
  { groupIds, after, most }: { groupIds: readonly number[]; after: number; most: number },
): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct player_id from identity_group_member where group_id = any($1::int[]) and player_id > $2
     order by player_id limit $3`,
    [groupIds, after, most],
  );
  return rows.map((row) => Number(row.player_id));
}

/** Those of these players who are in any of these groups, and in which. */
export async function selectMembersAmong(
  db: Queryable,
  { playerIds, groupIds }: { playerIds: readonly number[]; groupIds: readonly number[] },
): Promise<Map<number, number[]>> {
  const { rows } = await db.query<{ player_id: bigint; groups: number[] }>({
    name: 'identity_members_among',
    text: `select player_id, array_agg(group_id order by group_id) as groups from identity_group_member
      where player_id = any($1::bigint[]) and group_id = any($2::int[]) group by player_id`,
    values: [playerIds, groupIds],
  });
  return new Map(rows.map(({ player_id, groups }) => [Number(player_id), groups]));
}

/** How many of them are new. */
export async function insertMemberships(
  tx: Tx,
  input: { playerId: number; groupIds: readonly number[]; at: Date },
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into identity_group_member (player_id, group_id, joined_at)
     select $1, group_id, $3 from unnest($2::int[]) group_id on conflict do nothing`,
    [input.playerId, input.groupIds, input.at],
  );
  return rowCount ?? 0;
}

/** How many of them there were. */
export async function deleteMemberships(
  tx: Tx,
  input: { playerId: number; groupIds: readonly number[] },
): Promise<number> {
  const { rowCount } = await tx.query(
    'delete from identity_group_member where player_id = $1 and group_id = any($2::int[])',
    [input.playerId, input.groupIds],
  );
  return rowCount ?? 0;
}
