import type { PageContext } from '@halley/contract';
import { expect, test } from 'vitest';
import { readGiftSummary } from './read-gift-summary.server.ts';
import { readBonuses, readGifts } from './read-gifts.server.ts';
import { aBonus } from './testing/a-gift.ts';

/** A page of a player or a guest, and the calls it makes; answers about gifts wait until they are let go. */
function aPage(mayBePlayer: boolean) {
  const calls: string[] = [];
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answers = new Map<string, unknown>([
    ['readPlayer', { id: 7, currency: 'EUR' }],
    ['listBonuses', [aBonus()]],
    ['readDisabledBonuses', { group_keys: [] }],
  ]);
  const api = new Proxy(
    {},
    {
      get: (_, name: string) => async () => {
        calls.push(name);
        if (name !== 'readPlayer') await gate;
        return answers.get(name) ?? [];
      },
    },
  );
  const onError = (error: unknown) => {
    throw error;
  };
  return { site: { api, mayBePlayer, onError, answered: { quiet: false } } as unknown as PageContext, calls, letGo };
}

const ofGifts = ['listBonuses', 'listDepositOffers', 'listFreespins', 'listRegistrationOffers', 'readDisabledBonuses'];

test('what stands round a page asks each part of the gifts once, all beside each other, however many parts of it ask', async () => {
  const { site, calls, letGo } = aPage(true);
  const read = Promise.all([readGiftSummary(site), readGifts(site), readBonuses(site)]);
  await new Promise((resolve) => setImmediate(resolve));
  // None has been answered yet, and all have been asked.
  expect(calls.toSorted()).toEqual([...ofGifts, 'readPlayer']);
  letGo();
  const [summary] = await read;
  expect(summary?.counts).toEqual({ bonuses: 1, freespins: 0, deposit: 0, registration: 0 });
  expect(calls).toHaveLength(6);
});

test('a guest costs none of it', async () => {
  const { site, calls } = aPage(false);
  expect(await readGiftSummary(site)).toBeNull();
  expect(calls).toEqual([]);
});
