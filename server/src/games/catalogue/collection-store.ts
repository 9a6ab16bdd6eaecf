import type { Tx } from '../../kit/index.ts';

export interface CollectionWanted {
  id: string;
  title: string;
  /** Identifiers in their order; unset: the games stay as they are. */
  games?: readonly string[] | undefined;
}

/** Names a collection and says what is in it. A game that the catalogue does not have throws. */
export async function replaceCollection(tx: Tx, { id, title, games }: CollectionWanted): Promise<void> {
  await tx.query(
    `insert into games_collection (id, title, position)
     values ($1, $2, (select coalesce(max(position), 0) + 1 from games_collection))
     on conflict (id) do update set title = excluded.title, revision = games_collection.revision + 1`,
    [id, title],
  );
  if (!games) return;
  await tx.query('delete from games_collection_game where collection_id = $1', [id]);
  const { rowCount } = await tx.query(
    `insert into games_collection_game (collection_id, game_id, position)
     select $1, g.id, n.number from unnest($2::text[]) with ordinality as n (identifier, number)
     join games_game g on g.identifier = n.identifier`,
    [id, games],
  );
  if (rowCount !== games.length) throw new UnknownGame(`The collection ${id} names a game that is not listed.`);
}

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
}
