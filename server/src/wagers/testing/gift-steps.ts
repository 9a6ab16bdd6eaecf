import fc from 'fast-check';

/** What can happen to a player with gifts. Keys below `houseKeys` are rounds of other studios, those from there on the house's. */
export const houseKeys = 5;

// Without its liking for small numbers: gifts must be lost and completed, too.
const upTo = (most: bigint) => fc.noBias(fc.bigInt({ min: 0n, max: most }));
const key = fc.constantFrom(0, 1, 2, 3, 4);
const houseKey = fc.constantFrom(5, 6, 7);
const anyKey = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7);
const index = fc.constantFrom(0, 1);
const gift = fc.constantFrom(0, 1, 2, 3);
const stake = fc.oneof(fc.constant(300n), upTo(320n)).map((amount) => amount || 1n);
const win = fc.oneof(fc.constant(0n), upTo(700n));
const game = fc.constantFrom('test/slot', 'test/slot', 'test/slot', 'test/table', 'test/never');
const kind = fc.constantFrom('bets' as const, 'wins' as const);
const is = <T extends string>(name: T) => fc.constant(name);
const often = <T extends object>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

const inWallet = fc.oneof(
  often(4, fc.record({ do: is('deposit'), amount: upTo(200n).map((amount) => amount + 1n) })),
  often(9, fc.record({ do: is('give'), which: fc.constantFrom(0, 1, 2), deposit: fc.constantFrom(200n, 300n) })),
  often(3, fc.record({ do: is('promise'), key: index, which: fc.constantFrom(0, 1, 2) })),
  often(3, fc.record({ do: is('arrive'), key: index, deposit: fc.constantFrom(200n, 300n) })),
  often(2, fc.record({ do: is('decline'), key: index })),
  often(20, fc.record({ do: is('play'), amount: stake, win, game })),
  often(14, fc.record({ do: is('bet'), key, amount: stake, game })),
  often(6, fc.record({ do: is('win'), key, amount: win })),
  often(4, fc.record({ do: is('win_bet'), key, win, amount: stake })),
  often(10, fc.record({ do: is('end'), key })),
  often(8, fc.record({ do: is('undo'), key, kind, index })),
  often(6, fc.record({ do: is('stake'), key: houseKey, amount: stake, game })),
  often(3, fc.record({ do: is('raise'), key: houseKey, amount: stake })),
  often(5, fc.record({ do: is('settle'), key: houseKey, amount: win })),
  often(3, fc.record({ do: is('rollback'), key: houseKey })),
  often(3, fc.record({ do: is('sweep'), key: anyKey })),
  often(7, fc.record({ do: is('spin'), win: upTo(100n) })),
  often(5, fc.record({ do: is('cashout'), key: index, amount: upTo(400n).map((amount) => amount + 1n) })),
  often(4, fc.record({ do: is('recall'), key: index })),
  often(1, fc.record({ do: is('capture'), key: index })),
  often(2, fc.record({ do: is('pause'), gift })),
  often(4, fc.record({ do: is('resume'), gift })),
  often(1, fc.record({ do: is('cancel'), gift })),
  often(2, fc.record({ do: is('order') })),
  often(2, fc.record({ do: is('days_over'), gift })),
);
const ofPlayer = fc.oneof(
  often(3, fc.record({ do: is('break'), on: fc.boolean() })),
  often(1, fc.record({ do: is('exclude') })),
);
/** Most happens in the first wallet; the second has another currency. */
const step = fc.oneof(
  often(60, fc.record({ wallet: fc.constantFrom(0, 0, 0, 1), step: inWallet })),
  often(1, fc.record({ wallet: fc.constant(0), step: ofPlayer })),
);
export type GiftStep = (typeof step extends fc.Arbitrary<infer T> ? T : never)['step'];
export type WalletStep = { wallet: number; step: GiftStep };

/** A life begins with a gift and with money in both currencies. */
export const aLife: fc.Arbitrary<WalletStep[]> = fc
  .tuple(fc.constantFrom(0, 1, 2), fc.array(step, { minLength: 22, maxLength: 22 }))
  .map(([which, steps]) => [
    { wallet: 1, step: { do: 'deposit', amount: 50n } },
    { wallet: 0, step: { do: 'deposit', amount: 50n } },
    { wallet: 0, step: { do: 'give', which, deposit: 300n } },
    ...steps,
  ]);
