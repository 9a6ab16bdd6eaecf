import { randomUUID } from 'node:crypto';
import { type Currency, currencies, currencyCodes, Refusal } from '@halley/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../kit/testing/shared.ts';
import { aCashout, aDeposit, sharedPayments } from './testing/test-payments.ts';

const database = sharedDatabase();
const room = sharedPayments(database);
beforeEach(() => {
  room.fake.setMood('answers');
  Object.assign(room.others, { risk: 'accept', country: 'CA', limit: undefined, profile: 'CW' });
});

const methodsOf = async (playerId: number, currency: Currency, action = 'deposit') =>
  (await room.call(playerId, 'GET', `/api/payments/payment_methods/${currency}?payment_action=${action}`)).body;
const fieldsOf = (playerId: number, path: string) =>
  room.call(playerId, 'GET', `/api/payments/payment_methods/${path}`);
type Listed = { id: string; brand: string; termsOfService: { restrictions: object } };

describe('the ways of paying', () => {
  test('[CASH-17] [CASH-24] in every currency and direction: instant, free of charge, with bounds in the currency', async () => {
    const { id: playerId } = await room.player();
    for (const currency of currencyCodes) {
      for (const action of ['deposit', 'cashout']) {
        const { methods, providers } = await methodsOf(playerId, currency, action);
        expect(methods.length).toBeGreaterThan(0);
        expect(providers).toEqual(['fake']);
        for (const method of methods) {
          expect(method).toMatchObject({
            brand: expect.any(String),
            provider: 'fake',
            savedProfiles: [],
            termsOfService: {
              processingTime: { type: 'instant' },
              commissions: { type: 'none', value: null },
              restrictions: { amountCurrencyCode: currency },
            },
          });
          expect(method.type === 'crypto').toBe(!currencies[currency].fiat);
          expect(method.termsOfService.restrictions.minAmountValue).toBeGreaterThan(0);
        }
      }
    }
  });

  test.each<[string, Currency, string, string, number, number | null]>([
    ['[CASH-25]', 'BTC', 'bitcoin', 'deposit', 0.0001, null],
    ['[CASH-25]', 'BTC', 'bitcoin', 'cashout', 0.0001, 0.4],
    ['[CASH-26]', 'BCH', 'bitcoin_cash', 'deposit', 0.0001, null],
    ['[CASH-26]', 'BCH', 'bitcoin_cash', 'cashout', 0.0001, 0.4],
    ['[CASH-27]', 'LTC', 'litecoin', 'deposit', 0.01, null],
    ['[CASH-27]', 'LTC', 'litecoin', 'cashout', 0.0001, 60],
    ['[CASH-28]', 'ETH', 'ethereum', 'deposit', 0.01, null],
    ['[CASH-28]', 'ETH', 'ethereum', 'cashout', 0.01, 12],
    ['[CASH-29]', 'DOG', 'dogecoin', 'deposit', 0.01, null],
    ['[CASH-29]', 'DOG', 'dogecoin', 'cashout', 0.01, 1_600_000],
    ['[CASH-30]', 'USDT', 'tether_trc20', 'deposit', 20, null],
    ['[CASH-30]', 'USDT', 'tether_erc20', 'cashout', 25, 4000],
    ['[CASH-31]', 'EUR', 'visa', 'deposit', 10, 5000],
    ['[CASH-31]', 'EUR', 'ecopayz', 'cashout', 20, 4000],
    ['yen have no subunits:', 'JPY', 'mastercard', 'deposit', 1500, 750_000],
  ])('%s %s by %s, %s: from %d to %s', async (_id, currency, method, action, min, max) => {
    const { id: playerId } = await room.player();
    const { methods } = await methodsOf(playerId, currency, action);
    const found = methods.find(({ id }: Listed) => id === method);
    expect(found.termsOfService.restrictions).toMatchObject({ minAmountValue: min, maxAmountValue: max });
  });

  test('[CASH-18] a coin: its type, time, fee and network, and its bounds in both directions', async () => {
    const { id: playerId } = await room.player();
    const terms = { processingTime: { type: 'instant', value: null }, commissions: { type: 'none', value: null } };
    for (const [action, minAmountValue, maxAmountValue] of [
      ['deposit', 20, null],
      ['cashout', 25, 4000],
    ] as const) {
      const { methods } = await methodsOf(playerId, 'USDT', action);
      expect(methods.map(({ id, network }: Listed & { network: string }) => [id, network])).toEqual([
        ['tether_trc20', 'TRC20'],
        ['tether_erc20', 'ERC20'],
      ]);
      const restrictions = { minAmountValue, maxAmountValue, amountCurrencyCode: 'USDT' };
      for (const method of methods) {
        expect(method).toMatchObject({ brand: 'tether', type: 'crypto', termsOfService: { ...terms, restrictions } });
      }
    }
    const { methods } = await methodsOf(playerId, 'EUR');
    expect(methods.find(({ id }: Listed) => id === 'visa')).toMatchObject({ type: 'cards', network: null });
  });

  test('[CASH-32] group 631 neither sees nor can use what the sofort brand offers', async () => {
    const one = await room.player();
    const brands = async () => (await methodsOf(one.id, 'EUR')).methods.map(({ brand }: Listed) => brand);
    expect(await brands()).toContain('sofort');
    one.player.statuses = [{ id: '631', name: 'No Sofort' }];
    expect(await brands()).not.toContain('sofort');
    const started = await room.start(one.id, aDeposit({ payment_method: 'sofort' }));
    expect(started.body.errors).toHaveProperty('payment_method.not_available');
    expect((await fieldsOf(one.id, 'EUR/sofort/fields')).status).toBe(404);
  });

  test('a way of one direction is not one of the other, nor of another currency', async () => {
    const { id: playerId } = await room.player(100_000n);
    for (const body of [
      aCashout({ payment_method: 'voucher', fields: {} }),
      aCashout({ payment_method: 'sofort', fields: {} }),
      aDeposit({ payment_method: 'bitcoin' }),
      aDeposit({ payment_method: 'bitcoin', currency: 'BTC', amount: '1' }),
      aDeposit({ payment_method: 'visa', currency: 'BTC', amount: '1' }),
      aDeposit({ payment_method: 'constructor' }),
    ]) {
      expect((await room.start(playerId, body)).body.errors).toHaveProperty('payment_method.not_available');
    }
  });

  test('[CASH-23] a first deposit is proposed as 50, later ones as usual; buttons and steps fit the bounds', async () => {
    const one = await room.player();
    const amountOf = async (path: string) => (await fieldsOf(one.id, `${path}/fields`)).body.amountField;
    expect(await amountOf('CAD/visa')).toEqual({
      min: 15,
      max: 7500,
      step: 15,
      steps: [
        { min: 0, max: 300, step: 15 },
        { min: 300, max: 3000, step: 75 },
        { min: 3000, max: null, step: 750 },
      ],
      presets: [30, 75, 150, 300],
      proposed: 50,
    });
    expect(await amountOf('JPY/visa')).toMatchObject({ proposed: 7500, presets: [3000, 7500, 15_000, 30_000] });
    const { reference } = await room.start(one.id);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await amountOf('CAD/visa')).toMatchObject({ proposed: 75 });
  });

  test('coins come to an address of the player’s own, the same each time; nobody shares it', async () => {
    const [first, second] = [await room.player(), await room.player()];
    const read = async (id: number) => (await fieldsOf(id, 'USDT/tether_trc20/fields')).body;
    const answers = await Promise.all([read(first.id), read(first.id), read(first.id)]);
    expect(new Set(answers.map((answer) => answer.methodFields[0].address)).size).toBe(1);
    expect(answers[0]).toMatchObject({ amountField: null, isSubmitAvailable: false });
    expect(answers[0].methodFields[0]).toMatchObject({
      type: 'deposit_crypto_address',
      href: expect.stringContaining('coin:USDT'),
      qr: { size: 21 },
    });
    expect((await read(second.id)).methodFields[0].address).not.toBe(answers[0].methodFields[0].address);
    const other = (await fieldsOf(first.id, 'USDT/tether_erc20/fields')).body.methodFields[0].address;
    expect(other).not.toBe(answers[0].methodFields[0].address);
  });

  test('an address is shown only to who may pay in', async () => {
    const { id: playerId } = await room.player();
    room.others.limit = new Refusal('LIMIT_REACHED');
    expect((await fieldsOf(playerId, 'BTC/bitcoin/fields')).body.error.code).toBe('LIMIT_REACHED');
    room.others.limit = undefined;
    room.others.country = 'RU';
    expect((await fieldsOf(playerId, 'BTC/bitcoin/fields')).status).toBe(451);
    room.others.country = 'CA';
    (room.players.get(playerId) as { standing: { blocked: boolean } }).standing.blocked = true;
    expect((await fieldsOf(playerId, 'BTC/bitcoin/fields')).body.error.code).toBe('ACCOUNT_CLOSED');
  });
});

describe('coins', () => {
  test('each output that comes is one deposit, counted up by its confirmations, credited once', async () => {
    const { id: playerId } = await room.player();
    const { address } = (await fieldsOf(playerId, 'BTC/bitcoin/fields')).body.methodFields[0];
    const output = (n: number, seen: number, state: 'processing' | 'succeeded') => ({
      eventId: `output-${playerId}-${n}-${seen}-${state}`,
      address,
      providerReference: `tx-${playerId}:${n}`,
      state,
      amount: 20_000n + BigInt(n),
      currency: 'BTC' as const,
      confirmations: { seen, needed: 2 },
    });
    await Promise.all([room.tell(output(0, 0, 'processing')), room.tell(output(0, 0, 'processing'))]);
    await room.tell(output(0, 1, 'processing'));
    const list = async () => (await room.call(playerId, 'GET', '/api/player/payments')).body;
    expect(await list()).toMatchObject([
      { state: 'processing', amount_cents: 20_000, confirmations: { seen: 1, needed: 2 }, destination: address },
    ]);
    expect((await list())[0]).not.toHaveProperty('cancellation_reason');
    await room.tell(output(0, 2, 'succeeded'), output(1, 2, 'succeeded'));
    await room.tell(output(0, 3, 'succeeded'));
    expect(await list()).toMatchObject([
      { amount_cents: 20_001, state: 'succeeded' },
      { amount_cents: 20_000, state: 'succeeded' },
    ]);
    expect(await room.balance(playerId, 'BTC')).toMatchObject({ cash: 40_001n });
    expect(await room.audit()).toEqual([]);
  });

  test('to an address nobody has, or of another coin: flagged, nobody is credited', async () => {
    const { id: playerId } = await room.player();
    const { address } = (await fieldsOf(playerId, 'LTC/litecoin/fields')).body.methodFields[0];
    const shared = { state: 'succeeded', amount: 5n } as const;
    const told = await room.tell(
      { ...shared, eventId: 'a', address: 'nobody', providerReference: 'tx-nobody:0', currency: 'LTC' },
      { ...shared, eventId: 'b', address, providerReference: 'tx-other:0', currency: 'BTC' },
      { ...shared, eventId: 'c', providerReference: 'tx-nowhere:0', currency: 'BTC' },
    );
    expect(told.body.reports.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'flagged',
      'flagged',
      'flagged',
    ]);
    const found = await room.payments.desk.listDifferences(database, { limit: 3 });
    expect(found.map(({ kind }) => kind).sort()).toEqual(['unknown_address', 'unknown_address', 'wrong_currency']);
    expect((await room.call(playerId, 'GET', '/api/player/payments')).body).toEqual([]);
  });

  test('a cashout goes to a valid address only', async () => {
    const { id: playerId } = await room.player(10_000_000n, 'BTC');
    const body = (address: string) =>
      aCashout({ payment_method: 'bitcoin', currency: 'BTC', amount: '0.001', fields: { address } });
    for (const address of [
      'LTCwrongcoin000000000000000',
      'short',
      `BTC${'x'.repeat(200)}`,
      'BTC address with blanks and more',
    ]) {
      expect((await room.start(playerId, body(address))).body.errors).toHaveProperty('address.invalid');
    }
    expect(Object.keys((await room.start(playerId, body(''))).body.errors)).toEqual(['address']);
    const started = await room.start(playerId, body('BTCgoodaddress0000000000001'));
    expect(started.status).toBe(200);
    expect((await room.call(playerId, 'GET', `/api/player/payments/${started.id}`)).body.destination).toBe(
      'BTCgoodaddress0000000000001',
    );
  });
});

describe('amounts, fields and routes', () => {
  test.each([
    ['9.99', 'amount.too_small'],
    ['5000.01', 'amount.too_large'],
    ['50,00', 'amount.invalid'],
    ['50.001', 'amount.invalid'],
    ['-50', 'amount.invalid'],
    ['5e1', 'amount.invalid'],
    ['', 'amount.invalid'],
  ])('%j euro: %s', async (amount, code) => {
    const { id: playerId } = await room.player();
    const started = await room.start(playerId, aDeposit({ amount }));
    expect([started.status, Object.keys(started.body.errors.amount)]).toEqual([422, [code.split('.')[1]]]);
    expect((await room.call(playerId, 'GET', '/api/player/payments')).body).toEqual([]);
  });

  test('[VALID-15] vouchers are for round amounts: an amount in between is refused, and none is proposed', async () => {
    const { id: playerId } = await room.player();
    const voucher = (amount: string) =>
      room.start(
        playerId,
        aDeposit({ payment_method: 'voucher', amount, fields: { voucher_code: 'COMET-2061-GOOD' } }),
      );
    const url = '/api/payments/payment_methods/EUR/voucher/fields?payment_action=deposit';
    const { amountField } = (await room.call(playerId, 'GET', url)).body;
    expect(amountField).toMatchObject({ min: 10, multipleOf: 5 });
    expect([...amountField.presets, amountField.proposed].filter((amount) => amount % 5 !== 0)).toEqual([]);
    for (const amount of ['12', '12.50', '15.01']) {
      expect((await voucher(amount)).body.errors, amount).toEqual({ amount: { multiple_of: expect.any(String) } });
    }
    expect((await voucher('15')).status).toBe(200);
  });

  test('in yen a half is no amount; in bitcoin a hundred millionth is', async () => {
    const one = await room.player(100_000_000n, 'BTC');
    expect((await room.start(one.id, aDeposit({ currency: 'JPY', amount: '1500.5' }))).body.errors).toHaveProperty(
      'amount.invalid',
    );
    const fields = { address: 'BTCgoodaddress0000000000001' };
    const started = await room.start(
      one.id,
      aCashout({ payment_method: 'bitcoin', currency: 'BTC', amount: '0.00010001', fields }),
    );
    expect((await room.call(one.id, 'GET', `/api/player/payments/${started.id}`)).body.amount_cents).toBe(10_001);
  });

  test.each(['4111 1111 1111 1111', '5555555555554444'])(
    'a card number is refused wherever it stands: %s',
    async (number) => {
      const { id: playerId } = await room.player(10_000n);
      for (const body of [
        aDeposit({ fields: { card: number } }),
        aDeposit({ card_number: number }),
        aDeposit({ note: { deep: number } }),
        aDeposit({ saved_profile_id: number }),
        aCashout({ fields: { iban: number } }),
      ]) {
        expect((await room.start(playerId, body)).status).toBe(422);
      }
      const { rows } = await database.query('select count(*)::int from payments_payment where player_id = $1', [
        playerId,
      ]);
      expect(rows[0]?.count).toBe(0);
    },
  );

  test('fields stand inside `fields` or beside it; one that is missing or wrong is named', async () => {
    const { id: playerId } = await room.player(10_000n);
    expect((await room.start(playerId, aCashout({ fields: undefined, iban: 'DE89370400440532013000' }))).status).toBe(
      200,
    );
    expect(Object.keys((await room.start(playerId, aCashout({ fields: {} }))).body.errors)).toEqual(['iban']);
    const wrong = await room.start(playerId, aCashout({ fields: { iban: 'DE00370400440532013000' } }));
    expect(wrong.body.errors).toEqual({ iban: { invalid: expect.any(String) } });
    const { id: dollars } = await room.player(10_000n, 'USD');
    const missing = await room.start(dollars, aCashout({ currency: 'USD', fields: {} }));
    expect(Object.keys(missing.body.errors)).toEqual(['bank_code', 'account_number']);
  });

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'deposit'])(
    'a route that leads away is refused: %s',
    async (success_url) => {
      const { id: playerId } = await room.player();
      const started = await room.start(playerId, aDeposit({ custom_routes: { success_url } }));
      expect([started.status, started.body.errors]).toMatchObject([
        422,
        { custom_routes: { not_ours: expect.any(String) } },
      ]);
    },
  );

  test.each([
    ['second.test', 'https://second.test'],
    ['evil.test', 'https://halley.test'],
    ['second.test.evil.test', 'https://halley.test'],
    ['second.test:8443', 'https://halley.test'],
    ['', 'https://halley.test'],
  ])('begun on the host "%s", it comes back to %s', async (host, origin) => {
    const { id: playerId } = await room.player();
    const headers = { host, 'idempotency-key': randomUUID() };
    const answer = await room.call(playerId, 'POST', '/api/payment_processing', aDeposit(), headers);
    expect(answer.status, answer.text).toBe(200);
    const order = [...room.fake.known.values()].at(-1)?.order;
    expect(order?.returnUrl).toBe(`${origin}/payments/return/${order?.reference}`);
    // A provider finds us where we say we are, whoever the customer is.
    expect(order?.callbackUrl).toBe('https://halley.test/payments/callback/fake');
  });

  test('asked for again from another host, it is the same payment and comes back to where it began', async () => {
    const { id: playerId } = await room.player();
    room.fake.setMood('away');
    const from = (host: string) =>
      room.call(playerId, 'POST', '/api/payment_processing', aDeposit(), { host, 'idempotency-key': 'two-hosts' });
    const first = await from('second.test');
    room.fake.setMood('answers');
    const again = await from('halley.test');
    expect(again.body.payment_id).toBe(first.body.payment_id);
    expect([...room.fake.known.values()].at(-1)?.order.returnUrl).toMatch(/^https:\/\/second\.test\//);
  });

  test('the browser comes back to the page of its payment, whatever the address says', async () => {
    const { id: playerId } = await room.player();
    const { id, reference } = await room.start(
      playerId,
      aDeposit({ custom_routes: { success_url: '/promotions?x=1' } }),
    );
    const back = async (path: string) => {
      const { statusCode, headers } = await room.app.inject({ url: `/payments/return/${path}` });
      return [statusCode, headers.location];
    };
    expect(await back(`${reference}?state=succeeded&redirect=https://evil.test`)).toEqual([
      303,
      `/deposit?payment=${id}`,
    ]);
    await room.tell(room.fake.decide(reference, 'succeeded'));
    expect(await back(reference)).toEqual([303, `/promotions?x=1&payment=${id}`]);
    expect(await back('00000000-0000-4000-8000-000000000001')).toEqual([303, '/deposit']);
    expect(await back('%00')).toEqual([303, '/deposit']);
  });
});
