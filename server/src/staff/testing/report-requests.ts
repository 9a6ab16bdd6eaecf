import { randomUUID } from 'node:crypto';
import type { Database } from '../../kit/index.ts';
import type { TestMember, TestStaff } from './test-staff.ts';

/** Requests of saved views and reports that succeed if they are let through. */
export function reportRequests(room: TestStaff, database: Database) {
  const view = { page: 'account', name: 'Mine', filters: 'state=open', shared: false };
  const schedule = async () => ({
    key: randomUUID(),
    report: 'finance',
    every: 'daily',
    format: 'csv',
    recipients: [(await room.member('finance')).id],
  });
  const scheduled = async (): Promise<number> =>
    (await (await room.member('admin')).post('/api/staff/report_schedules', await schedule())).json().id;
  const aPlayer = async () => ({ id: (await room.player()).playerId });
  return {
    listViews: async () => ({ query: '?page=account' }),
    saveView: async () => ({ payload: view }),
    deleteView: async (member: TestMember) => ({
      params: { id: (await member.post('/api/staff/views', view)).json().id },
    }),
    readReport: async () => ({ params: { name: 'finance' } }),
    exportReport: async () => ({ params: { name: 'finance' }, query: '?format=csv' }),
    readPlayerStatement: async () => ({ params: await aPlayer() }),
    exportPlayerStatement: async () => ({ params: await aPlayer(), query: '?format=csv' }),
    readDayMovements: async () => ({ query: '?day=2026-03-01&currency=EUR' }),
    listReportReaders: async () => ({}),
    listReportSchedules: async () => ({}),
    scheduleReport: async () => ({ payload: await schedule() }),
    stopReportSchedule: async () => ({ params: { id: await scheduled() } }),
    readReportSending: async () => {
      await database.query('update staff_report_schedule set next_at = $2 where id = $1', [
        ...[await scheduled(), room.clock.now()],
      ]);
      await room.staff.tasks['staff.send_reports']({}, { attempt: 1, signal: undefined });
      const { sendings } = (await (await room.member('admin')).get('/api/staff/report_schedules')).json();
      return { params: { id: sendings[0].id } };
    },
  };
}
