import { useCallback, useSyncExternalStore } from 'react';
import { listenAfterPaint } from '../listen-after-paint.ts';
import { emptySlip, isSame, type LegKey, legKey, type SlipState } from './slip-state.ts';
import { slip } from './slip-store.ts';

export const useSlip = (): SlipState => useSyncExternalStore(slip.subscribe, slip.read, () => emptySlip);

const subscribeAfterPaint = listenAfterPaint(slip.subscribe);

/** For what stands beside the price that was touched: first the price is drawn as taken, then this. */
export const useSlipAfterPaint = (): SlipState => useSyncExternalStore(subscribeAfterPaint, slip.read, () => emptySlip);

/** Whether a selection is on the slip: a price on the page is drawn again only when its own answer changes. */
export function useIsOnSlip(leg: LegKey): boolean {
  const key = legKey(leg);
  return useSyncExternalStore(
    useCallback((listener) => slip.subscribeLeg(key, listener), [key]),
    () => slip.read().legs.some((one) => isSame(one, leg)),
    () => false,
  );
}
