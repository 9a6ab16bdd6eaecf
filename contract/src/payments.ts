import { z } from 'zod';
import { defineCalls } from './call.ts';
import { currencyCodes } from './money.ts';
import { cents, currency, empty, pathId, timestamp } from './schemas.ts';

export const paymentActions = ['deposit', 'cashout'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** The eight states of a payment; which may follow which stands in the payments room's table of moves. */
export const paymentStates = [
  'reserved',
  'pending',
  'processing',
  'succeeded',
  'declined',
  'canceled',
  'rejected',
  'recalled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const Payment = z
  .object({
    id: z.int(),
    action: z.enum(paymentActions),
    state: z.enum(paymentStates),
    success: z.boolean(),
    amount_cents: cents,
    currency,
    /** As it is shown. */
    payment_system: z.string(),
    /** The method's own key. */
    system_name: z.string(),
    brand: z.string(),
    /** A cashout that may be pulled back now; such rows form the list of pending withdrawals. */
    recallable: z.boolean(),
    /** A deposit that waits for its player at the provider: `continuePayment` says where. */
    continuable: z.boolean(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
    cancellation_reason: z.string().optional(),
    /** The offer that was chosen with a deposit; unset: none. */
    offer_id: z.string().optional(),
    /** `card ending 4417`, or the address a coin went to: never more than may be shown. */
    destination: z.string().nullable(),
    /** For coins on their way in. */
    confirmations: z.object({ seen: z.int(), needed: z.int() }).nullable(),
    /** Steps it has taken, oldest first. */
    steps: z.array(z.object({ state: z.enum(paymentStates), at: timestamp })),
  })
  .meta({ id: 'Payment' });
export type Payment = z.output<typeof Payment>;

export const paymentMethodTypes = ['cards', 'bank_transfer', 'direct', 'voucher', 'crypto'] as const;

export const SavedProfile = z
  .object({ id: z.string(), title: z.string(), isRemoveAvailable: z.boolean() })
  .meta({ id: 'SavedProfile' });

/** One way of paying in one direction and currency, as the payments library hands it out. */
export const PaymentMethod = z
  .object({
    id: z.string(),
    brand: z.string(),
    type: z.enum(paymentMethodTypes),
    provider: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    iconSrc: z.string().nullable(),
    translationKey: z.string(),
    extraIcons: z.string(),
    /** The chain a coin travels on, where there is more than one. */
    network: z.string().nullable(),
    savedProfiles: z.array(SavedProfile),
    isForSavedProfilesOnly: z.boolean(),
    isProfileRequiredForCashout: z.boolean(),
    termsOfService: z.object({
      /** `instant`, or how long it usually takes. */
      processingTime: z.object({ type: z.enum(['instant', 'minutes', 'days']), value: z.int().nullable() }),
      commissions: z.object({ type: z.enum(['none', 'percent']), value: z.number().nullable() }),
      /** In units of the currency, as they are typed; null: no such bound. */
      restrictions: z.object({
        minAmountValue: z.number(),
        maxAmountValue: z.number().nullable(),
        amountCurrencyCode: currency,
      }),
    }),
  })
  .meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const paymentFieldTypes = [
  'text',
  'select',
  'card',
  'crypto_address',
  'deposit_crypto_address',
  'banner',
] as const;

export const MethodField = z
  .object({
    fieldName: z.string().nullable(),
    type: z.enum(paymentFieldTypes),
    translationKey: z.string().nullable(),
    label: z.string().nullable(),
    placeholder: z.string().nullable(),
    proposedValue: z.unknown().nullable(),
    /** What a typed value must match, where that is known beforehand. */
    pattern: z.string().optional(),
    options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
    /** `deposit_crypto_address`: where the coins go, the wallet link, and its QR code as a path of squares. */
    address: z.string().optional(),
    href: z.string().optional(),
    qr: z.object({ size: z.int(), path: z.string() }).optional(),
    /** In the demo only: real coins sent to the address would be lost; play coins are paid here. */
    demoHref: z.string().optional(),
    /** `banner`: our own plain text, never markup of others. */
    htmlContent: z.string().optional(),
  })
  .meta({ id: 'MethodField' });
export type MethodField = z.output<typeof MethodField>;

export const MethodFields = z
  .object({
    amountField: z
      .object({
        /** In units of the currency. */
        min: z.number(),
        max: z.number().nullable(),
        /** Where only multiples of it are taken. */
        multipleOf: z.number().optional(),
        step: z.number(),
        /** Where the step changes with the amount; null: it goes on without end. */
        steps: z.array(z.object({ min: z.number(), max: z.number().nullable(), step: z.number() })).optional(),
        presets: z.array(z.number()),
        proposed: z.number().nullable(),
      })
      .nullable(),
    methodFields: z.array(MethodField),
    /** Where money of this player went by this method before: sent as the field `destination_id` instead of the others. */
    destinations: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
    /** What the profile still lacks for this method, in the shape of `player_fields`. */
    playerFields: z.array(z.object({ field: z.string(), type: z.string(), required: z.boolean() })),
    isSubmitAvailable: z.boolean(),
  })
  .meta({ id: 'MethodFields' });
export type MethodFields = z.output<typeof MethodFields>;

/** What the browser does next. `notify`: nothing to visit, the payment tells of itself. */
export const PaymentStart = z
  .object({
    payment_id: z.int(),
    mode: z.enum(['notify', 'redirect', 'page_redirect', 'form_redirect']),
    url: z.string().optional(),
    options: z.object({ url: z.string(), data: z.record(z.string(), z.string()) }).optional(),
  })
  .meta({ id: 'PaymentStart' });
export type PaymentStart = z.output<typeof PaymentStart>;

/** What a player is told before a withdrawal, where the operator has switched it on. */
export const cashoutWarnings = ['unverified', 'documents', 'several_accounts'] as const;
export type CashoutWarning = (typeof cashoutWarnings)[number];

/** What stands between a player and a withdrawal, told before one starts (PP-19). */
export const CashoutOutlook = z
  .object({
    currency,
    available_cents: cents,
    /** What the wallet holds beyond that, and why it stays. */
    withheld: z.array(z.object({ reason: z.enum(['bonus', 'reserved']), amount_cents: cents })),
    /** Empty: nothing is missing. `verification`, `email`, or names of fields of the profile. */
    missing: z.array(z.string()),
    /** Good to know before; none of them stands in the way. */
    warnings: z.array(z.enum(cashoutWarnings)),
    /** Paid in and not staked once: it can be withdrawn, and a person looks at it first. */
    unplayed_cents: cents,
    /** Whether a request may be taken back while it waits (PP-18). */
    recallable: z.boolean(),
    /** The usual time from request to sending, from what happened lately; null: too few to tell. */
    usual_minutes: z.int().nullable(),
  })
  .meta({ id: 'CashoutOutlook' });
export type CashoutOutlook = z.output<typeof CashoutOutlook>;

const methodParams = z.object({ currency: z.enum(currencyCodes), id: z.string().max(60) });
/** A day, or a moment. */
const day = z.union([z.iso.date(), timestamp]);

export const PaymentFilter = z.object({
  currency: currency.optional(),
  type: z.enum(paymentActions).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const paymentsCalls = defineCalls({
  listPayments: {
    method: 'GET',
    path: '/api/player/payments',
    summary: 'The latest payments of the player, newest first',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(Payment) },
    errors: [],
  },
  searchPayments: {
    method: 'POST',
    path: '/api/player/payments/with_pages',
    summary: 'Payments of the player by page, newest first',
    who: 'player',
    rate: 'read',
    body: z.object({
      page: z.int().min(1).max(100_000).default(1),
      page_size: z.int().min(1).max(100).default(20),
      filter: PaymentFilter.optional(),
    }),
    responses: {
      200: z.object({
        data: z.array(Payment),
        pagination: z.object({ page: z.int(), per_page: z.int(), total_count: z.int() }),
      }),
    },
    errors: ['to.before_from'],
  },
  readPayment: {
    method: 'GET',
    path: '/api/player/payments/:id',
    summary: 'One payment of the player',
    who: 'player',
    rate: 'read',
    params: z.object({ id: pathId }),
    responses: { 200: Payment },
    errors: ['NOT_FOUND'],
  },
  recallPayment: {
    method: 'POST',
    path: '/api/player/payments/:id/recall',
    summary: 'Pulls back a cashout that has not been sent yet',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: Payment },
    errors: ['NOT_FOUND', 'PAYMENT_NOT_RECALLABLE'],
  },
  continuePayment: {
    method: 'POST',
    path: '/api/player/payments/:id/continuation',
    summary: 'Where the browser goes on with a deposit that is not paid yet; the same answer as when it began',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: PaymentStart },
    errors: ['NOT_FOUND', 'PAYMENT_OVER', 'EXCLUDED'],
  },
  cancelPayment: {
    method: 'POST',
    path: '/api/player/payments/:id/cancel',
    summary: 'Gives up a deposit that has not been paid yet',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 200: Payment },
    errors: ['NOT_FOUND', 'PAYMENT_OVER'],
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/api/payments/payment_methods/:currency',
    summary: 'The ways of paying in a currency, in one direction',
    who: 'player',
    rate: 'read',
    params: z.object({ currency: z.enum(currencyCodes) }),
    query: z.object({ payment_action: z.enum(paymentActions).default('deposit') }),
    responses: { 200: z.object({ methods: z.array(PaymentMethod), providers: z.array(z.string()) }) },
    errors: [],
  },
  readPaymentFields: {
    method: 'GET',
    path: '/api/payments/payment_methods/:currency/:id/fields',
    summary: 'What a way of paying asks for; for coins, the address',
    who: 'player',
    rate: 'read',
    params: methodParams,
    query: z.object({
      payment_action: z.enum(paymentActions).default('deposit'),
      saved_profile_id: z.string().max(60).optional(),
    }),
    responses: { 200: MethodFields },
    errors: [
      'NOT_FOUND',
      'LIMIT_REACHED',
      'EXCLUDED',
      'amount.beyond_limit',
      'ACCOUNT_CLOSED',
      'VERIFICATION_REQUIRED',
      'REGION_RESTRICTED',
    ],
  },
  removePaymentProfile: {
    method: 'DELETE',
    path: '/api/payments/profiles/:id',
    summary: 'Forgets a saved way of paying',
    who: 'player',
    rate: 'write',
    params: z.object({ id: pathId }),
    responses: { 204: empty },
    errors: ['NOT_FOUND'],
  },
  readCashoutOutlook: {
    method: 'GET',
    path: '/api/payments/cashout_outlook/:currency',
    summary: 'What can be withdrawn, what is still missing, and how long it takes',
    who: 'player',
    rate: 'read',
    params: z.object({ currency: z.enum(currencyCodes) }),
    responses: { 200: CashoutOutlook },
    errors: [],
  },
  startPayment: {
    method: 'POST',
    path: '/api/payment_processing',
    summary: 'Begins a deposit or a cashout',
    who: 'player',
    rate: 'write',
    money: true,
    /** The fields of the method stand beside these, or inside `fields`. */
    body: z.looseObject({
      payment_method: z.string().max(60),
      payment_action: z.enum(paymentActions),
      currency,
      /** Units, written with a dot: `12.50`. */
      amount: z.string().max(40),
      fields: z.record(z.string().max(60), z.string().max(500)).optional(),
      saved_profile_id: z.string().max(60).optional(),
      save_profile: z.boolean().optional(),
      /** The offer chosen with a deposit. Unset: the one picked before, if any; null: none, whatever was picked. */
      offer_id: z.string().max(60).nullish(),
      custom_routes: z
        .object({
          success_url: z.string().max(500).optional(),
          failure_url: z.string().max(500).optional(),
          pending_url: z.string().max(500).optional(),
        })
        .optional(),
    }),
    responses: { 200: PaymentStart },
    errors: [
      'IDEMPOTENCY_CONFLICT',
      'idempotency_key.invalid',
      'amount.invalid',
      'amount.too_small',
      'amount.too_large',
      'amount.multiple_of',
      'amount.not_enough_money',
      'amount.beyond_limit',
      'payment_method.not_available',
      'saved_profile_id.unknown',
      'offer_id.not_available',
      'offer_id.had_by_household',
      'offer_id.had_by_instrument',
      'offer_id.several_accounts',
      'fields.missing',
      'fields.invalid',
      'address.invalid',
      'custom_routes.not_ours',
      'profile.incomplete',
      'email.not_confirmed',
      'REAUTHENTICATION_REQUIRED',
      'LIMIT_REACHED',
      'EXCLUDED',
      'ACCOUNT_CLOSED',
      'VERIFICATION_REQUIRED',
      'REGION_RESTRICTED',
      'UNAVAILABLE',
    ],
  },
});
