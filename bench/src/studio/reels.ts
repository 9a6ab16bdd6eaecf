import { type BrowserContext, chromium } from '@playwright/test';
import { type Spin, spinOf } from '../../../e2e/spin-trace.ts';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { machineEntries } from '../../../studio/src/slots/index.ts';
import { budget, type Part } from '../part.ts';
import { type MachineId, serveMachines } from './serve-machines.ts';

const slowDown = 4;
const spins = 3;
const limitMs = 4;
/** Those whose own thread did most while reels turned, when all thirty were played for the first time. */
const heaviest: MachineId[] = [
  'far-light',
  'paper-cranes',
  'night-market',
  'gravity-well',
  'meteor-rain',
  'firefly-garden',
  'clockwork-plums',
  'moon-meadow',
  'tea-house',
  'desert-bloom',
];
const what = 'layouts and paints while reels spin';
const whatResult = 'layouts in the turn of a result';
const whatMs = 'own thread of a spinning slot, a frame, p95';

/**
 * What the page's own thread does while reels turn, on the ten machines that asked most of it. Rounds are the same in every
 * run. Milliseconds are processor time counted four times, as in `frames`; counts are counts.
 */
export const reels: Part = async (bench) => {
  const program = findChromium();
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: [what, whatResult, whatMs].map((name) =>
        budget(name, name === whatMs ? `≤ ${limitMs} ms` : 'none', undefined),
      ),
    };
  }
  const machines = await serveMachines();
  const browser = await chromium.launch({ executablePath: program });
  try {
    const context = await browser.newContext({
      baseURL: machines.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const rows = [];
    for (const id of heaviest) {
      const row = { machine: id, ...judge(await play(context, id)) };
      bench.say(`${id}: ${row.layouts} layouts, ${row.paints} paints, ${row.mean.toFixed(2)} ms a picture`);
      rows.push(row);
    }
    const drawn = rows.reduce((sum, { layouts, paints }) => sum + layouts + paints, 0);
    const laidOut = rows.reduce((sum, { resultLayouts }) => sum + resultLayouts, 0);
    const most = Math.max(...rows.map(({ p95 }) => p95));
    const ms = (value: number) => value.toFixed(2);
    return {
      tables: [
        {
          title: `The ten heaviest machines while reels spin, phone, processor ${slowDown} × slower`,
          rows: rows.map(({ machine, pictures, layouts, paints, resultLayouts, mean, p50, p95, press, result }) => ({
            machine,
            pictures,
            layouts,
            paints,
            'layouts with the result': resultLayouts,
            'ms a picture': ms(mean),
            p50: ms(p50),
            p95: ms(p95),
            'press ms': Math.round(press),
            'result ms': Math.round(result),
          })),
        },
      ],
      notes: [
        'A picture is a sixtieth of a second. Reels spin from the picture after the press to the rest of the last reel; the turn in which the result is laid into the reels stands apart (result ms), as does the press.',
      ],
      budgets: [
        budget(what, 'none', { text: String(drawn), holds: drawn === 0 }),
        budget(whatResult, 'none', { text: String(laidOut), holds: laidOut === 0 }),
        budget(whatMs, `≤ ${limitMs} ms`, { text: `${ms(most)} ms`, holds: most <= limitMs }),
      ],
    };
  } finally {
    await browser.close();
    await machines.close();
  }
};

function judge(played: readonly Spin[]) {
  const pictures = played.flatMap(({ picturesMs }) => picturesMs.map((ms) => ms * slowDown)).sort((a, b) => a - b);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const at = (part: number) => pictures[Math.min(pictures.length - 1, Math.floor(pictures.length * part))] ?? 0;
  return {
    pictures: pictures.length,
    layouts: sum(played.map(({ layouts }) => layouts)),
    paints: sum(played.map(({ paints }) => paints)),
    resultLayouts: sum(played.map(({ resultLayouts }) => resultLayouts)),
    mean: sum(pictures) / Math.max(1, pictures.length),
    p50: at(0.5),
    p95: at(0.95),
    press: (sum(played.map(({ pressMs }) => pressMs)) / played.length) * slowDown,
    result: (sum(played.map(({ resultMs }) => resultMs)) / played.length) * slowDown,
  };
}

async function play(context: BrowserContext, id: MachineId): Promise<Spin[]> {
  const page = await context.newPage();
  try {
    await page.goto(`/games/${id}/?mode=demo&currency=FUN&locale=en`, { waitUntil: 'networkidle' });
    await page.locator('.panel-play button[type=submit]:enabled').waitFor();
    const press = () => page.evaluate("document.querySelector('.panel-play button[type=submit]').click()");
    const seen = (round: number) =>
      page.locator(`[data-round$="${String(round).padStart(12, '0')}"]`).waitFor({ timeout: 120_000 });
    // The first one is not counted: the browser meets every drawing for the first time.
    await press();
    await seen(1);
    const cdp = await context.newCDPSession(page);
    const played: Spin[] = [];
    for (let round = 2; round < 2 + spins; round++) {
      played.push(await spinOf(cdp, { reels: machineEntries[id].machine.grid.reels, press }));
      await seen(round);
    }
    return played;
  } finally {
    await page.close();
  }
}
