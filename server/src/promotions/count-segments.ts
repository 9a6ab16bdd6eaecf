import type { PromotionFacts } from '../identity/index.ts';
import type { Database, Queryable, Tx } from '../kit/index.ts';
import { accountAgeDays } from './may-take.ts';
import type { PromotionsPorts } from './ports.ts';

/** PR-09: none knows losses, failed deposits, waiting withdrawals or the time of night. All that is said must hold. */
export interface SegmentPredicate {
  /** Days since the player was here last. */
  seenWithinDays?: number | undefined;
  notSeenForDays?: number | undefined;
  accountAgeFromDays?: number | undefined;
  accountAgeToDays?: number | undefined;
  /** The category most rounds of the last ninety days were played in. */
  favouriteCategory?: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

export function isInSegment(
  predicate: SegmentPredicate,
  player: Pick<PromotionFacts, 'createdAt' | 'signedInAt'> & { favourite: string | null },
  now: Date,
): boolean {
  const { seenWithinDays, notSeenForDays, accountAgeFromDays, accountAgeToDays, favouriteCategory } = predicate;
  const unseenDays = player.signedInAt
    ? (now.getTime() - player.signedInAt.getTime()) / dayMs
    : Number.POSITIVE_INFINITY;
  const age = accountAgeDays(player, now);
  return (
    (seenWithinDays === undefined || unseenDays <= seenWithinDays) &&
    (notSeenForDays === undefined || unseenDays >= notSeenForDays) &&
    (accountAgeFromDays === undefined || age >= accountAgeFromDays) &&
    (accountAgeToDays === undefined || age <= accountAgeToDays) &&
    (favouriteCategory === undefined || player.favourite === favouriteCategory)
  );
}

/** What every house has; an operator may add others. */
const usualSegments: Readonly<Record<string, SegmentPredicate>> = {
  new: { accountAgeToDays: 30 },
  active: { seenWithinDays: 14, accountAgeFromDays: 31 },
  away: { notSeenForDays: 30 },
  slots: { favouriteCategory: 'slot' },
  tables: { favouriteCategory: 'table' },
};

const pageSize = 500;

/** Counts all segments anew. Every player is in or out by what holds now. */
export async function countSegments(ports: PromotionsPorts): Promise<void> {
  const { database, clock, identity } = ports;
  const now = clock.now();
  const segments = await readSegments(database);
  let after = 0;
  for (;;) {
    const page = await identity.promotionFacts.page(database, { after, limit: pageSize });
    const last = page.at(-1);
    if (!last) break;
    after = last.playerId;
    const playerIds = page.map(({ playerId }) => playerId);
    const favourites = await ports.favouriteCategories(database, {
      playerIds,
      since: new Date(now.getTime() - 90 * dayMs),
    });
    const members = page.flatMap((player) => {
      const known = { ...player, favourite: favourites.get(player.playerId) ?? null };
      return segments
        .filter(({ predicate }) => isInSegment(predicate, known, now))
        .map(({ name }) => ({ playerId: player.playerId, name }));
    });
    await database.tx((tx) => replaceMembers(tx, playerIds, members));
  }
  await database.query(
    `update promotions_segment s set counted_at = $1,
       players = (select count(*) from promotions_segment_member m where m.segment = s.name)`,
    [now],
  );
}

async function readSegments(db: Database): Promise<{ name: string; predicate: SegmentPredicate }[]> {
  await db.query(
    `insert into promotions_segment (name, predicate) select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing`,
    [Object.keys(usualSegments), Object.values(usualSegments).map((predicate) => JSON.stringify(predicate))],
  );
  const { rows } = await (db as Queryable).query<{ name: string; predicate: SegmentPredicate }>(
    'select name, predicate from promotions_segment order by name',
  );
  return rows;
}

async function replaceMembers(
  tx: Tx,
  playerIds: readonly number[],
  members: readonly { playerId: number; name: string }[],
): Promise<void> {
  const values = [members.map(({ playerId }) => playerId), members.map(({ name }) => name)];
  await tx.query(
    `delete from promotions_segment_member m where player_id = any($1::bigint[])
       and not exists (select 1 from unnest($2::bigint[], $3::text[]) as n (player_id, segment)
         where n.player_id = m.player_id and n.segment = m.segment)`,
    [playerIds, ...values],
  );
  await tx.query(
    'insert into promotions_segment_member (player_id, segment) select * from unnest($1::bigint[], $2::text[]) on conflict do nothing',
    values,
  );
}
