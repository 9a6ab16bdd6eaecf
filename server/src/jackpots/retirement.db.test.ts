import { Refusal } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { partsPerSubunit } from './jackpot.ts';
import { readJackpots } from './read-jackpots.ts';
import { findJackpotId, jackpotMoves, setJackpotState } from './set-state.ts';
import { auditedRoom } from './testing/audited-room.ts';
import { aLevel, anotherProcess } from './testing/test-jackpots.ts';

// After every test the audit counts all stakes again and holds pools, wins and the ledger against them.
const { room, aPlayer, open, switchTo } = auditedRoom();

const stateOf = async (identifier: string) => {
  const { rows } = await room.database.query<{ state: string }>(
    'select state from jackpots_jackpot where identifier = $1',
    [identifier],
  );
  return rows[0]?.state;
};
const heldByTheHouse = async () => {
  const { rows } = await room.database.query<{ balance: bigint }>(
    "select coalesce(sum(amount), 0)::bigint as balance from wallet_entry where account = 'house:jackpots'",
  );
  return rows[0]?.balance ?? 0n;
};
/** The level grows to just below its hidden amount, then one large stake goes far beyond it. */
async function playOut(identifier: string, beyond = 5_000n): Promise<number> {
  const playerId = aPlayer();
  await room.stake({ playerId, cash: (await room.missing(identifier)) + beyond });
  await room.count();
  return playerId;
}

describe('a jackpot that retires', () => {
  test('pays its running cycle to players, in full, and leaves nothing behind', async () => {
    const before = await heldByTheHouse();
    const identifier = await open();
    await room.stake({ playerId: aPlayer(), cash: 40_000n });
    await room.count();
    await switchTo(identifier, 'retiring');
    const [hidden = 0n] = await room.hiddenAmounts(identifier);
    const winner = await playOut(identifier);
    expect(await room.wins(identifier)).toMatchObject([{ cycle: 1, player: winner, amount: hidden }]);
    expect(await room.balance(winner)).toBe(hidden);
    expect(await stateOf(identifier)).toBe('retired');
    // No seed for a cycle that does not come; what the last stake would have brought beyond was not taken.
    expect(await heldByTheHouse()).toBe(before);
    expect(await room.pools(identifier)).toEqual([]);
    const [entry] = await listEntries(room.database, { kind: 'jackpots.retired', limit: 1 });
    expect(entry).toMatchObject({ actor: { kind: 'system' }, detail: { identifier } });
  });

  test('takes no stake any more once it is over, nor one that was staked while its last drop was counted', async () => {
    const identifier = await open();
    await switchTo(identifier, 'retiring');
    const winner = aPlayer();
    await room.stake({ playerId: winner, cash: await room.missing(identifier) });
    // Not counted yet, so this one is still written down; it comes behind the last drop.
    const late = await room.stake({ playerId: aPlayer(), cash: 7_000n, currency: 'USD' });
    await room.count();
    expect(await room.wins(identifier)).toMatchObject([{ player: winner }]);
    await room.giveBack(late);
    await room.count();
    const rowsOf = async () =>
      (
        await room.database.query(
          'select from jackpots_stake s join jackpots_jackpot j on j.id = s.jackpot_id where j.identifier = $1',
          [identifier],
        )
      ).rows.length;
    const written = await rowsOf();
    await room.stake({ playerId: aPlayer(), cash: 1_000n });
    expect(await rowsOf()).toBe(written);
  });

  test('with several levels is fed until the last of them has dropped; each drops once', async () => {
    const levels = [
      aLevel({ identifier: 'small', seedAmount: 5n, ceilingAmount: 40n }),
      // A hidden amount is at least one above the seed: what the first stake brings here stays below every one.
      aLevel({ identifier: 'large', ratePpm: 100, seedAmount: 500n, ceilingAmount: 2_000n }),
    ];
    const identifier = await open({ levels });
    await switchTo(identifier, 'retiring');
    await room.stake({ playerId: aPlayer(), cash: 5_000n });
    await room.count();
    expect(await room.pools(identifier)).toEqual([500n * partsPerSubunit + partsPerSubunit / 2n]);
    expect(await stateOf(identifier)).toBe('retiring');
    await room.stake({ playerId: aPlayer(), cash: 20_000_000n });
    await room.count();
    expect((await room.wins(identifier)).map(({ cycle }) => cycle)).toEqual([1, 1]);
    expect(await stateOf(identifier)).toBe('retired');
  });

  test('one stake beyond several hidden amounts is given one of them only', async () => {
    const identifier = await open({ levels: [aLevel({ seedAmount: 5n, ceilingAmount: 20n })] });
    await switchTo(identifier, 'retiring');
    const winner = await playOut(identifier, 1_000_000n);
    expect(await room.wins(identifier)).toHaveLength(1);
    expect(await room.balance(winner)).toBeLessThanOrEqual(20n);
  });

  test('gives back what an undone stake brought, while its cycle runs', async () => {
    const identifier = await open();
    await switchTo(identifier, 'retiring');
    const stake = await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    await room.giveBack(stake);
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_000n]);
  });

  test('that was paused is fed again: its pool cannot stay where it is', async () => {
    const identifier = await open();
    await switchTo(identifier, 'paused');
    await switchTo(identifier, 'retiring');
    await playOut(identifier);
    expect(await stateOf(identifier)).toBe('retired');
  });

  test('is shown while it can still be won, then only its wins are', async () => {
    const identifier = await open();
    await switchTo(identifier, 'retiring');
    expect(await room.amounts(identifier)).toEqual([1_000n]);
    // To players it is what it was: lists show what is active.
    const [shown] = (await readJackpots(room.database)).filter((one) => one.identifier === identifier);
    expect([shown?.state, shown?.levels[0]?.state]).toEqual(['active', 'active']);
    await playOut(identifier);
    expect(await room.amounts(identifier)).toEqual([]);
    const { body } = await room.jackpots.handlers.readJackpotFairness(
      { params: { identifier } } as never,
      undefined as never,
    );
    expect(body).toMatchObject({ levels: [], drops: [{ cycle: 1 }] });
  });

  test('is the same whoever counts: two processes at once', async () => {
    const identifier = await open({ levels: [aLevel({ seedAmount: 5n, ceilingAmount: 60n })] });
    await switchTo(identifier, 'retiring');
    await Promise.all(Array.from({ length: 40 }, () => room.stake({ playerId: aPlayer(), cash: 500n })));
    const other = anotherProcess(room);
    await Promise.all([room.count(), room.count(other)]);
    await other.close();
    expect(await room.wins(identifier)).toHaveLength(1);
    expect(await stateOf(identifier)).toBe('retired');
  });
});

describe('moves', () => {
  const states = ['active', 'paused', 'retiring', 'retired'] as const;
  const bring = async (state: (typeof states)[number]) => {
    const identifier = await open();
    if (state === 'paused' || state === 'retiring') await switchTo(identifier, state);
    if (state === 'retired') {
      await switchTo(identifier, 'retiring');
      await playOut(identifier);
    }
    return identifier;
  };

  test.each(states.flatMap((from) => (['active', 'paused', 'retiring'] as const).map((to) => [from, to] as const)))(
    '%s → %s',
    async (from, to) => {
      const identifier = await bring(from);
      const moved = switchTo(identifier, to).then(
        () => 'moved',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );
      const may = jackpotMoves[from].includes(to);
      expect(await moved).toBe(may ? 'moved' : 'state.not_allowed');
      expect(await stateOf(identifier)).toBe(may ? to : from);
    },
  );

  test('a retirement is not taken back once a level has dropped for the last time', async () => {
    const levels = [
      aLevel({ identifier: 'small', seedAmount: 5n, ceilingAmount: 40n }),
      aLevel({ identifier: 'large', ratePpm: 1, seedAmount: 500n }),
    ];
    const identifier = await open({ levels });
    await switchTo(identifier, 'retiring');
    await playOut(identifier);
    await expect(switchTo(identifier, 'active')).rejects.toThrow('state.not_allowed');
    expect(await stateOf(identifier)).toBe('retiring');
  });

  test('one that was taken back goes on with new cycles', async () => {
    const identifier = await open();
    await switchTo(identifier, 'retiring');
    await switchTo(identifier, 'active');
    await playOut(identifier);
    expect(await stateOf(identifier)).toBe('active');
    expect((await room.pools(identifier)).length).toBe(1);
  });

  test('of two who saw the same state, one is refused', async () => {
    const identifier = await open();
    const attempt = (state: 'paused' | 'retiring') =>
      room.database.tx(async (tx) => {
        const jackpotId = (await findJackpotId(tx, identifier)) ?? 0;
        const author = { actor: { kind: 'system' }, reason: 'test' } as const;
        await setJackpotState(tx, { ...author, jackpotId, revision: 1, state, at: room.clock.now() });
      });
    const outcomes = await Promise.allSettled([attempt('paused'), attempt('retiring')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

test('the audit finds a jackpot that stopped without being retired, and one that is retired and runs', async () => {
  const [stopped, running] = [await open(), await open()];
  await switchTo(stopped, 'retiring');
  await playOut(stopped);
  const put = (identifier: string, state: string) =>
    room.database.query('update jackpots_jackpot set state = $2 where identifier = $1', [identifier, state]);
  await put(stopped, 'active');
  await put(running, 'retired');
  const findings = await room.findings();
  expect(findings).toContain(
    `only what is retired stops, and then wholly: ${stopped} is active with 0 of 1 levels running`,
  );
  expect(findings).toContain(
    `only what is retired stops, and then wholly: ${running} is retired with 1 of 1 levels running`,
  );
  await put(stopped, 'retired');
  await put(running, 'active');
});
