import { siteContext } from '../context/index.ts';
import type { Route } from './+types/style-route.ts';
import { brandStyle } from './brand-style.server.ts';

/** `/brand.css?v=…`: the colours of this host's brand. The number changes with them, so it may be kept for ever. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { css, version } = brandStyle(context.get(siteContext).brand.colours);
  const isThis = version !== undefined && url.searchParams.get('v') === version;
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  return new Response(css, { headers });
}
