import { Refusal } from '@halley/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '../../kit/index.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { insertBets } from '../bet-store.ts';
import { aNewBet } from '../testing/a-bet.ts';
import { createHeadroom, type Headroom } from './create-headroom.ts';
import { holdLeases, insertExposures } from './headroom-store.ts';
import { ceilingOf } from './risk-limits.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const clock = manualClock('2026-05-04T12:00:00Z');
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query(
    'truncate sportsbook_exposure, sportsbook_leg, sportsbook_bet, sportsbook_lease, sportsbook_headroom cascade',
  );
});

const outcome = 'outcome:1:1x2;period=ft:home';
const fixture = 'fixture:1';
const ceiling = ceilingOf(outcome);
const aProcess = () => createHeadroom({ database, clock });

/** What bets that were written count for. */
async function exposed(scope = outcome): Promise<bigint> {
  const { rows } = await database.query<{ sum: bigint }>(
    `select coalesce(sum(t.amount), 0)::bigint as sum from sportsbook_exposure e
     join sportsbook_bet b on b.id = e.bet_id, unnest(e.scopes, e.amounts) as t (scope, amount)
     where t.scope = $1 and b.state = 'open'`,
    [scope],
  );
  return rows[0]?.sum ?? 0n;
}

/** A bet as the door takes it: slices are held, the bet is written, or nothing is. */
async function bet(process: Headroom, amount: bigint, dies?: 'before' | 'after'): Promise<boolean> {
  const wanted = new Map([
    [outcome, amount],
    [fixture, amount],
  ]);
  const taken = await process.take(wanted).catch((error) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!taken || dies === 'before') return false;
  const one = aNewBet();
  const isWritten = await database.tx(async (tx) => {
    const held = await holdLeases(tx, taken.process, [...taken.amounts.keys()]);
    if (held.size < taken.amounts.size) return false;
    await insertBets(tx, [one]);
    await insertExposures(tx, [{ betId: one.id, playerId: one.playerId, exposure: taken.amounts }]);
    return true;
  });
  if (dies === 'after') return isWritten;
  if (isWritten) process.spend(taken);
  else process.giveBack(taken);
  return isWritten;
}

describe('headroom', () => {
  test('one process takes all of it and no more', async () => {
    const process = aProcess();
    const step = ceiling / 10n;
    for (let taken = 0; taken < 10; taken += 1) expect(await bet(process, step)).toBe(true);
    expect(await bet(process, 1n)).toBe(false);
    expect(await exposed()).toBe(ceiling);
    expect((await process.left([outcome])).get(outcome)).toBe(0n);
  });

  test('what was decided is free again, and a rebuild counts nothing twice for long', async () => {
    const process = aProcess();
    expect(await bet(process, ceiling)).toBe(true);
    await database.query(`update sportsbook_bet set state = 'lost', settled_at = now()`);
    await process.renew();
    await process.rebuild();
    expect((await process.left([outcome])).get(outcome)).toBe(ceiling);
    expect(await bet(process, ceiling)).toBe(true);
  });

  test('what a dead process held is rebuilt from its bets', async () => {
    const [dead, other] = [aProcess(), aProcess()];
    const third = ceiling / 3n;
    expect(await bet(dead, third)).toBe(true);
    await bet(dead, third, 'before');
    expect(await bet(dead, third, 'after')).toBe(true);
    expect(await bet(other, third)).toBe(false);
    clock.advanceMs(31_000);
    await other.rebuild();
    expect(await bet(other, third)).toBe(true);
    expect(await bet(other, third)).toBe(false);
    expect(await exposed()).toBe(third * 3n);
  });

  test('a process that was only slow has lost what it held, and begins anew', async () => {
    const [slow, other] = [aProcess(), aProcess()];
    const taken = await slow.take(new Map([[outcome, ceiling / 2n]]));
    clock.advanceMs(31_000);
    await other.rebuild();
    expect(await bet(other, ceiling)).toBe(true);
    const held = await database.tx((tx) => holdLeases(tx, taken.process, [outcome]));
    expect(held.size).toBe(0);
    expect(await bet(slow, 1n)).toBe(false);
    await slow.renew();
    slow.giveBack(taken);
    expect((await slow.left([outcome])).get(outcome)).toBe(0n);
    expect(await exposed()).toBe(ceiling);
  });

  test('[SPORT-36] many processes at once, some of which die: never exceeded, and used up in the end', async () => {
    let processes = [aProcess(), aProcess(), aProcess(), aProcess()];
    const step = ceiling / 97n;
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(
        processes.flatMap((process, index) =>
          [1n, 2n, 3n, 1n].map((size, place) => {
            const dies =
              index === round % 4 && place === 3 ? (round % 2 ? ('before' as const) : ('after' as const)) : undefined;
            return bet(process, step * size, dies);
          }),
        ),
      );
      expect(await exposed()).toBeLessThanOrEqual(ceiling);
      // One is killed, the others live on.
      processes = processes.with(round % 4, aProcess());
      clock.advanceMs(16_000);
      await Promise.all(processes.map((process) => process.renew()));
      await Promise.all([
        processes[0]?.rebuild(),
        bet(processes[1] as Headroom, step),
        bet(processes[2] as Headroom, step),
      ]);
      expect(await exposed()).toBeLessThanOrEqual(ceiling);
    }
    for (const process of processes) await process.close();
    clock.advanceMs(31_000);
    const last = aProcess();
    await last.rebuild();
    while (await bet(last, step));
    expect(await exposed()).toBeLessThanOrEqual(ceiling);
    expect(ceiling - (await exposed())).toBeLessThan(step);
  });
});
