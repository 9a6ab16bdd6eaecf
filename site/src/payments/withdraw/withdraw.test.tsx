import type { Payment } from '@halley/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMethod, someFields } from '../testing/methods.ts';
import { anAccount, aPayment, library, resetHouse, server, showCashbox } from '../testing/show-cashbox.tsx';

vi.mock('../../query/api.ts', async () => ({ api: (await import('../testing/show-cashbox.tsx')).server.api }));

beforeEach(resetHouse);
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.PaymentsAPI;
});

const cashout = (changes: Partial<Payment> = {}) =>
  aPayment({ action: 'cashout', state: 'pending', recallable: true, payment_system: 'Bank transfer', ...changes });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a withdrawal', () => {
  test('[F-31] taking it back is a small link with one question, which names the sum and can be left', async () => {
    server.answers.readPayment = () => cashout();
    await showCashbox('/withdraw?payment=12');
    const link = await screen.findByRole('button', { name: 'Take it back' });
    // The main choices are large and as wide as the sheet.
    expect(link.className).not.toMatch(/w-full|min-h-11|min-h-13/);
    fireEvent.click(link);
    expect(screen.getByText('Take €50.00 back into your balance? The withdrawal ends with it.')).toBeTruthy();
    expect(server.inputsOf('recallPayment')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy();
    expect(server.inputsOf('recallPayment')).toEqual([]);
  });

  test('[F-29] is busy at once: neither the form nor what was free is shown while it is sent', async () => {
    let answer: (check: { status: string }) => void = () => {};
    server.answers.checkTransaction = () => new Promise((resolve) => (answer = resolve));
    server.answers.readPayment = () => cashout({ state: 'reserved' });
    await showCashbox('/withdraw');
    await screen.findByLabelText('Amount to withdraw');
    type('Amount to withdraw', '40');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    expect(screen.getByText('We are sending your request')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw €40.00' })).toBeNull();
    expect(screen.getByText('Free to withdraw').closest('[hidden]')).toBeTruthy();
    await waitFor(() => expect(server.inputsOf('checkTransaction')).toHaveLength(1));
    await act(async () => answer({ status: 'accept' }));
    expect(await screen.findByText('Your withdrawal is requested')).toBeTruthy();
  });

  test('[F-29] a request that is refused shows the form again, as it was filled in', async () => {
    server.answers.checkTransaction = () => ({ status: 'decline' });
    await showCashbox('/withdraw');
    await screen.findByLabelText('Amount to withdraw');
    type('Amount to withdraw', '40');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((screen.getByLabelText('Amount to withdraw') as HTMLInputElement).value).toBe('40');
  });

  test('[PR-06] what it takes of a gift is said before, and nothing is in the way', async () => {
    const gift = { id: 3, title: 'Welcome', deposit_cents: 1_500, bonus_cents: 1_500, requirement_cents: 15_000 };
    server.answers.readTakeBack = ({ query }) => ({
      gifts: (query as { amount_cents: number }).amount_cents > 2_500 ? [gift] : [],
    });
    server.answers.readPayment = () => cashout({ state: 'reserved' });
    await showCashbox('/withdraw');
    await screen.findByLabelText('Amount to withdraw');
    type('Amount to withdraw', '25');
    await waitFor(() => expect(server.inputsOf('readTakeBack')).toHaveLength(1));
    expect(screen.queryByText(/Welcome/)).toBeNull();
    type('Amount to withdraw', '40');
    // Clicked before it was known: it is said first.
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    expect((await screen.findByText(/Welcome/)).textContent).toBe(
      '€15.00 of the deposit for “Welcome” has not been played yet. It can leave, and €15.00 of the bonus leaves with it; €150.00 less has to be staked.',
    );
    expect(library.submit).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw €40.00' }));
    await waitFor(() => expect(library.submit).toHaveBeenCalledTimes(1));
  });

  test('[F-30] accounts that were used are offered by their end; another one is typed', async () => {
    library.cashout = [aMethod({ id: 'bank_transfer', type: 'bank_transfer', title: 'Bank transfer' })];
    library.fields = () =>
      someFields({
        methodFields: [{ fieldName: 'iban', type: 'text', pattern: '.{10,}' } as never],
        destinations: [{ id: '7', title: '···· 6819' }],
      });
    const { unmount } = await showCashbox('/withdraw');
    expect(((await screen.findByRole('radio', { name: '···· 6819' })) as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByLabelText('IBAN')).toBeNull();
    type('Amount to withdraw', '40');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    await waitFor(() => expect(library.submit).toHaveBeenCalled());
    expect(library.submit.mock.calls[0]?.[0]).toMatchObject({ fields: { destination_id: '7' } });
    unmount();
    await showCashbox('/withdraw');
    fireEvent.click(await screen.findByRole('radio', { name: 'Another account' }));
    type('IBAN', 'DE89370400440532013000');
    type('Amount to withdraw', '40');
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw €40.00' }));
    await waitFor(() => expect(library.submit).toHaveBeenCalledTimes(2));
    expect(library.submit.mock.calls[1]?.[0]).toMatchObject({ fields: { iban: 'DE89370400440532013000' } });
  });

  test('[F-35] a payment of another wallet does not stand under the balance of the selected one', async () => {
    server.answers.readPayment = () => cashout({ state: 'succeeded', recallable: false });
    const accounts = [anAccount({ currency: 'USD', amount_cents: 0 }), anAccount()];
    await showCashbox('/withdraw?payment=12', { accounts });
    expect(await screen.findByText('Your money has been sent')).toBeTruthy();
    expect(screen.queryByTestId('cashbox-balance')).toBeNull();
    expect(screen.getAllByText(/€50\.00/).length).toBeGreaterThan(0);
  });
});
