import { z } from 'zod';
import { defineStaffCalls } from '../call.ts';
import { correctableFields } from '../correctable-fields.ts';
import { empty, pathId } from '../schemas.ts';
import { PlayerDetails, staffReason } from './players.ts';

const fieldText = z.string().max(500).nullable();

export const DetailChange = z
  .object({
    field: z.enum(correctableFields),
    /** As it was on the screen: somebody else's change in between is not overwritten. */
    from: fieldText,
    to: fieldText,
  })
  .meta({ id: 'DetailChange' });
export type DetailChange = z.output<typeof DetailChange>;

const byId = z.object({ id: pathId });
const write = { method: 'POST', who: 'staff', rate: 'write', params: byId } as const;

/** What staff do for the safety and the truth of a player's account. Nobody here sees or sets a password. */
export const staffPlayerAccountCalls = defineStaffCalls({
  endPlayerSessions: {
    ...write,
    path: '/api/staff/players/:id/sessions/ending',
    summary: 'Logs a player out on every device; the player is told by mail',
    permission: 'players.lock',
    recorded: 'staff.player_sessions_ended',
    body: staffReason,
    responses: { 200: z.object({ ended: z.int() }) },
    errors: ['NOT_FOUND'],
  },
  sendPlayerPasswordLink: {
    ...write,
    path: '/api/staff/players/:id/password_link',
    summary: 'Mails a player the link to choose a new password; it works once, for an hour',
    permission: 'players.lock',
    recorded: 'staff.player_password_link_sent',
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'player.enough_links'],
  },
  resetPlayerTwoFactor: {
    ...write,
    path: '/api/staff/players/:id/two_factor_reset',
    summary: 'Takes the second factor off an account whose owner lost it; every session ends and the player is told',
    permission: 'players.reset_two_factor',
    recorded: 'staff.player_two_factor_reset',
    body: staffReason,
    responses: { 204: empty },
    errors: ['NOT_FOUND', 'two_factor.not_on'],
  },
  correctPlayerDetails: {
    ...write,
    path: '/api/staff/players/:id/details',
    summary: 'Corrects personal details by the rules of the site; the player is told by mail',
    permission: 'players.edit',
    recorded: 'staff.player_details_changed',
    body: staffReason.extend({
      changes: z
        .array(DetailChange)
        .min(1)
        .max(correctableFields.length)
        .refine((changes) => new Set(changes.map(({ field }) => field)).size === changes.length),
    }),
    responses: { 200: PlayerDetails },
    errors: [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      'EXCLUDED',
      'base.update_was_not_performed',
      'country.not_supported',
      'country.other_licence',
    ],
  },
});
