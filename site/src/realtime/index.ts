export { createLive } from './create-live.ts';
export { onLive, onMissedLive, tellLive, tellMissed } from './live-news.ts';
export { pageChannels } from './page-channels.ts';
export { useLiveState } from './use-live-state.ts';
