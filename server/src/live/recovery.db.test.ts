import { games } from '@halley/studio/games';
import { describe, expect, test } from 'vitest';
import { leaseMs, silenceMs } from './index.ts';
import { liveMoves } from './round-store.ts';
import { sharedLiveHouse } from './testing/test-live.ts';

const house = sharedLiveHouse();

const curve = games.crash.curve!;
// biome-ignore lint/suspicious/noExplicitAny: answers of several calls
const body = (answer: { json(): never }) => answer.json() as any;

/** Nobody speaks for so long: whoever ran the table is gone. */
const silence = () => house.clock.advanceMs(leaseMs + 1);

describe('a table has one process that runs it', () => {
  test('a second one waits while the first one lives, and takes over when it is silent', async () => {
    const other = house.openOther();
    const round = await house.bettingRound();
    await house.advance('crash', other);
    expect((await house.now()).runBy).toBe(round.runBy);
    silence();
    await house.advance('crash', other);
    expect((await house.now()).runBy).not.toBe(round.runBy);
    // The first one is back, and finds the table taken.
    await house.advance();
    const { rows } = await house.database.query(`select leader from live_table where id = 'crash'`);
    expect(rows[0]?.leader).toBe((await house.now()).runBy);
    silence();
  });

  test('both at once, over whole rounds: one round at a time, each link used once', async () => {
    const other = house.openOther();
    for (let turn = 0; turn < 60; turn++) {
      house.clock.advanceMs(turn % 20 === 19 ? leaseMs + 1 : 700);
      await Promise.all([house.house.live.advance('crash'), other.live.advance('crash')]);
    }
    const { rows } = await house.database.query(
      `select count(*)::int as rounds, count(distinct (chain_id, number))::int as links,
         count(*) filter (where state in ('betting', 'running', 'settling'))::int as unfinished from live_round`,
    );
    expect(rows[0]?.rounds).toBe(rows[0]?.links);
    expect(rows[0]?.unfinished).toBeLessThanOrEqual(1);
    silence();
  });

  test('every cell of the table of moves: what is over stays over', () => {
    expect(liveMoves.settled).toEqual([]);
    expect(liveMoves.voided).toEqual([]);
    expect(liveMoves.running).not.toContain('betting');
    expect(liveMoves.settling).not.toContain('running');
  });
});

describe('a process that dies', () => {
  test('while bets are taken: the next one goes on with the same round and the same bets', async () => {
    const player = await house.rich();
    const other = house.openOther();
    const round = await house.bettingRound({ most: 150 });
    await house.bet(player.browser, round);
    silence();
    await house.advance('crash', other);
    const now = await house.now();
    expect([now.id, now.number]).toEqual([round.id, round.number]);
    await house.untilOver('crash', other);
    expect(await house.balance(player.playerId)).toBe(player.start - 1_000);
    silence();
  });

  test('before the start and away for long: every stake comes back in full', async () => {
    const [player, guest] = [await house.rich(), house.guest()];
    const round = await house.bettingRound();
    await house.bet(player.browser, round, { choice: { auto: 101 } });
    await house.bet(guest, round, { mode: 'demo' });
    house.clock.advanceMs(60_000);
    const other = house.openOther();
    expect((await house.untilOver('crash', other)).state).toBe('voided');
    expect(await house.balance(player.playerId)).toBe(player.start);
    const forFun = (await guest.call('GET', '/api/live/crash/bets?mode=demo')).json();
    expect(forFun).toMatchObject({ balance_cents: 100_000, bets: [{ state: 'refunded', win_cents: 1_000 }] });
    silence();
  });

  test('in mid-flight: what was cashed out stays paid, everything else is paid what was recorded last', async () => {
    const [out, byHand, auto, fun] = [await house.rich(), await house.rich(), await house.rich(), house.guest()];
    const round = await house.bettingRound({ least: 400 });
    const placed = await house.bet(out.browser, round);
    await house.bet(byHand.browser, round);
    await house.bet(auto.browser, round, { choice: { auto: 140 } });
    await house.bet(fun, round, { mode: 'demo' });
    await house.takeOff(round);
    await house.pass(3_000);
    const paid = await house.cashOut(out.browser, body(placed).bet_id);
    await house.pass(3_000);
    const { aliveAt, startedAt } = await house.now();
    const recorded = curve.worthAfter(Number(aliveAt) - Number(startedAt));
    expect(recorded).toBeGreaterThan(150);
    await house.house.wagers.idle();

    silence();
    const other = house.openOther();
    expect((await house.untilOver('crash', other)).state).toBe('voided');
    expect(await house.balance(out.playerId)).toBe(out.start - 1_000 + Number(body(paid).win_cents));
    expect(await house.balance(byHand.playerId)).toBe(byHand.start - 1_000 + recorded * 10);
    // It had passed its own worth before.
    expect(await house.balance(auto.playerId)).toBe(auto.start + 400);
    expect((await fun.call('GET', '/api/live/crash/bets?mode=demo')).json().balance_cents).toBe(99_000 + recorded * 10);
    const past = (await byHand.call('GET', `/api/live/crash/rounds/${round.id}`)).json();
    expect(past).toMatchObject({ state: 'voided', interrupted_pays: recorded });
    silence();
  });

  test('at the start of a flight: nothing was recorded yet, every stake comes back', async () => {
    const player = await house.rich();
    const round = await house.bettingRound({ least: 200 });
    await house.bet(player.browser, round);
    await house.takeOff(round);
    silence();
    await house.untilOver('crash', house.openOther());
    expect(await house.balance(player.playerId)).toBe(player.start);
    silence();
  });

  test('a process that lost its voice for a while interrupts its own flight: nobody could have cashed out', async () => {
    const player = await house.rich();
    const round = await house.bettingRound({ least: 150, most: 170 });
    await house.bet(player.browser, round);
    await house.takeOff(round);
    await house.pass(900);
    house.clock.advanceMs(silenceMs + 10_000);
    expect((await house.untilOver()).state).toBe('voided');
    expect(await house.balance(player.playerId)).toBeGreaterThanOrEqual(player.start);
  });

  test('while it settles: the next one finishes, and pays nobody twice', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => house.rich()));
    const round = await house.bettingRound({ least: 130, most: 200 });
    const point = await house.pointOf(round);
    for (const player of players) await house.bet(player.browser, round, { choice: { auto: point } });
    const flying = await house.takeOff(round);
    // Up to the last moment, so that all is left to the settlement.
    await house.pass(curve.msUntil(point) - 50 - (house.clock.now().getTime() - Number(flying.startedAt)));
    house.clock.advanceMs(curve.endsAfterMs({ point }) - curve.msUntil(point) + 60);
    await house.house.live.advance('crash');
    expect((await house.now()).state).toBe('settling');
    // Half of them were paid, and nothing of it had been written beside the books.
    await Promise.all(
      players
        .slice(0, 3)
        .map(({ playerId }) =>
          house.payAtDoor(playerId, { win: BigInt(point) * 10n, detail: { pays: point, outcome: { point } } }),
        ),
    );
    silence();
    await house.untilOver('crash', house.openOther());
    for (const player of players) {
      expect(await house.balance(player.playerId)).toBe(player.start - 1_000 + point * 10);
    }
    const { rows } = await house.database.query(
      `select distinct state, pays, win::int from live_bet where round_id = $1`,
      [round.id],
    );
    expect(rows).toEqual([{ state: 'closed', pays: point, win: point * 10 }]);
    silence();
  });
});

test('a chain that has no link left is followed by another one', async () => {
  const before = await house.bettingRound();
  await house.database.query('update live_chain set length = $2 where id = $1', [before.chainId, before.number]);
  await house.takeOff(before);
  await house.untilOver();
  house.clock.advanceMs(5_000);
  await house.advance();
  const after = await house.now();
  expect([after.number, after.chainId === before.chainId]).toEqual([1, false]);
  expect(after.committed).toBe(after.terminal);
});
