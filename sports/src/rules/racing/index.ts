export { deductionOf } from './deductions.ts';
export { type EachWayTerms, eachWayTerms } from './each-way-terms.ts';
export { isRaceStop, type RaceStop } from './race-rules.ts';
export { settleRace } from './settle-race.ts';
