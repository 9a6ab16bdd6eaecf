import { standingResults } from '@halley/sports/feed';
import { describe, expect, test, vi } from 'vitest';
import { type Competition, competitions } from './season/competitions.ts';
import { parseOutrightId } from './season/outright-id.ts';
import { roundByIndex, roundsOf } from './season/timetable.ts';
import { openWorld, recoverAll } from './testing/listen-to-world.ts';

const found = competitions.find(({ id }) => id === 'tennis-dune');
if (!found) throw new Error('there is no such cup');
/** Of eight, so that it is soon over. */
const cup: Competition = { ...found, entrants: 8 };
const rounds = roundsOf(cup);
/** A moment before its first round. */
const first = roundByIndex(cup, 4_000 * rounds, 1);
const begins = first.startMs - 60_000;
const { cycleSeconds } = cup;

const whole = openWorld({ own: [cup], at: new Date(begins).toISOString() });
const heard = recoverAll(whole.world);
const id = `tennis-dune-s${first.season}-outright`;
const keys = {
  winner: `outright;season=tennis-dune-s${first.season}`,
  place: `place;places=2;season=tennis-dune-s${first.season}`,
};
const stateOf = (listener = heard) => listener.states.get(id);
const fairOf = (key: string, listener = heard) =>
  stateOf(listener)
    ?.markets.get(key)
    ?.outcomes.map(({ fair = 0 }) => fair / 1e9) ?? [];
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);

describe('a cup as a whole', { timeout: 120_000 }, () => {
  test('[SPORT-96] is told as a fixture of its own, with all who take part, and priced before it begins', () => {
    whole.pass(30, 0.1);
    const { description, status, markets } = stateOf() ?? {};
    expect(description).toMatchObject({
      outright: true,
      sport: 'tennis',
      knockout: true,
      season: { id: `tennis-dune-s${first.season}` },
    });
    expect(description?.sides.map(({ number }) => number)).toEqual(Array.from({ length: 8 }, (_, index) => index + 1));
    expect(status).toBe('not_started');
    expect([...(markets?.keys() ?? [])].sort()).toEqual([keys.winner, keys.place].sort());
    expect(sum(fairOf(keys.winner))).toBeCloseTo(1, 6);
    expect(sum(fairOf(keys.place))).toBeCloseTo(2, 6);
    for (const { price, fair = 0 } of markets?.get(keys.winner)?.outcomes ?? []) {
      if (price) expect((price / 1_000) * (fair / 1e9)).toBeLessThan(1);
    }
  });

  test('who is out has no price, and who is still in has one while matches are on', () => {
    whole.pass(cycleSeconds + 60, 6);
    expect(stateOf()?.status).toBe('live');
    const offered =
      stateOf()
        ?.markets.get(keys.winner)
        ?.outcomes.filter(({ price }) => price) ?? [];
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.length).toBeLessThanOrEqual(4);
    expect(sum(fairOf(keys.winner))).toBeCloseTo(1, 6);
  });

  test('a world that is started again goes on with it, closed until it has new prices', () => {
    const again = openWorld({ own: [cup], at: whole.clock.now().toISOString() });
    const after = recoverAll(again.world, {}, { known: structuredClone(heard.states) });
    const isOpen = () => [...(stateOf(after)?.markets.values() ?? [])].some(({ status }) => status === 'active');
    expect(isOpen()).toBe(false);
    again.pass(30, 0.1);
    expect(isOpen()).toBe(true);
    expect(after.faults).toEqual([]);
    for (const [index, chance] of fairOf(keys.winner, after).entries()) {
      expect(Math.abs(chance - (fairOf(keys.winner)[index] ?? 0))).toBeLessThan(0.05);
    }
  });

  test('[SPORT-96] its end is told once seen and once confirmed: one winner, two places', () => {
    whole.pass((rounds - 1) * cycleSeconds + 120, 12);
    expect(stateOf()?.status).toBe('closed');
    const results = stateOf()?.results ?? [];
    for (const [key, places] of [
      [keys.winner, 1],
      [keys.place, 2],
    ] as const) {
      const said = results.filter(({ market }) => market === key).map(({ certainty }) => certainty);
      expect(said).toEqual([1, 2]);
      const outcomes = Object.values(standingResults(results, key).at(-1)?.outcomes ?? {});
      expect(outcomes).toHaveLength(8);
      expect(outcomes.filter(({ result }) => result === 'won')).toHaveLength(places);
    }
    expect(heard.faults).toEqual([]);
  });

  test('somebody who comes back later is told the same by another process, by the name of the market alone', () => {
    const later = openWorld({ own: [cup], at: whole.clock.now().toISOString() });
    const after = recoverAll(later.world, { markets: { [id]: [keys.winner, keys.place] } });
    const asTold = (listener: typeof heard) =>
      standingResults(stateOf(listener)?.results ?? [], keys.winner).at(-1)?.outcomes;
    expect(asTold(after)).toEqual(asTold(heard));
  });

  test('[SPORT-96] on a machine too slow for more than a piece a turn none waits for ever behind another', () => {
    const { id: other, firstEntrant } = competitions.find((one) => one.id === 'tennis-meadow') as Competition;
    // Both at the same times.
    const own = [cup, { ...cup, id: other, firstEntrant }];
    const slow = openWorld({ own, at: new Date(begins - 13 * 60_000).toISOString() });
    const listener = recoverAll(slow.world);
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 100));
    // Prices that were told are due again in every turn.
    slow.pass(75 * 10, 10);
    clock.mockRestore();
    const priced = own.filter((one) =>
      [...(listener.states.get(`${one.id}-s${first.season}-outright`)?.markets.values() ?? [])].some(
        ({ status }) => status === 'active',
      ),
    );
    expect(priced.map((one) => one.id)).toEqual(own.map((one) => one.id));
  });

  test('there is none of what is no competition, of a series of races, and of what has not begun', () => {
    const asked = recoverAll(
      whole.world,
      { fixtures: ['racing-canyon-s3-outright', 'nothing-s1-outright', 'tennis-dune-s99999-outright'] },
      { id: 'none' },
    );
    expect(asked.states.size).toBe(0);
    expect(parseOutrightId('tennis-dune-s4-r1-f1')).toBeUndefined();
  });
});
