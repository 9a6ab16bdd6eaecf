import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const krakenDeepArt: SlotArt = {
  className: 'kraken-deep',
  scene,
  symbols,
  /** Deep water: low and slow. */
  sound: {
    landed: [{ frequencyHz: 98, glideToHz: 73, lengthS: 0.22, volume: 0.1, wave: 'triangle' }],
    won: phrase([196, 233, 294], { everyS: 0.14, lengthS: 0.5, volume: 0.07, wave: 'triangle' }),
    bigWin: [
      { frequencyHz: 55, glideToHz: 82, lengthS: 1.6, volume: 0.09, wave: 'sawtooth' },
      ...phrase([196, 233, 294, 392, 466], { everyS: 0.22, lengthS: 0.9, volume: 0.06, wave: 'triangle' }),
    ],
    tick: [{ frequencyHz: 260, lengthS: 0.05, volume: 0.04, wave: 'noise' }],
    step: [{ frequencyHz: 147, lengthS: 0.24, volume: 0.08, wave: 'triangle' }],
  },
};
