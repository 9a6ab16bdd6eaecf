import {
  type Brand,
  type configCalls,
  currencies,
  currencyAt,
  currencyCodes,
  defaultCurrency,
  type Flags,
  isOfBrand,
  registrationVariantOf,
} from '@halley/contract';
import type { Context, Handlers } from '../kit/index.ts';
import { localesOf } from './brands/brand-for.ts';
import { clientContextOf } from './client-context.ts';
import { type FlagRules, type FlagSubject, flagsFor, usualFlags } from './flags.ts';
import { defaultLocale, enabledLocales, type Locale } from './locales.ts';
import { embeddedRates, type RateSource, readRates } from './rates/rate-source.ts';
import { readBatch } from './read-batch.ts';

export interface ConfigOptions {
  demo: boolean;
  /** Every country, by its two letters. */
  countryCodes?: readonly string[];
  /** Whether somebody who lives in a country may open an account here. */
  mayRegister?(country: string, context: Context): boolean;
  /** Whose house a request is made in; unset: one that has everything. */
  brandAt?(context: Context): Pick<Brand, 'currencies' | 'languages'>;
  rates?: RateSource;
  /** The licence a visitor stands under before there is a player; the usual one unless told otherwise. */
  licenceOf?(context: Context): string;
  flagRules?: FlagRules;
  /** Newcomers are shown one of two ways in. */
  registrationTest?: boolean;
  /** This house reads a feed of sport. */
  sportsbook?: boolean;
}

export interface Config {
  /** The languages of the site; the first is the fall-back. */
  locales: readonly Locale[];
  localeCodes: readonly string[];
  /** Group 545: whether players chat with people of the house. */
  liveChat: boolean;
  /** A guest's variant of the registration test is in the partner's click id; a player's in the account. */
  flagsFor(
    subject: Omit<FlagSubject, 'registrationVariant'> & { clickId?: string; playerId?: number },
    /** The document `manage-promotion-pages`. */
    switchedPages?: Readonly<Record<string, boolean>>,
  ): Flags;
  handlers: Handlers<typeof configCalls>;
}

export function createConfig({
  demo,
  countryCodes = [],
  mayRegister = () => true,
  brandAt = () => ({}),
  rates = embeddedRates,
  licenceOf = () => 'CW',
  flagRules = usualFlags,
  registrationTest = false,
  sportsbook = false,
}: ConfigOptions): Config {
  const locales = enabledLocales({ demo });
  return {
    locales,
    localeCodes: locales.map((locale) => locale.code),
    liveChat: flagRules.on.live_chat === true,
    flagsFor: ({ clickId, playerId, ...subject }, switchedPages) =>
      flagsFor(
        { ...subject, registrationVariant: registrationTest ? registrationVariantOf({ clickId, playerId }) : null },
        flagRules,
        switchedPages,
      ),
    handlers: {
      readBatch,
      async listCurrencies(_input, context) {
        const { currencies: own } = brandAt(context);
        const usual = isOfBrand(own, defaultCurrency) ? defaultCurrency : own?.[0];
        const offered = currencyCodes.filter((code) => isOfBrand(own, code));
        const body = offered.map((code) => ({
          code,
          symbol: currencies[code].symbol,
          subunits_to_unit: currencies[code].subunits,
          fiat: currencies[code].fiat,
          default: code === usual,
          subcurrencies: [],
        }));
        return { status: 200, body };
      },
      async listLocales(_input, context) {
        const codes = localesOf(
          locales.map(({ code }) => code),
          brandAt(context),
        );
        const usual = codes.includes(defaultLocale) ? defaultLocale : codes[0];
        const body = locales
          .filter(({ code }) => codes.includes(code))
          .map(({ code, name, nameInLocale }) => ({
            code,
            name,
            name_in_locale: nameInLocale,
            default: code === usual,
          }));
        return { status: 200, body };
      },
      async listCountries(_input, context) {
        const here = { brand: brandAt(context), mayRegister: (country: string) => mayRegister(country, context) };
        return { status: 200, body: listCountries(countryCodes, here) };
      },
      async readExchangeRates() {
        return { status: 200, body: await readRates(rates) };
      },
      async readClientContext(_input, context) {
        return { status: 200, body: clientContextOf(context.userAgent) };
      },
      async readProject(_input, context) {
        return {
          status: 200,
          body: { ...whatWeOffer, apps: { sportsbook, casino: true }, license: licenceOf(context) },
        };
      },
    },
  };
}

/** A switch is on once the thing behind it exists. */
const whatWeOffer = {
  player_two_factor_auth: true,
  available_currency_exchange: false,
  available_referral_system: true,
  hooyu_integration: false,
  supported_payment_api_versions: [] as string[],
  country_flags: null,
  livespins: { enabled: false },
  authentication_key: '',
  sns_config: { enable: false, base_url: '', flow: '' },
  notification_center: { new_realtime_notifications_flow_enabled: true },
};

const names = new Intl.DisplayNames('en', { type: 'region' });

interface Here {
  brand: Pick<Brand, 'currencies'>;
  mayRegister(country: string): boolean;
}

function listCountries(codes: readonly string[], { brand, mayRegister }: Here) {
  return codes
    .map((code) => ({
      name: names.of(code) ?? code,
      code,
      default_currency: currencyAt(brand, code),
      registration_open: mayRegister(code),
    }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}
