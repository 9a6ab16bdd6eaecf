import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from './boot/chromium.mjs';
import { failedInPlaywright, failedInVitest } from './boot/failures.mjs';
import { addUp, countOne, countPlaywright, countVitest, inWords, noteOnTries, summaryLines } from './boot/results.mjs';
import { endOnSignal, run, runScript, StepError } from './boot/run-step.mjs';
import { root, setUp } from './boot/set-up.mjs';
import { watchNpm } from './boot/watch-npm.mjs';

/**
 * npm test                                   everything
 * npm test -- --only=types,lint              some checks
 * npm test -- --only=vitest server/src/kit   anything else goes on to vitest and playwright
 *
 * @typedef {{ node: string, env: NodeJS.ProcessEnv, rest: string[] }} Context
 * @typedef {{ name: string, needs?: string, title: string, check: (context: Context) => Promise<(import('./boot/results.mjs').Count & { note?: string, failures?: string[] }) | undefined> }} Check
 */

/** No part of it hangs for ever. */
const limitMs = 60 * 60_000;
const reports = { vitest: join(root, '.cache/vitest.json'), playwright: join(root, '.cache/playwright.json') };

/** @type {Check[]} in this order; the report comes last because it reads the results of the two before it */
const checks = [
  { name: 'types', title: 'types', check: ({ node, env }) => quietly(node, ['scripts/types.ts'], env) },
  { name: 'lint', title: 'lint', check: ({ env }) => quietly('biome', ['check', '.'], env) },
  { name: 'knip', title: 'unused code', needs: 'knip.json', check: ({ env }) => quietly('knip', [], env) },
  {
    name: 'vitest',
    title: 'unit, database, component tests',
    check: async ({ env, rest }) => {
      rmSync(reports.vitest, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
      const args = ['run', ...reporters, ...rest];
      const { ok } = await run({ command: 'vitest', args, env, cwd: root, timeoutMs: limitMs });
      const report = readJson(reports.vitest);
      return { ...countVitest(report, ok), failures: failedInVitest(report, root) };
    },
  },
  {
    name: 'playwright',
    title: 'browser tests',
    needs: 'e2e/playwright.config.ts',
    check: async ({ env, rest }) => {
      rmSync(reports.playwright, { force: true });
      const chromium = await provideChromium({ env, cwd: root });
      const { ok } = await run({
        command: 'playwright',
        // What needs the second try is named and counted (docs/decisions/0039).
        args: ['test', '-c', 'e2e/playwright.config.ts', '--retries=1', '--reporter=list,json', ...rest],
        env: { ...env, CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright },
        cwd: root,
        timeoutMs: limitMs,
      });
      const report = readJson(reports.playwright);
      const note = [noteOnTries(report), chromium.note].filter(Boolean).join('; ');
      return { ...countPlaywright(report, ok), note, failures: failedInPlaywright(report) };
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
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function quietly(command, args, env) {
  const { ok, output } = await run({ command, args, env, cwd: root, quiet: true, timeoutMs: limitMs });
  if (!ok) console.log(output.trimEnd());
  return countOne(ok);
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
  return {
    chosen: checks.filter(
      ({ name, needs }) => (only?.includes(name) ?? true) && (!needs || existsSync(join(root, needs))),
    ),
    rest: args.filter((arg) => !arg.startsWith('--only=')),
  };
}

/**
 * A check that cannot run at all has failed; the others still run. Being interrupted ends everything.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result | import('./boot/results.mjs').Count>}
 */
async function orFailure(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    if (error.exitCode > 128) throw error;
    console.log(error.message);
    return countOne(false);
  }
}

await runScript(async () => {
  const { chosen, rest } = readArguments(process.argv.slice(2));
  endOnSignal();
  watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  /** @type {import('./boot/results.mjs').Outcome[]} */
  const outcomes = [];
  /** @type {string[]} */
  const failures = [];
  const needsBuild = chosen.some(({ name }) => name === 'vitest' || name === 'playwright');

  const setUpMs = performance.now();
  let ready = await orFailure(() => setUp({ build: needsBuild }));
  if ('failed' in ready) {
    outcomes.push({ name: 'set-up', count: ready, tookMs: performance.now() - setUpMs });
    // A broken build must not hide what the other checks would say.
    ready = await orFailure(() => setUp({ build: false }));
  }
  if (!('failed' in ready)) {
    for (const { title, check } of chosen) {
      console.log(`\n── ${title}`);
      const startedMs = performance.now();
      const { node, env } = ready;
      const count = await orFailure(() => check({ node, env, rest }));
      if (!count) continue;
      const tookMs = performance.now() - startedMs;
      outcomes.push({ name: title, count, tookMs, ...('note' in count && count.note && { note: count.note }) });
      if ('failures' in count) failures.push(...(count.failures ?? []));
    }
  }

  const total = addUp(outcomes.map(({ count }) => count));
  console.log(`\n${summaryLines(outcomes).join('\n')}`);
  for (const failure of failures) console.log(`  – ${failure}`);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
});
