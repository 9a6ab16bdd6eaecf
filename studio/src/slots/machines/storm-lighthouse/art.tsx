import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { freeScene, scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const stormLighthouseArt: SlotArt = {
  className: 'storm-lighthouse',
  scene,
  freeScene,
  symbols,
  /** Surf, a horn in the fog, a bell. */
  sound: {
    landed: [
      { frequencyHz: 420, lengthS: 0.16, volume: 0.05, wave: 'noise' },
      { frequencyHz: 165, lengthS: 0.1, volume: 0.06, wave: 'triangle' },
    ],
    won: phrase([659, 659], { everyS: 0.28, lengthS: 0.7, volume: 0.06, wave: 'triangle' }),
    bigWin: [
      { frequencyHz: 110, lengthS: 1.3, volume: 0.06, wave: 'sawtooth' },
      ...phrase([330, 440, 554, 659], { everyS: 0.26, lengthS: 1, volume: 0.06, wave: 'triangle' }),
    ],
    tick: [{ frequencyHz: 520, lengthS: 0.03, volume: 0.03, wave: 'noise' }],
  },
};
