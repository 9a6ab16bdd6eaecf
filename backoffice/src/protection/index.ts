export { PlayerSigns } from './PlayerSigns.tsx';
