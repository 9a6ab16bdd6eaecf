import type { GameMessage, PageMessage } from '@halley/contract';

/** The game's side of the talk with the page around it. Only our own origin is spoken to or listened to. */
export interface PageLink {
  tell(message: GameMessage): void;
  listen(handler: (message: PageMessage) => void): () => void;
}

export const isFramed = (): boolean => window.parent !== window;

export function pageLink(): PageLink {
  return {
    tell: (message) => {
      if (isFramed()) window.parent.postMessage({ source: 'halley-game', ...message }, location.origin);
    },
    listen: (handler) => {
      const onMessage = (event: MessageEvent) => {
        if (event.origin !== location.origin || event.source !== window.parent) return;
        const message = readFromPage(event.data);
        if (message) handler(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}

export function readFromPage(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, currency, balance_cents, active } = data as Record<string, unknown>;
  if (source !== 'halley-site') return undefined;
  if (type === 'pause' || type === 'resume') return { type };
  if (type === 'bonus' && typeof active === 'boolean') return { type, active };
  if (type === 'balance' && typeof currency === 'string' && Number.isSafeInteger(balance_cents)) {
    return { type, currency, balance_cents: balance_cents as number };
  }
  return undefined;
}
