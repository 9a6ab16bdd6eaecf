import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runStep, StepError } from './run-step.mjs';

/** Without windows it is a third quicker, shows the pages the same, and asks for nothing of its own. */
const light = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** So long a download may take, and so long nobody tries again where there was none to be had. */
const downloadMs = 5 * 60_000;
const tryAgainMs = 24 * 60 * 60_000;

/**
 * The browser that is here already. Tests take CHROMIUM_PATH, else Playwright's own, else Debian's: never whatever is
 * called "chromium" in the path, which is another program on every machine. What measures a browser as people have it
 * prefers a whole one.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, prefer?: 'light' | 'whole', playwright?: () => string | undefined }} [options]
 * @returns {string | undefined}
 */
export function findChromium({
  env = process.env,
  exists = existsSync,
  prefer = 'light',
  playwright = () => playwrightShell({ env }),
} = {}) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  if (prefer === 'whole') return inPath(whole, { env, exists }) ?? findChromium({ env, exists, playwright });
  return playwright() ?? inPath([light], { env, exists });
}

/**
 * @param {string[]} names
 * @param {{ env: NodeJS.ProcessEnv, exists: (path: string) => boolean }} options
 */
function inPath(names, { env, exists }) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path));
}

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/**
 * Where Playwright keeps the shell that belongs to its version, if it was downloaded to the end.
 * @param {{ env: NodeJS.ProcessEnv }} options
 * @returns {string | undefined}
 */
function playwrightShell({ env }) {
  const revision = shellRevision();
  if (!revision) return undefined;
  const caches = process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
  const browsers = env.PLAYWRIGHT_BROWSERS_PATH ?? join(env.XDG_CACHE_HOME ?? caches, 'ms-playwright');
  const folder = join(browsers, `chromium_headless_shell-${revision}`);
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return undefined;
  return readdirSync(folder)
    .flatMap((name) => [join(folder, name, 'chrome-headless-shell'), join(folder, name, 'headless_shell')])
    .find((path) => existsSync(path));
}

/** @returns {string | undefined} */
function shellRevision() {
  const list = join(packages, 'playwright-core', 'browsers.json');
  if (!existsSync(list)) return undefined;
  /** @type {{ browsers: { name: string, revision: string }[] }} */
  const { browsers } = JSON.parse(readFileSync(list, 'utf8'));
  return browsers.find(({ name }) => name === light)?.revision;
}

/**
 * The browser for tests, in this order: CHROMIUM_PATH, Playwright's own (downloaded if need be), Debian's package of the
 * same; a whole Chromium only where nothing else can be had, and then it is said.
 * @param {{ env: NodeJS.ProcessEnv, cwd: string, ways?: Ways }} options
 * @returns {Promise<{ path: string, note: string }>}
 */
export async function provideChromium({ env, cwd, ways = realWays({ env, cwd }) }) {
  if (env.CHROMIUM_PATH) {
    const version = await ways.versionOf(env.CHROMIUM_PATH);
    if (version) return { path: env.CHROMIUM_PATH, note: noteOn(env.CHROMIUM_PATH, version) };
    throw new StepError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and no browser answers there.`);
  }
  /** @type {(() => Promise<string | undefined>)[]} */
  const inOrder = [
    async () => ways.playwright(),
    async () => ((await ways.download()) ? ways.playwright() : undefined),
    async () => ways.inPath([light]),
    async () => ((await ways.installPackage(light)) ? ways.inPath([light]) : undefined),
    async () => ways.inPath(whole),
    async () => ((await ways.installPackage('chromium')) ? ways.inPath(whole) : undefined),
  ];
  for (const way of inOrder) {
    const path = await way();
    // One that misses a library of the system is there and does not start.
    const version = path && (await ways.versionOf(path));
    if (path && version) return { path, note: noteOn(path, version) };
  }
  throw new StepError(
    'There is no Chromium, and none could be installed: run "npx playwright install --only-shell chromium", or set CHROMIUM_PATH to one.',
  );
}

/** @param {string} path @param {string} version */
function noteOn(path, version) {
  const kind = whole.includes(basename(path)) ? 'a whole Chromium, not the light one' : 'browser';
  return `${kind}: ${version} at ${path}`;
}

/**
 * @typedef {object} Ways
 * @property {() => string | undefined} playwright
 * @property {() => Promise<boolean>} download
 * @property {(names: string[]) => string | undefined} inPath
 * @property {(name: string) => Promise<boolean>} installPackage
 * @property {(path: string) => Promise<string | undefined>} versionOf
 */

/** @param {{ env: NodeJS.ProcessEnv, cwd: string }} options @returns {Ways} */
function realWays({ env, cwd }) {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const quietly = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const failedBefore = join(cwd, '.cache', 'no-browser-download');
  return {
    playwright: () => playwrightShell({ env }),
    inPath: (names) => inPath(names, { env, exists: existsSync }),
    async download() {
      const revision = shellRevision() ?? '';
      if (failedLately(failedBefore, revision)) return false;
      const args = ['install', '--only-shell', 'chromium'];
      const impatient = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', ...env };
      const isDone = await tried({
        title: 'download the browser',
        ...{ command: 'playwright', args, env: impatient, cwd, timeoutMs: downloadMs },
      });
      if (!isDone) writeFileSync(failedBefore, revision);
      return isDone;
    },
    async installPackage(name) {
      if (!isRootOnDebian) return false;
      const update = { title: 'refresh the package lists', command: 'apt-get', args: ['update'], env: quietly };
      if (!(await tried(update))) return false;
      // Not every release has the light one as a package of its own.
      const { ok } = await run({ command: 'apt-cache', args: ['show', name], env: quietly, quiet: true });
      const args = ['install', '-y', '--no-install-recommends', name];
      return ok && (await tried({ title: `install ${name}`, command: 'apt-get', args, env: quietly }));
    },
    async versionOf(path) {
      const { ok, output } = await run({ command: path, args: ['--version'], env, quiet: true, timeoutMs: 20_000 });
      return ok ? /\d+(\.\d+){3}/.exec(output)?.[0] : undefined;
    },
  };
}

/** @param {string} file @param {string} revision */
function failedLately(file, revision) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== revision) return false;
  return Date.now() - statSync(file).mtimeMs < tryAgainMs;
}

/**
 * Whether a step that may fail was done; being interrupted ends everything.
 * @param {Parameters<typeof runStep>[0]} step
 */
async function tried(step) {
  try {
    await runStep(step);
    return true;
  } catch (error) {
    if (!(error instanceof StepError) || error.exitCode > 128) throw error;
    console.log(`${step.title}: not here`);
    return false;
  }
}
