import type { Queryable } from '../../kit/index.ts';

/** The player's part of the usual limits, in thousandths, by sport; `all` is for those that have none of their own. */
export async function readFactors(db: Queryable, playerId: number): Promise<Map<string, number>> {
  const { rows } = await db.query<{ sport: string; factor: number }>({
    name: 'sportsbook_read_factors',
    text: 'select sport, factor from sportsbook_factor where player_id = $1',
    values: [playerId],
  });
  return new Map(rows.map(({ sport, factor }) => [sport, factor]));
}
