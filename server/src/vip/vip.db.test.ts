import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LimitedHouse, openLimitedHouse } from '../../../test/limited-house.ts';
import { writeDocument } from '../config/index.ts';
import { createBrowser } from '../identity/testing/test-identity.ts';
import { rollUpHouse } from '../wallet/index.ts';
import { writePast } from '../wallet/testing/test-journal.ts';

let house: LimitedHouse;
beforeAll(async () => {
  house = await openLimitedHouse('2026-11-15T12:00:00Z');
});
afterAll(() => house.close());

const paths = ['/jam/vip_status_progress', '/api-fe/jam/vip_status_progress'] as const;
type Player = Awaited<ReturnType<LimitedHouse['player']>>;
const progress = async (player: Player, path: string = paths[0]) => {
  const answer = await player.call('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('seasons and insurance', () => {
  const base = '/api-fe/pf';

  test('[VIP-12] the season that runs is the quarter, also for a guest', async () => {
    const answer = await createBrowser(house.app).call('GET', `${base}/seasons/active`);
    expect(answer.json()).toMatchObject({
      season: {
        name: '2026 Q4',
        isActive: true,
        startDate: '2026-10-01T00:00:00.000Z',
        endDate: '2026-12-31T23:59:59.999Z',
      },
    });
  });

  test('points at its start are for members of the club', async () => {
    const player = await house.player();
    const { playerId } = player;
    const read = () => player.call('GET', `${base}/compoints/season-start-get`);
    expect((await read()).statusCode).toBe(403);
    expect((await createBrowser(house.app).call('GET', `${base}/compoints/season-start-get`)).statusCode).toBe(401);
    await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId, add: [257] }));
    const entry = { chargeable: 0, kind: 'promotion', actor: 'system' };
    for (const [at, persistent] of [
      ['2026-09-30T23:59:59Z', 12_500_000],
      ['2026-10-01T00:00:00Z', 3_000_000],
    ] as const) {
      await house.database.query(
        'insert into loyalty_entry (player_id, kind, chargeable, persistent, actor, at) values ($1, $2, $3, $4, $5, $6)',
        [playerId, entry.kind, entry.chargeable, persistent, entry.actor, at],
      );
    }
    expect((await read()).json()).toEqual({ userId: playerId, compointsStart: 12.5 });
  });

  test('[PR-09] [PR-10] nobody is given anything for a deposit that was lost', async () => {
    const player = await house.player();
    await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.playerId, add: [759] }));
    for (const [method, path] of [
      ['GET', 'status'],
      ['POST', 'claim'],
    ] as const) {
      const url = `${base}/bonuses/deposit-insurance/${path}?currency=EUR`;
      expect((await player.call(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(403);
      const guest = createBrowser(house.app).call(method, url, method === 'POST' ? {} : undefined);
      expect((await guest).statusCode).toBe(401);
    }
  });
});

describe('[API-94] the progress of a player', () => {
  test('[VIP-03] [F-89] comes from the ledger, at both addresses, and a guest is told where everybody begins', async () => {
    const player = await house.player();
    const { playerId } = player;
    await writePast(house.database, { playerId }, [
      // The quarter before, to its last moment.
      { at: '2026-09-30T23:59:59.999Z', reason: 'deposit', cash: 900_000n },
      { at: '2026-09-30T23:59:59.999Z', reason: 'stake', cash: -100_000n },
      { at: '2026-10-01T00:00:00.000Z', reason: 'deposit', cash: 150_000n },
      { at: '2026-10-01T00:00:00.000Z', reason: 'stake', cash: -500_000n },
      { at: '2026-10-02T00:00:00.000Z', reason: 'win', cash: 400_000n },
      { at: '2026-11-02T00:00:00.000Z', reason: 'stake', cash: -100_000n },
      { at: '2026-11-02T00:00:01.000Z', reason: 'rollback', cash: 100_000n },
      // Presents are no deposits, and what is played with them is staked all the same.
      { at: '2026-11-03T00:00:00.000Z', reason: 'promo', bonus: 70_000n },
      { at: '2026-11-03T00:00:01.000Z', reason: 'demo_grant', cash: 70_000n },
      { at: '2026-11-03T00:00:02.000Z', reason: 'stake', bonus: -70_000n },
      { at: '2026-11-04T00:00:00.000Z', reason: 'correction', cash: 5_000n },
    ]);
    const told = {
      userId: playerId,
      currency: 'EUR',
      currentStatus: 'REGULAR',
      activeStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      depositAmountCents: 150_000,
      depositThresholdCents: 600_000,
      betSumCents: 570_000,
      betSumThresholdCents: 6_000_000,
      overallProgress: 0.1725,
    };
    const beginning = {
      userId: 0,
      currency: 'EUR',
      currentStatus: 'REGULAR',
      activeStatus: 'REGULAR',
      nextStatus: 'BRONZE',
      depositAmountCents: 0,
      depositThresholdCents: 900_000,
      betSumCents: 0,
      betSumThresholdCents: 9_000_000,
      overallProgress: 0,
    };
    for (const path of paths) expect(await progress(player, path)).toEqual(told);
    // The same whether the sums were kept or are added up from the journal.
    await rollUpHouse(house.database);
    expect(await progress(player)).toEqual(told);
    for (const path of paths) {
      const guest = await createBrowser(house.app).call('GET', path);
      expect([guest.statusCode, guest.json()]).toEqual([200, beginning]);
    }
  });

  test('counts what is played now, and nothing of what others do', async () => {
    const [player, other] = [await house.player(), await house.player()];
    const now = { at: house.clock.now().toISOString() };
    await writePast(house.database, { playerId: player.playerId }, [{ ...now, reason: 'deposit', cash: 2_000n }]);
    await writePast(house.database, { playerId: player.playerId }, [{ ...now, reason: 'stake', cash: -500n }]);
    expect(await progress(player)).toMatchObject({ depositAmountCents: 2_000, betSumCents: 500 });
    expect(await progress(other)).toMatchObject({ depositAmountCents: 0, betSumCents: 0, userId: other.playerId });
  });

  test('a withdrawal takes nothing back: what was paid in was paid in', async () => {
    const player = await house.player();
    const [key, purpose] = [randomUUID(), 'cashout' as const];
    await writePast(house.database, { playerId: player.playerId }, [
      { at: '2026-10-02T00:00:00Z', reason: 'deposit', cash: 9_000n },
      { at: '2026-10-03T00:00:00Z', reason: 'hold', cash: -9_000n, reserved: 9_000n, purpose, key },
      { at: '2026-10-04T00:00:00Z', reason: 'capture', reserved: -9_000n, purpose, key },
    ]);
    expect(await progress(player)).toMatchObject({ depositAmountCents: 9_000, betSumCents: 0 });
  });

  test.each([
    ['JPY', 1_000_000n, 900_000, 9_000_000],
    ['BTC', 3_000_000n, 6_000_000, 60_000_000],
  ] as const)('[VIP-11] in %s counts whole subunits against its own sums', async (currency, paid, deposits, bets) => {
    const player = await house.player({ currency });
    const at = '2026-10-05T00:00:00Z';
    await writePast(house.database, { playerId: player.playerId, currency }, [{ at, reason: 'deposit', cash: paid }]);
    expect(await progress(player)).toMatchObject({
      currency,
      depositAmountCents: Number(paid),
      depositThresholdCents: deposits,
      betSumThresholdCents: bets,
      overallProgress: currency === 'JPY' ? 0.5 : 0.25,
    });
  });

  test('[VIP-11] [VIP-04] the operator’s sums and the groups of the player count at once', async () => {
    const player = await house.player();
    const sums = await house.house.config.documents.read('sum-thresholds');
    const write = (content: unknown) =>
      house.database.tx((tx) =>
        writeDocument(tx, { name: 'sum-thresholds', content, by: 'ada', at: house.clock.now() }),
      );
    await write({ ...sums, EUR: { deposits_cents: 100, bets_cents: 200 } });
    house.house.config.documents.doubt();
    expect(await progress(player)).toMatchObject({ depositThresholdCents: 100, betSumThresholdCents: 200 });
    const { NOK: _, ...others } = sums;
    await write(others);
    house.house.config.documents.doubt();
    expect(await progress(await house.player({ currency: 'NOK' }))).toMatchObject({
      currency: 'NOK',
      depositThresholdCents: 900_000,
      betSumThresholdCents: 9_000_000,
    });
    await write(sums);
    house.house.config.documents.doubt();
    const join = (...add: number[]) =>
      house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: player.playerId, add }));
    await join(1117);
    expect((await progress(player)).currentStatus).toBe('REGULAR');
    await join(793);
    expect(await progress(player)).toMatchObject({ currentStatus: 'BRONZE', nextStatus: 'SILVER' });
    await join(759);
    expect(await progress(player)).toMatchObject({
      currentStatus: 'DIAMOND',
      nextStatus: 'DIAMOND',
      overallProgress: 1,
    });
  });
});
