/**
 * Guests' pages for a few seconds. The nonce is cut out when a page is kept and a fresh one is put in for each
 * answer, so that a cached page is as strict as a new one.
 */
export interface CachedPage {
  status: number;
  headers: [string, string][];
  /** The HTML between the places of the nonce. */
  pieces: string[];
}

export interface PageCacheOptions {
  lifetimeMs: number;
  size: number;
  now?: () => number;
}

export function createPageCache({ lifetimeMs, size, now = Date.now }: PageCacheOptions) {
  const pages = new Map<string, { page: Promise<CachedPage>; until: number }>();

  return {
    /** One render serves everyone who asks while it runs. A page that must not be kept is forgotten at once. */
    async get(key: string, render: () => Promise<{ page: CachedPage; keep: boolean }>): Promise<CachedPage> {
      const found = pages.get(key);
      if (found && found.until > now()) return found.page;
      const rendered = render();
      const page = rendered.then((result) => result.page);
      pages.delete(key);
      pages.set(key, { page, until: now() + lifetimeMs });
      if (pages.size > size) pages.delete(pages.keys().next().value as string);
      const forget = () => {
        if (pages.get(key)?.page === page) pages.delete(key);
      };
      rendered.then(({ keep }) => keep || forget(), forget);
      return page;
    },
    get size() {
      return pages.size;
    },
  };
}

export function cutNonce(html: string, nonce: string): string[] {
  return html.split(nonce);
}

export function putNonce(pieces: readonly string[], nonce: string): string {
  return pieces.join(nonce);
}
