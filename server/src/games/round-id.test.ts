import { expect, test } from 'vitest';
import { roundIdFor } from './round-id.ts';

const uuidOfOurOwnMaking = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('the same owner and key are the same round, and nothing else is', () => {
  const owners = ['player:1', 'player:11', 'purse:1'];
  const keys = ['a', 'b', '1', '11', '', 'A'];
  const ids = owners.flatMap((owner) => keys.map((key) => roundIdFor(owner, key)));
  for (const id of ids) expect(id).toMatch(uuidOfOurOwnMaking);
  expect(new Set(ids).size).toBe(ids.length);
  expect(roundIdFor('player:1', 'a')).toBe(ids[0]);
});

test('without a key every request is a round of its own', () => {
  const ids = Array.from({ length: 50 }, () => roundIdFor('player:1', undefined));
  expect(new Set(ids).size).toBe(50);
});
