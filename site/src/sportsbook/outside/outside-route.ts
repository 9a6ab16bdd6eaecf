import { siteContext } from '../../context/index.ts';
import { unlessItFails } from '../../page/index.server.ts';
import type { Route } from './+types/outside-route.ts';
import { outsideDocument } from './outside-document.server.ts';

/** `/sport/outside`: what stands in the frame of another house's product. Without one it is no page. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const config = await unlessItFails(site, site.api.readBettingConfig());
  const made = outsideDocument(config?.scriptUrl, site.locale);
  if (!made) return new Response(null, { status: 404 });
  return new Response(made.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': made.policy,
      'x-robots-tag': 'noindex',
    },
  });
}
