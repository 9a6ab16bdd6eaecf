import { randomUUID } from 'node:crypto';
import type { Author } from '../../audit/index.ts';
import type { Database } from '../../kit/index.ts';
import type { TestStaff } from './test-staff.ts';

/** Somebody who is none of the members that ask. */
const author: Author = { actor: { kind: 'staff', id: -1, name: 'Somebody' }, reason: 'a test' };
const by = { id: -1, name: 'Somebody' };
const rule = {
  closed_markets: [],
  most_codes: 2,
  most_per_month: 5,
  reward_cents: 1_000,
  deposit_cents: 2_000,
  wagered_cents: 5_000,
  within_days: 30,
};

/** For every call on the desk of the partners' room: a request that succeeds if it is let through. */
export function partnerRequests(room: Pick<TestStaff, 'partnerDesk'>, database: Database, reason: string) {
  const aBody = () => ({
    name: `Comet ${randomUUID()}`,
    contact: 'desk@partner.test',
    currency: 'EUR' as const,
    payout_details: 'IBAN of nobody 4242',
  });
  const aPartner = () => database.tx((tx) => room.partnerDesk.add(tx, aBody(), author));
  /** A partner who is owed ten euro: a month that a job would have closed. */
  const anOwed = async () => {
    const { id } = await aPartner();
    await database.query(
      `insert into partners_statement (partner_id, month, currency, terms_version, due, lines, carried, rates_at, closed_at)
       values ($1, '2026-01-01', 'EUR', 0, 1000, '[{"due_cents": 1000}]', '{}', now(), now())`,
      [id],
    );
    return id;
  };
  const aPayout = async () => {
    const asked = { partnerId: await anOwed(), amount: 1_000n, by, key: randomUUID() };
    return (await database.tx((tx) => room.partnerDesk.payouts.ask(tx, asked, author))).id;
  };
  const aPostback = async () => {
    const { id } = await aPartner();
    const { rows } = await database.query<{ id: number }>(
      `insert into partners_postback (partner_id, event, mark, event_id, url, state, at)
       values ($1, 'registration', 'one', $2, 'https://partner.test/', 'failed', now()) returning id::int`,
      [id, randomUUID()],
    );
    return rows[0]?.id ?? 0;
  };
  const terms = async () => (await room.partnerDesk.referral.read(database)).terms[0]?.version ?? 0;
  return {
    listPartners: async () => ({}),
    readPartner: async () => ({ params: { id: (await aPartner()).id } }),
    addPartner: async () => ({ payload: aBody() }),
    changePartner: async () => {
      const { id, version } = await aPartner();
      return { params: { id }, payload: { ...aBody(), version, state: 'paused', reason } };
    },
    revealPartnerPayout: async () => ({ params: { id: (await aPartner()).id }, payload: { reason } }),
    setPartnerPlan: async () => ({
      params: { id: (await aPartner()).id },
      payload: {
        from_version: 0,
        from_month: '2090-01',
        share_percent: 25,
        deducts_bonus: true,
        carries_over: true,
        reason,
      },
    }),
    addPartnerLink: async () => ({
      params: { id: (await aPartner()).id },
      payload: { name: 'Front page', brand: 'halley.test', path: '/', campaign: 'autumn' },
    }),
    setPartnerHook: async () => ({
      params: { id: (await aPartner()).id },
      payload: { event: 'registration', url: 'https://partner.test/hit?s={stag}', active: true },
    }),
    revealPartnerSecret: async () => ({ params: { id: (await aPartner()).id }, payload: { reason } }),
    listPostbacks: async () => ({}),
    replayPostback: async () => ({ params: { id: await aPostback() } }),
    listPartnerPayouts: async () => ({}),
    askPartnerPayout: async () => ({ params: { id: await anOwed() }, payload: { amount_cents: 1_000, reason } }),
    approvePartnerPayout: async () => ({ params: { id: await aPayout() } }),
    refusePartnerPayout: async () => ({ params: { id: await aPayout() }, payload: { reason } }),
    readReferralTerms: async () => ({}),
    writeReferralTerms: async () => ({ payload: { from_version: await terms(), ...rule, reason } }),
    agreeReferralTerms: async () => {
      const written = { fromVersion: await terms(), rule, by };
      const { version } = await database.tx((tx) => room.partnerDesk.referral.write(tx, written, author));
      return { params: { version } };
    },
  };
}
