import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { weighPage } from '../../../site/scripts/weigh-lobby.ts';
import { kilobytes, oneDigit, ratio, whole } from '../kit/format.ts';
import { openHttpHouse, pageSeat } from '../kit/http-house.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { type Budget, budget, type Part } from '../part.ts';
import { countScripts } from './count-scripts.ts';

const seats = 16;
const warmMs = 1_500;
const forMs = 3_000;
/** A house that has just started spends several times as much on a page. */
const compileMs = 12_000;
/** Of one core: by processor time, so that other programs do not count. */
const wantedPerCore = 300;
const limits = { scripts: 120_000, scriptsInAll: 180_000, styles: 25_000, images: 150_000 };

/** The lobby: how many a second one process renders, with and without the page cache, for guests and players, and what it weighs. */
export const pages: Part = async (bench) => {
  const world = await bench.world();
  const { url, database } = await world.newDatabase('pages');
  const [player] = await seedPlayers(database, 1);
  const house = await openHttpHouse({ databaseUrl: url, role: 'all' });
  try {
    bench.say('the lobby from the cache');
    const visitors = (headers: Record<string, string>) => Array.from({ length: seats }, () => pageSeat('/', headers));
    const cached = await house.load({ seats: visitors({}), warmMs, forMs });
    const rendered = async (cookie: string) => {
      const seatsWith = visitors({ cookie });
      await house.load({ seats: seatsWith, warmMs: 0, forMs: compileMs });
      const usedBefore = processorSecondsOf(house.process.pid) ?? Number.NaN;
      const figures = await house.load({ seats: seatsWith, warmMs, forMs });
      const used = (processorSecondsOf(house.process.pid) ?? Number.NaN) - usedBefore;
      // The warm-up used processor time too; its pages are estimated from the rate that followed.
      return { ...figures, perCore: (figures.perSecond * ((warmMs + forMs) / 1000)) / used };
    };
    bench.say('the lobby rendered for each visitor');
    // Whoever might have a session gets a page of their own; this one turns out to be a guest.
    const fresh = await rendered('old_session=1');
    bench.say('the lobby of a player');
    const own = await rendered(`halley_session=${player?.token}`);
    bench.say('weighing the lobby');
    const weight = await weighPage(`${house.process.url}/`);
    bench.say('counting what a browser loads by itself');
    const counted = await countInBrowser(`${house.process.url}/`);
    const row = (way: string, figures: typeof cached & { perCore?: number }) => ({
      way,
      'pages/s': whole(figures.perSecond),
      'p50 ms': oneDigit(figures.p50Ms),
      'p99 ms': oneDigit(figures.p99Ms),
      failed: figures.failed,
      'a core, pages/s': figures.perCore === undefined ? '' : whole(figures.perCore),
    });
    const heaviest = weight.files.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8);
    return {
      tables: [
        {
          title: `Lobby, ${seats} visitors at a time, gzip`,
          rows: [row('from the page cache', cached), row('rendered each time', fresh), row('of a player', own)],
        },
        {
          title: 'Lobby, heaviest files (gzip)',
          rows: heaviest.map(({ kind, bytes, url: file }) => ({ kind, size: kilobytes(bytes), file })),
        },
      ],
      notes: [`The cache serves ${ratio(cached.perSecond / fresh.perSecond)} as many pages.`],
      budgets: [
        budget('Lobby rendered each time, pages a second of one core', `≥ ${wantedPerCore}`, {
          text: whole(fresh.perCore),
          holds: fresh.perCore >= wantedPerCore,
        }),
        weightBudget('Lobby scripts, gzip', weight.scriptBytes, limits.scripts),
        weightBudget('Lobby scripts in 5 s, nobody moves', counted?.soon, limits.scripts),
        weightBudget('Lobby scripts by themselves in all', counted?.inAll, limits.scriptsInAll),
        weightBudget('Lobby styles, gzip', weight.styleBytes, limits.styles),
        weightBudget('Lobby first-screen images', weight.imageBytes, limits.images),
      ],
    };
  } finally {
    await house.stop();
  }
};

/** Undefined without a Chromium. */
async function countInBrowser(address: string) {
  const program = findChromium({ prefer: 'whole' });
  if (!program) return;
  const browser = await chromium.launch({ executablePath: program });
  try {
    return await countScripts(browser, address);
  } finally {
    await browser.close();
  }
}

function weightBudget(what: string, bytes: number | undefined, limit: number): Budget {
  const measured = bytes === undefined ? undefined : { text: kilobytes(bytes), holds: bytes <= limit };
  return budget(what, `≤ ${limit / 1000} kB`, measured);
}
