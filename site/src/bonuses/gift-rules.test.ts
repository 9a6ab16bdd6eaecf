import type { BonusGift } from '@halley/contract';
import { giftStages } from '@halley/contract/gift-stages';
import { describe, expect, test } from 'vitest';
import {
  giftTypeOf,
  isClosed,
  isHidden,
  isNew,
  movedInQueue,
  openGifts,
  playedGift,
  queueOf,
  shelvesOf,
} from './gift-rules.ts';
import { aBonus, aNewBonus, anOffer, aWaitingBonus, someSpins } from './testing/a-gift.ts';

const nothing = { bonuses: [], freespins: [], deposit: [], registration: [] };
const registration = anOffer({ id: 'offer-9', type: 'registration' });

describe('[BONUS-02] [BONUS-03] every stage of a gift', () => {
  const closed = ['finished', 'canceled', 'expired', 'wager_done', 'lost'];
  test.each(giftStages)('%s is closed or active', (stage) => {
    expect(isClosed(aBonus({ stage }))).toBe(closed.includes(stage));
  });

  test('an offer has no stage and is open', () => {
    expect(isClosed(anOffer())).toBe(false);
  });
});

describe('[BONUS-04] a gift is new', () => {
  test.each<[string, BonusGift, boolean]>([
    ['that can be taken until a day', aNewBonus(), true],
    ['that can be taken, but until no day: it is not', aNewBonus({ activatable_until: null }), false],
    ['that can not be taken any more: it is not', aNewBonus({ activatable: false }), false],
    ['of which nothing is wagered yet: zero is not missing', aBonus({ amount_wager_cents: 0 }), false],
  ])('%s', (_, gift, expected) => expect(isNew(gift)).toBe(expected));

  test('where it has no wager amount: free spins, taken ones too, and offers', () => {
    expect(
      [someSpins(), someSpins({ stage: 'activated', activatable: false }), anOffer(), registration].map(isNew),
    ).toEqual([...[true, true, true, true]]);
  });
});

describe('[BONUS-13] a group the operator has switched off', () => {
  test('is not shown while it waits to be taken, and is as soon as it is the player’s', () => {
    const off = ['monday'];
    expect(isHidden(aNewBonus({ group_key: 'monday' }), off)).toBe(true);
    expect(isHidden(someSpins({ group_key: 'monday' }), off)).toBe(true);
    expect(isHidden(aBonus({ group_key: 'monday' }), off)).toBe(false);
    expect(isHidden(aNewBonus({ group_key: 'sunday' }), off)).toBe(false);
    expect(isHidden(someSpins({ group_key: false }), off)).toBe(false);
    const gifts = { ...nothing, bonuses: [aNewBonus({ group_key: 'monday' }), aBonus()] };
    expect(openGifts(gifts, off).map(({ id }) => id)).toEqual([1]);
  });
});

describe('the list of gifts', () => {
  const gifts = {
    bonuses: [aBonus(), aNewBonus(), aBonus({ id: 3, stage: 'lost' })],
    freespins: [someSpins(), someSpins({ id: 8, stage: 'finished' }), someSpins({ id: 9, stage: 'activated' })],
    deposit: [anOffer()],
    registration: [registration],
  };

  test('[BONUS-03] deposit offers, free spins, bonuses, registration offers: all that is open, and so many are counted', () => {
    expect(openGifts(gifts, []).map(({ id }) => id)).toEqual(['offer-1', 7, 9, 1, 2, 'offer-9']);
  });

  test('[BONUS-04] what is new stands apart from what is played with, and closed ones come last first', () => {
    const { active, fresh, closed } = shelvesOf(gifts, []);
    expect(active.map(({ id }) => id)).toEqual([1]);
    expect(fresh.map(({ id }) => id)).toEqual(['offer-1', 7, 9, 2, 'offer-9']);
    expect(closed.map(({ id }) => id)).toEqual([8, 3]);
  });

  test('the one that is played with is first, then the queue in the player’s order, then what is paused', () => {
    const paused = aWaitingBonus(6, 9, { paused: true, place: null });
    const bonuses = [paused, aWaitingBonus(4, 2), aWaitingBonus(5, 1), aBonus()];
    expect(shelvesOf({ ...nothing, bonuses }, []).active.map(({ id }) => id)).toEqual([1, 5, 4, 6]);
    expect(queueOf(bonuses, 'EUR').map(({ id }) => id)).toEqual([5, 4]);
    expect(queueOf(bonuses, 'USD')).toEqual([]);
    expect(playedGift(bonuses, 'EUR')?.id).toBe(1);
    expect(playedGift(bonuses, 'USD')).toBeUndefined();
  });

  test('a place earlier, a place later, and never out of the queue', () => {
    expect(movedInQueue([5, 4, 6], 4, -1)).toEqual([4, 5, 6]);
    expect(movedInQueue([5, 4, 6], 4, 1)).toEqual([5, 6, 4]);
    expect(movedInQueue([5, 4, 6], 5, -1)).toEqual([5, 4, 6]);
    expect(movedInQueue([5, 4, 6], 6, 1)).toEqual([5, 4, 6]);
    expect(movedInQueue([5, 4, 6], 99, 1)).toEqual([5, 4, 6]);
  });
});

test('[BONUS-14] each gift has a type; rounds in games of our own studio are a feature of it', () => {
  expect([anOffer(), registration, aBonus(), someSpins(), someSpins({ provider: 'other' })].map(giftTypeOf)).toEqual([
    ...['deposit', 'registration', 'general', 'studio-feature', 'freespins'],
  ]);
});
