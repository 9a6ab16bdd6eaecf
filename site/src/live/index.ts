export { createLive, type Live, type LiveOptions, type LiveState, type LiveSubscription } from './create-live.ts';
export { useLiveState } from './use-live-state.ts';
