/** Title and description are said on the server, so that no page waits for a text. */
export interface Seo {
  title: string;
  description: string;
  /** This view of the page is not for search engines; `handle.noindex` says the same of a page as a whole. */
  noindex?: boolean;
  /** The name of the image beside a shared link (`/share/<name>.jpg`); unset: that of the house. */
  share?: string;
  /** The pages above this one and itself, the lobby left out: what machines read as breadcrumbs. */
  trail?: { name: string; path: string }[];
  /** What machines read besides, in the words of schema.org. */
  facts?: Record<string, unknown>[];
}

export function pageMeta(seo: Seo | undefined) {
  if (!seo) return [{ title: 'Halley' }];
  return [{ title: seo.title }, { name: 'description', content: seo.description }];
}
