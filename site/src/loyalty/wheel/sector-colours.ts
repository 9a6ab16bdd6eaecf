import { type Chance, likeliestFirst } from './chances.ts';

export interface SectorColour {
  fill: string;
  /** What can be read on it. */
  ink: string;
}

/** Wide ones are calm and carry white letters. */
const calm = ['#1f3f86', '#2f6fb8', '#6a55c9', '#237c9a', '#8757c9', '#2c7a63', '#9a4f86', '#3f5aa8'];
/** Narrow ones shine, so that a hairline is seen. */
const bright = ['#5fe3a1', '#ffc06a', '#ff9fc8', '#fff3da', '#7fd8ff', '#d3c4ff', '#ffd9a0', '#b6f0d2'];
/** Nothing looks like nothing. */
const nothing: SectorColour = { fill: '#2b3556', ink: '#ffffff' };

const narrow = 0.06;

/** A colour for each of the chances, in their order: the same in the disc and in the table. */
export function coloursOf(chances: readonly Chance[]): SectorColour[] {
  const colours: SectorColour[] = chances.map(() => nothing);
  let calmUsed = 0;
  let brightUsed = 0;
  for (const { chance, item } of likeliestFirst(chances)) {
    if (chance.prize === null) continue;
    const isNarrow = chance.weight / chance.of < narrow;
    colours[item] = isNarrow
      ? { fill: bright[brightUsed++ % bright.length] as string, ink: '#0a0e1c' }
      : { fill: calm[calmUsed++ % calm.length] as string, ink: '#ffffff' };
  }
  return colours;
}
