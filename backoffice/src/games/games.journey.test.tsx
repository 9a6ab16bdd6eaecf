import { beforeAll, expect, test } from 'vitest';
import { aCollection, aGame } from '../../../server/src/staff/testing/desk-things.ts';
import { goThrough, type JourneyHouse, journeyHouse, lineOf, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function isListed(producer: string, country = 'DE'): Promise<boolean> {
  const guest = await visit(house, '', { country });
  const wish = { device: 'desktop', filter: { providers: [producer] } };
  const { data } = await guest.must<{ data: unknown[] }>('POST', '/api/games_filter', wish);
  return data.length === 1;
}

test('[PP-28] a game is found, switched off and on again, each at once and with a reason', async () => {
  const { identifier, producer } = await aGame(house.database, { title: 'Nova Flare' });
  await expect.poll(() => isListed(producer), { timeout: 10_000 }).toBe(true);
  const desk = await visit(house, '/staff/games', { as: 'games' });
  await desk.fill('Search', identifier);
  await desk.within('main').click('Search', 'button');
  await desk.sees('1 game');
  await desk.click('Nova Flare', 'link');
  await desk.finds('heading', 'Nova Flare');
  await desk.click('Switch off');
  await goThrough(desk, 'Switch off', 'Its maker found a fault.');
  // The answer to the switch is the moment from which on it holds.
  expect(await isListed(producer)).toBe(false);
  await desk.click('Switch on');
  await goThrough(desk, 'Switch on', 'The fault is gone.');
  expect(await isListed(producer)).toBe(true);
  expect(await lineOf(house, desk, 'games.game_switched')).toMatchObject({ reason: 'The fault is gone.' });
});

test('a game is put into countries, and is gone elsewhere', async () => {
  const { id, producer } = await aGame(house.database, { title: 'Nova Shade' });
  const desk = await visit(house, `/staff/games/${id}`, { as: 'games' });
  await desk.click('Change');
  await desk.within('dialog').fill('Open in these countries only', 'NO');
  await goThrough(desk, 'Save', 'Licensed there alone');
  await desk.sees('Saved.');
  expect(await isListed(producer)).toBe(false);
  expect(await isListed(producer, 'NO')).toBe(true);
  expect(await lineOf(house, desk, 'games.game_changed')).toMatchObject({ reason: 'Licensed there alone' });
});

test('somebody changed it meanwhile: the dialog says so, and their change stays', async () => {
  const { id } = await aGame(house.database, { title: 'Nova Twice' });
  const slow = await visit(house, `/staff/games/${id}`, { as: 'games' });
  await slow.finds('heading', 'Nova Twice');
  const quick = await visit(house, `/staff/games/${id}`, { as: 'admin' });
  await quick.click('Switch off');
  await goThrough(quick, 'Switch off', 'A colleague was here');
  await slow.click('Switch off');
  await slow.within('dialog').fill('Reason', 'I as well');
  await slow.within('dialog').click('Switch off');
  await slow.within('dialog').sees('Somebody has changed this since you opened it.');
});

test('a producer is closed in a country, then everywhere', async () => {
  const { producer } = await aGame(house.database, { title: 'Nova Border' });
  const { rows } = await house.database.query<{ title: string }>('select title from games_producer where id = $1', [
    producer,
  ]);
  const desk = await visit(house, '/staff/games/producers', { as: 'games' });
  const row = desk.within('row', new RegExp(rows[0]?.title ?? producer));
  await row.click('Countries');
  await desk.within('dialog').fill('Closed in these countries', 'DE');
  await goThrough(desk, 'Save', 'No licence there');
  await row.sees('DE');
  expect(await isListed(producer)).toBe(false);
  expect(await isListed(producer, 'NO')).toBe(true);
  await row.click('Switch off');
  await goThrough(desk, 'Switch off', 'The contract is over');
  await row.sees('Closed');
  expect(await isListed(producer, 'NO')).toBe(false);
  expect(await lineOf(house, desk, 'games.producer_switched')).toMatchObject({ reason: 'The contract is over' });
});

test('a collection is changed and removed; its games stay in the catalogue', async () => {
  const { identifier, producer } = await aGame(house.database, { title: 'Nova Row' });
  const id = await aCollection(house.database);
  const desk = await visit(house, `/staff/games/collections/${id}`, { as: 'games' });
  await desk.sees('Nothing in it yet.');
  await desk.click('Change');
  await desk.within('dialog').fill('Games, in their order', identifier);
  await goThrough(desk, 'Save', 'Its first game');
  await desk.within('row', new RegExp(identifier)).sees('Nova Row');
  expect(await lineOf(house, desk, 'games.collection_saved')).toMatchObject({ reason: 'Its first game' });
  await desk.click('Remove');
  await goThrough(desk, 'Remove', 'The season is over');
  await desk.isAt('/staff/games/collections');
  expect(await isListed(producer)).toBe(true);
  expect(await lineOf(house, desk, 'games.collection_removed')).toMatchObject({ reason: 'The season is over' });
});

test('a game that is not in the catalogue does not get into a collection', async () => {
  const id = await aCollection(house.database);
  const desk = await visit(house, `/staff/games/collections/${id}`, { as: 'games' });
  await desk.click('Change');
  await desk.within('dialog').fill('Games, in their order', 'nobody/knows-it');
  await desk.within('dialog').fill('Reason', 'A slip of the pen');
  await desk.within('dialog').click('Save');
  await desk.within('dialog').sees('A game on the list is not in the catalogue.');
});

test.each(['support', 'auditor'] as const)('%s reads the catalogue and switches nothing', async (role) => {
  const { id, producer } = await aGame(house.database, { title: 'Nova Still' });
  const desk = await visit(house, `/staff/games/${id}`, { as: role });
  await desk.finds('heading', 'Nova Still');
  await desk.findsNot('button', 'Switch off');
  await desk.findsNot('button', 'Change');
  const body = { reason: 'I should not', revision: 1, state: 'closed' };
  expect((await desk.call('POST', `/api/staff/games/${id}/state`, body)).status).toBe(403);
  expect((await desk.call('POST', `/api/staff/producers/${producer}/state`, body)).status).toBe(403);
  expect(await lineOf(house, desk, 'staff.call_refused')).toMatchObject({ detail: { permission: 'games.manage' } });
});
