export { JackpotStrip } from './JackpotStrip.tsx';
export { prizePool, shownJackpots } from './pools.ts';
