export { CardBack, PlayingCard } from './PlayingCard.tsx';
export { suits } from './suits.ts';
