import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { oneDigit, whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';
import { fixturesOnPage, openBenchFeed } from '../sports/bench-feed.ts';
import { blockingMs } from './blocking-time.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const wanted: Record<(typeof categories)[number], number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const limits = { lcpMs: 1_500, cls: 0.02, tbtMs: 200 };
const runs = 3;

interface Run {
  scores: Record<(typeof categories)[number], number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The same sum in processor time: the clock counts what others do on a busy machine. */
  tbtCpuMs: number;
  failures: string[];
}

/** What a search engine leads people to. */
const pages = [
  { name: 'lobby', path: '/' },
  { name: 'category', path: '/categories/slots' },
  { name: 'game', path: '/play/halley-studio/orbit-dice' },
  { name: 'text', path: '/terms-and-conditions' },
  { name: 'promotion', path: '/promo/see-for-yourself' },
];
/** The address of an event is known when its feed has told of it. */
const event = 'event';
/** What a usual match has. */
const eventMarkets = 60;

/**
 * Lighthouse as it comes: a phone, processor slowed down four times, slow 4G, a guest. Each page's median run counts. The
 * house knows its own address: pages of a strange host tell search engines to stay away.
 */
export const lighthousePart: Part = async (bench) => {
  const program = findChromium({ prefer: 'whole' });
  if (!program) {
    return {
      tables: [],
      notes: ['There is no Chromium here: set CHROMIUM_PATH.'],
      budgets: [...pages.map(({ name }) => name), event].flatMap((name) => lighthouseBudgets(name, undefined)),
    };
  }
  const world = await bench.world();
  const { url } = await world.newDatabase('lighthouse');
  const port = await freePort();
  const feed = await openBenchFeed([{ fixture: 'f0', markets: eventMarkets }]);
  const house = await openHttpHouse({
    databaseUrl: url,
    role: 'all',
    environment: { ...feed.environment, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  const browser = await openChromium(program);
  try {
    const found: { name: string; done: Run[]; median: Run }[] = [];
    const fixtures = await fixturesOnPage(house.process.url, 1);
    for (const { name, path } of [...pages, { name: event, path: `/sport/events/${fixtures.get('f0')}` }]) {
      const done: Run[] = [];
      for (let run = 1; run <= runs; run += 1) {
        bench.say(`${name}, run ${run} of ${runs}`);
        done.push(await look(`${house.process.url}${path}`, browser.port));
      }
      const median = done.toSorted((one, other) => one.scores.performance - other.scores.performance)[runs >> 1] as Run;
      found.push({ name, done, median });
    }
    return {
      tables: [
        {
          title: 'Lighthouse, mobile, slow 4G, processor 4 × slower, guest',
          rows: found.flatMap(({ name, done }) =>
            done.map((run) => ({
              page: name,
              ...run.scores,
              'LCP ms': whole(run.lcpMs),
              CLS: run.cls.toFixed(3),
              'TBT ms': whole(run.tbtMs),
              'TBT processor ms': whole(run.tbtCpuMs),
            })),
          ),
        },
      ],
      notes: found
        .filter(({ median }) => median.failures.length > 0)
        .map(({ name, median }) => `${name}: points were lost for ${median.failures.join(', ')}.`),
      budgets: found.flatMap(({ name, median }) => lighthouseBudgets(name, median)),
    };
  } finally {
    browser.close();
    await house.stop();
    await feed.close();
  }
};

/** Free a moment ago; the server says so if it is no longer. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function look(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error('Lighthouse gave no result');
  const { audits, categories: found } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((found[id]?.score ?? 0) * 100);
  const failures = categories.flatMap((id) =>
    (found[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => audit),
  );
  return {
    scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as Run['scores'],
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    tbtCpuMs: blockingMs(result.artifacts.Trace.traceEvents as Parameters<typeof blockingMs>[0]),
    failures: [...new Set(failures)],
  };
}

function lighthouseBudgets(page: string, run: Run | undefined) {
  return [
    ...categories.map((id) =>
      budget(
        `Lighthouse ${id}, ${page}`,
        wanted[id] === 100 ? '= 100' : `≥ ${wanted[id]}`,
        run && { text: String(run.scores[id]), holds: run.scores[id] >= wanted[id] },
      ),
    ),
    budget(
      `LCP, ${page}`,
      `≤ ${limits.lcpMs / 1000} s`,
      run && { text: `${oneDigit(run.lcpMs / 1000)} s`, holds: run.lcpMs <= limits.lcpMs },
    ),
    budget(
      `TBT in processor time, ${page}`,
      `≤ ${limits.tbtMs} ms`,
      run && { text: `${whole(run.tbtCpuMs)} ms`, holds: run.tbtCpuMs <= limits.tbtMs },
    ),
    budget(`CLS, ${page}`, `≤ ${limits.cls}`, run && { text: run.cls.toFixed(3), holds: run.cls <= limits.cls }),
  ];
}

/** A browser with a profile of its own. Resolves when it listens for commands. */
async function openChromium(program: string): Promise<{ port: number; close(): void }> {
  const profile = mkdtempSync(join(tmpdir(), 'halley-lighthouse-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', '--no-first-run'];
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // The program may be a script that starts the browser: with a group of its own both end.
    detached: true,
  });
  const close = () => {
    child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Chromium ended: ${said.trim().split('\n').at(-1)}`)));
  });
  return { port, close };
}
