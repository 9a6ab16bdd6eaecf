import { afterEach, describe, expect, test } from 'vitest';
import { createMetrics } from '../kit/index.ts';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { callbackBody } from './testing/fake-provider.ts';
import { aCashout, aDeposit, sharedPayments, testPayments } from './testing/test-payments.ts';

const metrics = createMetrics();
const lines: unknown[] = [];
const note = (...words: unknown[]) => void lines.push(words);
const log = {
  debug: note,
  info: note,
  warn: note,
  error: note,
  fatal: note,
  trace: note,
  child: () => log,
  level: 'info',
};

const database = sharedDatabase();
const room = sharedPayments(database, { metrics });
afterEach(async () => expect(await room.audit()).toEqual([]));

const post = (url: string, payload: string | Buffer, headers: object = {}) =>
  room.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const trail = async () =>
  (await database.query("select detail from audit_entry where kind = 'payments.bad_signature' order by id")).rows;

describe('what is not a provider’s word', () => {
  test('a wrong signature is 401, changes nothing and is in the trail, once a minute however many come', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    const bytes = callbackBody(room.fake.decide(reference, 'succeeded'));
    const before = (await trail()).length;
    for (const headers of [{ 'x-signature': 'forged' }, {}, { 'x-signature': '' }]) {
      const answer = await post('/payments/callback/fake', bytes, headers);
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'signature' }]);
    }
    expect(await room.state(id)).toBe('pending');
    expect((await trail()).slice(before)).toEqual([{ detail: { provider: 'fake', why: 'signature' } }]);
    room.clock.advanceMs(60_000);
    expect((await room.callback(bytes, { 'x-age': 'old' })).status).toBe(401);
    expect((await trail()).at(-1)).toEqual({ detail: { provider: 'fake', why: 'stale' } });
    // What was refused is not kept: the true one comes through with the same bytes.
    expect((await room.callback(bytes)).body.reports).toMatchObject([{ outcome: 'applied' }]);
  });

  test('an unknown provider is 404, what cannot be read 422, what is too large 413', async () => {
    expect((await post('/payments/callback/nobody', '[]')).statusCode).toBe(404);
    expect((await post('/payments/callback/__proto__', '[]')).statusCode).toBe(404);
    for (const bytes of ['', '{', '\u0000', '"text"', '{"a":1}']) {
      expect((await room.callback(bytes)).status).toBe(422);
    }
    expect((await post('/payments/callback/fake', Buffer.alloc(300_000))).statusCode).toBe(413);
    expect((await room.app.inject({ url: '/payments/callback/fake' })).statusCode).toBe(404);
  });

  test('comes from anywhere: no cookie, no origin, any content type', async () => {
    const { id: playerId } = await room.player();
    const { reference } = await room.start(playerId);
    const told = await room.callback(callbackBody(room.fake.decide(reference, 'succeeded')), {
      'content-type': 'text/plain',
      origin: 'https://provider.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(told.status).toBe(200);
  });

  test('a reference nobody knows, of another provider, or no reference at all: flagged, nothing booked', async () => {
    const other = await testPayments(database);
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    await database.query("update payments_payment set provider = 'another' where id = $1", [id]);
    for (const wrong of ['00000000-0000-4000-8000-00000000abcd', 'not a uuid', "'; drop table x", reference]) {
      const report = {
        eventId: `e-${wrong}`,
        reference: wrong,
        providerReference: `p-${wrong}`,
        state: 'succeeded',
        amount: 5000n,
        currency: 'EUR',
      } as const;
      const told = await room.tell(report);
      expect([told.status, told.body.reports]).toMatchObject([422, [{ outcome: 'refused' }]]);
    }
    expect([await room.state(id), await room.balance(playerId)]).toMatchObject(['pending', { cash: 0n }]);
    await database.query("update payments_payment set provider = 'fake' where id = $1", [id]);
    await other.app.close();
  });
});

describe('what is kept and told of it', () => {
  test('every callback with its hash, its answer and the payments it was about; never its body', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(playerId);
    await room.tell(room.fake.decide(reference, 'declined'));
    const whole = await room.payments.desk.read(database, id);
    expect(whole.callbacks).toMatchObject([{ outcome: 'applied', status: 200 }]);
    expect(whole.events.map(({ from, to, actor }) => [from, to, actor])).toEqual([
      [null, 'pending', 'player'],
      ['pending', 'declined', 'provider'],
    ]);
    expect(whole.ledger).toEqual([]);
  });

  test('steps and callbacks cannot be changed or removed, not even by the house', async () => {
    for (const sql of [
      'update payments_event set to_state = to_state',
      'delete from payments_event',
      'truncate payments_event',
      'delete from payments_callback',
    ]) {
      await expect(database.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('figures by provider: how payments ended, how long it took, what callbacks came to', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/halley_payments_finished\{provider="fake",action="deposit",state="succeeded"\} [1-9]/);
    expect(text).toMatch(/halley_payment_seconds_count\{provider="fake",action="deposit"\} [1-9]/);
    expect(text).toMatch(/halley_payment_callbacks\{provider="fake",outcome="signature"\} [1-9]/);
    expect(text).toMatch(/halley_payment_differences\{provider="fake",kind="unknown_reference"\} [1-9]/);
  });

  test('no account, address, token or number of a player is in the log or readable in the tables', async () => {
    const loud = await testPayments(database, { log: log as never });
    const { id: playerId } = await loud.player(100_000n);
    await loud.start(playerId, aCashout());
    await loud.start(playerId, aDeposit({ payment_method: 'voucher', fields: { voucher_code: 'SECRET-VOUCHER-77' } }));
    await loud.start(playerId, aDeposit({ fields: { card: '4111111111111111' } }));
    loud.fake.setMood('breaks');
    await loud.start(playerId, aDeposit());
    await loud.callback('[', { 'x-signature': 'forged 4111111111111111' });
    const { rows } = await database.query('select * from payments_payment where player_id = $1', [playerId]);
    const events = await database.query('select * from kit_outbox');
    const jobs = await database.query('select payload from graphile_worker._private_jobs').catch(() => ({ rows: [] }));
    const everything = [
      JSON.stringify(lines, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
      ...[...rows, ...events.rows, ...jobs.rows].map((row) =>
        Object.values(row)
          .map((value) =>
            Buffer.isBuffer(value)
              ? value.toString('latin1')
              : typeof value === 'object'
                ? JSON.stringify(value, (_k, v) => (typeof v === 'bigint' ? String(v) : v))
                : String(value),
          )
          .join(' '),
      ),
    ].join('\n');
    for (const secret of ['0532 0130', '37040044', 'SECRET-VOUCHER', '4111111111111111']) {
      expect(everything).not.toContain(secret);
    }
    expect(lines.length).toBeGreaterThan(0);
    await loud.app.close();
  });
});
