import type { PageContext } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { expect, test } from 'vitest';
import { readGamePage } from './read-game-page.server.ts';

/** The API as it answers text it cannot look for. */
const refusing = async () => {
  throw new CallFailed('readGame', 400, { error: { code: 'MALFORMED_REQUEST', message: '' } });
};

test.each([
  ['\0', '\0'],
  ['a', '\0'],
  ['\u0007', 'x'],
  ['a', '\ufffd'],
])('[F-08] no game is at /play/%j/%j: not found, not broken', async (producer, name) => {
  const api = { readGame: refusing, selectGamesBySeoTitle: refusing };
  const site = { api, country: 'CA', locale: 'en', prefix: '' } as unknown as PageContext;
  await expect(readGamePage(site, { producer, name, search: '' })).rejects.toMatchObject({ init: { status: 404 } });
});
