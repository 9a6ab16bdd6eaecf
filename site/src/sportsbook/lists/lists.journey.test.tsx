import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocument } from '../../../../server/src/config/index.ts';
import { createScriptedFeed, type ScriptedFixture } from '../../../../server/src/fixtures/testing/scripted-feed.ts';
import { systemClock } from '../../../../server/src/kit/index.ts';
import { until } from '../../../../server/src/kit/testing/until.ts';
import { type JourneyHouse, journeyHouse, visit } from '../../../../test/journey/index.ts';

let house: JourneyHouse;
let feed: Awaited<ReturnType<typeof createScriptedFeed>>;
let live: ScriptedFixture;
let alive: NodeJS.Timeout;

/** Betting is open for this file alone: other journeys find the house without it. */
const write = (content: object) =>
  house.database.tx((tx) => writeDocument(tx, { name: 'betting-config', content, by: 'a journey', at: new Date() }));
const read = (url: string) => house.app.inject({ url });
const nameOf = ({ feedId }: ScriptedFixture) => [`North ${feedId}`, `South ${feedId}`];

beforeAll(async () => {
  house = await journeyHouse();
  await write({ enabled: true });
  feed = await createScriptedFeed({ fixtures: house.house.fixtures, clock: systemClock, producer: 'lists' });
  await feed.up();
  alive = setInterval(() => void feed.up(), 2_000);
  live = await feed.fixture({ description: { status: 'live' } });
  await until(async () => (await read('/sport')).body.includes('id="slip"'));
});
afterAll(async () => {
  clearInterval(alive);
  await feed.down('end');
  await write({});
});

test('[SPORT-66] [SPORT-69] each page of lists is read without script, has its own title and address, and leads on', async () => {
  const [card] = (await read('/api/sport/live')).json<{ id: number; tournament: { id: number } }[]>();
  const league = `/sport/leagues/${card?.tournament.id}`;
  // It starts in an hour, which may be tomorrow.
  const day = house.house.fixtures.book.fixture(live.id)?.startAt.toISOString().slice(0, 10);
  const titles = new Set<string>();
  for (const path of [
    '/sport',
    '/sport/live',
    '/sport/live/football',
    '/sport/football',
    league,
    `/sport/calendar/${day}`,
  ]) {
    const { statusCode, body } = await read(path);
    expect([path, statusCode]).toEqual([path, 200]);
    for (const name of nameOf(live)) expect(body).toContain(name);
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    titles.add(/<title>([^<]*)/.exec(body)?.[1] ?? '');
  }
  expect(titles.size).toBe(6);
  expect((await read('/de/sport/live')).body).toContain('Läuft gerade');
  for (const path of ['/sport/chess', '/sport/live/chess', '/sport/calendar/2026-02-30', '/sport/leagues/999999'])
    expect([path, (await read(path)).statusCode]).toEqual([path, 404]);
  expect((await read('/')).body).toContain('Live now');
});

test('[SPORT-66] [SPORT-67] a guest stars a fixture, finds it among the favourites, and looks at it beside others', async () => {
  const [home = ''] = nameOf(live);
  const guest = await visit(house, '/sport/live');
  await guest.click(new RegExp(`^Favourite: ${home}`), 'button');
  await guest.goes('/sport/favourites');
  await guest.sees(home);
  await guest.goes(`/sport/multi?ids=${live.id}`);
  await guest.finds('link', new RegExp(`^Remove ${home}`));
  expect(await guest.faults()).toEqual([]);
});

test('[SPORT-04] an outside product stands in the place of our book, and a link in the menu; the route stays', async () => {
  await write({ enabled: true, link: 'https://book.example/sport', scriptUrl: 'https://book.example/widget.js' });
  await until(async () => (await read('/sport')).body.includes('src="/sport/outside"'));
  const { statusCode, body } = await read('/sport');
  expect(statusCode).toBe(200);
  expect(body).toContain('href="https://book.example/sport"');
  const frame = await read('/sport/outside');
  expect(frame.body).toContain('src="https://book.example/widget.js"');
  expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts');
  await write({ enabled: true });
  await until(async () => (await read('/sport/outside')).statusCode === 404);
});
