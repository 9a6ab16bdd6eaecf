import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

const client = join(import.meta.dirname, '../../build/client');
/** Before anybody has moved; and what comes by itself with a first sign of life. */
const [mostAtFirst, mostLater] = [120_000, 60_000];

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const weightOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
const namesOf = (scripts: readonly string[]) => scripts.map((file) => file.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ''));

test.each([
  { who: 'a first visit', asked: true },
  { who: 'a later one', asked: false },
])('[F-21] a guest who only looks at the lobby loads 120 kB of scripts at most: $who', async ({ asked }) => {
  const guest = await visit(house, '/', { asked, still: true });
  const { document } = guest.page;
  await expect.poll(() => document.querySelector('aside[data-hydrated]'), { timeout: 15_000 }).toBeTruthy();
  // What would come by itself has begun by then: a turn for each part of the page that may ask for something.
  for (let turns = 0; turns < 100; turns++) await new Promise((next) => setImmediate(next));
  await guest.findsNot('dialog');
  expect(namesOf(guest.scripts)).not.toEqual(expect.arrayContaining(['duties']));
  expect(namesOf(guest.scripts)).not.toEqual(expect.arrayContaining(['lists']));
  const atFirst = weightOf(guest.scripts);
  expect(atFirst).toBeLessThanOrEqual(mostAtFirst);

  guest.givesSign();
  await expect.poll(() => document.documentElement.dataset.live, { timeout: 15_000 }).toBe('joined');
  expect(namesOf(guest.scripts)).toEqual(expect.arrayContaining(['duties', 'lists']));
  expect(weightOf(guest.scripts) - atFirst).toBeLessThanOrEqual(mostLater);
});

test('[F-21] a click that is the first sign of a visitor is not lost', async () => {
  const guest = await visit(house, '/', { still: true });
  await guest.click('Support chat');
  await guest.finds('dialog', /^Chat with support/);
});
