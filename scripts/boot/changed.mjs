import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNoInput } from './builds.mjs';
import { hashInputs } from './stamp.mjs';

/**
 * What was green last, for `npm test -- --changed`: a commit for vitest, which follows imports from the files changed
 * since; hashes for journeys, which know no imports: of the product, and of each spec.
 * @typedef {{ vitest?: string, journeys?: { product: string, specs: Record<string, string> } }} Green
 */

const product = ['contract', 'ui', 'studio', 'sports', 'server', 'site', 'backoffice', 'package-lock.json'];

/** @param {string} root */
const fileOf = (root) => join(root, '.cache', 'green.json');

/** @param {string} root @returns {Green} */
export function readGreen(root) {
  return existsSync(fileOf(root)) ? JSON.parse(readFileSync(fileOf(root), 'utf8')) : {};
}

/** @param {string} root @param {Green} news */
export function noteGreen(root, news) {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify({ ...readGreen(root), ...news }));
}

/**
 * The commit that stands here, if nothing is changed besides: only then is it what was tested.
 * @param {string} root
 * @returns {string | undefined}
 */
export function commitHere(root) {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  if (status !== 0 || stdout.trim() !== '') return undefined;
  return git('rev-parse', 'HEAD').stdout.trim();
}

/** @param {string} root @returns {NonNullable<Green['journeys']>} */
export function journeysHere(root) {
  const isSpec = (/** @type {string} */ path) => path.endsWith('.e2e.ts');
  const specs = readdirSync(join(root, 'e2e')).filter(isSpec);
  const ignore = (/** @type {string} */ path) => isSpec(path) || isNoInput(path);
  return {
    product: hashInputs({ root, inputs: [...product, 'e2e'], ignore }),
    specs: Object.fromEntries(specs.map((name) => [name, hashInputs({ root, inputs: [`e2e/${name}`] })])),
  };
}

/**
 * @param {Green['journeys']} green
 * @param {NonNullable<Green['journeys']>} now
 * @returns {'all' | string[]} specs to run
 */
export function changedJourneys(green, now) {
  if (green?.product !== now.product) return 'all';
  return Object.keys(now.specs).filter((name) => green.specs[name] !== now.specs[name]);
}
