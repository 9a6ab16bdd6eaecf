/**
 * The fair stream and the commitment. Runs the same in Node and in a browser: every function takes the
 * hash to use last and falls back to the portable one. The server passes `nodeHash` of '@halley/studio/fair/node'.
 */

export { CLIENT_SEED_LENGTH_MAX, type ClientSeedFault, parseClientSeed } from './client-seed.ts';
export { type FairHash, type Hmac, type Sha256, toHex } from './hash.ts';
export { browserHash } from './hmac-browser.ts';
export { labDraw } from './lab-draw.ts';
export { type DropToVerify, type HiddenBounds, mustHitAmount, type VerifiedDrop, verifyDrop } from './must-hit.ts';
export { checkCommitment, commit, isServerSeed, newServerSeed } from './seeds.ts';
export { type FairDraw, type FairRound, fairBlock, fairDraw, fairFloats, unbiasedInteger } from './stream.ts';
export { drawTeam, type ShuffleToVerify, verifyShuffle } from './team-draw.ts';
export {
  type DrawToVerify,
  type VerifiedDraw,
  verifyDraw,
  type WeightedDraw,
  weightedDraw,
} from './weighted-draw.ts';
