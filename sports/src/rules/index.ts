export {
  type GameStop,
  isGameStop,
  marginBands,
  marginBands,
  settleBasketball,
  settleBasketball,
} from './basketball/index.ts';
export { esportStops } from './esport/esport-stops.ts';
export { settleFootball } from './football/football-rules.ts';
export type { GoalFacts } from './goals/goal-facts.ts';
export { settleIceHockey } from './ice-hockey/ice-hockey-rules.ts';
export { lineResult } from './line-result.ts';
export { deductionOf, type EachWayTerms, eachWayTerms, isRaceStop, type RaceStop, settleRace } from './racing/index.ts';
export type { Stop, StopRuling } from './stopped-play.ts';
export { tableTennisStops } from './table-tennis/table-tennis-stops.ts';
export { tennisStops } from './tennis/tennis-stops.ts';
