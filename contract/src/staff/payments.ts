import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { limitPeriods, limitTypes } from '../limit-periods.ts';
import { Exclusion, Limit } from '../limits.ts';
import { currencyCodes } from '../money.ts';
import { Payment, paymentActions, paymentStates } from '../payments.ts';
import { cents, countryCode, currency, pathId, timestamp } from '../schemas.ts';
import { olderThan, staffReason } from './players.ts';

const person = z.object({ id: z.int(), name: z.string() });

/** A payment as staff see it. */
export const StaffPayment = Payment.extend({
  player_id: z.int(),
  reference: z.string(),
  provider: z.string(),
  provider_reference: z.string().nullable(),
  /** What the checks said of a cashout; null: they have not looked yet. */
  verdict: z.enum(['accept', 'review']).nullable(),
  /** Why it waits for people. */
  signals: z.array(z.string()),
  approvals_needed: z.int(),
  approvals: z.array(person.extend({ at: timestamp })),
}).meta({ id: 'StaffPayment' });
export type StaffPayment = z.output<typeof StaffPayment>;

/** Who stands behind a payment. What a member may not read is not in it. */
export const PaymentPlayer = z
  .object({
    id: z.int(),
    /** Null for members who may not read players, and for a player who is not there any more. */
    person: z
      .object({
        name: z.string().nullable(),
        nickname: z.string().nullable(),
        country: countryCode.nullable(),
        verified: z.boolean(),
        locked: z.boolean(),
        created_at: timestamp,
        documents: z.object({ pending: z.int(), approved: z.int(), not_approved: z.int() }),
        wallets: z.array(z.object({ currency, cash_cents: cents, bonus_cents: cents, reserved_cents: cents })),
      })
      .nullable(),
    /** Money in and out so far: what has arrived, and what was paid out. One line for each currency. */
    money: z.array(
      z.object({
        currency,
        deposits: z.int(),
        deposited_cents: cents,
        cashouts: z.int(),
        cashed_out_cents: cents,
        /** What came in less what went out. */
        net_cents: cents,
      }),
    ),
  })
  .meta({ id: 'PaymentPlayer' });
export type PaymentPlayer = z.output<typeof PaymentPlayer>;

/** A cashout that waits, with its player: what a decision needs. */
export const QueuedCashout = StaffPayment.extend({ player: PaymentPlayer }).meta({ id: 'QueuedCashout' });
export type QueuedCashout = z.output<typeof QueuedCashout>;

/** The name is null where there is none, or where the member may not read players. */
export const FoundPayment = StaffPayment.extend({ player_name: z.string().nullable() }).meta({ id: 'FoundPayment' });
export type FoundPayment = z.output<typeof FoundPayment>;

export const differenceOutcomes = ['noted', 'paid', 'given_back'] as const;

export const StaffDifference = z
  .object({
    id: z.int(),
    kind: z.string(),
    provider: z.string(),
    payment_id: z.int().nullable(),
    player_id: z.int().nullable(),
    provider_reference: z.string(),
    /** What the provider says, and what we hold for true. */
    amount_cents: cents.nullable(),
    currency: currency.nullable(),
    expected_amount_cents: cents.nullable(),
    expected_currency: currency.nullable(),
    detail: z.string(),
    found_at: timestamp,
    settled: z.object({ at: timestamp, by: z.string(), settlement: z.string() }).nullable(),
  })
  .meta({ id: 'StaffDifference' });
export type StaffDifference = z.output<typeof StaffDifference>;

/** One payment with everything that happened to it. */
export const StaffPaymentFile = StaffPayment.extend({
  player: PaymentPlayer,
  events: z.array(
    z.object({
      number: z.int(),
      from: z.enum(paymentStates).nullable(),
      to: z.enum(paymentStates),
      actor: z.enum(['player', 'provider', 'staff', 'clock']),
      actor_id: z.int().nullable(),
      /** The member of staff, by name. */
      actor_name: z.string().nullable(),
      reason: z.string().nullable(),
      provider_event: z.string().nullable(),
      at: timestamp,
    }),
  ),
  callbacks: z.array(z.object({ outcome: z.string(), status: z.int(), at: timestamp })),
  ledger: z.array(
    z.object({
      id: z.int(),
      reason: z.string(),
      cash_cents: cents,
      bonus_cents: cents,
      reserved_cents: cents,
      house: z.string().nullable(),
      at: timestamp,
    }),
  ),
  differences: z.array(StaffDifference),
}).meta({ id: 'StaffPaymentFile' });
export type StaffPaymentFile = z.output<typeof StaffPaymentFile>;

/** Money put right by hand: asked for by one person, decided by another. The transfer it corrects stays as it is. */
export const StaffCorrection = z
  .object({
    id: z.int(),
    player_id: z.int(),
    currency,
    /** Above zero the player gets it, below zero it is taken. */
    amount_cents: cents,
    /** The ledger's line that was wrong, where there is one. */
    corrects: z.int().nullable(),
    reason: z.string(),
    asked_by: person,
    asked_at: timestamp,
    state: z.enum(['asked', 'approved', 'refused']),
    decided_by: person.nullable(),
    decided_at: timestamp.nullable(),
    decision: z.string().nullable(),
  })
  .meta({ id: 'StaffCorrection' });
export type StaffCorrection = z.output<typeof StaffCorrection>;

/** The name as in `FoundPayment`. */
export const FoundCorrection = StaffCorrection.extend({ player_name: z.string().nullable() }).meta({
  id: 'FoundCorrection',
});
export type FoundCorrection = z.output<typeof FoundCorrection>;

export const StaffPlayerLimits = z
  .object({
    limits: z.array(Limit),
    /** What was, newest first. */
    ended: z.array(
      z.object({
        id: z.int(),
        type: z.enum(limitTypes),
        period: z.enum(limitPeriods),
        ended_at: timestamp,
        /** `replaced`, `removed`, `over`, `withdrawn` …: the room's own word. */
        how: z.string(),
      }),
    ),
    exclusion: Exclusion,
  })
  .meta({ id: 'StaffPlayerLimits' });
export type StaffPlayerLimits = z.output<typeof StaffPlayerLimits>;

/** What became of one of several cashouts. `refused` says why in the words of the call for one. */
export const CashoutResult = z
  .object({
    id: z.int(),
    outcome: z.enum(['approved', 'agreed_first', 'rejected', 'refused']),
    code: z.string().nullable(),
  })
  .meta({ id: 'CashoutResult' });
export type CashoutResult = z.output<typeof CashoutResult>;

const byId = z.object({ id: pathId });
const chosenPayments = z.array(z.int().min(1)).min(1).max(50);
const largestCorrection = 1_000_000_000_000_000;
const read = { who: 'staff', permission: 'payments.read', rate: 'read' } as const;
const decide = { who: 'staff', permission: 'payments.decide', rate: 'write' } as const;
const correct = { who: 'staff', permission: 'payments.correct', rate: 'write' } as const;

export const staffPaymentCalls = defineStaffCalls({
  listCashoutQueue: {
    ...read,
    method: 'GET',
    path: '/api/staff/cashouts',
    summary: 'Cashouts that wait for people, the oldest first',
    recorded: 'staff.cashouts_viewed',
    query: z.object({ after: olderThan }),
    responses: {
      200: z.object({ cashouts: z.array(QueuedCashout), waiting: z.int(), next_after: z.int().nullable() }),
    },
    errors: [],
  },
  searchStaffPayments: {
    ...read,
    method: 'GET',
    path: '/api/staff/payments',
    summary: 'Payments by player, state, method or reference, the newest first',
    recorded: 'staff.payments_searched',
    query: z.object({
      player: pathId.optional(),
      action: z.enum(paymentActions).optional(),
      state: z.enum(paymentStates).optional(),
      currency: z.enum(currencyCodes).optional(),
      provider: z.string().max(60).optional(),
      method: z.string().max(60).optional(),
      reference: z.string().trim().max(100).optional(),
      before: olderThan,
    }),
    responses: { 200: z.object({ payments: z.array(FoundPayment), next_before: z.int().nullable() }) },
    errors: [],
  },
  readStaffPayment: {
    ...read,
    method: 'GET',
    path: '/api/staff/payments/:id',
    summary: 'One payment with its steps, callbacks, ledger entries and differences',
    recorded: 'staff.payment_viewed',
    params: byId,
    responses: { 200: StaffPaymentFile },
    errors: ['NOT_FOUND'],
  },
  approveCashout: {
    ...decide,
    method: 'POST',
    path: '/api/staff/payments/:id/approval',
    summary: 'Agrees to a cashout; above a set amount a second person must agree too',
    recorded: 'staff.cashout_approved',
    params: byId,
    responses: { 200: StaffPayment },
    errors: ['NOT_FOUND', 'PAYMENT_MOVED', 'SECOND_PERSON_NEEDED'],
  },
  rejectCashout: {
    ...decide,
    method: 'POST',
    path: '/api/staff/payments/:id/rejection',
    summary: 'Refuses a cashout: the money goes back at once, and the player reads the reason',
    recorded: 'staff.cashout_rejected',
    params: byId,
    body: staffReason,
    responses: { 200: StaffPayment },
    errors: ['NOT_FOUND', 'PAYMENT_MOVED'],
  },
  decideCashouts: {
    ...decide,
    method: 'POST',
    path: '/api/staff/cashouts/decisions',
    summary: 'Agrees to several cashouts or rejects them, each judged by itself, with what became of each',
    recorded: 'staff.cashout_approved',
    /** A reason is needed to reject: each player reads it. */
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('approve'), payments: chosenPayments }),
      staffReason.extend({ decision: z.literal('reject'), payments: chosenPayments }),
    ]),
    responses: { 200: z.object({ results: z.array(CashoutResult) }) },
    errors: [],
  },
  listDifferences: {
    ...read,
    method: 'GET',
    path: '/api/staff/differences',
    summary: 'Where a provider and our books differ, the newest first',
    query: z.object({ settled: z.enum(['true', 'false']).optional(), before: olderThan }),
    responses: {
      200: z.object({ differences: z.array(StaffDifference), open: z.int(), next_before: z.int().nullable() }),
    },
    errors: [],
  },
  settleDifference: {
    ...decide,
    method: 'POST',
    path: '/api/staff/differences/:id/settlement',
    summary: 'Ends a difference: noted, or by what was found out at the provider',
    recorded: 'staff.difference_settled',
    params: byId,
    body: staffReason.extend({ outcome: z.enum(differenceOutcomes) }),
    responses: { 200: StaffDifference },
    errors: ['NOT_FOUND', 'PAYMENT_MOVED'],
  },
  listCorrections: {
    ...read,
    method: 'GET',
    path: '/api/staff/corrections',
    summary: 'Money put right by hand, the newest first',
    query: z.object({ player: pathId.optional(), state: StaffCorrection.shape.state.optional(), before: olderThan }),
    responses: { 200: z.object({ corrections: z.array(FoundCorrection), next_before: z.int().nullable() }) },
    errors: [],
  },
  askCorrection: {
    ...correct,
    method: 'POST',
    path: '/api/staff/corrections',
    summary: 'Asks for a correction of a wallet; nothing moves before somebody else agrees',
    recorded: 'staff.correction_asked',
    body: staffReason.extend({
      player_id: z.int().min(1),
      currency: z.enum(currencyCodes),
      amount_cents: z
        .int()
        .min(-largestCorrection)
        .max(largestCorrection)
        .refine((amount) => amount !== 0),
      corrects: z.int().min(1).nullish(),
    }),
    responses: { 201: StaffCorrection },
    errors: ['NOT_FOUND', 'corrects.unknown'],
  },
  approveCorrection: {
    ...correct,
    method: 'POST',
    path: '/api/staff/corrections/:id/approval',
    summary: 'Agrees to a correction that somebody else asked for: the money moves now',
    recorded: 'staff.correction_approved',
    params: byId,
    responses: { 200: StaffCorrection },
    errors: ['NOT_FOUND', 'SECOND_PERSON_NEEDED', 'correction.decided', 'amount_cents.not_enough_money'],
  },
  refuseCorrection: {
    ...correct,
    method: 'POST',
    path: '/api/staff/corrections/:id/refusal',
    summary: 'Refuses a correction, or takes back one’s own',
    recorded: 'staff.correction_refused',
    params: byId,
    body: staffReason,
    responses: { 200: StaffCorrection },
    errors: ['NOT_FOUND', 'correction.decided'],
  },
  readPlayerLimits: {
    who: 'staff',
    permission: 'limits.read',
    rate: 'read',
    method: 'GET',
    path: '/api/staff/players/:id/limits',
    summary: 'The limits and exclusions of a player. Nobody but the player changes them',
    recorded: 'staff.player_limits_viewed',
    params: byId,
    responses: { 200: StaffPlayerLimits },
    errors: ['NOT_FOUND'],
  },
});
