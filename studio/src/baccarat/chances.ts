import type { BaccaratResult } from './coup.ts';

/** What a bet can be decided by. */
export interface CoupClass {
  result: BaccaratResult;
  playerPair: boolean;
  bankerPair: boolean;
}

/** Ways to take six cards in order out of eight packs: 416 × 415 × … × 411. */
export const ALL_DEALS = 416 * 415 * 414 * 413 * 412 * 411;

/** How many of all deals end so. `chances.test.ts` deals every one of them and comes to the same numbers. */
export const coupChances: readonly (CoupClass & { deals: number })[] = [
  { result: 'player', playerPair: true, bankerPair: true, deals: 12_261_764_276_224 },
  { result: 'player', playerPair: true, bankerPair: false, deals: 134_327_962_841_088 },
  { result: 'player', playerPair: false, bankerPair: true, deals: 177_294_219_300_864 },
  { result: 'player', playerPair: false, bankerPair: false, deals: 1_906_634_336_174_080 },
  { result: 'banker', playerPair: true, bankerPair: true, deals: 12_427_830_218_752 },
  { result: 'banker', playerPair: true, bankerPair: false, deals: 181_199_148_797_952 },
  { result: 'banker', playerPair: false, bankerPair: true, deals: 136_819_378_110_464 },
  { result: 'banker', playerPair: false, bankerPair: false, deals: 1_961_806_209_310_720 },
  { result: 'tie', playerPair: true, bankerPair: true, deals: 3_205_059_204_352 },
  { result: 'tie', playerPair: true, bankerPair: false, deals: 29_952_563_675_136 },
  { result: 'tie', playerPair: false, bankerPair: true, deals: 31_366_077_902_848 },
  { result: 'tie', playerPair: false, bankerPair: false, deals: 411_103_725_690_880 },
];
