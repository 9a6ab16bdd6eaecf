export { outrightTerms } from './outright-rules.ts';
export { type SeasonFacts, settleOutright } from './settle-outright.ts';
