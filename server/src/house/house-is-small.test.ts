import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { levels } from './levels.ts';

const sources = new URL('../', import.meta.url);
const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length;

test('the server is rooms and their house: no file lies beside them', () => {
  const loose = readdirSync(sources, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test('the picture of the house names every room', () => {
  const picture = readFileSync(new URL('../../ARCHITECTURE.md', sources), 'utf8').split('```')[3] ?? '';
  expect(Object.keys(levels).filter((room) => !new RegExp(`(^|\\s)${room}\\s`, 'm').test(picture))).toEqual([]);
});

test.each([
  ['create-house.ts', 80],
  ['ports.ts', 60],
  // Desks that are a list and its columns: what lists have in common is in the console.
  ['../../../backoffice/src/jackpots/JackpotsPage.tsx', 60],
  ['../../../backoffice/src/audit/ExportsPage.tsx', 60],
])('%s has at most %i lines: what rooms and desks need is made in their place', (name, most) => {
  expect(linesOf(name)).toBeLessThanOrEqual(most);
});
