import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allOrFirstFailure, runStep } from './run-step.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './stamp.mjs';

/**
 * What is built before the server starts. None reads what another has written.
 * @typedef {object} Build
 * @property {string} name
 * @property {string} folder   where the command runs
 * @property {string} config   without this file there is nothing to build yet
 * @property {string[]} command
 * @property {string[]} inputs  files and folders; a change in any makes the output stale
 * @property {string} output
 */

/** @type {Build[]} */
const builds = [
  {
    name: 'studio',
    folder: 'studio',
    config: 'studio/vite.config.ts',
    command: ['vite', 'build'],
    inputs: ['contract/src', 'ui/src', 'ui/vite', 'studio', 'package-lock.json'],
    output: 'studio/dist',
  },
  {
    name: 'site',
    folder: 'site',
    config: 'site/react-router.config.ts',
    command: ['react-router', 'build'],
    inputs: ['contract/src', 'ui/src', 'studio/src', 'sports/src', 'ui/vite', 'site', 'package-lock.json'],
    output: 'site/build',
  },
  {
    name: 'back office',
    folder: 'backoffice',
    config: 'backoffice/vite.config.ts',
    command: ['vite', 'build'],
    inputs: ['contract/src', 'ui/src', 'ui/vite', 'backoffice', 'package-lock.json'],
    output: 'backoffice/dist',
  },
];

/**
 * Made by tools, or of no consequence for what is built.
 * @param {string} path
 */
export const isNoInput = (path) =>
  /(^|\/)(node_modules|build|dist|\.react-router|\.vite|\.cache)$/.test(path) || /\.test\.tsx?$|\.md$/.test(path);

const stampName = '.inputs';

/**
 * @param {string} root
 * @param {Build} build
 * @returns {{ kind: 'absent' } | { kind: 'fresh' } | { kind: 'stale', hash: string }}
 */
export function inspect(root, build) {
  if (!existsSync(join(root, build.config))) return { kind: 'absent' };
  const hash = hashInputs({ root, inputs: build.inputs, ignore: isNoInput });
  return readStamp(join(root, build.output, stampName)) === hash ? { kind: 'fresh' } : { kind: 'stale', hash };
}

/**
 * In two lanes: the site takes about as long as the others together, and one and a half cores.
 * @param {string} root
 * @param {{ env: NodeJS.ProcessEnv, onPid?: (pid: number) => void }} options
 */
export async function buildWhatIsStale(root, options) {
  const lanes = [builds.filter(({ name }) => name === 'site'), builds.filter(({ name }) => name !== 'site')];
  await allOrFirstFailure(
    lanes.map(async (lane) => {
      for (const build of lane) await buildIfStale(root, build, options);
    }),
  );
}

/**
 * Builds one that is stale. The stamp goes first and comes back last: an interrupted build stays stale.
 * @param {string} root
 * @param {Build} build
 * @param {{ env: NodeJS.ProcessEnv, onPid?: (pid: number) => void }} options
 */
async function buildIfStale(root, build, { env, onPid }) {
  const state = inspect(root, build);
  if (state.kind !== 'stale') return;
  const stamp = join(root, build.output, stampName);
  removeStamp(stamp);
  const [command = '', ...args] = build.command;
  await runStep({
    title: `build the ${build.name}`,
    command,
    args,
    cwd: join(root, build.folder),
    env: { ...env, NODE_ENV: 'production' },
    onPid,
  });
  writeStamp(stamp, state.hash);
}
