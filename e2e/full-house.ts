import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ListedGame, listInCatalogue } from '../server/src/games/index.ts';
import { createDatabase, migrate } from '../server/src/kit/index.ts';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';
import { startHouse } from '../test/boot/house-process.ts';
import { test as base } from './halley.ts';

export { expect } from './halley.ts';

const studios = ['Northlight', 'Tidehouse', 'Paper Moon', 'Ninth Gate'];
const words = ['Ember Fox', 'Sky Whale', 'Moon Lotus', 'Amber Crown', 'Frost Wolf', 'Desert Bloom', 'Lantern Koi'];
const volatilities = ['low', 'medium', 'high'] as const;
const money = { EUR: { stakeMin: 10n, stakeMax: 10_000n }, FUN: { stakeMin: 10n, stakeMax: 10_000n } };

/** A game of somebody else's; every second one has a demo, every tenth takes dollars only. */
function aGame(number: number): ListedGame {
  const studio = studios[number % studios.length] ?? '';
  const id = studio.toLowerCase().replace(' ', '-');
  const word = words[number % words.length] ?? '';
  const name = `${word.toLowerCase().replace(' ', '-')}-${number}`;
  const { FUN, EUR } = money;
  return {
    identifier: `${id}/${name}`,
    producer: { id, title: studio },
    title: `${word} ${number}`,
    seoTitle: name,
    kind: 'slot',
    launch: 'provider',
    releasedAt: new Date(Date.UTC(2026, 0, 1 + (number % 300))),
    currencies: { ...(number % 10 === 7 ? { USD: EUR } : { EUR, BTC: EUR }), ...(number % 2 === 0 && { FUN }) },
    devices: number % 20 === 5 ? ['desktop'] : ['desktop', 'mobile'],
    volatility: volatilities[number % volatilities.length],
    payout: '96.00',
    first: { collections: collectionsOf(number), popularity: 1_000_000 - number },
  };
}

function collectionsOf(number: number): string[] {
  return [
    number % 9 === 8 ? 'live' : 'slots',
    ...(number < 30 ? ['top'] : []),
    ...(number % 4 === 1 ? ['new'] : []),
    ...(number % 6 === 2 ? ['table'] : []),
  ];
}

/** A house with many games, on a database and a server of its own. */
export async function startFullHouse(gamesCount: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'halley-full-'));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
  const database = createDatabase({ url: postgres.url, maxConnections: 4 });
  await migrate(database);
  const games = Array.from({ length: gamesCount }, (_, number) => aGame(number));
  await database.tx((tx) => listInCatalogue(tx, games));
  await database.close();
  const house = await startHouse({
    environment: {
      DATABASE_URL: postgres.url,
      HALLEY_MODE: 'demo',
      FEATURE_FLAGS: JSON.stringify({ pages: { cashback: true } }),
    },
  });
  return {
    url: house.url,
    async stop() {
      house.kill('SIGTERM');
      await house.ended;
      await postgres.stop();
      const folder = dirname(postgres.clusterDir);
      if (folder !== dataDir) rmSync(folder, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Journeys among many games: every address is of that house. */
export const test = base.extend<object, { fullHouse: string }>({
  fullHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from here
    async ({}, use) => {
      const house = await startFullHouse(130);
      await use(house.url);
      await house.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ fullHouse }, use) => use(fullHouse),
});
