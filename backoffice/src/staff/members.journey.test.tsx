import { beforeAll, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('another role: the open session ends, and the next sees another menu', async () => {
  const colleague = await visit(house, '', { as: 'support' });
  const admin = await visit(house, '/staff/members', { as: 'admin' });
  const row = admin.within('row', new RegExp(colleague.email));
  await row.sees('Support', 'Active');
  await row.click(/^Actions for/);
  await admin.click('Change role');
  await admin.within('dialog').fill('Role', 'auditor');
  await goThrough(admin, 'Save', 'Moves to the auditors');
  await admin.sees('Changed. Sessions have ended.');
  await row.sees('Auditor');
  expect((await colleague.call('GET', '/api/staff/players')).status).toBe(401);
  expect(await lineOf(house, admin, 'staff.member_changed')).toMatchObject({ reason: 'Moves to the auditors' });
});

test('taken off the staff and put back, each with a reason', async () => {
  const colleague = await visit(house, '', { as: 'games' });
  const admin = await visit(house, '/staff/members', { as: 'admin' });
  const row = admin.within('row', new RegExp(colleague.email));
  await row.click(/^Actions for/);
  await admin.click('Take off the staff');
  await goThrough(admin, 'Take off the staff', 'Has left the house');
  await row.sees('Off the staff');
  expect((await colleague.call('GET', '/api/staff/games')).status).toBe(401);
  await row.click(/^Actions for/);
  await admin.click('Put back on the staff');
  await goThrough(admin, 'Put back on the staff', 'Came back');
  await row.sees('Active');
  expect(await lineOf(house, admin, 'staff.member_changed')).toMatchObject({ reason: 'Came back' });
});

test('a reset takes password and second factor, and a new link goes out', async () => {
  const colleague = await visit(house, '', { as: 'payments' });
  const admin = await visit(house, '/staff/members', { as: 'admin' });
  const row = admin.within('row', new RegExp(colleague.email));
  await row.click(/^Actions for/);
  await admin.click('Reset access');
  await goThrough(admin, 'Reset access', 'Lost the phone');
  await row.sees('Not set up');
  await colleague.mail('set-up#');
  expect((await colleague.call('GET', '/api/staff/payments')).status).toBe(401);
  expect(await lineOf(house, admin, 'staff.member_reset')).toMatchObject({ reason: 'Lost the phone' });
});

test('nobody changes themselves: there is no menu, and the server refuses', async () => {
  const admin = await visit(house, '/staff/members', { as: 'admin' });
  const own = admin.within('row', new RegExp(admin.email));
  await own.sees('(you)');
  await own.findsNot('button');
  const asked = await admin.call('PATCH', `/api/staff/members/${admin.id}`, { reason: 'more power', role: 'games' });
  expect(asked.body).toHaveProperty('errors.member.yourself');
});

test('own sessions, codes and password', async () => {
  const desk = await visit(house, '/staff/account', { as: 'auditor' });
  await desk.sees('10 codes are left.', 'This session');
  await desk.fill('Current password', 'not mine');
  await desk.fill('New password', 'Aphelion-Dust-2062');
  await desk.click('Change password');
  await desk.sees('This is not your current password.');
  await desk.fill('Current password', 'Perihelion-2061');
  await desk.click('Change password');
  await desk.sees('The password is changed.');
  await lineOf(house, desk, 'staff.password_changed');
});
