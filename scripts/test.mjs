import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedJourneys, commitHere, journeysHere, noteGreen, readGreen } from './boot/changed.mjs';
import { provideChromium } from './boot/chromium.mjs';
import { addUpCost, costLines, readLines } from './boot/cost.mjs';
import { failedInPlaywright, failedInVitest, failedOutside } from './boot/failures.mjs';
import { watchCpu } from './boot/process-tree.mjs';
import { provideRedis } from './boot/redis.mjs';
import { addUp, countOne, countPlaywright, countVitest, inWords, noteOnTries, summaryLines } from './boot/results.mjs';
import { endOnSignal, run, runScript, StepError } from './boot/run-step.mjs';
import { root, setUp } from './boot/set-up.mjs';
import { timesInPlaywright, timesInVitest } from './boot/times.mjs';
import { watchNpm } from './boot/watch-npm.mjs';

/**
 * npm test                                   everything
 * npm test -- --only=types,lint              some checks
 * npm test -- --only=vitest server/src/kit   anything else goes on to vitest and playwright
 * npm test -- --changed                      only what changed since it was green last; CI runs all
 * npm run test:deep                          with repetition: every game, device and language, large numbers
 *
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, rest: string[], changedOnly: boolean }} Context
 * @typedef {import('./boot/results.mjs').Count & { note?: string, failures?: string[], cpu_s?: number | undefined, browser?: string, output?: string }} Result
 * @typedef {{ name: string, beside?: boolean, needs?: string, title: string, check: (context: Context) => Promise<Result | undefined> }} Check
 */

/** No part of it hangs for ever. */
const limitMs = 60 * 60_000;
const inCache = (/** @type {string} */ name) => join(root, '.cache', name);
const reports = {
  vitest: inCache('vitest.json'),
  playwright: inCache('playwright.json'),
  outside: inCache('vitest-outside.json'),
};
const costs = { files: inCache('vitest-cost.jsonl'), journeys: inCache('e2e-cost.jsonl') };

/** @type {Check[]} in this order; the report comes last because it reads the results of the two before it */
const checks = [
  { name: 'types', beside: true, title: 'types', check: ({ node, env }) => quietly(node, ['scripts/types.ts'], env) },
  { name: 'lint', beside: true, title: 'lint', check: ({ env }) => quietly('biome', ['check', '.'], env) },
  {
    name: 'knip',
    beside: true,
    title: 'unused code',
    needs: 'knip.json',
    check: ({ env }) => quietly('knip', [], env),
  },
  {
    name: 'vitest',
    title: 'unit, database, component tests',
    check: async ({ env, rest, changedOnly }) => {
      for (const file of [reports.vitest, reports.outside, costs.files]) rmSync(file, { force: true });
      // Where there is none, the tests that need it fail by themselves, and this says how to get one.
      const redis = await orFailure(() => provideRedis({ env }));
      if (redis) console.log(redis.output);
      const reporters = [
        ...['--reporter=default', '--reporter=./scripts/boot/outside-reporter.mjs'],
        ...['--reporter=json', `--outputFile.json=${reports.vitest}`],
      ];
      const since = changedOnly ? readGreen(root).vitest : undefined;
      const args = ['run', ...reporters, ...(since ? [`--changed=${since}`, '--passWithNoTests'] : []), ...rest];
      const commit = commitHere(root);
      const files = { HALLEY_COST_FILE: costs.files, HALLEY_OUTSIDE_FILE: reports.outside };
      const { ok, cpu_s } = await measured({ command: 'vitest', args, env: { ...env, ...files } });
      const report = readJson(reports.vitest);
      const count = countVitest(report, ok);
      const isGreen = count.failed === 0 && rest.length === 0;
      if (isGreen && commit && commit === commitHere(root)) noteGreen(root, { vitest: commit });
      const note = since ? `what imports something changed since ${since.slice(0, 8)}` : undefined;
      const failures = [...failedInVitest(report, root), ...failedOutside(readJson(reports.outside), root)];
      return { ...count, ...(note && { note }), failures, cpu_s };
    },
  },
  {
    name: 'playwright',
    title: 'browser tests',
    needs: 'e2e/playwright.config.ts',
    check: async ({ env, rest, changedOnly }) => {
      for (const file of [reports.playwright, costs.journeys]) rmSync(file, { force: true });
      const journeys = journeysHere(root);
      const specs = changedOnly ? changedJourneys(readGreen(root).journeys, journeys) : 'all';
      if (specs.length === 0)
        return { passed: 0, failed: 0, skipped: 0, note: 'nothing changed since they were green' };
      const chromium = await provideChromium({ env, cwd: root });
      const { ok, cpu_s } = await measured({
        command: 'playwright',
        // What needs the second try is named and counted (docs/decisions/0039).
        args: [
          ...['test', '-c', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
          ...(specs === 'all' ? [] : specs.map((name) => `e2e/${name}`)),
          ...rest,
        ],
        env: {
          ...env,
          CHROMIUM_PATH: chromium.path,
          PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
          E2E_COST_FILE: costs.journeys,
        },
      });
      const report = readJson(reports.playwright);
      const count = countPlaywright(report, ok);
      if (count.failed === 0 && rest.length === 0) noteGreen(root, { journeys });
      const some = specs === 'all' ? undefined : `only changed specs: ${specs.join(', ')}`;
      const note = [noteOnTries(report), some, chromium.note].filter(Boolean).join('; ');
      return { ...count, note, failures: failedInPlaywright(report), cpu_s, browser: chromium.note };
    },
  },
  {
    name: 'requirements',
    title: 'requirements (for information)',
    check: async ({ node, env }) => {
      await run({ command: node, args: ['scripts/requirements.ts'], env, cwd: root });
      return undefined;
    },
  },
];

/**
 * Runs a part to its end, and says what it and all it started spent.
 * @param {Parameters<typeof run>[0]} options
 */
async function measured(options) {
  /** @type {() => number | undefined} */
  let spent = () => undefined;
  const result = await run({
    ...{ cwd: root, timeoutMs: limitMs },
    ...options,
    onPid: (pid) => {
      spent = watchCpu(pid);
    },
  });
  return { ...result, cpu_s: spent() };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function quietly(command, args, env) {
  const { ok, output, cpu_s } = await measured({ command, args, env, quiet: true });
  return { ...countOne(ok), cpu_s, output: ok ? '' : output.trimEnd() };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string[]} args */
function readArguments(args) {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const names = checks.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown) throw new StepError(`There is no check "${unknown}": choose among ${names.join(', ')}.`, 2);
  const own = ['--changed', '--deep'];
  return {
    chosen: checks.filter(
      ({ name, needs }) => (only?.includes(name) ?? true) && (!needs || existsSync(join(root, needs))),
    ),
    isDeep: args.includes('--deep'),
    changedOnly: args.includes('--changed'),
    rest: args.filter((arg) => !arg.startsWith('--only=') && !own.includes(arg)),
  };
}

/**
 * A check that cannot run at all has failed; the others still run. Being interrupted ends everything.
 * @template Success
 * @param {() => Promise<Success>} work
 * @returns {Promise<Success | (import('./boot/results.mjs').Count & { output: string })>}
 */
async function orFailure(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (error.exitCode > 128) throw error;
    return { ...countOne(false), output: error.message };
  }
}

/**
 * Checks that say nothing while they run go one after the other beside the first that does; what they found is shown
 * when that one is done, so nothing is mixed.
 * @param {Check[]} chosen
 * @param {Context} context
 */
async function runChecks(chosen, context) {
  /** @type {Map<Check, Promise<{ result: Result | undefined, tookMs: number }>>} */
  const started = new Map();
  const start = async (/** @type {Check} */ check) => {
    const startedMs = performance.now();
    const result = await orFailure(() => check.check(context));
    return { result, tookMs: performance.now() - startedMs };
  };
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  for (const check of chosen.filter(({ beside }) => beside)) {
    const outcome = before.then(() => start(check));
    // Whoever shows it hears of it; until then an interruption is no unhandled one.
    before = outcome.catch(() => undefined);
    started.set(check, outcome);
  }
  /** @type {{ check: Check, result: Result, tookMs: number }[]} */
  const finished = [];
  const show = async (/** @type {Check} */ check) => {
    if (!check.beside) console.log(`\n── ${check.title}`);
    const { result, tookMs } = await (started.get(check) ?? start(check));
    if (check.beside) console.log(`\n── ${check.title}`);
    if (!result) return;
    if (result.output) console.log(result.output);
    finished.push({ check, result, tookMs });
  };
  const [first, ...others] = chosen.filter(({ beside }) => !beside);
  if (first) await show(first);
  for (const check of chosen.filter(({ beside }) => beside)) await show(check);
  for (const check of others) await show(check);
  return finished.sort((one, other) => chosen.indexOf(one.check) - chosen.indexOf(other.check));
}

/**
 * @param {{ check: Check, result: Result }[]} finished
 * @param {{ isWhole: boolean, skipped: number }} run
 */
function reckon(finished, { isWhole, skipped }) {
  const spent = (/** @type {(check: Check) => boolean} */ which) => {
    const sums = finished.filter(({ check }) => which(check)).map(({ result }) => result.cpu_s);
    return sums.some((sum) => sum !== undefined) ? sums.reduce((sum = 0, one = 0) => sum + one, 0) : undefined;
  };
  const report = readJson(reports.playwright);
  const ran = (/** @type {string} */ name) => finished.some(({ check }) => check.name === name);
  const lines = (/** @type {string} */ file) => (existsSync(file) ? readLines(readFileSync(file, 'utf8')) : []);
  const cost = addUpCost({
    files: ran('vitest') ? lines(costs.files) : [],
    journeys: ran('playwright') ? lines(costs.journeys) : [],
    tests: [
      ...(ran('vitest') ? timesInVitest(readJson(reports.vitest), root) : []),
      ...(ran('playwright') ? timesInPlaywright(report) : []),
    ],
    cpu_s: {
      vitest: spent(({ name }) => name === 'vitest'),
      playwright: spent(({ name }) => name === 'playwright'),
      rest: spent(({ beside }) => beside === true),
    },
    second_tries: ran('playwright') ? (report?.stats.flaky ?? 0) : 0,
    skipped,
    browser: finished.find(({ result }) => result.browser)?.result.browser,
    isWhole,
  });
  writeFileSync(inCache('cost.json'), `${JSON.stringify(cost, null, 2)}\n`);
  return cost;
}

await runScript(async () => {
  const { chosen, rest, isDeep, changedOnly } = readArguments(process.argv.slice(2));
  endOnSignal();
  watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  /** @type {import('./boot/results.mjs').Outcome[]} */
  const outcomes = [];
  const needsBuild = chosen.some(({ name }) => name === 'vitest' || name === 'playwright');

  const setUpMs = performance.now();
  let ready = await orFailure(() => setUp({ build: needsBuild }));
  if ('failed' in ready) {
    console.log(ready.output);
    outcomes.push({ name: 'set-up', count: ready, tookMs: performance.now() - setUpMs });
    // A broken build must not hide what the other checks would say.
    ready = await orFailure(() => setUp({ build: false }));
  }
  /** @type {Awaited<ReturnType<typeof runChecks>>} */
  let finished = [];
  if ('failed' in ready) console.log(ready.output);
  else {
    const env = { ...ready.env, ...(isDeep && { HALLEY_DEEP: '1' }) };
    finished = await runChecks(chosen, { node: ready.node, env, rest, changedOnly });
  }
  for (const { check, result, tookMs } of finished) {
    outcomes.push({ name: check.title, count: result, tookMs, ...(result.note && { note: result.note }) });
  }

  const { skipped } = addUp(outcomes.map(({ count }) => count));
  const isWhole = rest.length === 0 && !changedOnly;
  const cost = reckon(finished, { isWhole, skipped });
  // A slow machine must not turn a run red; the deep one is there to be strict.
  if (isDeep) outcomes.push({ name: 'budgets', count: countOne(cost.over.length === 0), tookMs: 0 });
  const total = addUp(outcomes.map(({ count }) => count));
  console.log(`\n${summaryLines(outcomes).join('\n')}`);
  for (const { result } of finished) for (const failure of result.failures ?? []) console.log(`  – ${failure}`);
  console.log(`\n${costLines(cost).join('\n')}`);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
});
