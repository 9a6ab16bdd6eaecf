import { expect, test } from 'vitest';
import { z } from 'zod';
import { newUuid } from './new-uuid.ts';

test('a uuid of version 4, another one every time', () => {
  const made = Array.from({ length: 500 }, newUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
