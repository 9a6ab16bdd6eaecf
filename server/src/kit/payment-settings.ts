import { z } from 'zod';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Orders and secrets' signatures travel over this address: only a provider on this very machine may go without TLS. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  if (username !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

const url = z.string().refine(isSafeUrl, 'it must be an https address').optional();
const merchant = z
  .string()
  .regex(/^[\w.-]{1,60}$/, 'it must be letters, digits, dots and dashes')
  .optional();
const secret = z.string().min(32, 'it must have at least 32 characters').optional();

/** `BTC=zpub…,ETH=xpub…`: names on the left, once each. */
const pairs = (value: string, sentence: string) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]+=${value}(,[\\w-]+=${value})*$`), sentence)
    .transform((text) => text.split(',').map((pair) => pair.split('=') as [string, string]))
    .refine((list) => new Set(list.map(([name]) => name)).size === list.length, 'it names one thing twice')
    .transform((list) => Object.fromEntries(list));

export const paymentEnvironment = {
  PAYMENTS_SANDBOX_URL: url,
  PAYMENTS_SANDBOX_MERCHANT: merchant,
  PAYMENTS_SANDBOX_SECRET: secret,
  PAYMENTS_COINS_URL: url,
  PAYMENTS_COINS_MERCHANT: merchant,
  PAYMENTS_COINS_SECRET: secret,
  PAYMENTS_COIN_KEYS: pairs('[1-9A-HJ-NP-Za-km-z]+', 'it must be a list such as BTC=zpub…,ETH=xpub…').optional(),
  PAYMENTS_COIN_CONFIRMATIONS: pairs('[1-9]\\d{0,2}', 'it must be a list such as BTC=2,ETH=12')
    .transform((list) => Object.fromEntries(Object.entries(list).map(([name, count]) => [name, Number(count)])))
    .optional(),
  PAYMENTS_METHODS: pairs('[\\w-]+', 'it must be a list such as visa=sandbox,sofort=off').optional(),
};

const PaymentEnvironment = z.object(paymentEnvironment);
type PaymentEnvironment = z.output<typeof PaymentEnvironment>;

/** Where a provider is, our name there, and the secret we share. */
export interface ProviderAccess {
  url: string;
  merchant: string;
  secret: string;
}

export interface PaymentSettings {
  sandbox: ProviderAccess | undefined;
  coins: ProviderAccess | undefined;
  /** Extended public keys by the name of their chain. */
  coinKeys: Readonly<Record<string, string>> | undefined;
  coinConfirmations: Readonly<Record<string, number>>;
  /** Who serves a method, or `off`. */
  methods: Readonly<Record<string, string>>;
}

/** A few words about what is missing, or the settings. */
export function readPaymentSettings(env: PaymentEnvironment): PaymentSettings | { problem: string } {
  for (const name of ['SANDBOX', 'COINS'] as const) {
    if (env[`PAYMENTS_${name}_URL`] && !env[`PAYMENTS_${name}_SECRET`]) {
      return { problem: `PAYMENTS_${name}_URL needs PAYMENTS_${name}_SECRET beside it` };
    }
  }
  const access = (name: 'SANDBOX' | 'COINS', usual: string): ProviderAccess | undefined => {
    const [where, shared] = [env[`PAYMENTS_${name}_URL`], env[`PAYMENTS_${name}_SECRET`]];
    return where && shared
      ? { url: where, secret: shared, merchant: env[`PAYMENTS_${name}_MERCHANT`] ?? usual }
      : undefined;
  };
  return {
    sandbox: access('SANDBOX', 'halley'),
    coins: access('COINS', 'halley-coins'),
    coinKeys: env.PAYMENTS_COIN_KEYS,
    coinConfirmations: env.PAYMENTS_COIN_CONFIRMATIONS ?? {},
    methods: env.PAYMENTS_METHODS ?? {},
  };
}
