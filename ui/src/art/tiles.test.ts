import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawSpareTiles } from '../../scripts/draw-spare-tiles.ts';
import { ownTiles, spareTiles, tilesVersion } from './drawn-tiles.ts';
import { finerArt, spareArt, tileArt, tileNameOf } from './tiles.ts';

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
  const pictures = names.map((name) => spareArt(name));
  expect(pictures.every(Boolean)).toBe(true);
  expect(names.map((name) => spareArt(name))).toEqual(pictures);
  expect(new Set(pictures).size).toBeGreaterThan(20);
});

it('every drawing is there in three widths, of the drawings as they are now (else npm run images -w site)', () => {
  const pixels = join(import.meta.dirname, '../../../site/public/tiles');
  const sources = createHash('sha256');
  const namesOf = (kind: string) =>
    readdirSync(join(import.meta.dirname, kind))
      .map((file) => file.replace('.svg', ''))
      .sort();
  for (const kind of ['tiles', 'spare']) {
    for (const name of namesOf(kind)) sources.update(readFileSync(join(import.meta.dirname, kind, `${name}.svg`)));
  }
  expect(sources.digest('hex').slice(0, 8)).toBe(tilesVersion);
  const names = [...namesOf('tiles'), ...namesOf('spare')];
  expect([...ownTiles, ...spareTiles]).toEqual(names);
  const wanted = names.flatMap((name) => [150, 300, 600].map((width) => `${name}-${width}.webp`));
  expect(readdirSync(pixels).sort()).toEqual(wanted.sort());
  // Six of them stand on a phone's first screen.
  for (const name of wanted.filter((name) => name.includes('-300.'))) {
    expect(statSync(join(pixels, name)).size, name).toBeLessThan(14_000);
  }
});

it('knows its own art and says so', () => {
  const dice = tileArt('orbit-dice') ?? '';
  expect(dice).toBe(`/tiles/orbit-dice-300.webp?${tilesVersion}`);
  expect(finerArt(dice)).toBe(`${dice} 300w, /tiles/orbit-dice-600.webp?${tilesVersion} 600w`);
  expect(tileNameOf(dice)).toBe('orbit-dice');
  expect([finerArt('/uploads/a.png'), tileNameOf('/uploads/a.png')]).toEqual([undefined, undefined]);
  expect([tileArt('unheard-of'), tileNameOf(spareArt('unheard-of'))]).toEqual([undefined, undefined]);
});
