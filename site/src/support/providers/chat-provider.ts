import type { ChatIdentity } from '../restore-id.ts';

/** A chat behind which people answer. Ours is one; an operator may have bought another. */
export interface ChatProvider {
  open(): void | Promise<void>;
  /** Who the visitor is; null for a guest, and while the id that was kept is not known. */
  setIdentity(identity: ChatIdentity | null): void;
  /** Hears how many messages wait, until the returned function is called. */
  onUnread(listener: (messages: number) => void): () => void;
  /** Hears by which id the conversation can be restored. */
  onRestoreId(listener: (restoreId: string) => void): () => void;
}
