import { oneDigit, whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { postSeat } from './post-seat.ts';

const gameCount = 10_000;
const perSecond = 50;
const limitMs = 30;

const questions: Record<string, object> = {
  'the first page of everything': {},
  'a page far behind': { page: 200 },
  'one collection': { filter: { categories: { identifiers: ['slots'] } } },
  'any of three collections, by title': {
    filter: { categories: { identifiers: ['new', 'top', 'jackpot'] } },
    sort: { type: 'title', direction: 'ASC' },
  },
  'all of two collections': { filter: { categories: { identifiers: ['slots', 'new'], strategy: 'AND' } } },
  'two producers in one currency': { filter: { providers: ['amber-foundry', 'cobalt-reels'], currencies: ['BTC'] } },
  'figures of a slot, by payout': {
    filter: { volatility_rating: ['high', 'very-high'], lines: 20, hit_rate: 25, payout: 95 },
    sort: { type: 'payout', direction: 'DESC', top_categories: ['exclusive'] },
  },
  'a title in a collection': { filter: { title: 'lantern', categories: { identifiers: ['slots'] } } },
};

/** More than the house remembers answers to, so that most of them are worked out anew. */
const differentQuestions = 320;

function unlike(index: number): object {
  const kinds = Object.values(questions) as { filter?: object }[];
  const kind = kinds[index % kinds.length] as { filter?: object };
  return {
    device: 'mobile',
    ...kind,
    filter: { ...kind.filter, lines: index % 25, payout: 90 + index / differentQuestions },
  };
}

/** Every kind of question the lobby asks, over ten thousand games, on a fixed timetable. */
export const gamesFilter: Part = async (bench) => {
  const world = await bench.world();
  const { url, database } = await world.newDatabase('games_filter');
  bench.say(`listing ${whole(gameCount)} games`);
  await fillCatalogue(database, gameCount);
  await world.asSuperuser('games_filter', 'vacuum analyze');
  const house = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    const all = Object.values(questions).map((body) => postSeat('/api/games_filter', { device: 'mobile', ...body }));
    const never = Array.from({ length: differentQuestions }, (_, index) =>
      postSeat('/api/games_filter', unlike(index)),
    );
    bench.say(`${perSecond} questions a second`);
    const together = await house.load({ seats: [...all, ...never], warmMs: 4_000, forMs: 12_000, perSecond });
    const rows = [];
    for (const [index, name] of Object.keys(questions).entries()) {
      const seat = all[index] as (typeof all)[number];
      const alone = await house.load({ seats: [seat], warmMs: 200, forMs: 1_000 });
      rows.push({
        question: name,
        'p50 ms': oneDigit(alone.p50Ms),
        'p99 ms': oneDigit(alone.p99Ms),
        failed: alone.failed,
      });
    }
    const mixed = {
      question: `${differentQuestions} different ones, ${perSecond}/s`,
      'p50 ms': oneDigit(together.p50Ms),
      'p99 ms': oneDigit(together.p99Ms),
      failed: together.failed,
    };
    return {
      tables: [{ title: `games_filter over ${whole(gameCount)} games, HTTP`, rows: [mixed, ...rows] }],
      notes: ['A question alone is asked again and again, as a lobby does, and is answered from memory.'],
      budgets: [
        budget('games_filter p99 over 10 000 games', `≤ ${limitMs} ms`, {
          text: `${oneDigit(together.p99Ms)} ms`,
          holds: together.p99Ms <= limitMs && together.failed === 0,
        }),
      ],
    };
  } finally {
    await house.stop();
  }
};
