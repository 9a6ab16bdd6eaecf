import { Refusal, type staffTradingCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { memberOf } from '../contests/by-member.ts';
import type { StaffPorts } from '../ports.ts';
import { person } from './person.ts';

/** The board: liability, bets as they come in, overrides, factors, flags, claims and reports. */
export function tradingCalls({
  identity,
  tradingDesk: { board },
}: Pick<StaffPorts, 'tradingDesk' | 'identity'>): Handlers<typeof staffTradingCalls> {
  return {
    readSportExposure: async () => ({ status: 200, body: await board.exposure() }),
    readLiability: async ({ params: { id } }) => ({ status: 200, body: await board.liability(id) }),
    listStaffBets: async ({ query }) => ({ status: 200, body: await board.bets(query) }),
    listOverrides: async ({ query }, context) => ({
      status: 200,
      body: await board.overrides.list(query, memberOf(context)),
    }),
    setOverride: async ({ params: { id }, body: { reason, ...asked } }, context) => ({
      status: 201,
      body: await board.overrides.set(id, asked, person(context, reason)),
    }),
    decideOverride: async ({ params: { id }, body: { agree, reason } }, context) => ({
      status: 200,
      body: await board.overrides.decide(id, agree, person(context, reason)),
    }),
    endOverride: async ({ params: { id }, body: { reason } }, context) => ({
      status: 200,
      body: await board.overrides.end(id, person(context, reason)),
    }),
    listFactors: async ({ query: { player } }) => ({ status: 200, body: await board.factors.list(player) }),
    setFactor: async ({ params: { id }, body: { reason, ...factor } }, context) => {
      if (!(await identity.readPlayer(id))) throw new Refusal('NOT_FOUND');
      return { status: 200, body: await board.factors.set(id, factor, person(context, reason)) };
    },
    listFlags: async ({ query: { open } }) => ({
      status: 200,
      body: await board.flags.list({ open: open === 'true' }),
    }),
    closeFlag: async ({ params: { id }, body: { reason } }, context) => ({
      status: 200,
      body: await board.flags.close(id, person(context, reason)),
    }),
    listClaims: async ({ query: { state } }, context) => ({
      status: 200,
      body: await board.claims.list({ state, member: memberOf(context) }),
    }),
    decideClaim: async ({ params: { id }, body: { decision, seen, reason } }, context) => ({
      status: 200,
      body: await board.claims.decide(id, { decision, seen }, person(context, reason)),
    }),
    readSportReport: async ({ query }) => ({ status: 200, body: await board.report(query) }),
  };
}
