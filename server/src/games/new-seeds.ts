import { randomBytes, randomInt } from 'node:crypto';
import { commit, newServerSeed } from '@halley/studio/fair';

const adjectives = ['quiet', 'amber', 'northern', 'early', 'silver', 'gentle', 'distant', 'bright', 'winter', 'open'];
const colours = ['orange', 'violet', 'blue', 'green', 'copper', 'ivory', 'scarlet', 'indigo', 'golden', 'grey'];
const places = ['harbour', 'orchard', 'valley', 'lantern', 'meadow', 'comet', 'bridge', 'island', 'garden', 'window'];

const pick = (words: string[]) => words[randomInt(words.length)] as string;

/** A client seed is the player's to choose; until then it is something a person can read and compare. */
function proposeClientSeed(): string {
  return `${pick(adjectives)}-${pick(colours)}-${pick(places)}-${randomInt(1000, 10_000)}`;
}

export function newSeeds(clientSeed: string = proposeClientSeed()) {
  const serverSeed = newServerSeed(randomBytes);
  return { serverSeed, serverSeedHash: commit(serverSeed), clientSeed };
}
