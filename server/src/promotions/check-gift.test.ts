import { describe, expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { checkGift, type WrittenGift } from './check-gift.ts';
import { usualPlay } from './testing/a-rule.ts';

const bonus: WrittenGift['reward'] = { type: 'bonus', amount: { EUR: 1_000 }, ...usualPlay, games: {} };
const spins: WrittenGift['reward'] = {
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: { EUR: 20 },
  count: 10,
  days: 7,
  result: 'bonus',
  wins: { ...usualPlay, games: {} },
};
const aGift = (change: Partial<WrittenGift> = {}): WrittenGift => ({
  title: 'Sorry for the wait',
  currency: 'EUR',
  reward: bonus,
  takeDays: 30,
  ...change,
});
const fieldsOf = (gift: WrittenGift, profile: keyof typeof protections = 'CW') =>
  checkGift(gift, protections[profile]).map(({ field }) => field);

describe('a gift by hand is held against the rules of promotions', () => {
  test.each<[string, Partial<WrittenGift>, string[]]>([
    ['a bonus', {}, []],
    ['spins', { reward: spins }, []],
    ['spins whose wins are cash', { reward: { ...spins, result: 'cash', wins: undefined } }, []],
    ['[PR-12] the name of free spins', { reward: spins, title: '10 free spins' }, []],
    ['[PR-12] free, with stakes asked for', { title: 'A free bonus' }, ['title']],
    ['[PR-07] a title that presses', { title: 'Last chance' }, ['title']],
    ['[PR-07] an exclamation mark', { title: 'For you!' }, ['title']],
    ['[PR-10] a title that speaks of losses', { title: 'Win your money back' }, ['title']],
    ['no amount in the currency', { currency: 'NOK' }, ['reward.amount', 'reward.maxStake']],
    [
      'a part of no deposit',
      { reward: { ...bonus, amount: undefined, percent: 50, cap: { EUR: 100 } } },
      ['reward.percent'],
    ],
    ['[PR-08] few days to take it', { takeDays: 6 }, ['take_days']],
    ['[PR-08] few days to play it', { reward: { ...bonus, days: 6 } }, ['reward.days']],
    ['no bet in the currency', { reward: { ...spins, bet: { NOK: 100 } } }, ['reward.bet']],
    ['spins without terms of their wins', { reward: { ...spins, wins: undefined } }, ['reward.wins']],
    ['a largest win in another currency', { reward: { ...spins, maxWin: { NOK: 100 } } }, ['reward.maxWin']],
  ])('%s', (_, change, fields) => {
    expect(fieldsOf(aGift(change))).toEqual(fields);
  });

  test('[PR-03] [PR-08] by the market of the player', () => {
    const strict = aGift({ reward: { ...bonus, wager: 11, days: 29 }, takeDays: 29 });
    expect(fieldsOf(strict, 'STRICT')).toEqual(['reward.wager', 'take_days', 'reward.days']);
    expect(checkGift(strict, protections.STRICT)[0]?.text).toBe('is at most 10 in this player’s market');
    expect(fieldsOf(strict)).toEqual([]);
  });
});
