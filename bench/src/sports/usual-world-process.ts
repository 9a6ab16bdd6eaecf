import { systemClock } from '../../../server/src/kit/index.ts';
import { createWorld } from '../../../server/src/world/create-world.ts';

/** What the process with the usual world has measured. */
export interface UsualWorldReport {
  live: number;
  coming: number;
  seconds: number;
  processorSeconds: number;
  residentBytes: number;
  lines: number;
}

const turnMs = 200;
const seconds = Number(process.argv[2] ?? 60);

/** The world as the demo turns it, once everything that is on or coming was told and priced: what it costs to go on. */
const world = createWorld({ clock: systemClock, key: '7a'.repeat(32) });
world.turn();
world.recover({ request_id: 'bench' });
let lines = 0;
let told = false;
world.journal.follow((text) => {
  lines += 1;
  if (text.includes('"snapshot_complete"')) told = true;
});
const unpriced = () => world.fixtures().some((run) => run.status === 'not_started' && !run.isPriced);
while (!told || unpriced()) world.turn();
// Of whole competitions too: a turn does a little of it, and a season needs it once.
for (const season of world.seasons()) season.reprice(systemClock.now().getTime(), () => false);

lines = 0;
const before = process.cpuUsage();
const startedMs = performance.now();
for (let turn = 1; turn * turnMs <= seconds * 1_000; turn += 1) {
  world.turn();
  const restMs = startedMs + turn * turnMs - performance.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, restMs)));
}
const { user, system } = process.cpuUsage(before);
const withStatus = (status: string) => world.fixtures().filter((run) => run.status === status).length;
const report: UsualWorldReport = {
  live: withStatus('live'),
  coming: withStatus('not_started'),
  seconds: (performance.now() - startedMs) / 1_000,
  processorSeconds: (user + system) / 1e6,
  residentBytes: process.memoryUsage.rss(),
  lines,
};
process.send?.(report);
process.disconnect?.();
