import { browserHash, type FairDraw, type FairHash, fairDraw, type Sha256, toHex } from '../fair/index.ts';
import type { SharedGame } from '../kit/index.ts';

/**
 * A chain of hashes decides the rounds of a table, one after the other. It is made from its far end: the first link is
 * drawn at random, each further one is SHA-256, in hex, of the text of the one before. The last is published before the
 * first round and opens nothing; rounds use the links backwards, so that the link of each round, hashed, is the link of
 * the round before. Nobody can find a link from those that are known, and no link can be changed any more.
 */
export function nextLink(link: string, sha256: Sha256): string {
  return toHex(sha256(link));
}

export interface Chain {
  /** Published before the first round. */
  terminal: string;
  /** The link of a round; rounds are numbered from 1 to the length. */
  linkOf(number: number): string;
}

/** Far enough apart that a chain is small in memory, near enough that a link is found in no time. */
const STRIDE = 256;

/** `next` is `nextLink` by the quickest hash there is: a chain takes tens of thousands of them. */
export function createChain(seed: string, length: number, next: (link: string) => string): Chain {
  const kept: string[] = [];
  let link = seed;
  for (let index = 0; index < length; index++) {
    if (index % STRIDE === 0) kept.push(link);
    link = next(link);
  }
  const terminal = link;
  return {
    terminal,
    linkOf(number) {
      if (!Number.isInteger(number) || number < 1 || number > length) {
        throw new RangeError('the number of a round is from 1 to the length of its chain');
      }
      const index = length - number;
      let found = kept[Math.floor(index / STRIDE)]!;
      for (let step = index % STRIDE; step > 0; step--) found = next(found);
      return found;
    },
  };
}

export interface LiveSource {
  link: string;
  salt: string;
  /** Of the round in its chain. */
  number: number;
}

/** The numbers of a shared round: the stream of every game, with the link as its server seed and the salt as the other. */
export function liveDraw({ link, salt, number }: LiveSource, hmac: FairHash['hmac'] = browserHash.hmac): FairDraw {
  return fairDraw({ serverSeed: link, clientSeed: salt, nonce: number }, hmac);
}

export interface LiveRoundToVerify extends LiveSource {
  /** The link of the round before, or the terminal hash for the first. */
  committed: string;
  terminal: string;
}

export interface VerifiedLiveRound<Outcome> {
  outcome: Outcome;
  /** The link, hashed, is what was known before the round. */
  commitmentHolds: boolean;
  /** The link, hashed once for every round since the chain began, is what was published then. */
  reachesTerminal: boolean;
}

/** Decides a past round again, with the same code that decided it. */
export function verifyLiveRound<Outcome>(
  game: Pick<SharedGame<never, Outcome>, 'outcomeOf'>,
  round: LiveRoundToVerify,
  hash: FairHash = browserHash,
): VerifiedLiveRound<Outcome> {
  const before = nextLink(round.link, hash.sha256);
  let end = before;
  for (let step = 1; step < round.number; step++) end = nextLink(end, hash.sha256);
  return {
    outcome: game.outcomeOf(liveDraw(round, hash.hmac)),
    commitmentHolds: before === round.committed,
    reachesTerminal: end === round.terminal,
  };
}
