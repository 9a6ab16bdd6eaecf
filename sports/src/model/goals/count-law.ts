import { fromKickOff, restOfSlot, stopAfter } from './forward.ts';
import { type GoalProcess, slotsOf } from './goal-process.ts';
import type { GoalState } from './goal-state.ts';
import { startOf } from './score-law.ts';

const most = 40;

/** How many more corners (or cards) there will be in regulation time: `law[n]`. */
export function cornerLaw(process: GoalProcess, state: GoalState): Float64Array {
  const law = new Float64Array(most);
  const base = process.corner[0] + process.corner[1];
  for (const [node, pace] of process.pace.entries()) {
    const begin = new Float64Array(most);
    begin[0] = state.weights[node]!;
    const end = eachSlot(process, state, [begin], ([counts], profile, rest) => {
      raise(counts!, counts!, base * profile * pace * rest(pace));
    });
    for (let at = 0; at < most; at += 1) law[at]! += end[0]![at]!;
  }
  return law;
}

/** Yellow and red cards. They do not depend on the pace, except for what is left of the slot that is on. */
export function cardLaw(process: GoalProcess, state: GoalState): Float64Array {
  const begin = Array.from({ length: 4 }, () => new Float64Array(most));
  begin[state.reds]![0] = 1;
  const yellow = process.yellow[0] + process.yellow[1];
  const end = eachSlot(process, state, begin, (counts, profile, rest) => {
    const left = process.pace.reduce((total, pace, node) => total + state.weights[node]! * rest(pace), 0);
    for (let reds = 3; reds >= 0; reds -= 1) {
      const from = counts[reds]!;
      if (from[0] === 0 && reds !== 0 && !from.some((one) => one > 0)) continue;
      raiseCards(counts, reds, [
        yellow * profile * left,
        reds & 1 ? 0 : process.red[0] * profile * left,
        reds & 2 ? 0 : process.red[1] * profile * left,
      ]);
    }
  });
  return end.reduce((law, counts) => law.map((one, at) => one + counts[at]!));
}

/** One more, with a chance: from many to few, so that nothing is raised twice. */
function raise(from: Float64Array, to: Float64Array, chance: number): void {
  for (let at = most - 2; at >= 0; at -= 1) {
    const moved = from[at]! * chance;
    if (moved === 0) continue;
    to[at + 1]! += moved;
    from[at]! -= moved;
  }
}

function raiseCards(
  counts: Float64Array[],
  reds: number,
  [yellow, home, away]: readonly [number, number, number],
): void {
  const from = counts[reds]!;
  for (let at = most - 2; at >= 0; at -= 1) {
    const mass = from[at]!;
    if (mass === 0) continue;
    from[at] = mass * (1 - yellow - home - away);
    from[at + 1]! += mass * yellow;
    if (home > 0) counts[reds | 1]![at + 1]! += mass * home;
    if (away > 0) counts[reds | 2]![at + 1]! += mass * away;
  }
}

type Step = (counts: Float64Array[], profile: number, rest: (pace: number) => number) => void;

/** Goes through the slots that are left, with added time as it is known. */
function eachSlot(process: GoalProcess, state: GoalState, begin: Float64Array[], step: Step): Float64Array[] {
  let counts = begin;
  for (let index = state.period; index < process.regulation.length; index += 1) {
    const isOn = index === state.period && state.playing;
    const start = isOn ? startOf(process, state) : fromKickOff(process.regulation[index]!, 0, 0);
    const ended = counts.map(() => new Float64Array(most));
    const slots = slotsOf(process, start.period, start.added);
    for (let slot = start.slot; slot < slots; slot += 1) {
      const rest = slot === start.slot ? (pace: number) => restOfSlot(process, start, pace) : () => 1;
      step(counts, start.period.profile[slot]!, rest);
      const stop = stopAfter(process, start, slot);
      if (stop > 0) stopSome(counts, ended, stop);
    }
    if (start.slot >= slots) stopSome(counts, ended, 1);
    counts = ended;
  }
  return counts;
}

function stopSome(counts: Float64Array[], ended: Float64Array[], stop: number): void {
  for (const [index, from] of counts.entries()) {
    const to = ended[index]!;
    for (let at = 0; at < most; at += 1) {
      to[at]! += from[at]! * stop;
      from[at]! *= 1 - stop;
    }
  }
}
