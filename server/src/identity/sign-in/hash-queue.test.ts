import { expect, test } from 'vitest';
import { createGate } from '../../kit/testing/until.ts';
import { createHashQueue } from './hash-queue.ts';

test('runs as many as it may, keeps the others in order, and refuses what is too much', async () => {
  const run = createHashQueue({ atOnce: 2, longest: 3 });
  const gates = Array.from({ length: 5 }, createGate);
  const started: number[] = [];
  const works = gates.map((gate, index) =>
    run(async () => {
      started.push(index);
      await gate.passed;
    }),
  );
  expect(started).toEqual([0, 1]);
  await expect(run(async () => undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  gates[1]?.open();
  await works[1];
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.open();
  await Promise.all(works);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('a failure frees its place', async () => {
  const run = createHashQueue({ atOnce: 1, longest: 1 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(async () => 'fine')).toBe('fine');
});
