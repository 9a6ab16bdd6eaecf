import { beforeAll, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

test('a gift is given by hand, the player has it, and it is withdrawn with a reason', async () => {
  const player = await visit(house, '/', { as: 'player' });
  const desk = await visit(house, `/staff/players/${player.id}/gifts`, { as: 'admin' });
  await desk.sees('No gift yet.');
  await desk.click('Give a gift', 'button');
  const dialog = desk.within('dialog');
  await dialog.fill('Title', 'Sorry for the wait');
  await dialog.fill('Amount', '12.50');
  await dialog.fill('Largest stake', '5');
  await dialog.fill('Reason', 'A cashout took too long');
  await dialog.click('Give a gift', 'button');
  const gift = desk.within('group', /^Sorry for the wait/);
  await gift.sees('Given, not taken', '€12.50', 'by hand');
  expect(await lineOf(house, desk, 'bonuses.issued')).toMatchObject({ reason: 'A cashout took too long' });

  const [own] = await player.must<{ id: number; title: string; amount_cents: number }[]>('GET', '/api/player/bonuses');
  expect(own).toMatchObject({ title: 'Sorry for the wait', amount_cents: 1250, stage: 'issued' });
  await player.must('POST', `/api/player/bonuses/${own?.id}/activation`);
  await desk.reloads();
  await desk.within('group', /^Sorry for the wait/).sees('Played with', 'the player');

  await desk.click('Withdraw', 'button');
  await goThrough(desk, 'Withdraw', 'Given to the wrong player');
  await desk.within('group', /^Sorry for the wait/).sees('Ended early', 'Given to the wrong player');
  await desk.within('group', /^Sorry for the wait/).findsNot('button', 'Withdraw');
  const [ended] = await player.must<{ stage: string }[]>('GET', '/api/player/bonuses');
  expect(ended?.stage).toBe('canceled');
});

test.each(['support', 'auditor'] as const)('%s sees gifts and gives none', async (role) => {
  const player = await visit(house, '/', { as: 'player' });
  const desk = await visit(house, `/staff/players/${player.id}/gifts`, { as: role });
  await desk.sees('No gift yet.');
  await desk.findsNot('button', 'Give a gift');
  expect((await desk.call('POST', `/api/staff/players/${player.id}/gifts`, {})).status).toBe(403);
});
