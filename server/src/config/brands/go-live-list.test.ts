import type { Brand } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { usualDocuments } from '../documents/usual-documents.ts';
import type { BrandHouse } from './brand-house.ts';
import { checkBrand } from './check-brand.ts';
import { askLive, closeBrand, declineLive, dropDraft, goLive, saveDraft } from './draft-moves.ts';
import { goLiveList, missingFor } from './go-live-list.ts';

const house: BrandHouse = {
  hosts: ['halley.example'],
  openCountries: ['DE', 'AT', 'NO'],
  locales: ['en', 'de', 'en-AU'],
  methods: [
    { id: 'visa', title: 'Visa', sides: { EUR: ['deposit', 'cashout'], NOK: ['deposit', 'cashout'] } },
    { id: 'voucher', title: 'Voucher', sides: { EUR: ['deposit'] } },
  ],
  producers: [{ id: 'aurora', title: 'Aurora', games: 2 }],
  collections: [{ id: 'instant', title: 'Originals', games: 1 }],
  gamesIn: ({ closedProducers = [] }, market) => (closedProducers.includes('aurora') || market === 'NO' ? 0 : 2),
  offers: [{ id: 7, title: 'Welcome', kind: 'deposit' }],
  otherOffers: new Map([[8, 'proposed']]),
  seenHosts: new Set(['comet.example']),
  pages: ['terms-and-conditions', 'responsible-gaming'].map((path) => ({ path, languages: ['en', 'de'] })),
};

const first = usualDocuments.brands[0] as Brand;
const comet: Brand = {
  ...first,
  id: 'comet',
  name: 'Comet Club',
  hosts: ['comet.example'],
  logoUrl: { mobile: '/api/pictures/1.webp', full: '/api/pictures/1.webp' },
  markets: ['DE', 'AT'],
  currencies: ['EUR'],
  languages: ['de', 'en-AU'],
  licenceTexts: { de: 'Eine Lizenz.', en: 'A licence.' },
  methods: ['visa'],
  offers: [7],
  mailFrom: 'hello@comet.example',
};

const missing = (change: Partial<Brand>, known: Partial<BrandHouse> = {}) =>
  goLiveList({ ...comet, ...change }, { ...house, ...known })
    .filter(({ done }) => !done)
    .map(({ id, needed }) => (needed ? id : `(${id})`));

test('[OPS-59] a brand that has everything misses nothing, and every line says where it is mended', () => {
  expect(missing({})).toEqual([]);
  for (const { step, text } of goLiveList(comet, house)) {
    expect(step).not.toBeNull();
    expect(text).toMatch(/\.$/);
  }
});

test.each<[string[], Partial<Brand>, Partial<BrandHouse>?]>([
  [['hosts', '(hosts_answer)'], { hosts: [] }],
  [['(hosts_answer)'], {}, { seenHosts: new Set() }],
  [['(logo)'], { logoUrl: { mobile: '', full: '' } }],
  [['colours'], { colours: { accent: '#101010' } }],
  [['markets', 'games'], { markets: undefined }],
  [['markets', 'games'], { markets: [] }],
  [['currencies'], { currencies: [] }],
  [['languages'], { languages: [] }],
  [['pages', 'licence_texts'], { languages: ['de', 'it'] }, { locales: ['de', 'it'] }],
  [['licence_texts'], { licenceTexts: { de: 'Eine Lizenz.' } }],
  [['licence'], { markets: ['DE', 'EE'] }],
  [['methods'], { methods: ['voucher'] }],
  [['methods'], { currencies: ['EUR', 'BTC'] }],
  [['games'], { markets: ['DE', 'NO'] }],
  [['games'], { closedProducers: ['aurora'] }],
  [['(offers)'], { offers: undefined }],
  [['offers_live'], { offers: [7, 8] }],
  [['email'], { email: '' }],
  [['mail_from'], { mailFrom: undefined }],
])('[OPS-59] missing: %j', (ids, change, known = {}) => {
  expect(missing(change, known)).toEqual(ids);
});

test('a page of the brand’s own is asked for in each of its languages, and the list leads to it', () => {
  const pages = [...house.pages, { path: 'about-us@comet', languages: ['en'] }];
  const line = goLiveList(comet, { ...house, pages }).find(({ id }) => id === 'pages');
  expect(line).toMatchObject({
    done: false,
    href: '/content/item?name=page%3Aabout-us%40comet',
    text: expect.stringContaining('(German)'),
  });
});

test('the house’s own brand needs no host and no sender; wishes alone hold nothing up', () => {
  const list = goLiveList({ ...comet, hosts: [], mailFrom: undefined, offers: undefined }, house, { isFirst: true });
  expect(missingFor(list)).toEqual([]);
});

describe('[OPS-60] what is hostile or unknown is refused, in its own words', () => {
  const other = { ...comet, id: 'nova', hosts: ['nova.example'] };
  const draft = {
    revision: 1,
    brand: { ...comet, id: 'lyra', hosts: ['lyra.example'] },
    changed_by: 'a',
    changed_at: '',
    asked: null,
  };
  const written = { brands: [first, other], drafts: [draft] };
  test.each<[string, Partial<Brand>]>([
    ['hosts.taken', { hosts: ['halley.example'] }],
    ['hosts.taken', { hosts: ['127.0.0.1:3000'] }],
    ['hosts.taken', { hosts: ['comet.example', 'nova.example'] }],
    ['hosts.taken', { hosts: ['nova.example:8080'] }],
    ['hosts.taken', { hosts: ['lyra.example'] }],
    ['colours.unreadable', { colours: { background: '#ffffff' } }],
    ['markets.unknown', { markets: ['US'] }],
    ['languages.unknown', { languages: ['fr'] }],
    ['methods.unknown', { methods: ['cowries'] }],
    ['producers.unknown', { closedProducers: ['nobody'] }],
    ['collections.unknown', { closedCollections: ['nothing'] }],
    ['offers.unknown', { offers: [9] }],
  ])('%s: %j', (code, change) => {
    expect(() => checkBrand({ ...comet, ...change }, written, house)).toThrow(code);
  });
  test('its own hosts are its own', () => {
    expect(() => checkBrand(other, written, house)).not.toThrow();
  });
});

describe('[OPS-60] the way of a draft', () => {
  const at = new Date('2026-11-18T12:00:00Z');
  const [ada, bo] = [
    { id: 1, name: 'Ada', at },
    { id: 2, name: 'Bo', at },
  ];
  const start = { brands: [first], drafts: [] };
  const saved = saveDraft(start, { brand: comet, revision: 0 }, ada);
  const asked = askLive(saved, { id: 'comet', revision: 1 }, ada);

  test('the same press again changes nothing; who has seen an older one is told', () => {
    expect(saveDraft(saved, { brand: comet, revision: 0 }, ada)).toBe(saved);
    expect(askLive(asked, { id: 'comet', revision: 1 }, ada)).toBe(asked);
    expect(() => saveDraft(saved, { brand: { ...comet, name: 'Another' }, revision: 0 }, bo)).toThrow(
      'CHANGED_MEANWHILE',
    );
    expect(() => askLive(saved, { id: 'comet', revision: 2 }, bo)).toThrow('CHANGED_MEANWHILE');
    expect(() => askLive(asked, { id: 'comet', revision: 1 }, bo)).toThrow('state.not_allowed');
    expect(() => askLive(start, { id: 'comet', revision: 1 }, ada)).toThrow('NOT_FOUND');
  });

  test('somebody else agrees; nobody agrees to what was not asked for, or was changed since', () => {
    const second = { id: 2, isAlone: false };
    expect(goLive(asked, { id: 'comet', revision: 1 }, second)).toEqual({ brands: [first, comet], drafts: [] });
    expect(() => goLive(asked, { id: 'comet', revision: 1 }, { ...second, id: 1 })).toThrow('SECOND_PERSON_NEEDED');
    expect(() => goLive(saved, { id: 'comet', revision: 1 }, second)).toThrow('state.not_allowed');
    expect(goLive(saved, { id: 'comet', revision: 1 }, { id: 1, isAlone: true }).brands).toHaveLength(2);
    const changed = saveDraft(asked, { brand: { ...comet, name: 'Comet' }, revision: 1 }, ada);
    expect(changed.drafts[0]).toMatchObject({ revision: 2, asked: null });
    expect(() => goLive(changed, { id: 'comet', revision: 1 }, second)).toThrow('CHANGED_MEANWHILE');
    expect(declineLive(asked, { id: 'comet', revision: 1 }).drafts[0]?.asked).toBeNull();
    expect(dropDraft(saved, { id: 'comet', revision: 1 })).toEqual(start);
  });

  test('a live brand is taken down to a draft, changed beside what counts, and put in its place; the first one stays', () => {
    const live = { brands: [first, comet], drafts: [] };
    expect(closeBrand(live, 'comet', ada)).toMatchObject({ brands: [first], drafts: [{ revision: 1, brand: comet }] });
    expect(() => closeBrand(live, 'halley', ada)).toThrow('state.not_allowed');
    const renamed = { ...comet, name: 'Comet House' };
    const beside = saveDraft(live, { brand: renamed, revision: 0 }, ada);
    expect(beside.brands).toBe(live.brands);
    expect(goLive(beside, { id: 'comet', revision: 1 }, { id: 1, isAlone: true }).brands).toEqual([first, renamed]);
  });
});
