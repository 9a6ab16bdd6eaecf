import { expect, test } from 'vitest';
import { createSeals } from './seal.ts';

const key = 'ab'.repeat(32);
const contentId = '11111111-1111-4111-8111-111111111111';
const more = { contentId, index: 0, isLast: false };
const last = { contentId, index: 1, isLast: true };

test('pieces sealed before envelopes had a version open in their place, also after the key has changed', () => {
  const kept = [
    Buffer.from('83bae0f158a2803f6709829591bd3c27833c771efab218169d771e', 'hex'),
    Buffer.from('09643ccb58222c6d628fa559e8903966a67d5f68ce0f006c6c04', 'hex'),
  ] as const;
  for (const seals of [createSeals([key]), createSeals(['cd'.repeat(32), key])]) {
    expect(seals.open(more, kept[0])?.toString()).toBe('first piece');
    expect(seals.open(last, kept[1])?.toString()).toBe('last piece');
    expect(seals.open({ ...more, isLast: true }, kept[0])).toBeUndefined();
    expect(seals.open(last, kept[0])).toBeUndefined();
    expect(seals.open({ ...more, contentId: contentId.replaceAll('1', '2') }, kept[0])).toBeUndefined();
  }
});

test('a piece opens in its own place only', () => {
  const seals = createSeals([key]);
  const sealed = seals.seal(more, Buffer.from('piece'));
  expect(seals.open(more, sealed)?.toString()).toBe('piece');
  expect(seals.open({ ...more, index: 1 }, sealed)).toBeUndefined();
  expect(seals.open({ ...more, isLast: true }, sealed)).toBeUndefined();
});
