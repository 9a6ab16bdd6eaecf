import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestProvider, type TestPlayer, type TestProviderHouse } from './testing/test-provider.ts';

let house: TestProviderHouse;
let player: TestPlayer;
beforeAll(async () => {
  house = await openTestProvider();
  player = await house.player({ amount: 100_000n });
});
afterAll(() => house.close());

const bet = (id: string, amount = 100) => ({ type: 'bet', id, amount });

describe('the calls of the last day', () => {
  test('are counted by call and code, refused ones and unsigned ones too', async () => {
    const counted = await house.addProvider('counted');
    const guest = await house.player({ provider: counted, amount: 1_000n, game: 'counted/One' });
    const round = guest.round({ game: 'counted/One', actions: [bet('c-1')] });
    expect((await counted.call('play', round)).status).toBe(200);
    await counted.call('play', guest.round({ game: 'counted/One', actions: [bet('c-2', 5_000)] }));
    await counted.call('balance', { token: guest.token }, { secret: 'a wrong one' });
    await house.api.flushCounts();
    const file = await house.api.desk.read('counted');
    expect(file).toMatchObject({ calls: 4, refused_calls: 2, open_rounds: 1, open_sessions: 1 });
    expect(file.calls_by_code).toEqual(
      expect.arrayContaining([
        { call: 'play', code: 0, calls: 1, meaning: 'Taken.' },
        { call: 'play', code: 100, calls: 1, meaning: 'The balance is too low.' },
        { call: 'balance', code: 202, calls: 1, meaning: 'The signature does not fit.' },
      ]),
    );
    expect(file.open_round_list).toMatchObject([{ player_id: guest.playerId, game: 'counted/One', stake_cents: 100 }]);
  });

  test('add up over processes and flushes, and are gone after a day', async () => {
    const other = await house.anotherProcess();
    const sums = await house.addProvider('sums');
    for (let call = 0; call < 3; call++) await sums.call('balance', { token: player.token });
    await house.api.flushCounts();
    await sums.call('balance', { token: player.token }, { app: other.app });
    await other.close();
    await sums.call('balance', { token: player.token });
    await house.api.flushCounts();
    expect((await house.api.desk.read('sums')).calls).toBe(5);
    house.clock.advanceMs(26 * 60 * 60 * 1000);
    expect((await house.api.desk.read('sums')).calls).toBe(0);
  });

  test('of a provider that does not exist fill nothing', async () => {
    await house.provider.send('balance', '{}', { headers: { 'x-provider-id': 'nobody-at-all' } });
    await house.api.flushCounts();
    const { rows } = await house.database.query("select from games_provider_calls where provider_id = 'nobody-at-all'");
    expect(rows).toEqual([]);
  });
});

describe('reconciliation by round', () => {
  const reconcile = () => house.database.tx((tx) => house.api.desk.reconcile(tx, house.provider.id));

  test('finds nothing in books that are in order, and names the round where they are not', async () => {
    const guest = await house.player({ amount: 1_000n });
    const said = guest.round({
      actions: [bet('r-1'), { type: 'win', id: 'r-2', amount: 250 }],
      finished: true,
    });
    expect((await house.provider.call('play', said)).status).toBe(200);
    const before = await reconcile();
    expect(before.differences).toEqual([]);
    expect(before.rounds).toBeGreaterThan(0);
    const round = await house.roundOf(said.round_id);
    await house.database.query('update wagers_round set win_cash = win_cash + 1 where id = $1', [round?.id]);
    expect((await reconcile()).differences).toEqual([
      {
        roundId: round?.id,
        check: 'the round is the sum of its actions',
        detail: 'at stake 100, won 251; its actions say 100 and 250',
      },
    ]);
    await house.database.query('update wagers_round set win_cash = win_cash - 1 where id = $1', [round?.id]);
    await house.database.query("update wagers_action set cash = cash + 5 where round_id = $1 and kind = 'win'", [
      round?.id,
    ]);
    const broken = (await reconcile()).differences;
    expect(broken.map(({ check }) => check).sort()).toEqual([
      'every action is what the journal moved',
      'the round is the sum of its actions',
    ]);
    expect(new Set(broken.map(({ roundId }) => roundId))).toEqual(new Set([round?.id]));
    await house.database.query("update wagers_action set cash = cash - 5 where round_id = $1 and kind = 'win'", [
      round?.id,
    ]);
    expect((await reconcile()).differences).toEqual([]);
  });

  test('another provider’s rounds are not its business', async () => {
    const tycho = await house.addProvider('tycho');
    const { rounds } = await house.database.tx((tx) => house.api.desk.reconcile(tx, tycho.id));
    expect(rounds).toBe(0);
  });
});
