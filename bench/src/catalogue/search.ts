import { createDocuments } from '../../../server/src/config/index.ts';
import { createCatalogue, type ListedGame } from '../../../server/src/games/index.ts';
import type { Database } from '../../../server/src/kit/index.ts';
import { oneDigit, whole } from '../kit/format.ts';
import { type HttpHouse, openHttpHouse } from '../kit/http-house.ts';
import { figuresOf } from '../kit/measure.ts';
import { budget, type Part } from '../part.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { numbers } from './generate-games.ts';
import { postSeat } from './post-seat.ts';

const gameCount = 10_000;
const queryCount = 400;
const perSecond = 60;
const limitMs = 50;

/** Titles as people type them, over ten thousand games: on time through HTTP, and beside it PostgreSQL's trigrams. */
export const search: Part = async (bench) => {
  const world = await bench.world();
  const { url, database } = await world.newDatabase('search');
  bench.say(`listing ${whole(gameCount)} games`);
  const queries = queriesFor(await fillCatalogue(database, gameCount));
  await world.asSuperuser('search', 'create extension pg_trgm');
  await world.asSuperuser('search', 'vacuum analyze');
  const house = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    bench.say(`${perSecond} searches a second`);
    const overHttp = await searchOverHttp(house, queries);
    bench.say('the same in this process, and with pg_trgm');
    const inProcess = await searchInProcess(database, queries);
    const trigrams = await searchByTrigrams(database, queries);
    const row = (way: string, { figures, found }: { figures: typeof overHttp; found?: number }) => ({
      way,
      'p50 ms': oneDigit(figures.p50Ms),
      'p99 ms': oneDigit(figures.p99Ms),
      'meant game found': found === undefined ? '' : `${Math.round((100 * found) / queries.length)} %`,
    });
    return {
      tables: [
        {
          title: `Search over ${whole(gameCount)} games, ${queryCount} queries: whole, begun, with slips, with accents, misses`,
          rows: [
            row(`HTTP, ${perSecond}/s`, { figures: overHttp }),
            row('in process, one after the other', inProcess),
            row('pg_trgm word_similarity, one after the other', trigrams),
          ],
        },
      ],
      notes: ['Found: the game that was meant is among the first forty.', `${overHttp.failed} failed.`],
      budgets: [
        budget('Search p99 over 10 000 games', `≤ ${limitMs} ms`, {
          text: `${oneDigit(overHttp.p99Ms)} ms`,
          holds: overHttp.p99Ms <= limitMs && overHttp.failed === 0,
        }),
      ],
    };
  } finally {
    await house.stop();
  }
};

interface Query {
  text: string;
  /** The title that was meant; undefined: nothing is. */
  meant: string | undefined;
}

function queriesFor(games: readonly ListedGame[]): Query[] {
  const random = numbers(7);
  return Array.from({ length: queryCount }, (_, index): Query => {
    const { title } = games[random(games.length)] as ListedGame;
    const at = 1 + random(title.length - 3);
    switch (index % 6) {
      case 0:
        return { text: title, meant: title };
      case 1:
        return { text: title.slice(0, Math.max(3, at)), meant: undefined };
      case 2:
        return { text: title.slice(0, at) + title[at + 1] + title[at] + title.slice(at + 2), meant: title };
      case 3:
        return { text: title.slice(0, at) + title.slice(at + 1), meant: title };
      case 4:
        return {
          text: title.replace(/[aeo]/, (letter) => ({ a: 'á', e: 'ë', o: 'ö' })[letter] ?? letter),
          meant: title,
        };
      default:
        return { text: `zzyx ${'qwerty '.repeat(1 + random(8))}`.slice(0, 90), meant: undefined };
    }
  });
}

async function searchOverHttp(house: HttpHouse, queries: readonly Query[]) {
  const seats = queries.map(({ text }) => postSeat('/api/games_filter', { device: 'mobile', filter: { title: text } }));
  return house.load({ seats, warmMs: 7_000, forMs: 10_000, perSecond });
}

async function searchInProcess(database: Database, queries: readonly Query[]) {
  const catalogue = await createCatalogue({ database, documents: createDocuments({ database }) }).current();
  const ranks = ['exact', 'prefix', 'words', 'part', 'producer', 'typo'];
  return timed(queries, async (text) =>
    [...catalogue.search.find(text)]
      .sort(([, left], [, right]) => ranks.indexOf(left) - ranks.indexOf(right))
      .map(([game]) => game.title),
  );
}

/** What an index of PostgreSQL makes of the same questions; accents are taken off before, as `unaccent` would. */
async function searchByTrigrams(database: Database, queries: readonly Query[]) {
  await database.query('create index search_trigrams on games_game using gin (lower(title) gin_trgm_ops)');
  return timed(queries, async (text) => {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const { rows } = await database.query<{ title: string }>({
      name: 'bench_trigrams',
      text: `select title from games_game where $1 <% lower(title) order by $1 <<-> lower(title), popularity desc limit 40`,
      values: [plain],
    });
    return rows.map(({ title }) => title);
  });
}

async function timed(queries: readonly Query[], find: (text: string) => Promise<string[]>) {
  const latenciesMs: number[] = [];
  let found = 0;
  for (const { text } of queries.slice(0, 60)) await find(text);
  const startedMs = performance.now();
  for (const { text, meant } of queries) {
    const fromMs = performance.now();
    const titles = await find(text);
    latenciesMs.push(performance.now() - fromMs);
    if (meant === undefined || titles.slice(0, 40).includes(meant)) found += 1;
  }
  return { figures: figuresOf(latenciesMs, { forMs: performance.now() - startedMs, failed: 0 }), found };
}
