import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const nightOwlArt: SlotArt = {
  className: 'night-owl',
  scene,
  symbols,
  /** Two soft calls, and a clock. */
  sound: {
    landed: [{ frequencyHz: 1_200, lengthS: 0.03, volume: 0.04, wave: 'square' }],
    won: [
      { frequencyHz: 392, glideToHz: 349, lengthS: 0.35, volume: 0.07 },
      { frequencyHz: 392, glideToHz: 349, atS: 0.4, lengthS: 0.5, volume: 0.07 },
    ],
    bigWin: phrase([523, 494, 523, 659, 784], { everyS: 0.24, lengthS: 0.9, volume: 0.06 }),
    tick: [{ frequencyHz: 1_000, lengthS: 0.02, volume: 0.025, wave: 'square' }],
  },
};
