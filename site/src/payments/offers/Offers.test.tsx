import type { BonusOffer } from '@halley/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDeal, anOffer } from '../../bonuses/testing/a-gift.ts';
import { refuse } from '../../query/testing/fake-api.ts';
import { aMethod, someFields } from '../testing/methods.ts';
import { anAccount, aPayment, library, resetHouse, server, showCashbox } from '../testing/show-cashbox.tsx';

vi.mock('../../query/api.ts', async () => ({ api: (await import('../testing/show-cashbox.tsx')).server.api }));

const half = anOffer({ title: '50% on a deposit' });
const spins = anOffer({
  id: 'offer-2',
  title: 'Lotus spins',
  deal: aDeal({
    gets: {
      type: 'freespins',
      count: 20,
      bet_cents: 20,
      games: [],
      result: 'cash',
      worth_cents: 384,
      max_win_cents: null,
    },
    deposit_from_cents: null,
    stake: null,
    cost: null,
  }),
});
const picked = { statuses: [{ id: 'pick:offer-1', name: 'x' }] };

beforeEach(() => {
  resetHouse();
  sessionStorage.clear();
  server.answers.listDepositOffers = () => [half, spins];
  server.answers.readPayment = () => aPayment();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.PaymentsAPI;
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const isOn = (name: string | RegExp) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;
const choices = () => within(screen.getByRole('group', { name: 'Bonus with this deposit' })).getAllByRole('radio');
const submitted = () => library.submit.mock.calls[0]?.[0];

async function toAmount(shown: Parameters<typeof showCashbox>[1] = {}, path = '/deposit') {
  const view = await showCashbox(path, shown);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Amount to pay in');
  return view;
}

describe('offers in the deposit', () => {
  test('[PR-05] [PR-07] nothing is chosen, no is as large as yes, each has its six lines, and no clock runs', async () => {
    await toAmount();
    expect(choices().map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, false]);
    const rows = choices().map((radio) => radio.closest('label') as HTMLElement);
    expect(rows.map((row) => row.className)).toEqual(Array(3).fill(rows[0]?.className));
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '50% on a deposit€50.00 bonus · from €20',
      'Lotus spins20 free spins of €0.20',
      'No bonusOnly your deposit. Nothing has to be staked.',
    ]);
    expect(document.querySelectorAll('[data-line]')).toHaveLength(12);
    expect(document.querySelectorAll('time, [role=timer]')).toHaveLength(0);
  });

  test('[PR-05] without a decision the deposit does not go on; “no bonus” is one, and nothing comes along', async () => {
    await toAmount();
    press('Continue with €100.00');
    expect(screen.getByText('Choose a bonus or no bonus.')).toBeTruthy();
    choose(/^No bonus/);
    press('Continue with €100.00');
    expect(screen.getByText('€1,100.00')).toBeTruthy();
    press('Pay €100.00');
    await waitFor(() => expect(submitted()).toMatchObject({ amount: '100.00', offerId: null }));
  });

  test('what comes is said with the amount, and once more before money moves', async () => {
    await toAmount();
    choose(/50% on a deposit/);
    type('Amount to pay in', '60');
    expect(screen.getByText('€30.00 bonus · from €20')).toBeTruthy();
    press('Continue with €60.00');
    const dialog = screen.getByRole('dialog', { name: 'Check and pay' });
    for (const words of ['50% on a deposit', '€30.00 bonus', '€300.00', '€1,060.00 + €30.00 bonus']) {
      expect(dialog.textContent).toContain(words);
    }
    press('Pay €60.00');
    await waitFor(() => expect(submitted()).toMatchObject({ offerId: 'offer-1' }));
  });

  test('an amount below the smallest is said on the card; it goes without the bonus only when the player says so', async () => {
    await toAmount();
    choose(/50% on a deposit/);
    type('Amount to pay in', '15');
    expect(screen.getByText('Starts at €20. Choose another amount or no bonus.')).toBeTruthy();
    press('Continue with €15.00');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    choose(/^No bonus/);
    press('Continue with €15.00');
    press('Pay €15.00');
    await waitFor(() => expect(submitted()).toMatchObject({ amount: '15.00', offerId: null }));
  });

  test('[PR-05] what the player picked before, by an act, is chosen', async () => {
    await toAmount({ player: picked });
    expect([isOn(/50% on a deposit/), isOn(/Lotus spins/), isOn(/^No bonus/)]).toEqual([true, false, false]);
  });

  test('who comes back to the amount finds the choice as it was', async () => {
    await toAmount();
    choose(/Lotus spins/);
    press('Continue with €100.00');
    press('Back');
    await screen.findByLabelText('Amount to pay in');
    expect(isOn(/Lotus spins/)).toBe(true);
  });

  test('[PR-02] an offer that needs more than the player’s own limit leaves is not there', async () => {
    server.answers.listLimits = () => [
      {
        type: 'deposit',
        status: 'active',
        period: 'day',
        accounts: [{ currency: 'EUR', amount_cents: 10_000, current_value_amount_cents: 8_500, active_until: null }],
      },
    ];
    await toAmount();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /50% on a deposit/ })).toBeNull());
    expect(screen.getByRole('radio', { name: /Lotus spins/ })).toBeTruthy();
  });

  test.each([
    ['[BONUS-11] [GROUP-05] several accounts', { statuses: [{ id: 100, name: 'x' }] }, true],
    ['[BONUS-11] the house says none', {}, false],
    ['bonuses are switched off', { can_issue_bonuses: false }, true],
  ])('%s: no offers and no code', async (_why, player, available) => {
    server.answers.readAvailableBonuses = () => ({ available_bonuses: available });
    server.answers.readAdditionalGifts = () => ({ 100: half });
    await toAmount({ player });
    await waitFor(() => expect(screen.queryByRole('radio', { name: /50%/ })).toBeNull());
    expect(screen.queryByText('I have a bonus code')).toBeNull();
    press('Continue with €100.00');
    press('Pay €100.00');
    await waitFor(() => expect(submitted()).toMatchObject({ offerId: null }));
  });

  test('[CONF-10] one more for a group is told beside; [BONUS-12] not to who has a code', async () => {
    const extra = { id: 'x', title: 'Group gift', bonuses: [{ ...half.bonuses[0], title: 'Group gift' }] };
    server.answers.readAdditionalGifts = () => ({ 5: extra });
    const statuses = [{ id: 5, name: 'x' }];
    const { unmount } = await toAmount({ player: { statuses } });
    expect(await screen.findByText('Group gift')).toBeTruthy();
    unmount();
    await toAmount({ player: { statuses, deposit_bonus_code: 'COMET' } });
    expect(screen.queryByText('Group gift')).toBeNull();
  });

  test('the house refuses an offer: in words, and another choice is possible', async () => {
    library.submit.mockImplementation(async () => {
      throw Object.assign(new Error(), { status: 422, body: { errors: { offer_id: { not_available: 'x' } } } });
    });
    await toAmount({ player: picked });
    press('Continue with €100.00');
    press('Pay €100.00');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be had with this payment');
  });

  test('offers that cannot be read do not stand in the way', async () => {
    server.answers.listDepositOffers = refuse(500, null);
    await toAmount();
    press('Continue with €100.00');
    press('Pay €100.00');
    await waitFor(() => expect(submitted()).toMatchObject({ offerId: null }));
  });
});

describe('a bonus code', () => {
  /** The house: a code brings offers, or none. */
  function houseWith(offers: BonusOffer[]) {
    let code: string | null = null;
    server.answers.setBonusCode = ({ body }) => {
      code = (body as { deposit_bonus_code: string }).deposit_bonus_code;
      return null;
    };
    server.answers.clearBonusCode = () => {
      code = null;
      return null;
    };
    server.answers.readPlayer = () => ({ id: 7, deposit_bonus_code: code });
    server.answers.listDepositOffers = () => (code === null ? [half] : offers);
    return () => code;
  }
  const enter = async (code: string) => {
    press('I have a bonus code');
    type('Bonus code', code);
    await act(async () => press('Use'));
  };

  test('[BONUS-10] is valid exactly when offers come with it, and only those are shown', async () => {
    const code = houseWith([spins]);
    await toAmount();
    await enter(' COMET ');
    expect(await screen.findByRole('radio', { name: /Lotus spins/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /50%/ })).toBeNull();
    expect(code()).toBe('COMET');
  });

  test('[BONUS-08] one that brings nothing is cleared, and said so; the offers from before are there', async () => {
    const code = houseWith([]);
    await toAmount();
    await enter('NOTHING');
    expect(await screen.findByText('This code brings nothing here.')).toBeTruthy();
    expect(code()).toBeNull();
    expect(await screen.findByRole('radio', { name: /50% on a deposit/ })).toBeTruthy();
  });

  test('nobody answered: it says so, and nothing is taken for valid', async () => {
    houseWith([spins]);
    server.answers.setBonusCode = refuse(500, null);
    await toAmount();
    await enter('COMET');
    expect(await screen.findByText('That did not work. Try again in a moment.')).toBeTruthy();
    expect(server.inputsOf('clearBonusCode')).toEqual([]);
  });

  test('one that is set can be removed', async () => {
    houseWith([spins]);
    await toAmount({ player: { deposit_bonus_code: 'COMET' } });
    expect(screen.getByText('Code COMET is set.')).toBeTruthy();
    await act(async () => press('Remove'));
    expect(server.inputsOf('clearBonusCode')).toHaveLength(1);
  });

  test.each([
    ['[CASH-07] is applied by itself where the address says so', '/deposit?autoApplyPromocode=true', 1],
    ['[CASH-07] is left alone where it says no', '/deposit?autoApplyPromocode=false', 0],
    ['[CASH-07] is left alone where it says nothing', '/deposit', 0],
  ])('%s', async (_what, path, times) => {
    sessionStorage.setItem('depositPromocode', 'COMET');
    houseWith([spins]);
    await toAmount({}, path);
    await waitFor(() => expect(server.inputsOf('setBonusCode')).toHaveLength(times));
  });

  test('the code of the address itself comes first', async () => {
    sessionStorage.setItem('depositPromocode', 'OLD');
    houseWith([spins]);
    await toAmount({}, '/deposit?autoApplyPromocode=true&promocode=NEW');
    await waitFor(() => expect(server.inputsOf('setBonusCode')).toEqual([{ body: { deposit_bonus_code: 'NEW' } }]));
  });

  test('[GUARD-10] the amount that its link proposed stands in the field', async () => {
    sessionStorage.setItem('depositMinValue', '30');
    await toAmount();
    expect((screen.getByLabelText('Amount to pay in') as HTMLInputElement).value).toBe('30');
  });
});

describe('other ways of paying in', () => {
  const saved = { id: '4', title: 'Visa ···· 4417', isRemoveAvailable: true };

  test('one step: without a pick nothing is asked and nothing comes along', async () => {
    library.deposit = [aMethod({ title: 'Visa', savedProfiles: [saved] })];
    await showCashbox('/deposit-fast');
    fireEvent.click(await screen.findByRole('button', { name: 'Pay €100.00' }));
    await waitFor(() => expect(submitted()).toMatchObject({ savedProfileId: '4', offerId: null }));
    expect(screen.queryByRole('radio', { name: /No bonus/ })).toBeNull();
  });

  test('one step: what was picked before comes along, or is left out', async () => {
    library.deposit = [aMethod({ title: 'Visa', savedProfiles: [saved] })];
    await showCashbox('/deposit-fast', { player: picked });
    expect(await screen.findByRole('radio', { name: /50% on a deposit/ })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay €100.00' }));
    await waitFor(() => expect(submitted()).toMatchObject({ offerId: 'offer-1' }));
  });

  test('coins: the choice is picked at once, because no form carries it', async () => {
    const coin = { currency: 'BTC' as const };
    server.answers.listDepositOffers = () => [anOffer({ deal: aDeal({ ...half.deal, ...coin }) })];
    server.answers.changeGroups = () => null;
    library.deposit = [aMethod({ id: 'bitcoin', type: 'crypto', title: 'Bitcoin' })];
    const address = { fieldName: null, type: 'deposit_crypto_address', address: 'bc1q' } as never;
    library.fields = () => someFields({ amountField: null, methodFields: [address] });
    await showCashbox('/deposit', { accounts: [anAccount(coin)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('radio', { name: /50% on a deposit/ }));
    await waitFor(() =>
      expect(server.inputsOf('changeGroups')).toEqual([{ body: { groups: { add: ['pick:offer-1'], remove: [] } } }]),
    );
  });
});

test('a deposit that arrived with an offer leads to the gifts', async () => {
  server.answers.readPayment = () =>
    aPayment({ state: 'succeeded', offer_id: 'offer-1', finished_at: '2026-11-15T12:01:00.000Z' });
  await showCashbox('/deposit?payment=12');
  expect((await screen.findByRole('link', { name: 'To your gifts' })).getAttribute('href')).toBe('/profile/gifts');
});
