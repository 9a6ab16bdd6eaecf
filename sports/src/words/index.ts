export { kindTitle, marketTitle, periodTitle, sportTitle } from './market-title.ts';
export type { Named } from './named.ts';
export { outcomeTitle } from './outcome-title.ts';
export { sentence } from './sentence.ts';
export { loadSportWords, type SportWords, wordLanguages } from './sport-words.ts';
