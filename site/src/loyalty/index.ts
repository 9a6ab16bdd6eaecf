export { PointEntries } from './PointEntries.tsx';
export { PointsCard } from './PointsCard.tsx';
export { PointsPocket } from './PointsPocket.tsx';
