import { type QueueAssignment, type StaffQueueName, staffQueues, type WorkItem } from '@halley/contract';
import type { StaffContext, WaitingItem } from '../../kit/index.ts';
import type { StaffPorts } from '../ports.ts';
import { readPromises } from '../queues/promise-store.ts';
import { queuesOf } from '../queues/queues-of.ts';
import { assignmentsOf, listAssignments } from './assignment-store.ts';
import { teamsOf } from './team-store.ts';

const mostOfQueue = 100;
const minuteMs = 60_000;

interface MyWork {
  mine: WorkItem[];
  teams: WorkItem[];
  own_teams: { id: number; name: string }[];
}

/** What is the member's, and what waits for the member's teams and is nobody's yet. The oldest first. */
export async function readMyWork(ports: StaffPorts, { staff }: StaffContext): Promise<MyWork> {
  const { database } = ports;
  const all = queuesOf(ports);
  const [given, teams, promises] = await Promise.all([
    assignmentsOf(database, staff.memberId),
    teamsOf(database, staff.memberId),
    readPromises(database),
  ]);
  const maySee = (queue: StaffQueueName) => staff.permissions.includes(staffQueues[queue]);
  const onTheWire = (queue: StaffQueueName, waiting: WaitingItem, assignment: QueueAssignment | null): WorkItem => {
    const minutes = promises.get(queue);
    return {
      queue,
      item: waiting.id,
      since: waiting.since.toISOString(),
      due_at: minutes === undefined ? null : new Date(waiting.since.getTime() + minutes * minuteMs).toISOString(),
      assignment,
    };
  };
  const found = await Promise.all(
    given
      .filter(({ queue }) => maySee(queue))
      .map(async (assignment) => {
        const waiting = await all[assignment.queue].find(database, assignment.item);
        return waiting ? [onTheWire(assignment.queue, waiting, assignment)] : [];
      }),
  );
  const [mine, ofTeams] = [found.flat().filter(isSomebodys), found.flat().filter((one) => !isSomebodys(one))];
  const queues = [...new Set(teams.flatMap((team) => team.queues))].filter(maySee);
  const free = await Promise.all(
    queues.map(async (queue) => {
      const [waiting, assigned] = await Promise.all([
        all[queue].items(database, mostOfQueue),
        listAssignments(database, queue),
      ]);
      const taken = new Set(assigned.map(({ item }) => item));
      return waiting.filter(({ id }) => !taken.has(id)).map((one) => onTheWire(queue, one, null));
    }),
  );
  return {
    mine: mine.sort(bySince),
    teams: [...ofTeams, ...free.flat()].sort(bySince),
    own_teams: teams.map(({ id, name }) => ({ id, name })),
  };
}

const isSomebodys = ({ assignment }: WorkItem) => assignment?.member != null;
const bySince = (one: WorkItem, other: WorkItem) => one.since.localeCompare(other.since);
