export { ContestCard } from './ContestCard.tsx';
export { ContestTimer } from './ContestTimer.tsx';
export type { Contest } from './contests.ts';
export { giftsText, giftText } from './gift-text.ts';
