import { type Currency, type promotionsCalls, Refusal } from '@halley/contract';
import type { Consumer, Handlers, Queryable, Tx } from '../kit/index.ts';
import type { Tasks } from '../kit/jobs/index.ts';
import { readBudgets } from './budget-store.ts';
import { cardsFor, costForPoints } from './cards-for.ts';
import { declineOffer, pickedOffer, pickOffer, unpickOffer } from './choose-offer.ts';
import { claimPrizes, type PrizeClaim } from './claim-prizes.ts';
import { sweepFailures } from './code-failures.ts';
import { countConsumer } from './count-events.ts';
import { countSegments } from './count-segments.ts';
import { createPromotionDesk } from './create-promotion-desk.ts';
import { decideOverdue, openReview } from './decide-reviews.ts';
import { giveConsumer } from './give-grants.ts';
import { huntsFor } from './hunts-for.ts';
import { type AudienceRule, audiencePage, inAudience } from './in-audience.ts';
import { knownPlayers } from './known-players.ts';
import { levelGifts } from './level-gifts.ts';
import { createLiveRules, readLive } from './live-rules.ts';
import { meterConsumer } from './meters.ts';
import type { Offer, OfferReserved, OffersAsked, OfferWish } from './offer.ts';
import { firstOffers } from './offer-type-of.ts';
import { offersFor } from './offers-for.ts';
import { endOver, giveBirthdays, payPeriods } from './pay-periods.ts';
import { readPools } from './pool-store.ts';
import type { PromotionsPorts } from './ports.ts';
import { closePool, setPoolAside } from './prize-pools.ts';
import type { PromotionTerms } from './promotion.ts';
import { statesOf } from './promotion-store.ts';
import { type RedeemAsked, redeemCode } from './redeem-code.ts';
import { redeemedBy } from './redeemed-by.ts';
import { watchCosts } from './report-promotion.ts';
import { reserveOffer } from './reserve-offer.ts';
import type { NewReview } from './review.ts';
import { reviewsOf } from './review-store.ts';
import { type SettledDeposit, settleReserved } from './settle-reserved.ts';
import { signsOf } from './signs-of.ts';
import { type TakenBack, takeBackGrants } from './take-back-grants.ts';
import { type Taken, takeNow } from './take-now.ts';
import { termsFile, termsOf } from './terms-text.ts';
import { findPublished, publishedAt, versionsOf } from './version-store.ts';
import { watchConsumer } from './watch-cashouts.ts';

export type Promotions = ReturnType<typeof createPromotions>;

/** Rules, versions, budgets, codes and grants: what is due to whom. What it comes to in money is given by rooms above. */
export function createPromotions(ports: PromotionsPorts) {
  const { database, clock } = ports;
  const copy = createLiveRules(ports);
  const rules = (db: Queryable) => copy.current(db);

  async function publishedTerms(id: number, version: number | undefined): Promise<PromotionTerms> {
    const terms = await findPublished(database, id, version);
    if (!terms) throw new Refusal('NOT_FOUND');
    return terms;
  }

  const handlers: Handlers<typeof promotionsCalls> = {
    async readPromotionTerms({ params, query }) {
      const terms = await publishedTerms(params.id, query.version);
      return { status: 200, body: { ...terms, terms: termsOf(terms.rule) } };
    },
    async readPromotionTermsText({ params, query }) {
      const terms = await publishedTerms(params.id, query.version);
      const fileName = `terms-${terms.id}-v${terms.version}.txt`;
      const content = Buffer.from(termsFile(terms, query.locale));
      return { status: 200, body: { fileName, contentType: 'text/plain; charset=utf-8', content } };
    },
  };
  const consumers: Consumer[] = [
    countConsumer(ports, rules),
    meterConsumer(ports, rules),
    giveConsumer(ports),
    watchConsumer(ports),
  ];

  return {
    handlers,
    consumers,
    tasks: {
      async 'promotions.mind'() {
        await endOver(database, clock.now());
        await sweepFailures(database, clock.now());
        const live = await rules(database);
        await giveBirthdays(ports, live);
        await payPeriods(ports, live);
        await watchCosts(
          ports,
          live.all.map(({ id }) => id),
        );
      },
      'promotions.decide_reviews': () => decideOverdue(ports),
      'promotions.count_segments': () => countSegments(ports),
    } satisfies Partial<Tasks>,
    /** What somebody may take now. */
    offersFor: (db: Queryable, asked: OffersAsked): Promise<Offer[]> => offersFor(ports, rules, db, asked),
    /** Reserves an offer with a deposit that begins. Throws `offer_id.not_available`. */
    reserveOffer: (tx: Tx, asked: OfferReserved): Promise<void> => reserveOffer(ports, rules, tx, asked),
    /** The deposit is there, or will never be (null): what was reserved with it becomes due, or is released. */
    settleReserved: (tx: Tx, settled: SettledDeposit): Promise<void> => settleReserved(ports, rules, tx, settled),
    /** Throws `offer_id.not_available`. */
    pickOffer: (tx: Tx, wish: OfferWish): Promise<void> => pickOffer(ports, rules, tx, wish),
    unpickOffer,
    /** The offer a player has picked for the next deposit; null: none. */
    pickedOffer,
    /** It is not shown to this player again. Throws `NOT_FOUND`. */
    declineOffer: (tx: Tx, wish: OfferWish): Promise<void> => declineOffer(ports, rules, tx, wish),
    /** Redeems a code in a transaction of its own; unknown, expired and not for this player take the same way. */
    redeemCode: (asked: RedeemAsked) => redeemCode(ports, rules, asked),
    /** What a code has given a player. */
    redeemedBy: (db: Queryable, asked: { playerId: number; code: string }) => redeemedBy(ports, db, asked),
    /** What a player gathers towards by bets. */
    huntsFor: (db: Queryable, playerId: number) => huntsFor(ports, rules, db, playerId),
    /** Takes a promotion that a player claims with points or once a day, and gives it with it. Throws `NotTaken`. */
    takeNow: (tx: Tx, taken: Taken) => takeNow(ports, rules, tx, taken),
    /** Claims what was won in a contest, each once; it is given by the news of it. */
    claimPrizes: (tx: Tx, claims: readonly PrizeClaim[]) => claimPrizes(ports, tx, claims),
    /** Money for what contests promise: set aside when one is opened, given back when it is decided. */
    pools: { read: readPools, setAside: setPoolAside, close: closePool },
    /** What reaching each level gives, in a language. */
    levelGifts: async (db: Queryable, language: string) =>
      levelGifts((await rules(db)).withEvent('level_reached'), language),
    /** What is claimed with points, as it stands for a player; undefined: there is no such player. */
    cardsFor: (db: Queryable, playerId: number) => cardsFor(ports, rules, db, playerId),
    /** What was given for points cost, by day, in EUR. */
    costForPoints: (db: Queryable, since: Date) => costForPoints(ports, db, since),
    /** Goods came back, or were never sent: their number and cost are there again. */
    takeBack: (tx: Tx, back: TakenBack) => takeBackGrants(tx, { ...back, now: clock.now() }),
    /** What brands may choose as their first offers. */
    firstOffers: async (db: Queryable, ids: readonly number[]) => firstOffers(await rules(db), db, ids),
    /** What is live now. */
    live: rules,
    /** The same, read anew: for whoever writes by it. */
    readLive,
    /** Players as rules see them. */
    knownPlayers: (db: Queryable, playerIds: readonly number[]) => knownPlayers(ports, db, playerIds),
    /** Whom a rule of the same language means, of all players page by page or of some. */
    audience: {
      page: (db: Queryable, rule: AudienceRule, page: { after: number; limit: number }) =>
        audiencePage(ports, db, rule, page),
      among: (db: Queryable, rule: AudienceRule, playerIds: readonly number[]) =>
        inAudience(ports, db, rule, playerIds),
    },
    /** What promotions have cost and given so far, and may at most. */
    budgetsOf: readBudgets,
    /** Makes what was drawn true, outside of any grant's own way. */
    give: ports.give,
    /** Locks the wallets of a player: before boxes, seeds and points, as everywhere. */
    lockWallets: (tx: Tx, owner: { playerId: number; currency: Currency }) => ports.held.lock(tx, [owner]),
    /** Since when a version holds; undefined: it was never published. */
    publishedAt,
    /** How promotions stand, and since when. */
    statesOf,
    /** Versions that gifts were given by; unknown ones are left out. */
    versionsOf,
    /** Opens a review, or adds to the one that is open for this gift. */
    openReview: (tx: Tx, review: NewReview) => openReview(ports, tx, review),
    /** Reviews of players that are not decided: they hold what is converted. */
    reviewsOf,
    /** What people should look at of players. */
    signsOf: (db: Queryable, playerIds: readonly number[]) => signsOf(ports, db, playerIds),
    desk: createPromotionDesk(ports, rules),
  };
}
