import type { Queryable, Tx } from '../../kit/index.ts';

/** Games a player has marked, oldest first. */
export async function listFavouriteGames(db: Queryable, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ game_id: bigint }>({
    name: 'games_list_favourites',
    text: 'select game_id from games_favourite where player_id = $1 order by number',
    values: [playerId],
  });
  return rows.map((row) => Number(row.game_id));
}

/** Adding one that is there changes nothing: two clicks at once make one favourite. */
export async function insertFavourite(
  tx: Tx,
  { playerId, gameId, at }: { playerId: number; gameId: number; at: Date },
): Promise<void> {
  await tx.query(
    'insert into games_favourite (player_id, game_id, added_at) values ($1, $2, $3) on conflict do nothing',
    [playerId, gameId, at],
  );
}

export async function deleteFavourite(
  db: Queryable,
  { playerId, gameId }: { playerId: number; gameId: number },
): Promise<void> {
  await db.query('delete from games_favourite where player_id = $1 and game_id = $2', [playerId, gameId]);
}

/** Holds back other writers of the same player's list, so that counting it means something. */
export async function lockFavourites(tx: Tx, playerId: number): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('games_favourite'), $1::int)", [playerId % 2 ** 31]);
}
