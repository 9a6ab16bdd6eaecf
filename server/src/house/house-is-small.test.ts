import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new URL('../', import.meta.url);
const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length;

test('the server is rooms and their house: no file lies beside them', () => {
  const loose = readdirSync(sources, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['create-house.ts', 80],
  ['ports.ts', 60],
])('%s has at most %i lines: what a room needs is made in the room', (name, most) => {
  expect(linesOf(name)).toBeLessThanOrEqual(most);
});
