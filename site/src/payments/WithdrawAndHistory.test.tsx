import type { Payment } from '@halley/contract';
import { toasts } from '@halley/ui/toasts.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogOf } from '../i18n/index.server.ts';
import { Speaks } from '../i18n/index.ts';
import { refuse } from '../query/testing/fake-api.ts';
import { tellLive } from '../realtime/index.ts';
import { aPlayer } from '../session/testing/fake-server.tsx';
import { writeStored } from '../storage/index.ts';
import PaymentNews from './PaymentNews.tsx';
import { aMethod, someFields } from './testing/methods.ts';
import { anAccount, aPayment, library, resetHouse, server, showCashbox } from './testing/show-cashbox.tsx';

vi.mock('../query/api.ts', async () => ({ api: (await import('./testing/show-cashbox.tsx')).server.api }));

beforeEach(() => {
  resetHouse();
  writeStored('canceledTransaction', null);
  for (const { id } of toasts.list()) toasts.close(id);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.PaymentsAPI;
});

const outlook = {
  currency: 'EUR',
  available_cents: 94_800,
  withheld: [],
  missing: [] as string[],
  warnings: [],
  unplayed_cents: 0,
  recallable: true,
  continuable: false,
  usual_minutes: 10,
};
const cashout = (changes: Partial<Payment> = {}) =>
  aPayment({ action: 'cashout', state: 'pending', recallable: true, payment_system: 'Bank transfer', ...changes });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const page = (data: Payment[], total = data.length) => ({
  data,
  pagination: { page: 1, per_page: 20, total_count: total },
});

describe('a withdrawal', () => {
  test('[PP-19] what is missing is told before it begins, each with the place where it is done', async () => {
    server.answers.readCashoutOutlook = () => ({ ...outlook, missing: ['email', 'verification', 'iban'] });
    await showCashbox('/withdraw');
    const list = await screen.findByRole('region', { name: 'One thing before you withdraw' });
    expect(within(list).getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe('/profile/verification');
    expect(within(list).getByRole('button', { name: 'Fill in' })).toBeTruthy();
    expect(screen.queryByLabelText('Amount to withdraw')).toBeNull();
  });

  test('[F-33] an address that is not confirmed is named, and the link can be mailed again from here', async () => {
    server.answers.readCashoutOutlook = () => ({ ...outlook, missing: ['email'] });
    server.answers.readPlayerSettings = () => ({ recaptcha: '', captcha_provider: 'none' });
    server.answers.resendConfirmation = () => null;
    await showCashbox('/withdraw');
    expect(await screen.findByText('Your e-mail address is not confirmed')).toBeTruthy();
    const { email } = aPlayer();
    expect(screen.getByText(`We sent a link to ${email}.`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(server.inputsOf('resendConfirmation')).toHaveLength(1));
    expect(server.inputsOf('resendConfirmation')[0]).toMatchObject({ body: { user: { email } } });
  });

  test('what stays is shown with its reason', async () => {
    server.answers.readCashoutOutlook = () => ({
      ...outlook,
      withheld: [
        { reason: 'bonus', amount_cents: 5_200 },
        { reason: 'reserved', amount_cents: 1_000 },
      ],
    });
    await showCashbox('/withdraw');
    const text = (await screen.findByText('Free to withdraw')).closest('dl')?.textContent;
    expect(text).toBe(
      'Free to withdraw€948.00Bonus that is still being played€52.00Set aside for withdrawals and open bets€10.00',
    );
  });

  test('[PP-19] what makes it wait for a person is said before, and stands in nobody’s way', async () => {
    server.answers.readCashoutOutlook = () => ({
      ...outlook,
      warnings: ['unverified', 'several_accounts'],
      unplayed_cents: 300,
    });
    await showCashbox('/withdraw');
    expect(await screen.findByText(/^Your documents have not been checked yet/)).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Show documents' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile/verification']);
    expect(screen.getByText(/^You seem to have more than one account/)).toBeTruthy();
    expect(
      screen.getByText(
        '€3.00 of this was paid in and not played yet. You can withdraw it; a person looks at it first.',
      ),
    ).toBeTruthy();
    expect(await screen.findByLabelText('Amount to withdraw')).toBeTruthy();
  });

  test('all of it, but not more than the method takes; then its own page', async () => {
    library.cashout = [aMethod({ title: 'Visa', min: 20, max: 500 })];
    server.answers.readPayment = () => cashout({ state: 'reserved' });
    const { address } = await showCashbox('/withdraw');
    fireEvent.click(await screen.findByRole('button', { name: 'All of it' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw €500.00' }));
    await waitFor(() => expect(address()).toBe('/withdraw?payment=12'));
    expect(library.submit.mock.calls[0]?.[0]).toMatchObject({ paymentAction: 'cashout', amount: '500.00' });
    expect(server.inputsOf('checkTransaction')).toMatchObject([{ body: { type: 'payout' } }]);
    expect(await screen.findByText('Your withdrawal is requested')).toBeTruthy();
  });

  test('[F-03] a destination that is new asks once more who is here, and then goes on', async () => {
    server.answers.readPayment = () => cashout({ state: 'reserved' });
    server.answers.reauthenticate = () => null;
    library.submit.mockRejectedValueOnce(
      Object.assign(new Error('refused'), { status: 403, body: { error: { code: 'REAUTHENTICATION_REQUIRED' } } }),
    );
    const { address } = await showCashbox('/withdraw');
    fireEvent.click(await screen.findByRole('button', { name: 'All of it' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Withdraw €/ }));
    const password = await screen.findByLabelText('Current password');
    fireEvent.change(password, { target: { value: 'Halley-2026!' } });
    fireEvent.submit(password.closest('form') as HTMLFormElement);
    await waitFor(() => expect(address()).toBe('/withdraw?payment=12'));
    expect(library.submit.mock.calls[1]).toEqual(library.submit.mock.calls[0]);
  });

  test('[F-03] who does not want to show it again is left with the form as it was', async () => {
    library.submit.mockRejectedValueOnce(
      Object.assign(new Error('refused'), { status: 403, body: { error: { code: 'REAUTHENTICATION_REQUIRED' } } }),
    );
    await showCashbox('/withdraw');
    fireEvent.click(await screen.findByRole('button', { name: 'All of it' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Withdraw €/ }));
    await screen.findByLabelText('Current password');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect((screen.getByLabelText('Amount to withdraw') as HTMLInputElement).value).not.toBe('');
    expect(library.submit).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['948.01', 'You can withdraw up to €948.00.'],
    ['5', 'At least €10.'],
  ])('%s is not sent: %s', async (text, words) => {
    await showCashbox('/withdraw');
    await screen.findByLabelText('Amount to withdraw');
    type('Amount to withdraw', text);
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(library.submit).not.toHaveBeenCalled();
  });

  test('[VALID-14] more than the wallet holds is not sent: there is not enough money', async () => {
    await showCashbox('/withdraw');
    await screen.findByLabelText('Amount to withdraw');
    type('Amount to withdraw', '1000');
    expect(screen.queryByText('There is not enough money in your wallet.')).toBeNull();
    type('Amount to withdraw', '1000.01');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(screen.getByText('There is not enough money in your wallet.')).toBeTruthy();
    expect(library.submit).not.toHaveBeenCalled();
  });

  test('an address is looked at here already', async () => {
    library.cashout = [aMethod({ id: 'bitcoin', type: 'crypto', title: 'Bitcoin', min: 0.0001, max: 0.4 })];
    library.fields = () =>
      someFields({
        methodFields: [{ fieldName: 'address', type: 'crypto_address', pattern: '^[A-Za-z0-9:]{20,120}$' } as never],
      });
    server.answers.readCashoutOutlook = () => ({ ...outlook, currency: 'BTC', available_cents: 500_000 });
    await showCashbox('/withdraw', { accounts: [anAccount({ currency: 'BTC', amount_cents: 500_000 })] });
    await screen.findByLabelText('Address of your wallet');
    type('Amount to withdraw', '0.0001');
    type('Address of your wallet', 'not an address');
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw 0\.0001/ }));
    expect(screen.getByText(/This is not an address of this coin/)).toBeTruthy();
    expect(library.submit).not.toHaveBeenCalled();
    type('Address of your wallet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw 0\.0001/ }));
    await waitFor(() => expect(library.submit).toHaveBeenCalled());
    expect(library.submit.mock.calls[0]?.[0]).toMatchObject({
      amount: '0.00010000',
      fields: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    });
  });

  test('where the licence allows it, it says that it can be taken back; where not, that it cannot', async () => {
    const { unmount } = await showCashbox('/withdraw');
    expect(await screen.findByText(/You can take it back/)).toBeTruthy();
    expect(screen.getByText('usually within 10 minutes')).toBeTruthy();
    unmount();
    resetHouse();
    server.answers.readCashoutOutlook = () => ({ ...outlook, recallable: false, usual_minutes: null });
    await showCashbox('/withdraw');
    expect(await screen.findByText(/cannot be taken back/)).toBeTruthy();
  });

  test('[API-04] taken back from its page; one that has moved on says so and shows how it stands', async () => {
    let stands = cashout();
    server.answers.readPayment = () => stands;
    server.answers.recallPayment = () => {
      stands = cashout({ state: 'recalled', recallable: false });
      return stands;
    };
    const { unmount } = await showCashbox('/withdraw?payment=12');
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take €50.00 back' }));
    expect(await screen.findByText('The withdrawal was taken back')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
    unmount();
    resetHouse();
    server.answers.readPayment = () => cashout();
    server.answers.recallPayment = refuse(409, { error: { code: 'PAYMENT_NOT_RECALLABLE' } });
    await showCashbox('/withdraw?payment=12');
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    const take = await screen.findByRole('button', { name: 'Take €50.00 back' });
    server.answers.readPayment = () => cashout({ state: 'processing', recallable: false });
    fireEvent.click(take);
    expect(await screen.findByText('Your withdrawal is on its way')).toBeTruthy();
  });

  test('[CASH-09] opened from the overview there is a way back to it', async () => {
    const { address, unmount } = await showCashbox('/withdraw?from=dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/cashbox'));
    unmount();
    await showCashbox('/withdraw');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

describe('the overview', () => {
  test('[API-06] another wallet is used or opened', async () => {
    server.answers.listCurrencies = () => [
      { code: 'EUR', fiat: true, subunits_to_unit: 100 },
      { code: 'BTC', fiat: false, subunits_to_unit: 100_000_000 },
      { code: 'JPY', fiat: true, subunits_to_unit: 1 },
    ];
    server.answers.selectAccount = () => anAccount({ currency: 'BTC', amount_cents: 500_000 });
    await showCashbox('/cashbox', { accounts: [anAccount(), anAccount({ currency: 'BTC', amount_cents: 500_000 })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Use the BTC wallet' }));
    await waitFor(() => expect(server.inputsOf('selectAccount')).toEqual([{ body: { currency: 'BTC' } }]));
    await waitFor(() => expect(screen.getByLabelText('Another wallet')).toBeTruthy());
    type('Another wallet', 'JPY');
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(server.inputsOf('selectAccount').at(-1)).toEqual({ body: { currency: 'JPY' } }));
  });

  test('[CASH-11] another wallet: profile, limits and balance are loaded anew', async () => {
    const bitcoin = anAccount({ currency: 'BTC', amount_cents: 500_000 });
    const { root } = await showCashbox('/deposit', { accounts: [anAccount(), bitcoin] });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('Amount to pay in');
    await waitFor(() => expect(server.inputsOf('listLimits')).toHaveLength(1));
    server.answers.selectAccount = () => {
      // From here on the house knows the player by the other wallet, and has put something in.
      const changed = { ...bitcoin, amount_cents: 700_000 };
      Object.assign(root, { player: { ...root.player, currency: 'BTC' }, accounts: [anAccount(), changed] });
      return changed;
    };
    type('Wallet', 'BTC');
    await waitFor(() => expect(screen.getByTestId('cashbox-balance').textContent).toContain('7,000.00'));
    await waitFor(() => expect(server.inputsOf('listLimits')).toHaveLength(2));
    // Nothing of the payment in the other wallet is carried over.
    expect(screen.queryByLabelText('Amount to pay in')).toBeNull();
  });

  test('[CASH-15] [CASH-16] every payment in words, with its steps, by filter and page', async () => {
    const states = ['succeeded', 'declined', 'canceled', 'rejected', 'recalled', 'processing', 'reserved'] as const;
    server.answers.searchPayments = () =>
      page(
        states.map((state, id) => (id % 2 ? cashout({ id, state, recallable: false }) : aPayment({ id, state }))),
        45,
      );
    await showCashbox('/cashbox');
    const history = await screen.findByRole('region', { name: 'All payments' });
    await waitFor(() => expect(within(history).getAllByRole('listitem').length).toBeGreaterThan(6));
    for (const words of ['Done', 'Declined', 'Canceled', 'Refused', 'Taken back', 'On its way', 'Requested']) {
      expect(within(history).getAllByText(words).length).toBeGreaterThan(0);
    }
    expect(server.inputsOf('searchPayments')).toEqual([{ body: { page: 1, page_size: 20 } }]);
    fireEvent.click(within(history).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(server.inputsOf('searchPayments')).toHaveLength(2));
    type('Direction', 'cashout');
    type('From', '2026-11-01');
    await waitFor(() =>
      expect(server.inputsOf('searchPayments').at(-1)).toEqual({
        body: { page: 1, page_size: 20, filter: { type: 'cashout', from: '2026-11-01' } },
      }),
    );
  });

  test('withdrawals on their way stand first, with the press that takes them back', async () => {
    server.answers.listPayments = () => [cashout(), cashout({ id: 13, state: 'succeeded' })];
    server.answers.recallPayment = () => cashout({ state: 'recalled' });
    await showCashbox('/cashbox');
    const waiting = await screen.findByRole('region', { name: 'Withdrawals on their way' });
    expect(within(waiting).getAllByText('Withdrawal · Bank transfer')).toHaveLength(1);
    server.answers.listPayments = () => [];
    fireEvent.click(within(waiting).getByRole('button', { name: 'Take it back' }));
    fireEvent.click(within(waiting).getByRole('button', { name: 'Take €50.00 back' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Withdrawals on their way' })).toBeNull());
  });

  test('a list that did not come can be asked for again; an empty one says what will be there', async () => {
    server.answers.searchPayments = refuse(503, { error: { code: 'UNAVAILABLE' } });
    await showCashbox('/cashbox');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers.searchPayments = () => page([]);
    fireEvent.click(again);
    expect(await screen.findByText('No payments yet')).toBeTruthy();
  });
});

describe('news of payments', () => {
  async function listen(path = '/') {
    const Page = createRoutesStub([
      {
        id: 'root',
        path: '*',
        Component: () => (
          <Speaks locale="en" messages={catalogOf('en')}>
            <PaymentNews />
          </Speaks>
        ),
      },
    ]);
    await act(async () => render(<Page initialEntries={[path]} />));
  }
  const canceled = (id: number, changes: Partial<Payment> = {}) =>
    aPayment({ id, state: 'canceled', finished_at: new Date().toISOString(), ...changes });
  const tell = (payment: Payment) => act(async () => tellLive('payments_changes', payment));

  test('[TOAST-08] [TOAST-09] [LIVE-03] a canceled payment is told once, with a way to try again', async () => {
    await listen();
    await tell(canceled(5));
    await waitFor(() => expect(toasts.list()).toHaveLength(1));
    expect(toasts.list()[0]).toMatchObject({ title: 'Payment not finished', action: { label: 'Try again' } });
    toasts.close('payment-canceled-5');
    await tell(canceled(5));
    await tell(canceled(6, { finished_at: new Date(Date.now() - 6 * 60_000).toISOString() }));
    await tell(aPayment({ id: 7, state: 'declined', finished_at: new Date().toISOString() }));
    await tell(canceled(8, { action: 'cashout' }));
    await waitFor(() => expect(toasts.list().map(({ id }) => id)).toEqual(['payment-canceled-8']));
  });

  test('[LIVE-03] lists on show are read again', async () => {
    server.answers.searchPayments = () => page([]);
    await showCashbox('/cashbox');
    await screen.findByText('No payments yet');
    await listen();
    server.answers.searchPayments = () => page([aPayment()]);
    await tell(aPayment());
    expect(await screen.findByText('Deposit · Visa')).toBeTruthy();
  });

  test('a step of the bank is asked of who waits for this payment, and of nobody else', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    await listen('/deposit?payment=12');
    const due = (id: number, url: string) =>
      act(async () => tellLive('allsecure_notification', { payment_id: id, status: 'step_due', url }));
    await due(13, 'https://pay.example/other');
    await due(12, 'javascript:alert(1)');
    await due(12, '//elsewhere.example/');
    expect(assign).not.toHaveBeenCalled();
    await due(12, 'https://pay.example/3ds');
    expect(assign.mock.calls).toEqual([['https://pay.example/3ds']]);
  });

  test('methods that changed are forgotten and looked up again', async () => {
    await showCashbox('/deposit');
    await screen.findByRole('radio', { name: /Visa/ });
    await listen();
    library.deposit = [aMethod({ id: 'ecopayz', title: 'ecoPayz' })];
    await act(async () => tellLive('payment_methods_updated', {}));
    expect(await screen.findByRole('radio', { name: /ecoPayz/ })).toBeTruthy();
    expect(library.resetCache).toHaveBeenCalled();
  });
});
