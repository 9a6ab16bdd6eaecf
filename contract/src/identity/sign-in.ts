import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { empty, pathId, timestamp } from '../schemas.ts';
import { oneTimeCode, password, RecoveryCodes } from '../second-factor.ts';
import { Player } from './player.ts';

const captcha = z.string().max(8192).optional();
const fingerprint = z.string().max(4096).optional();

/** The first step carries address and password, the second only the code: the session remembers what came before. */
export const SignIn = z.object({
  user: z.union([
    z.object({
      email: z.string().max(254),
      password,
      dfpc: fingerprint,
      captcha,
      custom_login_reg: z.string().max(10).optional(),
      otp_attempt: oneTimeCode.optional(),
    }),
    z.object({ otp_attempt: oneTimeCode, dfpc: fingerprint }),
  ]),
});

/** A puzzle for the visitor's machine. Its solution travels as `captcha` with the form, once. */
export const CaptchaChallenge = z
  .object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() })
  .meta({ id: 'CaptchaChallenge' });

export const Session = z
  .object({
    id: z.int(),
    ip: z.string(),
    country: z.string(),
    user_agent: z.string(),
    /** The browser and the machine in words: `Firefox on Linux`. */
    device: z.string(),
    created_at: timestamp,
    last_seen_at: timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

/** What the browser hands to and takes from `navigator.credentials`; its shape is WebAuthn's own. */
const webauthn = z.record(z.string().max(100), z.unknown());

export const Passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
    synced: z.boolean(),
  })
  .meta({ id: 'Passkey' });

export const TwoFactorSecret = z
  .object({
    otp_secret: z.string(),
    /** The address that authenticator apps read from the QR code. */
    data: z.string(),
  })
  .meta({ id: 'TwoFactorSecret' });

export const signInCalls = defineCalls({
  signIn: {
    method: 'POST',
    path: '/api/users/sign_in',
    summary: 'Opens a session, in two steps where a second factor is on',
    who: 'anyone',
    rate: 'sign-in',
    body: SignIn,
    responses: { 201: Player },
    errors: [
      'login.invalid',
      'login.locked',
      'login.blocked',
      'two_factor.required',
      'two_factor.invalid',
      'two_factor.expired',
      'base.captcha_invalid',
      'REGION_RESTRICTED',
      'EE_LICENSE_BLOCKED',
    ],
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
    query: z.object({
      action: z.enum(['LOGIN', 'REGISTRATION', 'PASSWORD', 'CONFIRMATION', 'CONTACT', 'CHAT']).default('LOGIN'),
    }),
    responses: { 200: CaptchaChallenge },
    errors: [],
  },
  unlockAccount: {
    method: 'POST',
    path: '/api/users/unlock',
    summary: 'Opens an account that failed log-ins had locked, with the token from the mail',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(200) }),
    responses: { 204: empty },
    errors: ['token.invalid'],
  },
  reauthenticate: {
    method: 'POST',
    path: '/api/player/reauthentication',
    summary: 'Shows once more who is here, before something that matters',
    who: 'player',
    rate: 'sign-in',
    body: z.object({ password: password.optional(), otp_attempt: oneTimeCode.optional() }),
    responses: { 204: empty },
    errors: ['current_password.invalid', 'two_factor.invalid', 'login.locked'],
  },
  readTwoFactor: {
    method: 'GET',
    path: '/api/v2/player/two_factor',
    summary: 'A fresh secret for an authenticator app; nothing when one is on already',
    who: 'player',
    rate: 'write',
    responses: { 200: TwoFactorSecret, 204: empty },
    errors: [],
  },
  enableTwoFactor: {
    method: 'POST',
    path: '/api/v2/player/two_factor',
    summary: 'Turns the second factor on with the first code; answers the recovery codes, this once',
    who: 'player',
    rate: 'sign-in',
    body: z.object({ two_factor: z.object({ otp_secret: z.string().max(200), authentication_code: oneTimeCode }) }),
    responses: { 200: TwoFactorSecret.extend(RecoveryCodes.shape) },
    errors: ['authentication_code.invalid', 'two_factor.already_on', 'REAUTHENTICATION_REQUIRED'],
  },
  disableTwoFactor: {
    method: 'DELETE',
    path: '/api/v2/player/two_factor',
    summary: 'Turns the second factor off with a code',
    who: 'player',
    rate: 'sign-in',
    body: z.object({ two_factor: z.object({ authentication_code: oneTimeCode }) }),
    responses: { 204: empty },
    errors: ['authentication_code.invalid', 'two_factor.not_on', 'login.locked', 'REAUTHENTICATION_REQUIRED'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/v2/player/two_factor/recovery_codes',
    summary: 'New recovery codes; the old ones end',
    who: 'player',
    rate: 'sign-in',
    body: z.object({ two_factor: z.object({ authentication_code: oneTimeCode }) }),
    responses: { 200: RecoveryCodes },
    errors: ['authentication_code.invalid', 'two_factor.not_on', 'login.locked', 'REAUTHENTICATION_REQUIRED'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/player/sessions',
    summary: 'Where this account is logged in',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(Session) },
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/player/sessions/:id',
    summary: 'Logs one device out',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
});

export const passkeyCalls = defineCalls({
  startPasskeySignIn: {
    method: 'POST',
    path: '/api/passkeys/sign_in/options',
    summary: 'What the browser needs to ask for a passkey: instead of a password, or as its second factor',
    who: 'anyone',
    rate: 'sign-in',
    responses: { 200: webauthn },
    errors: ['REGION_RESTRICTED'],
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/api/passkeys/sign_in',
    summary: 'Opens a session with a passkey',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ response: webauthn, dfpc: fingerprint }),
    responses: { 201: Player },
    errors: ['passkey.invalid', 'two_factor.expired', 'REGION_RESTRICTED', 'EE_LICENSE_BLOCKED'],
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/player/passkeys',
    summary: 'The passkeys of the player',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(Passkey) },
    errors: [],
  },
  startPasskey: {
    method: 'POST',
    path: '/api/player/passkeys/options',
    summary: 'What the browser needs to make a passkey',
    who: 'player',
    rate: 'write',
    responses: { 200: webauthn },
    errors: ['REAUTHENTICATION_REQUIRED', 'passkey.too_many'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/player/passkeys',
    summary: 'Keeps the passkey the browser has made',
    who: 'player',
    rate: 'write',
    body: z.object({ response: webauthn, name: z.string().trim().max(60).optional() }),
    responses: { 201: Passkey },
    errors: ['passkey.invalid', 'passkey.too_many', 'REAUTHENTICATION_REQUIRED'],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/player/passkeys/:id',
    summary: 'Gives a passkey another name',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    body: z.object({ name: z.string().trim().min(1).max(60) }),
    responses: { 200: Passkey },
    errors: ['NOT_FOUND', 'name.invalid'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/player/passkeys/:id',
    summary: 'Forgets a passkey; the last way in cannot be forgotten',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'base.last_way_in', 'REAUTHENTICATION_REQUIRED'],
  },
});

export const passwordCalls = defineCalls({
  changePassword: {
    method: 'PUT',
    path: '/api/users',
    summary: 'A new password for the player who is here; all other sessions end',
    who: 'player',
    rate: 'sign-in',
    body: z.object({
      user: z.object({ current_password: password.optional(), password, password_confirmation: password.optional() }),
    }),
    responses: { 204: empty },
    errors: [
      'current_password.invalid',
      'password_confirmation.mismatch',
      'password.too_short',
      'password.too_long',
      'password.too_common',
      'password.password_characters',
      'login.locked',
    ],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/users/password',
    summary: 'Mails a link for a new password, if the address has an account; the answer is the same if not',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ user: z.object({ email: z.string().max(254), captcha }) }),
    responses: { 204: empty },
    errors: ['email.invalid', 'base.captcha_invalid'],
  },
  resetPassword: {
    method: 'PUT',
    path: '/api/users/password',
    summary: 'Sets a new password with the token from the mail; all sessions end and a lock is opened',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({
      user: z.object({
        reset_password_token: z.string().max(200),
        password,
        password_confirmation: password.optional(),
      }),
    }),
    responses: { 204: empty },
    errors: [
      'reset_password_token.invalid',
      'password_confirmation.mismatch',
      'password.too_short',
      'password.too_long',
      'password.too_common',
      'password.password_characters',
    ],
  },
  confirmEmail: {
    method: 'GET',
    path: '/api/users/confirmation',
    summary: 'Confirms the address with the token from the mail; the player where it is the one of this session',
    who: 'anyone',
    rate: 'sign-in',
    query: z.object({ confirmation_token: z.string().max(200).default('') }),
    responses: { 200: z.union([Player, z.object({ id: z.undefined().optional(), email: z.string() })]) },
    errors: ['confirmation_token.invalid'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/users/confirmation',
    summary: 'Mails the confirmation once more',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ user: z.object({ email: z.string().max(254), captcha }) }),
    responses: { 204: empty },
    errors: ['email.invalid', 'email.already_confirmed', 'base.captcha_invalid'],
  },
});
