import { expect, test } from 'vitest';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { describePayments } from './describe-payments.ts';
import { usualMethods } from './methods/methods.ts';
import { sharedPayments } from './testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);

test('[PP-16] the account’s history names the way of paying and the payment, of this player alone', async () => {
  const { id: playerId } = await room.player();
  const { id, reference } = await room.start(playerId);
  await room.tell(room.fake.decide(reference, 'succeeded'));
  const describe = describePayments(usualMethods('any'));
  const lines = [{ key: reference, reason: 'deposit', purpose: '' }] as const;
  expect(await describe(database, { playerId, lines })).toEqual(
    new Map([[reference, { title: expect.stringMatching(/visa/i), paymentId: id }]]),
  );
  const { id: other } = await room.player();
  expect((await describe(database, { playerId: other, lines })).size).toBe(0);
  expect((await describe(database, { playerId, lines: [{ ...lines[0], reason: 'stake' }] })).size).toBe(0);
});
