import type { OutcomeResult } from '../../markets/index.ts';
import type { GoalFacts } from '../goals/goal-facts.ts';
import type { GoalMarket } from '../goals/goal-rules.ts';
import { settleGoals } from '../goals/settle-goals.ts';

/** Of these 90 minutes and added time count, unless the market says otherwise: `to_qualify` is the one that does. */
export const footballMarkets = [
  '1x2',
  'double_chance',
  'draw_no_bet',
  'handicap',
  'european_handicap',
  'total',
  'team_total',
  'corners_total',
  'cards_total',
  'odd_even',
  'both_score',
  'clean_sheet',
  'correct_score',
  'half_full',
  'margin',
  'race_to',
  'next_goal',
  'to_qualify',
  'scorer',
  'first_scorer',
] as const satisfies readonly GoalMarket[];

export const settleFootball = (facts: GoalFacts, keys: readonly string[]): Map<string, Record<string, OutcomeResult>> =>
  settleGoals(footballMarkets, facts, keys);
