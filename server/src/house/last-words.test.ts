import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const { href } = new URL('./last-words.ts', import.meta.url);

/** A process that ends in this way, and what it said. */
function endBy(code: string) {
  const script = `import { keepLastWords } from ${JSON.stringify(href)};
    const line = (text) => process.stderr.write(text + '\\n');
    const words = keepLastWords({ say: line, log: () => ({ fatal: (_, text) => line('log: ' + text) }) });
    ${code}`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status, stderr };
}

test.each([
  ['a library ends the process', 'setTimeout(() => process.exit(0));', 0],
  ['nothing is left to wait for', 'setTimeout(() => undefined, 1_000).unref();', 1],
  ['its start waits for what never comes', 'await new Promise(() => undefined);', 1],
])('%s: it says so', (_what, code, status) => {
  expect(endBy(code)).toMatchObject({
    status,
    stderr: expect.stringContaining(`Halley ends with code ${status}: nothing was left`),
  });
});

test('an error that nobody caught stands in the log too', () => {
  const { status, stderr } = endBy('setTimeout(() => { throw new Error("the queue broke"); });');
  expect(status).toBe(1);
  expect(stderr).toContain('log: an error was left alone, and the process ends');
  expect(stderr).toContain('the queue broke');
  expect(stderr).not.toContain('Halley ends');
});

test('of an end whose reason was told nothing more is said', () => {
  expect(endBy('words.told(); process.exit(0);')).toEqual({ status: 0, stderr: '' });
});
