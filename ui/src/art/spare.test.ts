import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawSpareTiles } from '../../scripts/draw-spare-tiles.ts';
import { spareArt } from './spare.ts';

const folder = join(import.meta.dirname, 'spare');

it('the files are what the rule draws (else run node ui/scripts/draw-spare-tiles.ts)', () => {
  const drawn = drawSpareTiles();
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(drawn)
      .map((name) => `${name}.svg`)
      .sort(),
  );
  for (const [name, text] of Object.entries(drawn)) {
    expect(readFileSync(join(folder, `${name}.svg`), 'utf8'), name).toBe(text);
    expect(text.length, name).toBeLessThan(8_000);
  }
});

it('a game without a picture gets one, the same every time, and many games get many', () => {
  const names = Array.from({ length: 200 }, (_, number) => `studio/game-${number}`);
  const pictures = names.map(spareArt);
  expect(pictures.every(Boolean)).toBe(true);
  expect(names.map(spareArt)).toEqual(pictures);
  expect(new Set(pictures).size).toBeGreaterThan(20);
});
