import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { cents, currency, timestamp } from '../schemas.ts';
import { staffChange } from './catalogue.ts';
import { staffReason } from './players.ts';

const state = z.enum(['open', 'closed']);
const providerName = z.string().regex(/^[a-z0-9][a-z0-9-]{1,31}$/);
const addresses = z.array(z.string().trim().min(1).max(50)).min(1).max(100);
const producers = z.array(z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,79}$/)).max(100);
const title = z.string().trim().min(1).max(100);
const baseUrl = z.string().trim().min(1).max(500);
const callsPerSecond = z.int().min(1).max(100_000);

/** What became of calls: 0 was taken, else a code of the protocol. */
export const ProviderCallCount = z
  .object({ call: z.string(), code: z.int(), meaning: z.string(), calls: z.int() })
  .meta({ id: 'ProviderCallCount' });
export type ProviderCallCount = z.output<typeof ProviderCallCount>;

/** A house whose games are played here. A key is known by its id: the secret itself was shown once, when it was made. */
export const StaffProvider = z
  .object({
    id: z.string(),
    title: z.string(),
    state,
    base_url: z.string(),
    /** The newest first; a second one is taken until its time is over. */
    keys: z.array(z.object({ id: z.string(), since: timestamp.nullable(), until: timestamp.nullable() })),
    allowed_addresses: z.array(z.string()),
    producers: z.array(z.string()),
    calls_per_second: z.int(),
    created_at: timestamp,
    revision: z.int(),
    /** Of the last 24 hours. */
    calls: z.int(),
    refused_calls: z.int(),
    open_rounds: z.int(),
  })
  .meta({ id: 'StaffProvider' });
export type StaffProvider = z.output<typeof StaffProvider>;

export const StaffProviderFile = StaffProvider.extend({
  calls_by_code: z.array(ProviderCallCount),
  open_sessions: z.int(),
  /** The oldest first. */
  open_round_list: z.array(
    z.object({
      id: z.string(),
      player_id: z.int(),
      game: z.string(),
      currency,
      stake_cents: cents,
      win_cents: cents,
      opened_at: timestamp,
    }),
  ),
}).meta({ id: 'StaffProviderFile' });
export type StaffProviderFile = z.output<typeof StaffProviderFile>;

/** Every round of a provider held against its actions and the journal. */
export const Reconciliation = z
  .object({
    rounds: z.int(),
    actions: z.int(),
    differences: z.array(z.object({ round_id: z.string().nullable(), check: z.string(), detail: z.string() })),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.output<typeof Reconciliation>;

const withSecret = z.object({ provider: StaffProviderFile, secret: z.string() });
const byId = z.object({ id: providerName });
const manage = { who: 'staff', permission: 'providers.manage', rate: 'write' } as const;
const read = { who: 'staff', permission: 'games.read', rate: 'read' } as const;

export const staffProviderCalls = defineStaffCalls({
  listStaffProviders: {
    ...read,
    method: 'GET',
    path: '/api/staff/providers',
    summary: 'Providers of games, with their calls of the last day',
    responses: { 200: z.array(StaffProvider) },
    errors: [],
  },
  readStaffProvider: {
    ...read,
    method: 'GET',
    path: '/api/staff/providers/:id',
    summary: 'One provider: keys, addresses, calls by code, open rounds',
    params: byId,
    responses: { 200: StaffProviderFile },
    errors: ['NOT_FOUND'],
  },
  addStaffProvider: {
    ...manage,
    method: 'POST',
    path: '/api/staff/providers',
    summary: 'Adds a provider and shows its secret, this once',
    recorded: 'games.provider_added',
    body: staffReason.extend({
      name: providerName,
      title,
      base_url: baseUrl,
      allowed_addresses: addresses,
      producers: producers.default([]),
      calls_per_second: callsPerSecond.default(500),
    }),
    responses: { 201: withSecret },
    errors: ['id.taken', 'base_url.invalid', 'allowed_addresses.invalid', 'producers.taken'],
  },
  changeStaffProvider: {
    ...manage,
    method: 'PATCH',
    path: '/api/staff/providers/:id',
    summary: 'Addresses, rate, producers and base address of a provider',
    recorded: 'games.provider_changed',
    params: byId,
    body: staffChange.extend({
      title: title.optional(),
      base_url: baseUrl.optional(),
      allowed_addresses: addresses.optional(),
      producers: producers.optional(),
      calls_per_second: callsPerSecond.optional(),
    }),
    responses: { 200: StaffProviderFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'base_url.invalid', 'allowed_addresses.invalid', 'producers.taken'],
  },
  switchStaffProvider: {
    ...manage,
    method: 'POST',
    path: '/api/staff/providers/:id/state',
    summary: 'Closes a provider: nothing opens and nothing is staked; money under way comes in',
    recorded: 'games.provider_switched',
    params: byId,
    body: staffChange.extend({ state }),
    responses: { 200: StaffProviderFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  renewProviderSecret: {
    ...manage,
    method: 'POST',
    path: '/api/staff/providers/:id/secret',
    summary: 'A new secret, shown this once; the old one is taken for a while',
    recorded: 'games.provider_secret_renewed',
    params: byId,
    body: staffChange.extend({
      /** So long both are valid; null: until the old one is ended. */
      overlap_hours: z
        .int()
        .min(0)
        .max(24 * 90)
        .nullable(),
    }),
    responses: { 200: withSecret },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'secret.rotating'],
  },
  dropProviderSecret: {
    ...manage,
    method: 'POST',
    path: '/api/staff/providers/:id/secret/end_of_old',
    summary: 'Ends the old secret before its time',
    recorded: 'games.provider_secret_dropped',
    params: byId,
    body: staffChange,
    responses: { 200: StaffProviderFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'secret.single'],
  },
  reconcileProvider: {
    ...read,
    rate: 'write',
    method: 'POST',
    path: '/api/staff/providers/:id/reconciliation',
    summary: 'Holds every round of a provider against its actions and the journal',
    recorded: 'games.provider_reconciled',
    params: byId,
    responses: { 200: Reconciliation },
    errors: ['NOT_FOUND'],
  },
});
