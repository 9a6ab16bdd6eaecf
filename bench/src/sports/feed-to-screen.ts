import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/boot/chromium.mjs';
import { whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import { budget, type Part } from '../part.ts';
import { fixturesOnPage, openBenchFeed } from './bench-feed.ts';
import type { ListeningReport, Waits } from './listening-process.ts';
import { type ToldPrice, watchPrices } from './watch-prices.ts';

/** With fewer (`BENCH_SCREEN_SOCKETS=300`) it is only seen that all of it runs: no budget is judged then. */
const wholeCount = 10_000;
const socketCount = Number(process.env.BENCH_SCREEN_SOCKETS ?? wholeCount);
const fixtureCount = Math.max(1, Math.min(100, Math.round(socketCount / 70)));
const marketsEach = 20;
const sockets = { events: Math.round(0.7 * socketCount), lists: Math.round(0.3 * socketCount) };
const everyMs = 1_000;
const warmMs = 10_000;
const forMs = 20_000;
const limitsMs = { events: 200, lists: 500 };
const processes = 2;

/**
 * A hundred fixtures that are on, each with twenty new prices a second, told to ten thousand sockets: how long from the producer
 * until a socket has it, and on one page among them until the screen shows it.
 */
export const feedToScreen: Part = async (bench) => {
  const world = await bench.world();
  const { url } = await world.newDatabase('screen');
  const names = Array.from({ length: fixtureCount }, (_, index) => `f${index}`);
  const feed = await openBenchFeed(names.map((fixture) => ({ fixture, markets: marketsEach })));
  const house = await openHttpHouse({ databaseUrl: url, role: 'all', environment: feed.environment });
  const listeners: ChildProcess[] = [];
  let browser: Browser | undefined;
  const timers: NodeJS.Timeout[] = [];
  try {
    const address = house.process.url;
    const ids = await fixturesOnPage(address, fixtureCount);
    const token = await guestToken(address);
    const channels = [
      ...Array.from(
        { length: sockets.events },
        (_, index) => `ws:site:public:sport_fixture_${ids.get(names[index % fixtureCount] as string)}`,
      ),
      ...Array.from({ length: sockets.lists }, () => 'ws:site:public:sport_live_football'),
    ];
    bench.say(`opening ${whole(channels.length)} sockets`);
    for (let place = 0; place < processes; place += 1) {
      const child = fork(fileURLToPath(new URL('./listening-process.ts', import.meta.url)));
      listeners.push(child);
      child.send({
        url: `${address.replace('http', 'ws')}/connection/websocket`,
        token,
        channels: channels.filter((_, index) => index % processes === place),
      });
    }
    await Promise.all(listeners.map((child) => heardFrom(child)));

    // Each at its own moment of the second.
    for (const [index, fixture] of names.entries()) {
      const markets = Array.from({ length: marketsEach }, (_, market) => market);
      timers.push(
        setTimeout(
          () => timers.push(setInterval(() => feed.reprice(fixture, markets), everyMs)),
          (index * everyMs) / fixtureCount,
        ),
      );
    }
    const program = findChromium({ prefer: 'whole' });
    browser = program ? await chromium.launch({ executablePath: program }) : undefined;
    const seen = browser && (await watchPrices(browser, `${address}/sport/events/${ids.get('f0')}`));
    bench.say('warming');
    await sleep(warmMs);
    await collect(listeners);
    await seen?.take();
    bench.say(`listening for ${forMs / 1_000} s`);
    await sleep(forMs);
    const { events, lists } = await collect(listeners);
    const screen = (await seen?.take()) ?? [];
    return figuresOf({ events, lists, screen });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await browser?.close();
    for (const child of listeners) child.disconnect();
    await house.stop();
    await feed.close();
  }
};

async function guestToken(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/notification_center/centrifugo/subscription`);
  return ((await answer.json()) as { token: string }).token;
}

async function heardFrom(child: ChildProcess): Promise<ListeningReport> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`who listens ended with code ${code}`)));
  ended.catch(() => undefined);
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [ListeningReport];
  return report;
}

/** What they have heard since the last time. */
async function collect(listeners: readonly ChildProcess[]): Promise<{ events: Waits; lists: Waits }> {
  const reports = listeners.map((child) => heardFrom(child));
  for (const child of listeners) child.send('report');
  const heard = (await Promise.all(reports)).flatMap((report) => (report.kind === 'heard' ? [report] : []));
  return { events: heard.flatMap(({ events }) => events), lists: heard.flatMap(({ lists }) => lists) };
}

interface Heard {
  events: Waits;
  lists: Waits;
  screen: readonly ToldPrice[];
}

function figuresOf({ events, lists, screen }: Heard) {
  const countOf = (all: Waits) => all.reduce((sum, [, count]) => sum + count, 0);
  const at = (all: Waits, share: number): number => {
    let left = Math.floor(countOf(all) * share);
    const sorted = all.toSorted(([one], [other]) => one - other);
    for (const [ms, count] of sorted) {
      left -= count;
      if (left < 0) return ms;
    }
    return sorted.at(-1)?.[0] ?? Number.NaN;
  };
  const row = (who: string, all: Waits) => ({
    who,
    'changes heard': whole(countOf(all)),
    'p50 ms': whole(at(all, 0.5)),
    'p99 ms': whole(at(all, 0.99)),
    'last ms': whole(at(all, 1)),
  });
  const [p99, listsP99] = [at(events, 0.99), at(lists, 0.99)];
  const shown = screen.map(({ shownMs }): Waits[number] => [shownMs, 1]);
  const drawn = screen.map(({ drawnMs }): Waits[number] => [drawnMs, 1]);
  // A page adds what it usually takes itself, from its socket to its frame.
  const screenP99 = p99 + (drawn.length > 0 ? at(drawn, 0.5) : 0);
  const expected = (sockets.events * forMs) / everyMs;
  const isWhole = socketCount >= wholeCount;
  return {
    tables: [
      {
        title: `${fixtureCount} fixtures with ${marketsEach} prices a second each, ${whole(sockets.events + sockets.lists)} sockets: from the producer`,
        rows: [
          row(`${whole(sockets.events)} sockets of events`, events),
          row(`${whole(sockets.lists)} sockets of lists`, lists),
          ...(shown.length > 0 ? [row('one page, to its frame', shown), row('of that, from its socket', drawn)] : []),
        ],
      },
    ],
    notes: ['House, PostgreSQL, producer, those who listen and the browser share the processors.'],
    budgets: [
      budget(
        'Feed to screen p99, events, 10 000 sockets',
        `≤ ${limitsMs.events} ms`,
        isWhole
          ? {
              text: `${whole(screenP99)} ms`,
              holds: screenP99 <= limitsMs.events && countOf(events) >= 0.98 * expected,
            }
          : undefined,
      ),
      budget(
        'Feed to screen p99, lists',
        `≤ ${limitsMs.lists} ms`,
        isWhole ? { text: `${whole(listsP99)} ms`, holds: listsP99 <= limitsMs.lists && lists.length > 0 } : undefined,
      ),
    ],
  };
}
