import { Refusal, type staffSportsbookCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal('UNAVAILABLE');
};

/** Fixtures, stops, results by hand, quarantine and referrals: calls on the desks of fixtures and sportsbook. */
export function sportsbookCalls(): Handlers<typeof staffSportsbookCalls> {
  return {
    listStaffFeeds: notYet,
    listStaffFixtures: notYet,
    readStaffFixture: notYet,
    stopFixture: notYet,
    reopenFixture: notYet,
    askManualResult: notYet,
    decideManualResult: notYet,
    listQuarantine: notYet,
    closeQuarantined: notYet,
    listReferrals: notYet,
    decideReferral: notYet,
  };
}
