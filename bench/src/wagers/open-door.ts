import { randomUUID } from 'node:crypto';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { games } from '@halley/studio/games';
import { openChances } from '../../../server/src/games/index.ts';
import { type Database, systemClock } from '../../../server/src/kit/index.ts';
import { createWagers } from '../../../server/src/wagers/index.ts';

const stake = 10n;
const choice = { side: 'under', target: 4950 } as const;
const hash = Buffer.alloc(32, 7);

/** The wagers door with real seeds and real dice, in this process: `play(playerId)` is one round for real money. */
export function openDoor(database: Database) {
  const { dice } = games;
  const wagers = createWagers({ database, clock: systemClock, openChances });
  return {
    play: (playerId: number) =>
      wagers.wager({
        kind: 'play',
        roundId: randomUUID(),
        inputHash: hash,
        playerId,
        currency: 'EUR',
        game: dice.identifier,
        gameVersion: dice.version,
        stake,
        decide(chance) {
          const { win, events, outcome } = dice.play({ stake, choice, draw: fairDraw(chance, nodeHash.hmac) });
          const { pairId, serverSeedHash, clientSeed, nonce } = chance;
          return { win, detail: { choice, events, outcome, pairId, serverSeedHash, clientSeed, nonce } };
        },
      }),
    idle: wagers.idle,
  };
}
