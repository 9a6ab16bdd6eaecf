import type { ConfigDocumentName } from '@halley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createDocuments, usualDocuments, writeDocument } from '../config/index.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aCashout, sharedPayments } from './testing/test-payments.ts';

/** The room with the documents as an operator writes them, in the database. */
const database = sharedDatabase();
const documents = createDocuments({ database, trustedMs: 0 });
const room = sharedPayments(database, { documents });
const write = async (name: ConfigDocumentName, content: unknown) => {
  await database.tx((tx) => writeDocument(tx, { name, content, by: 'a test', at: new Date() }));
  documents.doubt();
};
const names = ['sum-thresholds', 'cashbox-presets', 'currency-config', 'manage-withdraw-config'] as const;
// Others read the same database.
afterEach(async () => {
  for (const name of names) await write(name, usualDocuments[name]);
});

const amountOf = async (playerId: number, path = 'EUR/visa') =>
  (await room.call(playerId, 'GET', `/api/payments/payment_methods/${path}/fields`)).body.amountField;

describe('amounts that are offered', () => {
  test('buttons are those of the player’s group, else everybody’s; what the method does not take is left out', async () => {
    const one = await room.player();
    await write('cashbox-presets', {
      userGroups: { '255': { EUR: ['500', '250'] } },
      global: { EUR: ['5', '25', '60', '9000'] },
    });
    expect((await amountOf(one.id)).presets).toEqual([25, 60]);
    one.player.statuses.push({ id: '255', name: 'Platinum' } as never);
    expect((await amountOf(one.id)).presets).toEqual([250, 500]);
    expect((await amountOf(one.id, 'JPY/visa')).presets).toEqual([]);
  });

  test('the stepper and the proposal are those of the currency, with the line of one group over it', async () => {
    const one = await room.player();
    const steps = [
      { min: 0, max: 100, step: 20 },
      { min: 100, max: 'Infinity', step: 100 },
    ];
    await write('currency-config', {
      default: { EUR: { defaultAmount: 120, rounding: 0, steps } },
      '255': { EUR: { defaultAmount: 40 } },
      '631': { EUR: { defaultAmount: 60 } },
    });
    // 50 for a first deposit comes before both.
    expect(await amountOf(one.id)).toMatchObject({
      proposed: 50,
      step: 20,
      steps: [
        { min: 0, max: 100, step: 20 },
        { min: 100, max: null, step: 100 },
      ],
    });
    const paid = await room.start(one.id);
    await room.tell(room.fake.decide(paid.reference, 'succeeded'));
    expect(await amountOf(one.id)).toMatchObject({ proposed: 120, step: 100 });
    one.player.statuses.push({ id: '255', name: 'Platinum' } as never);
    expect(await amountOf(one.id)).toMatchObject({ proposed: 40, step: 20 });
    one.player.statuses.push({ id: '631', name: 'No Sofort' } as never);
    expect(await amountOf(one.id)).toMatchObject({ proposed: 120 });
    // A currency that was left out has no steps of its own, and can be typed.
    expect(await amountOf(one.id, 'NOK/visa')).toMatchObject({ steps: [], proposed: null, min: 100 });
  });
});

describe('sums that are looked at', () => {
  const halley = { id: 1, name: 'Edmond' };
  const approve = (paymentId: number, member = halley) =>
    database.tx((tx) => room.payments.desk.approve(tx, { paymentId, member }));

  test('two people from a third of the sum on, as it is written when they agree', async () => {
    const { id: playerId } = await room.player(100_000n);
    const { id } = await room.start(playerId, aCashout({ amount: '50.00' }));
    await room.payments.mind(id);
    expect((await room.payments.desk.read(database, id)).approvalsNeeded).toBe(1);
    await write('sum-thresholds', { EUR: { bets_cents: 1, deposits_cents: 15_000 } });
    expect((await room.payments.desk.read(database, id)).approvalsNeeded).toBe(2);
    expect((await approve(id)).state).toBe('pending');
    await expect(approve(id)).rejects.toThrow('SECOND_PERSON_NEEDED');
    expect((await approve(id, { id: 2, name: 'Mary' })).state).toBe('processing');
  });

  test('a month of cashouts above the sum says so', async () => {
    const { id: playerId } = await room.player(100_000n);
    await write('sum-thresholds', { EUR: { bets_cents: 1, deposits_cents: 9_999 } });
    const small = await room.start(playerId, aCashout({ amount: '99.99' }));
    const large = await room.start(playerId, aCashout({ amount: '20.00' }));
    for (const { id } of [small, large]) await room.payments.mind(id);
    const signalsOf = async (id: number) => (await room.payments.desk.read(database, id)).signals;
    expect(await signalsOf(small.id)).not.toContain('large_sum');
    expect(await signalsOf(large.id)).toContain('large_sum');
  });
});

test('[PP-19] warnings before a withdrawal are those the operator has switched on, in the player’s country', async () => {
  const one = await room.player(10_000n);
  const outlook = async () => (await room.call(one.id, 'GET', '/api/payments/cashout_outlook/EUR')).body.warnings;
  expect(await outlook()).toEqual([]);
  one.player.verified = false;
  expect(await outlook()).toEqual(['unverified']);
  one.player.statuses.push({ id: '100', name: 'Multi-account' } as never);
  await write('manage-withdraw-config', {
    unverifiedUsersGeo: { enabled: true, geos: ['DE'] },
    kycAlert: { enabled: true, geos: ['CA', 'DE'] },
    multiAccAlert: { enabled: true, geos: [] },
  });
  expect(await outlook()).toEqual(['documents', 'several_accounts']);
  // Told, not held against anybody: the request is taken.
  expect((await room.start(one.id, aCashout())).status).toBe(200);
});
