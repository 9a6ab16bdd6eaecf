import { describe, expect, test } from 'vitest';
import { listEntries } from '../audit/index.ts';
import { changeRules, type LevelWish } from './change-rules.ts';
import { checkSeals } from './check-seals.ts';
import { createSeedSeals } from './seal-seed.ts';
import { findJackpotId } from './set-state.ts';
import { auditedRoom } from './testing/audited-room.ts';
import { testKeys } from './testing/test-jackpots.ts';

const { room, aPlayer, open, switchTo } = auditedRoom();

const idOf = (identifier: string) => room.database.tx(async (tx) => (await findJackpotId(tx, identifier)) ?? 0);
const change = async (identifier: string, wish: Partial<LevelWish> = {}, revision?: number) => {
  const jackpotId = await idOf(identifier);
  const levels = [{ level: 'only', ratePpm: 20_000, seedAmount: 2_000n, ceilingAmount: 9_000n, ...wish }];
  const author = { actor: { kind: 'staff', id: 7, name: 'Ada' }, reason: 'a test' } as const;
  await room.database.tx((tx) => changeRules(tx, { ...author, jackpotId, levels, ...(revision && { revision }) }));
};
const cycles = async (identifier: string) =>
  (
    await room.database.query(
      `select c.number, c.rate_ppm, c.seed_amount, c.ceiling_amount from jackpots_cycle c
       join jackpots_level l on l.id = c.level_id join jackpots_jackpot j on j.id = l.jackpot_id
       where j.identifier = $1 order by c.number`,
      [identifier],
    )
  ).rows;

describe('new rules of a level', () => {
  test('hold from its next cycle on; the running one stays as it was promised', async () => {
    const identifier = await open();
    const [hidden] = await room.hiddenAmounts(identifier);
    await change(identifier);
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_100n]);
    expect(await room.hiddenAmounts(identifier)).toEqual([hidden]);
    await room.stake({ playerId: aPlayer(), cash: await room.missing(identifier) });
    await room.count();
    expect(await cycles(identifier)).toEqual([
      { number: 1, rate_ppm: 10_000, seed_amount: 1_000n, ceiling_amount: 100_000n },
      { number: 2, rate_ppm: 20_000, seed_amount: 2_000n, ceiling_amount: 9_000n },
    ]);
    const [entry] = await listEntries(room.database, { kind: 'jackpots.changed', limit: 1 });
    expect(entry).toMatchObject({
      actor: { kind: 'staff', id: 7, name: 'Ada' },
      reason: 'a test',
      detail: { identifier, levels: { only: { contribution_ppm: [10_000, 20_000], seed: ['1000', '2000'] } } },
    });
  });

  test.each<[string, Partial<LevelWish>, string]>([
    ['a ceiling below the seed', { ceilingAmount: 1_999n }, 'levels.ceiling'],
    ['a ceiling at the seed', { ceilingAmount: 2_000n }, 'levels.ceiling'],
    ['a level of another name', { level: 'nobody' }, 'levels.unknown'],
    ['a level of another jackpot', { level: 999_999 }, 'levels.unknown'],
  ])('%s is refused and nothing changes', async (_what, wish, code) => {
    const identifier = await open();
    await expect(change(identifier, wish)).rejects.toThrow(code);
    const { rows } = await room.database.query(
      `select l.rate_ppm, j.revision from jackpots_level l join jackpots_jackpot j on j.id = l.jackpot_id
       where j.identifier = $1`,
      [identifier],
    );
    expect(rows).toEqual([{ rate_ppm: 10_000, revision: 1 }]);
  });

  test('are refused for what is being retired: no cycle follows', async () => {
    const identifier = await open();
    await switchTo(identifier, 'retiring');
    await expect(change(identifier)).rejects.toThrow('state.not_allowed');
  });

  test('of two who saw the same state, one is refused', async () => {
    const identifier = await open();
    const attempts = [change(identifier, { ratePpm: 1 }, 1), change(identifier, { ratePpm: 2 }, 1)];
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('CHANGED_MEANWHILE')]);
  });
});

describe('[PP-13] the check of what is sealed', () => {
  const check = async (identifier: string, keys = testKeys) =>
    checkSeals(room.database, { jackpotId: await idOf(identifier), seals: createSeedSeals(keys) });
  /** With the seal broken in this way, and as it was afterwards. */
  const withBroken = async (identifier: string, sql: string, values: unknown[] = []) => {
    const where = `where dropped_at is null and level_id in (select l.id from jackpots_level l
      join jackpots_jackpot j on j.id = l.jackpot_id where j.identifier = $1)`;
    const { rows } = await room.database.query(`select * from jackpots_cycle ${where}`, [identifier]);
    const [row] = rows;
    await room.database.query(`update jackpots_cycle set ${sql} ${where}`, [identifier, ...values]);
    const found = await check(identifier);
    await room.database.query(
      `update jackpots_cycle set server_seed_hash = $2, next_server_seed_hash = $3, client_seed = $4, pool = $5,
         sealed_seed = $6 ${where}`,
      [identifier, row?.server_seed_hash, row?.next_server_seed_hash, row?.client_seed, row?.pool, row?.sealed_seed],
    );
    return found?.levels[0]?.faults;
  };

  test('holds for a jackpot that was left alone, and counts the drops it drew again', async () => {
    const identifier = await open();
    await room.stake({ playerId: aPlayer(), cash: await room.missing(identifier) });
    await room.count();
    const found = await check(identifier);
    expect(found).toEqual({ levels: [{ identifier: 'only', drops: 1, holds: true, faults: [] }] });
    // Nothing that is hidden is in the answer.
    expect(JSON.stringify(found)).not.toContain(String((await room.hiddenAmounts(identifier))[0]));
    expect(await checkSeals(room.database, { jackpotId: 999_999, seals: createSeedSeals(testKeys) })).toBeUndefined();
  });

  test.each<[string, string, unknown[], string]>([
    ['another seed was promised', 'server_seed_hash = $2', ['0'.repeat(64)], 'not the one that was promised'],
    ['another next seed was promised', 'next_server_seed_hash = $2', ['0'.repeat(64)], 'next seed is not'],
    ['the seed of the next cycle lies here', 'sealed_seed = next_sealed_seed', [], 'does not open'],
    ['the pool has passed it', 'pool = $2', [String(99_999n * 10n ** 18n)], 'passed the hidden amount'],
  ])('finds that %s', async (_what, sql, values, fault) => {
    const identifier = await open();
    expect((await withBroken(identifier, sql, values))?.join(' ')).toContain(fault);
    expect((await check(identifier))?.levels[0]?.holds).toBe(true);
  });

  test('says so when the house has lost its key', async () => {
    const identifier = await open();
    expect((await check(identifier, ['8'.repeat(64)]))?.levels[0]?.faults).toEqual(['The sealed seed does not open.']);
  });
});
