import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSprite } from '../scripts/build-sprite.ts';

it('the sprite and the names hold every drawing of art/icons (else run node ui/scripts/build-sprite.ts)', () => {
  const { sprite, names } = buildSprite();
  expect(readFileSync(join(import.meta.dirname, 'art/icons.svg'), 'utf8')).toBe(sprite);
  expect(readFileSync(join(import.meta.dirname, 'icon-names.ts'), 'utf8')).toBe(names);
});

it('no drawing brings its own colour, so that an icon takes the colour of its text', () => {
  expect(buildSprite().sprite).not.toMatch(/(fill|stroke)="(?!none|currentColor)/);
});
