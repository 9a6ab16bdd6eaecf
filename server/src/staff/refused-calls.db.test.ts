import { describe, expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { sharedStaff } from './testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
const reason = 'a reason for the trail';

// Who may make which call is in `permissions.db.test.ts`.
describe('what a member may not do', () => {
  test('a role that changes, changes at once: the next request is refused', async () => {
    const member = await room.member('admin');
    expect((await member.get('/api/staff/members')).statusCode).toBe(200);
    await database.query("update staff_member set role = 'auditor' where id = $1", [member.id]);
    expect((await member.get('/api/staff/members')).statusCode).toBe(403);
    await database.query('update staff_member set active = false where id = $1', [member.id]);
    expect((await member.get('/api/staff/members')).statusCode).toBe(401);
  });

  test('whoever may give gifts by hand may see the player they are for', async () => {
    const { rows } = await database.query<{ name: string }>(
      `select name from staff_role where permissions && array['bonuses.manage'] and not permissions @> array['players.read']`,
    );
    expect(rows).toEqual([]);
  });

  test('nobody floods the trail with what they may not do: a hundred tries are three entries, in any crowd', async () => {
    const member = await room.member('support');
    const tries = (count: number) =>
      Promise.all(Array.from({ length: count }, () => member.get('/api/staff/members?a-question=with-a-secret')));
    const refusals = async () =>
      (await listEntries(database, { kind: 'staff.call_refused', staffId: member.id, limit: 50 })).map(
        ({ detail }) => detail.times,
      );
    for (const answer of await tries(100)) expect(answer.statusCode).toBe(403);
    expect((await refusals()).sort()).toEqual([1, 10, 100]);
    await member.get(`/api/staff/audit/${'x'.repeat(2_000)}`);
    room.clock.advanceMs(25 * 60_000);
    await tries(1);
    expect(await refusals()).toHaveLength(3);
    room.clock.advanceMs(25 * 60_000);
    await member.get('/api/staff/state');
    room.clock.advanceMs(25 * 60_000);
    await tries(1);
    const [newest] = await listEntries(database, { kind: 'staff.call_refused', staffId: member.id, limit: 1 });
    expect(newest?.detail).toEqual({
      call: 'listStaffMembers',
      permission: 'staff.manage',
      path: '/api/staff/members',
      times: 1,
    });
  });

  test('another site cannot make a member act', async () => {
    const member = await room.member('admin');
    const { playerId } = await room.player();
    const answer = await member.send({
      method: 'POST',
      url: `/api/staff/players/${playerId}/lock`,
      payload: { reason },
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.json()).toMatchObject({ error: { code: 'CSRF' } });
  });
});
