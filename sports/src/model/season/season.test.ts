import { describe, expect, it } from 'vitest';
import { type FixtureSetup, modelOf, quickRandom } from '../index.ts';
import { knockoutForecast, leagueForecast, type SeasonMatch, winsOf, worthOf } from './index.ts';

const sum = (some: Iterable<number>) => [...some].reduce((all, one) => all + one, 0);

describe('a cup', () => {
  /** Four, of which lower numbers are better. */
  const wins = (one: number, other: number) => (10 - one) / (20 - one - other);

  it('[SPORT-96] is worked out exactly: by hand for four', () => {
    const { winner, place } = knockoutForecast(4, [0, 3, 1, 2], { places: 2, placed: [], wins });
    const final = (other: number, against: number) => wins(other, against);
    const first = wins(0, 3) * (wins(1, 2) * final(0, 1) + wins(2, 1) * final(0, 2));
    expect(winner[0]).toBeCloseTo(first, 12);
    expect(place[0]).toBeCloseTo(wins(0, 3), 12);
    expect(sum(winner)).toBeCloseTo(1, 12);
    expect(sum(place)).toBeCloseTo(2, 12);
  });

  it('knows who is out, and who has a place although fewer are left', () => {
    const { winner, place } = knockoutForecast(8, [2, 5], { places: 4, placed: [1, 2, 5, 7], wins });
    expect([...place]).toEqual([0, 1, 1, 0, 0, 1, 0, 1]);
    expect(winner[2]).toBeCloseTo(wins(2, 5), 12);
    expect(sum(winner)).toBeCloseTo(1, 12);
  });
});

describe('a league', () => {
  const randomOf = (match: string) => quickRandom([match.length, match.charCodeAt(0), match.charCodeAt(1), 7]);
  const even: SeasonMatch['finals'] = [
    { home: 1, away: 0, chance: 0.5 },
    { home: 0, away: 1, chance: 0.5 },
  ];

  it('is drawn: chances of all add up to the places there are, and are near what they must be', () => {
    const forecast = leagueForecast(3, 4_096, randomOf);
    forecast.addLater('ab', { sides: [0, 1], finals: even });
    const now = new Map([
      ['bc', { sides: [1, 2] as const, finals: even }],
      ['ca', { sides: [2, 0] as const, finals: even }],
    ]);
    const { winner, place, errors } = forecast.chances([0, 0, 0], now, 2);
    expect(sum(winner)).toBeCloseTo(1, 9);
    expect(sum(place)).toBeCloseTo(2, 9);
    for (const at of [0, 1, 2]) {
      expect(Math.abs(winner[at]! - 1 / 3)).toBeLessThan(4 * errors.winner[at]! + 0.005);
      expect(Math.abs(place[at]! - 2 / 3)).toBeLessThan(4 * errors.place[at]! + 0.005);
    }
  });

  it('what has happened counts: points before the difference, and the difference before what was scored', () => {
    const order = [worthOf(1, 0), worthOf(5, 5), worthOf(4, 4), worthOf(9, 10), worthOf(0, 1)];
    expect([...order].sort((one, other) => other - one)).toEqual(order);
    const { winner } = leagueForecast(2, 16, randomOf).chances([worthOf(2, 0), worthOf(1, 0)], new Map(), 1);
    expect([...winner]).toEqual([1, 0]);
    const level = leagueForecast(2, 16, randomOf).chances([worthOf(1, 0), worthOf(1, 0)], new Map(), 1);
    expect([...level.winner]).toEqual([0.5, 0.5]);
  });
});

describe('how a match can end', () => {
  const athletes = [{ id: 1, weight: 1, plays: true }];
  const setupOf = (sport: FixtureSetup['sport'], more: Partial<FixtureSetup> = {}): FixtureSetup => ({
    sport,
    contestants: [
      { id: 1, attack: 0.6, defence: 0.2, athletes },
      { id: 2, attack: -0.3, defence: 0, athletes: [] },
    ],
    neutral: false,
    knockout: false,
    ...more,
  });

  it.each([
    ['football', setupOf('football'), '1x2;period=ft'],
    ['football', setupOf('football', { knockout: true }), 'to_qualify'],
    ['ice-hockey', setupOf('ice-hockey'), 'winner;period=match'],
    ['basketball', setupOf('basketball'), 'winner;period=match'],
    ['tennis', setupOf('tennis', { format: 'best-of-3' }), 'winner;period=match'],
    ['table-tennis', setupOf('table-tennis'), 'winner;period=match'],
    ['esport', setupOf('esport', { format: 'bo3' }), 'winner;period=match'],
  ] as const)('[SPORT-96] in %s goes by the chances of its own markets', (sport, setup, key) => {
    const model = modelOf(sport);
    const params = model.paramsOf(setup);
    const state = model.begin(params);
    const finals = model.finals?.(params, state) ?? [];
    expect(sum(finals.map(({ chance }) => chance))).toBeCloseTo(1, 6);
    const market = model.fair(params, state).find((one) => one.key === key);
    const wonBy = (side: string) => market?.outcomes.find(({ id }) => id === side)?.chances.won ?? 0;
    expect(winsOf(finals)).toBeCloseTo(wonBy('home') / (wonBy('home') + wonBy('away')), 4);
  });
});
