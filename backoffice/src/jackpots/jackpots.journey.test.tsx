import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** One of its own: others look at the usual one meanwhile. */
async function aJackpot(): Promise<string> {
  const mark = randomBytes(4).toString('hex');
  const identifier = `mystery-${mark}`;
  const level = { ratePpm: 10_000, seedAmount: 1_000n, ceilingAmount: 100_000n };
  await house.house.jackpots.open({
    identifier,
    // It stays, and pages that list jackpots tell them apart by name.
    name: `Mystery ${mark}`,
    currency: 'EUR',
    allowedCurrencies: ['EUR'],
    games: ['nobody/plays-it'],
    levels: [{ ...level, identifier: 'small', name: 'Small' }],
  });
  const { rows } = await house.database.query<{ id: number }>('select id from jackpots_jackpot where identifier = $1', [
    identifier,
  ]);
  return `/staff/jackpots/${rows[0]?.id}`;
}

test('a rate is changed for the next cycle; what runs stays as it was promised', async () => {
  const path = await aJackpot();
  const desk = await visit(house, path, { as: 'games' });
  const level = desk.within('row', /Small/);
  await level.sees('1.0 %');
  await desk.click('Change rates');
  await desk.within('dialog').fill('Small: parts of a million of every stake', '250');
  await goThrough(desk, 'Save', 'A new season.');
  await level.sees('1.0 %', '0.025 %');
  expect(await lineOf(house, desk, 'jackpots.changed')).toMatchObject({ reason: 'A new season.' });
  await desk.click('Check the seals');
  await desk.sees('small: the seal holds');
  await lineOf(house, desk, 'jackpots.checked');
});

test('a ceiling below its seed is refused in words', async () => {
  const desk = await visit(house, await aJackpot(), { as: 'games' });
  await desk.click('Change rates');
  const dialog = desk.within('dialog');
  await dialog.fill('Small: seed, in EUR', '50');
  await dialog.fill('Small: ceiling, in EUR', '40');
  await dialog.fill('Reason', 'A slip of the pen');
  await dialog.click('Save');
  await dialog.sees('A ceiling must be above its seed.');
});

test('paused and resumed, each with a reason', async () => {
  const desk = await visit(house, await aJackpot(), { as: 'games' });
  await desk.click('Pause');
  await goThrough(desk, 'Pause', 'Something looks odd');
  await desk.sees('Paused');
  await desk.click('Resume');
  await goThrough(desk, 'Resume', 'All in order');
  await desk.sees('It goes on.');
  expect(await lineOf(house, desk, 'jackpots.state_changed')).toMatchObject({ reason: 'All in order' });
});

test.each(['support', 'auditor'] as const)('%s reads jackpots and moves none', async (role) => {
  const path = await aJackpot();
  const desk = await visit(house, path, { as: role });
  await desk.finds('heading', /^Mystery /);
  await desk.findsNot('button', 'Pause');
  await desk.findsNot('button', 'Change rates');
  const id = path.split('/').at(-1);
  const body = { reason: 'I should not', revision: 1, state: 'paused' };
  expect((await desk.call('POST', `/api/staff/jackpots/${id}/state`, body)).status).toBe(403);
});
