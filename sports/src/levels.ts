/**
 * The rooms of the package and their levels. All is pure: no clock, no file, no network. A room imports rooms of lower levels
 * only, through their `index.ts`. `test/tidy.test.ts` reads this table.
 */
export const levels: Record<string, number> = {
  markets: 1,
  price: 2,
  rules: 2,
  bets: 3,
  feed: 3,
  model: 4,
  words: 5,
  calibrate: 5,
};
