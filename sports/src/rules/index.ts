export { settleFootball } from './football/football-rules.ts';
export type { GoalFacts } from './goals/goal-facts.ts';
export { lineResult } from './line-result.ts';
export { deductionOf, type EachWayTerms, eachWayTerms, type RaceFacts, settleRace } from './racing/index.ts';
