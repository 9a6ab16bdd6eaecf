import { oneDigit, whole } from '../kit/format.ts';
import { type HttpHouse, openHttpHouse, pageSeat } from '../kit/http-house.ts';
import { type Figures, mean } from '../kit/measure.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { budget, type Part } from '../part.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const sizes = [200, 10_000] as const;
const turns = 4;
const perSecond = 20;
const mostGrowth = 0.2;

interface Measured {
  games: number;
  house: HttpHouse;
  figures: Figures[];
  /** Of the server's process, for one page. */
  processorMs: number[];
}

/** The lobby, rendered for each visitor, in a house of 200 games and in one of 10 000, in turns. */
export const catalogueGrowth: Part = async (bench) => {
  const world = await bench.world();
  const houses: Measured[] = [];
  try {
    for (const games of sizes) {
      const { url, database } = await world.newDatabase(`catalogue_${games}`);
      bench.say(`listing ${whole(games)} games`);
      await fillCatalogue(database, games);
      await world.asSuperuser(`catalogue_${games}`, 'vacuum analyze');
      const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
      houses.push({ games, house, figures: [], processorMs: [] });
    }
    bench.say('reading the lobby in turns');
    for (let turn = 0; turn <= turns; turn += 1) {
      // The first turn warms up.
      for (const measured of houses) await readLobby(measured, { counts: turn > 0 });
    }
    const [small, large] = houses as [Measured, Measured];
    const growth = costOf(large) / costOf(small) - 1;
    return {
      tables: [
        {
          title: `Lobby rendered for each visitor, ${perSecond} pages/s, means of ${turns} turns`,
          rows: houses.map((measured) => ({
            games: whole(measured.games),
            'p50 ms': oneDigit(mean(measured.figures.map(({ p50Ms }) => p50Ms))),
            'p99 ms': oneDigit(mean(measured.figures.map(({ p99Ms }) => p99Ms))),
            'processor ms': oneDigit(mean(measured.processorMs)),
            failed: measured.figures.reduce((sum, { failed }) => sum + failed, 0),
          })),
        },
      ],
      notes: ['Server time is processor time of the server’s process where the system tells it, else the median.'],
      budgets: [
        budget('Lobby server time, 200 → 10 000 games', `≤ +${mostGrowth * 100} %`, {
          text: `${growth >= 0 ? '+' : ''}${(growth * 100).toFixed(0)} %`,
          holds: growth <= mostGrowth,
        }),
      ],
    };
  } finally {
    for (const { house } of houses) await house.stop();
  }
};

async function readLobby(measured: Measured, { counts }: { counts: boolean }): Promise<void> {
  const { house, figures, processorMs } = measured;
  // Whoever might have a session gets a page of their own; this one turns out to be a guest.
  const seats = Array.from({ length: 4 }, () => pageSeat('/', { cookie: 'old_session=1' }));
  const before = processorSecondsOf(house.process.pid);
  const forMs = 4_000;
  const read = await house.load({ seats, warmMs: 0, forMs, perSecond });
  const after = processorSecondsOf(house.process.pid);
  if (!counts) return;
  figures.push(read);
  const pages = read.perSecond * (forMs / 1000);
  if (before !== undefined && after !== undefined) processorMs.push(((after - before) * 1000) / pages);
}

function costOf({ processorMs, figures }: Measured): number {
  return processorMs.length > 0 ? mean(processorMs) : mean(figures.map(({ p50Ms }) => p50Ms));
}
