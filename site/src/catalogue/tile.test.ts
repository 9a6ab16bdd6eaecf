import type { BadgeType } from '@halley/contract';
import { games } from '@halley/studio/games';
import { tileNameOf } from '@halley/ui/art/tiles.ts';
import { describe, expect, test } from 'vitest';
import { aGame } from './testing/a-tile.ts';
import { artOf, isLocked, tileOf } from './tile.ts';

const badge = (type: BadgeType) => ({ type, theme: 'gold' });

describe('a game as a tile', () => {
  test('its page, its studio by name, and one id by which it becomes a favourite', () => {
    const tile = tileOf(aGame(4), { northlight: 'Northlight' });
    expect(tile).toMatchObject({ href: '/play/northlight/game-4', studio: 'Northlight', id: 40, only: null });
    expect(tileOf(aGame(4), {}).studio).toBe('northlight');
  });

  test('[TILE-08] its badges, in their order, whatever order the catalogue has', () => {
    const badges = ['jackpot', 'mystic-jackpots', 'bonus-wagering', 'new', 'top'] as const;
    expect(tileOf(aGame(1, { badges: badges.map(badge) }), {}).badges).toEqual([
      'top',
      'new',
      'bonus-wagering',
      'mystic-jackpots',
      'jackpot',
    ]);
  });

  test('the demo only where the catalogue says there is one', () => {
    expect(tileOf(aGame(1, { has_demo_mode: false }), {}).demo).toBe(false);
  });

  test('the one kind of device it runs on', () => {
    expect(tileOf(aGame(1, { devices: ['mobile'] }), {}).only).toBe('mobile');
    expect(tileOf(aGame(1, { devices: ['desktop', 'mobile'] }), {}).only).toBeNull();
  });

  test('its own picture, ours by name, or one that its name chooses', () => {
    expect(tileOf(aGame(1, { preview: '/preview.webp' }), {}).art).toBe('/preview.webp');
    expect(artOf('halley-studio/orbit-dice')).toContain('orbit-dice');
    // The catalogue's address of our own drawing is the plain one; the site's changes with the drawing.
    expect(
      tileOf(aGame(1, { identifier: 'halley-studio/orbit-dice', preview: '/tiles/orbit-dice-300.webp' }), {}).art,
    ).toBe(artOf('halley-studio/orbit-dice'));
    expect(artOf('northlight/unheard-of')).toBe(artOf('northlight/unheard-of'));
    expect(artOf('northlight/unheard-of')).toMatch(/^\/tiles\/(crystal|moons|peaks|planet)-/);
  });
});

test('[F-53] every game of the house has a drawing under the address that the catalogue tells', () => {
  for (const { identifier } of Object.values(games)) {
    expect(tileNameOf(`/tiles/${identifier.slice(identifier.indexOf('/') + 1)}-300.webp`), identifier).toBeTruthy();
  }
});

describe('[TILE-02] a wallet that a game does not take', () => {
  const euros = tileOf(aGame(1), {});
  test.each([
    ['EUR', false],
    ['USD', true],
    ['JPY', true],
    ['BTC', false],
    ['USDT', false],
    [undefined, false],
  ])('%s locks the tile: %s', (currency, locked) => expect(isLocked(euros, currency)).toBe(locked));
});
