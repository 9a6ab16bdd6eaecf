import { defineCalls } from '@halley/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Handlers } from './handlers.ts';

const calls = defineCalls({
  readOne: {
    method: 'GET',
    path: '/api/one/:id',
    summary: 'One thing',
    who: 'anyone',
    rate: 'read',
    params: z.object({ id: z.string() }),
    responses: { 200: z.object({ id: z.string() }) },
    errors: [],
  },
  readOwn: {
    method: 'GET',
    path: '/api/own',
    summary: 'Own things',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ player: z.int() }) },
    errors: [],
  },
});

/** Each of these lines is checked by the compiler: an expected error that does not come is an error itself. */
test('a handler map that does not fit its contract does not compile', () => {
  const complete: Handlers<typeof calls> = {
    readOne: async ({ params }) => ({ status: 200, body: { id: params.id } }),
    readOwn: async (_input, { principal }) => ({ status: 200, body: { player: principal.playerId } }),
  };

  // @ts-expect-error the handler of readOwn is missing
  const missing: Handlers<typeof calls> = { readOne: complete.readOne };

  const unlisted: Handlers<typeof calls> = {
    ...complete,
    // @ts-expect-error 201 is not a status of this call
    readOne: async () => ({ status: 201, body: { id: 'a' } }),
  };

  const misshapen: Handlers<typeof calls> = {
    ...complete,
    // @ts-expect-error the body lacks the id
    readOne: async () => ({ status: 200, body: {} }),
  };

  const guessing: Handlers<typeof calls> = {
    ...complete,
    // @ts-expect-error on a call for anyone there may be no player
    readOne: async (_input, { principal }) => ({ status: 200, body: { id: String(principal.playerId) } }),
  };

  const unknown: Handlers<typeof calls> = {
    ...complete,
    // @ts-expect-error the contract has no such call
    readTwo: async () => ({ status: 200, body: {} }),
  };

  expect(Object.keys(complete).sort()).toEqual(Object.keys(calls).sort());
  expect([missing, unlisted, misshapen, guessing, unknown]).toHaveLength(5);
});
