import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aCashout, aDeposit, sharedPayments } from '../testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);

beforeEach(() => {
  room.others.proven = true;
});

/** Ends as the other one does, and is another. */
const iban = 'GB29 NWBK 6016 1331 9268 19';
const sameEnd = 'DE20 5001 0517 0000 0068 19';
const to = (account: string) => aCashout({ fields: { iban: account }, amount: '20' });
const refused = { status: 403, body: { error: { code: 'REAUTHENTICATION_REQUIRED' } } };

const kept = async (playerId: number) =>
  (await database.query('select * from payments_destination where player_id = $1', [playerId])).rows;

describe('[F-03] [PP-32] where a cashout goes', () => {
  test('[F-03] [PP-32] a new account needs a fresh proof; refused, nothing is held', async () => {
    const { id } = await room.player(10_000n);
    room.others.proven = false;
    expect(await room.start(id, to(iban))).toMatchObject(refused);
    expect(await room.balance(id)).toEqual({ cash: 10_000n, reserved: 0n });
    expect(await kept(id)).toEqual([]);
  });

  test('[F-03] the same key goes through once the player has shown who is here', async () => {
    const { id } = await room.player(10_000n);
    const key = randomUUID();
    room.others.proven = false;
    expect(await room.start(id, to(iban), key)).toMatchObject(refused);
    room.others.proven = true;
    const first = await room.start(id, to(iban), key);
    expect(first.status, first.text).toBe(200);
    room.others.proven = false;
    expect((await room.start(id, to(iban), key)).id).toBe(first.id);
  });

  test('[F-03] a known account needs none, however it is spelt; one that ends alike does', async () => {
    const { id } = await room.player(10_000n);
    expect((await room.start(id, to(iban))).status).toBe(200);
    room.others.proven = false;
    expect((await room.start(id, to(iban.replaceAll(' ', '').toLowerCase()))).status).toBe(200);
    expect(await room.start(id, to(sameEnd))).toMatchObject(refused);
    expect(await kept(id)).toHaveLength(1);
    const other = await room.player(10_000n);
    expect(await room.start(other.id, to(iban))).toMatchObject(refused);
  });

  test('[F-03] a saved card that money never went to is new, too', async () => {
    const { id } = await room.player(10_000n);
    const { reference } = await room.start(id, aDeposit({ save_profile: true }));
    const profile = { token: `tok_${id}`, title: 'Visa ···· 4417', brand: 'visa', last4: '4417' };
    await room.tell(room.fake.decide(reference, 'succeeded', { profile }));
    const { rows } = await database.query('select id from payments_profile where player_id = $1', [id]);
    const cashout = aCashout({
      payment_method: 'visa',
      fields: {},
      saved_profile_id: String(rows[0]?.id),
      amount: '20',
    });
    room.others.proven = false;
    expect(await room.start(id, cashout)).toMatchObject(refused);
    room.others.proven = true;
    expect((await room.start(id, cashout)).status).toBe(200);
    room.others.proven = false;
    expect((await room.start(id, cashout)).status).toBe(200);
  });

  test('[F-03] several at once keep a destination once; the account is not kept in clear', async () => {
    const { id } = await room.player(20_000n);
    const answers = await Promise.all(Array.from({ length: 4 }, () => room.start(id, to(iban))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await kept(id);
    expect(rows).toMatchObject([{ shown: '···· 6819', method: 'bank_transfer' }]);
    expect(Object.values(rows[0] ?? {}).join() + rows[0]?.sealed_fields.toString('latin1')).not.toContain('NWBK');
  });

  test('[F-30] an account that was used is offered by its end, and taken by its number without a new proof', async () => {
    const { id } = await room.player(20_000n);
    const offered = async (who = id) =>
      (await room.call(who, 'GET', '/api/payments/payment_methods/EUR/bank_transfer/fields?payment_action=cashout'))
        .body.destinations;
    expect(await offered()).toEqual([]);
    expect((await room.start(id, to(iban))).status).toBe(200);
    const [used] = await offered();
    expect(used).toEqual({ id: expect.stringMatching(/^\d+$/), title: '···· 6819' });
    room.others.proven = false;
    const again = aCashout({ fields: { destination_id: used.id }, amount: '20' });
    expect((await room.start(id, again)).status).toBe(200);
    expect(await kept(id)).toHaveLength(1);
    // Another player's number, or none at all, is no destination.
    const other = await room.player(10_000n);
    expect(await offered(other.id)).toEqual([]);
    for (const destination_id of [used.id, 'x']) {
      const wrong = await room.start(other.id, aCashout({ fields: { destination_id }, amount: '20' }));
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['destination_id']]);
    }
  });

  test('[F-03] a deposit asks for nothing', async () => {
    const { id } = await room.player();
    room.others.proven = false;
    expect((await room.start(id, aDeposit())).status).toBe(200);
  });
});
