import { type QueueAssignment, queueTitles, Refusal, staffQueues } from '@halley/contract';
import type { StaffContext, Tx } from '../../kit/index.ts';
import { membersWith } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { queuesOf } from '../queues/queues-of.ts';
import { record } from '../record.ts';
import {
  deleteAssignment,
  type ItemOfQueue,
  lockAssignment,
  takeAssignment,
  writeAssignment,
} from './assignment-store.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import { findTeam } from './team-store.ts';
import { tellMembers } from './tell-members.ts';

interface Asked extends ItemOfQueue {
  note: string;
  /** What was on the screen; 0: it was nobody's. */
  version: number;
}

/** It is the member's from now on. Of two who take the same at once, one is refused; taking one's own again changes nothing. */
export async function takeItem(
  ports: StaffPorts,
  wanted: ItemOfQueue,
  context: StaffContext,
): Promise<QueueAssignment> {
  const { database, clock } = ports;
  const { memberId, name: by } = context.staff;
  await mustSee(ports, wanted, { context, call: 'takeQueueItem' });
  return database.tx(async (tx) => {
    await mustWait(ports, tx, wanted);
    const taken = await takeAssignment(tx, { ...wanted, memberId, by, at: clock.now() });
    if (!taken) {
      const held = await lockAssignment(tx, wanted);
      if (held?.member?.id === memberId) return held;
      throw new Refusal('item.taken');
    }
    await record(tx, context, { kind: 'staff.item_taken', ...about(wanted), detail: { team: taken.team } });
    return taken;
  });
}

/** To a member or a team. Who holds an item hands it over; what is somebody else's is moved by who manages the staff. */
export async function assignItem(
  ports: StaffPorts,
  { note, version, ...wanted }: Asked & { member?: number | undefined; team?: number | undefined },
  context: StaffContext,
): Promise<QueueAssignment> {
  const { database, clock } = ports;
  const { queue, item } = wanted;
  await mustSee(ports, wanted, { context, call: 'assignQueueItem' });
  return database.tx(async (tx) => {
    const before = await mayMove(tx, { ...wanted, version }, context);
    if (!before) await mustWait(ports, tx, wanted);
    const able = await membersWith(tx, staffQueues[queue]);
    const member = able.find(({ id }) => id === wanted.member);
    if (wanted.member !== undefined && !member) throw new Refusal('member.not_allowed');
    const team = wanted.team === undefined ? undefined : await findTeam(tx, wanted.team);
    if (!member && !team) throw new Refusal('NOT_FOUND');
    const at = clock.now();
    const by = context.staff.name;
    // From a team's member it goes back to the team when it is given up.
    const teamId = member ? (before?.team?.id ?? null) : (team?.id ?? null);
    const given = { queue, item, memberId: member?.id ?? null, teamId, note, by, at };
    const after = await writeAssignment(tx, given, version);
    if (!after) throw new Refusal('CHANGED_MEANWHILE');
    await record(tx, context, {
      kind: 'staff.item_assigned',
      ...about(wanted),
      detail: { from: before?.member ?? before?.team ?? null, to: after.member ?? after.team, note },
    });
    const told = member ? [member] : able.filter(({ id }) => team?.members.some((one) => one.id === id));
    await tellMembers(
      tx,
      ports,
      told.filter(({ id }) => id !== context.staff.memberId),
      {
        kind: 'assigned',
        queue,
        item,
        mark: `assigned:${queue}:${item}:${at.getTime()}`,
        text: `${by}: ${queueTitles[queue]} ${item}${note && ` – ${note}`}`,
        at,
      },
    );
    return after;
  });
}

/** Back to the team it was of, or to nobody. */
export async function releaseItem(
  ports: StaffPorts,
  { note, version, ...wanted }: Asked,
  context: StaffContext,
): Promise<void> {
  const { database, clock } = ports;
  await mustSee(ports, wanted, { context, call: 'releaseQueueItem' });
  await database.tx(async (tx) => {
    const before = await mayMove(tx, { ...wanted, version }, context);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.member && before.team) {
      const given = {
        ...wanted,
        memberId: null,
        teamId: before.team.id,
        note,
        by: context.staff.name,
        at: clock.now(),
      };
      await writeAssignment(tx, given, version);
    } else await deleteAssignment(tx, wanted);
    await record(tx, context, {
      kind: 'staff.item_released',
      ...about(wanted),
      detail: { from: before.member ?? before.team, note },
    });
  });
}

const about = ({ queue, item }: ItemOfQueue) => ({ target: { kind: queue, id: item } });

const mustSee = (
  ports: StaffPorts,
  { queue }: ItemOfQueue,
  { context, call }: { context: StaffContext; call: string },
): Promise<void> => refuseUnseen(ports, context, { call, permission: staffQueues[queue] });

async function mustWait(ports: StaffPorts, tx: Tx, { queue, item }: ItemOfQueue): Promise<void> {
  if (!(await queuesOf(ports)[queue].find(tx, item))) throw new Refusal('NOT_FOUND');
}

async function mayMove(
  tx: Tx,
  { version, ...wanted }: ItemOfQueue & { version: number },
  { staff }: StaffContext,
): Promise<QueueAssignment | undefined> {
  const before = await lockAssignment(tx, wanted);
  if ((before?.version ?? 0) !== version) throw new Refusal('CHANGED_MEANWHILE');
  const isAnothers = before?.member && before.member.id !== staff.memberId;
  if (isAnothers && !staff.permissions.includes('staff.manage')) throw new Refusal('item.taken');
  return before;
}
