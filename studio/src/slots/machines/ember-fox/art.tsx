import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols, tall } from './symbols.tsx';

export const emberFoxArt: SlotArt = {
  className: 'ember-fox',
  scene,
  symbols,
  tall,
  /** Wood on wood, and sparks. */
  sound: {
    landed: [
      { frequencyHz: 262, lengthS: 0.07, volume: 0.08, wave: 'triangle' },
      { frequencyHz: 900, lengthS: 0.04, volume: 0.03, wave: 'noise' },
    ],
    won: phrase([440, 554, 659], { everyS: 0.1, lengthS: 0.3, volume: 0.06, wave: 'triangle' }),
    bigWin: phrase([330, 440, 554, 659, 880], { everyS: 0.15, lengthS: 0.6, volume: 0.06, wave: 'triangle' }),
    tick: [{ frequencyHz: 740, lengthS: 0.025, volume: 0.03, wave: 'triangle' }],
  },
};
