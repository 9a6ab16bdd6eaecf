import type { SignificantKind } from '@halley/contract';

/** Who did it. The name is kept with the entry, because accounts may be renamed or go. */
type Actor =
  | { kind: 'staff'; id: number; name: string }
  | { kind: 'player'; id: number }
  /** The house itself: a job, a rule, a script of the operator. */
  | { kind: 'system' };

/** Something that an operator must be able to show later. No secret goes in here, and no more of a person than needed. */
export interface SignificantEvent {
  kind: SignificantKind;
  actor: Actor;
  /** Where the request came from. */
  address?: string;
  target?: { kind: string; id: string | number };
  /** The player it is about. */
  playerId?: number;
  reason?: string;
  detail?: Record<string, unknown>;
}

/** Who does something, from where and why: what every deed of an operator must be able to say. */
export interface Author {
  actor: Exclude<Actor, { kind: 'player' }>;
  address?: string;
  reason: string;
}

/** An entry in the exact words its hash is made over: everything is text or null, whole numbers included. */
export interface EntryText {
  id: string;
  /** UTC with microseconds. */
  at: string;
  kind: string;
  actor_kind: string;
  actor_id: string | null;
  actor_name: string | null;
  address: string | null;
  target_kind: string | null;
  target_id: string | null;
  player_id: string | null;
  reason: string | null;
  detail: string;
}

/** For SQL: the columns of `audit_entry e` as `EntryText`. */
export const entryTextColumns = `e.id::text as id,
  to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.kind, e.actor_kind,
  e.actor_id::text as actor_id, e.actor_name, e.address, e.target_kind, e.target_id, e.player_id::text as player_id,
  e.reason, e.detail::text as detail`;
