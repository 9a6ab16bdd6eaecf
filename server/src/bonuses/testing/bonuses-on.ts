import type { ProtectionProfile } from '../../geo/index.ts';
import { protections } from '../../geo/index.ts';
import { type Clock, type Database, silentLog, type Tx } from '../../kit/index.ts';
import type { KeptFromGifts } from '../../limits/index.ts';
import type { Offer, OfferGrant, OpenReview } from '../../promotions/index.ts';
import { cancelGift } from '../cancel-gift.ts';
import { createBonuses } from '../create-bonuses.ts';
import type { Gift } from '../gift.ts';
import { orderBonuses } from '../order-bonuses.ts';
import { pauseBonus, resumeBonus } from '../pause-bonus.ts';
import type { FreeRoundsOfGifts } from '../ports.ts';

type OwnGift = Pick<Gift, 'id' | 'playerId'>;

/** The slot that free spins are given for. */
export const slot = 'halley-studio/comet-run';

/** The room on a database. What other rooms would say is in the test's hand; what they are asked for is written down. */
export function bonusesOn(database: Database, clock: Clock) {
  const others = {
    profile: 'CW' as ProtectionProfile,
    bonusesPerPlayer: null as number | null,
    blocked: new Set<number>(),
    multiAccount: new Set<number>(),
    unwilling: new Set<number>(),
    unverified: new Set<number>(),
    kept: new Map<number, KeptFromGifts>(),
    closed: new Set<number>(),
    offers: [] as Offer[],
    reviews: [] as OpenReview[],
    codes: new Map<number, string | null>(),
    closedGames: new Set<string>(),
    /** Games of providers, at any bet; of those that wait the provider has not answered. */
    offeredGames: new Set<string>(),
    waitingGames: new Set<string>(),
    daily: {} as Record<string, { maxActivation: number }>,
    offersForBets: [] as OfferGrant[],
    groups: [] as { playerId: number; add?: readonly number[] }[],
  };
  const granted: Parameters<FreeRoundsOfGifts['grant']>[1][] = [];
  const withdrawn: string[] = [];
  const prolonged = new Map<string, Date>();
  const told: { playerId: number; channel: string; gift: { id: number; stage: string } }[] = [];
  const ports = {
    database,
    clock,
    log: silentLog,
    documents: { read: async () => others.daily },
    geo: {
      protectionOf: () => ({ ...protections[others.profile], bonusesPerPlayer: others.bonusesPerPlayer }),
      standingOf: () => ({ country: 'DE', tier: 'open', licence: 'CW', may: { register: true, signIn: true } }),
    },
    identity: {
      readPlayer: async (id: number) => ({ id, deposit_bonus_code: others.codes.get(id) ?? null }),
      async receiversOf(_db: unknown, playerIds: readonly number[]) {
        return new Map(
          playerIds.map((id) => [
            id,
            {
              licence: 'CW',
              country: 'DE',
              currency: 'EUR',
              language: 'de',
              verified: !others.unverified.has(id),
              blocked: others.blocked.has(id),
              canIssue: !others.unwilling.has(id),
              multiAccount: others.multiAccount.has(id),
            },
          ]),
        );
      },
      languagesOf: async (_db: unknown, playerIds: readonly number[]) => new Map(playerIds.map((id) => [id, 'de'])),
      changeGroups: async (_tx: Tx, change: { playerId: number; add?: readonly number[] }) => {
        others.groups.push(change);
        return [];
      },
      localeOf: ({ header }: { header(name: string): string | undefined }) => header('accept-language') ?? 'en',
      setBonusCode: async (_tx: Tx, playerId: number, code: string | null) => void others.codes.set(playerId, code),
      setCanIssue: async (_tx: Tx, playerId: number, wants: boolean) =>
        void (wants ? others.unwilling.delete(playerId) : others.unwilling.add(playerId)),
    },
    atRiskAmong: async () => new Set<number>(),
    limits: {
      closedAmong: async (_db: unknown, playerIds: readonly number[]) =>
        new Set(playerIds.filter((id) => others.closed.has(id))),
      keptFromGifts: async () => others.kept,
    },
    promotions: {
      brandAt: () => ({}),
      offersFor: async (_db: unknown, { code }: { code?: string | null }) =>
        code == null || code === 'COMET' ? others.offers : [],
      declineOffer: async () => undefined,
      redeemCode: async ({ code }: { code: string }) => (code === 'COMET' ? 'activated' : 'failed_to_activate'),
      versionsOf: async () => [],
      reviewsOf: async (_db: unknown, playerIds: readonly number[]) =>
        others.reviews.filter(({ playerId }) => playerIds.includes(playerId)),
    },
    freeRounds: {
      grant: async (_tx: Tx, grant: (typeof granted)[number]) => void granted.push(grant),
      withdraw: async (_tx: Tx, id: string) => void withdrawn.push(id),
      prolong: async (_tx: Tx, { id, expiresAt }: { id: string; expiresAt: Date }) => void prolonged.set(id, expiresAt),
      games: async () => [{ game: slot, title: 'Comet Run', stakes_cents: [20, 40] }],
      takes: async (_db: unknown, { game, bet }: { game: string; bet: bigint }) =>
        game === slot ? [20n, 40n].includes(bet) : others.offeredGames.has(game),
      playedIn: async (_db: unknown, ids: readonly string[]) =>
        new Map(
          granted
            .filter(({ id }) => ids.includes(id))
            .map(({ id, game }) => [id, { game, waits: others.waitingGames.has(game) }]),
        ),
    },
    isOpen: async ({ game }: { game: string }) => !others.closedGames.has(game),
    titlesOf: async () => new Map([[slot, 'Comet Run']]),
    returnsOf: async () => new Map([['kepler/CometFlip', 0.98]]),
    givePoints: async () => undefined,
    giveLootboxes: async () => undefined,
    giveOffers: async (_tx: Tx, grants: OfferGrant[]) => void others.offersForBets.push(...grants),
    tellPlayer: (playerId: number, channel: string, gift: { id: number; stage: string }) =>
      void told.push({ playerId, channel, gift }),
  };
  // Other rooms are larger than what gifts ask of them.
  const bonuses = createBonuses(ports as unknown as Parameters<typeof createBonuses>[0]);
  /** What players do with their gifts, without the calls around it. */
  const act = {
    pause: (wanted: OwnGift) => database.tx((tx) => pauseBonus({ clock }, tx, wanted)),
    resume: (wanted: OwnGift) => database.tx((tx) => resumeBonus(ports, tx, wanted)),
    cancel: (wanted: OwnGift & Pick<Gift, 'type'>) =>
      database.tx((tx) => cancelGift(ports as unknown as Parameters<typeof cancelGift>[0], tx, wanted)),
    order: (wanted: { playerId: number; ids: number[] }) => database.tx((tx) => orderBonuses(tx, wanted)),
  };
  return { bonuses, act, others, granted, withdrawn, prolonged, told };
}
