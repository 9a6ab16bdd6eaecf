import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const pearlDiversArt: SlotArt = {
  className: 'pearl-divers',
  scene,
  symbols,
  /** Bubbles that rise, and something that rings in a shell. */
  sound: {
    landed: [{ frequencyHz: 300, glideToHz: 420, lengthS: 0.1, volume: 0.07 }],
    won: phrase([784, 988, 1_319], { everyS: 0.09, lengthS: 0.35, volume: 0.05 }),
    bigWin: phrase([523, 659, 784, 988, 1_319, 1_568], { everyS: 0.13, lengthS: 0.7, volume: 0.05 }),
    tick: [{ frequencyHz: 600, glideToHz: 900, lengthS: 0.05, volume: 0.03 }],
    step: [{ frequencyHz: 440, glideToHz: 660, lengthS: 0.14, volume: 0.05 }],
  },
};
