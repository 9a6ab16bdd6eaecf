import type { FinalScore } from '../sport-model.ts';
import { factsOf } from './facts-of.ts';
import type { GoalProcess } from './goal-process.ts';
import { type GoalState, scoreOf } from './goal-state.ts';
import { matchGrid, qualifyChance } from './qualify.ts';
import { regulationEnd } from './regulation-end.ts';
import type { ScoreGrid } from './score-law.ts';

/** Scores less likely than this are left out; the rest is scaled. */
const tiny = 1e-7;

/**
 * How a match can end, with one goal for whoever wins after a tie where ties are played off. Of extra time that is played to
 * its end only who wins is right: nobody has a table of cups.
 */
export function goalFinals(
  process: GoalProcess,
  state: GoalState,
  { shootOutCounts }: { shootOutCounts: boolean },
): FinalScore[] {
  const [home, away] = scoreOf(state);
  if (state.end) {
    const { goals } = factsOf(process, state, { absent: [], shootOutCounts }).match;
    return [{ home: goals[0], away: goals[1], chance: 1 }];
  }
  const end = regulationEnd(process, state);
  if (end) return scoresOf(process.overtime.length === 0 ? end.final : matchGrid(process, end));
  const wins = qualifyChance(process, state, undefined);
  if (wins === undefined) return [{ home, away, chance: 1 }];
  // Whoever is behind in extra time has to win by the goals that are missing; the table does not ask by how many.
  const [least, most] = [Math.min(home, away), Math.max(home, away)];
  return [
    { home: most + 1, away: least, chance: wins },
    { home: least, away: most + 1, chance: 1 - wins },
  ].filter(({ chance }) => chance > 0);
}

function scoresOf({ size, cells }: ScoreGrid): FinalScore[] {
  const likely = [...cells].flatMap((chance, at) =>
    chance > tiny ? [{ home: Math.floor(at / size), away: at % size, chance }] : [],
  );
  const all = likely.reduce((sum, { chance }) => sum + chance, 0);
  return likely.map((one) => ({ ...one, chance: one.chance / all }));
}
