import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './addresses.mjs';
import { buildWhatIsStale } from './builds.mjs';
import { chooseNode } from './choose-node.mjs';
import { environmentForNpm, findNpm } from './find-npm.mjs';
import { isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { allOrFirstFailure, StepError } from './run-step.mjs';
import { hashInputs, readStamp, removeStamp, writeStamp } from './stamp.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const inRoot = (/** @type {string[]} */ ...path) => join(root, ...path);

/**
 * What the house and its commands are made of. Packages of tests, checks and measurements (browsers' drivers, a DOM,
 * a linter, Lighthouse) are 270 MB of 690 and a third of the time to install; nobody who starts a house waits for them.
 */
const workspacesOfHouse = ['contract', 'ui', 'studio', 'sports', 'server', 'site', 'backoffice', 'cluster'];

/**
 * Everything a checkout needs before it can run: the right Node, the packages, and what is built from the sources.
 * Quick when nothing changed. Two at once take turns. What needs no builds begins with `onPackages`.
 * @typedef {{ node: string, env: NodeJS.ProcessEnv }} Ready
 * @param {{ build: boolean, packages?: 'all' | 'house', onPackages?: (ready: Ready) => void }} options
 * @returns {Promise<Ready>}
 */
export function setUp({ build, packages = 'all', onPackages }) {
  return withLock(
    inRoot('.cache', 'set-up'),
    async ({ addChild }) => {
      const node = chosenNode();
      const path = [dirname(node), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
      // What Node makes of TypeScript is kept: the second start is ready a second sooner, and so is every test of one.
      const env = { NODE_COMPILE_CACHE: inRoot('.cache', 'compiled'), ...process.env, PATH: path };
      // Packages unpack while Node is fetched: whichever Node started us can do that.
      await allOrFirstFailure([fetchNode(node, addChild), install({ node, env, packages, onPid: addChild })]);
      onPackages?.({ node, env });
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

/** Where the Node lies, or will lie, that runs everything. */
function chosenNode() {
  const choice = chooseNode({ version: process.versions.node, platform: process.platform, arch: process.arch });
  if (choice.kind === 'none') throw new StepError(choice.message);
  return choice.kind === 'own' ? process.execPath : inRoot('.toolchain', 'node_modules', '.bin', 'node');
}

/**
 * @param {string} node
 * @param {(pid: number) => void} onPid
 */
async function fetchNode(node, onPid) {
  if (node === process.execPath) return;
  const stamp = inRoot('.toolchain', 'node_modules', '.lockfile');
  const wanted = hashInputs({ root, inputs: ['.toolchain/package-lock.json'] });
  const isThere = existsSync(node) && (readStamp(stamp) === wanted || matchesLockfile('.toolchain'));
  if (!isThere) {
    removeStamp(stamp);
    await installPackages({
      title: 'fetch Node 24',
      folder: inRoot('.toolchain'),
      npm: npm(),
      command: process.execPath,
      args: ['--include=optional'],
      env: environmentForNpm(process.env),
      onPid,
    });
    if (!existsSync(node))
      throw new StepError('Node 24 could not be fetched: install it from nodejs.org and start again.');
  }
  if (readStamp(stamp) !== wanted) writeStamp(stamp, wanted);
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

/** @param {{ node: string, env: NodeJS.ProcessEnv, packages: 'all' | 'house', onPid: (pid: number) => void }} options */
async function install({ node, env, packages, onPid }) {
  const stamps = { all: inRoot('node_modules', '.lockfile'), house: inRoot('node_modules', '.lockfile-of-house') };
  const wanted = hashInputs({ root, inputs: ['package-lock.json'] });
  // Whoever has all of them has those of the house.
  if ([stamps.all, stamps[packages]].some((stamp) => readStamp(stamp) === wanted)) return;
  const isThere = matchesLockfile('.');
  if (!isThere) {
    for (const stamp of Object.values(stamps)) removeStamp(stamp);
    const only = packages === 'house' ? workspacesOfHouse.map((name) => `--workspace=${name}`) : [];
    await installPackages({
      title: 'install packages',
      folder: root,
      npm: npm(),
      command: existsSync(node) ? node : process.execPath,
      // Whatever NODE_ENV says: the site is built here, and that takes the development packages.
      // Nobody reads here what the registry thinks of them.
      args: ['--include=dev', '--include=optional', '--no-audit', '--no-fund', ...only],
      env: environmentForNpm(env),
      onPid,
    });
  }
  writeStamp(isThere ? stamps.all : stamps[packages], wanted);
}
