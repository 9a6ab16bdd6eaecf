import { siteContext } from '../context/index.ts';
import type { Route } from './+types/robots-route.ts';

/** Calls, demo tools, frames and what belongs to one visitor: nothing a search engine would show anybody. */
const closed = ['/api/', '/api-fe/', '/demo/', '/games/', '/guest/', '/staff/', '/*?*modal='];

/**
 * Under a host of ours the site is open to search engines and names its map. Under any other one, a staging copy or a
 * bare address, nothing is: the same pages twice would harm the ones that count.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { isKnownHost, origin, prefix } = context.get(siteContext);
  // A robots file stands at the root of a host and nowhere else.
  if (prefix !== '') throw new Response(null, { status: 404 });
  const lines = isKnownHost
    ? ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /'];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
