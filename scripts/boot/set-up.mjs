import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from './builds.mjs';
import { chooseNode } from './choose-node.mjs';
import { environmentForNpm, findNpm } from './find-npm.mjs';
import { isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { runStep, StepError } from './run-step.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './stamp.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const inRoot = (/** @type {string[]} */ ...path) => join(root, ...path);

/**
 * Everything a checkout needs before it can run: the right Node, the packages, and what is built from the sources.
 * Quick when nothing changed. Two at once take turns.
 * @param {{ build: boolean }} options
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>}
 */
export function setUp({ build }) {
  return withLock(
    inRoot('.cache', 'set-up'),
    async ({ addChild }) => {
      const node = await provideNode(addChild);
      const path = [dirname(node), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
      // What Node makes of TypeScript is kept: the second start is ready a second sooner, and so is every test of one.
      const env = { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'), ...process.env, PATH: path };
      await install({ node, env, onPid: addChild });
      if (build) await buildWhatIsStale(root, { env, onPid: addChild });
      return { node, env };
    },
    (line) => console.log(line),
  );
}

function npm() {
  const file = findNpm();
  if (file) return file;
  throw new StepError('npm was not found: install it (it comes with Node), or start with "npm start".');
}

/** @param {(pid: number) => void} onPid */
async function provideNode(onPid) {
  const choice = chooseNode({ version: process.versions.node, platform: process.platform, arch: process.arch });
  if (choice.kind === 'none') throw new StepError(choice.message);
  if (choice.kind === 'own') return process.execPath;
  const node = inRoot('.toolchain', 'node_modules', '.bin', 'node');
  const stamp = inRoot('.toolchain', 'node_modules', '.lockfile');
  const wanted = hashInputs({ root, inputs: ['.toolchain/package-lock.json'] });
  const isThere = existsSync(node) && (readStamp(stamp) === wanted || matchesLockfile('.toolchain'));
  if (!isThere) {
    removeStamp(stamp);
    await runStep({
      title: 'fetch Node 24',
      command: process.execPath,
      args: [npm(), 'ci', '--prefix', inRoot('.toolchain'), '--include=optional'],
      cwd: root,
      env: environmentForNpm(process.env),
      onPid,
    });
    if (!existsSync(node))
      throw new StepError('Node 24 could not be fetched: install it from nodejs.org and start again.');
  }
  if (readStamp(stamp) !== wanted) writeStamp(stamp, wanted);
  return node;
}

/** @param {string} folder */
function matchesLockfile(folder) {
  const present = inRoot(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(present)) return false;
  return isInstalled(
    JSON.parse(readFileSync(inRoot(folder, 'package-lock.json'), 'utf8')),
    JSON.parse(readFileSync(present, 'utf8')),
  );
}

/** @param {{ node: string, env: NodeJS.ProcessEnv, onPid: (pid: number) => void }} options */
async function install({ node, env, onPid }) {
  const stamp = inRoot('node_modules', '.lockfile');
  const wanted = hashInputs({ root, inputs: ['package-lock.json'] });
  if (readStamp(stamp) === wanted) return;
  if (!matchesLockfile('.')) {
    removeStamp(stamp);
    await runStep({
      title: 'install packages',
      command: node,
      // Whatever NODE_ENV says: the site is built here, and that takes the development packages.
      // Nobody reads here what the registry thinks of them.
      args: [npm(), 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
      cwd: root,
      env: environmentForNpm(env),
      onPid,
    });
  }
  writeStamp(stamp, wanted);
}
