import type { ComponentType } from 'react';
import type { ModalName } from './modals/modal-address.ts';
import type { PopupName } from './popups/create-popups.ts';

export type Load = () => Promise<{ default: ComponentType }>;

/** Something a room does behind a page, in a file that is asked for only then. */
interface ConditionalTask {
  load: Load;
  when: 'player' | { hash: string };
}

/**
 * What the shell knows of a room, from its `register.ts`: data, `() => import()`, and what the room does behind every
 * page. It comes with the background tasks, never with the first screen. What players alone see round a page is in `players.ts`.
 */
export interface SiteRoom {
  /** As in `levels.ts`. */
  name: string;
  modals?: Partial<Record<ModalName, Load>>;
  popups?: Partial<Record<PopupName, Load>>;
  /** Hashes that open a modal, with its address: `#sign-in`. */
  hashTriggers?: Readonly<Record<string, string>>;
  /** Run on every page, for everybody, unless they say when. */
  backgroundTasks?: readonly (ComponentType | ConditionalTask)[];
  /** Whenever a session is forgotten: what the room keeps of a player outside of `storage`. */
  forget?: () => Promise<unknown>;
  /** After a log-out, before the page is loaded anew. */
  signedOut?: () => Promise<unknown>;
}
