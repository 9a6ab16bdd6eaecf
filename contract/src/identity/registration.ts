import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { countryCode, currency, pathId, timestamp } from '../schemas.ts';
import { Player, playerFieldValue } from './player.ts';

/** Where the visitor came from; the site reads it from its cookies when the account is opened. */
export const Acquisition = z.object({
  stag: z.string().max(200).optional(),
  affb_id: z.string().max(200).optional(),
  click_id: z.string().max(200).optional(),
  utm: z.record(z.string().max(20), z.string().max(200)).optional(),
});

export const Registration = z.object({
  user: z
    .object({
      email: z.string().max(254),
      password: z.string().max(1024),
      password_confirmation: z.string().max(1024).optional(),
      currency: currency.optional(),
      country: countryCode.optional(),
      nickname: z.string().max(100).optional(),
      terms_acceptance: z.boolean().default(false),
      age_acceptance: z.boolean().default(false),
      receive_promos: z.boolean().default(false),
      receive_sms_promos: z.boolean().default(false),
      deposit_bonus_code: z.string().max(100).optional(),
      acquisition: Acquisition.optional(),
      dfpc: z.string().max(4096).optional(),
      captcha: z.string().max(8192).optional(),
    })
    // The fields of context `registration` are configuration: names are checked by the server.
    .catchall(playerFieldValue)
    .refine(
      ({ password, password_confirmation }) =>
        password_confirmation === undefined || password_confirmation === password,
      { path: ['password_confirmation'], message: 'does not match the password', params: { code: 'mismatch' } },
    ),
});

export const emailCheckKeys = [
  'IBIZA::INVALID::BLACKLISTED',
  'IBIZA::INVALID::INVALID_DOMAIN',
  'IBIZA::INVALID::REJECTED_EMAIL',
  'IBIZA::RISKY::RISKY',
  'IBIZA::RISKY::NON_PERSONAL',
  'IBIZA::RISKY::INBOX_FULL',
  'IBIZA::RISKY::TEMPORARY',
  'IBIZA::RISKY::TIMEOUT',
  'IBIZA::VALID::ACCEPTED_EMAIL',
  'IBIZA::VALID::WHITELISTED',
] as const;
export type EmailCheckKey = (typeof emailCheckKeys)[number];

export const PlayerField = z
  .object({
    field: z.string(),
    type: z.string(),
    length: z.object({ minimum: z.int(), maximum: z.int() }).partial().optional(),
    /** Can be filled, not changed. */
    once_set: z.boolean().optional(),
    age: z.object({ min: z.object({ default: z.int() }) }).optional(),
    service: z.number().optional(),
    inclusion: z.object({ in: z.array(z.string()) }).optional(),
  })
  .meta({ id: 'PlayerField' });

const fieldNames = z.array(z.string());

/** Names of game providers that ask for personal fields before play for money. */
export const providerContexts = [
  'authentic',
  'egt',
  'epicmedia',
  'evolution',
  'groove',
  'netent',
  'playngo',
  'playtech',
  'pushgaming',
  'quickfire',
  'redtiger',
  'swintt',
  'yggdrasil',
  'kiron',
  'felixgaming',
  'fugaso',
] as const;
export type ProviderContext = (typeof providerContexts)[number];

const fieldsByProvider = Object.fromEntries(providerContexts.map((provider) => [provider, fieldNames])) as Record<
  ProviderContext,
  typeof fieldNames
>;

export const PlayerFields = z
  .object({
    fields: z.array(PlayerField),
    /** Which fields must be filled in a context: registration, deposit, cashout, edition, or a provider's name. */
    contexts: z.object({
      registration: fieldNames,
      deposit: fieldNames,
      cashout: fieldNames,
      edition: fieldNames,
      ...fieldsByProvider,
      payment_systems: z.record(z.string(), z.object({ base: z.object({ deposit: fieldNames, cashout: fieldNames }) })),
    }),
  })
  .meta({ id: 'PlayerFields' });
export type PlayerFields = z.output<typeof PlayerFields>;

export const StatusInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    /** True is a level, false a group. */
    status: z.boolean(),
    /** The player's side may join and leave it. */
    writable: z.boolean(),
    conditions: z.array(
      z.object({
        persistent_comp_points: z.object({
          type: z.string(),
          exclude_end: z.boolean(),
          min: z.number(),
          /** A number at the top too. */
          max: z.number(),
        }),
      }),
    ),
    /** Of levels: an image, what the level is, and what reaching it gives, in the language of the request. */
    image: z.string().optional(),
    content: z.string().optional(),
    gift_descriptions: z.array(z.object({ type: z.string(), name: z.string() })).optional(),
  })
  .meta({ id: 'Status' });

export const FraudCheck = z.object({
  transaction_id: z.string().max(100),
  type: z.enum(['transaction', 'payout']),
  email: z.string().max(254).nullish(),
  first_name: z.string().max(200).nullish(),
  last_name: z.string().max(200).nullish(),
  country: z.string().max(10).nullish(),
  dfpc: z.string().max(4096).nullish(),
  card: z
    .object({
      brand: z.string().max(60).nullish(),
      bin: z.string().max(8).nullish(),
      last4: z.string().max(4).nullish(),
      holder: z.string().max(200).nullish(),
      expiry: z.string().max(10).nullish(),
    })
    .nullish(),
  amount: z.number().nonnegative().max(1e12),
  currency: z.string().max(10),
  payment_system: z.string().max(100),
  custom_player_status: z.string().max(40).nullish(),
});

export const registrationCalls = defineCalls({
  checkEmail: {
    method: 'POST',
    path: '/check-email',
    summary: 'Whether an address can be written to; says nothing about accounts',
    who: 'anyone',
    rate: 'write',
    body: z.object({ email: z.string().max(254) }),
    responses: {
      200: z.object({
        errors: z.object({ message: z.enum(emailCheckKeys) }),
        /** What was probably meant: `gmial.com` is a slip of the finger. */
        suggestion: z.string().nullable(),
      }),
    },
    errors: [],
  },
  register: {
    method: 'POST',
    path: '/api/users',
    summary: 'Opens an account and a session',
    who: 'guest',
    rate: 'sign-in',
    body: Registration,
    responses: { 201: Player },
    errors: [
      'email.taken',
      'email.invalid',
      'email.disposable',
      'password.too_short',
      'password.too_long',
      'password.too_common',
      'terms_acceptance.required',
      'age_acceptance.required',
      'country.not_supported',
      'base.captcha_invalid',
      'REGION_RESTRICTED',
      // Somebody with this name and birth date has excluded themselves.
      'EXCLUDED',
    ],
  },
  checkAccess: {
    method: 'POST',
    path: '/api-fe/users/access_check',
    summary: 'Whether somebody with these details may come in at all',
    who: 'anyone',
    rate: 'write',
    body: z.object({
      user: z.object({
        email: z.string().max(254).nullish(),
        phone: z.string().max(40).nullish(),
        first_name: z.string().max(200).nullish(),
        last_name: z.string().max(200).nullish(),
        country: z.string().max(10).nullish(),
        dfpc: z.string().max(4096).nullish(),
      }),
    }),
    responses: { 200: z.object({ allowed: z.literal(true) }) },
    errors: ['REGION_RESTRICTED', 'email.disposable'],
  },
  checkTransaction: {
    method: 'POST',
    path: '/api/users/transaction',
    summary: 'Asks the risk rules about a payment before it is made',
    who: 'player',
    rate: 'write',
    body: FraudCheck,
    responses: { 200: z.object({ status: z.enum(['accept', 'review', 'decline']) }) },
    errors: [],
  },
  readPlayerFields: {
    method: 'GET',
    path: '/api/info/player_fields',
    summary: 'The personal fields, and which of them each context demands',
    who: 'anyone',
    rate: 'read',
    responses: { 200: PlayerFields },
    errors: [],
  },
  listStatuses: {
    method: 'GET',
    path: '/api/info/statuses',
    summary: 'Levels and groups',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(StatusInfo) },
    errors: [],
  },
});

export const AuthProvider = z.object({ name: z.string(), url: z.string() }).meta({ id: 'AuthProvider' });

/** Why another account did not open the door. Travels as `?auth_error=` to a page of the site, which says it in words. */
export const authErrors = [
  'cancelled',
  'failed',
  'expired',
  'unavailable',
  'region',
  'registration_region',
  'email_not_verified',
  'account_exists',
  'taken',
  'too_many',
  'locked',
  'blocked',
  'licence',
  'reauthenticate',
  /** The cookie of the half-open sign-in is set: the log-in page asks for the code. */
  'two_factor',
] as const;
export type AuthError = (typeof authErrors)[number];

export const ConnectedProvider = z
  .object({
    id: z.int(),
    type: z.string(),
    active: z.boolean(),
    uid: z.string(),
    social_network_account: z.string(),
    confirmed_at: timestamp,
    removable: z.boolean(),
  })
  .meta({ id: 'ConnectedProvider' });

/** Coming in with another house's account (OpenID Connect). The redirects themselves live at `/auth/:provider`. */
export const socialCalls = defineCalls({
  listAuthProviders: {
    method: 'GET',
    path: '/api/info/auth_providers',
    summary: 'Which other accounts open this door, and where to send the browser (`?redirect=` is a path of this site)',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(AuthProvider) },
    errors: [],
  },
  updateAuthDetails: {
    method: 'POST',
    path: '/api/auth_providers/update_details',
    summary: 'What a first visit through another account still lacks: terms, country and the like',
    who: 'player',
    rate: 'write',
    body: z.object({
      user: z
        .object({
          terms_acceptance: z.boolean().optional(),
          age_acceptance: z.boolean().optional(),
          country: countryCode.optional(),
        })
        .catchall(playerFieldValue),
    }),
    responses: { 201: Player },
    errors: ['terms_acceptance.required', 'age_acceptance.required', 'country.not_supported', 'REGION_RESTRICTED'],
  },
  listConnectedProviders: {
    method: 'GET',
    path: '/api/auth_providers',
    summary: 'Other accounts connected with this player',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(ConnectedProvider) },
    errors: [],
  },
  disconnectProvider: {
    method: 'DELETE',
    path: '/api/auth_providers/:id',
    summary: 'Cuts another account off; the last way in cannot be cut',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(ConnectedProvider) },
    errors: ['NOT_FOUND', 'base.last_way_in'],
  },
});
