import { randomUUID } from 'node:crypto';
import type { staffPartnerCalls } from '@halley/contract';
import { type Handlers, once, type StaffContext } from '../../kit/index.ts';
import { authorOf } from '../author-of.ts';
import type { StaffPorts } from '../ports.ts';

const person = ({ staff: { memberId: id, name } }: StaffContext) => ({ id, name });

export function partnerCalls({ database, partnerDesk }: StaffPorts): Handlers<typeof staffPartnerCalls> {
  const { payouts, postbacks, referral } = partnerDesk;
  return {
    listPartners: async ({ query }) => ({ status: 200, body: { partners: await partnerDesk.list(database, query) } }),
    readPartner: async ({ params: { id } }) => ({ status: 200, body: await partnerDesk.read(database, id) }),
    addPartner: ({ body }, context) =>
      database.tx(async (tx) => ({
        status: 201,
        body: await partnerDesk.add(tx, body, authorOf(context, 'a new partner')),
      })),
    changePartner: ({ params: { id }, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await partnerDesk.change(tx, id, body, authorOf(context, body.reason)),
      })),
    revealPartnerPayout: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: { payout_details: await partnerDesk.revealPayout(tx, id, authorOf(context, reason)) },
      })),
    setPartnerPlan: ({ params: { id }, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await partnerDesk.setPlan(tx, { id, body, by: context.staff.name }, authorOf(context, body.reason)),
      })),
    addPartnerLink: ({ params: { id }, body }, context) =>
      database.tx(async (tx) => ({
        status: 201,
        body: await partnerDesk.addLink(tx, id, body, authorOf(context, 'a link')),
      })),
    setPartnerHook: ({ params: { id }, body }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await partnerDesk.setHook(tx, id, body, authorOf(context, 'an address for postbacks')),
      })),
    revealPartnerSecret: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: { secret: await partnerDesk.revealSecret(tx, id, authorOf(context, reason)) },
      })),
    listPostbacks: async ({ query: { partner: partnerId, state, before: below } }) => ({
      status: 200,
      body: await postbacks.list(database, { partnerId, state, below }),
    }),
    replayPostback: ({ params: { id } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await postbacks.replay(tx, id, authorOf(context, 'told once more')),
      })),
    listPartnerPayouts: async ({ query: { state, before: below } }) => ({
      status: 200,
      body: await payouts.list(database, { state, below }),
    }),
    askPartnerPayout: ({ params: { id }, body: { amount_cents, reason } }, context) =>
      database.tx(async (tx) => {
        const key = context.idempotencyKey ?? randomUUID();
        const scope = `staff:${context.staff.memberId}:askPartnerPayout`;
        const asked = { partnerId: id, amount: BigInt(amount_cents), by: person(context), key: `${scope}:${key}` };
        const work = () => payouts.ask(tx, asked, authorOf(context, reason));
        return { status: 201, body: await once(tx, { scope, key, input: { id, amount_cents, reason } }, work) };
      }),
    approvePartnerPayout: ({ params: { id } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await payouts.approve(tx, { id, by: person(context) }, authorOf(context, 'agreed')),
      })),
    refusePartnerPayout: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await payouts.refuse(tx, { id, by: person(context) }, authorOf(context, reason)),
      })),
    readReferralTerms: async () => ({ status: 200, body: await referral.read(database) }),
    writeReferralTerms: ({ body: { from_version: fromVersion, reason, ...rule } }, context) =>
      database.tx(async (tx) => ({
        status: 201,
        body: await referral.write(tx, { fromVersion, rule, by: person(context) }, authorOf(context, reason)),
      })),
    agreeReferralTerms: ({ params: { version } }, context) =>
      database.tx(async (tx) => ({
        status: 200,
        body: await referral.agree(tx, { version, by: person(context) }, authorOf(context, 'agreed')),
      })),
  };
}
