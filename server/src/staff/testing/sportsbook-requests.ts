/** For every call on the desk of the sportsbook: a request that succeeds if it is let through. */
export const sportsbookRequests = () => ({
  listStaffFeeds: async () => ({}),
  listStaffFixtures: async () => ({}),
  readStaffFixture: async () => ({}),
  stopFixture: async () => ({}),
  reopenFixture: async () => ({}),
  askManualResult: async () => ({}),
  decideManualResult: async () => ({}),
  listQuarantine: async () => ({}),
  closeQuarantined: async () => ({}),
  listReferrals: async () => ({}),
  decideReferral: async () => ({}),
});
