import type { games } from '@halley/studio/games';
import { afterEach, describe, expect, test } from 'vitest';
import { lateStartMs } from './advance-table.ts';
import { leaseMs } from './index.ts';
import { type AnySharedGame, sharedGames } from './tables.ts';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();
const table = 'money-wheel';
const asReleased = sharedGames.get(table) as AnySharedGame;
const inThisRelease = (game: AnySharedGame) => (sharedGames as Map<typeof table, AnySharedGame>).set(table, game);

afterEach(() => {
  inThisRelease(asReleased);
});

const code = (answer: { json(): never }) => (answer.json() as { error: { code: string } }).error.code;
type Outcome = ReturnType<(typeof games)[typeof table]['outcomeOf']>;
const onLeaf = () => house.roundThat(table, (outcome: Outcome) => outcome.emblem === 'leaf');
const lay = (browser: Parameters<typeof house.bet>[0], round: { id: number }, mode: 'real' | 'demo' = 'real') =>
  house.bet(browser, round, { table, mode, stake: 1_000, choice: { bets: { leaf: 1_000 } } });

/** The rules of the next version: other segments, and everything pays nothing. */
const next: AnySharedGame = {
  ...asReleased,
  version: asReleased.version + 1,
  outcomeOf: () => ({ segment: 0, emblem: 'sun' }),
  winOf: () => 0n,
};
/** Another process comes with the new rules; whoever ran the table is gone. */
async function release(game: AnySharedGame) {
  inThisRelease(game);
  house.clock.advanceMs(leaseMs + 1);
  return house.openOther();
}
const stages = ['while bets are taken', 'while the outcome is shown', 'while it settles'] as const;
async function upTo(stage: (typeof stages)[number], round: Awaited<ReturnType<typeof onLeaf>>) {
  if (stage === 'while bets are taken') return;
  await house.takeOff(round);
  if (stage === 'while the outcome is shown') return;
  house.clock.advanceMs(asReleased.timing.showingMs);
  await house.house.live.advance(table);
  expect((await house.now(table)).state).toBe('settling');
}

describe.each(stages)('a release changes the rules %s', (stage) => {
  test('the round is shown and paid by those it was opened with, the next one by the new ones', async () => {
    const [player, guest] = [await house.rich(), house.guest()];
    const round = await onLeaf();
    await lay(player.browser, round);
    await lay(guest, round, 'demo');
    await upTo(stage, round);
    const other = await release({ ...next, earlier: [asReleased] });
    expect((await house.untilOver(table, other)).state).toBe('settled');
    expect(await house.balance(player.playerId)).toBe(player.start + 3_000);
    const forFun = (await guest.call('GET', `/api/live/${table}/bets?mode=demo`)).json();
    expect(forFun).toMatchObject({ balance_cents: 103_000, bets: [{ state: 'closed', pays: 400 }] });
    const past = (await player.call('GET', `/api/live/${table}/rounds/${round.id}`)).json();
    expect(past).toMatchObject({ version: asReleased.version, state: 'settled', outcome: { emblem: 'leaf' } });
    house.clock.advanceMs(asReleased.timing.pauseMs);
    await house.advance(table, other);
    expect(await house.now(table)).toMatchObject({ state: 'betting', gameVersion: next.version });
    await house.untilOver(table, other);
    house.clock.advanceMs(leaseMs + 1);
  });

  test('without the old ones it waits for a process that has them, which finishes it', async () => {
    const player = await house.rich();
    const round = await onLeaf();
    await lay(player.browser, round);
    await upTo(stage, round);
    const other = await release(next);
    await house.advance(table, other);
    // The table is free at once: nobody has to wait for a lease to run out.
    inThisRelease(asReleased);
    expect((await house.untilOver(table)).state).toBe('settled');
    expect(await house.balance(player.playerId)).toBe(player.start + 3_000);
    house.clock.advanceMs(leaseMs + 1);
  });

  test('without them and with nobody who has them every stake comes back, once, and the table goes on', async () => {
    const [player, guest] = [await house.rich(), house.guest()];
    const round = await onLeaf();
    await lay(player.browser, round);
    await lay(guest, round, 'demo');
    await upTo(stage, round);
    const [other, third] = [await release(next), house.openOther()];
    house.clock.advanceMs(60_000 + lateStartMs);
    for (let turn = 0; turn < 8; turn++) {
      await Promise.all([other.live.advance(table), third.live.advance(table)]);
      house.clock.advanceMs(300);
    }
    expect(await house.balance(player.playerId)).toBe(player.start);
    const forFun = (await guest.call('GET', `/api/live/${table}/bets?mode=demo`)).json();
    expect(forFun).toMatchObject({ balance_cents: 100_000, bets: [{ state: 'refunded', win_cents: 1_000 }] });
    const past = (await player.call('GET', `/api/live/${table}/rounds/${round.id}`)).json();
    const { link } = await house.secretOf(round);
    const outcome = stage === 'while bets are taken' ? null : { emblem: 'leaf' };
    expect(past).toMatchObject({ state: 'voided', interrupted_pays: 100, outcome, proof: { link } });
    house.clock.advanceMs(asReleased.timing.pauseMs + leaseMs);
    await house.advance(table, other);
    expect(await house.now(table)).toMatchObject({ state: 'betting', number: round.number + 1 });
    await house.untilOver(table, other);
    house.clock.advanceMs(leaseMs + 1);
  });
});

test('a round of other rules takes no bet and no cash-out', async () => {
  const player = await house.rich();
  const round = await onLeaf();
  inThisRelease(next);
  const refused = await lay(player.browser, round);
  expect([refused.statusCode, code(refused)]).toEqual([409, 'BETS_CLOSED']);
  expect(code(await lay(house.guest(), round, 'demo'))).toBe('BETS_CLOSED');
  expect(await house.balance(player.playerId)).toBe(player.start);
  inThisRelease(asReleased);
  await house.untilOver(table);

  const flight = await house.bettingRound({ least: 400 });
  const placed = await house.bet(player.browser, flight);
  await house.takeOff(flight);
  await house.pass(1_500);
  const crash = sharedGames.get('crash') as AnySharedGame;
  (sharedGames as Map<string, AnySharedGame>).set('crash', { ...crash, version: crash.version + 1 });
  try {
    expect(code(await house.cashOut(player.browser, (placed.json() as { bet_id: string }).bet_id))).toBe(
      'CASH_OUT_TOO_LATE',
    );
  } finally {
    (sharedGames as Map<string, AnySharedGame>).set('crash', crash);
  }
  await house.untilOver();
});
