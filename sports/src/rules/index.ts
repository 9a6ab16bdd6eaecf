export { lineResult } from './line-result.ts';
export { deductionOf, type EachWayTerms, eachWayTerms, type RaceFacts, settleRace } from './racing/index.ts';
