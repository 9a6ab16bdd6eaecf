import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { cents, currency, pathId, timestamp } from '../schemas.ts';
import { staffChange } from './catalogue.ts';

export const jackpotStates = ['active', 'paused', 'retiring', 'retired'] as const;
const state = z.enum(jackpotStates);

/** Parts of a million of every stake, and the bounds of the hidden amount. */
const rules = { contribution_ppm: z.int(), seed_amount_cents: cents, ceiling_amount_cents: cents };

export const StaffJackpotLevel = z
  .object({
    id: z.int(),
    identifier: z.string(),
    name: z.string(),
    /** Null: it has dropped for the last time. */
    running: z
      .object({
        cycle: z.int(),
        amount_cents: cents,
        opened_at: timestamp,
        ...rules,
        server_seed_hash: z.string(),
        next_server_seed_hash: z.string(),
      })
      .nullable(),
    /** What holds from its next cycle on. */
    next: z.object(rules),
    drops: z.int(),
    last_dropped_at: timestamp.nullable(),
  })
  .meta({ id: 'StaffJackpotLevel' });
export type StaffJackpotLevel = z.output<typeof StaffJackpotLevel>;

export const StaffJackpot = z
  .object({
    id: z.int(),
    identifier: z.string(),
    name: z.string(),
    state,
    currency,
    allowed_currencies: z.array(currency),
    /** None: every game feeds it. */
    games: z.array(z.string()),
    created_at: timestamp,
    revision: z.int(),
    levels: z.array(StaffJackpotLevel),
  })
  .meta({ id: 'StaffJackpot' });
export type StaffJackpot = z.output<typeof StaffJackpot>;

export const StaffJackpotFile = StaffJackpot.extend({
  /** Stakes that are not counted yet, of all jackpots. */
  waiting_stakes: z.int(),
  /** The newest first. */
  wins: z.array(
    z.object({
      level: z.string(),
      cycle: z.int(),
      player_id: z.int(),
      round_id: z.string(),
      game: z.string(),
      amount_cents: cents,
      paid_amount_cents: cents,
      paid_currency: currency,
      at: timestamp,
    }),
  ),
}).meta({ id: 'StaffJackpotFile' });
export type StaffJackpotFile = z.output<typeof StaffJackpotFile>;

/** Whether what is sealed, and what was opened, is what was promised. Says nothing about where a level will drop. */
export const JackpotCheck = z
  .object({
    levels: z.array(
      z.object({ identifier: z.string(), drops: z.int(), holds: z.boolean(), faults: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'JackpotCheck' });
export type JackpotCheck = z.output<typeof JackpotCheck>;

const byId = z.object({ id: pathId });
const subunits = z.int().min(0).max(1_000_000_000_000_000);
const manage = { who: 'staff', permission: 'jackpots.manage', rate: 'write' } as const;
const read = { who: 'staff', permission: 'games.read', rate: 'read' } as const;

export const staffJackpotCalls = defineStaffCalls({
  listStaffJackpots: {
    ...read,
    method: 'GET',
    path: '/api/staff/jackpots',
    summary: 'Every jackpot with its levels, retired ones too',
    responses: { 200: z.array(StaffJackpot) },
    errors: [],
  },
  readStaffJackpot: {
    ...read,
    method: 'GET',
    path: '/api/staff/jackpots/:id',
    summary: 'One jackpot: levels, cycles, last drops',
    params: byId,
    responses: { 200: StaffJackpotFile },
    errors: ['NOT_FOUND'],
  },
  changeJackpot: {
    ...manage,
    method: 'PATCH',
    path: '/api/staff/jackpots/:id',
    summary: 'Contribution, seed and ceiling of levels, from their next cycles on',
    recorded: 'jackpots.changed',
    params: byId,
    body: staffChange.extend({
      levels: z
        .array(
          z.object({
            id: z.int(),
            contribution_ppm: z.int().min(1).max(100_000),
            seed_amount_cents: subunits,
            ceiling_amount_cents: subunits.min(1),
          }),
        )
        .min(1)
        .max(10),
    }),
    responses: { 200: StaffJackpotFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'levels.unknown', 'levels.ceiling', 'state.not_allowed'],
  },
  switchJackpot: {
    ...manage,
    method: 'POST',
    path: '/api/staff/jackpots/:id/state',
    summary: 'Pauses a jackpot, lets it go on, or retires it once its running cycles have dropped',
    recorded: 'jackpots.state_changed',
    params: byId,
    body: staffChange.extend({ state: z.enum(['active', 'paused', 'retiring']) }),
    responses: { 200: StaffJackpotFile },
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'state.not_allowed'],
  },
  checkJackpot: {
    ...read,
    rate: 'write',
    method: 'POST',
    path: '/api/staff/jackpots/:id/check',
    summary: 'Opens the seals inside the house and draws every past drop again',
    recorded: 'jackpots.checked',
    params: byId,
    responses: { 200: JackpotCheck },
    errors: ['NOT_FOUND'],
  },
});
