export { ContestsOverview } from './ContestsOverview.tsx';
export { ContestTimer } from './ContestTimer.tsx';
export type { Contest } from './contests.ts';
