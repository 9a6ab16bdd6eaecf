export { readLiveNow } from './live/read-live-now.server.ts';
