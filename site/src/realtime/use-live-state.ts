import { useSyncExternalStore } from 'react';
import type { Live, LiveState } from './create-live.ts';

const idle = (): LiveState => 'idle';

/** For an offline hint. On the server nothing is ever connected. */
export function useLiveState(live: Live): LiveState {
  return useSyncExternalStore(live.subscribe, () => live.state, idle);
}
