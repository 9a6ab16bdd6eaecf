import type { FoundPlayer, PlayerDetails, PlayerSession } from '@halley/contract';
import type { Clock, Queryable, Tx } from '../../kit/index.ts';
import { changeGroups, type GroupsChange } from '../groups/change-groups.ts';
import { blockPlayer, unblockPlayer } from '../player/block-player.ts';
import { type Block, findBlock } from '../player/block-store.ts';
import { consentsOfPlayer } from '../player/consent-store.ts';
import type { LoginGuard } from '../sign-in/login-guard.ts';
import { noteOpened } from '../sign-in/note-opened.ts';
import { findPlayers, type PlayerInList, type PlayerSearch, playersOf } from './find-players.ts';
import { maskAddress, maskEmail, maskName } from './mask-person.ts';
import { type Relation, selectRelations } from './related-store.ts';
import { endSessionOfPlayer, sessionsOfPlayer } from './sessions-of-player.ts';

/** What the back office asks of this room. Who may ask is the staff room's to know. */
export interface Desk {
  findPlayers(db: Queryable, search: PlayerSearch): Promise<PlayerInList[]>;
  /** These players, in one query; who is not there is not among them. */
  playersOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, FoundPlayer>>;
  maskEmail(email: string): string;
  maskName(first: string | null, last: string | null): string | null;
  maskAddress(address: string): string;
  /** Accounts that share something with this player's. */
  relationsOf(db: Queryable, playerId: number): Promise<Relation[]>;
  sessionsOf(db: Queryable, playerId: number): Promise<PlayerSession[]>;
  /** False: it is another player's, or over. */
  endSession(tx: Tx, input: { playerId: number; sessionId: number }): Promise<boolean>;
  consentsOf(db: Queryable, playerId: number): Promise<PlayerDetails['consents']>;
  /** Log-in is refused from now on, and every session ends. */
  block(tx: Tx, input: { playerId: number; reason: string }): Promise<void>;
  unblock(tx: Tx, playerId: number): Promise<void>;
  blockOf(db: Queryable, playerId: number): Promise<Block | undefined>;
  /** The player's own side may touch a few groups only; the house may touch all. */
  changeGroups(tx: Tx, change: Omit<GroupsChange, 'at'>): Promise<number[]>;
  /** Have failed log-ins closed the account behind an address? */
  isLockedOut(db: Queryable, email: string): Promise<boolean>;
  /** Opens it again. True when it was closed. */
  openLockedOut(tx: Tx, player: { playerId: number; email: string }): Promise<boolean>;
}

export function createDesk({ clock, guard }: { clock: Clock; guard: LoginGuard }): Desk {
  return {
    findPlayers,
    playersOf,
    maskEmail,
    maskName,
    maskAddress,
    relationsOf: (db, playerId) => selectRelations(db, playerId, clock.now()),
    sessionsOf: (db, playerId) => sessionsOfPlayer(db, playerId, clock.now()),
    endSession: (tx, input) => endSessionOfPlayer(tx, { ...input, at: clock.now() }),
    consentsOf: consentsOfPlayer,
    block: (tx, input) => blockPlayer(tx, { ...input, clock }),
    unblock: unblockPlayer,
    blockOf: findBlock,
    changeGroups: (tx, change) => changeGroups(tx, { ...change, at: clock.now() }),
    isLockedOut: (db, email) => guard.isLocked(db, email),
    async openLockedOut(tx, { playerId, email }) {
      const wasLocked = await guard.open(tx, email);
      if (wasLocked) await noteOpened(tx, { playerId, at: clock.now() });
      return wasLocked;
    },
  };
}
