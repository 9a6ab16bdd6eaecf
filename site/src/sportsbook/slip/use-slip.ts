import { useSyncExternalStore } from 'react';
import { emptySlip, isSame, type LegKey, type SlipState } from './slip-state.ts';
import { slip } from './slip-store.ts';

export const useSlip = (): SlipState => useSyncExternalStore(slip.subscribe, slip.read, () => emptySlip);

/** Whether a selection is on the slip: a price on the page is drawn again only when its own answer changes. */
export const useIsOnSlip = (leg: LegKey): boolean =>
  useSyncExternalStore(
    slip.subscribe,
    () => slip.read().legs.some((one) => isSame(one, leg)),
    () => false,
  );
