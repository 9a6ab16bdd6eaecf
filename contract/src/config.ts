import { z } from 'zod';
import { defineCalls } from './call.ts';
import { countryCode, currency } from './schemas.ts';

export const CurrencyInfo = z
  .object({
    code: currency,
    symbol: z.string(),
    subunits_to_unit: z.int(),
    fiat: z.boolean(),
    default: z.boolean(),
    subcurrencies: z.array(z.unknown()),
  })
  .meta({ id: 'Currency' });

export const LocaleInfo = z
  .object({ code: z.string(), name: z.string(), name_in_locale: z.string(), default: z.boolean() })
  .meta({ id: 'Locale' });

export const ProjectInfo = z
  .object({
    apps: z.object({ sportsbook: z.boolean(), casino: z.boolean() }),
    license: z.string(),
    player_two_factor_auth: z.boolean(),
    available_currency_exchange: z.boolean(),
    available_referral_system: z.boolean(),
    hooyu_integration: z.boolean(),
    supported_payment_api_versions: z.array(z.string()),
    country_flags: z.null(),
    livespins: z.object({ enabled: z.boolean() }),
    authentication_key: z.string(),
    sns_config: z.object({ enable: z.boolean(), base_url: z.string(), flow: z.string() }),
    notification_center: z.object({ new_realtime_notifications_flow_enabled: z.boolean() }),
  })
  .meta({ id: 'ProjectInfo' });

export const CountryInfo = z
  .object({
    name: z.string(),
    code: countryCode,
    default_currency: currency,
    /** Whether somebody who lives there may open an account. */
    registration_open: z.boolean(),
  })
  .meta({ id: 'Country' });

export const Rate = z
  .object({ exchange_rate: z.number(), fee: z.number(), total_exchange_rate: z.number() })
  .meta({ id: 'Rate' });

export const ClientContext = z
  .object({
    userAgent: z.string(),
    isMetaWebview: z.boolean(),
    isIOS: z.boolean(),
    isMobile: z.boolean(),
    isApp: z.boolean(),
    browser: z.string(),
    isBot: z.boolean(),
  })
  .meta({ id: 'ClientContext' });

/** So many questions travel in one. */
export const mostInBatch = 12;

export const configCalls = defineCalls({
  readBatch: {
    method: 'GET',
    path: '/batch',
    summary: 'Several GET calls in one: their bodies in the order asked, null for what was not answered with 200',
    who: 'anyone',
    rate: 'read',
    query: z.object({
      'url[]': z
        .union([z.string().max(2_000), z.array(z.string().max(2_000)).max(100)])
        .optional()
        .meta({ description: `1 to ${mostInBatch} of them, as \`api/…\` without the first slash` }),
    }),
    responses: { 200: z.array(z.unknown()) },
    errors: ['url.required', 'url.too_many'],
  },
  listCurrencies: {
    method: 'GET',
    path: '/api/info/currencies',
    summary: 'The currencies a wallet may have',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(CurrencyInfo) },
    errors: [],
  },
  listLocales: {
    method: 'GET',
    path: '/api/info/locales',
    summary: 'The languages of the site',
    who: 'anyone',
    rate: 'read',
    query: z.object({
      ref_code: z.string().max(200).optional(),
      affb_id: z.string().max(200).optional(),
      'partner-stag': z.string().max(200).optional(),
    }),
    responses: { 200: z.array(LocaleInfo) },
    errors: [],
  },
  readProject: {
    method: 'GET',
    path: '/api/info/project',
    summary: 'What this house offers',
    who: 'anyone',
    rate: 'read',
    responses: { 200: ProjectInfo },
    errors: [],
  },
  listCountries: {
    method: 'GET',
    path: '/api/info/countries',
    summary: 'Every country, with the currency proposed there',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(CountryInfo) },
    errors: [],
  },
  readExchangeRates: {
    method: 'GET',
    path: '/api/info/crypto_exchange_rates',
    summary: 'What a coin is worth, by coin and currency',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.record(z.string(), z.record(z.string(), Rate)) },
    errors: [],
  },
  readClientContext: {
    method: 'GET',
    path: '/client-context',
    summary: 'What the visitor’s browser is',
    who: 'anyone',
    rate: 'read',
    responses: { 200: ClientContext },
    errors: [],
  },
});
