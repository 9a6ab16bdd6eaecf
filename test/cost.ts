import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { afterAll, beforeAll, expect } from 'vitest';

/**
 * What each test file spends, as lines for `npm run test:cost`: its imports (from here to the first hook) and the whole.
 * A worker that is a process counts with all its threads, one that is a thread alone.
 */
const target = process.env.HALLEY_COST_FILE;

if (target) {
  const spent = () => {
    const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage();
    return (user + system) / 1_000_000;
  };
  const root = join(import.meta.dirname, '..');
  const start = spent();
  let loaded = start;
  beforeAll(() => {
    loaded = spent();
  });
  // Registered first, so it comes after every other.
  afterAll(() => {
    const file = relative(root, expect.getState().testPath ?? '');
    const line = { file, cpu_s: spent() - start, import_s: loaded - start };
    appendFileSync(target, `${JSON.stringify(line)}\n`);
  });
}
