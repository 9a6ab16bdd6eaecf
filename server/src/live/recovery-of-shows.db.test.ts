import { games } from '@halley/studio/games';
import { describe, expect, test } from 'vitest';
import { leaseMs } from './index.ts';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();

/** Nobody speaks for so long: whoever ran the table is gone. */
const silence = () => house.clock.advanceMs(leaseMs + 1);

interface Show {
  table: 'money-wheel' | 'live-roulette' | 'live-baccarat';
  /** A round that is wanted. */
  fits(outcome: never): boolean;
  outcome: object;
  /** Ten units, and what they return by it. */
  bets: Record<string, number>;
  wins: number;
  losing: Record<string, number>;
}

const shows: Show[] = [
  {
    table: 'money-wheel',
    fits: ({ emblem }: { emblem: string }) => emblem === 'leaf',
    outcome: { emblem: 'leaf' },
    bets: { leaf: 900, sun: 100 },
    wins: 3_600,
    losing: { moon: 500 },
  },
  {
    table: 'live-roulette',
    fits: ({ number }: { number: number }) => number === 17,
    outcome: { number: 17 },
    bets: { 'straight:17': 100, black: 900 },
    wins: 3_600 + 1_800,
    losing: { red: 500 },
  },
  {
    table: 'live-baccarat',
    fits: ({ result }: { result: string }) => result === 'player',
    outcome: { result: 'player' },
    bets: { player: 900, tie: 100 },
    wins: 1_800,
    losing: { tie: 500 },
  },
];

describe.each(shows)('the process that runs a round of $table dies', ({ table, fits, bets, wins, outcome, losing }) => {
  const wanted = () => house.roundThat(table, fits);
  const lay = (browser: Parameters<typeof house.bet>[0], round: { id: number }, mode: 'real' | 'demo' = 'real') =>
    house.bet(browser, round, { table, mode, stake: 1_000, choice: { bets } });

  test('while bets are taken, not long: the next one shows it and pays', async () => {
    const player = await house.rich();
    const round = await wanted();
    await lay(player.browser, round);
    silence();
    const other = house.openOther();
    const over = await house.untilOver(table, other);
    expect([over.state, over.runBy === round.runBy]).toEqual(['settled', false]);
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + wins);
    silence();
  });

  test('before it was shown, and nobody came for too long: every stake comes back', async () => {
    const [player, guest] = [await house.rich(), house.guest()];
    const round = await wanted();
    await lay(player.browser, round);
    await lay(player.browser, round);
    await lay(guest, round, 'demo');
    house.clock.advanceMs(60_000);
    expect((await house.untilOver(table, house.openOther())).state).toBe('voided');
    expect(await house.balance(player.playerId)).toBe(player.start);
    const forFun = (await guest.call('GET', `/api/live/${table}/bets?mode=demo`)).json();
    expect(forFun).toMatchObject({ balance_cents: 100_000, bets: [{ state: 'refunded', win_cents: 1_000 }] });
    // What would have come is opened, so that the chain has no gap.
    const past = (await player.call('GET', `/api/live/${table}/rounds/${round.id}`)).json();
    expect(past).toMatchObject({ state: 'voided', outcome });
    silence();
  });

  test.each([
    ['while the outcome is shown', 3_000],
    ['long after it was shown', 3_600_000],
  ])('%s: the outcome was known, and every bet is settled by it once, by whoever comes', async (_when, goneMs) => {
    const [won, lost, guest] = [await house.rich(), await house.rich(), house.guest()];
    const round = await wanted();
    await lay(won.browser, round);
    await house.bet(lost.browser, round, { table, stake: 500, choice: { bets: losing } });
    await lay(guest, round, 'demo');
    await house.takeOff(round);
    house.clock.advanceMs(goneMs);
    silence();
    const [second, third] = [house.openOther(), house.openOther()];
    // Both come at once, and again.
    for (let turn = 0; turn < 40; turn++) {
      house.clock.advanceMs(300);
      await Promise.all([second.live.advance(table), third.live.advance(table)]);
    }
    const { rows } = await house.database.query('select state, outcome from live_round where id = $1', [round.id]);
    expect(rows).toMatchObject([{ state: 'settled', outcome }]);
    expect(await house.balance(won.playerId)).toBe(won.start - 1_000 + wins);
    expect(await house.balance(lost.playerId)).toBe(lost.start - 500);
    const forFun = (await guest.call('GET', `/api/live/${table}/bets?mode=demo`)).json();
    expect(forFun.balance_cents).toBe(100_000 - 1_000 + wins);
    silence();
  });

  test('while it settles: half was paid at the door, the rest is paid once and nobody twice', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => house.rich()));
    const round = await wanted();
    for (const player of players) await lay(player.browser, round);
    await house.takeOff(round);
    house.clock.advanceMs(games[table].timing.showingMs);
    await house.house.live.advance(table);
    expect((await house.now(table)).state).toBe('settling');
    const shown = (await house.now(table)).outcome;
    for (const { playerId } of players.slice(0, 2)) {
      await house.payAtDoor(playerId, { win: BigInt(wins), detail: { pays: wins / 10, outcome: shown } });
    }
    silence();
    await house.untilOver(table, house.openOther());
    for (const player of players) expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + wins);
    const { rows } = await house.database.query(
      'select distinct state, pays, win::int from live_bet where round_id = $1',
      [round.id],
    );
    expect(rows).toEqual([{ state: 'closed', pays: wins / 10, win: wins }]);
    silence();
  });
});
