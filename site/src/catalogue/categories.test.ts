import { describe, expect, test } from 'vitest';
import { sayIn } from '../i18n/index.server.ts';
import { locales } from '../i18n/index.ts';
import { categories } from './categories.ts';

/** The one that shows keys calls nothing by a name. */
const localeCodes = Object.keys(locales).filter((code) => code !== 'en-KW');
/** Two names that a house may give one collection. */
const aliases = new Set(['pokies', 'crash', 'jackpots']);
const inMenus = Object.entries(categories).filter(([slug, { inMenu }]) => inMenu && !aliases.has(slug));

describe('[F-47] the categories', () => {
  test('each has an icon of its own, whether it stands in a menu or not', () => {
    const icons = Object.entries(categories).flatMap(([slug, { icon }]) => (aliases.has(slug) ? [] : [icon]));
    expect(new Set(icons).size).toBe(icons.length);
  });

  test('menus hold few of them', () => {
    expect(inMenus.map(([slug]) => slug)).toEqual([
      ...['top', 'new', 'slots', 'live', 'table', 'crash-games', 'instant'],
      ...['jackpot', 'mystic-jackpots', 'bonus-wagering'],
    ]);
  });

  test.each(localeCodes)('no two are called alike in %s', (locale) => {
    const titles = Object.entries(categories).flatMap(([slug, { title }]) =>
      aliases.has(slug) ? [] : [sayIn(locale)(title)],
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(localeCodes)(
    'the head of the page calls machines, shared rounds and originals as lists do in %s',
    (locale) => {
      const say = sayIn(locale);
      expect(say('nav.pokies')).toBe(say('catalogue.title.slots'));
      expect(say('nav.live')).toBe(say('catalogue.title.live'));
      expect(say('nav.originals')).toBe(say('catalogue.category.instant'));
      expect(say('nav.pokies') === 'Pokies').toBe(locale === 'en-AU' || locale === 'en-NZ');
    },
  );

  test('rounds that everybody plays at once are called so: nobody deals them live', () => {
    expect(sayIn('en')('catalogue.title.live')).toBe('Shared rounds');
  });
});
