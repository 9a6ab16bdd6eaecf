import { describe, expect, it } from 'vitest';
import { lost, voided, won } from '../../markets/index.ts';
import { deductionOf, deductionTable } from './deductions.ts';
import { eachWayTable, eachWayTerms } from './each-way-terms.ts';
import { raceEnds, raceMarketRules, raceRules } from './race-rules.ts';
import { type RaceFacts, settleRace } from './settle-race.ts';

const race = (finish: number[], more: Partial<RaceFacts> = {}): RaceFacts => ({
  end: 'finished',
  finish,
  out: [],
  deductions: finish.map(() => 10),
  ...more,
});
const keys = ['race_winner', 'place;places=2', 'forecast', 'head_to_head;a=1;b=2'];

describe('the end of a race', () => {
  it.each([
    ['finished', 'result'],
    ['abandoned', 'void'],
    ['postponed', 'void'],
    ['walkover', 'void'],
    ['format_changed', 'void'],
  ] as const)('%s: %s', (end, rule) => {
    expect(raceRules[end]).toBe(rule);
    for (const key of keys) {
      const results = Object.values(settleRace(race([5, 6, 7], { end }), key)!);
      expect(results.every(({ void_factor }) => void_factor === 1)).toBe(rule === 'void');
      expect(results.some(({ result }) => result === 'won')).toBe(rule === 'result');
    }
  });

  it('has a row above for every way to end', () => {
    expect(Object.keys(raceRules)).toEqual([...raceEnds]);
  });

  it('is awaited while it runs, and knows no other markets', () => {
    expect(settleRace(race([5, 0, 0], { end: 'running' }), 'race_winner')).toBeUndefined();
    expect(settleRace(race([5, 6, 7]), 'total;line=10;period=ft')).toBeUndefined();
    expect(settleRace(race([5, 6, 7]), 'no key')).toBeUndefined();
  });
});

describe('a tie', () => {
  const two = (places: number, tied: number) => ({ ...won, dead_heat: [places, tied] });

  it.each([
    [
      'race_winner',
      [5, 5, 7, 8],
      { 'starter:1': two(1, 2), 'starter:2': two(1, 2), 'starter:3': lost, 'starter:4': lost },
    ],
    ['place;places=2', [5, 5, 7, 8], { 'starter:1': won, 'starter:2': won, 'starter:3': lost, 'starter:4': lost }],
    [
      'place;places=2',
      [4, 5, 5, 5],
      { 'starter:1': won, 'starter:2': two(1, 3), 'starter:3': two(1, 3), 'starter:4': two(1, 3) },
    ],
    [
      'place;places=3',
      [4, 5, 5, 5],
      { 'starter:1': won, 'starter:2': two(2, 3), 'starter:3': two(2, 3), 'starter:4': two(2, 3) },
    ],
    ['head_to_head;a=1;b=2', [5, 5, 1, 1], { 'starter:1': two(1, 2), 'starter:2': two(1, 2) }],
    ['head_to_head;a=1;b=2', [6, 5, 1, 1], { 'starter:1': lost, 'starter:2': won }],
  ])('of %s at %j', (key, finish, expected) => {
    expect(settleRace(race(finish), key)).toEqual(expected);
  });

  it.each([
    [[5, 6, 7], { 'starters:1-2': won }],
    [[5, 5, 7], { 'starters:1-2': two(1, 2), 'starters:2-1': two(1, 2) }],
    [[5, 6, 6], { 'starters:1-2': two(1, 2), 'starters:1-3': two(1, 2) }],
    [
      [5, 5, 5],
      Object.fromEntries(['1-2', '1-3', '2-1', '2-3', '3-1', '3-2'].map((pair) => [`starters:${pair}`, two(1, 6)])),
    ],
  ])('in a forecast at %j', (finish, winners) => {
    const results = Object.entries(settleRace(race(finish), 'forecast')!);
    expect(Object.fromEntries(results.filter(([, { result }]) => result === 'won'))).toEqual(winners);
    expect(results).toHaveLength(6);
  });
});

describe('a non-runner', () => {
  const facts = race([0, 5, 6, 7], { out: [1], deductions: [25, 10, 5, 5] });

  it.each([
    ['race_winner', 'starter:1', 'starter:2', 250_000],
    ['place;places=2', 'starter:1', 'starter:3', 250_000],
    ['forecast', 'starters:1-2', 'starters:2-3', 250_000],
    ['head_to_head;a=2;b=3', undefined, 'starter:2', undefined],
    ['head_to_head;a=1;b=3', 'starter:1', undefined, undefined],
  ])('in %s gives its own stakes back and takes the rest by the table', (key, out, winner, deduction) => {
    const results = settleRace(facts, key)!;
    if (out) expect(results[out]).toEqual(voided);
    if (winner) expect(results[winner]).toEqual(deduction ? { ...won, deduction } : won);
    expect(raceMarketRules[key.split(';')[0] as 'place'].nonRunner).toBe(key.startsWith('head') ? 'stand' : 'deduct');
  });

  it('takes nothing off bets that were taken when it was out already', () => {
    expect(settleRace(facts, 'race_winner;out=1')).toEqual({ 'starter:2': won, 'starter:3': lost, 'starter:4': lost });
  });

  it('takes its part of what another has left', () => {
    const both = race([0, 0, 6, 7], { out: [2, 1], deductions: [25, 10, 5, 5] });
    expect(settleRace(both, 'race_winner')?.['starter:3']).toEqual({ ...won, deduction: 325_000 });
    expect(settleRace(both, 'race_winner;out=1')?.['starter:3']).toEqual({ ...won, deduction: 250_000 });
  });

  it('voids the race when nobody is left', () => {
    const none = settleRace(race([0, 0], { out: [1, 2] }), 'race_winner')!;
    expect(Object.values(none)).toEqual([voided, voided]);
  });
});

describe('tables', () => {
  it.each(deductionTable)('a non-runner at $price takes $hundredths hundredths', ({ price, hundredths }) => {
    expect(deductionOf(price)).toBe(hundredths);
    expect(deductionOf(price + 1)).toBe(Math.max(0, hundredths - 5));
  });

  it.each([
    [2, undefined],
    [4, undefined],
    [5, { places: 2, of: 4 }],
    [7, { places: 2, of: 4 }],
    [8, { places: 3, of: 5 }],
    [11, { places: 3, of: 5 }],
    [12, { places: 3, of: 4 }],
    [40, { places: 3, of: 4 }],
  ])('each-way with %i starters', (starters, terms) => {
    expect(eachWayTerms(starters)).toEqual(terms);
    expect(eachWayTable).toHaveLength(3);
  });
});
