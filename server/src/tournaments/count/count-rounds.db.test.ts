import { randomUUID } from 'node:crypto';
import type { Meter, TournamentStrategy } from '@halley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedRounds } from '../../wagers/index.ts';
import { aQuest, aTournament } from '../testing/a-contest.ts';
import { contestSuite } from '../testing/contest-suite.ts';

const suite = contestSuite();
const { house } = suite;
const game = 'halley-studio/orbit-dice';
const countsOf = async (id: number, playerId: number) => {
  const entry = await suite.entryOf(id, playerId);
  if (!entry) return undefined;
  const { bets, wins, rate, gamesTaken, score, state } = entry;
  return { bets: bets / 1_000_000n, wins: wins / 1_000_000n, rate, gamesTaken, score, state };
};

describe('who and what counts', () => {
  test('only who has joined, and from then on; what was opened before does not count', async () => {
    const id = await suite.begin(aTournament());
    const [player, other] = [await suite.player(), await suite.player()];
    const before = new Date(house.clock.now()).toISOString();
    house.clock.advanceMs(1_000);
    await player.join(id);
    await suite.tell(player.playerId, { stake: '700', openedAt: before }, { stake: '200', win: '50' });
    await suite.tell(other.playerId, { stake: '900' });
    await suite.count();
    expect(await countsOf(id, player.playerId)).toMatchObject({ bets: 200n, wins: 50n, gamesTaken: 1, score: 200n });
    expect(await countsOf(id, other.playerId)).toBeUndefined();
  });

  test('where nobody has to join, whoever it is for is in it with the first round, and nobody else', async () => {
    const id = await suite.begin(aQuest({ audience: { country: ['DE'] } }));
    const [german, finn, crowns] = [
      await suite.player(),
      await suite.player({ country: 'NO' }),
      await suite.player({ currency: 'NOK' }),
    ];
    await suite.tell(german.playerId, { stake: '700' }, { stake: '100' });
    await suite.tell(finn.playerId, { stake: '700' });
    await suite.tell(crowns.playerId, { stake: '700', currency: 'NOK' });
    await suite.count();
    expect(await countsOf(id, german.playerId)).toMatchObject({ score: 800n, gamesTaken: 2 });
    expect([await countsOf(id, finn.playerId), await countsOf(id, crowns.playerId)]).toEqual([undefined, undefined]);
  });

  test('only the games that it names count, and two currencies by frozen rates', async () => {
    const id = await suite.begin(aTournament({ meter: { games: { games: [game] } } }));
    const player = await suite.player();
    await player.join(id);
    await suite.tell(
      player.playerId,
      { stake: '100' },
      { stake: '101', currency: 'USD' },
      { stake: '5000', game: 'halley-studio/comet-run' },
    );
    await suite.count();
    // 100 + 90.9
    expect((await suite.entryOf(id, player.playerId))?.bets).toBe(190_900_000n);
    expect((await suite.entryOf(id, player.playerId))?.score).toBe(190n);
  });

  test('points are those that loyalty gives', async () => {
    const id = await suite.begin(aTournament({ meter: { of: 'points' } }));
    const player = await suite.player();
    await player.join(id);
    const [told] = await suite.tell(player.playerId, { stake: '3000' }, { stake: '6000' });
    await suite.count();
    const pointsOf = await house.house.loyalty.pointsOf(house.database);
    const round = {
      playerId: player.playerId,
      game,
      currency: 'EUR' as const,
      openedAt: house.clock.now(),
      at: house.clock.now(),
      stake: 9_000n,
      stakeBonus: 0n,
      win: 0n,
      winBonus: 0n,
      rounds: 1 as const,
      isFree: false,
    };
    const earned = pointsOf(round);
    expect(earned).toBeGreaterThan(0n);
    expect((await suite.entryOf(id, player.playerId))?.score).toBe(earned);
    if (told) await suite.takeBack(told);
    await suite.count();
    expect((await suite.entryOf(id, player.playerId))?.score).toBe(pointsOf({ ...round, stake: 6_000n }));
  });
});

test('news that is read again counts nothing, and counts are numbered without going back', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  await player.join(id);
  await suite.tell(player.playerId, {}, {});
  await suite.count();
  const [before, contest] = [await suite.entryOf(id, player.playerId), await suite.contestOf(id)];
  await house.database.query(`update kit_consumer set xid = '0', id = 0 where name = 'tournaments-count'`);
  await suite.count();
  expect(await suite.entryOf(id, player.playerId)).toEqual(before);
  expect((await suite.contestOf(id))?.changes).toBe(contest?.changes);
  const [{ changed } = {}] = await suite.rows(
    'select changed from tournaments_entry where promotion_id = $1 and player_id = $2',
    [id, player.playerId],
  );
  expect(changed).toBe(contest?.changes);
  const told = await suite.rows(`select 1 from kit_outbox where topic = 'tournaments.scored' and events @> $1::jsonb`, [
    JSON.stringify([{ promotionId: id, playerId: player.playerId }]),
  ]);
  expect(told).toHaveLength(1);
});

test('so many rounds count: the next one takes the place of one that was taken back', async () => {
  const id = await suite.begin(aTournament({ contest: { gamesTakenLimit: 2 }, meter: { of: 'rounds' } }));
  const player = await suite.player();
  await player.join(id);
  const [first, , third] = await suite.tell(player.playerId, { stake: '1' }, { stake: '2' }, { stake: '4' });
  await suite.count();
  expect(await countsOf(id, player.playerId)).toMatchObject({ gamesTaken: 2, bets: 3n });
  if (first && third) await suite.takeBack(third, first);
  await suite.count();
  expect(await countsOf(id, player.playerId)).toMatchObject({ gamesTaken: 1, bets: 2n });
  await suite.tell(player.playerId, { stake: '8' }, { stake: '16' });
  await suite.count();
  expect(await countsOf(id, player.playerId)).toMatchObject({ gamesTaken: 2, bets: 10n });
});

/** Everything a player has played, added up the plain way. */
async function plainly(playerId: number, { from, until }: { from: Date; until: Date }) {
  const sums = { bets: 0n, wins: 0n, rate: 0n, gamesTaken: 0 };
  for await (const page of closedRounds(house.database, { playerId, from, until })) {
    for (const { stake, win } of page) {
      sums.bets += stake;
      sums.wins += win;
      // Its bets were given back, and what it won was kept: no round that was played.
      if (stake === 0n) continue;
      sums.gamesTaken += 1;
      const rate = (win * 1_000_000n) / stake;
      if (rate > sums.rate) sums.rate = rate;
    }
  }
  return sums;
}

type Act = {
  what: 'play' | 'void' | 'late' | 'count' | 'wait';
  stake: number;
  win: number;
  who: number;
  which: number;
};

test('[TOURN-02] rounds at the real door, with voids and wins that come late: what counts is what a plain sum of rounds says', async () => {
  const of = { spin: 'rounds', bet: 'stake', win: 'win', rate: 'multiple' } as const;
  const strategies = Object.keys(of) as Exclude<TournamentStrategy, 'points'>[];
  const begun = await suite.beginAll(strategies.map((strategy) => aTournament({ meter: { of: of[strategy] } })));
  const ids = new Map(strategies.map((strategy, index) => [strategy, begun[index] ?? 0]));
  const anAct: fc.Arbitrary<Act> = fc.record({
    what: fc.constantFrom('play', 'play', 'play', 'void', 'late', 'count', 'wait'),
    stake: fc.integer({ min: 1, max: 300 }),
    win: fc.integer({ min: 0, max: 900 }),
    who: fc.nat({ max: 1 }),
    which: fc.nat({ max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 8, maxLength: 40 }), async (acts) => {
      const players = [await suite.player(), await suite.player()];
      for (const player of players) {
        await player.fund(1_000_000n);
        for (const id of ids.values()) await player.join(id);
      }
      const rounds: { who: number; roundId: string; bet: string; won: string; open: boolean }[] = [];
      for (const { what, stake, win, who, which } of acts) {
        house.clock.advanceMs(1_000);
        const player = players[who] ?? players[0];
        const round = rounds[which % Math.max(1, rounds.length)];
        if (what === 'count') await suite.count();
        else if (what === 'play') {
          const [roundId, bet, won] = [randomUUID(), randomUUID(), randomUUID()];
          const outcome = await player?.act(
            [
              { kind: 'bet', id: bet, amount: BigInt(stake) },
              { kind: 'win', id: won, amount: BigInt(win) },
              { kind: 'end' },
            ],
            { roundId },
          );
          expect(outcome).toBe('taken');
          rounds.push({ who, roundId, bet, won, open: true });
        } else if (round?.open && what === 'void') {
          const undone = which % 3 === 0 ? [round.bet] : [round.won, round.bet];
          const undos = undone.map((of) => ({ kind: 'undo' as const, id: randomUUID(), of }));
          if ((await players[round.who]?.act(undos, { roundId: round.roundId })) === 'taken') round.open = false;
        } else if (round?.open && what === 'late') {
          const late = { kind: 'win' as const, id: randomUUID(), amount: BigInt(win) };
          await players[round.who]?.act([late], { roundId: round.roundId });
        }
      }
      await suite.count();
      for (const { playerId } of players) {
        for (const [strategy, id] of ids) {
          const entry = await suite.entryOf(id, playerId);
          const contest = await suite.contestOf(id);
          const span = { from: entry?.joinedAt ?? new Date(), until: contest?.endsAt ?? new Date() };
          const sums = await plainly(playerId, span);
          const { score, ...counted } = (await countsOf(id, playerId)) ?? { score: -1n };
          expect({ ...counted, rate: strategy === 'rate' ? entry?.rate : sums.rate }).toEqual({
            ...sums,
            state: 'running',
          });
          const expected = { spin: BigInt(sums.gamesTaken), bet: sums.bets, win: sums.wins, rate: sums.rate };
          expect(score).toBe(expected[strategy as keyof typeof expected]);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('what a contest would have cost is counted over real rounds, as it would have counted them', async () => {
  house.clock.advanceMs(1_000);
  const player = await suite.player();
  await player.fund(10_000_000n);
  for (const [stake, win] of [
    [900_000n, 1_800_000n],
    [600_000n, 0n],
    [40n, 4_000n],
  ] as const) {
    const acts = [
      { kind: 'bet' as const, id: randomUUID(), amount: stake },
      { kind: 'win' as const, id: randomUUID(), amount: win },
      { kind: 'end' as const },
    ];
    expect(await player.act(acts, { roundId: randomUUID() })).toBe('taken');
  }
  const estimate = async (meter: Partial<Meter>) => {
    const rule = aTournament({ audience: { playerIds: [player.playerId] }, meter });
    return (await house.house.promotions.desk.estimate(house.database, { rule, takeUp: 100, days: 30 })).contest;
  };
  const least = { stakeAtLeast: { EUR: 50 } };
  expect(await estimate({ of: 'stake', ...least })).toMatchObject({ players: 1, best_scores: [1_500_000] });
  expect(await estimate({ of: 'rounds', ...least })).toMatchObject({ best_scores: [2] });
  expect(await estimate({ of: 'multiple', ...least })).toMatchObject({ best_scores: [2_000_000] });
  expect(await estimate({ of: 'multiple' })).toMatchObject({ best_scores: [100_000_000] });
  expect(await estimate({ of: 'stake', games: { games: ['other-studio/fruits'] } })).toMatchObject({ players: 0 });
});
