import { systemClock } from '../../../server/src/kit/index.ts';
import { createWorld, type World } from '../../../server/src/world/create-world.ts';

/** What the process with the fixtures has measured. */
export interface RepriceReport {
  fixtures: number;
  /** Each stands for a second, also where a busy machine took longer for it. */
  rounds: number;
  processorSeconds: number;
  /** Markets that were told with other prices. */
  toldMarkets: number;
  residentBytes: number;
  /** Of all rounds, the one that took longest. */
  longestMs: number;
}

const wanted = 100;
const everyMs = 1_000;
const rounds = Number(process.argv[2] ?? 20);

/**
 * So many worlds that a hundred fixtures are on, turned as usual, with every one of these priced anew each second: what the
 * world does of all this by itself every few seconds. Whole competitions are those of one world: more fixtures of it would
 * not be more of these. In a process of its own, because its memory is measured.
 */
const worlds: World[] = [];
for (let key = 10; live(worlds).length < wanted + 10; key += 1) {
  const world = createWorld({ clock: systemClock, key: String(key).repeat(32), aheadSeconds: 60 });
  world.turn();
  const matches = world.fixtures().map(({ plan }) => plan.id);
  world.recover({ request_id: 'bench', ...(worlds.length > 0 && { fixtures: matches }) });
  worlds.push(world);
}
let toldMarkets = 0;
for (const world of worlds) {
  world.journal.follow((text) => {
    if (text.includes('"odds_change"')) toldMarkets += text.split('"key"').length - 1;
  });
}
for (let turn = 0; turn < 200; turn += 1) for (const world of worlds) world.turn();
priceAll();

toldMarkets = 0;
const before = process.cpuUsage();
const startedMs = performance.now();
let longestMs = 0;
for (let round = 1; round <= rounds; round += 1) {
  const roundMs = performance.now();
  for (const world of worlds) world.turn();
  priceAll();
  longestMs = Math.max(longestMs, performance.now() - roundMs);
  const restMs = startedMs + round * everyMs - performance.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)));
}
const { user, system } = process.cpuUsage(before);
const report: RepriceReport = {
  fixtures: Math.min(wanted, live(worlds).length),
  rounds,
  processorSeconds: (user + system) / 1e6,
  toldMarkets,
  residentBytes: process.memoryUsage.rss(),
  longestMs,
};
process.send?.(report);
process.disconnect?.();

function live(all: readonly World[]) {
  return all.flatMap((world) => world.fixtures().filter(({ status }) => status === 'live'));
}

function priceAll(): void {
  const nowMs = systemClock.now().getTime();
  for (const run of live(worlds).slice(0, wanted)) run.price(nowMs);
}
