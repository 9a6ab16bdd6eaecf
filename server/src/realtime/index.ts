export type { Realtime } from './create-realtime.ts';

export { realtimeRoom, type Tell } from './room.ts';
