import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plotOfEnds, plotsByWager } from './bonus-plots.ts';

const folder = join(import.meta.dirname, '../docs/bonuses');

test('the drawings in docs/bonuses/ are those of the rules as they are now, to the byte', () => {
  for (const [name, drawing] of Object.entries(plotsByWager())) {
    expect(readFileSync(join(folder, name), 'utf8'), `npm run bonus:simulate -- --plots writes ${name}`).toBe(drawing);
  }
});

test('every play is in one bar, and a title is no markup', () => {
  const drawing = plotOfEnds('a <b> & c', Float64Array.from([0, 0, 5_000, 10_000]), 5_000);
  expect(drawing).toContain('a &lt;b> &amp; c');
  // The background and the bars.
  const heights = [...drawing.matchAll(/height="([\d.]+)" fill="#f2b65a"/g)].map(([, height]) => Number(height));
  const tallest = Math.max(...heights);
  expect(heights.filter((height) => height > 0).map((height) => Math.round((4 * height) / tallest))).toEqual([4, 2, 2]);
});
