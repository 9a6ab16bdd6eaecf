import type { Consumer, Database } from '../../../server/src/kit/index.ts';
import { measure } from '../kit/measure.ts';
import type { SeededPlayer } from '../kit/seed-players.ts';
import { type Counting, countRounds } from './count-rounds.ts';
import { writeRace } from './write-race.ts';

const few = 10;
const all = 100;
const backlogMs = 4_000;

interface Played {
  players: readonly SeededPlayer[];
  play(playerId: number): Promise<unknown>;
  count: Consumer;
  /** Opens what was written. */
  advance(): Promise<unknown>;
  usedSeconds(): number;
}

/** What a round costs where ten contests count it, and where ninety more run in which it does not. */
export async function manyContests(
  database: Database,
  { players, play, count, advance, usedSeconds }: Played,
): Promise<{ few: Counting; many: Counting }> {
  const playAndCount = async () => {
    await measure({
      callers: players.length,
      warmMs: 0,
      forMs: backlogMs,
      call: (caller) => play(players[caller]?.id as number),
    });
    return countRounds(database, count, { usedSeconds });
  };
  // The race of a hundred thousand is the first.
  for (let race = 1; race < few; race++) await enter(database, await writeRace(database), players);
  await advance();
  await playAndCount();
  const counted = await playAndCount();
  for (let race = few; race < all; race++) {
    await enter(database, await writeRace(database, { games: ['other-studio/fruits'] }), players);
  }
  await advance();
  await playAndCount();
  return { few: counted, many: await playAndCount() };
}

async function enter(database: Database, id: number, players: readonly SeededPlayer[]): Promise<void> {
  await database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, reached_at)
     select unnest($2::bigint[]), $1, 'be***', 'running', now(), now()`,
    [id, players.map((player) => player.id)],
  );
}
