import { isDatabaseAway } from '../../kit/index.ts';
import type { SettlePorts } from './ports.ts';
import { readKnown } from './read-known.ts';
import { settleChunk } from './settle-chunk.ts';
import { findStaleBets, lockPart, readWanted, type SettlingPart, type StaleBet, writeDone } from './settle-store.ts';

const chunkSize = 500;
/** Written at the same time: the house decides on one while the database writes the other. */
const writers = 2;

interface Settling {
  bets: number;
  /** When something that is known already may count; undefined: all of it does. */
  dueAt: Date | undefined;
}

/** Carries all that is known of a fixture into the bets of a shard of players. Killed at any point, the next run goes on. */
export async function settleFixture(ports: SettlePorts, part: SettlingPart): Promise<Settling> {
  const { database, clock } = ports;
  const wanted = await readWanted(database, part);
  const { stale, dueAt } = await database.tx(async (tx) => {
    await lockPart(tx, part, 'alone');
    const known = await readKnown(ports, tx, part.fixtureId);
    const marks = new Map(known.markets.map((market) => [market, known.markOf(market)]));
    const { usualMark, waiting } = known;
    return { stale: await findStaleBets(tx, { ...part, marks, usualMark, waiting }), dueAt: known.dueAt };
  });
  const chunks = chunksOf(stale);
  const failures: unknown[] = [];
  /** One bet that cannot be settled must not hold up its neighbours: nothing was written, so each player goes alone. */
  const oneByOne = (chunk: readonly StaleBet[]) => async (error: unknown) => {
    const players = [...Map.groupBy(chunk, ({ playerId }) => playerId).values()];
    if (players.length === 1 || isDatabaseAway(error)) throw error;
    for (const bets of players) {
      await settleChunk(ports, part, bets).catch((failure) => failures.push(failure));
    }
  };
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) {
        await settleChunk(ports, part, chunk).catch(oneByOne(chunk));
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
  await writeDone(database, part, wanted, clock.now());
  return { bets: stale.length, dueAt };
}

/** Bets of one player stay together, so that chunks do not wait for each other's wallets. */
function chunksOf(stale: readonly StaleBet[]): StaleBet[][] {
  const chunks: StaleBet[][] = [];
  let chunk: StaleBet[] = [];
  for (const bet of stale) {
    if (chunk.length >= chunkSize && chunk.at(-1)?.playerId !== bet.playerId) {
      chunks.push(chunk);
      chunk = [];
    }
    chunk.push(bet);
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}
