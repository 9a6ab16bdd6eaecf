import { beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { createMember } from '../index.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
});

const reason = 'because of a test';
let count = 0;
const newEmail = () => `invited${++count}@staff.test`;
const password = 'Perihelion-2061';
const tokenIn = (text: string) => /set-up#([\w-]{43})/.exec(text)?.[1] ?? '';

async function invite(role = 'support') {
  const email = newEmail();
  const answer = await admin.post('/api/staff/members', { email, name: 'Grace', role });
  expect(answer.statusCode).toBe(201);
  return { email, id: answer.json().id as number, token: tokenIn(room.mails.at(-1)?.text ?? '') };
}
const accept = (token: string, chosen = password) => {
  const browser = room.browser();
  return browser
    .post('/api/staff/invitation/acceptance', { token, password: chosen })
    .then((answer) => ({ browser, answer }));
};

describe('invitations', () => {
  test('the link shows whose it is, sets the password once and leads to the second factor', async () => {
    const { email, token } = await invite();
    expect((await room.browser().signIn(email, password)).statusCode).toBe(422);
    const shown = await room.browser().post('/api/staff/invitation', { token });
    expect(shown.json()).toEqual({ email, name: 'Grace' });
    expect((await accept(token, 'short')).answer.json()).toHaveProperty('errors.password.too_weak');
    expect((await accept(token, `${email.split('@')[0]}-long-enough`)).answer.statusCode).toBe(422);
    const { browser, answer } = await accept(token);
    expect(answer.json()).toEqual({ state: 'set_up', email });
    expect((await browser.get('/api/staff/sessions')).statusCode).toBe(401);
    expect((await accept(token)).answer.json()).toHaveProperty('errors.token.invalid');
    expect((await room.browser().post('/api/staff/invitation', { token })).statusCode).toBe(422);
  });

  test('of two who use it at once one is too late', async () => {
    const { token } = await invite();
    const both = await Promise.all([accept(token), accept(token, 'Another-Tail-1910')]);
    expect(both.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 422]);
  });

  test('it holds for 48 hours, and no other text is a link', async () => {
    const { token } = await invite();
    room.clock.advanceMs(48 * 60 * 60 * 1000);
    expect((await accept(token)).answer.statusCode).toBe(422);
    for (const wrong of ['', 'x', '../..', 'A'.repeat(43)]) expect((await accept(wrong)).answer.statusCode).toBe(422);
    admin = await room.member('admin');
  });

  test('the token is in the mail alone: not in the trail, and as a hash in the table', async () => {
    const { token, id } = await invite();
    const entries = JSON.stringify(await listEntries(database, { limit: 50 }));
    expect(entries).not.toContain(token);
    const { rows } = await database.query('select invitation_hash::text as hash from staff_member where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('wrong roles, wrong addresses and addresses that are taken are refused', async () => {
    const send = (payload: object) =>
      admin.post('/api/staff/members', { email: newEmail(), name: 'X', role: 'support', ...payload });
    expect((await send({ role: 'emperor' })).json()).toHaveProperty('errors.role.unknown');
    expect((await send({ email: 'nobody' })).json()).toHaveProperty('errors.email.invalid');
    expect((await send({ email: admin.email.toUpperCase() })).json()).toHaveProperty('errors.email.taken');
    expect((await send({ name: ' ' })).statusCode).toBe(422);
  });
});

describe('changes', () => {
  const change = (by: TestMember, id: number, payload: object) =>
    by.send({ method: 'PATCH', url: `/api/staff/members/${id}`, payload: { reason, ...payload } });

  test('a member off the staff is out at once, and back on with what there was', async () => {
    const member = await room.member('support');
    expect((await change(admin, member.id, { active: false })).json()).toMatchObject({ active: false });
    expect(await member.state()).toEqual({ state: 'signed_out' });
    expect((await room.browser().signIn(member.email)).json()).toHaveProperty('errors.login.invalid');
    expect((await change(admin, member.id, { active: true })).json()).toMatchObject({ active: true, set_up: true });
    expect((await room.browser().signIn(member.email)).statusCode).toBe(200);
  });

  test('nobody changes or resets themselves', async () => {
    expect((await change(admin, admin.id, { role: 'support' })).json()).toHaveProperty('errors.member.yourself');
    const reset = await admin.post(`/api/staff/members/${admin.id}/reset`, { reason });
    expect(reset.json()).toHaveProperty('errors.member.yourself');
  });

  test('two administrators who take each other off at once: one stays', async () => {
    const others = await database.query("update staff_member set active = false where role = 'admin' returning id");
    expect(others.rowCount).toBeGreaterThan(0);
    const [one, two] = [await room.member('admin'), await room.member('admin')];
    const answers = await Promise.all([change(one, two.id, { active: false }), change(two, one.id, { active: false })]);
    const refused = answers.filter((answer) => answer.statusCode !== 200);
    expect(refused).toHaveLength(1);
    const { rows } = await database.query("select 1 from staff_member where role = 'admin' and active");
    expect(rows).toHaveLength(1);
    await database.query('update staff_member set active = true where id = $1', [admin.id]);
  });

  test('a reset takes password, second factor and sessions, and mails a link', async () => {
    const member = await room.member('verification');
    const mailsBefore = room.mails.length;
    expect((await admin.post(`/api/staff/members/${member.id}/reset`, { reason })).statusCode).toBe(204);
    expect(await member.state()).toEqual({ state: 'signed_out' });
    expect((await room.browser().signIn(member.email)).statusCode).toBe(422);
    expect(room.mails).toHaveLength(mailsBefore + 1);
    const { browser, answer } = await accept(tokenIn(room.mails.at(-1)?.text ?? ''));
    expect(answer.json()).toEqual({ state: 'set_up', email: member.email });
    expect((await browser.post('/api/staff/sign_in/code', { code: member.recoveryCodes[0] })).statusCode).toBe(422);
    expect((await admin.post('/api/staff/members/999999/reset', { reason })).statusCode).toBe(404);
  });
});

describe('the console', () => {
  const create = (input: object) =>
    database.tx((tx) =>
      createMember(tx, {
        email: newEmail(),
        role: 'admin',
        publicUrl: 'https://halley.test',
        clock: room.clock,
        ...input,
      }),
    );

  test('makes the first member with a link, and refuses what is there already', async () => {
    const email = newEmail();
    const link = await create({ email });
    expect(link).toMatch(/^https:\/\/halley\.test\/staff\/set-up#[\w-]{43}$/);
    expect((await accept(tokenIn(link))).answer.statusCode).toBe(200);
    await expect(create({ email })).rejects.toMatchObject({ code: 'email.taken' });
    await expect(create({ role: 'emperor' })).rejects.toMatchObject({ code: 'role.unknown' });
    await expect(create({ email: 'x' })).rejects.toMatchObject({ code: 'email.invalid' });
  });

  test('opens the door again for the last administrator who lost the phone', async () => {
    const lost = await room.member('admin');
    const link = await create({ email: lost.email, reset: true });
    expect(await lost.state()).toEqual({ state: 'signed_out' });
    const { answer } = await accept(tokenIn(link));
    expect(answer.json()).toEqual({ state: 'set_up', email: lost.email });
    const [entry] = await listEntries(database, { kind: 'staff.member_reset', limit: 1 });
    expect(entry).toMatchObject({ actor: { kind: 'system' }, target: { kind: 'staff member', id: String(lost.id) } });
  });
});
