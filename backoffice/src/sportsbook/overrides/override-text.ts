import type { StaffOverride } from '@halley/contract';
import { euro, percentText, priceText } from '../figures.ts';
import { overrideWords as own } from './words.ts';

type Change = Pick<StaffOverride, 'kind' | 'value' | 'from_price' | 'to_price'>;

/** What was changed, in words: `at 2.10, while the feed is within 1.90 and 2.30`. */
export function changeText({ kind, value, from_price: from, to_price: to }: Change): string {
  const amount = value ?? 0;
  switch (kind) {
    case 'price': {
      const bounds = from === null || to === null ? [] : [own.within(priceText(from), priceText(to))];
      return [own.priceIs(priceText(amount)), ...bounds].join(', ');
    }
    case 'margin':
      return own.marginIs(percentText(amount));
    case 'limit':
      return own.limitIs(euro(amount));
    case 'delay':
      return own.delayIs(amount);
    case 'hide':
      return own.hidden;
  }
}

/** What it is about: outcome and market, or the whole event. */
export function placeText({ market_title: market, outcome_title: outcome }: StaffOverride): string {
  if (market === null) return own.wholeEvent;
  return outcome === null ? market : `${outcome}, ${market}`;
}
