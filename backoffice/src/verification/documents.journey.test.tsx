import { beforeAll, expect, test } from 'vitest';
import {
  editPlayer,
  handIn,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  visit,
  wholeProfile,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('a document is looked at and approved; the player is verified by it and told by mail', async () => {
  const player = await visit(house, '', { as: 'player' });
  await handIn(player, 'identity');
  const desk = await visit(house, '/staff/documents', { as: 'verification' });
  const queue = desk.within('list', 'Waiting documents');
  await queue.click(new RegExp(`Player ${player.id}\\b`));
  await desk.finds('img', 'The document: Identity');
  await desk.click('Approve');
  await desk.sees('Approved. The player is told by mail.');
  await queue.seesNot(`Player ${player.id} `);
  const [document] = await player.must<object[]>('GET', '/api/player/documents');
  expect(document).toMatchObject({ status: 'approved' });
  expect(await lineOf(house, desk, 'staff.document_approved')).toMatchObject({ player_id: player.id });
  await player.mail('and it is fine.');
});

test('rejected with a reason, which the player reads', async () => {
  const player = await visit(house, '', { as: 'player' });
  await handIn(player, 'address');
  const desk = await visit(house, '/staff/documents', { as: 'verification' });
  await desk.within('list', 'Waiting documents').click(new RegExp(`Player ${player.id}\\b`));
  await desk.finds('img', 'The document: Address');
  await desk.click('Reject');
  const dialog = desk.within('dialog');
  expect(await dialog.isDisabled('Reject')).toBe(true);
  await dialog.fill('Reason', 'The edges are cut off.');
  await dialog.click('Reject', 'button');
  await desk.sees('Rejected. The player is told by mail.');
  await player.mail('The edges are cut off.');
  expect(await lineOf(house, desk, 'staff.document_rejected')).toMatchObject({ reason: 'The edges are cut off.' });
});

test('[F-99] another document is asked for: the player is told by mail and on the verification page', async () => {
  const player = await visit(house, '', { as: 'player' });
  await handIn(player, 'identity');
  const desk = await visit(house, '/staff/documents', { as: 'verification' });
  await desk.within('list', 'Waiting documents').click(new RegExp(`Player ${player.id}\\b`));
  await desk.finds('img', 'The document: Identity');
  await desk.click('Ask for another');
  const dialog = desk.within('dialog');
  expect(await dialog.isDisabled('Ask for another')).toBe(true);
  await dialog.fill('Which document', 'Address');
  await dialog.fill('Reason', 'A bill of this year, please.');
  await dialog.click('Ask for another', 'button');
  await desk.sees('Asked for another. The player is told by mail.');
  await desk.within('list', 'Waiting documents').seesNot(`Player ${player.id} `);
  await player.mail('please send us your proof of address');
  await player.goes('/profile/verification');
  await player.sees('We need another document from you', 'A bill of this year, please.');
  await handIn(player, 'address');
  await player.goes('/profile/verification');
  await player.seesNot('We need another document from you');
  expect(await lineOf(house, desk, 'staff.document_asked_again')).toMatchObject({
    player_id: player.id,
    detail: { asked_for: 'address' },
  });
});

test('[F-99] a document is zoomed and turned by buttons and keys, and the next one starts anew', async () => {
  const player = await visit(house, '', { as: 'player' });
  await handIn(player, 'identity');
  await handIn(player, 'address');
  const desk = await visit(house, '/staff/documents', { as: 'verification' });
  const queue = desk.within('list', 'Waiting documents');
  await queue.click(new RegExp(`Identity · Player ${player.id}\\b`));
  await desk.finds('img', 'The document: Identity');
  expect(await desk.isDisabled('Smaller')).toBe(true);
  await desk.click('Larger', 'button');
  await desk.click('Turn right', 'button');
  await desk.sees('150 %, turned by 90°');
  await desk.press('+');
  await desk.press('t');
  await desk.sees('200 %, turned by 180°');
  await desk.click('Turn left', 'button');
  await desk.press('-');
  await desk.sees('150 %, turned by 90°');
  await queue.click(new RegExp(`Address · Player ${player.id}\\b`));
  await desk.finds('img', 'The document: Address');
  await desk.sees('100 %, turned by 0°');
});

test('[F-99] what stands in the account is said in words; what nobody gave is called not given', async () => {
  const player = await visit(house, '', { as: 'player' });
  await editPlayer(player, { ...wholeProfile, date_of_birth: '1985-03-04' });
  await handIn(player, 'identity');
  const bare = await visit(house, '', { as: 'player' });
  await handIn(bare, 'identity');
  const desk = await visit(house, '/staff/documents', { as: 'verification' });
  const queue = desk.within('list', 'Waiting documents');
  await queue.click(new RegExp(`Player ${player.id}\\b`));
  const account = desk.within('complementary', 'In the account');
  await account.sees(/4 March 1985, \d+ years old/, 'Germany (DE)', /passport\.png, \d+ kB/, 'no note');
  await account.seesNot('—');
  await queue.click(new RegExp(`Player ${bare.id}\\b`));
  await account.sees('not given');
  await account.seesNot('—');
});

test('a colleague was faster: it is no error, and the document leaves the list', async () => {
  const player = await visit(house, '', { as: 'player' });
  const id = await handIn(player, 'identity');
  const slow = await visit(house, '/staff/documents', { as: 'verification' });
  await slow.within('list', 'Waiting documents').click(new RegExp(`Player ${player.id}\\b`));
  await slow.finds('img', 'The document: Identity');
  const quick = await visit(house, '', { as: 'admin' });
  await quick.must('POST', `/api/staff/documents/${id}/approval`, {});
  await slow.click('Approve');
  await slow.sees('A colleague was faster.');
  await slow.within('list', 'Waiting documents').seesNot(`Player ${player.id} `);
});

test.each(['support', 'payments', 'auditor'] as const)('%s opens no document', async (role) => {
  const player = await visit(house, '', { as: 'player' });
  const id = await handIn(player, 'identity');
  const desk = await visit(house, '/staff/documents', { as: role });
  await desk.finds('heading', 'Nothing here');
  for (const path of ['', `/${id}/file`]) {
    expect((await desk.call('GET', `/api/staff/documents${path}`)).status).toBe(403);
  }
  expect((await desk.call('POST', `/api/staff/documents/${id}/approval`, {})).status).toBe(403);
  expect(await player.must<object[]>('GET', '/api/player/documents')).toMatchObject([{ status: 'pending' }]);
});
