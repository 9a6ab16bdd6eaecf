import { createDatabase } from '../../../server/src/kit/index.ts';
import { whole } from '../kit/format.ts';
import { measure } from '../kit/measure.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import type { Part } from '../part.ts';
import { openDoor } from './open-door.ts';

const callerSteps = [1, 64];
const warmMs = 500;
const forMs = 3_000;
const turns = 3;
const compileMs = 8_000;

/**
 * What it costs that a pool by transaction knows no statements by name: the same wagers with prepared statements and with
 * statements that are sent whole each time, taking turns in one run.
 */
export const statements: Part = async (bench) => {
  const world = await bench.world();
  const { database: named, url } = await world.newDatabase('statements');
  const unnamed = createDatabase({ url, maxConnections: 20, statements: 'unnamed' });
  const players = await seedPlayers(named, Math.max(...callerSteps));
  try {
    const ways = [
      { style: 'named', door: await openDoor(named) },
      { style: 'unnamed', door: await openDoor(unnamed) },
    ] as const;
    const postgresMicros = async (work: () => Promise<{ perSecond: number }>) => {
      const before = processorSecondsOf(world.postgres.pid) ?? 0;
      const { perSecond } = await work();
      const spent = (processorSecondsOf(world.postgres.pid) ?? 0) - before;
      return { perSecond, micros: (spent * 1e6) / ((perSecond * (warmMs + forMs)) / 1000) };
    };
    const play = (way: (typeof ways)[number], callers: number) =>
      postgresMicros(() =>
        measure({ callers, warmMs, forMs, call: (caller) => way.door.play(players[caller]?.id as number) }),
      );
    bench.say('until both are compiled');
    for (const { door } of ways)
      await measure({ callers: 64, warmMs: 0, forMs: compileMs, call: (at) => door.play(players[at]?.id as number) });
    const rows = [];
    for (const callers of callerSteps) {
      bench.say(`${callers} at a time, by turns`);
      const sums = { named: { perSecond: 0, micros: 0 }, unnamed: { perSecond: 0, micros: 0 } };
      for (let turn = 0; turn < turns; turn += 1) {
        for (const way of ways) {
          const { perSecond, micros } = await play(way, callers);
          sums[way.style].perSecond += perSecond / turns;
          sums[way.style].micros += micros / turns;
        }
      }
      for (const { style } of ways) {
        rows.push({
          callers,
          statements: style,
          'wagers/s': whole(sums[style].perSecond),
          'PostgreSQL µs a wager': whole(sums[style].micros),
          'of named': `${(sums[style].perSecond / sums.named.perSecond).toFixed(2)}`,
        });
      }
    }
    for (const { door } of ways) await door.idle();
    return { tables: [{ title: 'Statements by name and without, at the door', rows }], notes: [], budgets: [] };
  } finally {
    await unnamed.close();
  }
};
