import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStake, splitWin } from './split-stake.ts';

const money = fc.bigInt({ min: 0n, max: 10n ** 15n });

test.each([
  { cash: 100n, bonus: 0n, stake: 40n, split: { cash: 40n, bonus: 0n } },
  { cash: 100n, bonus: 50n, stake: 100n, split: { cash: 100n, bonus: 0n } },
  { cash: 100n, bonus: 50n, stake: 101n, split: { cash: 100n, bonus: 1n } },
  { cash: 0n, bonus: 50n, stake: 50n, split: { cash: 0n, bonus: 50n } },
  { cash: 100n, bonus: 50n, stake: 151n, split: undefined },
])('a stake of $stake from $cash cash and $bonus bonus', ({ cash, bonus, stake, split }) => {
  expect(splitStake({ cash, bonus }, stake)).toEqual(split);
});

test('a split adds up to the stake and never takes more than a pocket has', () => {
  fc.assert(
    fc.property(money, money, money, (cash, bonus, stake) => {
      const split = splitStake({ cash, bonus }, stake);
      expect(split === undefined).toBe(stake > cash + bonus);
      if (!split) return;
      expect(split.cash + split.bonus).toBe(stake);
      expect(split.cash <= cash && split.bonus <= bonus).toBe(true);
      expect(split.bonus === 0n || split.cash === cash).toBe(true);
    }),
  );
});

test('a win is divided without losing or making a subunit, the rest going to cash', () => {
  fc.assert(
    fc.property(money, money, money, (cash, bonus, win) => {
      fc.pre(cash + bonus > 0n);
      const split = splitWin({ cash, bonus }, win);
      expect(split.cash + split.bonus).toBe(win);
      expect(split.cash >= 0n && split.bonus >= 0n).toBe(true);
      expect(split.bonus * (cash + bonus) <= win * bonus).toBe(true);
    }),
  );
});
