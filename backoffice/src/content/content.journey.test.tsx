import { beforeAll, expect, test } from 'vitest';
import { aDraft } from '../../../server/src/staff/testing/desk-things.ts';
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

const path = '/staff/content/documents/games-aliases-config';
const found = async (guest: Visitor, word: string) => {
  const wish = { device: 'desktop', filter: { title: word } };
  const { data } = await guest.must<{ data: unknown[] }>('POST', '/api/games_filter', wish);
  return data.length;
};

test('[OPS-66] a document is written by one, counts on the site by another, and is taken back', async () => {
  // A word that nobody else searches for.
  const word = `zodiac${Date.now().toString(36)}`;
  const guest = await visit(house, '');
  const desk = await visit(house, path, { as: 'admin' });
  await desk.click('Add aliases');
  await desk.fill('Keys', word);
  await desk.fill('Games', 'halley-studio/comet-run');
  await desk.click('Check and save');
  await desk.within('dialog').sees(word);
  expect(await desk.faults()).toEqual([]);
  await goThrough(desk, 'Save this version', 'Players call it so.');
  const own = desk.within('row', /Draft/);
  await own.sees('Yours: somebody else lets it count');
  await own.findsNot('button', /^Publish/);
  expect(await lineOf(house, desk, 'config.document_written')).toMatchObject({ reason: 'Players call it so.' });
  const second = await visit(house, path, { as: 'admin' });
  await second.within('row', /Draft/).click(/^Publish/);
  await second.within('dialog').fill('Reason', 'They do.');
  await second.within('dialog').click(/^Let version \d+ count now$/);
  await second.sees('Changed');
  await expect.poll(() => found(guest, word), { timeout: 15_000 }).toBe(1);
  await desk.reloads();
  await desk.click('Back to the usual');
  await goThrough(desk, 'Go back to what is usual', 'They do not any more.');
  await desk.sees('As usual');
  await expect.poll(() => found(guest, word), { timeout: 15_000 }).toBe(0);
});

test('what does not fit is said before anything is saved', async () => {
  const desk = await visit(house, path, { as: 'admin' });
  await desk.click('JSON');
  await desk.fill('Content', '{"aliases": 7}');
  await desk.click('Check and save');
  await desk.sees(/does not fit/);
  await desk.findsNot('dialog');
});

test('a draft is looked at by a link of its own', async () => {
  const name = await aDraft(house.database);
  const desk = await visit(house, '/staff/content/drafts', { as: 'admin' });
  await desk.within('row', new RegExp(name)).click(/^Preview/);
  await desk.within('dialog').click('Make the link');
  await desk.within('dialog').sees('Works until');
  await lineOf(house, desk, 'content.previewed');
});

test.each(['support', 'games', 'payments'] as const)('%s sees no document of the house', async (role) => {
  const desk = await visit(house, path, { as: role });
  await desk.finds('heading', 'Nothing here');
  const body = { reason: 'I should not', seen: 0, content: {}, publish: 'now' };
  expect((await desk.call('POST', '/api/staff/config_documents/games-aliases-config', body)).status).toBe(403);
});

test('an auditor reads a document and writes none', async () => {
  const desk = await visit(house, path, { as: 'auditor' });
  await desk.sees('You may read this document. Writing it needs another role.');
  await desk.findsNot('button', 'Check and save');
  const body = { reason: 'I should not', seen: 0, content: {}, publish: 'now' };
  expect((await desk.call('POST', '/api/staff/config_documents/games-aliases-config', body)).status).toBe(403);
});

test('[F-101] documents of the house are called by a name people know, and say what they are for', async () => {
  const desk = await visit(house, '/staff/content/documents', { as: 'admin' });
  await desk.within('row', /Search words of games/).sees('Other words under which games are found');
  await desk.within('main').seesNot('games-aliases-config');
  await desk.click('Search words of games', 'link');
  await desk.finds('heading', 'Search words of games');
});
