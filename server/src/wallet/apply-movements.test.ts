import { describe, expect, test } from 'vitest';
import { InvariantError } from '../kit/index.ts';
import { accountOf } from './account-of.ts';
import { applyMovements, largestBalance } from './apply-movements.ts';
import type { HouseAccount, Movement, Wallet } from './wallet.ts';

const wallet = (given: Partial<Wallet> = {}): Wallet => ({
  id: 1n,
  playerId: 7,
  currency: 'EUR',
  cash: 100n,
  bonus: 50n,
  bonusIdle: 0n,
  reserved: 10n,
  lastEntry: 4n,
  ...given,
});
const move = (cash: bigint, bonus: bigint, reserved: bigint, house: HouseAccount | null = 'games'): Movement => ({
  accountId: 1n,
  key: 'k',
  reason: 'correction',
  inputHash: Buffer.alloc(32),
  cash,
  bonus,
  reserved,
  house,
});

describe('movements that may be', () => {
  test.each<[string, Movement, [bigint, bigint, bigint]]>([
    ['money comes in', move(5n, 0n, 0n), [105n, 50n, 10n]],
    ['all cash goes out', move(-100n, 0n, 0n), [0n, 50n, 10n]],
    ['all pockets go out', move(-100n, -50n, -10n), [0n, 0n, 0n]],
    ['between pockets, without a house', move(-30n, 0n, 30n, null), [70n, 50n, 40n]],
    ['between all three pockets', move(-3n, 1n, 2n, null), [97n, 51n, 12n]],
    ['up to the largest balance', move(largestBalance - 100n, 0n, 0n), [largestBalance, 50n, 10n]],
  ])('%s', (_name, movement, [cash, bonus, reserved]) => {
    const { applied, changed } = applyMovements([wallet()], [movement]);
    expect(changed).toEqual([wallet({ cash, bonus, reserved, lastEntry: 5n })]);
    expect(applied).toEqual([
      {
        ...movement,
        playerId: 7,
        currency: 'EUR',
        entry: 5n,
        cashAfter: cash,
        bonusAfter: bonus,
        reservedAfter: reserved,
      },
    ]);
  });

  test('one wallet after the other in the order given; each sees what came before', () => {
    const other = wallet({ id: 2n, cash: 0n });
    const { applied, changed } = applyMovements(
      [wallet(), other],
      [move(-100n, 0n, 0n), { ...move(1n, 0n, 0n), accountId: 2n }, move(20n, 0n, 0n)],
    );
    expect(applied.map((movement) => movement.cashAfter)).toEqual([0n, 1n, 20n]);
    expect(applied.map((movement) => movement.entry)).toEqual([5n, 5n, 6n]);
    expect(changed.map(({ id, cash }) => [id, cash])).toEqual([
      [1n, 20n],
      [2n, 1n],
    ]);
  });

  test('the wallets handed in stay as they were, and those not moved do not count as changed', () => {
    const given = wallet();
    const { changed } = applyMovements([given, wallet({ id: 2n })], [move(-1n, 0n, 0n)]);
    expect(given).toEqual(wallet());
    expect(changed.map(({ id }) => id)).toEqual([1n]);
  });
});

describe('movements that may not be', () => {
  test.each<[string, Movement]>([
    ['cash below zero', move(-101n, 0n, 0n)],
    ['bonus below zero', move(0n, -51n, 0n)],
    ['reserved below zero', move(0n, 0n, -11n)],
    ['one pocket below zero while the sum is fine', move(-101n, 101n, 0n, null)],
    ['above the largest balance', move(largestBalance - 99n, 0n, 0n)],
    ['money out of nothing', move(1n, 0n, 0n, null)],
    ['money lost between pockets', move(-2n, 1n, 0n, null)],
    ['a wallet that is not locked', { ...move(1n, 0n, 0n), accountId: 9n }],
  ])('%s', (_name, movement) => {
    expect(() => applyMovements([wallet()], [movement])).toThrow(InvariantError);
  });

  test('a pocket may not be below zero even for a moment', () => {
    expect(() => applyMovements([wallet()], [move(-150n, 0n, 0n), move(60n, 0n, 0n)])).toThrow(InvariantError);
  });
});

test('a wallet on the wire: what is reserved is neither amount nor available', () => {
  expect(accountOf(wallet())).toMatchObject({
    currency: 'EUR',
    amount_cents: 150,
    available_to_cashout_cents: 100,
    available_to_bet_with_locked_cent: 150,
  });
});
