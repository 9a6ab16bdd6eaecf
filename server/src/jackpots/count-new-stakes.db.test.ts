import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createGate } from '../kit/testing/until.ts';
import { partsPerSubunit } from './jackpot.ts';
import { auditedRoom } from './testing/audited-room.ts';
import { aJackpot, aLevel } from './testing/test-jackpots.ts';
import { writeStakes } from './write-stakes.ts';

const { room, aPlayer, open, switchTo } = auditedRoom();
/** What a level hides is drawn: from a usual one a small stake wins once in a thousand times, and from this one never. */
const far = [aLevel({ identifier: 'only', ceilingAmount: 10n ** 13n })];

describe('what a stake contributes', () => {
  test('its part of every level, exactly: what is less than a subunit is carried, never lost', async () => {
    const levels = [
      aLevel({ identifier: 'one', ratePpm: 3 }),
      aLevel({ identifier: 'two', ratePpm: 10_000, seedAmount: 0n }),
    ];
    const identifier = await open({ levels });
    for (let round = 0; round < 7; round++) await room.stake({ playerId: aPlayer(), cash: 33n });
    await room.count();
    const whole = 7n * 33n * 10n ** 12n;
    expect(await room.pools(identifier)).toEqual([1_000n * partsPerSubunit + whole * 3n, whole * 10_000n]);
    expect(await room.amounts(identifier)).toEqual([1_000n, 2n]);
  });

  test('stakes in other currencies at the rate of the day, which is written down', async () => {
    const identifier = await open({ levels: far });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, currency: 'USD' });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, currency: 'JPY' });
    await room.count();
    // 100 dollars are 50 euro, 10 000 yen 100 euro: a hundredth of each.
    expect(await room.amounts(identifier)).toEqual([1_000n + 50n + 100n]);
    await room.quote({ USD: 0.25 });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, currency: 'USD' });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_150n + 25n]);
    const { rows } = await room.database.query(
      "select rate, source from jackpots_rate where from_currency = 'USD' and to_currency = 'EUR' order by id",
    );
    expect(rows).toEqual([
      { rate: '500000000000', source: 'test' },
      { rate: '250000000000', source: 'test' },
    ]);
    await room.quote({ USD: 0.5 });
  });

  test('a currency whose subunit is smaller than a part of a cent still counts', async () => {
    const identifier = await open({ levels: far });
    await room.stake({ playerId: aPlayer(), cash: 1n, currency: 'BTC' });
    await room.count();
    // A satoshi is a tenth of a cent; a hundredth of it is a thousandth of a cent.
    expect(await room.pools(identifier)).toEqual([1_000n * partsPerSubunit + partsPerSubunit / 1000n]);
  });

  test('of a bet on sport nothing, whatever games a jackpot is of', async () => {
    const identifier = await open({ levels: far });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, game: 'sport/table-tennis' });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_000n]);
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_100n]);
  });

  test('only stakes in its games and currencies, and none while it is paused', async () => {
    const identifier = await open({ games: ['halley/dice'], allowedCurrencies: ['EUR'], levels: far });
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, game: 'halley/other' });
    await room.stake({ playerId: aPlayer(), cash: 10_000n, currency: 'USD' });
    await switchTo(identifier, 'paused');
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await switchTo(identifier, 'active');
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_200n]);
    const { rows } = await room.database.query(
      "select reason, detail->>'to' as state from audit_entry where kind = 'jackpots.state_changed' and detail->>'identifier' = $1 order by id",
      [identifier],
    );
    expect(rows).toEqual([
      { reason: 'test', state: 'paused' },
      { reason: 'test', state: 'active' },
    ]);
  });

  test('bonus money feeds nothing: a stake without cash is not even written down', async () => {
    const identifier = await open({ levels: far });
    const nothing = { actionId: randomUUID(), roundId: randomUUID(), playerId: aPlayer(), game: 'halley/dice' };
    await room.database.tx((tx) =>
      writeStakes(tx, [{ ...nothing, currency: 'EUR', amount: { cash: 0n }, at: room.clock.now() }]),
    );
    await room.stake({ playerId: aPlayer(), cash: 100n });
    await room.count();
    expect(await room.pools(identifier)).toEqual([1_001n * partsPerSubunit]);
    const { rows } = await room.database.query('select 1 from jackpots_stake where action_id = $1', [nothing.actionId]);
    expect(rows).toEqual([]);
  });

  test('a stake that feeds two jackpots counts in both, and an opened name is not opened again', async () => {
    const first = await open({ levels: far });
    const second = await open({ currency: 'USD', levels: far });
    expect(await room.jackpots.open(aJackpot({ identifier: first }))).toBe(false);
    await room.stake({ playerId: aPlayer(), cash: 10_000n });
    await room.count();
    expect(await room.amounts(first)).toEqual([1_100n]);
    expect(await room.amounts(second)).toEqual([1_200n]);
  });
});

describe('a stake that is given back', () => {
  test('takes its part with it, at the rate it came with', async () => {
    const identifier = await open({ levels: far });
    const stake = await room.stake({ playerId: aPlayer(), cash: 12_345n, currency: 'USD' });
    await room.stake({ playerId: aPlayer(), cash: 1n });
    await room.count();
    await room.quote({ USD: 0.7 });
    await room.giveBack(stake);
    await room.count();
    expect(await room.pools(identifier)).toEqual([1_000n * partsPerSubunit + partsPerSubunit / 100n]);
    await room.quote({ USD: 0.5 });
  });

  test('before it was counted, in the same transaction or out of turn: nothing remains', async () => {
    const identifier = await open({ levels: far });
    const stake = await room.stake({ playerId: aPlayer(), cash: 500n });
    await room.giveBack(stake);
    const both = { actionId: randomUUID(), roundId: randomUUID(), playerId: aPlayer(), game: 'halley/dice' };
    const taken = { ...both, currency: 'EUR', amount: { cash: 700n }, at: room.clock.now() } as const;
    await room.database.tx((tx) => writeStakes(tx, [taken, { ...taken, amount: { cash: -700n } }]));
    await room.stake({ playerId: aPlayer(), cash: 100n });
    await room.count();
    expect(await room.pools(identifier)).toEqual([1_001n * partsPerSubunit]);
  });

  test('by a transaction with an older number than the one that took it: neither counts', async () => {
    const identifier = await open({ levels: far });
    const numbered = createGate();
    const taken = createGate();
    const actionId = randomUUID();
    const given = { actionId, playerId: aPlayer(), cash: 900n };
    const older = room.database.tx(async (tx) => {
      await tx.query('select pg_current_xact_id()');
      numbered.open();
      await taken.passed;
      const stake = { actionId, roundId: actionId, playerId: given.playerId, game: 'halley/dice' };
      await writeStakes(tx, [{ ...stake, currency: 'EUR', amount: { cash: -900n }, at: room.clock.now() }]);
    });
    await numbered.passed;
    await room.stake(given);
    taken.open();
    await older;
    await room.stake({ playerId: aPlayer(), cash: 100n });
    await room.count();
    const { rows } = await room.database.query(
      'select undo from jackpots_stake s join jackpots_counted c on c.stake_id = s.id where action_id = $1 order by c.number',
      [actionId],
    );
    expect(rows).toEqual([{ undo: true }, { undo: false }]);
    expect(await room.pools(identifier)).toEqual([1_001n * partsPerSubunit]);
  });

  test('after its level dropped: the pool is paid, nothing is taken from the next one', async () => {
    const identifier = await open();
    const early = await room.stake({ playerId: aPlayer(), cash: 5_000n });
    await room.count();
    const winning = await room.stake({ playerId: aPlayer(), cash: await room.missing(identifier) });
    await room.count();
    expect(await room.wins(identifier)).toHaveLength(1);
    const later = await room.stake({ playerId: aPlayer(), cash: 5_000n });
    await room.count();
    const before = await room.pools(identifier);
    await room.giveBack(early);
    await room.giveBack(winning);
    await room.count();
    expect(await room.pools(identifier)).toEqual(before);
    await room.giveBack(later);
    await room.count();
    expect(await room.pools(identifier)).toEqual([(before[0] ?? 0n) - 50n * partsPerSubunit]);
  });

  test('cannot be given back twice', async () => {
    const identifier = await open({ levels: far });
    const stake = await room.stake({ playerId: aPlayer(), cash: 100n });
    const again = { ...stake, amount: { cash: -100n } };
    await room.giveBack(stake);
    await expect(room.database.tx((tx) => writeStakes(tx, [again]))).rejects.toMatchObject({ code: '23505' });
    await room.count();
    expect(await room.amounts(identifier)).toEqual([1_000n]);
  });
});

describe('a drop', () => {
  test('the stake that brings the level to its hidden amount wins exactly that, and the level starts again', async () => {
    const identifier = await open();
    const [hidden = 0n] = await room.hiddenAmounts(identifier);
    const [near, lucky, late] = [aPlayer(), aPlayer(), aPlayer()];
    const cash = await room.missing(identifier);
    await room.stake({ playerId: near, cash: cash - 1n });
    await room.count();
    expect(await room.wins(identifier)).toEqual([]);
    await room.stake({ playerId: lucky, cash: 1n });
    await room.stake({ playerId: late, cash: 1n });
    await room.count();
    expect(await room.wins(identifier)).toEqual([
      { cycle: 1, player: lucky, amount: hidden, paid_amount: hidden, paid_currency: 'EUR' },
    ]);
    expect(await room.balance(lucky)).toBe(hidden);
    expect([await room.balance(near), await room.balance(late)]).toEqual([0n, 0n]);
    expect(hidden > 1_000n && hidden <= 100_000n).toBe(true);
    expect(await room.amounts(identifier)).toEqual([1_000n]);
  });

  test('what the winning stake brought beyond goes on; a large one may reach more than one hidden amount', async () => {
    const levels = [aLevel({ identifier: 'only', seedAmount: 10n, ceilingAmount: 20n })];
    const identifier = await open({ levels });
    const playerId = aPlayer();
    await room.stake({ playerId, cash: 10_000n });
    await room.count();
    const wins = await room.wins(identifier);
    expect(wins.length).toBeGreaterThan(4);
    for (const win of wins) expect(win.amount > 10n && win.amount <= 20n).toBe(true);
    const paid = wins.reduce((sum, win) => sum + win.amount, 0n);
    expect(await room.balance(playerId)).toBe(paid);
    const [pool = 0n] = await room.pools(identifier);
    // Seeds of all cycles and the contribution of 100, less what was paid.
    expect(pool).toBe((10n * BigInt(wins.length + 1) + 100n - paid) * partsPerSubunit);
    const [hidden = 0n] = await room.hiddenAmounts(identifier);
    expect(pool < hidden * partsPerSubunit).toBe(true);
  });

  test('a winner is paid in the currency of the stake; the fraction of a subunit is the house’s gift', async () => {
    await room.quote({ JPY: 0.03 });
    const identifier = await open();
    const playerId = aPlayer();
    const [hidden = 0n] = await room.hiddenAmounts(identifier);
    await room.stake({ playerId, cash: 10_000_000n, currency: 'JPY' });
    await room.count();
    const [win] = await room.wins(identifier);
    expect(win).toMatchObject({ amount: hidden, paid_currency: 'JPY', paid_amount: (hidden + 2n) / 3n });
    expect(await room.balance(playerId, 'JPY')).toBeGreaterThanOrEqual((hidden + 2n) / 3n);
    await room.quote({ JPY: 0.01 });
  });

  test('[PP-13] the seed was sealed before, under a hash that everyone could read, and is open afterwards', async () => {
    const identifier = await open();
    const read = async () => {
      const answer = await room.jackpots.handlers.readJackpotFairness(
        { params: { identifier }, query: undefined, body: undefined },
        undefined as never,
      );
      return answer.body;
    };
    const before = await read();
    expect(JSON.stringify(before)).not.toContain('"server_seed"');
    const stake = await room.stake({ playerId: aPlayer(), cash: await room.missing(identifier) });
    await room.count();
    const after = await read();
    const [drop] = after.drops;
    expect(drop).toMatchObject({
      cycle: 1,
      server_seed_hash: before.levels[0]?.server_seed_hash,
      client_seed: before.levels[0]?.client_seed,
    });
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(sha256(drop?.server_seed ?? '')).toBe(drop?.server_seed_hash);
    // The next cycle's server seed was fixed before this round was known; the round is what it is mixed with.
    expect(after.levels[0]).toMatchObject({
      cycle: 2,
      server_seed_hash: before.levels[0]?.next_server_seed_hash,
      client_seed: sha256(stake.roundId),
    });
    expect(after.levels[0]?.next_server_seed_hash).not.toBe(before.levels[0]?.next_server_seed_hash);
  });

  test('nobody who reads the database learns the hidden amount or a seed that is still sealed', async () => {
    const identifier = await open();
    const { rows } = await room.database.query(
      `select c.* from jackpots_cycle c join jackpots_level l on l.id = c.level_id
       join jackpots_jackpot j on j.id = l.jackpot_id where j.identifier = $1`,
      [identifier],
    );
    expect(rows[0]).toMatchObject({ server_seed: null, must_hit_amount: null });
    const readable = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    const [hidden] = await room.hiddenAmounts(identifier);
    expect(readable).not.toContain(`"${hidden}"`);
  });

  test('[PP-33] leaves news for the audit trail and for the winner', async () => {
    const identifier = await open();
    const playerId = aPlayer();
    room.names.set(playerId, 'Perihelion');
    const [hidden = 0n] = await room.hiddenAmounts(identifier);
    await room.stake({ playerId, cash: await room.missing(identifier) });
    await room.count();
    room.awards.length = 0;
    await room.follow('jackpots-live-awards');
    const mine = room.awards.filter((award) => award.playerId === playerId);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.award).toMatchObject({
      user_name: 'Perihe***',
      jackpot_level_identifier: 'only',
      jackpot_original_amount_cents: Number(hidden),
      jackpot_original_currency: 'EUR',
      paid_amount_cents: Number(hidden),
      paid_currency: 'EUR',
    });
    const { rows } = await room.database.query(
      "select events from kit_outbox where topic = 'jackpots.won' order by id",
    );
    expect(rows.at(-1)?.events).toEqual([
      expect.objectContaining({ playerId, amount: String(hidden), paid: String(hidden), cycle: 1 }),
    ]);
  });
});
