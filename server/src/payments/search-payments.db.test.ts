import { describe, expect, test } from 'vitest';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { sharedPayments } from './testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);

describe('as the wire has agreed it', () => {
  test('[F-34] a filter takes moments as well as days', async () => {
    const { id: playerId } = await room.player(100_000n);
    await room.start(playerId);
    const at = room.clock.now();
    room.clock.advanceMs(60_000);
    await room.start(playerId);
    const count = async (filter: object) =>
      (await room.call(playerId, 'POST', '/api/player/payments/with_pages', { filter })).body.pagination?.total_count;
    const moment = (ms: number) => new Date(at.getTime() + ms).toISOString();
    expect(await count({ from: '2026-01-01T00:00:00.000Z' })).toBe(2);
    expect(await count({ from: moment(1) })).toBe(1);
    expect(await count({ to: moment(0) })).toBe(1);
    expect(await count({ from: at.toISOString().slice(0, 10), to: moment(60_000) })).toBe(2);
    const wrong = await room.call(playerId, 'POST', '/api/player/payments/with_pages', {
      filter: { from: moment(1), to: moment(0) },
    });
    expect([wrong.status, Object.keys(wrong.body.errors.to)]).toEqual([422, ['before_from']]);
  });

  test('[F-28] [CASH-17] methods are of the five types of the wire, and no other', async () => {
    const { id: playerId } = await room.player(100_000n);
    const { body } = await room.call(playerId, 'GET', '/api/payments/payment_methods/EUR');
    const types = Object.fromEntries(body.methods.map(({ id, type }: { id: string; type: string }) => [id, type]));
    expect(types).toMatchObject({
      visa: 'cards',
      bank_transfer: 'bank_transfer',
      sofort: 'bank_transfer',
      ecopayz: 'direct',
    });
  });
});
