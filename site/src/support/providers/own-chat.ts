import { popups, unread } from '../../page/index.ts';
import type { ChatProvider } from './chat-provider.ts';

/** Our own: a panel of this page. It keeps its restore id itself, once the conversation has one. */
export const ownChat: ChatProvider = {
  open: () => popups.open('chat'),
  setIdentity: () => undefined,
  onUnread: (listener) => unread.subscribe(() => listener(unread.read())),
  onRestoreId: () => () => undefined,
};
