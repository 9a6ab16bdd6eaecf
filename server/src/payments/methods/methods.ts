import {
  type Currency,
  currencies,
  currencyCodes,
  type PaymentAction,
  type paymentMethodTypes,
} from '@halley/contract';
import { parseAmount } from '../amounts.ts';

interface Bounds {
  min: bigint;
  /** Null: as much as there is. */
  max: bigint | null;
  /** Nothing in between is taken. */
  multipleOf?: bigint;
}

export interface FieldDefinition {
  name: string;
  type: 'text' | 'crypto_address';
  /** What a whole value must match; the browser gets it too. */
  pattern: string;
  /** Filled in from the profile. */
  proposed?: 'iban';
  /** Looked at more closely than a pattern can. */
  check?: 'iban' | 'address';
}

/** One way of paying, whatever the currency. Which of its sides are open where stands in `bounds`. */
export interface MethodDefinition {
  id: string;
  brand: string;
  type: (typeof paymentMethodTypes)[number];
  title: string;
  provider: string;
  network: string | null;
  bounds: Partial<Record<Currency, Partial<Record<PaymentAction, Bounds>>>>;
  fields: Partial<Record<PaymentAction, (currency: Currency) => readonly FieldDefinition[]>>;
  /** Money goes back only to what the player has paid with before: a card is never typed here. */
  cashoutToProfile?: true;
  /** How long we wait for a deposit nobody finishes. */
  abandonAfterMs: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Span = readonly [min: string, max: string | null];

const bounds = (currency: Currency, [min, max]: Span): Bounds => ({
  min: parseAmount(min, currency),
  max: max === null ? null : parseAmount(max, currency),
});

/** About ten to five thousand euro, in round numbers of each currency. */
const usualDeposit: Partial<Record<Currency, Span>> = {
  EUR: ['10', '5000'],
  USD: ['10', '5000'],
  AUD: ['15', '7500'],
  CAD: ['15', '7500'],
  NZD: ['15', '7500'],
  NOK: ['100', '50000'],
  BRL: ['50', '25000'],
  JPY: ['1500', '750000'],
};
const usualCashout: Partial<Record<Currency, Span>> = {
  EUR: ['20', '4000'],
  USD: ['20', '4000'],
  AUD: ['30', '6000'],
  CAD: ['30', '6000'],
  NZD: ['30', '6000'],
  NOK: ['200', '40000'],
  BRL: ['100', '20000'],
  JPY: ['3000', '600000'],
};

/** Vouchers are printed for round amounts. */
const voucherSteps: Partial<Record<Currency, string>> = {
  EUR: '5',
  USD: '5',
  AUD: '5',
  CAD: '5',
  NZD: '5',
  NOK: '50',
  BRL: '10',
  JPY: '500',
};

function voucherBounds(): MethodDefinition['bounds'] {
  const steps = Object.entries(voucherSteps) as [Currency, string][];
  return Object.fromEntries(
    steps.map(([code, step]) => {
      const within = bounds(code, usualDeposit[code] as Span);
      return [code, { deposit: { ...within, multipleOf: parseAmount(step, code) } }];
    }),
  );
}

function fiatBounds(sides: readonly PaymentAction[], only: readonly Currency[] = []): MethodDefinition['bounds'] {
  const open = currencyCodes.filter((code) => currencies[code].fiat && (only.length === 0 || only.includes(code)));
  const spans = { deposit: usualDeposit, cashout: usualCashout };
  return Object.fromEntries(
    open.map((code) => [
      code,
      Object.fromEntries(sides.map((side) => [side, bounds(code, spans[side][code] as Span)])),
    ]),
  );
}

const card = (id: string, title: string): Omit<MethodDefinition, 'provider'> => ({
  id,
  brand: id,
  type: 'cards',
  title,
  network: null,
  bounds: fiatBounds(['deposit', 'cashout']),
  fields: {},
  cashoutToProfile: true,
  abandonAfterMs: 120 * minuteMs,
});

interface Coin {
  id: string;
  title: string;
  currency: Currency;
  network?: string;
  deposit: Span;
  cashout: Span;
}

const addressField: FieldDefinition = {
  name: 'address',
  type: 'crypto_address',
  pattern: '^[A-Za-z0-9:]{20,120}$',
  check: 'address',
};

const coin = ({ id, title, currency, network, deposit, cashout }: Coin): Omit<MethodDefinition, 'provider'> => ({
  id,
  brand: id.split('_')[0] === 'tether' ? 'tether' : id,
  type: 'crypto',
  title,
  network: network ?? null,
  bounds: { [currency]: { deposit: bounds(currency, deposit), cashout: bounds(currency, cashout) } },
  fields: { cashout: () => [addressField] },
  abandonAfterMs: 14 * dayMs,
});

const ibanCurrencies: readonly Currency[] = ['EUR', 'NOK'];
const bankFields = (currency: Currency): readonly FieldDefinition[] =>
  ibanCurrencies.includes(currency)
    ? [
        {
          name: 'iban',
          type: 'text',
          pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{10,36}$',
          proposed: 'iban',
          check: 'iban',
        },
      ]
    : [
        { name: 'bank_code', type: 'text', pattern: '^[A-Za-z0-9 -]{3,15}$' },
        { name: 'account_number', type: 'text', pattern: '^[A-Za-z0-9 -]{4,34}$' },
      ];

/** The ways of paying the house starts with. Every one is instant and free of charge (CASH-24). */
const usual: readonly Omit<MethodDefinition, 'provider'>[] = [
  card('visa', 'Visa'),
  card('mastercard', 'Mastercard'),
  card('maestro', 'Maestro'),
  {
    id: 'bank_transfer',
    brand: 'bank_transfer',
    type: 'bank_transfer',
    title: 'Bank transfer',
    network: null,
    bounds: fiatBounds(['deposit', 'cashout']),
    fields: { cashout: bankFields },
    abandonAfterMs: 7 * dayMs,
  },
  {
    id: 'sofort',
    brand: 'sofort',
    type: 'bank_transfer',
    title: 'Sofort',
    network: null,
    bounds: fiatBounds(['deposit'], ['EUR']),
    fields: {},
    abandonAfterMs: 120 * minuteMs,
  },
  {
    id: 'ecopayz',
    brand: 'ecopayz',
    type: 'direct',
    title: 'ecoPayz',
    network: null,
    bounds: fiatBounds(['deposit', 'cashout']),
    fields: { cashout: () => [{ name: 'account', type: 'text', pattern: '^[0-9]{10}$' }] },
    abandonAfterMs: 120 * minuteMs,
  },
  {
    id: 'voucher',
    brand: 'voucher',
    type: 'voucher',
    title: 'Voucher',
    network: null,
    bounds: voucherBounds(),
    fields: { deposit: () => [{ name: 'voucher_code', type: 'text', pattern: '^[A-Za-z0-9 -]{6,40}$' }] },
    abandonAfterMs: 60 * minuteMs,
  },
  coin({ id: 'bitcoin', title: 'Bitcoin', currency: 'BTC', deposit: ['0.0001', null], cashout: ['0.0001', '0.4'] }),
  coin({
    id: 'bitcoin_cash',
    title: 'Bitcoin Cash',
    currency: 'BCH',
    deposit: ['0.0001', null],
    cashout: ['0.0001', '0.4'],
  }),
  coin({ id: 'litecoin', title: 'Litecoin', currency: 'LTC', deposit: ['0.01', null], cashout: ['0.0001', '60'] }),
  coin({ id: 'ethereum', title: 'Ethereum', currency: 'ETH', deposit: ['0.01', null], cashout: ['0.01', '12'] }),
  coin({ id: 'dogecoin', title: 'Dogecoin', currency: 'DOG', deposit: ['0.01', null], cashout: ['0.01', '1600000'] }),
  coin({
    id: 'tether_trc20',
    title: 'Tether (TRC-20)',
    currency: 'USDT',
    network: 'TRC20',
    deposit: ['20', null],
    cashout: ['25', '4000'],
  }),
  coin({
    id: 'tether_erc20',
    title: 'Tether (ERC-20)',
    currency: 'USDT',
    network: 'ERC20',
    deposit: ['20', null],
    cashout: ['25', '4000'],
  }),
];

/** All of them with one provider. */
export function usualMethods(provider: string): MethodDefinition[] {
  return usual.map((method) => ({ ...method, provider }));
}

/** What a first deposit is proposed to be, in whatever currency has it within its bounds. */
export const firstDeposit = '50';
