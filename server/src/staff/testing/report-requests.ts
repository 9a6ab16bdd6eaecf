import type { TestMember } from './test-staff.ts';

/** Requests of saved views and reports that succeed if they are let through. */
export function reportRequests() {
  const view = { page: 'account', name: 'Mine', filters: 'state=open', shared: false };
  return {
    listViews: async () => ({ query: '?page=account' }),
    saveView: async () => ({ payload: view }),
    deleteView: async (member: TestMember) => ({
      params: { id: (await member.post('/api/staff/views', view)).json().id },
    }),
  };
}
