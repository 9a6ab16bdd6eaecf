import type { Currency } from '@halley/contract';
import { type Clock, type PaymentSettings, type ProviderAccess, SettingsError } from '../../kit/index.ts';
import type { PaymentProvider } from '../provider.ts';
import { chainOf, chains } from './coins/chains.ts';
import { createCoins } from './coins/create-coins.ts';
import { demoKeys } from './coins/demo-keys.ts';
import { ExtendedKeyError, readExtendedKey } from './coins/read-extended-key.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';

export interface DemoPayments {
  /** Where this process answers, as seen from itself. */
  ownUrl: () => string;
  /** The path of the sandbox there. */
  path: string;
  merchants: Readonly<Record<'money' | 'coins', string>>;
  secrets: Readonly<Record<'money' | 'coins', string>>;
}

export interface ProvidersOptions {
  settings: PaymentSettings;
  clock: Clock;
  /** Unset: in production, where nothing is served that nobody has set up. */
  demo?: DemoPayments | undefined;
}

interface Served {
  id: string;
  type: string;
  network: string | null;
  bounds: Partial<Record<Currency, unknown>>;
}

/** Who moves money for this house, and which ways of paying each of them serves. */
export function createProviders({ settings, clock, demo }: ProvidersOptions) {
  const reach = (access: ProviderAccess | undefined, which: 'money' | 'coins') => {
    if (access) return { ...access, url: () => access.url };
    if (!demo) return undefined;
    return { url: () => demo.ownUrl() + demo.path, merchant: demo.merchants[which], secret: demo.secrets[which] };
  };
  const keys = settings.coinKeys ?? (demo ? demoKeys : {});
  checkKeys(keys, demo !== undefined);
  checkNames(settings.coinConfirmations);
  const sandbox = reach(settings.sandbox, 'money');
  const coins = reach(settings.coins, 'coins');
  const providers: PaymentProvider[] = [
    ...(sandbox ? [createSandbox({ ...sandbox, clock })] : []),
    ...(coins
      ? [
          createCoins({
            ...coins,
            clock,
            keys,
            confirmations: settings.coinConfirmations,
            ...(demo && { playChain: `${settings.coins?.url ?? demo.path}/chain` }),
          }),
        ]
      : []),
  ];
  const known = new Set(providers.map(({ name }) => name));
  for (const [method, provider] of Object.entries(settings.methods)) {
    if (provider !== 'off' && !known.has(provider)) {
      throw new SettingsError(
        `The setting PAYMENTS_METHODS is not usable: ${method} is given to ${provider}, which is not set up.`,
      );
    }
  }

  /** Who serves a method; undefined: nobody, and it is not offered. */
  function serverOf(method: Served): string | undefined {
    const usual = method.type === 'crypto' ? 'coins' : 'sandbox';
    const wanted = settings.methods[method.id] ?? usual;
    if (!known.has(wanted)) return undefined;
    if (wanted !== 'coins') return wanted;
    const [currency] = Object.keys(method.bounds) as Currency[];
    const chain = currency && chainOf({ currency, network: method.network });
    return chain && keys[chain.name] !== undefined ? wanted : undefined;
  }

  return {
    providers,
    /** The methods that somebody serves, each with its server. */
    assign: <T extends Served>(methods: readonly T[]): (T & { provider: string })[] =>
      methods.flatMap((method) => {
        const provider = serverOf(method);
        return provider === undefined ? [] : [{ ...method, provider }];
      }),
  };
}

function checkKeys(keys: Readonly<Record<string, string>>, isDemo: boolean): void {
  checkNames(keys);
  // One key has many spellings, and serves every chain: what was read is compared, not what was written.
  const identityOf = (key: string) => Buffer.from(readExtendedKey(key).publicKey ?? []).toString('hex');
  const published = new Set(Object.values(demoKeys).map(identityOf));
  for (const [name, key] of Object.entries(keys)) {
    let identity: string;
    try {
      identity = identityOf(key);
    } catch (error) {
      if (!(error instanceof ExtendedKeyError)) throw error;
      throw new SettingsError(`The setting PAYMENTS_COIN_KEYS is not usable: ${name}: ${error.message}.`);
    }
    if (!isDemo && published.has(identity)) {
      throw new SettingsError(
        `The setting PAYMENTS_COIN_KEYS is not usable: the key of ${name} is the demo's, which everybody has.`,
      );
    }
  }
}

function checkNames(byChain: Readonly<Record<string, unknown>>): void {
  const stray = Object.keys(byChain).find((name) => !chains.some((chain) => chain.name === name));
  if (stray === undefined) return;
  const names = chains.map(({ name }) => name).join(', ');
  throw new SettingsError(
    `There is no chain ${stray} in PAYMENTS_COIN_KEYS or PAYMENTS_COIN_CONFIRMATIONS: choose among ${names}.`,
  );
}
