import type { Queryable } from '../../kit/index.ts';
import type { CatalogueSource } from '../catalogue/create-catalogue.ts';

/** The kind of games of which each player has played most since a moment. */
export async function favouriteKinds(
  catalogue: Pick<CatalogueSource, 'current'>,
  db: Queryable,
  { playerIds, since }: { playerIds: readonly number[]; since: Date },
): Promise<Map<number, string>> {
  const { byIdentifier } = await catalogue.current(db);
  const { rows } = await db.query<{ player_id: bigint; game: string }>(
    `select player_id, game from games_played where player_id = any($1::bigint[]) and last_activity_at >= $2
     order by player_id, last_activity_at desc`,
    [playerIds, since],
  );
  const counts = new Map<number, Map<string, number>>();
  for (const { player_id, game } of rows) {
    const kind = byIdentifier.get(game)?.kind;
    if (!kind) continue;
    const own = counts.get(Number(player_id)) ?? new Map<string, number>();
    counts.set(Number(player_id), own.set(kind, (own.get(kind) ?? 0) + 1));
  }
  const most = (own: Map<string, number>) => [...own].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  return new Map([...counts].map(([playerId, own]) => [playerId, most(own)]));
}
