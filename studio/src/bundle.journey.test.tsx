import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');
const games = globSync('*/index.html', { cwd: dist }).map((page) => dirname(page));
/** DESIGN §8. */
const limit = 128_000;

/** Scripts and style sheets that a game's page names: what is loaded before anything can be played. */
function bytesOf(game: string): number {
  const page = readFileSync(join(dist, game, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/games\/(assets\/[^"]+\.(?:js|css))"/g)]
    .map(([, file = '']) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

describe('the built games', () => {
  test('every one of them is at most 128 kB of scripts and styles, compressed', () => {
    expect(games.length).toBeGreaterThan(40);
    const heavy = games.map((game) => ({ game, bytes: bytesOf(game) })).filter(({ bytes }) => bytes > limit);
    expect(heavy).toEqual([]);
  });
});

test('every brick that a game uses brings its classes', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const used = sources.flatMap((text) => [...text.matchAll(/'@halley\/ui\/(\w+)\.tsx'/g)].map(([, name]) => name));
  const css = readFileSync(join(import.meta.dirname, 'screen/game.css'), 'utf8');
  const named = /ui\/src\/\{([^}]+)\}\.tsx/.exec(css)?.[1]?.split(',') ?? [];
  expect([...new Set(used)].filter((name) => !named.includes(name ?? ''))).toEqual([]);
});
