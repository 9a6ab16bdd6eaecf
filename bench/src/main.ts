import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueGrowth } from './catalogue/catalogue-growth.ts';
import { gamesFilter } from './catalogue/games-filter.ts';
import { search } from './catalogue/search.ts';
import { signIn } from './identity/sign-in.ts';
import { type Floor, openFloor } from './kit/floor.ts';
import { tableText } from './kit/format.ts';
import { hostTime, stolenBetween } from './kit/stolen-time.ts';
import { openWorld, type World } from './kit/world.ts';
import { crash } from './live/crash.ts';
import { sockets } from './live/sockets.ts';
import type { Bench, Part, PartResult } from './part.ts';
import { contests } from './promotions/contests.ts';
import { promotions } from './promotions/promotions.ts';
import { overview } from './reports/overview.ts';
import { inp } from './site/inp.ts';
import { lighthousePart } from './site/lighthouse.ts';
import { pages } from './site/pages.ts';
import { eventPage } from './sports/event-page.ts';
import { feedToScreen } from './sports/feed-to-screen.ts';
import { placing } from './sports/place-bets.ts';
import { repricing } from './sports/reprice-world.ts';
import { sports } from './sports/settle-bets.ts';
import { settlement } from './sports/settle-fixture.ts';
import { frames } from './studio/frames.ts';
import { reels } from './studio/reels.ts';
import { checkpoint } from './wagers/checkpoint.ts';
import { growth } from './wagers/growth.ts';
import { hotPlayer } from './wagers/hot-player.ts';
import { memory } from './wagers/memory.ts';
import { statements } from './wagers/statements.ts';
import { wagers } from './wagers/wagers.ts';
import { accounts } from './wallet/accounts.ts';

// npm run bench                      everything
// npm run bench -- wagers pages      some parts
const parts: Record<string, Part> = {
  wagers,
  'hot-player': hotPlayer,
  growth,
  statements,
  checkpoint,
  memory,
  promotions,
  contests,
  overview,
  sports,
  settlement,
  placing,
  repricing,
  'feed-to-screen': feedToScreen,
  'event-page': eventPage,
  accounts,
  'sign-in': signIn,
  search,
  'games-filter': gamesFilter,
  'catalogue-growth': catalogueGrowth,
  pages,
  sockets,
  crash,
  inp,
  frames,
  reels,
  lighthouse: lighthousePart,
};

/** Of a virtual machine; more of it, and a clock measures the neighbours. */
const muchStolen = 0.02;

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(parts);
const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}": choose among ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

let world: Promise<World> | undefined;
let floor: Promise<Floor> | undefined;
const openedWorld = () => {
  world ??= openWorld();
  return world;
};
const bench: Bench = {
  world: openedWorld,
  floor: () => {
    floor ??= openedWorld().then(openFloor);
    return floor;
  },
  say: (line) => console.log(`  … ${line}`),
};

const startedMs = performance.now();
const loadBefore = loadavg()[0] as number;
const hostBefore = hostTime();
const results: Record<string, PartResult | { failed: string }> = {};
try {
  for (const name of chosen) {
    const partStartedMs = performance.now();
    console.log(`\n── ${name}`);
    try {
      const result = await (parts[name] as Part)(bench);
      results[name] = result;
      for (const { title, rows } of result.tables) console.log(`\n${title}\n${tableText(rows)}`);
      for (const note of result.notes) console.log(note);
    } catch (error) {
      results[name] = { failed: (error as Error).message };
      console.log(`failed: ${(error as Error).stack ?? error}`);
      process.exitCode = 1;
    }
    console.log(`(${((performance.now() - partStartedMs) / 1000).toFixed(0)} s)`);
  }
} finally {
  await (await world)?.close();
}

const budgets = Object.values(results).flatMap((result) => ('budgets' in result ? result.budgets : []));
if (budgets.length > 0) {
  console.log('\n── budgets\n');
  console.log(
    tableText(
      budgets.map(({ what, limit, measured, holds }) => ({
        ' ': measured === undefined ? 'later' : holds ? 'holds' : 'BROKEN',
        budget: what,
        limit,
        measured: measured ?? 'not there yet',
      })),
    ),
  );
}
const cores = availableParallelism();
if (loadBefore > cores / 2) {
  console.log(`\nOther programs were busy (load ${loadBefore.toFixed(1)} on ${cores} cores): trust ratios only.`);
}
const stolen = stolenBetween(hostBefore, hostTime());
if (stolen !== undefined && stolen > muchStolen) {
  console.log(`\nThe host took ${Math.round(stolen * 100)} % of the processors for others: clocks cannot be trusted.`);
}
const folder = fileURLToPath(new URL('../out', import.meta.url));
mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
const file = join(folder, `${at.replaceAll(':', '-')}.json`);
const machine = { cores, loadBefore, stolen, node: process.version, seconds: (performance.now() - startedMs) / 1000 };
for (const name of [file, join(folder, 'latest.json')]) {
  writeFileSync(name, `${JSON.stringify({ at, machine, results, budgets }, null, 2)}\n`);
}
console.log(`\nWritten to bench/out/latest.json after ${machine.seconds.toFixed(0)} s.`);
process.exit();
