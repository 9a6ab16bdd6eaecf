import type { staffPromotionsCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import { by, memberOf } from '../contests/by-member.ts';
import { deedOnce } from '../deed-once.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';

export function promotionCalls({
  database,
  promotionDesk: desk,
  lotteryDesk,
}: StaffPorts): Handlers<typeof staffPromotionsCalls> {
  return {
    listPromotions: async ({ query }) => ({ status: 200, body: await desk.list(database, query) }),
    readPromotion: async ({ params }, context) => ({
      status: 200,
      body: await desk.read(database, params.id, memberOf(context)),
    }),
    savePromotion: ({ body, body: { id, from_version: fromVersion, rule } }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'savePromotion', input: body }, async () => ({
          status: 200,
          body: await desk.save(tx, { id, fromVersion, rule }, by(context, 'a draft')),
        })),
      ),
    checkPromotion: async ({ body }) => ({ status: 200, body: await desk.check(database, body) }),
    estimatePromotion: async ({ body: { take_up: takeUp, ...wanted } }) => ({
      status: 200,
      body: await desk.estimate(database, { ...wanted, takeUp }),
    }),
    readContestBasis: async ({ query: { currency } }) => ({
      status: 200,
      body: { ...(await desk.basis(database, currency)), beacon: lotteryDesk.beacon() },
    }),
    movePromotion: ({ params: { id }, body: { reason, to, version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.move(tx, { id, to, version }, by(context, reason)),
      })),
    approvePromotion: ({ params: { id }, body: { reason, version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.approve(tx, { id, version }, by(context, reason)),
      })),
    readPromotionReport: async ({ params, query }) => ({
      status: 200,
      body: await desk.report(database, { id: params.id, days: query.days }),
    }),
    makePromotionCodes: ({ params, body, body: { reason, shared, count, max_uses: maxUses, expires_at } }, context) =>
      database.tx((tx) =>
        deedOnce(tx, context, { call: 'makePromotionCodes', input: { ...params, ...body } }, async () => {
          const expiresAt = expires_at === undefined ? null : new Date(expires_at);
          const wanted = { promotionId: params.id, shared, count, maxUses, expiresAt };
          return { status: 200, body: { codes: await desk.makeCodes(tx, wanted, authorOf(context, reason)) } };
        }),
      ),
    givePromotion: ({ params, body: { key, promotion_id: promotionId, reason } }, context) =>
      database.tx(async (tx) => {
        const claim = { promotionId, playerId: params.id, key };
        const state = await desk.give(tx, claim, authorOf(context, reason));
        const isOpen = state === 'due' || state === 'given';
        return { status: 200, body: { state: isOpen ? state : 'refused' } };
      }),
    listPromotionReviews: (_input, context) =>
      database.tx(async (tx) => {
        await record(tx, context, { kind: 'promotions.reviews_viewed' });
        return { status: 200, body: await desk.reviews(tx) };
      }),
    clearPromotionReview: ({ params, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.clear(tx, params.id, authorOf(context, body.reason)),
      })),
    takePromotionReview: ({ params, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await desk.take(tx, { id: params.id, ...body }, authorOf(context, body.clause)),
      })),
  };
}
