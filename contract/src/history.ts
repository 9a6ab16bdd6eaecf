import { z } from 'zod';
import { defineCalls, type FileAnswer } from './call.ts';
import { cents, currency, timestamp } from './schemas.ts';

/** What a line of the account's history is about. */
export const historyKinds = ['deposit', 'cashout', 'play', 'bonus', 'jackpot', 'correction'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** One movement of a wallet, as the ledger wrote it (PP-16). */
export const HistoryLine = z
  .object({
    /** Place in the journal; also where the next page goes on. */
    id: z.string(),
    at: timestamp,
    kind: z.enum(historyKinds),
    /** `stake`, `win`, `deposit`, `hold`, …: the ledger's own word. */
    reason: z.string(),
    currency,
    /** What changed hands from the player's view: below zero is money gone. */
    amount_cents: cents,
    /** What moved into the money set aside (or, below zero, out of it): a withdrawal asked for, given back or paid. */
    set_aside_cents: cents,
    /** Cash and bonus after it. */
    balance_after_cents: cents,
    reserved_after_cents: cents,
    /** The game, the way of paying, the gift. */
    title: z.string().nullable(),
    /** Where more of it is told: a round's replay, a payment. */
    round_id: z.string().nullable(),
    /** Which game it was, by its identifier. */
    game: z.string().nullable(),
    payment_id: z.int().nullable(),
  })
  .meta({ id: 'HistoryLine' });
export type HistoryLine = z.output<typeof HistoryLine>;

/** A month of one wallet: opening + everything that moved = closing. */
export const Statement = z
  .object({
    month: z.string(),
    currency,
    opening_cents: cents,
    deposits_cents: cents,
    cashouts_cents: cents,
    stakes_cents: cents,
    wins_cents: cents,
    bonuses_cents: cents,
    corrections_cents: cents,
    closing_cents: cents,
    /** Closing, of which set aside for withdrawals under way. */
    reserved_cents: cents,
    /** How many stakes those were. */
    stakes_count: z.int(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof Statement>;

const month = z.string().regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/);
const filter = {
  kind: z.enum(historyKinds).optional(),
  currency: currency.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const historyCalls = defineCalls({
  listHistory: {
    method: 'GET',
    path: '/api/player/history',
    summary: 'Everything that moved the player’s money, newest first',
    who: 'player',
    rate: 'read',
    query: z.object({
      ...filter,
      before: z
        .string()
        .regex(/^[0-9]{1,18}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    responses: { 200: z.object({ lines: z.array(HistoryLine), next: z.string().nullable() }) },
    errors: ['to.before_from'],
  },
  exportHistory: {
    method: 'GET',
    path: '/api/player/history/export',
    summary: 'The same as a table to keep',
    who: 'player',
    rate: 'write',
    query: z.object(filter),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: ['to.before_from'],
  },
  listStatements: {
    method: 'GET',
    path: '/api/player/statements',
    summary: 'The months of the player’s wallets, newest first',
    who: 'player',
    rate: 'read',
    query: z.object({
      year: z
        .string()
        .regex(/^20[0-9]{2}$/)
        .optional(),
    }),
    responses: { 200: z.array(Statement) },
    errors: [],
  },
  exportStatement: {
    method: 'GET',
    path: '/api/player/statements/:month/export',
    summary: 'One month with every line, as a table to keep',
    who: 'player',
    rate: 'write',
    params: z.object({ month }),
    file: true,
    responses: { 200: z.custom<FileAnswer>() },
    errors: [],
  },
});
