import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { cents, currency, timestamp } from '../schemas.ts';

/** What is played: each earns points at its own rate. */
export const pointProducts = ['slots', 'other', 'tables', 'sport'] as const;
export type PointProduct = (typeof pointProducts)[number];

/** What a move of points is about. */
export const pointKinds = ['play', 'void', 'promotion', 'correction', 'ran_out', 'exchange', 'returned'] as const;
export type PointKind = (typeof pointKinds)[number];

const points = z.object({ points: z.number().meta({ description: 'up to six digits behind the point' }) });

/** Chargeable points are spent and may be below zero: spent, and their rounds taken back. Persistent ones make the level. */
export const CompPoints = z.object({ chargeable: points, persistent: points }).meta({ id: 'CompPoints' });
export type CompPoints = z.output<typeof CompPoints>;

/** One move of a player's points, as it was written. */
export const PointEntry = z
  .object({
    /** Also where the next page goes on. */
    id: z.string(),
    at: timestamp,
    kind: z.enum(pointKinds),
    chargeable: z.number(),
    persistent: z.number(),
    /** What they were for, in the language of the request; null: the kind says it. */
    title: z.string().nullable(),
  })
  .meta({ id: 'PointEntry' });
export type PointEntry = z.output<typeof PointEntry>;

/** When points run out next, and how they are earned, in money of the player. */
export const PointsStanding = z
  .object({
    ...CompPoints.shape,
    level: z.int().min(1).max(12),
    /** Persistent points with which this level began, and with which the next one begins; null: it is the highest. */
    level_from: z.number(),
    next_level_at: z.number().nullable(),
    /** The oldest points that are left; null: nothing runs out. While a break lasts, nothing does. */
    runs_out: z.object({ points: z.number(), at: timestamp }).nullable(),
    currency,
    /** How much has to be staked in cash for one point. */
    earning: z.array(z.object({ product: z.enum(pointProducts), stake_cents: cents })),
  })
  .meta({ id: 'PointsStanding' });
export type PointsStanding = z.output<typeof PointsStanding>;

const mine = { who: 'player', rate: 'read' } as const;

export const pointsCalls = defineCalls({
  readCompPoints: {
    ...mine,
    method: 'GET',
    path: '/api/player/comp_points',
    summary: 'The points of the player',
    responses: { 200: CompPoints },
    errors: [],
  },
  readPointsStanding: {
    ...mine,
    method: 'GET',
    path: '/api/player/comp_points/standing',
    summary: 'Points, level, what runs out next, and what a point takes',
    responses: { 200: PointsStanding },
    errors: [],
  },
  listPointEntries: {
    ...mine,
    method: 'GET',
    path: '/api/player/comp_points/entries',
    summary: 'Every move of the player’s points, newest first',
    query: z.object({
      before: z
        .string()
        .regex(/^[0-9]{1,18}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(40),
    }),
    responses: { 200: z.array(PointEntry) },
    errors: [],
  },
});
