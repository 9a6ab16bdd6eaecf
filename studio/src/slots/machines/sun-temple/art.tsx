import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const sunTempleArt: SlotArt = { className: 'sun-temple', scene, symbols };
