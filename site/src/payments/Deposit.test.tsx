import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '../query/testing/fake-api.ts';
import { aMethod, someFields } from './testing/methods.ts';
import { anAccount, aPayment, library, resetHouse, server, showCashbox } from './testing/show-cashbox.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('./testing/show-cashbox.tsx')).server.api }));

beforeEach(resetHouse);
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.PaymentsAPI;
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saved = { id: '4', title: 'Visa ···· 4417', isRemoveAvailable: true };

async function toAmount() {
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  return (await screen.findByLabelText('Amount to pay in')) as HTMLInputElement;
}

describe('a deposit', () => {
  test('[CASH-21] method, amount, confirm; the risk rules are asked before, and the result has a page', async () => {
    server.answers.readPayment = () => aPayment();
    const { address } = await showCashbox('/deposit');
    const amount = await toAmount();
    expect(amount.value).toBe('100');
    type('Amount to pay in', '1,234.50');
    press('Continue with €1,234.50');
    expect((await screen.findByRole('dialog', { name: 'Check and pay' })).textContent).toContain('€2,234.50');
    press('Pay €1,234.50');
    await waitFor(() => expect(address()).toBe('/deposit?payment=12'));
    expect(await screen.findByText('We are waiting for the payment')).toBeTruthy();
    expect(server.inputsOf('checkTransaction')).toMatchObject([
      { body: { type: 'transaction', transaction_id: 'before-payment', amount: 1234.5, payment_system: 'visa' } },
    ]);
    expect(library.submit).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'visa', currency: 'EUR', paymentAction: 'deposit', amount: '1234.50' }),
    );
  });

  test('a decline of the risk rules ends it before it begins', async () => {
    server.answers.checkTransaction = () => ({ status: 'decline' });
    await showCashbox('/deposit');
    await toAmount();
    press(/^Continue with/);
    press(/^Pay/);
    expect((await screen.findByRole('alert')).textContent).toContain('This payment cannot be made.');
    expect(library.submit).not.toHaveBeenCalled();
  });

  test('two presses are one payment', async () => {
    library.submit.mockReturnValue(new Promise(() => {}));
    await showCashbox('/deposit');
    await toAmount();
    press(/^Continue with/);
    const pay = screen.getByRole('button', { name: /^Pay/ });
    fireEvent.submit(pay.closest('form') as HTMLFormElement);
    fireEvent.submit(pay.closest('form') as HTMLFormElement);
    await waitFor(() => expect(library.submit).toHaveBeenCalledTimes(1));
    expect(server.inputsOf('checkTransaction')).toHaveLength(1);
  });

  test('[CASH-23] a first deposit without an amount proposes 50', async () => {
    server.answers.readPlayerStats = () => ({ deposits_count: 0 });
    await showCashbox('/deposit');
    expect((await toAmount()).value).toBe('50');
  });

  test('[CASH-06] [CASH-08] the amount and the method of the address stand there', async () => {
    library.deposit = [aMethod({ title: 'Visa' }), aMethod({ id: 'ecopayz', title: 'ecoPayz', type: 'direct' })];
    await showCashbox('/deposit?amountProp=75&method=ecopayz');
    expect(((await screen.findByRole('radio', { name: /ecoPayz/ })) as HTMLInputElement).checked).toBe(true);
    expect((await toAmount()).value).toBe('75');
  });

  test('the amount is typed in the player’s language', async () => {
    await showCashbox('/deposit', { locale: 'de' });
    fireEvent.click(await screen.findByRole('button', { name: 'Weiter' }));
    fireEvent.change(await screen.findByLabelText('Betrag der Einzahlung'), { target: { value: '1.234,50' } });
    expect(screen.getByRole('button', { name: /^Weiter mit 1\.234,50/ })).toBeTruthy();
  });

  test.each([
    ['5', 'At least €10.'],
    ['5000.01', 'At most €5,000.'],
    ['12.345', 'This currency does not have that many decimals.'],
    ['ten', 'Enter the amount as a number.'],
    ['', 'Enter an amount.'],
  ])('%j is not taken: %s', async (text, words) => {
    await showCashbox('/deposit');
    await toAmount();
    type('Amount to pay in', text);
    press('Continue');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Check and pay' })).toBeNull();
  });

  test('yen have no decimals, and presets and steps are the currency’s own', async () => {
    library.fields = () =>
      someFields({ amountField: { min: 1500, max: 750_000, step: 1500, presets: [3000, 7500], proposed: 7500 } });
    await showCashbox('/deposit', { accounts: [anAccount({ currency: 'JPY' })] });
    expect((await toAmount()).value).toBe('7500');
    press('More');
    expect(screen.getByRole('button', { name: 'Continue with ¥9,000' })).toBeTruthy();
    press('¥3,000');
    expect(screen.getByRole('button', { name: '¥3,000' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Continue with ¥3,000' })).toBeTruthy();
  });

  test('[VALID-15] where a method takes multiples of a step, an amount in between is not taken', async () => {
    library.fields = () =>
      someFields({ amountField: { min: 10, max: 5000, multipleOf: 0.1, step: 10, presets: [], proposed: 50 } });
    await showCashbox('/deposit');
    await toAmount();
    type('Amount to pay in', '12.35');
    press('Continue');
    expect(screen.getByText('A multiple of €0.10.')).toBeTruthy();
    // 12.3 / 0.1 is no whole number to a machine.
    type('Amount to pay in', '12.3');
    expect(screen.queryByText('A multiple of €0.10.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with €12.30' })).toBeTruthy();
  });

  test('the player’s own limit is shown, and no amount goes past it', async () => {
    server.answers.listLimits = () => [
      {
        type: 'deposit',
        period: 'week',
        status: 'active',
        accounts: [{ currency: 'EUR', amount_cents: 30_000, current_value_amount_cents: -12_000, active_until: null }],
      },
    ];
    await showCashbox('/deposit');
    await toAmount();
    const bar = await screen.findByRole('progressbar', { name: 'Your weekly deposit limit' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    type('Amount to pay in', '180.01');
    press('Continue');
    expect(screen.getByText('Your own limit leaves €180.00.')).toBeTruthy();
  });

  test('fields of a method are asked for and checked by its own pattern; card data never', async () => {
    library.fields = () =>
      someFields({
        methodFields: [
          { fieldName: 'voucher_code', type: 'text', pattern: '^[A-Z0-9-]{6,40}$' } as never,
          { fieldName: 'card', type: 'card' } as never,
        ],
      });
    await showCashbox('/deposit');
    await toAmount();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    press(/^Continue with/);
    expect(screen.getByText('Fill this in.')).toBeTruthy();
    type('Voucher code', 'nope');
    expect(screen.getByText('This does not look right. Check it once more.')).toBeTruthy();
    type('Voucher code', ' ABC-123 ');
    press(/^Continue with/);
    press(/^Pay/);
    await waitFor(() => expect(library.submit).toHaveBeenCalled());
    expect(library.submit.mock.calls[0]?.[0].fields).toEqual({ voucher_code: 'ABC-123' });
  });

  test('a provider that wants a form is sent one, whatever its fields are called', async () => {
    const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const data = { entry: 'or_1', submit: '"><b>', note: '' };
    const options = { url: 'https://pay.example/in', data };
    library.submit.mockResolvedValue({ payment_id: 12, mode: 'form_redirect', options });
    const { address } = await showCashbox('/deposit');
    await toAmount();
    press(/^Continue with/);
    press(/^Pay/);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const form = sent.mock.contexts[0] as HTMLFormElement;
    expect([form.method, form.action]).toEqual(['post', options.url]);
    expect(Object.fromEntries(new FormData(form))).toEqual(data);
    expect(address()).toBe('/deposit');
    form.remove();
    sent.mockRestore();
  });

  test('a provider’s page is visited', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    library.submit.mockResolvedValue({ payment_id: 12, mode: 'redirect', url: 'https://pay.example/3ds' });
    await showCashbox('/deposit');
    await toAmount();
    press(/^Continue with/);
    press(/^Pay/);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/3ds'));
  });

  test('what the house refuses is said in words', async () => {
    library.submit.mockImplementation(refuse(422, { errors: { amount: { beyond_limit: 'x' } } }) as never);
    await showCashbox('/deposit');
    await toAmount();
    press(/^Continue with/);
    press(/^Pay/);
    expect((await screen.findByRole('alert')).textContent).toBe('Your own limit does not leave room for this amount.');
  });

  test('coins: address, picture, wallet link, network and its warning, and what arrives', async () => {
    const coin = { type: 'crypto', brand: 'tether', min: 20, max: null } as const;
    library.deposit = [
      aMethod({ ...coin, id: 'tether_trc20', title: 'Tether (TRC-20)', network: 'TRC20' }),
      aMethod({ ...coin, id: 'tether_erc20', title: 'Tether (ERC-20)', network: 'ERC20' }),
    ];
    library.fields = (id) =>
      someFields({
        amountField: null,
        isSubmitAvailable: false,
        methodFields: [
          {
            fieldName: null,
            type: 'deposit_crypto_address',
            address: `address-${id}`,
            href: `tether:${id}`,
            ...(id === 'tether_erc20' && { demoHref: '/demo/pay/chain?currency=USDT' }),
            qr: { size: 3, path: 'M0 0h1v1z' },
          } as never,
        ],
      });
    server.answers.searchPayments = () => ({
      data: [
        aPayment({
          currency: 'USDT',
          system_name: 'tether_trc20',
          amount_cents: 25_000_000,
          state: 'processing',
          confirmations: { seen: 1, needed: 3 },
        }),
      ],
      pagination: { page: 1, per_page: 20, total_count: 1 },
    });
    await showCashbox('/deposit', { accounts: [anAccount({ currency: 'USDT' })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('address-tether_trc20')).toBeTruthy();
    expect(screen.getByRole('img', { name: /picture for a camera/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open wallet' }).getAttribute('href')).toBe('tether:tether_trc20');
    expect(screen.getByText(/on the network TRC20 only/)).toBeTruthy();
    expect(screen.queryByText(/Real coins sent to it are lost/)).toBeNull();
    expect(screen.getByRole('progressbar', { name: '1 of 3 confirmations' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'ERC20' }));
    expect(await screen.findByText('address-tether_erc20')).toBeTruthy();
    expect(screen.getByText(/on the network ERC20 only/)).toBeTruthy();
    // Where play coins can be sent, nobody may take the address for one of the real world.
    expect(screen.getByText(/Real coins sent to it are lost/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Demo: send play coins' })).toBeTruthy();
  });

  test('[CASH-04] one press with a saved card; without one the usual way is shown', async () => {
    library.deposit = [aMethod({ title: 'Visa', savedProfiles: [saved] })];
    server.answers.readPayment = () => aPayment({ state: 'succeeded' });
    const { address, unmount } = await showCashbox('/deposit-fast');
    fireEvent.click(await screen.findByRole('button', { name: 'Pay €100.00' }));
    await waitFor(() => expect(address()).toBe('/deposit?payment=12'));
    expect(library.submit.mock.calls[0]?.[0]).toMatchObject({ savedProfileId: '4', amount: '100.00' });
    unmount();
    library.deposit = [aMethod({ title: 'Visa' })];
    await showCashbox('/deposit-fast');
    expect(await screen.findByRole('link', { name: 'Deposit the usual way' })).toBeTruthy();
  });
});
