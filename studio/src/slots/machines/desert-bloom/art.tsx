import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const desertBloomArt: SlotArt = {
  className: 'desert-bloom',
  scene,
  symbols,
  /** Drops of rain on leaves, a hum of wings. */
  sound: {
    landed: [{ frequencyHz: 880, glideToHz: 700, lengthS: 0.06, volume: 0.05 }],
    won: phrase([659, 784, 880, 1_047], { everyS: 0.08, lengthS: 0.25, volume: 0.05 }),
    bigWin: phrase([523, 659, 784, 880, 1_047, 1_319], { everyS: 0.12, lengthS: 0.5, volume: 0.05, wave: 'triangle' }),
    tick: [{ frequencyHz: 1_175, glideToHz: 900, lengthS: 0.04, volume: 0.03 }],
    step: [{ frequencyHz: 523, lengthS: 0.14, volume: 0.05 }],
  },
};
