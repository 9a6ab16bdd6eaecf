import { labDraw } from '@halley/studio/fair';
import { describe, expect, it } from 'vitest';
import type { FixtureSetup } from '../sport-model.ts';
import { racing } from './index.ts';
import { raceParams } from './race-params.ts';

function setup(seed: number, starters = 8): FixtureSetup {
  const random = labDraw(seed);
  const rating = () => Math.round((random.float() * 4 - 2) * 100) / 100;
  const contestants = Array.from({ length: starters }, (_, at) => ({
    id: at + 1,
    attack: rating(),
    defence: rating(),
    athletes: [],
  }));
  return { sport: 'racing', contestants, neutral: true, knockout: false };
}

describe('a race', () => {
  const params = racing.paramsOf(setup(4));

  it('is the same whenever it is drawn again, and its numbers survive JSON', () => {
    const again = JSON.parse(JSON.stringify(params)) as typeof params;
    expect(again).toEqual(params);
    expect([...racing.draw(again, labDraw(5))]).toEqual([...racing.draw(params, labDraw(5))]);
  });

  it('never goes back in time and ends with everybody home', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      let state = racing.begin(params);
      let last = 0;
      for (const incident of racing.draw(params, labDraw(seed))) {
        expect(incident.at).toBeGreaterThanOrEqual(last);
        last = incident.at;
        state = racing.after(params, state, incident);
      }
      expect(racing.isOver(state)).toBe(true);
      expect(state.finish.filter((tick) => tick > 0)).toHaveLength(params.pass.length - state.out.length);
      expect(racing.fair(params, state)).toEqual([]);
    }
  });

  it('is priced so that shares add up to the places there are, at every moment until the first is home', () => {
    let state = racing.begin(params);
    let priced = 0;
    for (const [at, incident] of [...racing.draw(params, labDraw(8))].entries()) {
      state = racing.after(params, state, incident);
      if (at % 6 !== 2) continue;
      for (const { key, outcomes } of racing.fair(params, state)) {
        const places = Number(/places=(\d)/.exec(key)?.[1] ?? 1);
        const sum = outcomes.reduce((total, { chances }) => total + chances.won, 0);
        expect(sum).toBeCloseTo(places, 9);
        priced += 1;
      }
    }
    expect(priced).toBeGreaterThan(20);
  });

  it('gives back stakes on who is out, and pays the others by the published deductions', () => {
    const begun = racing.begin(params);
    const without = racing.after(params, begun, { at: 0, kind: 'withdrawn', who: 2 });
    expect(racing.fair(params, without)[0]?.key).toBe('race_winner;out=1');
    expect(racing.fair(params, without)[0]?.outcomes.map(({ id }) => id)).not.toContain('starter:2');
    let state = racing.after(params, without, { at: 0, kind: 'start' });
    for (const who of [1, 3, 4, 5, 6, 7, 8]) {
      for (let gate = 1; gate <= 8; gate += 1) {
        state = racing.after(params, state, { at: who, kind: gate === 8 ? 'finish' : 'gate', who });
      }
    }
    state = racing.after(params, state, { at: 99, kind: 'end' });
    const settled = racing.settle(params, state, ['race_winner', 'race_winner;out=1', 'next_goal;n=1']);
    expect(settled.get('race_winner')?.['starter:2']).toEqual({ result: 'lost', void_factor: 1 });
    const deduction = params.deductions[1]! * 10_000;
    expect(deduction).toBeGreaterThan(0);
    expect(settled.get('race_winner')?.['starter:1']).toEqual({ result: 'won', void_factor: 0, deduction });
    expect(settled.get('race_winner;out=1')?.['starter:1']).toEqual({ result: 'won', void_factor: 0 });
    expect(settled.has('next_goal;n=1')).toBe(false);
  });

  it('stays open while nobody is home, and moves with what is seen', () => {
    const started = racing.after(params, racing.begin(params), { at: 0, kind: 'start' });
    const chanceOf = (state: typeof started) => racing.fair(params, state)[0]!.outcomes[0]!.chances.won;
    const through = racing.after(params, started, { at: 5, kind: 'gate', who: 1 });
    expect(chanceOf(through)).toBeGreaterThan(chanceOf(started));
    expect(chanceOf(racing.after(params, started, { at: 20, kind: 'tick' }))).toBeCloseTo(chanceOf(started), 9);
    expect(racing.scoreboard(through)).toMatchObject({
      phase: 'race',
      clock: 5,
      extra: { order: [1, 2, 3, 4, 5, 6, 7, 8] },
    });
    let home = through;
    for (let gate = 2; gate <= 8; gate += 1)
      home = racing.after(params, home, { at: 5 * gate, kind: 'finish', who: 1 });
    expect(racing.fair(params, home)).toEqual([]);
  });

  it.each(['abandoned', 'postponed', 'walkover', 'format_changed'])('%s ends it: all is void', (kind) => {
    const gone = racing.after(params, racing.begin(params), { at: 0, kind });
    expect(racing.isOver(gone)).toBe(true);
    expect(racing.settle(params, gone, ['race_winner']).get('race_winner')?.['starter:1']?.void_factor).toBe(1);
  });

  it('takes 2 to 12 starters', () => {
    expect(() => raceParams(setup(1, 1))).toThrow(RangeError);
    expect(() => raceParams(setup(1, 13))).toThrow(RangeError);
    expect(racing.fair(raceParams(setup(1, 12)), racing.begin(raceParams(setup(1, 12)))).length).toBe(10);
  });
});
