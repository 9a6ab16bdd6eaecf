import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { countryCode, currency, empty, timestamp } from '../schemas.ts';

/** `level_N` and `pick:…` are text; groups are numbers, because clients compare them with numbers. */
export const PlayerStatus = z.object({ id: z.union([z.string(), z.int().min(1)]), name: z.string() });
export type PlayerStatus = z.output<typeof PlayerStatus>;

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
    /** Asked for under the Estonian licence only. */
    personal_id_number: z.string().nullish(),
    /** The bank account money would be sent to. */
    iban: z.string().nullish(),
    receive_promos: z.boolean(),
    receive_sms_promos: z.boolean(),
    currency,
    language: z.string(),
    /** The level first, then groups, then offers the player has picked. */
    statuses: z.array(PlayerStatus),
    auth_fields_missed: z.array(z.string()),
    created_at: timestamp,
    current_sign_in_at: timestamp.nullable(),
    /** The log-in before this one: when, and from which country. */
    last_sign_in_at: timestamp.nullable(),
    last_sign_in_country: countryCode.nullable(),
    confirmed_at: timestamp.nullable(),
    deposit_bonus_code: z.string().nullable(),
    can_issue_bonuses: z.boolean(),
    autoregistered: z.boolean(),
    autologin_link: z.string().nullable(),
    verified: z.boolean(),
    sumsub_verified: z.boolean().nullable(),
    license_name: z.string(),
    sow_questionnaire_expires_at: timestamp.nullable(),
    two_factor_enabled: z.boolean(),
    profession: z.string().nullable(),
    /** False where the player comes in by another house's account or a passkey and has never set a password. */
    has_password: z.boolean(),
  })
  .meta({ id: 'Player' });
export type Player = z.output<typeof Player>;

const Guest = z.object({ id: z.undefined().optional() }).meta({ id: 'Guest' });

/** Numbers that the house keeps of a player; sums are in whole units of each currency. */
export const PlayerStats = z
  .object({
    deposits_count: z.int(),
    deposits_sum: z.record(z.string(), z.number()),
    cashouts_sum: z.record(z.string(), z.number()),
    bets_sum: z.record(z.string(), z.number()),
    messages: z.object({ notice: z.string() }),
  })
  .meta({ id: 'PlayerStats' });

export const PlayerSettings = z
  .object({
    cent: z.object({
      user: z.string(),
      timestamp: z.string(),
      token: z.string(),
      authEndpoint: z.string(),
      url: z.string(),
    }),
    /** The site key of the captcha; with the built-in proof of work it names the house. */
    recaptcha: z.string(),
    recaptcha_version: z.int(),
    captcha_provider: z.string(),
  })
  .meta({ id: 'PlayerSettings' });

export const Subscriptions = z
  .object({
    receive_promos: z.boolean(),
    receive_sms_promos: z.boolean(),
    receive_promos_via_phone_calls: z.boolean(),
    agreed_to_partner_promotions: z.boolean(),
  })
  .meta({ id: 'Subscriptions' });
export type Subscriptions = z.output<typeof Subscriptions>;

const groupIds = z
  .array(
    z.union([
      z.int().min(1).max(999_999_999),
      z
        .string()
        .regex(/^[0-9]{1,9}$/)
        .transform(Number),
      // A picked offer, named as in the offer's own condition.
      z
        .string()
        .regex(/^pick:/)
        .max(64),
    ]),
  )
  .max(20)
  .default([]);

/** Personal fields as a form sends them: text, ticks, or null to empty one. What may change is decided by the context. */
export const playerFieldValue = z.union([z.string().max(500), z.boolean(), z.null()]);

export const playerCalls = defineCalls({
  readPlayer: {
    method: 'GET',
    path: '/api/player',
    summary: 'The player of this session; an object without id for a guest',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.union([Player, Guest]) },
    errors: [],
  },
  editPlayer: {
    method: 'PATCH',
    path: '/api/player',
    summary: 'Changes personal fields, as far as the context and the fields allow',
    who: 'player',
    rate: 'write',
    body: z.object({
      context: z.string().max(40).default('edition'),
      player: z.record(z.string().max(60), playerFieldValue),
    }),
    responses: { 200: Player },
    errors: ['base.update_was_not_performed', 'context.unknown', 'EXCLUDED', 'REAUTHENTICATION_REQUIRED'],
  },
  readPlayerSettings: {
    method: 'GET',
    path: '/api/player/settings',
    summary: 'What the page needs to listen and to pass the captcha',
    who: 'anyone',
    rate: 'read',
    responses: { 200: PlayerSettings },
    errors: [],
  },
  readPlayerStats: {
    method: 'GET',
    path: '/api/player/stats',
    summary: 'Sums of what the player paid in, took out and staked',
    who: 'player',
    rate: 'read',
    responses: { 200: PlayerStats },
    errors: [],
  },
  changeGroups: {
    method: 'POST',
    path: '/api/player/groups',
    summary: 'Joins and leaves groups that are open to players',
    who: 'player',
    rate: 'write',
    body: z.object({ groups: z.object({ add: groupIds, remove: groupIds }) }),
    responses: { 204: empty },
    errors: ['groups.not_writable'],
  },
  readSubscriptions: {
    method: 'GET',
    path: '/api/subscriptions',
    summary: 'What the player agreed to receive',
    who: 'player',
    rate: 'read',
    responses: { 200: Subscriptions },
    errors: [],
  },
  editSubscriptions: {
    method: 'PUT',
    path: '/api/subscriptions',
    summary: 'Agrees to or stops messages, channel by channel',
    who: 'player',
    rate: 'write',
    body: z.object({ subscription_params: Subscriptions.partial() }),
    responses: { 200: Subscriptions },
    errors: [],
  },
  changeLocale: {
    method: 'PATCH',
    path: '/api/player/update_locale',
    summary: 'The language the player reads',
    who: 'player',
    rate: 'write',
    body: z.object({ locale: z.string().max(20) }),
    responses: { 200: z.object({ locale: z.string() }) },
    errors: ['locale.not_supported'],
  },
  notePwaEvent: {
    method: 'POST',
    path: '/api/pwa_events',
    summary: 'The installed app was opened or installed',
    who: 'player',
    rate: 'telemetry',
    body: z.object({ event: z.enum(['open', 'install']) }),
    responses: { 204: empty },
    errors: [],
  },
});
