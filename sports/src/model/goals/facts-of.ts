import type { GoalFacts } from '../../rules/index.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, isCredited, scoreOf } from './goal-state.ts';
import { shootOutWinner } from './shoot-out.ts';

const sides = ['home', 'away'] as const;

/** What settlement reads. `absent` are named athletes who do not play; `shootOutCounts` as one goal for its winner. */
export function factsOf(
  process: GoalProcess,
  state: GoalState,
  { absent, shootOutCounts }: { absent: readonly number[]; shootOutCounts: boolean },
): GoalFacts {
  const regulation = process.regulation.length;
  const periods = process.regulation.map(({ name }, index) => ({
    name,
    goals: state.periods[index] ?? ([0, 0] as const),
    isOver: index < state.period,
  }));
  const shootOut = shootOutWinner(process.shootOut.kicks, state.kicks);
  const [home, away] = scoreOf(state);
  const isPlayed =
    state.end === 'finished' || (state.period >= regulation && (home !== away || shootOut !== undefined));
  const isOver =
    isPlayed && !state.playing && (home !== away || shootOut !== undefined || process.overtime.length === 0);
  const isFinal = isOver && (process.overtime.length === 0 || isSettled(process, state));
  const winner = home === away ? shootOut : home > away ? 'home' : 'away';
  const extra = shootOutCounts && shootOut ? (shootOut === 'home' ? [1, 0] : [0, 1]) : [0, 0];
  const { card_red: red, card_yellow: yellow, corner } = state.counts;
  return {
    periods,
    match: { goals: [home + extra[0]!, away + extra[1]!], isOver: isFinal },
    scored: state.goals
      .filter(({ period }) => period < regulation)
      .map(({ side, who }) => ({ side: sides[side], ...(isCredited(process, side, who) && { who }) })),
    corners: corner,
    cards: [red[0] + yellow[0], red[1] + yellow[1]],
    athletes: [
      ...process.athletes.flat().map(({ id }) => ({ id, played: true })),
      ...absent.map((id) => ({ id, played: false })),
    ],
    ...(isFinal && winner && { winner }),
    ...(state.end && { end: state.end }),
  };
}

/** Extra time is played to its end, whoever leads on the way; sudden death is not. */
function isSettled(process: GoalProcess, state: GoalState): boolean {
  const regulation = process.regulation.length;
  if (state.end === 'finished' || state.shootOut || state.period === regulation) return true;
  return state.period >= regulation + process.overtime.length || process.overtime[0]!.suddenDeath;
}
