import { readFileSync } from 'node:fs';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { diceSeat, openHttpHouse } from '../kit/http-house.ts';
import { mean } from '../kit/measure.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';
import { slopeOf } from './slope.ts';

const players = 64;
const usualMinutes = 2;
const looksPerPart = 20;
const wantedGrowth = 1.05;

/** `BENCH_MEMORY_MINUTES=60` for the hour. */
const minutes = Number(process.env.BENCH_MEMORY_MINUTES ?? usualMinutes);
/** `BENCH_MEMORY_RATE=200`: wagers a second on a timetable, for an hour beside other work; else as many as there can be. */
const rate = process.env.BENCH_MEMORY_RATE ? Number(process.env.BENCH_MEMORY_RATE) : undefined;

const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

interface Look {
  minute: number;
  mb: number;
  perSecond: number;
}

/** A house under load: what it holds in the last third against the third before, when it is compiled and its caches are full. */
export const memory: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('memory');
  const seats = (await seedPlayers(database, players)).map(diceSeat);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const { pid } = house.process;
  const forMs = (minutes * 60_000) / (3 * looksPerPart);
  try {
    const looks: Look[] = [];
    for (let look = 0; look < 3 * looksPerPart; look += 1) {
      if (look % looksPerPart === 0) bench.say(`third ${look / looksPerPart + 1} of ${minutes} minutes`);
      const { perSecond } = await house.load({ seats, warmMs: 0, forMs, ...(rate && { perSecond: rate }) });
      looks.push({ minute: ((look + 1) * forMs) / 60_000, mb: residentMb(pid), perSecond });
    }
    const thirds = [0, 1, 2].map((part) => looks.slice(part * looksPerPart, (part + 1) * looksPerPart));
    const [, middle, last] = thirds.map((own) => mean(own.map(({ mb }) => mb))) as [number, number, number];
    const settled = thirds.slice(1).flat();
    const perHour = slopeOf(settled.map(({ minute, mb }) => [minute / 60, mb]));
    return {
      tables: [
        {
          title: `Memory of one house over ${minutes} minutes of wagers`,
          rows: thirds.map((own, index) => ({
            third: index + 1,
            'wagers/s': whole(mean(own.map(({ perSecond }) => perSecond))),
            'mean MB': oneDigit(mean(own.map(({ mb }) => mb))),
            'least MB': oneDigit(Math.min(...own.map(({ mb }) => mb))),
            'most MB': oneDigit(Math.max(...own.map(({ mb }) => mb))),
          })),
        },
        {
          title: 'The same, look by look',
          rows: looks.map(({ minute, mb, perSecond }) => ({
            minute: oneDigit(minute),
            MB: oneDigit(mb),
            'wagers/s': whole(perSecond),
          })),
        },
      ],
      notes: [`A line through the last two thirds rises by ${oneDigit(perHour)} MB an hour.`],
      budgets: [
        budget(
          `Memory after ${minutes} minutes of load, last third against the one before`,
          `≤ ${ratio(wantedGrowth)}`,
          {
            text: ratio(last / middle),
            holds: last / middle <= wantedGrowth,
          },
        ),
      ],
    };
  } finally {
    await house.stop();
  }
};
