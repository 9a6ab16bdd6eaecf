import type { Tx } from '../kit/index.ts';

/** Games in which rounds of these players wait, with the players held back from opening another until the commit. */
export async function listOpenOf(tx: Tx, playerIds: number[]): Promise<{ playerId: number; game: string }[]> {
  // In order, so that two groups cannot wait in a ring; a statement of its own, so that the next one sees what was waited for.
  await tx.query({
    name: 'wagers_hold_openers',
    text: `select pg_advisory_xact_lock(hashtext('wagers_open'), id::int)
      from (select (p % 2147483647) as id from unnest($1::bigint[]) p order by 1) players`,
    values: [playerIds],
  });
  const { rows } = await tx.query<{ player_id: bigint; game: string }>({
    name: 'wagers_list_open_of',
    text: `select distinct player_id, game from wagers_round where player_id = any($1::bigint[]) and state = 'open'`,
    values: [playerIds],
  });
  return rows.map((row) => ({ playerId: Number(row.player_id), game: row.game }));
}
