import { siteContext } from '../context/index.ts';
import type { Route } from './+types/sitemap-route.ts';
import { listedLocales } from './site-paths.server.ts';
import { sitemapIndex } from './sitemap-xml.ts';

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (site.prefix !== '') throw new Response(null, { status: 404 });
  return new Response(sitemapIndex({ origin: site.origin, locales: listedLocales(site) }), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
