import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { markerKinds, protectionLevels } from '../protection.ts';
import { pathId, timestamp } from '../schemas.ts';

/** What a rule has seen on a day. Amounts among the figures are cents of EUR, their names end in `_cents`. */
export const ProtectionMarker = z
  .object({
    day: z.iso.date(),
    kind: z.enum(markerKinds),
    level: z.enum(['watch', 'act']),
    measure: z.int(),
    /** From what on this level is raised. */
    threshold: z.int(),
    figures: z.record(z.string(), z.int()),
    rules_version: z.int(),
    raised_at: timestamp,
  })
  .meta({ id: 'ProtectionMarker' });
export type ProtectionMarker = z.output<typeof ProtectionMarker>;

/** How a player stands, for the player's page and the card beside other work. */
export const PlayerSigns = z
  .object({
    player_id: z.int(),
    level: z.enum(protectionLevels),
    since: timestamp.nullable(),
    /** The newest of each rule that still counts, the graver first. */
    signs: z.array(ProtectionMarker),
    case: z
      .object({ id: z.int(), level: z.enum(['watch', 'act']), due_at: timestamp, assignee: z.string().nullable() })
      .nullable(),
    /** Nothing is given or offered while a case to act on is open. */
    gifts_stopped: z.boolean(),
    money_source: z.object({
      asked_at: timestamp.nullable(),
      answered_at: timestamp.nullable(),
    }),
  })
  .meta({ id: 'PlayerSigns' });
export type PlayerSigns = z.output<typeof PlayerSigns>;

export const staffProtectionCalls = defineStaffCalls({
  readPlayerSigns: {
    method: 'GET',
    path: '/api/staff/players/:id/signs',
    summary: 'Signs that play may be hurting a player, the open case, and what is known of where the money comes from',
    who: 'staff',
    permission: 'protection.read',
    rate: 'read',
    recorded: 'staff.player_viewed',
    params: z.object({ id: pathId }),
    responses: { 200: PlayerSigns },
    errors: ['NOT_FOUND'],
  },
});
