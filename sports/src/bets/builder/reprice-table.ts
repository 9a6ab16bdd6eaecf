import { type KeptChance, ofEachChoice } from './kept-chances.ts';
import type { PathUniverse } from './path-universe.ts';
import { priceOfJoint } from './quote-group.ts';

/** The stake comes back: what the rest was worth is no price. */
const stakeBack = 1_000;

/**
 * The price of every choice of legs of a group, by the mask of those that are kept: a leg that is void later is taken out, and
 * the rest has the price that it had when the bet was placed. Made then and kept with the bet, so that settlement needs no
 * model. What was accepted is never refused here.
 */
export const repriceTable = (universe: PathUniverse): number[] =>
  ofEachChoice(universe, stakeBack, (joint) => priceOfJoint(joint) ?? stakeBack);

/** The same from chances that somebody else has worked out. */
export const repriceKept = (kept: readonly KeptChance[]): number[] =>
  kept.map((chance, mask) => (mask === 0 ? stakeBack : (priceOfKeptChance(chance) ?? stakeBack)));

export const priceOfKeptChance = ([fair, error]: KeptChance): number | undefined =>
  priceOfJoint({ probability: fair / 1e9, error: error / 1e9, unseen: 0 });

/** For `groupResult`. */
export const priceOfKept = (table: readonly number[], kept: readonly number[]): number =>
  table[kept.reduce((mask, leg) => mask | (1 << leg), 0)] ?? stakeBack;
