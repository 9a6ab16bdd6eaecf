export { deductionOf } from './deductions.ts';
export { type EachWayTerms, eachWayTerms } from './each-way-terms.ts';
export { type RaceFacts, settleRace } from './settle-race.ts';
