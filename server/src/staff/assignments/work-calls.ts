import { Refusal, type StaffTeam, staffQueues, type staffWorkCalls } from '@halley/contract';
import type { Handlers, StaffContext } from '../../kit/index.ts';
import { listMembers, membersWith } from '../members/member-store.ts';
import type { StaffPorts } from '../ports.ts';
import { record } from '../record.ts';
import { assignItem, releaseItem, takeItem } from './assign-items.ts';
import { listAssignments } from './assignment-store.ts';
import { listNotices, markRead, readNoticeMail, writeNoticeMail } from './notice-store.ts';
import { readMyWork } from './read-my-work.ts';
import { refuseUnseen } from './refuse-unseen.ts';
import {
  deleteTeam,
  findTeam,
  isTeamName,
  isTeamNameTaken,
  listTeams,
  type WrittenTeam,
  writeTeam,
} from './team-store.ts';

const mostNotices = 50;
const done = { status: 204 as const, body: null };
const named = ({ id, name }: { id: number | bigint; name: string }) => ({ id: Number(id), name });

/** Who looks after what: items of queues, teams, and what members are told of it. */
export function workCalls(ports: StaffPorts): Handlers<typeof staffWorkCalls> {
  const { database, clock } = ports;
  return {
    readMyWork: async (_input, context) => ({ status: 200, body: await readMyWork(ports, context) }),
    listQueueWork: async ({ params: { queue } }, context) => {
      const permission = staffQueues[queue];
      await refuseUnseen(ports, context, { call: 'listQueueWork', permission });
      const [assignments, members, teams] = await Promise.all([
        listAssignments(database, queue),
        membersWith(database, permission),
        listTeams(database),
      ]);
      return { status: 200, body: { assignments, members: members.map(named), teams: teams.map(named) } };
    },
    takeQueueItem: async ({ params }, context) => ({ status: 200, body: await takeItem(ports, params, context) }),
    assignQueueItem: async ({ params, body }, context) => ({
      status: 200,
      body: await assignItem(ports, { ...params, ...body }, context),
    }),
    releaseQueueItem: async ({ params, body }, context) => {
      await releaseItem(ports, { ...params, ...body }, context);
      return done;
    },
    listStaffTeams: async () => {
      const [teams, members] = await Promise.all([listTeams(database), listMembers(database)]);
      return { status: 200, body: { teams, members: members.filter(({ active }) => active).map(named) } };
    },
    saveStaffTeam: async ({ body: { reason, ...team } }, context) => ({
      status: 200,
      body: await saveTeam(ports, { ...team, id: team.id, reason }, context),
    }),
    removeStaffTeam: ({ params: { id }, body: { reason } }, context) =>
      database.tx(async (tx) => {
        const team = await findTeam(tx, id);
        if (!team) throw new Refusal('NOT_FOUND');
        if (!(await deleteTeam(tx, id))) throw new Refusal('NOT_FOUND');
        await record(tx, context, {
          kind: 'staff.team_removed',
          target: { kind: 'team', id },
          reason,
          detail: { team },
        });
        return done;
      }),
    listStaffNotices: async (_input, { staff }) => {
      const [notices, mail] = await Promise.all([
        listNotices(database, staff.memberId, mostNotices),
        readNoticeMail(database, staff.memberId),
      ]);
      return { status: 200, body: { notices, mail } };
    },
    markStaffNotices: async ({ body: { up_to: upTo } }, { staff }) => {
      await database.tx((tx) => markRead(tx, { memberId: staff.memberId, upTo, at: clock.now() }));
      return done;
    },
    setStaffNoticeMail: ({ body: { mail } }, context) =>
      database.tx(async (tx) => {
        await writeNoticeMail(tx, context.staff.memberId, mail);
        await record(tx, context, { kind: 'staff.notice_mail_set', detail: { mail } });
        return done;
      }),
  };
}

function saveTeam(
  { database }: StaffPorts,
  { reason, ...team }: WrittenTeam & { reason: string },
  context: StaffContext,
): Promise<StaffTeam> {
  return database.tx(async (tx) => {
    const before = team.id === undefined ? undefined : await findTeam(tx, team.id);
    if (team.id !== undefined && !before) throw new Refusal('NOT_FOUND');
    if (await isTeamName(tx, team)) throw new Refusal('name.taken');
    const id = await writeTeam(tx, team).catch((error) => {
      throw isTeamNameTaken(error) ? new Refusal('name.taken') : error;
    });
    const after = id === undefined ? undefined : await findTeam(tx, id);
    if (!after) throw new Refusal('CHANGED_MEANWHILE');
    await record(tx, context, {
      kind: 'staff.team_saved',
      target: { kind: 'team', id: after.id },
      reason,
      detail: { before: before ?? null, after },
    });
    return after;
  });
}
