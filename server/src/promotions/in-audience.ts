import type { PromotionAudience } from '@halley/contract';
import type { PromotionFacts } from '../identity/index.ts';
import type { Queryable } from '../kit/index.ts';
import { isInSegment, type SegmentPredicate } from './count-segments.ts';
import { segmentsOf } from './known-players.ts';
import { matchesAudience } from './matches-audience.ts';
import type { PromotionsPorts } from './ports.ts';

/** Who is meant, in the words of the rule language. */
export interface AudienceRule {
  audience: PromotionAudience;
  seen: SegmentPredicate;
}

type Needs = Pick<PromotionsPorts, 'identity' | 'clock' | 'favouriteCategories'>;

const favouriteMs = 90 * 24 * 60 * 60 * 1000;

/** Those of some players for whom it holds now. */
async function matching(
  { clock, favouriteCategories }: Needs,
  db: Queryable,
  { audience, seen }: AudienceRule,
  players: readonly PromotionFacts[],
): Promise<number[]> {
  const now = clock.now();
  const playerIds = players.map(({ playerId }) => playerId);
  const segments = audience.segment === undefined ? new Map() : await segmentsOf(db, playerIds);
  const since = new Date(now.getTime() - favouriteMs);
  const favourites =
    seen.favouriteCategory === undefined ? new Map() : await favouriteCategories(db, { playerIds, since });
  return players
    .filter((player) => {
      const { playerId } = player;
      const favourite = favourites.get(playerId) ?? null;
      return (
        matchesAudience(audience, { ...player, segments: segments.get(playerId) ?? [] }) &&
        isInSegment(seen, { ...player, favourite }, now)
      );
    })
    .map(({ playerId }) => playerId);
}

/** The next of all players, and those among them for whom a rule holds; `last` null: there are no more. */
export async function audiencePage(
  ports: Needs,
  db: Queryable,
  rule: AudienceRule,
  page: { after: number; limit: number },
): Promise<{ playerIds: number[]; last: number | null }> {
  const players = await ports.identity.promotionFacts.page(db, page);
  return { playerIds: await matching(ports, db, rule, players), last: players.at(-1)?.playerId ?? null };
}

/** Those among these players for whom a rule holds. */
export async function inAudience(
  ports: Needs,
  db: Queryable,
  rule: AudienceRule,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const players = await ports.identity.promotionFacts.of(db, playerIds);
  return new Set(await matching(ports, db, rule, [...players.values()]));
}
