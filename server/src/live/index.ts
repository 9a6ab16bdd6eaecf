export { leaseMs, silenceMs } from './advance-table.ts';
export { sharedStakesOf } from './bet-store.ts';
export { readBetsBeside } from './bets-beside.ts';
export { createLive, createLiveDoor, type LiveOptions } from './create-live.ts';
export { liveRoom } from './room.ts';
