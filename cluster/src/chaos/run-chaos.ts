import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { comparePlaces } from '../../../server/src/audit/index.ts';
import { auditBooks } from '../../../server/src/house/audit-books.ts';
import { createDatabase, type Database, oneHome } from '../../../server/src/kit/index.ts';
import { createDice } from '../../../sports/src/feed/index.ts';
import { folderOf, loopbackLayout } from '../layout.ts';
import type { Acknowledged } from '../players/money-calls.ts';
import { unfencedFile } from '../programs/fence.ts';
import { hasSynchronous, primaryOf } from '../programs/postgres.ts';
import { primaryUrl } from '../programs/roles.ts';
import { type Cluster, startCluster } from '../start-cluster.ts';
import { unlessAborted, untilTrue } from '../until-true.ts';
import { countUnknown, findMissing } from './check-acknowledged.ts';
import { canCut } from './cut-network.ts';
import { doEvent } from './do-event.ts';
import type { ChaosEvent } from './plan-events.ts';
import { mountSmallDisk } from './small-disk.ts';
import { type Load, startLoad } from './start-load.ts';
import type { Result } from './write-table.ts';

export interface ChaosOptions {
  dir: string;
  basePort: number;
  seed: number;
  events: readonly ChaosEvent[];
  players?: number;
  say?(line: string): void;
  /** Told what is known after each event, so that a run that ends early is not lost. */
  keep?(report: ChaosReport): void;
  /** After so long no other event begins, and the run ends as if there were no more. */
  limitMs?: number;
  /** Ends it early; what was started is stopped. */
  signal?: AbortSignal;
  /** Without it a thawed primary may throw away what was confirmed: for a trial of who notices. */
  isFenced?: boolean;
}

export interface ChaosReport {
  results: Result[];
  leftOut: string[];
  /** Rounds and bets that nobody was told of; undefined until all had their answers. */
  unknown?: number;
  /** What the whole audit found at the end. */
  atOdds: string[];
  /** How much was acknowledged, by kind; a kind that is missing was never tried. */
  done: Record<Acknowledged['kind'], number>;
}

const steadyLimitMs = 300_000;
/** The house reads the whole offer of the world before it takes the first. */
const firstBetLimitMs = 600_000;
const askAgainMs = 300;
const pauseMs = 350;
/** Three databases and ten processes share the machine: at its usual pace the house falls behind the feed, and takes no bets. */
const worldSpeed = 0.2;
const tellEveryMs = 10_000;
/** A clock that can be set wrong is loaded before the house. */
const wrongClock = fileURLToPath(new URL('./wrong-clock.ts', import.meta.url));

/**
 * Starts a cluster and a steady load, lets one thing after the other happen to its parts, and looks after each whether anything that was
 * acknowledged is missing. It needs a network and mounts of its own (`unshare`).
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { dir, basePort, say = () => undefined, isFenced = true, signal } = options;
  const clocks = join(dir, 'clocks');
  clearGround(dir, basePort);
  mkdirSync(clocks, { recursive: true });
  for (const { name } of loopbackLayout(basePort).postgres) mountSmallDisk(folderOf(dir, name));
  if (!isFenced) writeFileSync(unfencedFile(dir), '');
  const environment = {
    RATE_LIMIT_SCALE: '100000',
    PASSWORD_MEMORY_KIB: '64',
    DEMO_CROWD: 'false',
    LOG_LEVEL: 'warn',
    CHAOS_CLOCKS: clocks,
    NODE_OPTIONS: `--import ${wrongClock}`,
  };
  const cluster = await startCluster({
    dir,
    basePort,
    say,
    roles: { environment, worldSpeed },
    ...(signal && { signal }),
  });
  const database = createDatabase({ url: primaryUrl(cluster.layout, cluster.ground), maxConnections: 2 });
  try {
    return await unlessAborted(signal, runEvents({ cluster, database, clocks, dir }, options));
  } finally {
    await database.close();
    await cluster.stop();
  }
}

/** What an earlier run left: its nodes lay in memory and are gone, so what etcd and the second place remember is of nobody. */
function clearGround(dir: string, basePort: number): void {
  const { etcd, postgres, bouncers, redis, sentinels } = loopbackLayout(basePort);
  const names = [...etcd, ...postgres, ...bouncers, ...redis, ...sentinels].map(({ name }) => name);
  for (const name of [...names, 'haproxy', 'halley', 'pay', 'clocks', 'log', 'secrets.json'])
    rmSync(folderOf(dir, name), { recursive: true, force: true });
  rmSync(unfencedFile(dir), { force: true });
}

async function runEvents(stage: Omit<Stage, 'load'>, options: ChaosOptions): Promise<ChaosReport> {
  const { say = () => undefined, keep = () => undefined, signal } = options;
  const { cluster, database } = stage;
  const leftOut = canCut() ? [] : ['the network was not cut, since nft is not installed'];
  const results: Result[] = [];
  say('players join');
  const load = await startLoad({
    url: cluster.url,
    players: options.players ?? 8,
    dice: createDice(options.seed),
    pauseMs,
    ...(signal && { signal }),
  });
  const telling = setInterval(() => say(`so far ${inWords(load)}`), tellEveryMs);
  try {
    await untilSteady(cluster, load);
    await untilTrue('a bet that is taken', () => load.acknowledged.some(({ kind }) => kind === 'bet'), firstBetLimitMs);
    load.look();
    const deadline = performance.now() + (options.limitMs ?? Number.POSITIVE_INFINITY);
    for (const event of options.events) {
      signal?.throwIfAborted();
      if (performance.now() > deadline) break;
      if (event.kind === 'cut' && leftOut.length > 0) continue;
      const result = await oneEvent({ ...stage, load }, event);
      // One that was interrupted tells nothing.
      signal?.throwIfAborted();
      results.push(result);
      say(describe(result));
      for (const finding of result.findings) say(`       ${finding}`);
      keep({ results, leftOut, done: countKinds(load), atOdds: [] });
    }
  } finally {
    clearInterval(telling);
    await load.stop();
  }
  const unknown = await patiently(() => countUnknown(database, load.playerIds, load.acknowledged));
  const { findings } = await patiently(() => auditBooks(database));
  const atOdds = findings.map(({ check, detail }) => `${check}: ${detail}`);
  return { results, leftOut, unknown, done: countKinds(load), atOdds };
}

interface Stage {
  cluster: Cluster;
  load: Load;
  database: Database;
  clocks: string;
  dir: string;
}

async function oneEvent({ cluster, load, database, clocks, dir }: Stage, event: ChaosEvent): Promise<Result> {
  const findings: string[] = [];
  const earsBefore = countEars(load);
  let part: string = event.target;
  try {
    part = await doEvent({ cluster, clocks }, event);
    findings.push(...(await restartDead(cluster)));
    await untilSteady(cluster, load);
  } catch (error) {
    findings.push((error as Error).message);
  }
  const seen = load.look();
  findings.push(...counted(seen.faults));
  // Whoever killed the balancer has cut its connections; nobody else may.
  if (event.target !== 'haproxy') findings.push(...counted(seen.cut.map((what) => `${what}: cut without an answer`)));
  const ears = countEars(load);
  if (ears.gaps > earsBefore.gaps) findings.push(`${ears.gaps - earsBefore.gaps} gaps in what sockets heard`);
  try {
    findings.push(...(await compareAll(database, load, join(folderOf(dir, 'halley'), 'trail'))));
  } catch (error) {
    findings.push(`the books could not be read: ${(error as Error).message}`);
  }
  return {
    event,
    part,
    acknowledged: seen.acknowledged,
    away: seen.away,
    cut: seen.cut.length,
    longestPauseMs: seen.longestPauseMs,
    recovered: ears.recovered - earsBefore.recovered,
    unrecovered: ears.unrecovered - earsBefore.unrecovered,
    gaps: ears.gaps - earsBefore.gaps,
    findings,
  };
}

/** What was acknowledged, the books themselves (what is new in them), and what the second place remembers. */
async function compareAll(database: Database, load: Load, trail: string): Promise<string[]> {
  const missing = await patiently(() => findMissing(database, load.acknowledged));
  const { findings } = await patiently(() => auditBooks(database, { quick: true }));
  const { losses } = await patiently(() => comparePlaces(oneHome(database), [trail]));
  return [
    ...(missing.length > 0 ? [`${missing.length} acknowledged and not in the books, such as: ${missing[0]}`] : []),
    ...findings.map(({ check, detail }) => `audit: ${check}: ${detail}`),
    ...losses.map((loss) => `second place: ${loss}`),
  ];
}

/** What died without having been killed: a finding each, and started again as a supervisor would. */
async function restartDead(cluster: Cluster): Promise<string[]> {
  const dead = [...cluster.programs.values()].filter((program) => program.pids().length === 0);
  const findings = dead.map(({ name, lastEnd }) => `${name} ended by itself (${lastEnd() ?? 'nobody saw how'})`);
  for (const program of dead) await program.start();
  return findings;
}

/** Every part has answered since, there is a primary with a replica that confirms, every socket listens, and money moves. */
async function untilSteady({ programs, layout }: Cluster, load: Load): Promise<void> {
  // Those that have answered are not asked again: on a busy machine one of twenty is always late.
  const silent = new Set(programs.values());
  const isWhole = async () => {
    await Promise.all([...silent].map(async (program) => (await program.isReady()) && silent.delete(program)));
    if (silent.size === 0 && (await primaryOf(layout)) && (await hasSynchronous(layout))) return true;
    await sleep(askAgainMs);
    return false;
  };
  await untilTrue('a whole cluster', isWhole, steadyLimitMs).catch((error: Error) => {
    throw new Error(`${error.message}; silent: ${[...silent].map(({ name }) => name).join(', ') || 'nobody'}`);
  });
  await untilTrue('every socket listening', () => load.ears.every((ear) => ear.isListening()), steadyLimitMs);
  const before = load.acknowledged.length;
  await untilTrue('money that moves', () => load.acknowledged.length > before + load.playerIds.length, steadyLimitMs);
}

function countEars({ ears }: Load) {
  const sum = (of: (ear: Load['ears'][number]) => number) => ears.reduce((all, ear) => all + of(ear), 0);
  return {
    recovered: sum((ear) => ear.recovered()),
    unrecovered: sum((ear) => ear.unrecovered()),
    gaps: sum((ear) => ear.gaps()),
  };
}

function countKinds({ acknowledged }: Load): ChaosReport['done'] {
  const done = { round: 0, bet: 0, deposit: 0, cashout: 0 };
  for (const { kind } of acknowledged) done[kind] += 1;
  return done;
}

function inWords(load: Load): string {
  const done = Object.entries(countKinds(load)).map(([kind, count]) => `${count} ${kind}s`);
  const { recovered, unrecovered, gaps } = countEars(load);
  const listening = load.ears.filter((ear) => ear.isListening()).length;
  return `${done.join(', ')}; ${listening} sockets listen, ${recovered} recovered, ${unrecovered} began anew, ${gaps} gaps`;
}

/** The same fault a hundred times is one line. */
function counted(faults: readonly string[]): string[] {
  return [...Map.groupBy(faults, (fault) => fault)].map(([fault, all]) =>
    all.length > 1 ? `${all.length} × ${fault}` : fault,
  );
}

/** Our own connections were cut as well: the first question may find a dead one. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const tries = 3;
  for (let left = tries; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

function describe({ event, part, acknowledged, longestPauseMs, away, cut }: Result): string {
  const { number, kind, target, forMs } = event;
  const lasted = `${(forMs / 1000).toFixed(1)} s`;
  const pause = `${(longestPauseMs / 1000).toFixed(1)} s without a stake`;
  return `${number}. ${kind} ${target} (${part}) for ${lasted}: ${pause}, ${acknowledged} acknowledged, ${away} × 503, ${cut} cut`;
}
