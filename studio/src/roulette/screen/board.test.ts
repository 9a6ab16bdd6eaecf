import { expect, test } from 'vitest';
import { rouletteSpots } from '../layout.ts';
import { BOARD, type Direction, neighbour, places } from './board.ts';

test('every spot has a place of its own on the table', () => {
  expect(new Set(places.keys())).toEqual(new Set(rouletteSpots.keys()));
  expect(new Set([...places.values()].map(({ u, v }) => `${u} ${v}`)).size).toBe(rouletteSpots.size);
  for (const { u, v, width, height } of places.values()) {
    expect(u - width / 2).toBeGreaterThanOrEqual(BOARD.from - 0.3);
    expect(u + width / 2).toBeLessThanOrEqual(BOARD.from + BOARD.length);
    expect(v - height / 2).toBeGreaterThanOrEqual(-0.3);
    expect(v + height / 2).toBeLessThanOrEqual(BOARD.across);
  }
});

test('a spot between numbers lies in the middle of them', () => {
  for (const { id, kind, numbers } of rouletteSpots.values()) {
    if (kind !== 'split' && kind !== 'corner') continue;
    if (numbers.includes(0)) continue;
    const own = numbers.map((number) => places.get(`straight:${number}`)!);
    const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(places.get(id)).toMatchObject({ u: middle(own.map(({ u }) => u)), v: middle(own.map(({ v }) => v)) });
  }
});

test('arrow keys reach every spot from the first one', () => {
  const reached = new Set(['straight:0']);
  for (const id of reached) {
    for (const direction of ['u+', 'u-', 'v+', 'v-'] satisfies Direction[]) {
      const next = neighbour(id, direction);
      if (next) reached.add(next);
    }
  }
  expect(reached).toEqual(new Set(rouletteSpots.keys()));
  expect(neighbour('straight:17', 'u+')).toBe('split:17-20');
  expect(neighbour('straight:17', 'v+')).toBe('split:16-17');
  expect(neighbour('high', 'v+')).toBe(undefined);
});
