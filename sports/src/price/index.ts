export { type FairValue, fairOf } from './fair-value.ts';
export { formatOdds, type OddsFormat, oddsFormats } from './format-odds.ts';
export { isPrice, ladderDown } from './ladder.ts';
export { marginOf } from './margins.ts';
export { offeredPrice, priceOf } from './offered-price.ts';
export { withoutMargin } from './without-margin.ts';
