import { readConsent } from '@halley/contract/cookies';
import { isSensitiveAddress, type SiteAddress } from '@halley/contract/sensitive-path';
import { noteOthers } from '../../page/index.ts';
import type { ChatIdentity } from '../restore-id.ts';
import type { ChatProvider } from './chat-provider.ts';

/** What the script of an external chat puts on the page; the operator's glue makes it so. */
export interface ExternalWidget {
  init(options: { project: string; locale: string; externalId?: string; restoreId?: string }): void;
  open(): void;
  on(event: 'unread', listener: (messages: number) => void): void;
  on(event: 'restoreId', listener: (restoreId: string) => void): void;
}

declare global {
  interface Window {
    supportWidget?: ExternalWidget;
  }
}

/** After consent to all, and where money, a game or what is somebody's own is on the screen, no script of others is. */
export function mayLoadWidget({ cookie, ...address }: SiteAddress & { cookie: string }): boolean {
  return readConsent(cookie) === 'all' && !isSensitiveAddress(address);
}

export interface WidgetOptions {
  script: string;
  project: string;
  locale: string;
  /** For tests: puts the script on the page. */
  load?: (url: string) => Promise<void>;
}

/** An adapter: the script is loaded with the first opening, and never before the visitor has agreed. */
export function createExternalWidget({ script, project, locale, load = loadScript }: WidgetOptions): ChatProvider {
  let identity: ChatIdentity | null = null;
  let ready: Promise<ExternalWidget> | undefined;
  const unread = new Set<(messages: number) => void>();
  const restored = new Set<(restoreId: string) => void>();
  const begin = async () => {
    await load(script);
    const widget = window.supportWidget;
    if (!widget) throw new Error('the script of the external chat brought no widget');
    widget.on('unread', (messages) => {
      for (const listener of unread) listener(messages);
    });
    widget.on('restoreId', (restoreId) => {
      for (const listener of restored) listener(restoreId);
    });
    const { externalId, restoreId } = identity ?? {};
    widget.init({ project, locale, ...(externalId && { externalId }), ...(restoreId && { restoreId }) });
    return widget;
  };
  return {
    async open() {
      ready ??= begin();
      try {
        (await ready).open();
      } catch (error) {
        ready = undefined;
        throw error;
      }
    },
    setIdentity(next) {
      identity = next;
    },
    onUnread(listener) {
      unread.add(listener);
      return () => unread.delete(listener);
    },
    onRestoreId(listener) {
      restored.add(listener);
      return () => restored.delete(listener);
    },
  };
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // From here on the way to money or a game is a new document.
    noteOthers();
    const script = document.createElement('script');
    script.referrerPolicy = 'strict-origin';
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the external chat could not be loaded'));
    };
    document.head.append(script);
  });
}
