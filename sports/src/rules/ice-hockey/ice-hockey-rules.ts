import type { OutcomeResult } from '../../markets/index.ts';
import type { GoalFacts } from '../goals/goal-facts.ts';
import type { GoalMarket } from '../goals/goal-rules.ts';
import { settleGoals } from '../goals/settle-goals.ts';

/**
 * `period=match` counts overtime, and the shoot-out as one goal for its winner; `period=ft` is regulation time, and so are
 * scorers, the next goal and races.
 */
export const iceHockeyMarkets = [
  '1x2',
  'winner',
  'double_chance',
  'draw_no_bet',
  'handicap',
  'total',
  'team_total',
  'odd_even',
  'both_score',
  'margin',
  'race_to',
  'next_goal',
  'scorer',
  'first_scorer',
  'athlete_total',
] as const satisfies readonly GoalMarket[];

export const settleIceHockey = (
  facts: GoalFacts,
  keys: readonly string[],
): Map<string, Record<string, OutcomeResult>> => settleGoals(iceHockeyMarkets, facts, keys);
