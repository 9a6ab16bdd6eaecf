export { PlayerGifts } from './PlayerGifts.tsx';
