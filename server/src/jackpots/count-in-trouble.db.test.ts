import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { step } from '../kit/index.ts';
import { createGate, until } from '../kit/testing/until.ts';
import { partsPerSubunit } from './jackpot.ts';
import { tellForgotten } from './stake-store.ts';
import { auditedRoom } from './testing/audited-room.ts';
import { aLevel, anotherProcess, takeStake } from './testing/test-jackpots.ts';
import { writeStakes } from './write-stakes.ts';

const { room, aPlayer, open } = auditedRoom();

describe('when things go wrong', () => {
  const counter = () => room.jackpots.consumers.find((candidate) => candidate.name === 'jackpots-count') as never;

  test('two processes at once count every stake once, and pay every drop once', async () => {
    const levels = [
      aLevel({ identifier: 'small', seedAmount: 5n, ceilingAmount: 40n }),
      aLevel({ identifier: 'large', ratePpm: 777 }),
    ];
    const identifier = await open({ levels });
    const others = [anotherProcess(room), anotherProcess(room)];
    let playing = true;
    const counting = others.map(async (process) => {
      while (playing) await step(process, counter());
    });
    const ids = Array.from({ length: 6 }, aPlayer);
    await Promise.all(
      ids.map(async (playerId) => {
        for (let round = 0; round < 15; round++) await room.stake({ playerId, cash: 100n + BigInt(playerId % 7) });
      }),
    );
    playing = false;
    await Promise.all(counting);
    await room.count();
    for (const process of others) await process.close();
    const wins = await room.wins(identifier);
    expect(wins.length).toBeGreaterThan(1);
    expect(new Set(wins.map((win) => win.cycle)).size).toBe(wins.length);
    const balances = await Promise.all(ids.map((id) => room.balance(id)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(wins.reduce((sum, win) => sum + win.amount, 0n));
    const staked = ids.reduce((sum, id) => sum + 15n * (100n + BigInt(id % 7)), 0n);
    expect((await room.pools(identifier))[1]).toBe(1_000n * partsPerSubunit + staked * 777n * 10n ** 12n);
  });

  test.each(['before the first write', 'between two writes', 'before the commit'])(
    'a process that dies %s leaves all as it was; another one does the work',
    async (moment) => {
      const identifier = await open();
      const playerId = aPlayer();
      await room.stake({ playerId, cash: await room.missing(identifier) });
      const before = { pools: await room.pools(identifier), place: await placeNow() };
      const dying = anotherProcess(room);
      const { handle, ...consumer } = counter() as { handle: (tx: never, events: never[]) => Promise<void> };
      const killed = {
        'before the first write': 'lock',
        'between two writes': 'jackpots_win',
        'before the commit': '',
      };
      const fatal = killed[moment as keyof typeof killed];
      const mortal = {
        ...consumer,
        handle: async (tx: { query(...given: unknown[]): Promise<unknown> }, events: never[]) => {
          const die = async () => {
            const { rows } = (await tx.query('select pg_backend_pid() as pid')) as { rows: { pid: number }[] };
            await room.database.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
          };
          const query = async (...given: unknown[]) => {
            const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text;
            if (fatal && text.includes(fatal === 'lock' ? 'jackpots_place' : `insert into ${fatal}`)) await die();
            return tx.query(...given);
          };
          await handle({ ...tx, query } as never, events);
          if (!fatal) await die();
        },
      };
      // Transactions of other tests may hold the news back for a while.
      const work = until(async () => {
        await step(dying, mortal as never);
        return false;
      });
      await expect(work).rejects.toThrow();
      await dying.close();
      expect({ pools: await room.pools(identifier), place: await placeNow() }).toEqual(before);
      expect([await room.wins(identifier), await room.balance(playerId)]).toEqual([[], 0n]);
      await room.count();
      expect(await room.wins(identifier)).toHaveLength(1);
      const [win] = await room.wins(identifier);
      expect(await room.balance(playerId)).toBe(win?.amount);
    },
  );

  const placeNow = async () => (await room.database.query('select number from jackpots_place')).rows;

  test('news that comes twice counts nothing twice', async () => {
    const identifier = await open();
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    const once = await room.pools(identifier);
    await room.database.query("update kit_consumer set xid = '0', id = 0 where name = 'jackpots-count'");
    await room.count();
    expect(await room.pools(identifier)).toEqual(once);
  });

  test('[RUN-12] stakes that a process of the release before took without a word are found, told and counted once', async () => {
    const identifier = await open();
    await room.database.query(
      `insert into jackpots_stake (jackpot_id, action_id, round_id, player_id, game, currency, cash, at)
       select id, gen_random_uuid(), gen_random_uuid(), $2, 'halley/dice', 'EUR', 100, now()
       from jackpots_jackpot where identifier = $1`,
      [identifier, aPlayer()],
    );
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_000n]);
    expect(await room.findings()).toEqual([
      'every stake is counted or waits to be: 1 stakes are not counted, 0 wait to be',
    ]);
    // Ids are of this machine's clock.
    for (const [minutes, amount] of [
      [0, 1_000n],
      [20, 1_001n],
      [40, 1_001n],
    ] as const) {
      await room.database.tx((tx) => tellForgotten(tx, new Date(Date.now() + minutes * 60_000)));
      await room.count();
      expect(await room.amounts(identifier)).toEqual([amount]);
    }
    expect(await room.findings()).toEqual([]);
  });

  test('the same stake cannot be written down twice', async () => {
    const identifier = await open();
    const stake = await room.stake({ playerId: aPlayer(), cash: 100n });
    await expect(room.database.tx((tx) => writeStakes(tx, [stake]))).rejects.toMatchObject({ code: '23505' });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_001n]);
  });

  test('a stake whose transaction fails contributes nothing', async () => {
    const identifier = await open();
    const playerId = aPlayer();
    const failing = room.database.tx(async (tx) => {
      const stake = { actionId: randomUUID(), roundId: randomUUID(), playerId, game: 'halley/dice' };
      await writeStakes(tx, [{ ...stake, currency: 'EUR', amount: { cash: 500n }, at: room.clock.now() }]);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await room.stake({ playerId, cash: 100n });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_001n]);
  });

  test('a slow transaction that is numbered first is counted first, whenever it commits', async () => {
    const identifier = await open();
    const [slow, quick] = [aPlayer(), aPlayer()];
    const cash = await room.missing(identifier);
    const written = createGate();
    const goOn = createGate();
    const other = anotherProcess(room);
    const work = other.tx(async (tx) => {
      const actionId = randomUUID();
      const stake = { actionId, roundId: actionId, playerId: slow, game: 'halley/dice', currency: 'EUR' } as const;
      await writeStakes(tx, [{ ...stake, amount: { cash }, at: room.clock.now() }]);
      written.open();
      await goOn.passed;
    });
    await written.passed;
    await takeStake(room.database, { playerId: quick, cash }, room.clock.now());
    await step(room.database, counter());
    expect(await room.wins(identifier)).toEqual([]);
    goOn.open();
    await work;
    await other.close();
    await room.stake({ playerId: aPlayer(), cash: 1n });
    await room.count();
    expect((await room.wins(identifier))[0]).toMatchObject({ player: slow });
  });

  test.each(['update jackpots_stake set cash = 1', 'delete from jackpots_stake', 'delete from jackpots_win'])(
    'the books are only added to: %s',
    async (change) => {
      await expect(room.database.query(change)).rejects.toThrow(/append-only/);
    },
  );
});
