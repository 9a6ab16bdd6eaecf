export { leaseMs, silenceMs } from './advance-table.ts';
export { sharedStakesOf } from './bet-store.ts';
export { readBetsBeside } from './bets-beside.ts';

export { liveRoom } from './room.ts';
