import { expect, test } from 'vitest';
import { type FriendFacts, judgeFriend } from './judge-friend.ts';

const rule = { deposit_cents: 2_000, wagered_cents: 5_000 };
const facts: FriendFacts = { verified: true, deposited: 2_000n, wagered: 5_000n, related: false, kept: false };

test.each<[string, Partial<FriendFacts>, string]>([
  ['everything is there', {}, 'complete'],
  ['nobody knows who it is', { verified: false }, 'waiting'],
  ['a cent too little paid in', { deposited: 1_999n }, 'waiting'],
  ['a cent too little played', { wagered: 4_999n }, 'waiting'],
  ['has stopped playing', { kept: true }, 'waiting'],
  ['is the inviter under another name', { related: true }, 'not_counted'],
])('[OPS-46] a friend: %s', (_name, changed, state) => {
  expect(judgeFriend(rule, { ...facts, ...changed })).toBe(state);
});
