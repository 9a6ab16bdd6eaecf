import { z } from 'zod';
import { timestamp } from './schemas.ts';

/** Everything the audit trail may hold, by name. A new kind of event is a line here. */
export const significantKinds = [
  'identity.registered',
  'identity.signed_in',
  'identity.signed_out',
  'identity.locked',
  'identity.unlocked',
  'identity.password_changed',
  'identity.two_factor_changed',
  'identity.passkey_changed',
  'identity.provider_changed',
  'identity.email_confirmed',
  'wager.large_win',
  'jackpots.opened',
  'jackpots.state_changed',
  'jackpots.won',
  'wager.swept',
  'payments.rejected',
  'payments.flagged',
  'payments.difference_found',
  'payments.bad_signature',
  'limits.changed',
  'limits.excluded',
  'limits.returned',
  'staff.members_viewed',
  'staff.member_created',
  'staff.member_invited',
  'staff.member_changed',
  'staff.member_reset',
  'staff.invitation_accepted',
  'staff.signed_in',
  'staff.sign_in_failed',
  'staff.locked_out',
  'staff.signed_out',
  'staff.session_ended',
  'staff.two_factor_set_up',
  'staff.recovery_codes_renewed',
  'staff.password_changed',
  'staff.call_refused',
  'staff.players_searched',
  'staff.player_viewed',
  'staff.player_details_viewed',
  'staff.player_sessions_viewed',
  'staff.player_session_ended',
  'staff.player_locked',
  'staff.player_unlocked',
  'staff.player_failures_cleared',
  'staff.review_queue_viewed',
  'staff.document_viewed',
  'staff.document_approved',
  'staff.document_rejected',
  'staff.cashouts_viewed',
  'staff.payments_searched',
  'staff.payment_viewed',
  'staff.cashout_approved',
  'staff.cashout_rejected',
  'staff.difference_settled',
  'staff.correction_asked',
  'staff.correction_approved',
  'staff.correction_refused',
  'staff.player_limits_viewed',
  'staff.audit_viewed',
  'staff.audit_exported',
  'staff.audit_verified',
] as const;

export type SignificantKind = (typeof significantKinds)[number];

export const actorKinds = ['staff', 'player', 'system'] as const;

export const AuditEntry = z
  .object({
    id: z.int(),
    at: timestamp,
    kind: z.enum(significantKinds),
    actor: z.object({ kind: z.enum(actorKinds), id: z.int().nullable(), name: z.string().nullable() }),
    address: z.string().nullable(),
    target: z.object({ kind: z.string(), id: z.string() }).nullable(),
    player_id: z.int().nullable(),
    reason: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
    /** Its place in the chain; null for the moment between being written and being sealed. */
    seal: z.object({ number: z.int(), day: z.string(), hash: z.string() }).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof AuditEntry>;
