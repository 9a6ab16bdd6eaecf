export { type GameStop, isGameStop, marginBands } from './basketball-rules.ts';
export { settleBasketball } from './settle-basketball.ts';
