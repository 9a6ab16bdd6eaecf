import { type StaffPermission, type StaffQueueName, staffQueues } from '@halley/contract';
import type { Queue, Tx } from '../../kit/index.ts';
import { membersWith } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { readPromises } from '../queues/promise-store.ts';
import { queuesOf } from '../queues/queues-of.ts';
import { deleteAssignment, oldAssignments } from './assignment-store.ts';
import { forgetNotices } from './notice-store.ts';
import { listTeams } from './team-store.ts';
import { type Told, tellMembers } from './tell-members.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const keptDays = 60;
const heldDays = 7;
const mostAtOnce = 50;

/** Who can do something about what waits, where that is more than seeing it. */
const deciders: Partial<Record<StaffQueueName, StaffPermission>> = {
  cashouts: 'payments.decide',
  differences: 'payments.decide',
  corrections: 'payments.correct',
  reviews: 'promotions.manage',
  contests: 'promotions.manage',
  draws: 'promotions.manage',
  partner_payouts: 'affiliates.approve',
  protection_cases: 'protection.manage',
};

/** What one person has asked for and another has to agree to. Not in the list of who asked: they know. */
const ofTwoPeople: readonly StaffQueueName[] = [
  'corrections',
  'point_corrections',
  'manual_results',
  'overrides',
  'claims',
  'proposals',
  'content_reviews',
  'campaign_approvals',
  'partner_payouts',
  'protection_cases',
];

/** In these, only some of what waits has been asked for by somebody. */
const askedByFew: ReadonlySet<StaffQueueName> = new Set(['claims', 'protection_cases']);

/** Tells people what waits longer than promised, and where a second person is wanted. Each is told once of each. */
export async function remindMembers(ports: StaffPorts): Promise<void> {
  const { database, clock } = ports;
  const at = clock.now();
  const [promises, teams] = await Promise.all([readPromises(database), listTeams(database)]);
  for (const [name, queue] of Object.entries(queuesOf(ports)) as [StaffQueueName, Queue][]) {
    const { open, oldestAt } = await queue(database);
    if (open === 0 || !oldestAt) continue;
    const able = await membersWith(database, deciders[name] ?? staffQueues[name]);
    await database.tx(async (tx) => {
      const minutes = promises.get(name);
      if (minutes !== undefined && at.getTime() - oldestAt.getTime() > minutes * minuteMs) {
        const inTeams = new Set(
          teams.filter(({ queues }) => queues.includes(name)).flatMap((team) => team.members.map(({ id }) => id)),
        );
        const theirs = inTeams.size > 0 ? able.filter(({ id }) => inTeams.has(id)) : able;
        await tellLate(tx, ports, { name, queue, members: theirs, minutes, at });
      }
      if (ofTwoPeople.includes(name)) await askForSecond(tx, ports, { name, queue, members: able, at });
    });
  }
}

interface About {
  name: StaffQueueName;
  queue: Queue;
  members: readonly Told[];
  at: Date;
}

/** One line for a queue and not one for each item: it names the oldest, and comes again when that is another. */
async function tellLate(
  tx: Tx,
  ports: StaffPorts,
  { name, queue, members, minutes, at }: About & { minutes: number },
): Promise<void> {
  const waiting = await queue.items(tx, mostAtOnce);
  const late = waiting.filter(({ since }) => at.getTime() - since.getTime() > minutes * minuteMs);
  const [oldest] = late;
  if (!oldest) return;
  const text =
    late.length === mostAtOnce
      ? `${mostAtOnce} or more are late.`
      : late.length === 1
        ? '1 is late.'
        : `${late.length} are late.`;
  await tellMembers(tx, ports, members, {
    kind: 'late',
    queue: name,
    item: oldest.id,
    mark: `late:${name}:${oldest.id}:${oldest.since.getTime()}`,
    text,
    at,
  });
}

async function askForSecond(tx: Tx, ports: StaffPorts, { name, queue, members, at }: About): Promise<void> {
  for (const { id, askedBy } of await queue.items(tx, mostAtOnce)) {
    if (askedByFew.has(name) && askedBy === null) continue;
    const others = members.filter((member) => member.id !== askedBy);
    await tellMembers(tx, ports, others, {
      kind: 'second',
      queue: name,
      item: id,
      mark: `second:${name}:${id}`,
      text: '',
      at,
    });
  }
}

/** Old notices go, and so does whose an item was that left its queue a while ago. */
export async function sweepWork(ports: StaffPorts): Promise<void> {
  const { database, clock } = ports;
  const now = clock.now().getTime();
  await database.tx((tx) => forgetNotices(tx, new Date(now - keptDays * dayMs)));
  const all = queuesOf(ports);
  for (const held of await oldAssignments(database, new Date(now - heldDays * dayMs))) {
    if (await all[held.queue]?.find(database, held.item)) continue;
    await database.tx((tx) => deleteAssignment(tx, held));
  }
}
