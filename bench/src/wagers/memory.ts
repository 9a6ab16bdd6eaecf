import { readFileSync } from 'node:fs';
import { oneDigit, ratio, whole } from '../kit/format.ts';
import { diceSeat, openHttpHouse } from '../kit/http-house.ts';
import { mean } from '../kit/measure.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';

const players = 64;
const usualMinutes = 2;
const looksPerPart = 20;
const wantedGrowth = 1.05;

/** `BENCH_MEMORY_MINUTES=60` for the hour. */
const minutes = Number(process.env.BENCH_MEMORY_MINUTES ?? usualMinutes);

const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** A house under load: what it holds in the last third against the third before, when it is compiled and its caches are full. */
export const memory: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('memory');
  const seats = (await seedPlayers(database, players)).map(diceSeat);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  const { pid } = house.process;
  const forMs = (minutes * 60_000) / (3 * looksPerPart);
  try {
    const looks: { mb: number; perSecond: number }[] = [];
    for (let look = 0; look < 3 * looksPerPart; look += 1) {
      if (look % looksPerPart === 0) bench.say(`third ${look / looksPerPart + 1} of ${minutes} minutes`);
      const { perSecond } = await house.load({ seats, warmMs: 0, forMs });
      looks.push({ mb: residentMb(pid), perSecond });
    }
    const thirds = [0, 1, 2].map((part) => {
      const own = looks.slice(part * looksPerPart, (part + 1) * looksPerPart);
      return { mb: own.map(({ mb }) => mb), perSecond: mean(own.map(({ perSecond }) => perSecond)) };
    });
    const [, middle, last] = thirds.map(({ mb }) => mean(mb)) as [number, number, number];
    return {
      tables: [
        {
          title: `Memory of one house over ${minutes} minutes of wagers`,
          rows: thirds.map(({ mb, perSecond }, index) => ({
            third: index + 1,
            'wagers/s': whole(perSecond),
            'mean MB': oneDigit(mean(mb)),
            'least MB': oneDigit(Math.min(...mb)),
            'most MB': oneDigit(Math.max(...mb)),
          })),
        },
      ],
      notes: [],
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
