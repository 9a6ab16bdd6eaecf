import type { FairDraw } from '@halley/studio/fair';
import { type RaceStop, settleRace } from '../../rules/index.ts';
import { chance } from '../kit/index.ts';
import type { Incident, SportModel } from '../sport-model.ts';
import { gates, ticksPerSecond } from './race-course.ts';
import { raceMarkets } from './race-markets.ts';
import { type RaceParams, raceParams } from './race-params.ts';
import { afterRaceIncident, canPass, isRaceOver, orderOf, type RaceState, raceBegins } from './race-state.ts';

const endOf = ({ phase }: RaceState): RaceStop | 'finished' | 'running' => {
  if (phase === 'ended') return 'finished';
  return phase === 'not_started' || phase === 'race' ? 'running' : phase;
};

/** Drones. Starters have the numbers 1, 2, …, and `out=1` in a key says that one was out already when the market opened. */
export const racing: SportModel<RaceParams, RaceState> = {
  sport: 'racing',
  usualSeconds: 90,
  paramsOf: raceParams,
  begin: raceBegins,
  draw: drawRace,
  after: (_params, state, incident) => afterRaceIncident(state, incident),
  fair: raceMarkets,
  scoreboard: (state) => ({
    home: 0,
    away: 0,
    periods: [],
    phase: state.phase,
    clock: state.tick / ticksPerSecond,
    extra: { order: orderOf(state), gates: state.passed, out: state.out },
  }),
  settle({ deductions }, state, keys) {
    const facts = { end: endOf(state), finish: state.finish, out: state.out, deductions };
    return new Map(
      keys.flatMap((key) => {
        const results = settleRace(facts, key);
        return results ? [[key, results] as const] : [];
      }),
    );
  },
  isOver: isRaceOver,
};

/** Before the start who is out, in order of numbers; then in every tick each in order of numbers. */
function* drawRace({ pass, out }: RaceParams, random: FairDraw): Iterable<Incident> {
  const runs = pass.map(() => true);
  for (let at = 0; at < pass.length; at += 1) {
    if (!chance(random, out)) continue;
    runs[at] = false;
    yield { at: 0, kind: 'withdrawn', who: at + 1 };
  }
  yield { at: 0, kind: 'start' };
  const passed = pass.map(() => 0);
  const since = pass.map(() => 0);
  let left = runs.filter(Boolean).length;
  let tick = 0;
  while (left > 0) {
    tick += 1;
    for (let at = 0; at < pass.length; at += 1) {
      if (!runs[at] || passed[at] === gates || !canPass(tick, since[at]!) || !chance(random, pass[at]!)) continue;
      passed[at]! += 1;
      since[at] = tick;
      if (passed[at] === gates) left -= 1;
      yield {
        at: tick / ticksPerSecond,
        kind: passed[at] === gates ? 'finish' : 'gate',
        who: at + 1,
        value: passed[at]!,
      };
    }
  }
  yield { at: tick / ticksPerSecond, kind: 'end' };
}
