import { brandArt } from '@halley/ui';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/manifest-route.ts';

/** What a browser needs to put the site on a home screen. The address it opens says that it was opened from there. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  return Response.json(
    {
      id: '/',
      name: 'Halley',
      short_name: 'Halley',
      lang: locale,
      start_url: '/?pwaType=native',
      display: 'standalone',
      background_color: '#0b1020',
      theme_color: '#0b1020',
      icons: [{ src: brandArt['app-icon'], type: 'image/svg+xml', sizes: 'any' }],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
}
