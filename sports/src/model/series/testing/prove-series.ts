import { labDraw } from '@halley/studio/fair';
import { describe, expect, test } from 'vitest';
import { deep } from '../../../../../test/deep.ts';
import type { SportModel } from '../../sport-model.ts';
import { calibrate, outliers } from './calibrate.ts';
import { pathHash } from './path-hash.ts';
import { surePortfolios, unsound } from './sound-markets.ts';
import { anySetup, twoSidesOf } from './two-sides.ts';

export interface SeriesProof {
  /** The usual format, another one, and the hash of the path of each. */
  goldens: Readonly<Record<string, string>>;
  /** About how many incidents a path has. */
  moments: number;
  /** How many fixtures the usual run has time for. */
  fixtures: number;
}

/** What every sport that is played in periods promises. */
export function proveSeries<Params extends object, State extends object>(
  model: SportModel<Params, State>,
  { goldens, moments, fixtures }: SeriesProof,
): void {
  const { sport } = model;
  const formats = Object.keys(goldens) as [string, string];
  const even = twoSidesOf(sport, [0, 0]);

  describe('the process', () => {
    test.each(Object.entries(goldens))('a seed gives one path, written down: %s', (format, hash) => {
      expect(pathHash(model, twoSidesOf(sport, [0.8, -0.4], format))).toBe(hash);
    });

    test('is lazy: who reads a part has drawn no more than that', () => {
      const random = labDraw(3);
      const path = model.draw(model.paramsOf(even), random)[Symbol.iterator]();
      path.next();
      expect(random.position).toBeLessThanOrEqual(8);
    });

    test('paths run forward in time and end once; states are plain data and never changed in place', () => {
      const params = model.paramsOf(even);
      expect(JSON.parse(JSON.stringify(params))).toEqual(params);
      for (let seed = 0; seed < 10; seed++) {
        let state = model.begin(params);
        let last = 0;
        const kinds: string[] = [];
        for (const incident of model.draw(params, labDraw(seed))) {
          expect(incident.at).toBeGreaterThanOrEqual(last);
          last = incident.at;
          const before = JSON.stringify(state);
          const next = model.after(params, state, incident);
          expect(JSON.stringify(state)).toBe(before);
          state = next;
          kinds.push(incident.kind);
        }
        expect(kinds.indexOf('end')).toBe(kinds.length - 1);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(model.isOver(state)).toBe(true);
        expect(model.fair(params, state)).toEqual([]);
        expect(model.scoreboard(state)).toMatchObject({ phase: 'ended', clock: last });
      }
    });

    test('refuses other numbers of sides, formats it does not know, and a result without a side', () => {
      expect(() => model.paramsOf({ ...even, contestants: [] })).toThrow('two');
      expect(() => model.paramsOf({ ...even, format: 'best-of-4' })).toThrow('format');
      const params = model.paramsOf(even);
      expect(() => model.after(params, model.begin(params), { at: 1, kind: 'retired' })).toThrow('side');
    });
  });

  describe('chances', () => {
    test('add up to 1 in every state, before and in play, and what is decided is not offered', () => {
      const params = model.paramsOf(twoSidesOf(sport, [1, -1], formats[1]));
      let state = model.begin(params);
      let count = 0;
      for (const incident of model.draw(params, labDraw(5))) {
        if (count++ % 9 === 0) {
          const markets = model.fair(params, state);
          expect(unsound(markets)).toEqual([]);
          const keys = markets.map(({ key }) => key);
          expect([...model.settle(params, state, keys).keys()]).toEqual([]);
        }
        state = model.after(params, state, incident);
      }
    });

    test('are the same for equals, and the better one is likelier to win', () => {
      const winner = (ratings: readonly [number, number]) => {
        const params = model.paramsOf(twoSidesOf(sport, ratings));
        return model.fair(params, model.begin(params))[0]!.outcomes.map(({ chances }) => chances.won);
      };
      expect(winner([0, 0])[0]).toBeCloseTo(winner([0, 0])[1]!, 4);
      expect(winner([1, 0])[0]).toBeGreaterThan(0.55);
    });

    test('come true, and fair prices in play are martingales', { timeout: 1_200_000 }, () => {
      const found = calibrate(model, {
        fixtures: deep(fixtures, 20_000),
        moments,
        setup: anySetup(sport, formats),
      });
      expect(outliers(found.settled, 4)).toEqual([]);
      expect(outliers(found.inPlay, 4)).toEqual([]);
    });

    test('at fair prices no portfolio wins whatever happens', () => {
      expect(surePortfolios(model, { setup: even, ends: 150, portfolios: 300 })).toBe(0);
    });
  });
}
