import { oneDigit, whole } from '../kit/format.ts';
import { diceSeat, openHttpHouse, pageSeat } from '../kit/http-house.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';

const playerCount = 200;
const perSecond = 200;
const warmMs = 3_000;
const forMs = 15_000;
const limitMs = 20;

/** The balance as every page asks for it, while the same players bet. */
export const accounts: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('accounts');
  const players = await seedPlayers(database, playerCount);
  const readers = await openHttpHouse({ databaseUrl: url, role: 'api' });
  const tables = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    bench.say(`${perSecond} looks at the balance a second, alone`);
    const order = { seats: players.map(accountsSeat), warmMs, forMs, perSecond };
    const alone = await readers.load(order);
    bench.say('the same while bets are placed beside it');
    const bets = tables.load({ seats: players.slice(0, 20).map(diceSeat), warmMs, forMs, perSecond: 50 });
    const beside = await readers.load(order);
    const staked = await bets;
    const row = (when: string, figures: typeof alone) => ({
      when,
      'looks/s': whole(figures.perSecond),
      'p50 ms': oneDigit(figures.p50Ms),
      'p99 ms': oneDigit(figures.p99Ms),
      failed: figures.failed,
    });
    return {
      tables: [
        {
          title: `GET /api/player/accounts, ${playerCount} players on a timetable`,
          rows: [row('alone', alone), row(`beside ${oneDigit(staked.perSecond)} bets a second`, beside)],
        },
      ],
      notes: [`${staked.failed} bets failed.`],
      budgets: [
        budget('Accounts p99 under load', `≤ ${limitMs} ms`, {
          text: `${oneDigit(beside.p99Ms)} ms`,
          holds: beside.p99Ms <= limitMs && beside.failed === 0,
        }),
      ],
    };
  } finally {
    await Promise.all([readers.stop(), tables.stop()]);
  }
};

const accountsSeat = (player: SeededPlayer) =>
  pageSeat('/api/player/accounts?compatibility=false', { cookie: `halley_session=${player.token}` });
