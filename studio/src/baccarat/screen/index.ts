export { BeadPlate } from './BeadPlate.tsx';
export { Hands } from './Hands.tsx';
export { SpotField } from './SpotField.tsx';
