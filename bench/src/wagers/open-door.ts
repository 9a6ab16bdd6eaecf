import { randomUUID } from 'node:crypto';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { games } from '@halley/studio/games';
import { createHouse } from '../../../server/src/create-house.ts';
import { mysticJackpots } from '../../../server/src/jackpots/index.ts';
import { type Database, readSettings, silentLog, systemClock } from '../../../server/src/kit/index.ts';

const stake = 10n;
const win = 9n;
const choice = { side: 'under', target: 4950 } as const;
const inputHash = Buffer.alloc(32, 7);

/**
 * The wagers door of the real house in this process, with its rules, its news and a jackpot that every stake feeds.
 * `play(playerId)` is one round of dice for real money; `act(playerId)` is a call of another studio's game: a bet, a win
 * and the end of the round.
 */
export async function openDoor(database: Database) {
  const { dice } = games;
  const house = createHouse({ settings: readSettings({}), database, clock: systemClock, log: silentLog });
  await house.jackpots.open(mysticJackpots);
  const { wagers } = house;
  return {
    play: (playerId: number) =>
      wagers.wager({
        kind: 'play',
        roundId: randomUUID(),
        inputHash,
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
    act: (playerId: number) =>
      wagers.act({
        kind: 'act',
        callId: randomUUID(),
        roundId: randomUUID(),
        inputHash,
        playerId,
        currency: 'EUR',
        game: 'other-studio/fruits',
        gameVersion: 1,
        actions: [
          { kind: 'bet', id: randomUUID(), amount: stake },
          { kind: 'win', id: randomUUID(), amount: win },
          { kind: 'end' },
        ],
      }),
    idle: wagers.idle,
  };
}
