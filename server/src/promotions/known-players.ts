import type { Queryable } from '../kit/index.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer } from './promotion.ts';

type Needs = Pick<PromotionsPorts, 'identity' | 'mayReceive'>;

/** Players as rules see them; whoever does not exist is left out. */
export async function knownPlayers(
  ports: Needs,
  db: Queryable,
  playerIds: readonly number[],
): Promise<Map<number, KnownPlayer>> {
  const ids = [...new Set(playerIds)];
  const [facts, segments, may] = [
    await ports.identity.promotionFacts.of(db, ids),
    await segmentsOf(db, ids),
    await ports.mayReceive(db, ids),
  ];
  return new Map(
    [...facts].map(([id, known]) => [
      id,
      { ...known, segments: segments.get(id) ?? [], mayReceive: may.has(id) && known.canIssue },
    ]),
  );
}

export async function segmentsOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await db.query<{ player_id: bigint; segments: string[] }>({
    name: 'promotions_segments_of',
    text: `select player_id, array_agg(segment order by segment) as segments from promotions_segment_member
      where player_id = any($1::bigint[]) group by player_id`,
    values: [playerIds],
  });
  return new Map(rows.map((row) => [Number(row.player_id), row.segments]));
}
