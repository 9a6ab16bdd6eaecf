import type { FixtureProof } from '@halley/sports/model';
import { browserHash, toHex } from '@halley/studio/fair';

const nextLink = (link: string): string => toHex(browserHash.sha256(link));

const contestant = (id: number, attack: number) => ({ id, attack, defence: 0, athletes: [] });

/** A game of table tennis in the third round of its season. */
export function aProof(): FixtureProof {
  const link = 'ab'.repeat(32);
  return {
    terminal: nextLink(nextLink(nextLink(link))),
    salt: 'salt',
    link,
    round: 3,
    number: 2,
    setup: {
      sport: 'table-tennis',
      contestants: [contestant(1, 0.2), contestant(2, -0.1)],
      neutral: true,
      knockout: false,
    },
  };
}
