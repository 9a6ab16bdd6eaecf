import { describe, expect, test } from 'vitest';
import { authProviderName, brandHead, brandStyle, inHouse, themeColour, titled } from '../brand/index.server.ts';
import { catalogOf, messagesOf } from './catalog.server.ts';
import { sayIn } from './say.server.ts';

const colours = { accent: '#9be564', background: '#140a12' };

describe('the name of a brand [CONF-01]', () => {
  test('is said in every text of every language; the maker of games keeps its own', async () => {
    for (const locale of ['en', 'de', 'fr-CA', 'it', 'no']) {
      const told = inHouse('Nova Hall', () => Object.values(catalogOf(locale)).join('\n'));
      expect(told).toContain('Nova Hall');
      expect(told).not.toMatch(/\bHalley\b(?! Studio)/);
    }
    expect(inHouse('Nova Hall', () => titled('Slots'))).toBe('Slots · Nova Hall');
    expect(titled('Slots')).toBe('Slots · Halley');
  });

  test('belongs to the page that asks, however many are told at once', async () => {
    const pages = ['Nova', 'Halley', 'Comet'].map((name) =>
      inHouse(name, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return [authProviderName(), sayIn('en')('shell.home'), messagesOf('en', 'shell')['shell.home']];
      }),
    );
    const homes = ['Nova', 'Halley', 'Comet'].map((name) => [name, `${name}, to the lobby`, `${name}, to the lobby`]);
    expect(await Promise.all(pages)).toEqual(homes);
  });
});

describe('the look of a brand [CONF-01]', () => {
  test('is a style sheet of colours and nothing else, under a name that changes with it', () => {
    const { css, version } = brandStyle(colours);
    expect(css).toMatch(
      /^:root\{(--color-[a-z0-9-]+:#[0-9a-f]{6};)+--gradient-night:radial-gradient\([0-9a-f#%, a-z-]+\)\}$/,
    );
    expect(brandHead({ colours, icons: [] }).style).toBe(`/brand.css?v=${version}`);
    expect(brandStyle({ ...colours, accent: '#ffffff' }).version).not.toBe(version);
  });

  test('without colours nothing is asked for, and what cannot be read is not drawn', () => {
    expect(brandHead({ colours: {}, icons: [] })).toEqual({});
    expect(brandHead({ colours: { accent: '#101010' }, icons: [] })).toEqual({});
    expect(themeColour({})).toBe('#0b1020');
    expect(themeColour(colours)).not.toBe('#0b1020');
  });

  test('its icons stand in the head: one for tabs, one for home screens', () => {
    const icons = [
      { src: '/nova.svg', type: 'image/svg+xml' as const, sizes: 'any', purpose: 'any' as const },
      { src: '/nova-192.png', type: 'image/png' as const, sizes: '192x192', purpose: 'any' as const },
    ];
    expect(brandHead({ colours: {}, icons }).icons).toEqual([
      { rel: 'icon', href: '/nova.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/nova-192.png', type: 'image/png' },
    ]);
  });
});
