import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('the trail is filtered by player, checked and exported; each leaves a line', async () => {
  const player = await visit(house, '', { as: 'player' });
  // The trail is written by whoever counts events, after the answer; the page reads it once.
  await player.must('GET', '/demo/idle');
  const desk = await visit(house, '/staff/audit', { as: 'auditor' });
  await desk.fill('Player id', String(player.id));
  await desk.click('Search');
  await desk.within('row', /Player registered/).sees(`Player ${player.id}`);
  for (const row of (await desk.textsOf('row')).slice(1)) expect(row).toContain(`Player ${player.id}`);
  await desk.click('Check the chain');
  await desk.sees('links hold');
  await lineOf(house, desk, 'staff.audit_verified');
  const csv = await desk.call<string>('GET', `/api/staff/audit/export?format=csv&player=${player.id}`);
  expect(csv.body).toContain('identity.registered');
  await lineOf(house, desk, 'staff.audit_exported');
});

test.each(['support', 'verification', 'payments', 'games'] as const)('%s does not read the trail', async (role) => {
  const desk = await visit(house, '/staff/audit', { as: role });
  await desk.finds('heading', 'Nothing here');
  for (const path of ['audit', 'audit/export?format=csv']) {
    expect((await desk.call('GET', `/api/staff/${path}`)).status).toBe(403);
  }
  expect(await lineOf(house, desk, 'staff.call_refused')).toMatchObject({ detail: { permission: 'audit.read' } });
});
