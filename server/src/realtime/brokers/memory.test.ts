import { afterEach, expect, test } from 'vitest';
import type { Publication, Snapshot } from '../stream.ts';
import type { Broker } from './broker.ts';
import { createMemoryBroker } from './memory.ts';

let broker: Broker;
afterEach(() => broker.close());

function setUp(history = { size: 3, ttlMs: 1_000 }) {
  let nowMs = 0;
  const heard: Publication[] = [];
  broker = createMemoryBroker(
    { history, now: () => nowMs },
    {
      isListening: () => false,
      onPublication: (_channel, publication) => heard.push(publication),
      onReset: () => {},
      onResync: () => {},
      onDisconnectUser: () => {},
    },
  );
  return {
    heard,
    read: (channel: string) => broker.read(channel) as Snapshot,
    later: (byMs: number) => {
      nowMs += byMs;
    },
  };
}

test('counts each channel for itself, without gaps', async () => {
  const { heard, read } = setUp();
  await broker.publish('a', '1');
  await broker.publish('b', '2');
  await broker.publish('a', '3');
  expect(heard.map(({ offset, data }) => [offset, data])).toEqual([
    [1, '1'],
    [1, '2'],
    [2, '3'],
  ]);
  expect(read('a')).toMatchObject({ offset: 2, publications: [{ offset: 1 }, { offset: 2 }] });
  expect(read('a').epoch).not.toBe(read('b').epoch);
});

test('remembers as many as it is told to', async () => {
  const { read } = setUp();
  for (const data of ['1', '2', '3', '4', '5']) await broker.publish('a', data);
  expect(read('a').publications.map(({ data }) => data)).toEqual(['3', '4', '5']);
});

test('forgets history that is too old, but not the position of those who are here', async () => {
  const { read, later } = setUp();
  await broker.publish('a', '1');
  const { epoch } = read('a');
  later(1_001);
  expect(read('a')).toEqual({ epoch, offset: 1, publications: [] });
});

test('a channel nobody was in for long comes back as another epoch', async () => {
  const { read, later } = setUp({ size: 3, ttlMs: 50 });
  await broker.publish('a', '1');
  const { epoch } = read('a');
  later(51);
  await expect.poll(() => read('a').epoch, { timeout: 2_000 }).not.toBe(epoch);
  expect(read('a').offset).toBe(0);
});

test('a snapshot does not change when the channel goes on', async () => {
  const { read } = setUp();
  await broker.publish('a', '1');
  const before = read('a');
  await broker.publish('a', '2');
  expect(before.publications.length).toBe(1);
});
