import type { Limit, Payment, Player } from '@halley/contract';
import { describe, expect, test, vi } from 'vitest';
import type { PaymentMethod } from './api/payments-api.d.ts';
import { strictestDepositLimit } from './deposit/deposit-limit.ts';
import { proposedAmount } from './deposit/proposed-amount.ts';
import { readDepositAddress } from './deposit/read-deposit-address.ts';
import { choicesOf } from './methods/choices.ts';
import { lookUpMethods } from './methods/lookup-methods.ts';
import { isCancelNews, rememberTold } from './payment/cancel-notice.ts';
import { customStatusOf, fraudCheckOf, placeholderTransactionId } from './payment/fraud-check.ts';
import { outcomeOf, stepsOf } from './payment/outcome.ts';
import { aMethod } from './testing/methods.ts';

describe('[CASH-12] the lookup of methods', () => {
  const none: PaymentMethod[] = [];
  const some = [aMethod({ id: 'visa' })];
  function library(...answers: [deposit: PaymentMethod[], cashout: PaymentMethod[]][]) {
    let asked = 0;
    const getMethods = vi.fn(async ({ paymentAction }: { paymentAction: string }) => {
      const lists = answers[Math.min(Math.floor(asked++ / 2), answers.length - 1)];
      return lists?.[paymentAction === 'deposit' ? 0 : 1] ?? [];
    });
    return { getMethods, resetCache: vi.fn(async () => {}) };
  }
  const at = { currency: 'EUR', pause: async () => {} };

  test('both lists at once, and no second look when both are there', async () => {
    const api = library([some, some]);
    expect(await lookUpMethods(api, at)).toEqual({ deposit: some, cashout: some });
    expect(api.getMethods).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['deposit', [none, some]],
    ['cashout', [some, none]],
  ] as const)('an empty list of %ss is asked for three more times, no more', async (_name, lists) => {
    const api = library([...lists] as [PaymentMethod[], PaymentMethod[]]);
    await lookUpMethods(api, at);
    expect(api.getMethods).toHaveBeenCalledTimes(8);
    expect(api.resetCache).toHaveBeenCalledTimes(3);
  });

  test('what comes later counts, and what is there already is shown meanwhile', async () => {
    const api = library([some, none], [some, none], [some, some]);
    const onLists = vi.fn();
    expect(await lookUpMethods(api, { ...at, onLists })).toEqual({ deposit: some, cashout: some });
    expect(api.getMethods).toHaveBeenCalledTimes(6);
    expect(onLists).toHaveBeenCalledWith({ deposit: some, cashout: [] });
  });

  test('a failure is not an empty list: it is thrown on', async () => {
    const api = { getMethods: () => Promise.reject(new Error('503')), resetCache: async () => {} };
    await expect(lookUpMethods(api, at)).rejects.toThrow('503');
  });
});

describe('the list of methods', () => {
  const profile = { id: '4', title: 'Visa ···· 4417', isRemoveAvailable: true };
  const methods = [
    aMethod({ id: 'sofort', brand: 'sofort', title: 'Sofort' }),
    aMethod({ id: 'visa', savedProfiles: [profile], title: 'Visa' }),
    aMethod({ id: 'usdt_tron', brand: 'tether', type: 'crypto', title: 'Tether (TRC-20)', network: 'TRC20' }),
    aMethod({ id: 'usdt_eth', brand: 'tether', type: 'crypto', title: 'Tether (ERC-20)', network: 'ERC20' }),
    aMethod({ id: 'only', savedProfiles: [], isForSavedProfilesOnly: true }),
  ];

  test('what is saved first; a coin once, with its networks; nothing that needs a profile there is not', () => {
    const choices = choicesOf(methods, { sofort: true });
    expect(choices.map(({ key, title }) => `${key}: ${title}`)).toEqual([
      'visa 4: Visa ···· 4417',
      'sofort: Sofort',
      'visa: Visa',
      'usdt_tron: Tether',
    ]);
    expect(choices.at(-1)?.networks.map(({ network }) => network)).toEqual(['TRC20', 'ERC20']);
  });

  test('[CASH-32] without the right to it, the brand sofort is not there, however it is written', () => {
    const loud = [...methods, aMethod({ id: 'other', brand: 'Sofort' })];
    const brands = choicesOf(loud, { sofort: false }).map(({ method }) => method.brand.toLowerCase());
    expect(brands).not.toContain('sofort');
    expect(brands).toHaveLength(3);
  });
});

describe('the address of a deposit', () => {
  test.each([
    ['/deposit', 0],
    ['/deposit?amountProp=75', 75],
    ['/deposit?amountProp=0.005', 0.005],
    ['/deposit?amountProp=-5', 0],
    ['/deposit?amountProp=abc', 0],
    ['/deposit?amountProp=Infinity', 0],
    ['/deposit?amountProp=', 0],
  ])('[CASH-06] %s wishes for %s', (href, amount) => {
    expect(readDepositAddress(href).amount).toBe(amount);
  });

  test.each([
    ['/deposit', false],
    ['/deposit?autoApplyPromocode=true', true],
    ['/deposit?autoApplyPromocode=false', false],
    ['/deposit?autoApplyPromocode=1', false],
  ])('%s applies a code by itself: %s', (href, auto) => {
    expect(readDepositAddress(href).autoApplyPromocode).toBe(auto);
  });

  test('[CASH-08] every other parameter is passed on', () => {
    expect(readDepositAddress('/deposit?amountProp=1&campaign=a%26b&method=visa&autoApplyPromocode=true').rest).toEqual(
      {
        campaign: 'a&b',
        method: 'visa',
      },
    );
  });

  test('[CASH-09] [ROUTE-13] where it was opened from, the wallet and a payment', () => {
    expect(readDepositAddress('/deposit?from=dashboard').fromDashboard).toBe(true);
    expect(readDepositAddress('/accounts/btc/deposit').currency).toBe('BTC');
    expect(readDepositAddress('/accounts/constructor/deposit').currency).toBeNull();
    expect(readDepositAddress('/deposit?payment=12').paymentId).toBe(12);
    for (const id of ['0', '-1', '1.5', 'x', ''])
      expect(readDepositAddress(`/deposit?payment=${id}`).paymentId).toBeNull();
  });
});

describe('the amount that is proposed', () => {
  const field = { min: 10, max: 5000, step: 10, presets: [], proposed: 100 };
  const first = { field, currency: 'EUR', wished: 0, isFirstDeposit: true } as const;
  test('[CASH-23] 50 for a first deposit without an amount, what was wished for otherwise', () => {
    expect(proposedAmount(first)).toBe(5_000n);
    expect(proposedAmount({ ...first, wished: 75 })).toBe(7_500n);
    expect(proposedAmount({ ...first, isFirstDeposit: false })).toBe(10_000n);
  });
  test('[CASH-23] where 50 is not what is meant, the currency’s own proposal', () => {
    const yen = { min: 1500, max: 750_000, step: 1500, presets: [], proposed: 7500 };
    expect(proposedAmount({ ...first, currency: 'JPY', field: yen })).toBe(7_500n);
    const coin = { min: 0.0001, max: null, step: 0.0005, presets: [], proposed: 0.001 };
    expect(proposedAmount({ ...first, currency: 'BTC', field: coin })).toBe(100_000n);
    expect(proposedAmount({ ...first, field: { ...field, min: 60, proposed: null } })).toBe(6_000n);
  });
});

test('the strictest deposit limit of the wallet is the one with the least left', () => {
  const limit = (period: Limit['period'], amount: number, used: number, more: Partial<Limit> = {}) =>
    ({
      type: 'deposit',
      period,
      status: 'active',
      accounts: [{ currency: 'EUR', amount_cents: amount, current_value_amount_cents: used, active_until: null }],
      ...more,
    }) as Limit;
  const found = strictestDepositLimit(
    [
      limit('week', 30_000, -12_000),
      limit('day', 20_000, -1_000),
      limit('month', 100_000, -90_000),
      limit('day', 1, 0, { status: 'unconfirmed' }),
      limit('day', 1, 0, { type: 'loss' }),
    ],
    'EUR',
  );
  expect(found).toMatchObject({ period: 'month', left: 10_000n, used: 90_000n });
  expect(strictestDepositLimit([limit('day', 100, -200)], 'EUR')?.left).toBe(0n);
  expect(strictestDepositLimit([limit('day', 100, -200)], 'BTC')).toBeNull();
  // Set in euro, looked at from another wallet: it says itself what it comes to there.
  const own = { currency: 'BTC', amount_cents: 500, current_value_amount_cents: -450, active_until: null } as const;
  expect(strictestDepositLimit([limit('day', 100, -90, { selected_account: own })], 'BTC')).toMatchObject({
    left: 50n,
  });
  expect(strictestDepositLimit([limit('day', 100, -90, { selected_account: own })], 'EUR')).toMatchObject({
    left: 10n,
  });
});

describe('a payment', () => {
  test.each<[Payment['state'], string]>([
    ['reserved', 'under way'],
    ['pending', 'under way'],
    ['processing', 'under way'],
    ['succeeded', 'done'],
    ['declined', 'failed'],
    ['canceled', 'failed'],
    ['rejected', 'failed'],
    ['recalled', 'taken back'],
  ])('[CASH-16] %s is %s', (state, outcome) => {
    expect(outcomeOf({ state })).toBe(outcome);
  });

  test('its steps: behind it with their time, ahead without; a failed one has no way ahead', () => {
    const base = { action: 'cashout', created_at: 't0', state: 'processing' } as const;
    const steps = [
      { state: 'reserved', at: 't1' },
      { state: 'pending', at: 't2' },
      { state: 'processing', at: 't3' },
    ] as const;
    expect(stepsOf({ ...base, steps: [...steps] })).toEqual([
      { moment: 'requested', at: 't1' },
      { moment: 'checked', at: 't3' },
      { moment: 'sent', at: null },
    ]);
    expect(stepsOf({ ...base, state: 'recalled', steps: [steps[0]] })).toEqual([{ moment: 'requested', at: 't1' }]);
    expect(stepsOf({ action: 'deposit', state: 'pending', created_at: 't0', steps: [] })).toEqual([
      { moment: 'started', at: 't0' },
      { moment: 'seen', at: null },
      { moment: 'credited', at: null },
    ]);
  });
});

describe('[TOAST-08] a canceled payment is news', () => {
  const nowMs = Date.parse('2026-11-15T12:00:00.000Z');
  const ended = (id: number, finished_at: string | null, state = 'canceled') => ({ id, state, finished_at });
  test.each([
    ['now', ended(1, '2026-11-15T12:00:00.000Z'), null, true],
    ['4:59 ago', ended(1, '2026-11-15T11:55:01.000Z'), null, true],
    ['5:00 ago', ended(1, '2026-11-15T11:55:00.000Z'), null, false],
    ['not finished', ended(1, null), null, false],
    ['told already', ended(1, '2026-11-15T12:00:00.000Z'), '1', false],
    ['another was told', ended(1, '2026-11-15T12:00:00.000Z'), '2', true],
    ['told before the last', ended(1, '2026-11-15T12:00:00.000Z'), '2,1', false],
    ['declined, not canceled', ended(1, '2026-11-15T12:00:00.000Z', 'declined'), null, false],
    ['what was kept is nonsense', ended(1, '2026-11-15T12:00:00.000Z'), '{"a":1}', true],
    ['no date', ended(1, 'soon'), null, false],
  ])('%s', (_name, payment, lastTold, isNews) => {
    expect(isCancelNews(payment, { lastTold, nowMs })).toBe(isNews);
  });
  test('the ids that were told are kept, the latest twenty', () => {
    let told: string | null = null;
    for (let id = 1; id <= 30; id++) told = rememberTold(told, id);
    expect(told?.split(',')).toHaveLength(20);
    expect(rememberTold('3,2', 2)).toBe('2,3');
  });
});

describe('the question to the risk rules', () => {
  const player = {
    email: 'a@b.co',
    first_name: 'Ada',
    last_name: 'Byron',
    country: 'DE',
    statuses: [
      { id: 'level_3', name: '' },
      { id: 21, name: '' },
      { id: 258, name: '' },
      { id: 259, name: '' },
    ],
  } as unknown as Player;
  const payment = {
    action: 'deposit',
    cents: 1_250n,
    currency: 'EUR',
    paymentSystem: 'visa',
    fingerprint: 'f',
  } as const;

  test('[CASH-21] names player, device, amount and method, nothing of a card that is new, under a fixed placeholder', () => {
    expect(fraudCheckOf(player, payment)).toEqual({
      transaction_id: placeholderTransactionId,
      type: 'transaction',
      email: 'a@b.co',
      first_name: 'Ada',
      last_name: 'Byron',
      country: 'DE',
      dfpc: 'f',
      card: null,
      amount: 12.5,
      currency: 'EUR',
      payment_system: 'visa',
      custom_player_status: '259',
    });
    expect(fraudCheckOf(player, { ...payment, action: 'cashout' }).type).toBe('payout');
    expect(fraudCheckOf(player, { ...payment, cents: 1n, currency: 'BTC' }).amount).toBe(1e-8);
  });

  test('[F-36] [CASH-19] tells brand and last four digits of a saved card, never more', () => {
    const check = fraudCheckOf(player, { ...payment, paymentSystem: 'visa', savedCard: 'Visa ···· 4242' });
    expect(check.card).toEqual({ brand: 'visa', last4: '4242' });
  });

  test.each([
    [['759', '257'], '759'],
    [['257'], '257'],
    [['255'], '255'],
    [['793', '1117', 'gold'], null],
    [[], null],
  ])('[CASH-20] groups %j are the status %s', (ids, status) => {
    expect(customStatusOf(ids.map((id) => ({ id })))).toBe(status);
  });
});
