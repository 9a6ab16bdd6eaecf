import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const saltRoadArt: SlotArt = {
  className: 'salt-road',
  scene,
  symbols,
  /** A drum, and a string in a scale of the south. */
  sound: {
    landed: [
      { frequencyHz: 120, glideToHz: 80, lengthS: 0.14, volume: 0.1 },
      { frequencyHz: 700, lengthS: 0.03, volume: 0.03, wave: 'noise' },
    ],
    won: phrase([440, 466, 554, 587], { everyS: 0.1, lengthS: 0.28, volume: 0.05, wave: 'sawtooth' }),
    bigWin: phrase([294, 440, 466, 554, 587, 880], { everyS: 0.16, lengthS: 0.5, volume: 0.05, wave: 'sawtooth' }),
    tick: [{ frequencyHz: 200, lengthS: 0.04, volume: 0.05 }],
  },
};
