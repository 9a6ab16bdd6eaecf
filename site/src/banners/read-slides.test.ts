import { readFileSync } from 'node:fs';
import { Banner, contentCalls, pathsOf } from '@halley/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aSite, down } from '../catalogue/testing/a-site.ts';
import { log } from '../telemetry/index.ts';
import { readSlides } from './read-slides.server.ts';
import { aBanner } from './testing/a-banner.ts';

afterEach(() => vi.restoreAllMocks());
const now = new Date('2026-11-15T12:00:00Z');
const mystic = {
  id: 1,
  identifier: 'mystic-jackpots',
  name: 'Mystic Jackpots',
  state: 'active',
  levels: [],
  currency: 'EUR',
};
const read = (given: Parameters<typeof aSite>[0], jackpots: unknown[] = [mystic]) =>
  readSlides(aSite(given).site, { jackpots: jackpots as never, now });
const banners = (...list: Banner[]) => ({ readBannersConfig: async () => ({ banners: list }) });

describe('the banners of main', () => {
  test('the first one’s picture comes with the page, the others by their name of this build', async () => {
    const [first, second, other] = await read({
      api: banners(
        aBanner({ id: '1', image: '/art/banners/the-return.svg' }),
        aBanner({ id: '2', image: '/art/banners/bridge.svg' }),
        aBanner({ id: '3', image: 'https://cdn.example/x.jpg' }),
      ),
    });
    expect(first?.image).toMatch(/^data:image\/svg\+xml,%3Csvg /);
    expect(first?.image.length).toBeLessThan(25_000);
    expect(second?.image).toMatch(/bridge/);
    expect(second?.image).not.toMatch(/^data:/);
    expect(other?.image).toBe('https://cdn.example/x.jpg');
  });

  test('[PP-27] a player in a break sees none, nor one of whom that cannot be said', async () => {
    const api = banners(aBanner());
    expect(await read({ mayBePlayer: true, api })).toHaveLength(1);
    const closed = { ...api, readExclusion: async () => ({ kind: 'coolingoff' }) };
    expect(await read({ mayBePlayer: true, api: closed })).toEqual([]);
    expect(await read({ mayBePlayer: true, api: { ...api, readExclusion: down } })).toEqual([]);
  });

  test('[ERR-01] banners that cannot be read are logged by name, and the page stands without', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    expect(await read({ api: { readBannersConfig: down } })).toEqual([]);
    expect(warn).toHaveBeenCalledWith('LOAD_BANNERS_ERROR', expect.anything());
  });

  test('[BANNER-08] [BANNER-10] the player’s own groups and the host decide', async () => {
    const api = {
      ...banners(
        aBanner({ id: 'group', groups: [21] }),
        aBanner({ id: 'coins', crypto: true }),
        aBanner({ id: 'all' }),
      ),
      readPlayer: async () => ({ id: 7, currency: 'EUR', statuses: [{ id: 21, name: 'Testers' }] }),
    };
    const ids = async (given: object) => (await read({ api, ...given })).map(({ id }) => id);
    expect(await ids({ mayBePlayer: true })).toEqual(['group', 'all']);
    expect(await ids({ mayBePlayer: false, onCryptoHost: true })).toEqual(['coins', 'all']);
  });
});

describe('the banners that ship', () => {
  const list = JSON.parse(readFileSync(new URL('../../../server/content/banners.json', import.meta.url), 'utf8'));
  const languages = ['en', 'de', 'fr', 'it', 'no'];
  const speak = (value: unknown, language: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => speak(part, language));
    if (value === null || typeof value !== 'object') return value;
    if ('en' in value) return (value as Record<string, string>)[language];
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, speak(part, language)]));
  };
  test.each(languages)('are whole in %s: titles of five words, texts of two lines', (language) => {
    for (const banner of speak(list, language) as unknown[]) {
      const { title, description, button } = Banner.parse(banner);
      expect(title.text.split(' ').length, title.text).toBeLessThanOrEqual(5);
      expect(description.text.length, description.text).toBeLessThanOrEqual(130);
      expect(button.name.length, button.name).toBeGreaterThan(3);
    }
  });

  test('are seen by guests and by players, and each has a picture of ours', async () => {
    const api = banners(...(speak(list, 'en') as Banner[]));
    const [guest, player] = [await read({ api }), await read({ api, mayBePlayer: true })];
    expect([guest.length, player.length]).toEqual([6, 5]);
    for (const { image } of [...guest, ...player]) expect(image).not.toMatch(/^\/art/);
    expect(pathsOf(contentCalls.readBannersConfig)).toContain('/api/fe/config/banners-config');
  });
});
