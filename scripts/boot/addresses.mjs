import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, runStep, StepError } from './run-step.mjs';

/**
 * The lockfiles name no registry, whose packages they are is the installer's choice. Without addresses npm asks for the
 * whole description of each package first, and reading those is half of its time. So the addresses of the registry in
 * use are written beside the lockfile for as long as npm runs; checksums are those of the lockfile.
 * @typedef {{ version?: string, name?: string, resolved?: string, link?: boolean, inBundle?: boolean }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lockfile
 */

const marker = 'node_modules/';

/**
 * @param {Lockfile} lockfile
 * @param {Record<string, unknown>} config  of npm
 */
export function withAddresses(lockfile, config) {
  const packages = Object.entries(lockfile.packages ?? {}).map(([path, entry]) => {
    const name = entry.name ?? path.slice(path.lastIndexOf(marker) + marker.length);
    const registry = config[`${name.split('/')[0]}:registry`] ?? config.registry;
    const isOfRegistry = path.includes(marker) && entry.version && !entry.resolved && !entry.link && !entry.inBundle;
    if (!isOfRegistry || typeof registry !== 'string') return [path, entry];
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${registry.replace(/\/+$/, '')}/${name}/-/${file}` }];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}

/** What npm says when packages are not where they usually are in a registry. */
const elsewhere = /\bE(4\d\d|INTEGRITY)\b/;

/**
 * `npm ci` in a folder.
 * @param {{ title: string, folder: string, npm: string, command: string, args: string[], env: NodeJS.ProcessEnv, onPid?: (pid: number) => void }} options
 */
export async function installPackages({ title, folder, npm, command, args, env, onPid }) {
  // npm reads this one rather than the lockfile. Whatever was left by a start that was killed is gone first.
  const addressed = join(folder, 'npm-shrinkwrap.json');
  rmSync(addressed, { force: true });
  const step = { title, command, args: [npm, 'ci', ...args], cwd: folder, env, onPid };
  const config = await configOf(npm, { command, cwd: folder, env });
  if (!config) return runStep(step);
  try {
    const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    writeFileSync(addressed, JSON.stringify(withAddresses(lockfile, config)));
    return await runStep(step);
  } catch (error) {
    if (!(error instanceof StepError && elsewhere.test(error.message))) throw error;
  } finally {
    rmSync(addressed, { force: true });
  }
  return runStep({ ...step, title: `${title}, asking where they are` });
}

/**
 * @param {string} npm
 * @param {{ command: string, cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
async function configOf(npm, options) {
  const { ok, output } = await run({ ...options, args: [npm, 'config', 'list', '--json'], quiet: true });
  if (!ok) return undefined;
  try {
    // Warnings come before it.
    return JSON.parse(output.slice(output.search(/^\{/m)));
  } catch {
    return undefined;
  }
}
