import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function add(desk: Visitor, id: string): Promise<string> {
  await desk.click('Add provider');
  const dialog = desk.within('dialog');
  await dialog.fill('Id', id);
  await dialog.fill('Title', `House ${id}`);
  await dialog.fill('Base address', 'https://games.example');
  await dialog.fill('Addresses its calls come from', '203.0.113.7');
  await dialog.fill('Reason', 'A contract was signed');
  await dialog.click('Add provider');
  await desk.sees('The secret, shown this once');
  const shown = await desk.within('dialog').text();
  await desk.click('I have kept it');
  return shown;
}
const newId = () => `house-${randomBytes(4).toString('hex')}`;

test('one is added; its secret is shown once and never again', async () => {
  const id = newId();
  const desk = await visit(house, '/staff/providers', { as: 'admin' });
  const shown = await add(desk, id);
  const secret = /[\w-]{32,}/.exec(shown)?.[0] ?? 'no secret';
  await desk.goes(`/staff/providers/${id}`);
  await desk.finds('heading', `House ${id}`);
  await desk.seesNot(secret);
  expect(JSON.stringify(await desk.must('GET', `/api/staff/providers/${id}`))).not.toContain(secret);
  const line = await lineOf(house, desk, 'games.provider_added');
  expect(line).toMatchObject({ reason: 'A contract was signed' });
  expect(JSON.stringify(line)).not.toContain(secret);
});

test('a new key beside the old one, then the old one ended', async () => {
  const id = newId();
  const desk = await visit(house, '/staff/providers', { as: 'admin' });
  await add(desk, id);
  await desk.goes(`/staff/providers/${id}`);
  await desk.click('New key');
  const dialog = desk.within('dialog');
  await dialog.fill('Reason', 'Once a year');
  await dialog.click('New key');
  await desk.sees('The secret, shown this once');
  await desk.click('I have kept it');
  expect(await lineOf(house, desk, 'games.provider_secret_renewed')).toMatchObject({ reason: 'Once a year' });
  await desk.click('End old key');
  await goThrough(desk, 'End old key', 'They have changed over');
  await desk.sees('Only the newest key is taken now.');
  await lineOf(house, desk, 'games.provider_secret_dropped');
});

test('switched off and on with reasons', async () => {
  const id = newId();
  const desk = await visit(house, '/staff/providers', { as: 'admin' });
  await add(desk, id);
  await desk.goes(`/staff/providers/${id}`);
  await desk.click('Switch off');
  await goThrough(desk, 'Switch off', 'They do not answer');
  await desk.sees('Closed');
  await desk.click('Switch on');
  await goThrough(desk, 'Switch on', 'They answer again');
  expect(await lineOf(house, desk, 'games.provider_switched')).toMatchObject({ reason: 'They answer again' });
});

test('an address that is none is said in words, and nothing is added', async () => {
  const id = newId();
  const desk = await visit(house, '/staff/providers', { as: 'admin' });
  await desk.click('Add provider');
  const dialog = desk.within('dialog');
  await dialog.fill('Id', id);
  await dialog.fill('Title', 'Nobody');
  await dialog.fill('Base address', 'https://games.example');
  await dialog.fill('Addresses its calls come from', 'somewhere');
  await dialog.fill('Reason', 'A slip of the pen');
  await dialog.click('Add provider');
  await dialog.sees('One of the entries is neither an address nor a range.');
  expect((await desk.call('GET', `/api/staff/providers/${id}`)).status).toBe(404);
});

test.each(['games', 'support', 'auditor'] as const)('%s reads providers and changes none', async (role) => {
  const desk = await visit(house, '/staff/providers/kepler', { as: role });
  await desk.finds('heading', /Kepler/);
  await desk.findsNot('button', 'Switch off');
  await desk.findsNot('button', 'New key');
  const body = { reason: 'I should not', revision: 1, state: 'closed' };
  expect((await desk.call('POST', '/api/staff/providers/kepler/state', body)).status).toBe(403);
});
