import { chatGroup } from '@halley/contract/groups';
import { popups, unread } from '../page/index.ts';
import { callApi, queries } from '../query/index.ts';
import { log } from '../telemetry/index.ts';
import type { ChatProvider } from './providers/chat-provider.ts';
import { ownChat } from './providers/own-chat.ts';
import { keepRestoreId, readIdentity } from './restore-id.ts';

export type ChatChoice = 'own' | 'widget' | 'none';

/** Group 545 chooses: writable is our live chat, otherwise the other provider, where there is one and it may be loaded. */
export function chooseChat({
  statuses,
  hasWidget,
  mayLoad,
}: {
  /** Undefined where the list did not come: then nobody has chosen otherwise. */
  statuses: readonly { id: string; writable: boolean }[] | undefined;
  hasWidget: boolean;
  mayLoad: boolean;
}): ChatChoice {
  const group = statuses?.find(({ id }) => id === String(chatGroup));
  if (group?.writable ?? true) return 'own';
  return hasWidget && mayLoad ? 'widget' : 'none';
}

let external: { provider: ChatProvider; playerId: number | null } | undefined;

export interface ChatWish {
  playerId: number | null;
  locale: string;
  /** Where the visitor is, below the prefix of the language. */
  place: { pathname: string; search: string };
}

/** Opens whichever chat there is; without one, the popup with the other ways. */
export async function openChat({ playerId, locale, place }: ChatWish): Promise<void> {
  await queries.load('listStatuses').catch(() => undefined);
  const statuses = queries.read('listStatuses').data;
  if (chooseChat({ statuses, hasWidget: false, mayLoad: false }) === 'own') return void ownChat.open();
  try {
    const [{ mayLoadWidget, createExternalWidget }, desk] = await Promise.all([
      import('./providers/external-widget.ts'),
      callApi('readSupportDesk'),
    ]);
    const mayLoad = mayLoadWidget({ cookie: document.cookie, ...place });
    if (!desk.widget || chooseChat({ statuses, hasWidget: true, mayLoad }) !== 'widget') return popups.open('support');
    if (!external || external.playerId !== playerId) {
      const provider = createExternalWidget({ ...desk.widget, locale });
      external = { provider, playerId };
      provider.onUnread(unread.set);
      if (playerId !== null) await identify(provider, playerId);
    }
    await external.provider.open();
  } catch (error) {
    log.warn('CHAT_ERROR', error);
    popups.open('support');
  }
}

/** The external id is withheld until the restore id that was kept is known. */
async function identify(provider: ChatProvider, playerId: number): Promise<void> {
  const identity = await readIdentity(playerId);
  provider.setIdentity(identity);
  if (!identity) return;
  let known = identity;
  provider.onRestoreId((restoreId) => {
    void keepRestoreId(playerId, known, restoreId).then((kept) => {
      known = kept;
    });
  });
}
