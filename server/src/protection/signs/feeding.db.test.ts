import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayMs, sharedLimitedHouse } from '../../../../test/limited-house.ts';
import { type Consumer, type Event, writeEvents } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { lookAtPlay } from '../testing/follow.ts';
import { countPlay } from './count-play.ts';
import { readMarkers } from './marker-store.ts';
import { dayOf, daysAfter } from './quarter.ts';
import { readDays } from './quarter-store.ts';

const limited = sharedLimitedHouse();
type Player = Awaited<ReturnType<typeof limited.player>>;

const now = () => limited.clock.now();
const today = () => dayOf(now());
const factsOf = ({ playerId }: Player) =>
  readDays(limited.database, { playerId, from: daysAfter(today(), -60), until: daysAfter(today(), 60) });
const markersOf = ({ playerId }: Player) => readMarkers(limited.database, { playerId, from: '2020-01-01' });
const signsOf = ({ playerId }: Player) => limited.house.protection.desk.signsOf(limited.database, playerId);

/** A deposit that the bank refuses, as the payments room tells it. */
const refusedDeposits = (playerId: number, count: number, at = now()) =>
  limited.database.tx((tx) =>
    writeEvents(
      tx,
      'payments.changed',
      Array.from({ length: count }, () => ({
        playerId,
        reference: randomUUID(),
        from: 'processing' as const,
        payment: {
          id: 1,
          action: 'deposit',
          state: 'declined',
          success: false,
          finished_at: at.toISOString(),
        } as never,
      })),
    ),
  );
const casesOf = async ({ playerId }: Player) => {
  const { rows } = await limited.database.query(
    'select level, state, opened_by from protection_case where player_id = $1 order by id',
    [playerId],
  );
  return rows;
};

describe('[OPS-35] what players do', () => {
  test('is counted to the cent, also what is taken back', async () => {
    const player = await limited.player();
    await player.fund(1_000_000n);
    await player.play(3_000n, { win: 1_000n });
    const [roundId, stake] = [randomUUID(), { kind: 'bet', id: randomUUID(), amount: 500n } as const];
    await player.act([stake], { roundId });
    await player.act([{ kind: 'end' }], { roundId });
    await lookAtPlay(limited);
    expect(await factsOf(player)).toMatchObject([{ rounds: 2, staked: 3_500n, lost: 2_500n }]);
    await player.act([{ kind: 'undo', id: randomUUID(), of: stake.id }], { roundId });
    await lookAtPlay(limited);
    expect(await factsOf(player)).toMatchObject([{ rounds: 2, staked: 3_000n, lost: 2_000n }]);
  });

  test('is counted once, also where the place of the one who counts is set back', async () => {
    const player = await limited.player();
    await refusedDeposits(player.playerId, 2);
    await lookAtPlay(limited);
    await limited.database.query("update kit_consumer set xid = '0', id = 0 where name = 'protection-count'");
    await lookAtPlay(limited);
    expect(await factsOf(player)).toMatchObject([{ refusedDeposits: 2 }]);
    expect(await markersOf(player)).toEqual([]);
  });

  test('is counted once where the one who counts falls over in the middle, and in whatever order it comes', async () => {
    const [player, other] = [await limited.player(), await limited.player()];
    const rates = { read: async () => ({ inEuro: { EUR: 1, USD: 1 } as never, at: now() }) };
    const own = { ...countPlay({ clock: limited.clock, rates }), name: 'protection-test' };
    await limited.database.query(
      `insert into kit_consumer (name, xid, id) select $1, coalesce(max(xid), '0'), coalesce(max(id), 0) from kit_outbox`,
      [own.name],
    );
    let falls = 2;
    const falling: Consumer = {
      ...own,
      async handle(tx, events) {
        const mine = events.filter(
          ({ data }) => typeof data === 'object' && 'playerId' in data && data.playerId === player.playerId,
        );
        await own.handle(tx, mine.toReversed() as Event[]);
        if (falls-- > 0) throw new Error('the process was killed');
      },
    };
    await refusedDeposits(player.playerId, 3);
    await refusedDeposits(other.playerId, 3);
    for (const _kill of [1, 2]) await expect(catchUp(limited.database, falling)).rejects.toThrow('killed');
    await catchUp(limited.database, falling);
    const counted = await limited.database.query(
      'select player_id::int as id, refused_deposits as refused from protection_quarter where player_id = any($1)',
      [[player.playerId, other.playerId]],
    );
    expect(counted.rows).toEqual([{ id: player.playerId, refused: 3 }]);
    await limited.database.query('delete from kit_consumer where name = $1', [own.name]);
    await limited.database.query('delete from protection_quarter where player_id = $1', [player.playerId]);
    await lookAtPlay(limited);
    expect(await factsOf(player)).toMatchObject([{ refusedDeposits: 3 }]);
    expect(await markersOf(player)).toMatchObject([{ kind: 'failed_cards', level: 'watch', measure: 3n }]);
  });

  test('[OPS-36] raises a sign once a day and rule; enough of it opens one case, and stops what is given', async () => {
    const player = await limited.player();
    await refusedDeposits(player.playerId, 3);
    await lookAtPlay(limited);
    await lookAtPlay(limited);
    expect(await markersOf(player)).toMatchObject([
      { kind: 'failed_cards', level: 'watch', measure: 3n, threshold: 3n, figures: { days: 7 }, rulesVersion: 0 },
    ]);
    expect(await signsOf(player)).toMatchObject({ level: 'watch', case: null, gifts_stopped: false });
    expect(await limited.house.protection.isAtRisk(limited.database, player.playerId)).toBe(false);

    await refusedDeposits(player.playerId, 3);
    await lookAtPlay(limited);
    expect(await markersOf(player)).toMatchObject([{ level: 'act', measure: 6n, threshold: 6n }]);
    expect(await signsOf(player)).toMatchObject({ level: 'act', gifts_stopped: true, case: { level: 'act' } });
    expect(await limited.house.protection.isAtRisk(limited.database, player.playerId)).toBe(true);
    await refusedDeposits(player.playerId, 1);
    await lookAtPlay(limited);
    expect(await casesOf(player)).toEqual([{ level: 'act', state: 'open', opened_by: null }]);
  });

  test('is judged in days: what came late counts where it belongs, and signs lapse by themselves', async () => {
    const player = await limited.player();
    await refusedDeposits(player.playerId, 3, new Date(now().getTime() - 3 * dayMs));
    await lookAtPlay(limited);
    expect(await markersOf(player)).toMatchObject([{ day: daysAfter(today(), -3), level: 'watch' }]);
    expect(await signsOf(player)).toMatchObject({ level: 'watch' });
    limited.clock.advanceMs(12 * dayMs);
    await lookAtPlay(limited);
    expect(await signsOf(player)).toMatchObject({ level: 'none', since: null, signs: [] });
    const { rows } = await limited.database.query('select level, look_on from protection_player where player_id = $1', [
      player.playerId,
    ]);
    expect(rows).toEqual([{ level: 'none', look_on: null }]);
  });

  test('limits, breaks and what is asked for are counted; a looser limit that is asked for is a sign', async () => {
    const player = await limited.player();
    const limit = { type: 'loss', period: 'day', accounts: [{ currency: 'EUR', amount_cents: 5_000 }] };
    expect((await player.set(limit)).statusCode).toBe(200);
    expect((await player.set({ ...limit, accounts: [{ currency: 'EUR', amount_cents: 9_000 }] })).statusCode).toBe(200);
    await lookAtPlay(limited);
    expect(await factsOf(player)).toMatchObject([{ limitsSet: 1, limitsAsked: 1, limitsLoosened: 0, exclusions: 0 }]);
    expect(await signsOf(player)).toMatchObject({ level: 'watch', signs: [{ kind: 'raised_limits' }] });
  });
});
