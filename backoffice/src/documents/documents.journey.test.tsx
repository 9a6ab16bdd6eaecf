import { beforeAll, expect, test } from 'vitest';
import { handIn, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

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
