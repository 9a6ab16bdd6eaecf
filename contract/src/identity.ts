import { z } from 'zod';
import { defineCalls } from './call.ts';
import { countryCode, currency, empty, timestamp } from './schemas.ts';

/** A logged-in player. For a guest the object is empty: the missing `id` tells. */
export const Player = z
  .object({
    id: z.int(),
    email: z.string(),
    nickname: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    gender: z.string().nullable(),
    date_of_birth: z.string().nullable(),
    country: countryCode.nullable(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    state: z.string().nullable(),
    mobile_phone: z.string().nullable(),
    receive_promos: z.boolean(),
    receive_sms_promos: z.boolean(),
    currency,
    language: z.string(),
    statuses: z.array(z.object({ id: z.string(), name: z.string() })),
    auth_fields_missed: z.array(z.string()),
    created_at: timestamp,
    current_sign_in_at: timestamp.nullable(),
    confirmed_at: timestamp.nullable(),
    deposit_bonus_code: z.string().nullable(),
    can_issue_bonuses: z.boolean(),
    autoregistered: z.boolean(),
    verified: z.boolean(),
    sumsub_verified: z.boolean().nullable(),
    license_name: z.string(),
    sow_questionnaire_expires_at: timestamp.nullable(),
    two_factor_enabled: z.boolean(),
  })
  .meta({ id: 'Player' });
export type Player = z.output<typeof Player>;

const Guest = z.object({ id: z.undefined().optional() }).meta({ id: 'Guest' });

export const SignIn = z.object({
  user: z.object({
    email: z.string().max(254),
    password: z.string().max(1024),
    dfpc: z.string().max(4096).optional(),
    captcha: z.string().max(8192).optional(),
    custom_login_reg: z.string().max(10).optional(),
  }),
});

export const Registration = z.object({
  user: z
    .object({
      email: z.string().max(254),
      password: z.string().max(1024),
      password_confirmation: z.string().max(1024).optional(),
      currency: currency.optional(),
      country: countryCode.optional(),
      nickname: z.string().trim().min(1).max(40).optional(),
      terms_acceptance: z.boolean().default(false),
      age_acceptance: z.boolean().default(false),
      receive_promos: z.boolean().default(false),
      receive_sms_promos: z.boolean().default(false),
      deposit_bonus_code: z.string().max(100).optional(),
      dfpc: z.string().max(4096).optional(),
      captcha: z.string().max(8192).optional(),
    })
    .refine(
      ({ password, password_confirmation }) =>
        password_confirmation === undefined || password_confirmation === password,
      { path: ['password_confirmation'], message: 'does not match the password', params: { code: 'mismatch' } },
    ),
});

/** A puzzle for the visitor's machine. Its solution travels as `captcha` with the form, once. */
export const CaptchaChallenge = z
  .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
  .meta({ id: 'CaptchaChallenge' });

export const identityCalls = defineCalls({
  readPlayer: {
    method: 'GET',
    path: '/api/player',
    summary: 'The player of this session; an object without id for a guest',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.union([Player, Guest]) },
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
      'password.too_short',
      'password.too_long',
      'terms_acceptance.required',
      'age_acceptance.required',
      'country.not_supported',
      'base.captcha_invalid',
      'REGION_RESTRICTED',
    ],
  },
  signIn: {
    method: 'POST',
    path: '/api/users/sign_in',
    summary: 'Opens a session',
    who: 'anyone',
    rate: 'sign-in',
    body: SignIn,
    responses: { 201: Player },
    errors: ['login.invalid', 'base.captcha_invalid', 'REGION_RESTRICTED'],
  },
  signOut: {
    method: 'DELETE',
    path: '/api/users/sign_out',
    summary: 'Ends the session; also answers when there was none',
    who: 'anyone',
    rate: 'write',
    responses: { 204: empty },
    errors: [],
  },
  readCaptchaChallenge: {
    method: 'GET',
    path: '/api/captcha/challenge',
    summary: 'A fresh captcha challenge for the form that is about to be sent',
    who: 'anyone',
    rate: 'write',
    query: z.object({ action: z.enum(['LOGIN', 'REGISTRATION']).default('LOGIN') }),
    responses: { 200: CaptchaChallenge },
    errors: [],
  },
});
