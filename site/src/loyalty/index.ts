export { prizeText } from './mart/card-words.ts';
export { orderLooks } from './mart/order-states.ts';
export { PointEntries } from './PointEntries.tsx';
export { PointsCard } from './PointsCard.tsx';
export { PointsPocket } from './PointsPocket.tsx';
export { pointsText } from './points-text.ts';
export { DrawChecker } from './wheel/DrawChecker.tsx';
