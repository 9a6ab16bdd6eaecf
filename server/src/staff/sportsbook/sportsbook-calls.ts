import type { staffSportsbookCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { memberOf } from '../contests/by-member.ts';
import type { StaffPorts } from '../ports.ts';
import { person } from './person.ts';

/** Fixtures, stops, results by hand, quarantine and referrals: calls on the desk of the sportsbook room. */
export function sportsbookCalls({
  tradingDesk: desk,
}: Pick<StaffPorts, 'tradingDesk'>): Handlers<typeof staffSportsbookCalls> {
  return {
    listStaffFeeds: async () => ({ status: 200, body: await desk.feeds() }),
    listStaffFixtures: async ({ query }) => ({ status: 200, body: await desk.list(query) }),
    readStaffFixture: async ({ params: { id } }, context) => ({
      status: 200,
      body: await desk.read(id, memberOf(context)),
    }),
    stopFixture: async ({ params: { id }, body: { market, reason } }, context) => ({
      status: 200,
      body: await desk.stop(id, market, person(context, reason)),
    }),
    reopenFixture: async ({ params: { id }, body: { market, reason } }, context) => ({
      status: 200,
      body: await desk.reopen(id, market, person(context, reason)),
    }),
    listManualResults: async ({ query: { state } }, context) => ({
      status: 200,
      body: await desk.manualResults(state, memberOf(context)),
    }),
    askManualResult: async ({ params: { id }, body: { reason, ...asked } }, context) => ({
      status: 201,
      body: await desk.ask(id, asked, person(context, reason)),
    }),
    decideManualResult: async ({ params: { id }, body: { agree, reason } }, context) => ({
      status: 200,
      body: await desk.decide(id, agree, person(context, reason)),
    }),
    listQuarantine: async ({ query: { open } }) => ({
      status: 200,
      body: await desk.quarantine({ open: open === 'true' }),
    }),
    closeQuarantined: async ({ params: { id }, body: { reason } }, context) => ({
      status: 200,
      body: await desk.closeQuarantined(id, person(context, reason)),
    }),
    listReferrals: async () => ({ status: 200, body: await desk.referrals() }),
    decideReferral: async ({ params: { id }, body }, context) => {
      const { decision, unit_stake_cents: unitStake, reason } = body;
      const decided = { decision, unitStake: unitStake === undefined ? undefined : BigInt(unitStake) };
      return { status: 200, body: await desk.decideReferral(id, decided, person(context, reason)) };
    },
  };
}
