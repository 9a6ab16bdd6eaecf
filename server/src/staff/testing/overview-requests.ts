const query = '?from=2026-03-01&to=2026-03-14&shown_in=EUR';

/** Requests of the overview that succeed if they are let through. */
export const overviewRequests = {
  readOverview: async () => ({ query }),
  readBreakdown: async () => ({ query: `${query}&by=country` }),
  exportOverview: async () => ({ query: `${query}&by=day&format=xlsx` }),
  readAlerts: async () => ({}),
  readLiveCounts: async () => ({}),
  readQueueAges: async () => ({}),
};
