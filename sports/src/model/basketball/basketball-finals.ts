import type { FinalScore } from '../sport-model.ts';
import type { BasketballParams } from './basketball-params.ts';
import { type BasketballState, completeOf, endOf, isDecided, isGameOver, scoreOf } from './basketball-state.ts';
import { playsOf, quarters } from './court.ts';
import { matchEnd } from './span.ts';

/**
 * How a game can end: the difference exactly, the points of each side as usual with it. A table asks for points only where two
 * are level in wins and in difference.
 */
export function basketballFinals(params: BasketballParams, state: BasketballState): FinalScore[] {
  const { weights, plays, periods } = state;
  const score = scoreOf(periods);
  if (isGameOver(state) || isDecided(params, state)) return [{ home: score[0], away: score[1], chance: 1 }];
  const end = Math.max(endOf(params, quarters - 1), endOf(params, completeOf(params, plays)));
  const { margin, total } = matchEnd(params, weights, { score, left: playsOf(plays, end) });
  const mean = total.chances.reduce((sum, chance, at) => sum + chance * (total.first + at), 0);
  const all = margin.chances.reduce((sum, chance) => sum + chance, 0);
  return [...margin.chances].flatMap((chance, at) => {
    const lead = margin.first + at;
    const home = Math.max(score[0], Math.round((mean + lead) / 2));
    return chance > 0 && lead !== 0 ? [{ home, away: home - lead, chance: chance / all }] : [];
  });
}
