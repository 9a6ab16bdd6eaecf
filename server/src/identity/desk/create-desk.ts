import type { FoundPlayer, PlayerDetails, PlayerSession } from '@halley/contract';
import type { Clock, Queryable, Tx } from '../../kit/index.ts';
import { type Block, blockPlayer, findBlock, unblockPlayer } from '../player/block-player.ts';
import { consentsOfPlayer } from './consents-of-player.ts';
import { findPlayers, type PlayerSearch } from './find-players.ts';
import { maskEmail } from './mask-email.ts';
import { endSessionOfPlayer, sessionsOfPlayer } from './sessions-of-player.ts';

/** What the back office asks of this room. Who may ask is the staff room's to know. */
export interface Desk {
  findPlayers(db: Queryable, search: PlayerSearch): Promise<FoundPlayer[]>;
  maskEmail(email: string): string;
  sessionsOf(db: Queryable, playerId: number): Promise<PlayerSession[]>;
  /** False: it is another player's, or over. */
  endSession(tx: Tx, input: { playerId: number; sessionId: number }): Promise<boolean>;
  consentsOf(db: Queryable, playerId: number): Promise<PlayerDetails['consents']>;
  /** Log-in is refused from now on, and every session ends. */
  block(tx: Tx, input: { playerId: number; reason: string }): Promise<void>;
  unblock(tx: Tx, playerId: number): Promise<void>;
  blockOf(db: Queryable, playerId: number): Promise<Block | undefined>;
}

export function createDesk({ clock }: { clock: Clock }): Desk {
  return {
    findPlayers,
    maskEmail,
    sessionsOf: (db, playerId) => sessionsOfPlayer(db, playerId, clock.now()),
    endSession: (tx, input) => endSessionOfPlayer(tx, { ...input, at: clock.now() }),
    consentsOf: consentsOfPlayer,
    block: (tx, input) => blockPlayer(tx, { ...input, clock }),
    unblock: unblockPlayer,
    blockOf: findBlock,
  };
}
