import { describe, expect, test } from 'vitest';
import {
  chatGroup,
  groupIdsOf,
  groups,
  installedAppGroup,
  isMultiAccount,
  isTester,
  levelOf,
  pickedOfferOf,
  testGroupOf,
  vipTierOf,
  welcomePackGroup,
} from './groups.ts';

test('every group is listed once', () => {
  expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
});

test('[GROUP-01] 21 and 916 are testers', () => {
  expect([[21], [916], [5, 916], [100], []].map(isTester)).toEqual([true, true, true, false, false]);
});

test('[GROUP-05] 100 is the group of multi-accounts', () => {
  expect([[100], [1, 100], [1000], []].map(isMultiAccount)).toEqual([true, true, false, false]);
});

describe('the VIP tier', () => {
  test.each([
    [759, 'Diamond'],
    [255, 'Platinum'],
    [259, 'Gold'],
    [258, 'Silver'],
    [257, 'Bronze'],
  ])('[GROUP-06] of group %d is %s', (id, tier) => {
    expect(vipTierOf([id])).toBe(tier);
    expect(vipTierOf([21, id, 543])).toBe(tier);
  });

  test('[GROUP-07] of the old group 793 is Bronze, of 1117 Rising star', () => {
    expect([vipTierOf([793]), vipTierOf([1117])]).toEqual(['Bronze', 'Rising star']);
  });

  test('is the highest of several, whatever their order, and none without a group', () => {
    expect(vipTierOf([257, 759, 1117])).toBe('Diamond');
    expect(vipTierOf([1117, 793, 258])).toBe('Silver');
    expect([vipTierOf([]), vipTierOf([21, 100])]).toEqual([null, null]);
  });
});

test('[GROUP-08] 1401 is the installed app', () => {
  expect(installedAppGroup).toBe(1401);
  expect(groups.find(({ id }) => id === 1401)?.writable).toBe(true);
});

test('[GROUP-09] 545 chooses the chat by being writable or not', () => {
  expect(groups.find(({ id }) => id === chatGroup)).toMatchObject({ id: 545, writable: false });
});

test('[GROUP-10] test players are split by the parity of their id', () => {
  expect([2, 3, 4, 5].map(testGroupOf)).toEqual([543, 544, 543, 544]);
});

test('131811 is the welcome pack', () => {
  expect(welcomePackGroup).toBe(131811);
  expect(groups.some(({ id }) => id === 131811)).toBe(true);
});

test('the offer a player has picked is known by its group', () => {
  expect(pickedOfferOf([{ id: 543 }, { id: 'level_3' }, { id: 'pick:offer-1' }])).toBe('offer-1');
  expect([pickedOfferOf([]), pickedOfferOf([{ id: 'level_3' }])]).toEqual([null, null]);
});

test('[ROLE-03] statuses hold groups by number and the level by name', () => {
  const statuses = [{ id: 'level_3' }, { id: 543 }, { id: '759' }, { id: 'pick:offer-1' }];
  expect(groupIdsOf(statuses)).toEqual([543, 759]);
  expect([levelOf(statuses), levelOf([{ id: 21 }])]).toEqual(['level_3', null]);
});
