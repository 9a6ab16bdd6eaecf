import { expect, test } from 'vitest';
import { step } from '../../kit/index.ts';
import { closedRounds } from '../../wagers/index.ts';
import { aTournament } from '../testing/a-contest.ts';
import { contestSuite } from '../testing/contest-suite.ts';

const suite = contestSuite();

test('joining between rounds, while counts go on: every round opened after it counts, and none before', async () => {
  const { database, clock, house } = suite.house;
  const id = await suite.begin(aTournament());
  await suite.count();
  const consumer = house.consumers.find(({ name }) => name === 'tournaments-count');
  if (!consumer) throw new Error('it counts');
  const players = [];
  for (let index = 0; index < 4; index += 1) {
    const player = await suite.player();
    await player.fund(100_000n);
    players.push(player);
  }
  let isPlaying = true;
  const counts = (async () => {
    while (isPlaying) await step(database, consumer);
  })();
  // The clock moves with every act: which of two was first is always clear.
  await Promise.all(
    players.map(async (player, index) => {
      for (let turn = 0; turn < 12; turn += 1) {
        clock.advanceMs(2);
        const joins = turn === 3 + index ? player.join(id) : undefined;
        clock.advanceMs(2);
        const outcomes = await Promise.all([player.play(10n + BigInt(turn)), player.play(1n)]);
        expect(outcomes).toEqual(['taken', 'taken']);
        await joins;
      }
    }),
  );
  isPlaying = false;
  clock.advanceMs(1);
  await counts;
  await suite.count();
  for (const { playerId } of players) {
    const entry = await suite.entryOf(id, playerId);
    const from = entry?.joinedAt ?? new Date(0);
    const sums = { games: 0, bets: 0n };
    for await (const page of closedRounds(database, { playerId, from, until: clock.now() })) {
      for (const { stake } of page) {
        sums.games += 1;
        sums.bets += stake;
      }
    }
    // One that was opened in the very millisecond of joining may have been told before it: the clock stood still for both.
    const { rows } = await database.query<{ games: number; bets: bigint }>(
      `select count(*)::int as games, coalesce(sum(stake_cash), 0)::bigint as bets from wagers_round
       where player_id = $1 and opened_at = $2`,
      [playerId, from],
    );
    const same = rows[0] ?? { games: 0, bets: 0n };
    const counted = { games: entry?.gamesTaken ?? 0, bets: (entry?.bets ?? 0n) / 1_000_000n };
    expect(counted.games).toBeLessThanOrEqual(sums.games);
    expect(counted.games).toBeGreaterThanOrEqual(sums.games - same.games);
    if (same.games === 0) expect(counted).toEqual(sums);
  }
});
