import type { RootData } from '../session/index.ts';
import type { Seo } from './seo.ts';

interface Facts {
  data: Pick<RootData, 'origin' | 'prefix' | 'isKnownHost' | 'house'>;
  seo: Seo;
  address: string;
}

/** The words of schema.org for a page: who we are on the home page, the way to every other one, and what it adds. */
export function structuredData({ data, seo, address }: Facts): Record<string, unknown>[] {
  const home = `${data.origin}${data.prefix && `/${data.prefix}`}`;
  const facts: Record<string, unknown>[] = [];
  if (address === home && data.isKnownHost) facts.push(...houseFacts(data, home));
  if (seo.trail && seo.trail.length > 0) {
    const steps = [{ name: data.house, path: '' }, ...seo.trail];
    facts.push({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: `${home}${path}`,
      })),
    });
  }
  return [...facts, ...(seo.facts ?? [])];
}

function houseFacts({ origin, house }: Facts['data'], home: string): Record<string, unknown>[] {
  const id = `${origin}/#house`;
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name: house,
      url: origin,
      logo: `${origin}/icons/app-512.png`,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${home}/support` },
    },
    { '@type': 'WebSite', name: house, url: home, publisher: { '@id': id } },
  ];
}
