import { randomUUID } from 'node:crypto';
import { fairDraw } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { games } from '@halley/studio/games';
import { createHouse } from '../../../server/src/house/create-house.ts';
import { mysticJackpots } from '../../../server/src/jackpots/index.ts';
import { type Database, readSettings, silentLog, systemClock } from '../../../server/src/kit/index.ts';
import type { Wagers } from '../../../server/src/wagers/index.ts';

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
  const house = createHouse({ settings: readSettings({}), database, clock: systemClock, log: silentLog });
  await house.jackpots.open(mysticJackpots);
  const { wagers } = house;
  return {
    play: playAt(wagers),
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

/** One round of dice for real money. */
export const playAt = (wagers: Pick<Wagers, 'wager'>) => (playerId: number) =>
  wagers.wager({
    kind: 'play',
    roundId: randomUUID(),
    inputHash,
    playerId,
    currency: 'EUR',
    game: games.dice.identifier,
    gameVersion: games.dice.version,
    stake,
    decide(chance) {
      const { win, events, outcome } = games.dice.play({ stake, choice, draw: fairDraw(chance, nodeHash.hmac) });
      const { pairId, serverSeedHash, clientSeed, nonce } = chance;
      return { win, detail: { choice, events, outcome, pairId, serverSeedHash, clientSeed, nonce } };
    },
  });
