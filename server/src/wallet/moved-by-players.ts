import { type Purpose, placeOf, type StatementPart } from './history/kinds.ts';
import type { Reason } from './wallet.ts';

/** As SQL, for rooms that group players: what wallets moved by month, up to the last roll-up. */
export const movedByPlayers = `select a.player_id, a.currency, m.month as moved_in, m.reason, m.purpose, m.amount
  from wallet_month m join wallet_account a on a.id = m.account_id`;
/** Whose wallets those are, once each. */
export const playersWhoMoved = `select a.player_id, a.currency from wallet_account a
  where exists (select from wallet_month m where m.account_id = a.id)`;

/** Which line of a statement a word of the journal belongs to. */
export const partOf = (reason: Reason, purpose: string): StatementPart => placeOf(reason, purpose as Purpose | '').part;
