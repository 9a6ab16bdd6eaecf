import { type StaffQueueName, type staffQueueCalls, staffQueues } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import { countUnread } from '../assignments/notice-store.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { readPromises, writePromise } from './promise-store.ts';
import { queuesOf } from './queues-of.ts';

/** What waits for people. Every menu asks for it again and again. */
export function queueCalls(ports: StaffPorts): Handlers<typeof staffQueueCalls> {
  const { database } = ports;
  const all = queuesOf(ports);
  return {
    readStaffQueues: async (_input, { staff }) => {
      const names = (Object.keys(staffQueues) as StaffQueueName[]).filter((name) =>
        staff.permissions.includes(staffQueues[name]),
      );
      const [promises, notices, ...waiting] = await Promise.all([
        readPromises(database),
        countUnread(database, staff.memberId),
        ...names.map((name) => all[name](database)),
      ]);
      const queues = names.map((name, place) => ({
        name,
        open: waiting[place]?.open ?? 0,
        oldest_at: waiting[place]?.oldestAt?.toISOString() ?? null,
        promise_minutes: promises.get(name) ?? null,
      }));
      return { status: 200, body: { queues, notices } };
    },
    setQueuePromise: ({ params: { name }, body: { minutes, reason } }, context) =>
      database.tx(async (tx) => {
        const before = (await readPromises(tx)).get(name) ?? null;
        await writePromise(tx, { queue: name, minutes });
        await record(tx, context, {
          kind: 'staff.promise_set',
          target: { kind: 'queue', id: name },
          reason,
          detail: { minutes: { from: before, to: minutes } },
        });
        return { status: 204, body: null };
      }),
  };
}
