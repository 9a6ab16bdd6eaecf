import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const starAtlasArt: SlotArt = {
  className: 'star-atlas',
  scene,
  symbols,
  /** A page that is turned, a music box. */
  sound: {
    landed: [{ frequencyHz: 1_800, lengthS: 0.06, volume: 0.02, wave: 'noise' }],
    won: phrase([1_047, 1_319], { everyS: 0.14, lengthS: 0.5, volume: 0.04 }),
    bigWin: phrase([784, 1_047, 1_319, 1_568, 2_093], { everyS: 0.18, lengthS: 0.8, volume: 0.04 }),
    tick: [{ frequencyHz: 1_568, lengthS: 0.02, volume: 0.015 }],
  },
};
