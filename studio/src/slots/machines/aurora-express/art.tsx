import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const auroraExpressArt: SlotArt = { className: 'aurora-express', scene, symbols };
