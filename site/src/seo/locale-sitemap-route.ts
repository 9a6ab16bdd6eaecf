import { siteContext } from '../context/index.ts';
import type { Route } from './+types/locale-sitemap-route.ts';
import { listedLocales, readSitePaths } from './site-paths.server.ts';
import { localeSitemap } from './sitemap-xml.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locales = listedLocales(site);
  const locale = locales.find((code) => params.file === `${code}.xml`);
  if (site.prefix !== '' || !locale) throw new Response(null, { status: 404 });
  const pages = await readSitePaths(site, locale);
  return new Response(localeSitemap({ origin: site.origin, locale, locales, pages }), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
