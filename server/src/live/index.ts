export { leaseMs, silenceMs } from './advance-table.ts';
export { createLive, createLiveDoor, type LiveOptions } from './create-live.ts';
