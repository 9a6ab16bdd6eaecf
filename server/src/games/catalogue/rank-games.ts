import type { Database } from '../../kit/index.ts';
import { lockCatalogue } from './list-in-catalogue.ts';

/** So long a game counts as new: since it came out, or since this house has had it. */
export const newForDays = 30;
/** What was played longer ago says nothing about today. */
const countedDays = 30;

/** Counts together what was played lately, which orders the lists, and takes games out of `new` that no longer are. */
export async function rankGames(database: Database, now: Date): Promise<void> {
  await database.tx(async (tx) => {
    await lockCatalogue(tx);
    await tx.query(
      `update games_game g set rounds_played = counted.rounds
       from (
         select game.id, coalesce(sum(played.rounds), 0) as rounds
         from games_game game
         left join games_rounds_played played
           on played.game = game.identifier and played.day > ($1::timestamptz at time zone 'utc')::date - $2::int
         group by game.id
       ) counted
       where counted.id = g.id and g.rounds_played <> counted.rounds`,
      [now, countedDays],
    );
    await tx.query(
      `delete from games_collection_game member using games_game game
       where game.id = member.game_id and split_part(member.collection_id, ':', 1) = 'new'
         and greatest(game.released_at, game.listed_at) < $1::timestamptz - make_interval(days => $2)`,
      [now, newForDays],
    );
    await tx.query('delete from games_rounds_played where day < ($1::timestamptz)::date - 400', [now]);
  });
}
