import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queries } from '../query/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { aMethod } from './testing/methods.ts';
import { anAccount, aPayment, library, resetHouse, server, showCashbox } from './testing/show-cashbox.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('./testing/show-cashbox.tsx')).server.api }));

beforeEach(resetHouse);
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.PaymentsAPI;
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const saved = { id: '4', title: 'Visa ···· 4417', isRemoveAvailable: true };

describe('the pages of the cashier', () => {
  test.each([
    ['[CASH-01] [ROUTE-10]', '/cashbox', 'Cashier'],
    ['[CASH-01] [ROUTE-11]', '/dashboard', 'Cashier'],
    ['[CASH-02] [ROUTE-12]', '/deposit', 'Deposit'],
    ['[ROUTE-13]', '/accounts/EUR/deposit', 'Deposit'],
    ['[ROUTE-14]', '/deposit-bonus', 'Deposit'],
    ['[CASH-03] [ROUTE-15]', '/withdraw', 'Withdraw'],
    ['[CASH-04] [ROUTE-16]', '/deposit-fast', 'Deposit in one step'],
  ])('%s %s shows %s, with the balance and the ways to a limit and a break', async (_ids, path, title) => {
    await showCashbox(path);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByTestId('cashbox-balance').textContent).toContain('€1,000.00');
    expect(within(dialog).getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe('/profile/limits');
    expect(within(dialog).getByRole('link', { name: 'Take a break' }).getAttribute('href')).toContain(
      '/profile/limits',
    );
  });

  test('[CASH-10] a fiat player with an incomplete profile is asked for it instead, whatever the page', async () => {
    server.answers.readPlayerFields = () => ({
      fields: [{ field: 'city', type: 'text' }],
      contexts: { deposit: ['city'], cashout: ['city'] },
    });
    server.answers.listCountries = () => [];
    await showCashbox('/withdraw', { player: { city: null } });
    expect(await screen.findByRole('dialog', { name: 'Your details' })).toBeTruthy();
    expect(await screen.findByLabelText('City')).toBeTruthy();
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
    expect(server.inputsOf('readCashoutOutlook')).toEqual([]);
  });

  test('[CASH-10] a player with coins needs no whole profile', async () => {
    await showCashbox('/deposit', { accounts: [anAccount({ currency: 'BTC' })], player: { city: null } });
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeTruthy();
  });

  test('[CASH-13] every open wallet with what it holds, and how much of it cannot be withdrawn', async () => {
    await showCashbox('/cashbox', {
      accounts: [
        anAccount({ amount_cents: 100_000, available_to_cashout_cents: 90_000 }),
        anAccount({ currency: 'NOK', amount_cents: 7_500 }),
        anAccount({ currency: 'USD', active: false }),
      ],
    });
    const shown = (await screen.findByTestId('cashbox-balance')).textContent;
    expect(shown).toContain('€1,000.00');
    expect(shown).toContain('€100.00');
    const wallets = screen.getByRole('region', { name: 'Your wallets' });
    expect(
      within(wallets)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Euro · EUR€1,000\.00/),
      expect.stringMatching(/^Norwegian Krone · NOKNOK.75\.00/),
    ]);
  });

  test.each([
    ['EUR', 123_456, '€1,234.56', 'Your details'],
    ['JPY', 123_456, '¥123,456', 'Your details'],
    ['BTC', 123_456, '1,234.56 µBTC', 'Deposit'],
  ] as const)('[ROLE-02] [CASH-14] a wallet in %s: %i subunits are %s; only coins need no profile', async (...one) => {
    const [currency, cents, amount, title] = one;
    server.answers.readPlayerFields = () => ({
      fields: [{ field: 'city', type: 'text' }],
      contexts: { deposit: ['city'], cashout: ['city'] },
    });
    server.answers.listCountries = () => [];
    const accounts = [anAccount({ currency, amount_cents: cents })];
    const { unmount } = await showCashbox('/deposit', { accounts, player: { city: null } });
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    unmount();
    await showCashbox('/cashbox', { accounts });
    expect((await screen.findByTestId('cashbox-balance')).textContent?.replaceAll('\u00a0', ' ')).toContain(amount);
  });

  test('[CURR-05] coins are shown in the small unit, with the whole one beside it', async () => {
    await showCashbox('/cashbox', {
      accounts: [
        anAccount({ currency: 'BTC', amount_cents: 500_000 }),
        anAccount({ currency: 'ETH', amount_cents: 500_000 }),
        anAccount({ currency: 'LTC', amount_cents: 500_000 }),
        anAccount({ currency: 'USDT', amount_cents: 5_000_000 }),
      ],
    });
    const text = (await screen.findByRole('dialog')).textContent?.replaceAll('\u00a0', ' ');
    for (const amount of ['5,000.00 µBTC', '0.00500000 BTC', '5.00000 mETH', '5.00000 mLTC', '5.000000 USDT']) {
      expect(text).toContain(amount);
    }
  });
});

describe('the payments library', () => {
  test('[CASH-22] while it is missing the cashier says so, does no harm, and can be asked again', async () => {
    const there = window.PaymentsAPI;
    delete window.PaymentsAPI;
    const scripts: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((node) => void scripts.push(node as HTMLScriptElement));
    await showCashbox('/deposit');
    await waitFor(() => expect(scripts[0]?.getAttribute('src')).toBe('/payments-api.js'));
    await act(async () => scripts[0]?.onerror?.('gone'));
    expect(await screen.findByText('This did not load')).toBeTruthy();
    window.PaymentsAPI = there;
    press('Try again');
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeTruthy();
  });

  test('a house without payments is told in words, not in codes', async () => {
    library.deposit = [];
    window.PaymentsAPI = {
      ...window.PaymentsAPI,
      getMethods: refuse(503, { error: { code: 'UNAVAILABLE' } }),
    } as never;
    await showCashbox('/deposit');
    expect((await screen.findByRole('alert')).textContent).toContain('Payments are not available for a moment.');
  });

  test('[CASH-32] who may not see Sofort does not', async () => {
    library.deposit = [aMethod({ title: 'Visa' }), aMethod({ id: 'sofort', title: 'Sofort' })];
    await showCashbox('/deposit', { sofort: false });
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Sofort/ })).toBeNull();
  });

  test('[CASH-17] methods of the wallet’s currency: what is saved first, each with the sign of its brand, a coin once', async () => {
    const coin = { type: 'crypto', brand: 'tether' } as const;
    library.deposit = [
      aMethod({ title: 'Visa', provider: 'one', savedProfiles: [saved] }),
      aMethod({ ...coin, id: 'tether_trc20', title: 'Tether (TRC-20)', provider: 'two', network: 'TRC20' }),
      aMethod({ ...coin, id: 'tether_erc20', title: 'Tether (ERC-20)', provider: 'two', network: 'ERC20' }),
    ];
    const getMethods = vi.spyOn(window.PaymentsAPI as NonNullable<typeof window.PaymentsAPI>, 'getMethods');
    await showCashbox('/deposit', { accounts: [anAccount({ currency: 'USDT' })] });
    const rows = await screen.findAllByRole('radio');
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^VVisa ···· 4417/),
      expect.stringMatching(/^VVisa/),
      expect.stringMatching(/^₮Tether/),
    ]);
    expect(getMethods.mock.calls.map(([asked]) => asked)).toEqual([
      { currency: 'USDT', paymentAction: 'deposit' },
      { currency: 'USDT', paymentAction: 'cashout' },
    ]);
  });

  test('a saved card stands first and can be forgotten, after a question', async () => {
    library.deposit = [aMethod({ title: 'Visa', savedProfiles: [saved] })];
    await showCashbox('/deposit');
    const rows = await screen.findAllByRole('radio');
    expect(rows.map((row) => row.closest('label')?.textContent?.slice(1, 15))).toEqual([
      'Visa ···· 4417',
      'Visa€10 – €5,0',
    ]);
    press('Forget Visa ···· 4417');
    expect(library.removeProfile).not.toHaveBeenCalled();
    library.deposit = [aMethod({ title: 'Visa' })];
    press('Forget');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(library.removeProfile).toHaveBeenCalledWith({ id: 'visa', savedProfileId: '4' });
    expect(library.resetCache).toHaveBeenCalled();
  });
});

describe('the page of a payment', () => {
  test.each([
    ['succeeded', 'It has arrived', 'Back to the games'],
    ['processing', 'The payment is not finished yet', 'Back to the games'],
    ['declined', 'The payment was declined', 'Try again'],
    ['canceled', 'The payment was not finished', 'Try again'],
  ] as const)('[CASH-16] %s: %s', async (state, words, action) => {
    server.answers.readPayment = () => aPayment({ state });
    await showCashbox('/deposit?payment=12');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(action)).toBeTruthy();
  });

  test('[LIVE-03] it follows the news, and how it ended is reported once', async () => {
    server.answers.readPayment = () => aPayment();
    await showCashbox('/deposit?payment=77');
    await screen.findByText('We are waiting for the payment');
    expect(server.inputsOf('reportTransaction')).toEqual([]);
    server.answers.readPayment = () => aPayment({ id: 77, state: 'succeeded', success: true });
    await act(async () => queries.invalidate('readPayment'));
    expect(await screen.findByText('It has arrived')).toBeTruthy();
    await act(async () => queries.invalidate('readPayment'));
    expect(server.inputsOf('reportTransaction')).toEqual([
      {
        body: {
          type: 'deposit',
          isSuccessTransaction: true,
          paymentSystem: 'visa',
          amount: '50.00',
          currency: 'EUR',
        },
      },
    ]);
  });

  test('another player’s payment, or none, is an answer with a way on', async () => {
    server.answers.readPayment = refuse(404, { error: { code: 'NOT_FOUND' } });
    await showCashbox('/deposit?payment=5');
    expect(await screen.findByText('This did not load')).toBeTruthy();
  });
});
