import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aWaitingCashout } from '../testing/desk-things.ts';
import { aCase } from '../testing/protection-requests.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
let ann: TestMember;
let bea: TestMember;
beforeAll(async () => {
  [admin, ann, bea] = [await room.member('admin'), await room.member('payments'), await room.member('payments')];
});

const reason = 'a reason for the trail';
const at = (item: number | string, queue = 'cashouts') => `/api/staff/assignments/${queue}/${item}`;
const take = (by: TestMember, item: number | string, queue?: string) => by.post(`${at(item, queue)}/taking`);
const assign = (by: TestMember, item: number, payload: object) => by.post(`${at(item)}/assignment`, payload);
const inQueue = (by: TestMember, item: number, [deed, payload]: [string, object?]) =>
  by.post(`${at(item, 'protection_cases')}/${deed}`, payload);
const release = (by: TestMember, item: number, version: number) => by.post(`${at(item)}/release`, { version });
const aCashout = () => aWaitingCashout(room.cashbox);
const workOf = async (member: TestMember) => (await member.get('/api/staff/assignments')).json();
const listed = async (item: number) =>
  (await admin.get('/api/staff/assignments/cashouts'))
    .json()
    .assignments.find((one: { item: string }) => one.item === String(item));
const unreadOf = async (member: TestMember) => (await member.get('/api/staff/queues')).json().notices;
async function aTeam(members: TestMember[], queues: string[]) {
  const name = `Team ${members.map(({ id }) => id).join('-')}-${queues.join('-')}`;
  const saved = await admin.post('/api/staff/teams', {
    reason,
    name,
    queues,
    version: 0,
    members: members.map(({ id }) => id),
  });
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json() as { id: number; version: number; name: string };
}

describe('[OPS-51] items of queues', () => {
  test('of many who take the same at once, one has it; taking one’s own again changes nothing', async () => {
    const item = await aCashout();
    const answers = await Promise.all([ann, bea, admin, ann, bea, admin].map((member) => take(member, item)));
    const won = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().member.id);
    expect(new Set(won).size).toBe(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.json()).toHaveProperty('errors.item.taken');
    }
    expect(await listed(item)).toMatchObject({ member: { id: won[0] }, version: 1 });
    const entries = await listEntries(database, { kind: 'staff.item_taken', limit: 5 });
    expect(entries.filter(({ target }) => target?.id === String(item))).toHaveLength(1);
  });

  test('is handed over with a note, which the other is told; then only the other gives it back', async () => {
    const item = await aCashout();
    await take(ann, item);
    const unread = await unreadOf(bea);
    expect((await assign(bea, item, { member: bea.id, version: 1 })).json()).toHaveProperty('errors.item.taken');
    const given = await assign(ann, item, { member: bea.id, note: 'The bank was asked', version: 1 });
    expect(given.json()).toMatchObject({ member: { id: bea.id }, note: 'The bank was asked', version: 2 });
    expect(await unreadOf(bea)).toBe(unread + 1);
    const { notices } = (await bea.get('/api/staff/notices')).json();
    expect(notices[0]).toMatchObject({ kind: 'assigned', queue: 'cashouts', item: String(item), read: false });
    expect(notices[0].text).toContain('The bank was asked');
    await bea.post('/api/staff/notices/reading', { up_to: notices[0].id });
    expect(await unreadOf(bea)).toBe(0);
    expect((await release(ann, item, 2)).json()).toHaveProperty('errors.item.taken');
    expect((await release(bea, item, 1)).json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect((await workOf(bea)).mine).toMatchObject([{ queue: 'cashouts', item: String(item) }]);
    expect((await release(bea, item, 2)).statusCode).toBe(204);
    expect(await listed(item)).toBeUndefined();
    const [entry] = await listEntries(database, { kind: 'staff.item_released', limit: 1 });
    expect(entry).toMatchObject({ actor: { id: bea.id }, target: { kind: 'cashouts', id: String(item) } });
  });

  test('two who assign the same free one: one is told that it changed; who manages the staff moves what is another’s', async () => {
    const item = await aCashout();
    const both = await Promise.all([ann, bea].map((by) => assign(by, item, { member: by.id, version: 0 })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await assign(admin, item, { member: ann.id, version: 1 })).json()).toMatchObject({
      member: { id: ann.id },
    });
    const notTheirs = await room.member('verification');
    const wrong = await assign(admin, item, { member: notTheirs.id, version: 2 });
    expect(wrong.json()).toHaveProperty('errors.member.not_allowed');
    expect((await assign(admin, item, { version: 2 })).statusCode).toBe(404);
    expect((await assign(admin, item, { team: 999_999, version: 2 })).statusCode).toBe(404);
    expect((await take(notTheirs, item)).statusCode).toBe(403);
    expect((await notTheirs.get('/api/staff/assignments/cashouts')).statusCode).toBe(403);
  });

  test('[OPS-36] cases of protection are anybody’s work as others: taken, handed over, given back, and in my work', async () => {
    const [olga, pia] = [await room.member('protection'), await room.member('protection')];
    const id = await aCase(room, database);
    const both = await Promise.all([olga, pia].map((by) => inQueue(by, id, ['taking'])));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const [holder, other] = both[0]?.statusCode === 200 ? [olga, pia] : [pia, olga];
    expect((await workOf(holder)).mine).toMatchObject([{ queue: 'protection_cases', item: String(id) }]);
    const given = await inQueue(holder, id, ['assignment', { member: other.id, note: 'Rings at noon', version: 1 }]);
    expect(given.json()).toMatchObject({ member: { id: other.id }, note: 'Rings at noon' });
    expect((await other.get('/api/staff/notices')).json().notices[0]).toMatchObject({ queue: 'protection_cases' });
    expect((await inQueue(holder, id, ['release', { version: 2 }])).json()).toHaveProperty('errors.item.taken');
    for (const kind of ['staff.item_taken', 'staff.item_assigned'] as const) {
      const [entry] = await listEntries(database, { kind, limit: 1 });
      expect(entry).toMatchObject({ actor: {}, target: { kind: 'protection_cases', id: String(id) } });
    }
    // Whoever may not see cases has none to take, and an ended one is nobody's work.
    expect((await inQueue(bea, id, ['taking'])).statusCode).toBe(403);
    const ended = { version: 1, outcome: 'no_action', reason };
    expect((await other.post(`/api/staff/protection/cases/${id}/outcome`, ended)).statusCode).toBe(200);
    expect((await workOf(other)).mine).toEqual([]);
  });

  test('what does not wait cannot be taken', async () => {
    expect((await take(ann, 999_999_999)).statusCode).toBe(404);
    expect((await take(ann, 'x%20y')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await take(ann, 1, 'nothing')).statusCode).toBeGreaterThanOrEqual(400);
    const item = await aCashout();
    await take(ann, item);
    await ann.post(`/api/staff/payments/${item}/rejection`, { reason });
    expect((await workOf(ann)).mine.map((one: { item: string }) => one.item)).not.toContain(String(item));
  });

  test('whoever leaves or loses the role hands back: a team’s to the team, the rest to the queue', async () => {
    const carl = await room.member('payments');
    const team = await aTeam([carl, ann], ['cashouts']);
    const [own, teams] = [await aCashout(), await aCashout()];
    await take(carl, own);
    await assign(admin, teams, { team: team.id, version: 0 });
    expect((await take(carl, teams)).json()).toMatchObject({ member: { id: carl.id }, team: { id: team.id } });
    const moved = { method: 'PATCH' as const, url: `/api/staff/members/${carl.id}` };
    expect((await admin.send({ ...moved, payload: { reason, role: 'verification' } })).statusCode).toBe(200);
    expect(await listed(own)).toBeUndefined();
    expect(await listed(teams)).toMatchObject({ member: null, team: { id: team.id } });
    const [entry] = await listEntries(database, { kind: 'staff.member_changed', limit: 1 });
    expect(new Set(entry?.detail.handed_back as string[])).toEqual(new Set([`cashouts:${own}`, `cashouts:${teams}`]));
    await admin.send({ ...moved, payload: { reason, active: false } });
    const { teams: left } = (await admin.get('/api/staff/teams')).json();
    const after = left.find(({ id }: { id: number }) => id === team.id);
    expect(after.members).toEqual([{ id: ann.id, name: 'A payments' }]);
  });
});

describe('[OPS-52] teams and my work', () => {
  test('what waits for a team is its members’ to take, with its age and until when it was promised', async () => {
    const dora = await room.member('support');
    await aTeam([dora], ['letters']);
    const player = await room.player();
    await player.post('/api/send_contact_message', { contact: { email: 'a@example.com', content: 'A question' } });
    const before = await workOf(dora);
    expect(before).toMatchObject({ mine: [], own_teams: [{ name: expect.any(String) }] });
    const [letter] = before.teams;
    expect(letter).toMatchObject({ queue: 'letters', assignment: null });
    expect(Date.parse(letter.due_at) - Date.parse(letter.since)).toBe(24 * 60 * 60_000);
    expect((await take(dora, letter.item, 'letters')).statusCode).toBe(200);
    expect(await workOf(dora)).toMatchObject({ mine: [{ item: letter.item }], teams: [] });
  });

  test('teams are saved with a version, and their names are their own', async () => {
    const team = await aTeam([ann], ['differences']);
    const save = (payload: object) =>
      admin.post('/api/staff/teams', { reason, ...team, queues: [], members: [], ...payload });
    expect((await save({ version: 7 })).json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect((await save({ id: 999_999 })).statusCode).toBe(404);
    expect((await save({ id: undefined })).json()).toHaveProperty('errors.name.taken');
    expect((await save({ members: [ann.id, 999_999] })).json()).toMatchObject({
      version: 2,
      members: [{ id: ann.id }],
    });
    const item = await aCashout();
    await assign(admin, item, { team: team.id, version: 0 });
    expect((await admin.post(`/api/staff/teams/${team.id}/removal`, { reason })).statusCode).toBe(204);
    expect(await listed(item)).toBeUndefined();
    expect((await admin.post(`/api/staff/teams/${team.id}/removal`, { reason })).statusCode).toBe(404);
  });
});

describe('[OPS-55] notices', () => {
  const remind = () => room.staff.tasks['staff.remind']({}, {} as never);
  const kindsOf = async (member: TestMember, kind: string) =>
    (await member.get('/api/staff/notices')).json().notices.filter((one: { kind: string }) => one.kind === kind);

  test('a second person is asked, once, and not who has asked', async () => {
    const { playerId } = await room.player();
    const body = { reason, player_id: playerId, currency: 'EUR', amount_cents: 100 };
    const { id } = (await ann.post('/api/staff/corrections', body)).json();
    const mine = (member: TestMember) =>
      kindsOf(member, 'second').then((all) => all.filter((one: { item: string }) => one.item === String(id)));
    await remind();
    await remind();
    expect(await mine(bea)).toMatchObject([{ queue: 'corrections' }]);
    expect(await mine(ann)).toEqual([]);
  });

  test('[OPS-39] an account to be closed asks another officer, and nobody about a case without that', async () => {
    const [olga, pia] = [await room.member('protection'), await room.member('protection')];
    const [id, plain] = [await aCase(room, database), await aCase(room, database)];
    const proposal = { version: 1, outcome: 'account_closed', reason };
    expect((await olga.post(`/api/staff/protection/cases/${id}/outcome`, proposal)).statusCode).toBe(200);
    await remind();
    const asked = async (member: TestMember) =>
      (await kindsOf(member, 'second')).map(({ item }: { item: string }) => item);
    expect(await asked(pia)).toContain(String(id));
    expect(await asked(pia)).not.toContain(String(plain));
    expect(await asked(olga)).not.toContain(String(id));
  });

  test('what waits longer than promised is told to its team, by mail to who wants it; a promise is data', async () => {
    const [erik, fay] = [await room.member('support'), await room.member('support')];
    await aTeam([erik], ['letters']);
    await erik.send({ method: 'PUT', url: '/api/staff/notices/mail', payload: { mail: true } });
    expect((await erik.get('/api/staff/notices')).json().mail).toBe(true);
    const player = await room.player();
    await player.post('/api/send_contact_message', { contact: { email: 'b@example.com', content: 'Another' } });
    await remind();
    expect(await kindsOf(erik, 'late')).toEqual([]);
    const promise = { method: 'PUT' as const, url: '/api/staff/queues/letters/promise' };
    expect((await admin.send({ ...promise, payload: { minutes: 1, reason } })).statusCode).toBe(204);
    const [entry] = await listEntries(database, { kind: 'staff.promise_set', limit: 1 });
    expect(entry).toMatchObject({ detail: { minutes: { from: 1_440, to: 1 } } });
    room.clock.advanceMs(2 * 60_000);
    const mails = room.mails.length;
    await remind();
    await remind();
    expect(await kindsOf(erik, 'late')).toMatchObject([{ queue: 'letters' }]);
    expect(await kindsOf(fay, 'late')).toEqual([]);
    expect(room.mails.slice(mails).map(({ to, subject }) => [to, subject])).toEqual([
      [erik.email, 'Something waits longer than promised: Letters'],
    ]);
    expect(
      (await fay.get('/api/staff/queues')).json().queues.find((one: { name: string }) => one.name === 'letters'),
    ).toMatchObject({
      promise_minutes: 1,
    });
  });

  test('old notices go, and so does whose an item was that left its queue', async () => {
    const item = await aCashout();
    await take(ann, item);
    await ann.post(`/api/staff/payments/${item}/rejection`, { reason });
    const held = () => database.query(`select 1 from staff_assignment where item = $1`, [String(item)]);
    await room.staff.tasks['staff.sweep']({}, {} as never);
    expect((await held()).rowCount).toBe(1);
    room.clock.advanceMs(61 * 24 * 60 * 60_000);
    await room.staff.tasks['staff.sweep']({}, {} as never);
    expect((await held()).rowCount).toBe(0);
    expect((await database.query('select 1 from staff_notice')).rowCount).toBe(0);
  });
});
