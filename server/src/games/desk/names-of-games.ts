import type { Queryable } from '../../kit/index.ts';

interface GameNames {
  title: string;
  producer: string;
}

/** Names of games and of who makes them, closed ones too: rounds go back further than lists. */
export async function namesOfGames(db: Queryable, identifiers: readonly string[]): Promise<Map<string, GameNames>> {
  const { rows } = await db.query<GameNames & { identifier: string }>(
    `select g.identifier, g.title, p.title as producer from games_game g join games_producer p on p.id = g.producer_id
     where g.identifier = any($1::text[])`,
    [[...new Set(identifiers)]],
  );
  return new Map(rows.map(({ identifier, ...names }) => [identifier, names]));
}
