import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { keptChances, quoteGroup } from '../../bets/index.ts';
import { football } from '../football/football-model.ts';
import { iceHockey } from '../ice-hockey/ice-hockey-model.ts';
import { quickRandom } from '../kit/index.ts';
import type { FairMarket } from '../sport-model.ts';
import { stateAt, twoTeams } from './testing/calibrate-goals.ts';

const params = football.paramsOf(twoTeams('football', [0.6, -0.2], false));
const begin = football.begin(params);
const path = [...football.draw(params, labDraw(4))];
const inPlay = stateAt(football, params, path, 4_000);

const goalsDecide =
  /^(1x2|double_chance|handicap|european_handicap|total|team_total|both_score|correct_score|half_full|margin|odd_even|clean_sheet)\b/;

const fairOfAll = (markets: readonly FairMarket[]) =>
  markets.flatMap(({ key, outcomes }) =>
    outcomes.map(({ id, chances }) => ({ leg: { market: key, outcome: id }, chances })),
  );

describe('builder of goals', () => {
  it.each([
    ['before the start', begin],
    ['in the second half', inPlay],
  ])('each leg alone has the chance its market has, %s', (_, state) => {
    const known = fairOfAll(football.fair(params, state)).filter(
      ({ leg }, index) => goalsDecide.test(leg.market) && (index % deep(7, 1) === 0 || leg.market === 'half_full'),
    );
    const universe = football.universe!(
      params,
      state,
      known.map(({ leg }) => leg),
    )!;
    let compared = 0;
    for (const [index, { leg, chances }] of known.entries()) {
      if (universe.notWhole.includes(index)) continue;
      compared += 1;
      const bits = universe.legs[index]!;
      // One path in every stratum, and a word for each.
      const chance = universe.strata.reduce((sum, { share }, word) => sum + (bits[word] ? share : 0), 0) / 1e9;
      expect(Math.abs(chance - chances.won), `${leg.market} ${leg.outcome}`).toBeLessThan(2e-4);
    }
    expect(compared).toBeGreaterThan(10);
  });

  it('legs together come as often as in drawn matches', () => {
    const legs = [
      { market: '1x2;period=ft', outcome: 'home' },
      { market: 'both_score;period=ft', outcome: 'yes' },
      { market: 'total;line=2;period=1h', outcome: 'over' },
    ];
    const quote = quoteGroup(football.universe!(params, begin, legs)!);
    if ('code' in quote) throw new Error(quote.code);
    expect(quote.error).toBe(0);
    const draws = deep(400, 40_000);
    const random = labDraw(11);
    let won = 0;
    for (let draw = 0; draw < draws; draw += 1) {
      let state = begin;
      for (const incident of football.draw(params, random)) state = football.after(params, state, incident);
      const settled = football.settle(
        params,
        state,
        legs.map(({ market }) => market),
      );
      if (legs.every(({ market, outcome }) => settled.get(market)![outcome]!.result === 'won')) won += 1;
    }
    const chance = quote.probability / 1e9;
    expect(Math.abs(won / draws - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / draws));
  });

  it.each<[string, string, string, string, string]>([
    ['contradiction', '1x2;period=ft', 'home', 'correct_score;period=ft', 'score:0-1'],
    ['implication', 'total;line=10;period=ft', 'over', 'total;line=6;period=ft', 'over'],
  ])('says which legs are in a %s', (_, market, outcome, otherMarket, otherOutcome) => {
    const legs = [
      { market, outcome },
      { market: otherMarket, outcome: otherOutcome },
    ];
    expect(quoteGroup(football.universe!(params, begin, legs)!)).toMatchObject({
      code: expect.stringMatching(/LEGS_CONTRADICT|LEG_IMPLIED/),
      legs: [0, 1],
    });
  });

  it('knows nothing of who scores, of corners, of extra time, and of a match that is over', () => {
    const home = { market: '1x2;period=ft', outcome: 'home' };
    for (const leg of [
      { market: 'scorer', outcome: 'athlete:1' },
      { market: 'corners_total;line=38;period=ft', outcome: 'over' },
      { market: 'to_qualify', outcome: 'home' },
      { market: 'next_goal;n=1', outcome: 'home' },
      { market: '1x2;period=ft', outcome: 'nobody' },
      { market: '1x2;period=q1', outcome: 'home' },
      { market: 'NO KEY', outcome: 'home' },
    ]) {
      expect(football.universe!(params, begin, [home, leg]), leg.market).toBeUndefined();
    }
    expect(football.universe!(params, stateAt(football, params, path, 1e9), [home])).toBeUndefined();
  });

  it.each([
    ['football before the start', 'football', 0],
    ['football in the first half, in the middle of a slot', 'football', 1_015],
    ['ice hockey before the start', 'ice-hockey', 0],
    ['ice hockey in the third period', 'ice-hockey', 3_200],
  ] as const)('[SPORT-72] drawn from how it stands, each leg comes as often as its market says: %s', (_, sport, at) => {
    const model = sport === 'football' ? football : (iceHockey as unknown as typeof football);
    const own = model.paramsOf(twoTeams(sport, [0.6, -0.2], true));
    const state = at === 0 ? model.begin(own) : stateAt(model, own, [...model.draw(own, labDraw(4))], at);
    const fair = fairOfAll(model.fair(own, state)).filter((_leg, index) => index % deep(5, 1) === 0);
    const drawn = model.drawn!(
      own,
      state,
      fair.map(({ leg }) => leg),
      quickRandom([at, 2, 3, 4]),
    )!;
    drawn.draw(deep(2 ** 11, 2 ** 17));
    const universe = drawn.universe();
    for (const [index, { leg, chances }] of fair.entries()) {
      if (universe.notWhole.includes(index)) continue;
      const [, [share, error] = [0, 0]] = keptChances({ ...universe, legs: [universe.legs[index]!] });
      const away = Math.abs(share / 1e9 - chances.won);
      expect(away, `${leg.market} ${leg.outcome}`).toBeLessThan((4.5 * error) / 1e9 + 1e-6);
    }
  });

  it('[SPORT-72] drawn, legs together are worth what they are exactly', () => {
    const legs = [
      { market: '1x2;period=1h', outcome: 'home' },
      { market: 'total;line=10;period=ft', outcome: 'over' },
    ];
    const exact = quoteGroup(football.universe!(params, begin, legs)!);
    const drawn = football.drawn!(params, begin, legs, quickRandom([1, 2, 3, 4]))!;
    drawn.draw(2 ** 13);
    const estimate = quoteGroup(drawn.universe());
    if ('code' in exact || 'code' in estimate) throw new Error('no price');
    expect(Math.abs(estimate.probability - exact.probability)).toBeLessThan(4 * estimate.error);
    expect(
      football.drawn!(params, stateAt(football, params, path, 1e9), legs, quickRandom([1, 2, 3, 4])),
    ).toBeUndefined();
    expect(
      football.drawn!(params, begin, [{ market: 'NO KEY', outcome: 'home' }], quickRandom([1, 2, 3, 4])),
    ).toBeUndefined();
  });

  it('knows the three periods of ice hockey', () => {
    const rink = iceHockey.paramsOf(twoTeams('ice-hockey', [0.3, 0], false));
    const legs = [
      { market: '1x2;period=p1', outcome: 'home' },
      { market: 'total;line=22;period=ft', outcome: 'over' },
    ];
    const quote = quoteGroup(iceHockey.universe!(rink, iceHockey.begin(rink), legs)!);
    expect(quote).toMatchObject({ error: 0, price: expect.any(Number) });
  });
});
