import { adventuresGroup } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { createConfig, type FlagSubject, flagsFor, readFlagRules, usualFlags } from './index.ts';

const guest: FlagSubject = {
  licence: 'CW',
  country: 'CA',
  tier: 'open',
  groups: [],
  isGuest: true,
  registrationVariant: null,
};
const on = (change: Partial<FlagSubject>, rules = usualFlags) => flagsFor({ ...guest, ...change }, rules).on;

describe('[FLAG-01] a feature is switched', () => {
  test('by licence', () => {
    expect(on({ licence: 'EE', isGuest: false }).session_clock).toBe(true);
    expect(on({ licence: 'EE', isGuest: true }).session_clock).toBe(false);
    for (const licence of ['CW', 'GCB'] as const) expect(on({ licence, isGuest: false }).session_clock).toBe(false);
  });

  test('by place: Australia, Estonia, partially and fully closed', () => {
    expect(on({ country: 'AU' }).australia).toBe(true);
    expect(on({ country: 'NZ' }).australia).toBe(false);
    expect(on({ country: 'EE', tier: 'full' }).estonia).toBe(true);
    expect(on({ country: 'EE', tier: 'full', isGuest: false }).estonia).toBe(false);
    expect(on({ country: 'FR', tier: 'partial' }).closed_region).toBe(true);
    expect(on({ country: 'RU', tier: 'full' }).closed_region).toBe(false);
    const closed = readFlagRules('{"on": {"closed_region": {"tiers": ["full"]}}}');
    expect(on({ country: 'RU', tier: 'full' }, closed).closed_region).toBe(true);
  });

  test('by groups, in them and out of them', () => {
    expect([on({ groups: [21] }).notices, on({ groups: [916, 3] }).notices, on({}).notices]).toEqual([
      true,
      true,
      false,
    ]);
    expect([on({ groups: [1401] }).install_app, on({}).install_app]).toEqual([false, true]);
    expect([on({ groups: [100] }).deposit_gifts, on({}).deposit_gifts]).toEqual([false, true]);
    expect([on({ groups: [631] }).sofort, on({}).sofort]).toEqual([false, true]);
  });

  test('[GROUP-11] the welcome pack is for group 131811', () => {
    expect([on({ groups: [131811] }).welcome_pack, on({}).welcome_pack]).toEqual([true, false]);
  });

  test('[GROUP-04] the adventures widget is for testers and one group more', () => {
    const sees = (...groups: number[]) => on({ groups, isGuest: false }).adventures_widget;
    expect([sees(21), sees(916), sees(adventuresGroup), sees(100, 1521)]).toEqual([true, true, true, true]);
    expect([sees(), sees(759), sees(131811), on({}).adventures_widget]).toEqual([false, false, false, false]);
  });

  test('by the operator', () => {
    expect(on({}).live_chat).toBe(true);
    expect(on({}, readFlagRules('{"on": {"live_chat": false}}')).live_chat).toBe(false);
    expect(on({}, readFlagRules('{"on": {"live_chat": true}}')).passkeys).toBe(true);
  });

  test('by the slug of a page, and testers see every page', () => {
    const rules = readFlagRules('{"pages": {"winter": true, "summer": {"countries": ["AU"]}}}');
    const pages = (change: Partial<FlagSubject>) => flagsFor({ ...guest, ...change }, rules).pages;
    expect(pages({})).toMatchObject({ winter: true, summer: false, 'rocket-mart': true });
    expect(pages({ country: 'AU' })).toMatchObject({ winter: true, summer: true });
    expect(Object.values(pages({ groups: [916] })).every(Boolean)).toBe(true);
  });

  test('[CONF-15] [CONF-20] by the document of pages together with the rules, and testers see every page', () => {
    const rules = readFlagRules('{"pages": {"winter": true, "summer": {"countries": ["AU"]}}}');
    const switched = { 'activity-hub': true, 'rocket-mart': false, winter: false, summer: true, autumn: true };
    const pages = (change: Partial<FlagSubject>) => flagsFor({ ...guest, ...change }, rules, switched).pages;
    expect(pages({})).toEqual({
      vip: true,
      'activity-hub': true,
      'rocket-mart': false,
      'rocket-chance': true,
      tournaments: true,
      achievements: true,
      winter: false,
      summer: false,
      autumn: true,
    });
    expect(pages({ country: 'AU' }).summer).toBe(true);
    expect(Object.values(pages({ groups: [916] }))).toEqual(Array(9).fill(true));
  });

  test('by the registration test, which is off unless it is switched on', () => {
    const flags = (registrationTest: boolean, clickId: string) =>
      createConfig({ demo: true, registrationTest }).flagsFor({ ...guest, clickId }).on.registration_variant_b;
    expect([flags(true, 'abcd1'), flags(true, 'abcd2'), flags(false, 'abcd1')]).toEqual([true, false, false]);
  });
});

test.each([
  ['{', 'JSON'],
  ['{"on": {"unknown": true}}', 'unknown'],
  ['{"on": {"live_chat": "yes"}}', 'live_chat'],
  ['{"on": {"live_chat": {"country": ["DE"]}}}', 'live_chat'],
  ['{"pages": {"<script>": true}}', 'pages'],
  ['[]', 'FEATURE_FLAGS'],
])('rules that cannot be meant, %s, stop the start', (json, named) => {
  expect(() => readFlagRules(json)).toThrow(named);
});
