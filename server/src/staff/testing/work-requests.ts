import { randomUUID } from 'node:crypto';
import type { StaffQueueName } from '@halley/contract';
import type { Database } from '../../kit/index.ts';
import { aDocument, aReview, aWaitingCashout } from './desk-things.ts';
import type { TestMember, TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';

/** For every call on the work of the staff itself: a request that succeeds if it is let through. */
export function workRequests(room: TestStaff, database: Database, picture: () => Buffer) {
  const insert = async (sql: string, values: unknown[]) => {
    const { rows } = await database.query<{ id: bigint | string }>(`${sql} returning id`, values);
    return rows[0]?.id ?? 0;
  };
  /** Something that waits, of the first queue a member may see. */
  const makers: Partial<Record<StaffQueueName, () => Promise<number | bigint | string>>> = {
    cashouts: () => aWaitingCashout(room.cashbox),
    documents: () => aDocument(room, picture()),
    reviews: () => aReview(room, database),
    flags: () =>
      insert(
        `insert into sportsbook_flag (kind, mark, player_ids, detail, at) values ('same_slip', $1, '{}', 'twelve', $2)`,
        [randomUUID(), room.clock.now()],
      ),
    quarantine: () =>
      insert(
        `insert into fixtures_quarantine (producer, fixture_id, fault, message, at)
         values ('scripted', 1, 'unknown_market', '{}', $1)`,
        [room.clock.now()],
      ),
  };
  const anItem = async (member: TestMember) => {
    const { queues } = (await member.get('/api/staff/queues')).json();
    const own = (Object.keys(makers) as StaffQueueName[]).find((queue) =>
      queues.some(({ name }: { name: string }) => name === queue),
    );
    // Who sees none is refused by the queue, and not by the call.
    if (!own) return { params: { queue: 'cashouts', item: '1' }, closedBy: 'payments.read' };
    return { params: { queue: own, item: String(await makers[own]?.()) } };
  };
  const aTeam = () =>
    insert(`insert into staff_team (name, queues) values ($1, '{letters}')`, [`Team ${randomUUID()}`]).then(Number);
  const aProposal = () =>
    insert(
      `insert into staff_proposal (kind, subject, version, content, reason, asked_by, asked_by_name, asked_at)
       values ('role', $1, 0, $2, 'wanted', 0, 'Somebody', $3)`,
      [
        aRoleName(),
        JSON.stringify({ before: null, after: { title: 'Guests', permissions: ['games.read'] } }),
        room.clock.now(),
      ],
    );
  const aRoleName = () => `role_${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  return {
    recordStaffExport: async () => ({ payload: { list: 'listStaffSessions', filters: {}, rows: 3 } }),
    listStaffExports: async () => ({}),
    setQueuePromise: async () => ({ params: { name: 'chats' }, payload: { minutes: 5, reason } }),
    listStaffRules: async () => ({}),
    proposeStaffRule: async () => {
      await database.query(`update staff_proposal set state = 'declined', decided_at = asked_at where kind = 'rule'`);
      return { params: { deed: 'points' }, payload: { second: true, from_amount: 100_00, version: 0, reason } };
    },
    proposeStaffRole: async () => ({
      params: { name: aRoleName() },
      payload: { title: 'Guests', permissions: ['games.read'], version: 0, reason },
    }),
    listStaffProposals: async () => ({}),
    decideStaffProposal: async () => ({ params: { id: Number(await aProposal()) }, payload: { agree: true, reason } }),
    readMyWork: async () => ({}),
    listQueueWork: anItem,
    takeQueueItem: anItem,
    assignQueueItem: async (member: TestMember) => ({
      ...(await anItem(member)),
      payload: { member: member.id, version: 0 },
    }),
    releaseQueueItem: async (member: TestMember) => {
      const made = await anItem(member);
      const { queue, item } = made.params;
      if (!('closedBy' in made)) await member.post(`/api/staff/assignments/${queue}/${item}/taking`);
      return { ...made, payload: { version: 1 } };
    },
    listStaffTeams: async () => ({}),
    saveStaffTeam: async () => ({
      payload: { name: `Team ${randomUUID()}`, queues: ['letters'], members: [], version: 0, reason },
    }),
    removeStaffTeam: async () => ({ params: { id: await aTeam() }, payload: { reason } }),
    listStaffNotices: async () => ({}),
    markStaffNotices: async () => ({ payload: { up_to: 1 } }),
    setStaffNoticeMail: async () => ({ payload: { mail: true } }),
  };
}
