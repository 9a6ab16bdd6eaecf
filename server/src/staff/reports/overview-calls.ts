import { type StaffQueueName, type staffOverviewCalls, staffQueues } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { readPromises } from '../queues/promise-store.ts';
import { queuesOf } from '../queues/queues-of.ts';
import { agesOf } from './ages-of.ts';
import { fileOfReport } from './file-of-report.ts';

/** Of a very long queue its oldest part. */
const mostAges = 1_000;

/** What the first page of the back office reads. */
export function overviewCalls(ports: StaffPorts): Handlers<typeof staffOverviewCalls> {
  const { database, clock, overviewDesk: desk } = ports;
  const all = queuesOf(ports);
  return {
    readOverview: async ({ query }) => ({ status: 200, body: await desk.overview(query) }),
    readBreakdown: async ({ query }) => ({ status: 200, body: await desk.breakdown(query) }),
    exportOverview: async ({ query: { format, ...query } }, context) => {
      const table = await desk.table(query);
      return fileOfReport(ports, context, { list: 'overview', table, format, isPersonal: false }, { ...query, format });
    },
    readAlerts: async () => ({ status: 200, body: { alerts: await desk.alerts() } }),
    readLiveCounts: async () => ({ status: 200, body: await desk.live() }),
    readQueueAges: async (_input, { staff }) => {
      const promises = await readPromises(database);
      const names = (Object.keys(staffQueues) as StaffQueueName[]).filter((name) =>
        staff.permissions.includes(staffQueues[name]),
      );
      const queues = await Promise.all(
        names.map(async (name) => {
          const [{ open, oldestAt }, items] = await Promise.all([
            all[name](database),
            all[name].items(database, mostAges),
          ]);
          const promise_minutes = promises.get(name) ?? null;
          const since = items.map((item) => item.since);
          const ages = promise_minutes === null ? null : agesOf(since, promise_minutes * 60, clock.now());
          return { name, open, oldest_at: oldestAt?.toISOString() ?? null, promise_minutes, ages };
        }),
      );
      return { status: 200, body: { queues } };
    },
  };
}
