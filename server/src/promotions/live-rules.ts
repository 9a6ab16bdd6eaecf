import type { GameFilter, Meter, Product, triggerEvents } from '@halley/contract';
import { type CachedTable, createCachedTable, type Database, type Queryable } from '../kit/index.ts';
import type { PromotionsPorts } from './ports.ts';
import type { PromotionTerms } from './promotion.ts';

type TriggerEvent = (typeof triggerEvents)[number];

/** A live promotion that counts rounds. */
export interface CountingPromotion extends PromotionTerms {
  meter: Meter;
}

/** What is live, compiled once for each change. */
export interface LiveRules {
  all: readonly PromotionTerms[];
  find(promotionId: number): PromotionTerms | undefined;
  withEvent(event: TriggerEvent): readonly PromotionTerms[];
  /** Promotions that count rounds of a game. */
  countingIn(game: string): readonly CountingPromotion[];
  countingDeposits: readonly CountingPromotion[];
  everyPeriod: readonly PromotionTerms[];
}

/** Whether a game is among those a filter names. */
type GameTest = (game: string) => boolean;

/** Contests count for themselves, in one currency and by frozen rates (`tournaments`). */
export const meterOf = ({ rule: { trigger, contest } }: PromotionTerms): Meter | undefined =>
  'meter' in trigger && !contest ? trigger.meter : undefined;

/** Collections change without a promotion changing: what they hold is looked up anew once in a while. */
const collectionSeconds = 300;

export function createLiveRules({
  database,
  copies,
  gamesIn,
}: Pick<PromotionsPorts, 'copies' | 'gamesIn'> & { database: Database }): CachedTable<LiveRules> {
  return createCachedTable({
    database,
    ...copies,
    readVersion,
    load: async (db) => compile(await readLive(db), (collection) => gamesIn(collection, db)),
  });
}

async function readVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: 'promotions_live_version',
    text: `select coalesce(md5(string_agg(id || ':' || version, ',' order by id)), '') || ' '
        || floor(extract(epoch from now()) / ${collectionSeconds}) as version
      from promotions_promotion where state = 'live'`,
  });
  return rows[0]?.version ?? '';
}

/** What is live at this moment, read anew. */
export async function readLive(db: Queryable): Promise<PromotionTerms[]> {
  const { rows } = await db.query<{ id: bigint; version: number; hash: string; rule: PromotionTerms['rule'] }>(
    `select p.id, p.version, v.hash, v.rule from promotions_promotion p
     join promotions_version v on v.promotion_id = p.id and v.version = p.version where p.state = 'live' order by p.id`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

async function compile(
  all: readonly PromotionTerms[],
  gamesIn: (collection: string) => Promise<readonly string[]>,
): Promise<LiveRules> {
  const counting: { promotion: CountingPromotion; counts: GameTest }[] = [];
  for (const promotion of all) {
    const meter = meterOf(promotion);
    if (meter && meter.of !== 'deposits') {
      counting.push({
        promotion: { ...promotion, meter },
        counts: await gameTest(promotion.rule.product, meter.games, gamesIn),
      });
    }
  }
  const byGame = new Map<string, CountingPromotion[]>();
  const byId = new Map(all.map((promotion) => [promotion.id, promotion]));
  return {
    all,
    find: (id) => byId.get(id),
    withEvent: (event) => all.filter(({ rule: { trigger } }) => 'event' in trigger && trigger.event === event),
    countingIn(game) {
      const known = byGame.get(game);
      if (known) return known;
      const found = counting.filter(({ counts }) => counts(game)).map(({ promotion }) => promotion);
      byGame.set(game, found);
      return found;
    },
    countingDeposits: all.flatMap((promotion) => {
      const meter = meterOf(promotion);
      return meter?.of === 'deposits' ? [{ ...promotion, meter }] : [];
    }),
    everyPeriod: all.filter(({ rule: { trigger } }) => 'every' in trigger),
  };
}

/** PR-04: rounds of a product count for promotions of that product, and of all. */
export async function gameTest(
  product: Product,
  { games, collections, not }: GameFilter,
  gamesIn: (collection: string) => Promise<readonly string[]>,
): Promise<GameTest> {
  const out = new Set(not);
  const isHere = (game: string) => product === 'any' || (product === 'sport') === game.startsWith('sport/');
  if (!games && !collections) return (game) => isHere(game) && !out.has(game);
  const named = new Set(games);
  for (const collection of collections ?? []) for (const game of await gamesIn(collection)) named.add(game);
  return (game) => isHere(game) && named.has(game) && !out.has(game);
}
