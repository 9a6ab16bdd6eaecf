import type { Account } from './wallet.ts';

/**
 * News that rooms send upwards through the outbox, by topic. Amounts are decimal text of subunits, because JSON
 * numbers cannot hold them all.
 */
export interface Topics {
  'identity.registered': { playerId: number; currency: string; country: string };
  'identity.signed_in': { playerId: number; sessionId: string };
  'identity.signed_out': { playerId: number; sessionId: string };
  /** A document was looked at; `verified` is how the player stands now. */
  'verification.reviewed': {
    playerId: number;
    documentId: number;
    documentType: string;
    status: 'approved' | 'not_approved';
    verified: boolean;
  };
  /** The groups a player is in from now on, all of them. */
  'identity.groups_changed': { playerId: number; groups: { id: number; name: string }[] };
  /** An outside provider decided over a player. */
  'verification.decided': { playerId: number; provider: string; verified: boolean };
  /** Failed log-ins have locked the account of this player. */
  'identity.locked': { playerId: number; at: string };
  'identity.unlocked': { playerId: number; at: string };
  'identity.password_changed': { playerId: number; how: 'change' | 'reset'; at: string };
  'identity.two_factor_changed': { playerId: number; change: 'on' | 'off' | 'new_recovery_codes'; at: string };
  'identity.passkey_changed': { playerId: number; passkeyId: number; change: 'added' | 'removed'; at: string };
  'identity.provider_changed': { playerId: number; provider: string; change: 'added' | 'removed'; at: string };
  'identity.email_confirmed': { playerId: number; at: string };
  /** A wallet changed, for whatever reason; `account` is what the player may see of it. */
  'wallet.changed': { playerId: number; account: Account };
  /** Entries came into the audit trail and wait to be sealed. */
  'audit.written': { entries: number };
  'wager.settled': {
    roundId: string;
    playerId: number;
    game: string;
    currency: string;
    stake: string;
    win: string;
    at: string;
  };
}

export type Topic = keyof Topics;
