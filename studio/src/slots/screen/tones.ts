import type { SoundPalette, Tone } from '../../screen/index.ts';

/** What is heard when something of this stuff is set down. */
const touches = {
  wood: [
    { frequencyHz: 210, lengthS: 0.06, volume: 0.09, wave: 'triangle' },
    { frequencyHz: 420, lengthS: 0.03, volume: 0.04, wave: 'square' },
  ],
  metal: [
    { frequencyHz: 1_180, lengthS: 0.14, volume: 0.03, wave: 'triangle' },
    { frequencyHz: 1_710, lengthS: 0.09, volume: 0.02 },
  ],
  anvil: [
    { frequencyHz: 740, lengthS: 0.2, volume: 0.04, wave: 'triangle' },
    { frequencyHz: 2_040, lengthS: 0.12, volume: 0.02 },
    { frequencyHz: 120, lengthS: 0.06, volume: 0.07 },
  ],
  glass: [
    { frequencyHz: 2_090, lengthS: 0.16, volume: 0.025 },
    { frequencyHz: 3_130, lengthS: 0.1, volume: 0.012 },
  ],
  water: [{ frequencyHz: 380, glideToHz: 760, lengthS: 0.1, volume: 0.07 }],
  paper: [{ frequencyHz: 2_600, lengthS: 0.06, volume: 0.05, wave: 'noise' }],
  fruit: [{ frequencyHz: 300, glideToHz: 190, lengthS: 0.08, volume: 0.09 }],
  leaf: [{ frequencyHz: 3_400, lengthS: 0.09, volume: 0.03, wave: 'noise' }],
} as const satisfies Record<string, readonly Tone[]>;

export interface Tuning {
  rootHz: number;
  /** Half tones above the root, in the order they are played when a round has won; the first three for a small win. */
  notes: readonly number[];
  wave: NonNullable<Tone['wave']>;
  touch: keyof typeof touches;
  /** From note to note. */
  paceS?: number;
}

/** The sounds of a machine: what its reels are made of, and a melody of its own for wins. */
export function tones({ rootHz, notes, wave, touch, paceS = 0.13 }: Tuning): SoundPalette {
  const note = (halfTones: number, index: number, lengthS: number): Tone => ({
    frequencyHz: Math.round(rootHz * 2 ** (halfTones / 12)),
    atS: index * paceS,
    lengthS,
    volume: 0.06,
    wave,
  });
  const [first] = touches[touch];
  return {
    landed: touches[touch],
    tick: [{ ...first, lengthS: 0.04, volume: 0.03 }],
    step: [note(0, 0, 0.2)],
    won: notes.slice(0, 3).map((halfTones, index) => note(halfTones, index, index === 2 ? 0.5 : 0.25)),
    bigWin: notes.map((halfTones, index) => note(halfTones, index, index === notes.length - 1 ? 1.2 : 0.4)),
  };
}
