import type { Account, Payment } from '@halley/contract';
import { vi } from 'vitest';
import { catalogOf } from '../../i18n/index.server.ts';
import { showModal } from '../../identity/testing/show-modal.tsx';
import { queries } from '../../query/index.ts';
import { createFakeApi } from '../../query/testing/fake-api.ts';
import { aPlayer } from '../../session/testing/fake-server.tsx';
import type { MethodFields, PaymentMethod, PaymentsApi } from '../api/payments-api.d.ts';
import { aMethod, someFields } from './methods.ts';

/** The house, as far as the cashier asks it. */
export const server = createFakeApi();

export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    currency: 'EUR',
    amount_cents: 100_000,
    available_to_cashout_cents: 100_000,
    available_to_bet_with_locked_cent: 100_000,
    hidden_at: null,
    deposit_available: true,
    selected_lottery_id: null,
    active: true,
    ...changes,
  };
}

export function aPayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 12,
    action: 'deposit',
    state: 'pending',
    success: false,
    amount_cents: 5_000,
    currency: 'EUR',
    payment_system: 'Visa',
    system_name: 'visa',
    brand: 'visa',
    recallable: false,
    continuable: false,
    created_at: '2026-11-15T12:00:00.000Z',
    finished_at: null,
    destination: null,
    confirmations: null,
    steps: [{ state: 'pending', at: '2026-11-15T12:00:00.000Z' }],
    ...changes,
  };
}

export const wholeProfile = {
  first_name: 'Ada',
  last_name: 'Byron',
  date_of_birth: '1986-02-09',
  city: 'Perth',
  address: 'Comet 1',
  postal_code: '6000',
  mobile_phone: '+61400000000',
};

/** What the library answers; a test changes it. */
export const library = {
  deposit: [aMethod()] as PaymentMethod[],
  cashout: [aMethod()] as PaymentMethod[],
  fields: (_id: string): MethodFields | Promise<MethodFields> => someFields(),
  submit: vi.fn<PaymentsApi['submit']>(),
  removeProfile: vi.fn<PaymentsApi['removeProfile']>(),
  resetCache: vi.fn(async () => {}),
};

export function resetHouse(): void {
  queries.clear();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(catalogOf(/\/messages\/([^.]+)\.json/.exec(url)?.[1] ?? 'en')),
  );
  server.reset();
  server.answers.readPlayerStats = () => ({ deposits_count: 3 });
  server.answers.listLimits = () => [];
  server.answers.listCurrencies = () => [];
  server.answers.listPayments = () => [];
  server.answers.searchPayments = () => ({ data: [], pagination: { page: 1, per_page: 20, total_count: 0 } });
  server.answers.checkTransaction = () => ({ status: 'accept' });
  server.answers.reportTransaction = () => null;
  server.answers.listDepositOffers = () => [];
  server.answers.readAdditionalGifts = () => ({});
  server.answers.readAvailableBonuses = () => ({ available_bonuses: true });
  server.answers.readTakeBack = () => ({ gifts: [] });
  server.answers.readCashoutOutlook = () => ({
    currency: 'EUR',
    available_cents: 94_800,
    withheld: [],
    missing: [],
    warnings: [],
    unplayed_cents: 0,
    recallable: true,
    usual_minutes: 10,
  });
  library.deposit = [aMethod({ title: 'Visa' })];
  library.cashout = [aMethod({ title: 'Visa' })];
  library.fields = () => someFields();
  library.submit.mockReset().mockResolvedValue({ payment_id: 12, mode: 'notify' });
  library.removeProfile.mockReset().mockResolvedValue();
  library.resetCache.mockClear();
  window.PaymentsAPI = {
    getMethods: async ({ paymentAction }) => library[paymentAction],
    getMethodFields: async ({ id }) => library.fields(id),
    resetCache: library.resetCache,
    submit: library.submit,
    removeProfile: library.removeProfile,
  };
}

let players = 0;

interface ShownAs {
  accounts?: Account[];
  player?: Parameters<typeof aPlayer>[0];
  locale?: string;
  sofort?: boolean;
}

/** The cashier at one of its addresses. Every time another player: nothing is remembered from the one before. */
export async function showCashbox(path: string, shown: ShownAs = {}) {
  const { accounts = [anAccount()], player = {}, locale = 'en', sofort = true } = shown;
  const { default: CashboxModal } = await import('../CashboxModal.tsx');
  const root = {
    player: aPlayer({ id: ++players + 1_000, ...wholeProfile, currency: accounts[0]?.currency, ...player }),
    accounts,
    locale,
    prefix: '',
    locales: ['en', 'de'],
    frameParents: [],
    flags: { on: { sofort }, pages: {} },
  };
  /** What the root loader says the next time it is asked. */
  return { ...(await showModal(CashboxModal, path, { locale, root })), root };
}
