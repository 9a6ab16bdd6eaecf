import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import type { FairMarket, FixtureSetup } from '../sport-model.ts';
import { scoreOf } from './basketball-state.ts';
import { basketball } from './index.ts';
import { overtimesOf } from './overtime.ts';
import { pointsIn } from './points.ts';

const athletes = (from: number) =>
  Array.from({ length: 6 }, (_, at) => ({ id: from + at, weight: 6 - at, plays: at !== 5 }));
const setup: FixtureSetup = {
  sport: 'basketball',
  contestants: [
    { id: 1, attack: 0.8, defence: 0.1, athletes: athletes(10) },
    { id: 2, attack: 0, defence: -0.4, athletes: athletes(20) },
  ],
  neutral: false,
  knockout: false,
};
const params = basketball.paramsOf(setup);
const byKey = (markets: readonly FairMarket[]) => new Map(markets.map((market) => [market.key, market.outcomes]));

function play(seed: number, until = Number.POSITIVE_INFINITY) {
  let state = basketball.begin(params);
  for (const incident of basketball.draw(params, labDraw(seed))) {
    if (incident.at > until) break;
    state = basketball.after(params, state, incident);
  }
  return state;
}

describe('points', () => {
  it.each([0, 1, 7, 23, 24, 60, 144])('in %i plays are those of plays one by one', (plays) => {
    for (const factor of [0.75, 1, 1.3]) {
      const [one, two, three] = [0.034 * factor, 0.24 * factor, 0.08 * factor];
      let chances = [1];
      for (let play = 0; play < plays; play += 1) {
        const next = new Array<number>(chances.length + 3).fill(0);
        for (const [points, chance] of chances.entries()) {
          next[points]! += chance * (1 - one - two - three);
          next[points + 1]! += chance * one;
          next[points + 2]! += chance * two;
          next[points + 3]! += chance * three;
        }
        chances = next;
      }
      const found = pointsIn(plays, [one, two, three]);
      let missing = 0;
      for (const [points, chance] of chances.entries()) {
        missing = Math.max(missing, Math.abs(chance - (found.chances[points - found.first] ?? 0)));
      }
      expect(missing).toBeLessThan(1e-12);
    }
  });
});

describe('a game of basketball', () => {
  it('is the same whenever it is drawn again, and its numbers survive JSON', () => {
    const again = JSON.parse(JSON.stringify(params)) as typeof params;
    expect(again).toEqual(params);
    expect([...basketball.draw(again, labDraw(5))]).toEqual([...basketball.draw(params, labDraw(5))]);
  });

  it('goes on until somebody is ahead, and its states follow the path', () => {
    let overtimes = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const path = [...basketball.draw(params, labDraw(seed))];
      const state = path.reduce(
        (before, incident) => basketball.after(params, before, incident),
        basketball.begin(params),
      );
      const made = (side: string) =>
        path.reduce((sum, one) => sum + (one.kind === 'point' && one.side === side ? one.value! : 0), 0);
      expect(scoreOf(state.periods)).toEqual([made('home'), made('away')]);
      expect(made('home')).not.toBe(made('away'));
      expect(state.periods.length).toBe(path.filter(({ kind }) => kind === 'period_end').length);
      expect(basketball.isOver(state)).toBe(true);
      expect(basketball.fair(params, state)).toEqual([]);
      if (state.periods.length > 4) overtimes += 1;
    }
    expect(overtimes).toBeGreaterThan(0);
  });

  it('is the same state whether the clock was looked at in between or not', () => {
    let looked = basketball.begin(params);
    let at = 0;
    for (const incident of basketball.draw(params, labDraw(4))) {
      for (; at < incident.at; at += 7) looked = basketball.after(params, looked, { at, kind: 'tick' });
      looked = basketball.after(params, looked, incident);
    }
    const plain = play(4);
    expect({ ...looked, weights: [] }).toEqual({ ...plain, weights: [] });
    for (const [node, weight] of looked.weights.entries()) expect(weight).toBeCloseTo(plain.weights[node]!, 12);
  });

  it.each([0, 610, 1_500, 2_390])('after %i seconds has complements that add up to one', (seconds) => {
    for (const { key, outcomes } of basketball.fair(params, play(6, seconds))) {
      const { halfWon, halfLost, void: back } = outcomes[0]!.chances;
      const paid = outcomes.reduce((sum, { chances }) => sum + chances.won + chances.halfWon / 2, 0);
      expect([key, Math.round((paid + back + (halfWon + halfLost) / 2) * 1e9)]).toEqual([key, 1e9]);
    }
  });

  it('agrees with itself: winner, handicap of half a point and bands of the margin say one thing', () => {
    const markets = byKey(basketball.fair(params, play(9, 1_200)));
    const won = (key: string, id: string) => markets.get(key)!.find((outcome) => outcome.id === id)!.chances.won;
    const bands = markets.get('margin;period=match')!.filter(({ id }) => id.startsWith('home'));
    const home = won('winner;period=match', 'home');
    expect(bands.reduce((sum, { chances }) => sum + chances.won, 0)).toBeCloseTo(home, 9);
    expect(won('1x2;period=ft', 'home')).toBeLessThan(home);
    expect(won('1x2;period=ft', 'home') + won('1x2;period=ft', 'draw')).toBeGreaterThan(home);
  });

  it('leads from overtime to overtime: what they add is what is left of a level score', () => {
    for (const overtime of overtimesOf(params)) {
      for (const chances of [overtime.home, overtime.away, overtime.total, overtime.margin]) {
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
      expect(overtime.margin[-overtime.firstMargin]).toBe(0);
    }
  });

  it('opens only what overtime decides once it is on', () => {
    let state = basketball.begin(params);
    for (const side of ['home', 'away'] as const) {
      state = basketball.after(params, state, {
        at: side === 'home' ? 10 : 20,
        kind: 'point',
        side,
        value: 2,
        who: 10,
      });
    }
    state = basketball.after(params, state, { at: 2_450, kind: 'tick' });
    expect(basketball.scoreboard(state)).toMatchObject({ phase: 'ot', home: 2, away: 2, clock: 2_450 });
    const keys = basketball.fair(params, state).map(({ key }) => key);
    expect(keys).toContain('winner;period=match');
    expect(keys.every((key) => key.includes('period=match'))).toBe(true);
    const settled = basketball.settle(params, state, [
      '1x2;period=ft',
      'winner;period=match',
      'athlete_total;athlete=15;line=2;period=ft',
    ]);
    expect(settled.get('1x2;period=ft')?.draw?.result).toBe('won');
    expect(settled.has('winner;period=match')).toBe(false);
    // Number 15 does not play.
    expect(settled.get('athlete_total;athlete=15;line=2;period=ft')?.over?.void_factor).toBe(1);
  });

  it.each(['abandoned', 'postponed', 'walkover', 'format_changed'])('%s ends it: what is left is void', (kind) => {
    const stopped = basketball.after(params, play(3, 900), { at: 900, kind });
    expect(basketball.isOver(stopped)).toBe(true);
    expect(basketball.fair(params, stopped)).toEqual([]);
    const settled = basketball.settle(params, stopped, ['1x2;period=q1', 'winner;period=match']);
    expect(settled.get('winner;period=match')?.home?.void_factor).toBe(1);
    expect(settled.get('1x2;period=q1')?.home?.void_factor).toBe(kind === 'abandoned' ? 0 : 1);
    expect(basketball.after(params, stopped, { at: 910, kind: 'tick' })).toBe(stopped);
  });

  it('settles every market it has ever opened', () => {
    const state = play(12);
    const keys = [0, 700, 1_300, 2_000].flatMap((seconds) =>
      basketball.fair(params, play(12, seconds)).map(({ key }) => key),
    );
    expect([...basketball.settle(params, state, keys).keys()].sort()).toEqual([...new Set(keys)].sort());
  });

  it('learns from what is seen, ten or twelve minutes a quarter', () => {
    const quick = { ...params, nodes: params.nodes };
    let state = basketball.begin(quick);
    for (let at = 20; at <= 600; at += 20)
      state = basketball.after(quick, state, { at, kind: 'point', side: 'away', value: 2 });
    const { weights } = state;
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    // The last nodes are those of a quick game; away is in form in the first of each three.
    expect(weights[6]! / params.nodes[6]!.weight).toBeGreaterThan(weights[2]! / params.nodes[2]!.weight);
    expect(basketball.paramsOf({ ...setup, format: '4x12' }).quarterPlays).toBe(72);
    expect(() => basketball.paramsOf({ ...setup, format: '3x20' })).toThrow(RangeError);
    expect(() => basketball.paramsOf({ ...setup, contestants: [] })).toThrow(RangeError);
  });
});
