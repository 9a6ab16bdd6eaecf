import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const sunTempleArt: SlotArt = {
  className: 'sun-temple',
  scene,
  symbols,
  /** Stone on stone, and flutes of clay. */
  sound: {
    landed: [
      { frequencyHz: 90, lengthS: 0.12, volume: 0.09, wave: 'triangle' },
      { frequencyHz: 300, lengthS: 0.08, volume: 0.05, wave: 'noise' },
    ],
    won: phrase([392, 440, 587], { everyS: 0.13, lengthS: 0.35, volume: 0.06, wave: 'triangle' }),
    bigWin: phrase([294, 392, 440, 587, 784], { everyS: 0.19, lengthS: 0.7, volume: 0.06, wave: 'triangle' }),
    tick: [{ frequencyHz: 340, lengthS: 0.04, volume: 0.04, wave: 'noise' }],
    step: [{ frequencyHz: 220, lengthS: 0.2, volume: 0.07, wave: 'triangle' }],
  },
};
