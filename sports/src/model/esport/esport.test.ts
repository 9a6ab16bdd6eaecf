import { describe, expect, test } from 'vitest';
import { proveSeries } from '../series/testing/prove-series.ts';
import { twoSidesOf } from '../series/testing/two-sides.ts';
import { wonOutcomes } from '../series/testing/won-outcomes.ts';
import { esport } from './index.ts';
import { mapFrom } from './map-tables.ts';
import { economyAfter, economyAt, isMapOver, levelsOf, placeOf } from './rounds.ts';

proveSeries(esport, {
  goldens: {
    bo3: '067ee3b92fa3cc5db317d661eb62ebbd1ed5a299e2aa355b74d3a5320b24a325',
    bo5: '5cc30bc06aa40fa629c2d2426d5bcfdc9cbd66776495155714430ab588be4ce2',
  },
  moments: 60,
  fixtures: 150,
});

describe('a map', () => {
  test.each([
    [13, 0, true],
    [12, 11, false],
    [13, 11, true],
    [12, 12, false],
    [13, 12, false],
    [15, 13, false],
    [16, 12, true],
    [16, 14, true],
    [15, 15, false],
    [16, 15, false],
    [19, 15, true],
    [17, 19, true],
  ] as const)('at %i-%i is over: %s', (home, away, over) => {
    expect(isMapOver(home, away)).toBe(over);
  });

  test('changes sides after twelve rounds, and after three in overtime', () => {
    const attackers = Array.from({ length: 36 }, (_, round) => placeOf(0, round).attacker).join('');
    expect(attackers).toBe(`${'0'.repeat(12)}${'1'.repeat(12)}111000111000`);
  });

  test('who wins saves up, who loses spends and is helped when it has nothing', () => {
    let economy = economyAt(false);
    const seen = [0, 0, 0].map((winner) => {
      economy = economyAfter[winner as 0]![economy]!;
      return levelsOf(economy);
    });
    expect(seen).toEqual([
      [2, 0],
      [2, 1],
      [2, 0],
    ]);
  });

  test('with even rounds is as likely to end as counting says', () => {
    const row = Array.from({ length: 9 }, () => 0.5);
    const { ends } = mapFrom([row, row], 0, { rounds: [0, 0], economy: economyAt(false) });
    const chanceOf = (home: number, away: number) => ends.find((end) => end.home === home && end.away === away);
    expect(chanceOf(13, 0)?.chance).toBeCloseTo(2 ** -13, 15);
    // 12-12 in C(24, 12) of 2²⁴ ways, a block 4-0 in one of 16; another block after 3-3, in C(6, 3) of 64.
    expect(chanceOf(16, 12)?.chance).toBeCloseTo(2_704_156 / 2 ** 24 / 16, 12);
    expect(chanceOf(16, 12)?.again).toEqual({ more: 3, ratio: 0.3125 });
    const whole = ends.reduce((sum, end) => sum + end.chance / (1 - (end.again?.ratio ?? 0)), 0);
    expect(whole).toBeCloseTo(1, 12);
  });

  test('is worth more to whoever can buy more', () => {
    const params = esport.paramsOf(twoSidesOf('esport', [0, 0]));
    let state = esport.after(params, esport.begin(params), { at: 0, kind: 'side', side: 'home' });
    state = esport.after(params, state, { at: 80, kind: 'round', side: 'home' });
    const next = esport.fair(params, state).find(({ key }) => key === 'next_round;map=1;n=2')!;
    expect(next.outcomes[0]!.chances.won).toBeGreaterThan(0.6);
    expect(esport.scoreboard(state)).toMatchObject({ phase: 'map1', extra: { economy: [2, 0], attacks: 'home' } });
  });

  test('does not begin before it is drawn who attacks', () => {
    const params = esport.paramsOf(twoSidesOf('esport', [0, 0]));
    expect(() => esport.after(params, esport.begin(params), { at: 1, kind: 'round', side: 'home' })).toThrow('attacks');
  });
});

describe('settlement of the e-sport', () => {
  test('of a match that was played', () => {
    // 13-0, then 12-12 and 14-16: 43 rounds; then 13-0.
    const params = esport.paramsOf(twoSidesOf('esport', [0, 0]));
    let state = esport.begin(params);
    for (const map of ['h'.repeat(13), `${'ha'.repeat(12)}hahaaa`, 'h'.repeat(13)]) {
      state = esport.after(params, state, { at: state.clock, kind: 'side', side: 'away' });
      for (const letter of map) {
        const side = letter === 'h' ? 'home' : 'away';
        state = esport.after(params, state, { at: state.clock + 80, kind: 'round', side });
      }
    }
    expect(esport.scoreboard(state)).toMatchObject({ home: 2, away: 1, phase: 'ended' });
    const settled = esport.settle(params, state, [
      'winner;period=match',
      'winner;period=map2',
      'map_score',
      'map_handicap;line=-6',
      'maps_total;line=10',
      'total;line=118;period=map2',
      'total;line=120;period=map2',
      'handicap;line=8;period=map2',
      'handicap;line=7;period=map2',
      'handicap;line=-94;period=match',
      'odd_even;period=match',
      'next_round;map=2;n=2',
      'next_round;map=2;n=31',
      'next_round;map=4;n=1',
      'next_point;n=1',
    ]);
    expect(wonOutcomes(settled)).toEqual({
      'winner;period=match': 'home won',
      'winner;period=map2': 'away won',
      map_score: 'score:2-1 won',
      'map_handicap;line=-6': 'away won',
      'maps_total;line=10': 'over won',
      'total;line=118;period=map2': 'over won',
      'total;line=120;period=map2': 'over void, under void',
      'handicap;line=8;period=map2': 'home void, away void',
      'handicap;line=7;period=map2': 'home half lost, away half won',
      'handicap;line=-94;period=match': 'home won',
      'odd_even;period=match': 'even won',
      'next_round;map=2;n=2': 'away won',
      'next_round;map=2;n=31': 'home void, away void',
    });
  });

  test.each([
    [[11, 12], 24],
    [[12, 10], 23],
    [[12, 12], 28],
    [[15, 13], 29],
    [[15, 15], 34],
  ] as const)('from %j a map has at least %i rounds, and over that line is settled at once', ([home, away], least) => {
    const params = esport.paramsOf(twoSidesOf('esport', [0, 0]));
    let state = esport.after(params, esport.begin(params), { at: 0, kind: 'side', side: 'home' });
    const level = Math.min(home, away);
    const log = `${'ha'.repeat(level)}${'h'.repeat(home - level)}${'a'.repeat(away - level)}`;
    for (const letter of log) {
      state = esport.after(params, state, {
        at: state.clock + 80,
        kind: 'round',
        side: letter === 'h' ? 'home' : 'away',
      });
    }
    expect(state.rounds).toEqual([home, away]);
    const keys = [least - 0.5, least + 0.5].map((line) => `total;line=${line * 4};period=map1`);
    expect([...esport.settle(params, state, keys).keys()]).toEqual([keys[0]]);
  });
});
