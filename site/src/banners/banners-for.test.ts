import { Banner } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { type BannerVisitor, bannersFor, minuteMs } from './banners-for.ts';
import { aBanner } from './testing/a-banner.ts';

const guest: BannerVisitor = { groups: null, onCryptoHost: false, hasWelcomePack: false, isClosed: false };
const player = { ...guest, groups: [21, 544] };
const now = new Date('2026-11-15T12:00:00Z');
const place = 'slider-index-top';
const isShown = (more: Partial<Banner>, visitor: BannerVisitor = guest, at = now) =>
  bannersFor([aBanner(more)], visitor, { now: at, place }).length === 1;

describe('[BANNER-01] [BANNER-04] [BANNER-05] a banner', () => {
  const whole = {
    ...aBanner({
      id: 'whole',
      frontend_identifier: 'ring-race',
      size: 'big',
      identity: 7,
      logged: true,
      groups: [21],
      groupIds: [22],
    }),
    variables: { prize: { EUR: '100 €' } },
    labels: [{ title: 'New' }],
    button: { name: 'Look', url: '', type: 'lottery', frontendIdentifier: 'autumn', attrs: { campaign: 'autumn' } },
    secondButton: { name: 'How', popup: { title: 'How', secondTitle: 'In short', desc: 'So.' } },
    timer: { start_at: '2026-11-01T00:00:00.000Z', end_at: '2026-12-01T00:00:00.000Z' },
    order: { 'slider-index-top': 2 },
    liveTime: { start: '01/11/2026 00:00', end: '30/11/2026 23:59' },
  };
  test('has all of its fields, and keeps them', () => {
    expect(Banner.parse(whole)).toEqual(whole);
  });

  test.each([
    ['[BANNER-06] a time in another form', { liveTime: { start: '2026-11-01 00:00' } }],
    ['a month that is none', { liveTime: { end: '01/13/2026 00:00' } }],
    ['a kind of button nobody knows', { button: { ...whole.button, type: 'casino' } }],
    ['a script behind its button', { button: { ...whole.button, url: 'javascript:alert(1)' } }],
    ['a style in its colours', { gradient: { ...whole.gradient, colorLeft: 'red;background:url(//evil.example)' } }],
  ])('is refused with %s', (_what, more) => {
    expect(Banner.safeParse({ ...whole, ...more }).success).toBe(false);
  });
});

describe('[BANNER-07] the live window, in UTC', () => {
  const liveTime = { start: '15/11/2026 12:00', end: '15/11/2026 13:00' };
  test.each([
    ['2026-11-15T11:59:59.999Z', false],
    ['2026-11-15T12:00:00.000Z', false],
    ['2026-11-15T12:00:00.001Z', true],
    ['2026-11-15T13:00:00.000Z', true],
    ['2026-11-15T13:00:00.001Z', false],
    // The same minute on a wall in Auckland is another one in UTC.
    ['2026-11-15T12:30:00+13:00', false],
  ])('at %s: %s', (at, shown) => {
    expect(isShown({ liveTime }, guest, new Date(at))).toBe(shown);
  });

  test('without a start it has begun, without an end it does not end', () => {
    expect(isShown({ liveTime: { end: '16/11/2026 00:00' } })).toBe(true);
    expect(isShown({ liveTime: { start: '14/11/2026 00:00' } })).toBe(true);
    expect(isShown({ liveTime: {} })).toBe(true);
  });

  test.each(['31/02/2026 00:00', '15-11-2026 12:00', ''])('a minute that no calendar has is never now: %s', (text) => {
    expect(minuteMs(text)).toBeNaN();
    expect(isShown({ liveTime: { start: text } })).toBe(false);
  });
});

describe('[BANNER-08] groups', () => {
  test.each([
    [{ groups: [21, 99] }, true],
    [{ groups: [99] }, false],
    [{ groupIds: [544] }, true],
    [{ groupIds: [99] }, false],
    [{ groups: [], groupIds: [] }, true],
    // The second list only speaks where the first says nothing.
    [{ groups: [99], groupIds: [21] }, false],
  ])('%j for a player in 21 and 544: %s', (more, shown) => {
    expect(isShown(more, player)).toBe(shown);
  });

  test('no guest sees a banner with groups', () => {
    expect([isShown({ groups: [21] }), isShown({ groupIds: [21] }), isShown({ groups: [] })]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test.each([
  [undefined, true, true],
  [true, false, true],
  [false, true, false],
])('[BANNER-09] the log-in filter %s: guest %s, player %s', (logged, forGuest, forPlayer) => {
  const more = logged === undefined ? {} : { logged };
  expect([isShown(more, guest), isShown(more, player)]).toEqual([forGuest, forPlayer]);
});

test.each([
  [undefined, true, true],
  [true, false, true],
  [false, true, false],
])('[BANNER-10] the crypto-domain filter %s: usual host %s, crypto host %s', (crypto, usual, coins) => {
  const more = crypto === undefined ? {} : { crypto };
  expect([isShown(more), isShown(more, { ...guest, onCryptoHost: true })]).toEqual([usual, coins]);
});

test.each([
  [['welcome-pack-hide'], false, true],
  [['welcome-pack-show'], true, false],
  [['welcome-pack-hide', 'welcome-pack-show'], true, false],
  [[], true, true],
])('marks %j: with the welcome pack %s, without it %s', (marks, withPack, without) => {
  const more = { categories: ['slider-index-top', ...marks] };
  expect([isShown(more, { ...player, hasWelcomePack: true }), isShown(more, player)]).toEqual([withPack, without]);
});

test('[BANNER-02] each place has its own banners, in its own order; without a number last, equals as they came', () => {
  const banner = (id: string, categories: string[], order: Record<string, number>) =>
    aBanner({ id, categories, order });
  const banners = [
    banner('none', ['slider-index-top'], {}),
    banner('second', ['slider-index-top'], { 'slider-index-top': 2, 'slider-jackpot': 1 }),
    banner('pool', ['slider-index-top', 'slider-jackpot'], { 'slider-index-top': 2, 'slider-jackpot': 9 }),
    banner('first', ['slider-index-top'], { 'slider-index-top': -1 }),
    banner('elsewhere', ['promo'], { 'slider-index-top': 0 }),
    banner('other-pool', ['slider-jackpot'], {}),
  ];
  const ids = (at: 'slider-index-top' | 'slider-jackpot') =>
    bannersFor(banners, guest, { now, place: at }).map(({ id }) => id);
  expect(ids('slider-index-top')).toEqual(['first', 'second', 'pool', 'none']);
  expect(ids('slider-jackpot')).toEqual(['pool', 'other-pool']);
});

test('[PP-27] nothing is advertised to a player in a break or excluded', () => {
  expect(isShown({}, { ...player, isClosed: true })).toBe(false);
});
