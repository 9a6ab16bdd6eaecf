import { phrase } from '../../screen/phrase.ts';
import type { SlotArt } from '../../screen/slot-art.ts';
import { freeScene, scene } from './scene.tsx';
import { symbols } from './symbols.tsx';

export const frostWolfArt: SlotArt = {
  className: 'frost-wolf',
  scene,
  freeScene,
  symbols,
  /** A long call, and ice that rings. */
  sound: {
    landed: [
      { frequencyHz: 196, lengthS: 0.14, volume: 0.07, wave: 'triangle' },
      { frequencyHz: 2_400, lengthS: 0.05, volume: 0.02, wave: 'noise' },
    ],
    won: phrase([587, 880, 1_175], { everyS: 0.11, lengthS: 0.5, volume: 0.05, wave: 'sine' }),
    bigWin: [
      { frequencyHz: 294, glideToHz: 440, lengthS: 1.2, volume: 0.06, wave: 'triangle' },
      ...phrase([587, 698, 880, 1_175], { everyS: 0.22, lengthS: 0.9, volume: 0.05 }),
    ],
    tick: [{ frequencyHz: 1_568, lengthS: 0.03, volume: 0.02 }],
  },
};
