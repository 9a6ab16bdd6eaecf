export type { Chances } from './chances.ts';
export { lineOf, type MarketName, marketKey, parseMarketKey, type Specifiers } from './market-key.ts';
export { halfLost, halfWon, lost, type OutcomeResult, voided, won } from './outcome-result.ts';
export { type Sport, sports } from './sport.ts';
