import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runStep, StepError } from './run-step.mjs';

/** Without windows it is a third quicker, and shows the pages the same. */
const light = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Tests take the light one where there is one; what measures a browser as people have it prefers a whole one.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, prefer?: 'light' | 'whole' }} [options]
 * @returns {string | undefined}
 */
export function findChromium({ env = process.env, exists = existsSync, prefer = 'light' } = {}) {
  if (env.CHROMIUM_PATH && exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = prefer === 'light' ? [light, ...whole] : [...whole, light];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => exists(path));
}

/**
 * The browser for tests: the system's, or Debian's package when root, or Playwright's download.
 * @param {{ node: string, env: NodeJS.ProcessEnv, cwd: string }} options
 * @returns {Promise<string>}
 */
export async function provideChromium({ node, env, cwd }) {
  const found = findChromium({ env });
  if (found) return found;
  const hasApt = existsSync('/usr/bin/apt-get');
  if (process.getuid?.() === 0 && hasApt) {
    const quietly = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep({ title: 'refresh the package lists', command: 'apt-get', args: ['update'], env: quietly });
    // Not every release has the light one as a package of its own.
    const { ok } = await run({ command: 'apt-cache', args: ['show', light], env: quietly, quiet: true });
    const args = ['install', '-y', '--no-install-recommends', ok ? light : 'chromium'];
    await runStep({ title: 'install Chromium', command: 'apt-get', args, env: quietly });
    const installed = findChromium({ env });
    if (installed) return installed;
  }
  const executable = await playwrightChromium({ node, env, cwd });
  if (existsSync(executable)) return executable;
  await runStep({ title: 'download Chromium', command: 'playwright', args: ['install', 'chromium'], env, cwd });
  if (existsSync(executable)) return executable;
  throw new StepError('There is no Chromium, and none could be installed: set CHROMIUM_PATH to one.');
}

/** @param {{ node: string, env: NodeJS.ProcessEnv, cwd: string }} options */
async function playwrightChromium({ node, env, cwd }) {
  const code = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { output } = await run({ command: node, args: ['-e', code], env, cwd, quiet: true });
  return output.trim();
}
