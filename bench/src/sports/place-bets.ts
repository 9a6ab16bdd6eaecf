import { createFixtures } from '../../../server/src/fixtures/index.ts';
import { createScriptedFeed } from '../../../server/src/fixtures/testing/scripted-feed.ts';
import { createMetrics, silentLog, systemClock } from '../../../server/src/kit/index.ts';
import { oneDigit, whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import type { Seat } from '../kit/http-load.ts';
import { type SeededPlayer, seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';

const players = 64;
const fixtureCount = 20;
const compileMs = 8_000;
const warmMs = 1_000;
const forMs = 3_000;
const halfForMs = 10_000;
const p99LimitMs = 100;
/** A producer that says nothing for longer is down. */
const aliveMs = 1_000;

/** Bets on fixtures that have not begun, so that nothing waits: what placing costs beyond the delay, over HTTP. */
export const placing: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('bets');
  const seeded = await seedPlayers(database, players);
  const fixtures = createFixtures({ database, clock: systemClock, log: silentLog, metrics: createMetrics() });
  const feed = await createScriptedFeed({ fixtures, clock: systemClock });
  await feed.up();
  const ids: number[] = [];
  for (let fixture = 0; fixture < fixtureCount; fixture += 1) ids.push((await feed.fixture()).id);
  const alive = setInterval(() => void feed.up(), aliveMs);
  const house = await openHttpHouse({ databaseUrl: url, role: 'api' });
  try {
    const seats = seeded.map((player, index) => betSeat(player, ids[index % ids.length] as number));
    bench.say('placing: until it is compiled');
    await house.load({ seats, warmMs: 0, forMs: compileMs });
    bench.say('placing: peak');
    const peak = await house.load({ seats, warmMs, forMs });
    bench.say('placing: half of peak load');
    const half = await house.load({ seats, warmMs, forMs: halfForMs, perSecond: peak.perSecond / 2 });
    const row = (load: string, { perSecond, p50Ms, p99Ms, failed }: typeof peak) => ({
      load,
      'bets/s': whole(perSecond),
      'p50 ms': oneDigit(p50Ms),
      'p99 ms': oneDigit(p99Ms),
      failed,
    });
    return {
      tables: [
        { title: `Bets placed over HTTP, ${players} players`, rows: [row('peak', peak), row('half of it', half)] },
      ],
      notes: [],
      budgets: [
        budget('Placing p99 beyond the delay at half of peak load', `≤ ${p99LimitMs} ms`, {
          text: `${oneDigit(half.p99Ms)} ms`,
          holds: half.p99Ms <= p99LimitMs && half.failed === 0,
        }),
      ],
    };
  } finally {
    clearInterval(alive);
    fixtures.close();
    await house.stop();
  }
};

/** A player who bets 10 cents on the home side. */
function betSeat({ token }: SeededPlayer, fixture: number): Seat {
  return {
    head:
      'POST /api/sport/bets HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n' +
      `cookie: halley_session=${token}\r\nidempotency-key: #\r\n`,
    body: JSON.stringify({
      currency: 'EUR',
      kind: 'single',
      legs: [{ fixture, market: '1x2;period=ft', outcome: 'home', price: 2_000 }],
      unit_stake_cents: 10,
    }),
  };
}
