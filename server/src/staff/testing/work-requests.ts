/** For every call on the work of the staff itself: a request that succeeds if it is let through. */
export const workRequests = () => ({
  recordStaffExport: async () => ({ payload: { list: 'listStaffSessions', filters: {}, rows: 3 } }),
  listStaffExports: async () => ({}),
});
