import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareOf } from './share-of.server.ts';

const site = join(import.meta.dirname, '../..');
const names = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length));
const shared = join(site, 'public/share');

test('every game of the house has a picture for shared links, small and of the size networks ask for', () => {
  const drawn = names(shared, '.jpg');
  const tiles = names(join(site, '../ui/src/art/tiles'), '.svg');
  // `npm run images -w site` draws what is missing.
  expect([...tiles, 'house', 'games', 'jackpots'].sort()).toEqual(drawn.sort());
  for (const name of drawn) {
    const file = join(shared, `${name}.jpg`);
    expect(statSync(file).size, name).toBeLessThan(60_000);
    expect(jpegSize(readFileSync(file)), name).toEqual({ width: 1200, height: 630 });
  }
});

test.each([
  ['/tiles/ember-fox-300.webp?12ab34cd', 'ember-fox'],
  ['/tiles/halo-hi-lo-600.webp', 'halo-hi-lo'],
  ['/tiles/planet-rose-300.webp?12ab34cd', 'games'],
  ['https://studio.example/tile.png', 'games'],
  ['/uploads/tile.webp', 'games'],
  ['', 'games'],
])('the art %s is shared as %s', (art, name) => {
  expect(shareOf(art)).toBe(name);
});

/** Of the frame header, the only part of the format that is needed here. */
function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (file.readUInt16BE(at) < 0xffc0 || file.readUInt16BE(at) > 0xffc2) at += 2 + file.readUInt16BE(at + 2);
  return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
}
