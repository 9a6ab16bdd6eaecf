import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const auroraExpressArt: SlotArt = {
  className: 'aurora-express',
  scene,
  symbols,
  /** Rails, steam and a whistle. */
  sound: {
    landed: [
      { frequencyHz: 140, lengthS: 0.06, volume: 0.08, wave: 'square' },
      { frequencyHz: 500, atS: 0.05, lengthS: 0.09, volume: 0.04, wave: 'noise' },
    ],
    won: phrase([523, 659, 784], { everyS: 0.12, lengthS: 0.35, volume: 0.05, wave: 'triangle' }),
    bigWin: [
      { frequencyHz: 622, lengthS: 0.5, volume: 0.04, wave: 'sawtooth' },
      { frequencyHz: 784, lengthS: 0.5, volume: 0.04, wave: 'sawtooth' },
      ...phrase([523, 659, 784, 1_047, 1_319], { everyS: 0.17, lengthS: 0.7, volume: 0.05, wave: 'triangle' }),
    ],
    tick: [{ frequencyHz: 420, lengthS: 0.04, volume: 0.04, wave: 'noise' }],
  },
};
