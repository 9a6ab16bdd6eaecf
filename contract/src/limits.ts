import { z } from 'zod';
import { defineCalls } from './call.ts';
import { type LimitPeriod, type LimitType, limitPeriods, limitTypes } from './limit-periods.ts';
import { cents, currency, empty, pathId, timestamp } from './schemas.ts';

/**
 * `active` holds. `unconfirmed` is a looser limit that waits for the mailed token, `confirmed` one that waits for its
 * day; the same two for a removal. A pending change is an entry of its own beside the limit that still holds.
 */
export const limitStates = ['active', 'unconfirmed', 'confirmed', 'unconfirmed_disable', 'confirmed_disable'] as const;
export type LimitState = (typeof limitStates)[number];

export const LimitAccount = z
  .object({
    currency,
    amount_cents: cents,
    /** What has been used in this window; below zero for a net loss, turnover and deposits, above for a net win. */
    current_value_amount_cents: cents,
    /** When the window that runs now is over. */
    active_until: timestamp.nullable(),
  })
  .meta({ id: 'LimitAccount' });

export const Limit = z
  .object({
    id: z.int(),
    type: z.enum(limitTypes),
    period: z.enum(limitPeriods),
    status: z.enum(limitStates),
    /** Absent for breaks, exclusion and session time. */
    accounts: z.array(LimitAccount).optional(),
    /**
     * The same in the currency of the selected wallet, where the limit names no amount in it: what is spent there counts
     * too, at the rates of now. It is for showing; a limit is changed in the currencies it names.
     */
    selected_account: LimitAccount.optional(),
    /** Session time, and how much of it the session of now has used. */
    session_minutes: z.int().optional(),
    session_used_seconds: z.int().optional(),
    /** When it ends: of a break, an exclusion, or a removal that was confirmed. Null: not by itself. */
    disable_at: timestamp.nullable(),
    confirm_until: timestamp.nullable(),
    /** From when a confirmed change holds. */
    active_from: timestamp.nullable(),
    parent_type: z.string().nullable(),
    strategy: z.string().nullable(),
    created_at: timestamp.nullable(),
  })
  .meta({ id: 'Limit' });
export type Limit = z.output<typeof Limit>;

export const sessionMinutes = { min: 5, max: 24 * 60 } as const;

const WantedLimit = z.object({
  type: z.enum(limitTypes),
  period: z.enum(limitPeriods),
  accounts: z
    .array(z.object({ currency, amount_cents: cents.min(0).max(Number.MAX_SAFE_INTEGER) }))
    .max(14)
    .optional(),
  /** Session time only: how long one session may be. */
  session_minutes: z.int().min(sessionMinutes.min).max(sessionMinutes.max).optional(),
});

/** What may be set, and whether the player has said yes or no to a limit (PP-22). */
export const LimitOffer = z
  .object({
    /** `due`: ask for a limit before the first deposit. Setting any limit answers it, and so does declining. */
    limit_proposal: z.enum(['due', 'answered']),
    /** The periods each type may be set for, in the order to show them. */
    periods: z.record(z.enum(limitTypes), z.array(z.enum(limitPeriods))),
    session_minutes: z.object({ min: z.int(), max: z.int() }),
    /** How long somebody whose session time was over waits until a new session counts. */
    session_pause_minutes: z.int(),
    /** How long a looser limit waits after it was confirmed. */
    loosening_hours: z.int(),
    /** The least a deposit limit may be, where the operator has set one. */
    least_deposits: z.array(z.object({ currency, period: z.enum(limitPeriods), amount_cents: cents })),
  })
  .meta({ id: 'LimitOffer' });
export type LimitOffer = z.output<typeof LimitOffer>;

/** What `LIMIT_REACHED` says besides: which limit, what it still allows (in the currency of its account), until when. */
export interface ReachedLimit {
  type: LimitType;
  period: LimitPeriod;
  currency: string;
  left_cents: number;
  /** Null: it has no end. */
  until: string | null;
}

/** What a player has spent, in plain sums, for the page where limits are set. */
export const Spending = z
  .object({
    currency,
    /** Deposits less withdrawals. */
    net_deposits_cents: cents,
    net_deposits_month_cents: cents,
    /** What was staked a week, on average of the last four. */
    weekly_stakes_cents: cents,
    time_played_week_seconds: z.int(),
  })
  .meta({ id: 'Spending' });
export type Spending = z.output<typeof Spending>;

/** How a player stands with regard to breaks and exclusion. */
export const Exclusion = z
  .object({
    /** Null: free to play. */
    kind: z.enum(['coolingoff', 'selfexclusion']).nullable(),
    /** Null while it has no end. */
    until: timestamp.nullable(),
    /** An exclusion is over, but nothing starts by itself (PP-26): the player may ask to come back. */
    may_return: z.boolean(),
    /** Asked to come back: play opens then. */
    returns_at: timestamp.nullable(),
  })
  .meta({ id: 'Exclusion' });
export type Exclusion = z.output<typeof Exclusion>;

export const limitsCalls = defineCalls({
  listLimits: {
    method: 'GET',
    path: '/api/user_limits',
    summary: 'The limits of the player, with changes that wait',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(Limit) },
    errors: [],
  },
  readLimitOffer: {
    method: 'GET',
    path: '/api/user_limits/offer',
    summary: 'Which limits may be set, and whether the player has been asked for one',
    who: 'player',
    rate: 'read',
    responses: { 200: LimitOffer },
    errors: [],
  },
  setLimit: {
    method: 'POST',
    path: '/api/user_limits',
    summary: 'Sets a limit: tighter at once, looser after the mailed token and a delay',
    who: 'player',
    rate: 'write',
    body: z.union([z.object({ user_limit: WantedLimit }), WantedLimit]),
    responses: { 200: z.array(Limit) },
    errors: [
      'accounts.required',
      'accounts.twice',
      'accounts.too_small',
      'period.not_offered',
      'session_minutes.required',
      // A break or exclusion that would end earlier than the one that holds.
      'limit.disable_impossible',
      // Nothing gets looser while a break or exclusion holds.
      'EXCLUDED',
    ],
  },
  removeLimit: {
    method: 'DELETE',
    path: '/api/user_limits/:id',
    summary: 'Asks to remove a limit: it holds until the mailed token is confirmed and the delay is over',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(Limit) },
    errors: ['NOT_FOUND', 'limit.disable_impossible'],
  },
  keepLimit: {
    method: 'POST',
    path: '/api/user_limits/:id/keep',
    summary: 'Takes back a change that waits, by its own id or that of its limit: the limit stays as it is',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: z.array(Limit) },
    errors: ['NOT_FOUND'],
  },
  confirmLimit: {
    method: 'POST',
    path: '/api/user_limits/confirm',
    summary: 'Confirms a looser limit by the token that was mailed',
    who: 'anyone',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(200) }),
    responses: {
      200: z.object({ type: z.enum(limitTypes), period: z.enum(limitPeriods), active_from: timestamp }),
    },
    errors: ['token.invalid'],
  },
  readExclusion: {
    method: 'GET',
    path: '/api/player/exclusion',
    summary: 'Whether a break or an exclusion holds, and how it ends',
    who: 'player',
    rate: 'read',
    responses: { 200: Exclusion },
    errors: [],
  },
  askToReturn: {
    method: 'POST',
    path: '/api/player/exclusion/return',
    summary: 'After an exclusion has ended: asks to play again, which opens a day later',
    who: 'player',
    rate: 'write',
    responses: { 200: Exclusion },
    errors: ['exclusion.still_holds', 'exclusion.none'],
  },
  readSpending: {
    method: 'GET',
    path: '/api/player/spending',
    summary: 'Net deposits, stakes and time of the player, by wallet',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(Spending) },
    errors: [],
  },
  /** PP-22: the player was asked for a limit and did not want one. */
  declineLimit: {
    method: 'POST',
    path: '/api/user_limits/decline',
    summary: 'Remembers that the player was asked for a limit and declined',
    who: 'player',
    rate: 'write',
    responses: { 204: empty },
    errors: [],
  },
});
