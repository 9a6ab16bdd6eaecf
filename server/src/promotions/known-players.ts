import { brandOf } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { countPromised } from './grant-store.ts';
import { allowedFor } from './may-take.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer } from './promotion.ts';

type Needs = Pick<PromotionsPorts, 'identity' | 'geo' | 'documents' | 'mayReceive' | 'giftsHad'>;

/** Players as rules see them; whoever does not exist is left out. */
export async function knownPlayers(
  ports: Needs,
  db: Queryable,
  playerIds: readonly number[],
  /** What is promised for this occasion is not counted: it is asked for again. */
  { besides }: { besides?: string } = {},
): Promise<Map<number, KnownPlayer>> {
  const ids = [...new Set(playerIds)];
  const [facts, segments, may] = [
    await ports.identity.promotionFacts.of(db, ids),
    await segmentsOf(db, ids),
    await ports.mayReceive(db, ids),
  ];
  const most = new Map(
    [...facts].flatMap(([id, { licence }]) => {
      const { bonusesPerPlayer } = allowedFor(ports, licence);
      return bonusesPerPlayer === null ? [] : [[id, bonusesPerPlayer]];
    }),
  );
  const brands = await ports.documents.read('brands', db);
  const limited = [...most.keys()];
  const [had, promised] =
    limited.length > 0
      ? [await ports.giftsHad(db, limited), await countPromised(db, limited, besides)]
      : [new Map<number, number>(), new Map<number, number>()];
  const bonusesOf = (id: number) => {
    const allowed = most.get(id);
    return allowed === undefined ? null : { left: allowed - (had.get(id) ?? 0), promised: promised.get(id) ?? 0 };
  };
  return new Map(
    [...facts].map(([id, known]) => {
      const mayReceive = may.has(id) && known.canIssue;
      const { offers } = brandOf(brands, known.joinedAt ?? '');
      return [id, { ...known, offers, segments: segments.get(id) ?? [], mayReceive, bonuses: bonusesOf(id) }];
    }),
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
