export { CARDS, RANKS, rankOf, rankText, suitOf } from './card.ts';
export { cardAt, drawPlace } from './shoe.ts';
