import type { PromotionRule } from '@halley/contract';
import type { Author } from '../../audit/index.ts';
import { embeddedRates, usualDocuments } from '../../config/index.ts';
import { createGeo } from '../../geo/index.ts';
import type { PromotionFacts } from '../../identity/index.ts';
import { type Database, type Keys, manualClock, silentLog } from '../../kit/index.ts';
import { createPromotions } from '../create-promotions.ts';
import type { DueGrant } from '../due-grant.ts';
import type { PromotionsPorts } from '../ports.ts';
import type { GiftPlay } from '../signals-of-play.ts';

export const promotionKeys: Keys = ['5'.repeat(64)];

/** A member of staff who does something. */
export const staffMember = (id: number): Author => ({
  actor: { kind: 'staff', id, name: `Member ${id}` },
  reason: 'for a test',
});

const desk = (id: number) => ({
  author: staffMember(id),
  member: { id, permissions: ['promotions.read', 'promotions.manage', 'promotions.approve'] },
});

let nextPlayer = 1_000;

/** Somebody to whom everything may be given. */
export const factsOf = (facts: Partial<PromotionFacts> & Pick<PromotionFacts, 'playerId'>): PromotionFacts => ({
  groups: [],
  country: 'DE',
  currency: 'EUR',
  licence: 'CW',
  level: 1,
  stag: null,
  joinedAt: null,
  verified: true,
  depositBonusCode: null,
  canIssue: true,
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  dateOfBirth: null,
  signedInAt: null,
  ...facts,
});

/** The room on a real database, with players that exist in the test alone and rewards that are only written down. */
export function promotionsOn(database: Database, changed: Partial<PromotionsPorts> = {}) {
  const clock = manualClock('2026-11-17T12:00:00.000Z');
  const players = new Map<number, PromotionFacts>();
  const closed = new Set<number>();
  const households = new Map<number, number[]>();
  const plays = new Map<number, GiftPlay>();
  const instruments = new Map<number, number[]>();
  const given: DueGrant[] = [];
  const decided: { playerId: number; giftId: number | null; inFavour: boolean }[] = [];
  const give = async (_tx: unknown, grants: readonly Pick<DueGrant, 'id'>[]) =>
    void given.push(...(grants as readonly DueGrant[]));
  const ports: PromotionsPorts = {
    database,
    clock,
    log: silentLog,
    keys: promotionKeys,
    copies: { trustedMs: 0, staleMs: 0 },
    identity: {
      promotionFacts: {
        of: async (_db, ids) => new Map(ids.flatMap((id) => (players.has(id) ? [[id, players.get(id)]] : [])) as never),
        page: async (_db, { after, limit }) =>
          [...players.values()]
            .filter(({ playerId }) => playerId > after)
            .sort((one, other) => one.playerId - other.playerId)
            .slice(0, limit),
        bornOn: async (_db, days) =>
          [...players.values()]
            .filter(({ dateOfBirth }) => dateOfBirth && days.includes(dateOfBirth.slice(5)))
            .map(({ playerId }) => playerId),
        householdOf: async (_db, id) => households.get(id) ?? [],
      },
      samePersonsOf: async () => [],
      nicknames: async () => new Map(),
    },
    geo: createGeo({ demo: false }),
    rates: embeddedRates,
    documents: { read: async (name) => usualDocuments[name] },
    thirdPersonFrom: 1_000_000n,
    mayReceive: async (_db, ids) => new Set(ids.filter((id) => !closed.has(id))),
    giftsHad: async () => new Map(),
    roomLeft: async () => ({ deposit: null, stake: null }),
    sharingInstrument: async (_db, id) =>
      (instruments.get(id) ?? []).map((playerId) => ({ playerId, shown: 'Visa ···· 4242' })),
    gamesIn: async () => [],
    // Slots of these tests are played at any sum of tens.
    takesBet: async (_db, { bet }) => bet % 10n === 0n,
    favouriteCategories: async () => new Map(),
    give: {
      bonus: give,
      freespins: give,
      cash: give,
      freebet: give,
      bet_offer: give,
      points: give,
      group: give,
      lootbox: give,
      goods: give,
      tickets: give,
    },
    held: {
      of: async (_db, reviews) => reviews.map(() => 0n),
      lock: async () => undefined,
      begin: async () => undefined,
      decide: async (_tx, { playerId, giftId, inFavour }) => void decided.push({ playerId, giftId, inFavour }),
    },
    giftsOfGrants: async (_db, { grantIds }) => new Map(grantIds.map((id) => [id, id + 1])),
    playsOf: async (_db, giftIds) => giftIds.flatMap((giftId) => plays.get(giftId) ?? []),
    giftFigures: async () => ({
      days: [],
      completed: 0,
      lost: 0,
      canceled: 0,
      expired: 0,
      open: 0,
      liability: new Map(),
      closed: [],
    }),
    expectBonus: ({ amount }) => ({ mean: Number(amount) / 2, variance: Number(amount) ** 2 / 4 }),
    readPastRounds: async () => [],
    priceGifts: async () => ({
      taken: 0,
      completed: 0,
      cost: 0,
      low: 0,
      high: 0,
      bestPlay: 0,
      replays: 0,
      histogram: [],
    }),
    dealOf: async () => null,
    ...changed,
  };
  const promotions = createPromotions(ports);
  return {
    ...promotions,
    /** What is live, as rooms above read it: `live` makes something so here. */
    rules: promotions.live,
    ports,
    clock,
    /** What was given, as rooms above were told. */
    given,
    /** What reviews came to. */
    decided,
    /** Players who may receive nothing. */
    closed,
    households,
    /** Players who have paid with what a player paid with. */
    instruments,
    /** How gifts are played. */
    plays,
    player(facts: Partial<PromotionFacts> = {}): number {
      nextPlayer += 1;
      players.set(nextPlayer, factsOf({ playerId: nextPlayer, ...facts }));
      return nextPlayer;
    },
    desk: promotions.desk,
    by: desk,
    /** A promotion that is live: made, proposed, agreed to and started. */
    async live(rule: PromotionRule): Promise<number> {
      return database.tx(async (tx) => {
        const { id } = await promotions.desk.save(tx, { rule }, desk(1));
        await promotions.desk.move(tx, { id, to: 'proposed', version: 1 }, desk(1));
        await promotions.desk.approve(tx, { id, version: 1 }, desk(2));
        await promotions.desk.move(tx, { id, to: 'live', version: 1 }, desk(1));
        return id;
      });
    },
    codes: (promotionId: number, wanted: { shared?: string; count?: number; maxUses?: number; expiresAt?: Date }) =>
      database.tx((tx) =>
        promotions.desk.makeCodes(
          tx,
          {
            promotionId,
            shared: wanted.shared,
            count: wanted.count ?? 1,
            maxUses: wanted.maxUses ?? 1,
            expiresAt: wanted.expiresAt ?? null,
          },
          staffMember(1),
        ),
      ),
  };
}

export type TestPromotions = ReturnType<typeof promotionsOn>;
