import { type ConfigDocumentName, configDocumentCalls, configDocuments, themeOf } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { sharedHouse } from '../../kit/testing/shared.ts';
import { sharedDocuments } from '../testing/shared-documents.ts';
import { createDocuments } from './create-documents.ts';
import { usualDocuments } from './usual-documents.ts';
import { writeDocument } from './write-document.ts';

const database = sharedHouse();
const room = sharedDocuments(database);

const write = (name: ConfigDocumentName, content: unknown, at = '2026-03-01') =>
  database.tx((tx) => writeDocument(tx, { name, content, by: 'ada', at: new Date(at) }));
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await room.app.inject({ url: path, headers })).json();

const sector = (id: number) => ({
  id,
  weight: 5,
  prize: false,
  bonuses: [
    {
      title: `Prize ${id}`,
      type: 'freespins',
      attributes: [{ field: 'count', value: 10 }],
      result_bonus: [{ field: 'amount', value: [{ currency: 'EUR', amount_cents: 500 }] }],
    },
  ],
});
const adventures = {
  variables: { 9: { minDep: { EUR: '20' } } },
  prizes: {
    9: [
      {
        title: 'trip__1/7__01/12/2026',
        prize: { freespin: 20 },
        condition: { minDep: '{minDep}', wager: '30', periodActivationDays: '3' },
      },
    ],
  },
};
const gift = {
  id: 'winter',
  bonuses: [
    {
      title: 'Winter',
      type: 'deposit',
      conditions: [],
      attributes: [{ field: 'percent', value: 50 }],
      result_bonus: [],
    },
  ],
};
const stag = {
  pages: { 'blog.example': { '/vip': 'stag-vip' } },
  countries: { AU: { google: 'stag-au' }, others: { google: 'stag' } },
};
const amount = { defaultAmount: 50, rounding: 0, steps: [{ min: 0, max: 'Infinity', step: 10 }] };

/** Each as an operator would write it, and what nobody may write. */
const written: [id: string, name: ConfigDocumentName, content: unknown, wrong: unknown][] = [
  ['[CONF-02]', 'stag-by-referrer-name', stag, { pages: [], countries: {} }],
  [
    '[CONF-03]',
    'survey-config',
    { survey_id: 's', survey_collector_id: 'c', is_enable_widget: true },
    { survey_id: 1 },
  ],
  ['[CONF-04]', 'betting-config', { enabled: true, bonusTypesMap: { freebet: 'free-bets' } }, { enabled: 'yes' }],
  ['[CONF-05]', 'vip-adventures', adventures, { variables: 3 }],
  ['[CONF-06]', 'disabled-bonuses', { group_keys: ['a', 'b'] }, { group_keys: 'a' }],
  [
    '[CONF-07]',
    'modify-gifts-config',
    [{ group_keys: ['7'], logo: '/art/gift.svg', url: '/promotions' }],
    [{ group_keys: [], logo: 'javascript:x', url: '' }],
  ],
  ['[CONF-08]', 'excluded-promo-stags', ['one', 'two'], [1]],
  ['[CONF-09]', 'currency-config', { default: { EUR: amount } }, { default: { EUR: { ...amount, rounding: 'x' } } }],
  ['[CONF-10]', 'additional-gifts', { 5: gift }, []],
  [
    '[CONF-11]',
    'main-widget-config',
    { widgets: [{ name: 'Wheel', image: '/art/w.svg', type: 'wheel', isNew: true }] },
    { widgets: [{ name: 'x', image: '', type: 'bomb' }] },
  ],
  ['[CONF-12]', 'providers-config', { aurora: 'all', comet: ['DE'] }, { aurora: 'some' }],
  [
    '[CONF-13]',
    'logo-config',
    { logoUrl: { mobile: '/m.svg', full: '/f.svg' } },
    { logoUrl: { mobile: 'javascript:x', full: '' } },
  ],
  ['[CONF-14]', 'menu-categories-games', { MAIN_PAGE_CATEGORIES: ['new', 'top'] }, { OTHER: [] }],
  ['[CONF-15]', 'manage-promotion-pages', { 'rocket-mart': true, 'activity-hub': false }, { '<x>': true }],
  ['[CONF-17]', 'wheel-config', [sector(1), sector(2)], [{ id: 'x' }]],
  ['[CONF-18]', 'wheel-config-segments', { 5: [sector(1)], 9: [] }, { five: [] }],
  [
    '[FOOTER-13]',
    'footer-config',
    {
      socials: [{ name: 'mastodon', url: 'https://social.example/@halley' }],
      payments: { default: ['bitcoin'] },
      licences: [{ name: 'CW', number: 'CW-77', url: 'https://example.com/cw' }],
      contacts: { email: 'people@halley.test' },
      blog: [],
    },
    { socials: 'mastodon' },
  ],
  ['', 'quest-levels', { ...usualDocuments['quest-levels'], xs: [0, 10, 20] }, { xs: [0, 20, 10] }],
  [
    '',
    'achievements-config',
    {
      tournaments: ['achievement-long-orbit'],
      groups: [{ id: 7, set: [7, 8] }],
      deposits: [{ identifier: 'achievement-five-deposits', count: 5, from: '2026-01-01T00:00:00.000Z' }],
    },
    { tournaments: ['comet-chase'], groups: [], deposits: [] },
  ],
];
const others = Object.keys(configDocuments).filter(
  (name) => !written.some(([, known]) => known === name),
) as ConfigDocumentName[];

describe('a document is answered as it was written', () => {
  test.each(written)('%s %s, at both addresses; a wrong one is not written', async (_id, name, content, wrong) => {
    for (const prefix of ['/api/fe/config', '/api-fe/config']) {
      expect(await read(`${prefix}/${name}`)).toEqual(usualDocuments[name]);
    }
    await write(name, content);
    for (const prefix of ['/api/fe/config', '/api-fe/config']) expect(await read(`${prefix}/${name}`)).toEqual(content);
    await expect(write(name, wrong)).rejects.toThrow();
    expect(await read(`/api/fe/config/${name}`)).toEqual(content);
  });

  test.each(others)('%s: what it says until then fits its own schema', (name) => {
    expect(configDocuments[name].safeParse(usualDocuments[name])).toMatchObject({ success: true });
  });

  test.each(Object.keys(configDocuments) as ConfigDocumentName[])(
    '%s that an older release wrote and nobody can read any more is the usual one, and breaks nothing',
    async (name) => {
      await database.query(
        `insert into config_document (name, version, content, publish_at, written_at, written_by)
         select $1, coalesce(max(version), 0) + 1, '"words of another time"', '2026-04-01', '2026-04-01', 'long ago'
         from config_document where name = $1`,
        [name],
      );
      expect(await room.documents.read(name)).toEqual(usualDocuments[name]);
      const path = Object.values(configDocumentCalls).find((call) => call.path.endsWith(`/${name}`))?.path;
      if (path) expect(await read(path)).toEqual(usualDocuments[name]);
    },
  );
});

describe('[CONF-01] a second brand on a host of its own', () => {
  const house = { ...usualDocuments.brands[0], socials: [] };
  const comet = {
    id: 'comet',
    name: 'Comet Club',
    hosts: ['comet.example', 'localhost:4000'],
    licence: 'EE',
    colours: { accent: '#0ff' },
    logoUrl: { mobile: '', full: '/comet.svg' },
    email: 'help@comet.example',
    socials: [{ name: 'mastodon', url: 'https://social.example/@comet' }],
  };

  test('has its logo, its socials and its address; other hosts have those of the house', async () => {
    await write('brands', [house, comet], '2026-05-01');
    await write('logo-config', { logoUrl: { mobile: '/house-m.svg', full: '/house.svg' } }, '2026-05-01');
    await write('footer-config', usualDocuments['footer-config'], '2026-05-01');
    for (const host of ['comet.example', 'COMET.example', 'comet.example:443', 'localhost:4000']) {
      expect(await read('/api/fe/config/logo-config', { host })).toEqual({
        logoUrl: { mobile: '/house-m.svg', full: '/comet.svg' },
      });
      const footer = await read('/api/fe/config/footer-config', { host });
      expect(footer).toEqual({
        ...usualDocuments['footer-config'],
        socials: comet.socials,
        contacts: { email: comet.email },
      });
    }
    for (const host of ['halley.test', 'comet.example.evil.test', 'localhost:3000', 'sub.comet.example']) {
      expect((await read('/api/fe/config/logo-config', { host })).logoUrl.full).toBe('/house.svg');
      expect(await read('/api/fe/config/footer-config', { host })).toEqual(usualDocuments['footer-config']);
    }
  });

  test.each([
    ['a dark button', { accent: '#202a60' }, 'dark letters on the button'],
    ['a light page', { background: '#ffffff' }, 'text on the topmost card'],
    ['links as dark as the page', { highlight: '#1a2350' }, 'links on a raised card'],
    ['a colour with a hole in it', { accent: '#ffc06a80' }, 'must be written like'],
  ])('colours in which something cannot be read are refused when they are saved: %s', async (_, colours, said) => {
    await expect(write('brands', [house, { ...comet, colours }])).rejects.toThrow(said);
  });

  test('what could be read before it could be checked is still read, but for its colours', async () => {
    const old = { ...comet, hosts: ['old.example'], colours: { accent: '#202a60' } };
    await database.query(
      `insert into config_document (name, version, content, publish_at, written_at, written_by)
       select 'brands', max(version) + 1, $1, $2, $2, 'a test' from config_document where name = 'brands'`,
      [JSON.stringify([house, old]), '2026-05-02'],
    );
    const brands = await createDocuments({ database, clock: { now: () => new Date('2026-05-03') } }).read('brands');
    expect(brands.map(({ hosts }) => hosts)).toEqual([[], ['old.example']]);
    expect(themeOf(brands[1]?.colours ?? {})).toEqual({});
  });

  test.each([
    [[]],
    [[house, { ...comet, id: 'halley' }]],
    [[{ ...house, hosts: ['comet.example'] }, comet]],
    [[house, { ...comet, hosts: ['https://comet.example'] }]],
    [[house, { ...comet, colours: { accent: 'red;background:url(//evil.example)' } }]],
    [[house, { ...comet, logoUrl: { mobile: '', full: 'javascript:alert(1)' } }]],
    [[house, { ...comet, name: 'Comet</title><script>' }]],
    [[house, { ...comet, name: 'Comet {player}' }]],
    [[house, { ...comet, name: 'Comet\r\nBcc: everybody@example.org' }]],
    [[house, { ...comet, icons: [{ src: 'javascript:alert(1)', type: 'image/png', sizes: '192x192' }] }]],
    [[house, { ...comet, icons: [{ src: '/icon.png', type: 'text/html', sizes: '192x192' }] }]],
  ])('brands that contradict each other or carry more than data are not written: %#', async (content) => {
    await expect(write('brands', content)).rejects.toThrow();
  });
});
