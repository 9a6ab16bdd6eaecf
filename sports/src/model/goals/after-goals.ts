import type { Incident } from '../sport-model.ts';
import { type GoalProcess, type Period, slotChances, slotKinds, slotsOf, sum } from './goal-process.ts';
import { type GoalState, periodAt, placeOf, type Side, scoreOf, sideOf, type Two } from './goal-state.ts';

/** The state after an incident. What cannot be, such as a goal in a break, changes the score and teaches nothing. */
export function afterGoals(process: GoalProcess, state: GoalState, incident: Incident): GoalState {
  if (state.end) return state;
  const at = Math.max(state.at, Math.floor(incident.at));
  const { kind } = incident;
  if (kind === 'kick_off') return kickOff(process, state, at);
  if (kind === 'abandoned' || kind === 'walkover' || kind === 'postponed') {
    return { ...state, at, playing: false, phase: kind, end: kind };
  }
  if (kind === 'end') return { ...state, at, playing: false, phase: 'ended', end: 'finished' };
  if (kind === 'shoot_out') return { ...state, at, phase: 'pens', shootOut: true };
  if (kind === 'penalty_kick' && state.shootOut) {
    return { ...state, at, kicks: [...state.kicks, incident.value === 1 ? 1 : 0] };
  }
  const happened = slotKinds.indexOf(kind as (typeof slotKinds)[number]);
  if (happened >= 0) return happen(process, state, at, incident, 2 * happened + sideOf(incident));
  const moved = { ...watch(process, state, at), at };
  if (kind === 'added_time') return { ...moved, added: incident.value ?? 0 };
  return kind === 'period_end' ? endPeriod(process, moved) : moved;
}

function kickOff(process: GoalProcess, state: GoalState, at: number): GoalState {
  const { name, clock } = periodAt(process, state.period) ?? { name: state.phase, clock: state.clock };
  return {
    ...state,
    at,
    phase: name,
    playing: true,
    began: at,
    clock,
    slot: 0,
    elapsed: 0,
    quiet: false,
    added: undefined,
    periods: [...state.periods, [0, 0]],
  };
}

function endPeriod(process: GoalProcess, state: GoalState): GoalState {
  const period = state.period + 1;
  const [home, away] = scoreOf(state);
  const isRegulation = period < process.regulation.length;
  const next = isRegulation || home === away ? periodAt(process, period) : undefined;
  const isBreak = isRegulation && process.regulation.length > 1;
  const phase = isBreak ? breakName(process) : (next?.name ?? state.phase);
  const clock = next?.clock ?? state.clock;
  return { ...state, period, phase, clock, playing: false, slot: 0, elapsed: 0, quiet: false, added: undefined };
}

/** Halves have half-time, thirds have breaks. */
const breakName = ({ regulation }: GoalProcess) => (regulation.length === 2 ? 'ht' : 'break');

/** That nothing has happened until then. */
function watch(process: GoalProcess, state: GoalState, until: number): GoalState {
  const period = state.playing ? periodAt(process, state.period) : undefined;
  if (!period) return state;
  const { slotSeconds } = process;
  const most = slotsOf(process, period, state.added) * slotSeconds;
  const target = Math.min(until - state.began, most);
  let { slot, elapsed, quiet } = state;
  const weights = [...state.weights];
  while (slot * slotSeconds + elapsed < target) {
    const seen = Math.min(slotSeconds, target - slot * slotSeconds);
    if (!quiet) {
      const place = { ...placeOf(state, period), slot };
      for (const [node, pace] of process.pace.entries()) {
        const chance = sum(slotChances(process, place, pace)) / slotSeconds;
        weights[node]! *= (1 - chance * seen) / (1 - chance * elapsed);
      }
    }
    elapsed = seen;
    if (elapsed === slotSeconds) [slot, elapsed, quiet] = [slot + 1, 0, false];
  }
  const clock = period.clock + slot * slotSeconds + elapsed;
  return { ...state, clock, slot, elapsed, quiet, weights: scaled(weights) };
}

function happen(process: GoalProcess, before: GoalState, at: number, incident: Incident, which: number): GoalState {
  const period = before.playing ? periodAt(process, before.period) : undefined;
  const state = watch(process, before, at - 1);
  const counted = count(process, { ...state, at }, incident, sideOf(incident));
  const isNow = period && state.slot * process.slotSeconds + state.elapsed === at - 1 - state.began;
  if (!period || !isNow || state.slot >= slotsOf(process, period, state.added)) return counted;
  const elapsed = state.elapsed + 1;
  const seen =
    elapsed === process.slotSeconds ? { slot: state.slot + 1, elapsed: 0, quiet: false } : { elapsed, quiet: true };
  const clock = state.clock + 1;
  return { ...counted, ...seen, clock, weights: state.quiet ? state.weights : learn(process, state, period, which) };
}

/** The pace is the likelier, the likelier it makes what has happened. */
function learn(process: GoalProcess, state: GoalState, period: Period, which: number): readonly number[] {
  const place = placeOf(state, period);
  const gone = state.elapsed / process.slotSeconds;
  return scaled(
    state.weights.map((weight, node) => {
      const chances = slotChances(process, place, process.pace[node]!);
      return (weight * chances[which]!) / (1 - sum(chances) * gone);
    }),
    state.weights,
  );
}

function count(process: GoalProcess, state: GoalState, incident: Incident, side: Side): GoalState {
  const { kind, who } = incident;
  if (kind === 'goal') {
    const last = state.periods.length - 1;
    const periods = state.periods.map((score, index) => (index === last ? plusOne(score, side) : score));
    const goal = { side, period: state.period, ...(who !== undefined && { who }) };
    return { ...state, periods, goals: [...state.goals, goal] };
  }
  const reds = kind === 'card_red' ? state.reds | (1 << side) : state.reds;
  if (state.period >= process.regulation.length) return { ...state, reds };
  const known = kind as keyof GoalState['counts'];
  return { ...state, reds, counts: { ...state.counts, [known]: plusOne(state.counts[known], side) } };
}

const plusOne = ([home, away]: Two, side: Side): Two => (side === 0 ? [home + 1, away] : [home, away + 1]);

/** To add up to 1; where nothing is possible any more, what was believed before stays. */
function scaled(weights: readonly number[], before: readonly number[] = weights): readonly number[] {
  const total = sum(weights);
  return total > 0 ? weights.map((weight) => weight / total) : before;
}
