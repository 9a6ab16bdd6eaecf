import { describe, expect, test } from 'vitest';
import { adventureOf, isPrizeOf, readDayTitle, readPrizeTitle } from './adventure.ts';
import { VipAdventures } from './documents/index.ts';

const titleOf = (step: number) => `trip__${step}/3__0${step}/12/2026`;
const config = VipAdventures.parse({
  variables: { 9: { minDep: { EUR: '20', JPY: '3000' }, gift: { EUR: '10 €' } } },
  prizes: {
    9: [
      {
        title: titleOf(2),
        prize: { bonus: 'Bonus of {gift}' },
        condition: { minDep: '{minDep}', wager: '30', periodActivationDays: '3' },
      },
      {
        title: titleOf(1),
        prize: { freespin: 20 },
        image: { src: '/art/a.svg', srcRetina: '/art/a.svg' },
        condition: { minDep: '{minDep} {nothing}', wager: '40', periodActivationDays: '{constructor}' },
      },
      {
        title: titleOf(3),
        prize: { freespin: 50 },
        condition: { minDep: '5', wager: '0', periodActivationDays: '1' },
      },
    ],
  },
});
const on = (day: string, more: Partial<Parameters<typeof adventureOf>[1]> = {}) =>
  adventureOf(config, {
    groups: [9],
    statusNames: ['Level 3'],
    currency: 'EUR',
    now: new Date(`${day}T12:00:00Z`),
    ...more,
  });
const states = (day: string, done: number[] = []) =>
  on(day, { statusNames: done.map(titleOf) })?.days.map((d) => d.state);

test('[ADV-01] a day has its number, its day, its prize and its condition, in the money of the player', () => {
  const [first, second] = on('2026-12-02', { currency: 'JPY', statusNames: [titleOf(1)] })?.days ?? [];
  expect(first).toEqual({
    day: '2026-12-01',
    index: 0,
    prefix: 'trip',
    step: 1,
    stepTotal: 3,
    isCompleted: true,
    superb: false,
    state: 'completed',
    prize: { type: 'fs', count: 20 },
    // What the document does not know is left out, whatever it is called.
    condition: { minDep: '3000 ', wager: '40', periodActivationDays: '' },
    variables: { minDep: '3000', gift: '10 €' },
    image: '/art/a.svg',
  });
  expect(second).toMatchObject({ step: 2, isCompleted: false, condition: { minDep: '3000', wager: '30' } });
});

test('[ADV-02] prizes are free spins, a bonus, or the extra one at the end', () => {
  expect(on('2026-12-01')?.days.map(({ prize }) => prize)).toEqual([
    { type: 'fs', count: 20 },
    { type: 'bonus', name: 'Bonus of 10 €' },
    { type: 'fs', count: 50 },
    { type: 'superPrize' },
  ]);
});

describe('[ADV-03] a day is', () => {
  test.each([
    ['2026-11-30', [], ['future', 'future', 'future', 'superPrize']],
    ['2026-12-01', [], ['active', 'future', 'future', 'superPrize']],
    ['2026-12-01', [1], ['completed', 'future', 'future', 'superPrize']],
    ['2026-12-02', [], ['lost', 'active', 'future', 'superPrize']],
    ['2026-12-03', [2], ['lost', 'completed', 'active', 'superPrize']],
    ['2026-12-04', [1, 2, 3], ['completed', 'completed', 'completed', 'superPrize']],
    ['2026-12-31', [], ['lost', 'lost', 'lost', 'superPrize']],
  ])('on %s, with %j done, %j', (day, done, wanted) => {
    expect(states(day, done)).toEqual(wanted);
  });

  test('another title than that of a status is not done', () => {
    expect(on('2026-12-01', { statusNames: ['trip__1/3__01/12/2027', 'trip', ''] })?.days[0]?.state).toBe('active');
  });

  test('the extra day comes behind the last', () => {
    expect(on('2026-12-01')?.days.at(-1)).toMatchObject({ day: '2026-12-04', step: 4, superb: true, condition: null });
  });
});

describe('[ADV-05] the adventure is finished', () => {
  test.each([
    ['2026-12-03', [], false],
    ['2026-12-03', [1, 2], false],
    ['2026-12-03', [3], true],
    ['2026-12-04', [], false],
    ['2026-12-05', [], true],
  ])('on %s, with %j done: %s', (day, done, wanted) => {
    expect(on(day, { statusNames: done.map(titleOf) })?.isFinished).toBe(wanted);
  });

  test('by the clock of UTC, for everybody', () => {
    const at = (now: string) => on('2026-12-01', { now: new Date(now) })?.isFinished;
    expect([at('2026-12-04T23:59:59.999Z'), at('2026-12-05T00:00:00Z')]).toEqual([false, true]);
  });
});

describe('whose adventure', () => {
  test('the first group of the document the player is in; nobody else has one, but testers look at the first', () => {
    expect([on('2026-12-01', { groups: [] }), on('2026-12-01', { groups: [100, 759] })]).toEqual([null, null]);
    expect(on('2026-12-01', { groups: [21] })?.days).toHaveLength(4);
    expect(on('2026-12-01', { groups: [916] })?.days).toHaveLength(4);
    const two = { variables: {}, prizes: { 9: [], 12: config.prizes[9] ?? [] } };
    const visitor = { statusNames: [], currency: 'EUR', now: new Date('2026-12-01') };
    expect(adventureOf(two, { ...visitor, groups: [12, 9] })).toBeNull();
    expect(adventureOf(two, { ...visitor, groups: [12] })?.days).toHaveLength(4);
    expect(adventureOf({ variables: {}, prizes: {} }, { ...visitor, groups: [21] })).toBeNull();
  });
});

test.each([
  ['trip__1/7__01/12/2026', { prefix: 'trip', step: 1, total: 7, day: '2026-12-01' }],
  ['winter__trip__7/7__29/02/2028', { prefix: 'winter__trip', step: 7, total: 7, day: '2028-02-29' }],
  ['trip__0/7__01/12/2026', undefined],
  ['trip__8/7__01/12/2026', undefined],
  ['trip__1/7__29/02/2026', undefined],
  ['trip__1/7__01/13/2026', undefined],
  ['trip__1/7__2026-12-01', undefined],
  ['__1/7__01/12/2026', undefined],
  ['', undefined],
])('the title %j', (title, read) => {
  expect(readDayTitle(title)).toEqual(read);
});

test.each([
  ['trip__1__01/12/2026__20 free spins', { prefix: 'trip', step: 1, day: '2026-12-01', text: '20 free spins' }],
  ['winter__trip__7__24/12/2026__a__b', { prefix: 'winter__trip', step: 7, day: '2026-12-24', text: 'a__b' }],
  ['trip__1/7__01/12/2026', undefined],
  ['trip__1__01/12/2026__', undefined],
  ['20 free spins', undefined],
])('[ADV-04] the title of a gift %j', (title, read) => {
  expect(readPrizeTitle(title)).toEqual(read);
});

test('[ADV-04] a gift is the prize of the day whose adventure, step and day it names', () => {
  const day = { prefix: 'trip', step: 1, day: '2026-12-01' };
  const titles = [
    'trip__1__01/12/2026__x',
    'other__1__01/12/2026__x',
    'trip__2__01/12/2026__x',
    'trip__1__02/12/2026__x',
  ];
  expect(titles.map((title) => isPrizeOf(title, day))).toEqual([true, false, false, false]);
});
