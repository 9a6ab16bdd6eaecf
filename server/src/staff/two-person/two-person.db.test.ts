import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';
import { needsSecond } from './needs-second.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
let omar: TestMember;
beforeAll(async () => {
  [ada, omar] = [await room.member('admin'), await room.member('admin')];
});

const reason = 'a reason for the trail';
const propose = (by: TestMember, name: string, payload: object) =>
  by.send({
    method: 'PUT',
    url: `/api/staff/roles/${name}`,
    payload: { reason, title: 'Guests', permissions: ['games.read'], version: 0, ...payload },
  });
const decide = (by: TestMember, id: number, agree = true) =>
  by.post(`/api/staff/proposals/${id}/decision`, { reason, agree });
async function change(name: string, payload: object) {
  const asked = await propose(ada, name, payload);
  expect(asked.statusCode, asked.body).toBe(200);
  return decide(omar, asked.json().id);
}
const rolesOf = async (member: TestMember) => (await member.get('/api/staff/members')).json().roles;
const roleOf = async (name: string) =>
  (await rolesOf(ada)).find((role: { name: string }) => role.name === name) as {
    version: number;
    permissions: string[];
  };

describe('[OPS-49] [OPS-50] roles', () => {
  test('one proposes, another agrees; what it allows holds from the next request of who is signed in', async () => {
    expect((await change('quizmaster', {})).json()).toMatchObject({ state: 'agreed', decided_by: { id: omar.id } });
    const member = await room.member('quizmaster');
    expect((await member.get('/api/staff/games')).statusCode).toBe(200);
    expect((await member.get('/api/staff/queues')).json().queues).toEqual([]);
    const asked = (
      await propose(ada, 'quizmaster', { version: 1, title: 'Quiz', permissions: ['support.answer'] })
    ).json();
    expect(asked).toMatchObject({
      role: { before: { title: 'Guests' }, after: { title: 'Quiz', permissions: ['support.answer'] } },
      members: [{ id: member.id }],
    });
    // Nothing has changed yet.
    expect((await member.get('/api/staff/games')).statusCode).toBe(200);
    expect((await decide(ada, asked.id)).json()).toMatchObject({ error: { code: 'SECOND_PERSON_NEEDED' } });
    expect((await decide(omar, asked.id)).statusCode).toBe(200);
    expect((await member.get('/api/staff/games')).statusCode).toBe(403);
    expect((await member.get('/api/staff/support/chats')).statusCode).toBe(200);
    const [entry] = await listEntries(database, { kind: 'staff.proposal_decided', limit: 1 });
    expect(entry).toMatchObject({
      actor: { id: omar.id },
      target: { kind: 'role', id: 'quizmaster' },
      detail: { agree: true, before: { permissions: ['games.read'] }, after: { permissions: ['support.answer'] } },
    });
    expect((await decide(omar, asked.id)).json()).toHaveProperty('errors.state.not_allowed');
  });

  test('members can have any role that exists; nobody gives one that allows more than they may', async () => {
    await change('host', { permissions: ['staff.manage', 'games.read'] });
    const host = await room.member('host');
    const invite = (by: TestMember, role: string) =>
      by.post('/api/staff/members', { email: `${role}-by-${by.id}@staff.test`, name: 'New', role });
    expect((await invite(ada, 'host')).statusCode).toBe(201);
    expect((await invite(host, 'host')).statusCode).toBe(201);
    expect((await invite(host, 'admin')).json()).toHaveProperty('errors.role.above_you');
    expect((await invite(host, 'nobody')).json()).toHaveProperty('errors.role.unknown');
    const own = await propose(host, 'host', { version: 1, permissions: ['staff.manage', 'games.read', 'audit.read'] });
    expect(own.json()).toHaveProperty('errors.role.yourself');
    // Nor do they agree to it when somebody else has asked.
    const asked = await propose(ada, 'host', { version: 1, permissions: ['staff.manage', 'audit.read'] });
    expect((await decide(host, asked.json().id)).json()).toHaveProperty('errors.role.yourself');
    expect((await decide(ada, asked.json().id, false)).json()).toMatchObject({ state: 'declined' });
  });

  test('stale pages, double clicks and nonsense are refused and change nothing', async () => {
    const { version, permissions } = await roleOf('auditor');
    const send = (payload: object, name = 'auditor') => propose(ada, name, { title: 'Auditor', version, ...payload });
    expect((await send({ version: version + 1 })).json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect((await send({ version: 0 })).json()).toHaveProperty('errors.id.taken');
    expect((await send({}, 'nobody')).json()).toHaveProperty('errors.role.unknown');
    expect((await send({ permissions: ['everything'] })).statusCode).toBe(422);
    expect((await send({ title: 'Auditor (read only)', permissions })).json()).toHaveProperty(
      'errors.base.update_was_not_performed',
    );
    const both = await Promise.all([send({ permissions: [] }), send({ permissions: [] })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const asked = both.find(({ statusCode }) => statusCode === 200)?.json();
    const decided = await Promise.all([decide(omar, asked.id, false), decide(omar, asked.id, false)]);
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await roleOf('auditor')).toMatchObject({ version, permissions });
    expect((await decide(omar, 999_999)).statusCode).toBe(404);
  });

  test('the last who manage the staff cannot be left without it', async () => {
    await database.query(`update staff_member set active = false where role = 'host'`);
    const { version, permissions } = await roleOf('admin');
    const less = permissions.filter((permission) => permission !== 'staff.manage');
    const asked = await propose(ada, 'admin', { title: 'Administrator', version, permissions: less });
    expect(asked.json()).toHaveProperty('errors.member.last_admin');
    // With somebody else it may be asked; when that one is gone by then, agreeing is refused.
    const host = await room.member('host');
    const later = await propose(ada, 'admin', { title: 'Administrator', version, permissions: less });
    expect(later.statusCode).toBe(200);
    await database.query('update staff_member set active = false where id = $1', [host.id]);
    expect((await decide(omar, later.json().id)).json()).toHaveProperty('errors.member.last_admin');
    expect((await roleOf('admin')).permissions).toContain('staff.manage');
    expect((await decide(ada, later.json().id, false)).statusCode).toBe(200);
  });
});

describe('[OPS-56] rules of two people', () => {
  const rule = (by: TestMember, deed: string, payload: object) =>
    by.send({
      method: 'PUT',
      url: `/api/staff/rules/${deed}`,
      payload: { reason, second: true, version: 0, ...payload },
    });

  test('are changed by two people, hold at once, and begin at an amount', async () => {
    expect(await needsSecond(database, 'points', { amount: 1n })).toBe(true);
    const asked = await rule(ada, 'points', { from_amount: 1_000 });
    expect(asked.json()).toMatchObject({ rule: { before: { from_amount: null }, after: { from_amount: 1_000 } } });
    expect((await decide(omar, asked.json().id)).statusCode).toBe(200);
    expect(await needsSecond(database, 'points', { amount: 999n })).toBe(false);
    const { playerId } = await room.player();
    const give = (chargeable: number) =>
      ada.post(`/api/staff/players/${playerId}/points`, { chargeable, persistent: 0, reason });
    expect((await give(999)).json()).toMatchObject({ state: 'agreed', decided_by: 'the rule' });
    expect((await give(1_000)).json()).toMatchObject({ state: 'proposed', decided_by: null });
    expect((await give(-1_000)).json()).toMatchObject({ state: 'proposed' });
    const { rules } = (await ada.get('/api/staff/rules')).json();
    expect(rules.find(({ deed }: { deed: string }) => deed === 'points')).toMatchObject({
      version: 1,
      from_amount: 1_000,
    });
  });

  test('what is fixed in the code stays, whatever a table says', async () => {
    for (const deed of ['correction', 'role', 'rule']) {
      expect((await rule(ada, deed, { second: false })).json()).toHaveProperty('errors.rule.fixed');
    }
    await database.query(`insert into staff_rule (deed, second) values ('correction', false), ('role', false)`);
    expect(await needsSecond(database, 'correction', { amount: 1n })).toBe(true);
    const { rules } = (await ada.get('/api/staff/rules')).json();
    expect(rules.find(({ deed }: { deed: string }) => deed === 'correction')).toMatchObject({
      second: true,
      fixed: true,
    });
    const asked = await propose(ada, 'alone', {});
    expect((await decide(ada, asked.json().id)).json()).toMatchObject({ error: { code: 'SECOND_PERSON_NEEDED' } });
    expect((await rule(ada, 'content', { version: 3 })).json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect((await rule(ada, 'content', {})).json()).toHaveProperty('errors.base.update_was_not_performed');
    expect((await rule(ada, 'nothing', {})).statusCode).toBeGreaterThanOrEqual(400);
  });
});
