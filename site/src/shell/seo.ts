/** Title and description are said on the server, so that no page waits for a text. */
export interface Seo {
  title: string;
  description: string;
}

export function pageMeta(seo: Seo | undefined) {
  if (!seo) return [{ title: 'Halley' }];
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Halley' },
  ];
}
