import type { MessageKey } from '../../i18n/index.ts';

/** What is told about a way of paying before anyone has an account. Content, not an API. */
export interface PaymentInfo {
  id: string;
  title: string;
  type: 'cards' | 'bank_transfer' | 'direct' | 'voucher' | 'crypto';
  processingTime: 'instant';
  fee: 'none';
  /** The currency the bounds are in; unset: those of `limits`. */
  currency?: 'BTC' | 'BCH' | 'LTC' | 'ETH' | 'DOG' | 'USDT';
  deposit: Bounds;
  /** Null: money does not go out this way. */
  withdrawal: Bounds | null;
  /** What the method itself is counted in. */
  currencyMethod: 'fiat' | 'crypto';
  /** The smallest deposit, in units; unset: as in the texts. */
  minDep?: number;
  network?: string;
  /** Where bounds differ by currency they are texts. */
  limits?: { deposit: MessageKey; withdrawal: MessageKey | null };
}

/** In units of the currency; null: none, or not the same everywhere. */
interface Bounds {
  min: number | null;
  max: number | null;
}

type Coin = Pick<PaymentInfo, 'id' | 'title' | 'currency' | 'network'> & { withdrawal: Bounds; minDep: number };

const coin = ({ minDep, ...rest }: Coin): PaymentInfo => ({
  ...rest,
  minDep,
  type: 'crypto',
  processingTime: 'instant',
  fee: 'none',
  deposit: { min: minDep, max: null },
  currencyMethod: 'crypto',
});

/** What cards, banks and vouchers take stands in the texts: it differs by currency. */
const limitTexts = {
  visa: { deposit: 'payments.limits.visa.deposit', withdrawal: 'payments.limits.visa.withdrawal' },
  mastercard: { deposit: 'payments.limits.mastercard.deposit', withdrawal: 'payments.limits.mastercard.withdrawal' },
  maestro: { deposit: 'payments.limits.maestro.deposit', withdrawal: 'payments.limits.maestro.withdrawal' },
  ecopayz: { deposit: 'payments.limits.ecopayz.deposit', withdrawal: 'payments.limits.ecopayz.withdrawal' },
  bank_transfer: {
    deposit: 'payments.limits.bank_transfer.deposit',
    withdrawal: 'payments.limits.bank_transfer.withdrawal',
  },
  sofort: { deposit: 'payments.limits.sofort.deposit', withdrawal: null },
  voucher: { deposit: 'payments.limits.voucher.deposit', withdrawal: null },
} as const satisfies Record<string, NonNullable<PaymentInfo['limits']>>;

const inTexts: Bounds = { min: null, max: null };

const fiat = (id: 'visa' | 'mastercard' | 'maestro' | 'ecopayz' | 'bank_transfer', title: string): PaymentInfo => ({
  id,
  title,
  type: id === 'ecopayz' ? 'direct' : id === 'bank_transfer' ? 'bank_transfer' : 'cards',
  processingTime: 'instant',
  fee: 'none',
  deposit: inTexts,
  withdrawal: inTexts,
  currencyMethod: 'fiat',
  limits: limitTexts[id],
});

const onlyIn = (id: 'sofort' | 'voucher', title: string): PaymentInfo => ({
  id,
  title,
  type: id === 'voucher' ? 'voucher' : 'bank_transfer',
  processingTime: 'instant',
  fee: 'none',
  deposit: inTexts,
  withdrawal: null,
  currencyMethod: 'fiat',
  limits: limitTexts[id],
});

/** Every method is instant, and every withdrawal is free of charge. */
export const paymentInfo: readonly PaymentInfo[] = [
  fiat('visa', 'Visa'),
  fiat('mastercard', 'Mastercard'),
  fiat('maestro', 'Maestro'),
  fiat('bank_transfer', 'Bank transfer'),
  fiat('ecopayz', 'ecoPayz'),
  onlyIn('sofort', 'Sofort'),
  onlyIn('voucher', 'Voucher'),
  coin({
    id: 'bitcoin',
    title: 'Bitcoin',
    currency: 'BTC',
    network: 'Bitcoin',
    minDep: 0.0001,
    withdrawal: { min: 0.0001, max: 0.4 },
  }),
  coin({
    id: 'bitcoin_cash',
    title: 'Bitcoin Cash',
    currency: 'BCH',
    network: 'Bitcoin Cash',
    minDep: 0.0001,
    withdrawal: { min: 0.0001, max: 0.4 },
  }),
  coin({
    id: 'litecoin',
    title: 'Litecoin',
    currency: 'LTC',
    network: 'Litecoin',
    minDep: 0.01,
    withdrawal: { min: 0.0001, max: 60 },
  }),
  coin({
    id: 'ethereum',
    title: 'Ethereum',
    currency: 'ETH',
    network: 'Ethereum',
    minDep: 0.01,
    withdrawal: { min: null, max: 12 },
  }),
  coin({
    id: 'dogecoin',
    title: 'Dogecoin',
    currency: 'DOG',
    network: 'Dogecoin',
    minDep: 0.01,
    withdrawal: { min: null, max: 1_600_000 },
  }),
  coin({
    id: 'tether',
    title: 'Tether',
    currency: 'USDT',
    network: 'TRC-20, ERC-20',
    minDep: 20,
    withdrawal: { min: 25, max: 4000 },
  }),
];
