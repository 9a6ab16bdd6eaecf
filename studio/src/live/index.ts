import type words from './words.json';

declare module '../messages/index.ts' {
  interface MessageKeys extends KeysOf<typeof words> {}
}

/** Shared rounds: the chain that decides them and the check of a past one. Rules of each table stand in its own folder. */
export { rulesOf } from '../kit/index.ts';
export { type Chain, createChain, liveDraw, verifyLiveRound } from './chain.ts';
