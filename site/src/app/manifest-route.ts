import { brandArt } from '@halley/ui';
import { themeColour } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { sayIn } from '../i18n/index.server.ts';
import type { Route } from './+types/manifest-route.ts';

const icon = (name: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  type: 'image/png',
  sizes: name.endsWith('192') ? '192x192' : '512x512',
  purpose,
});

/** What a browser needs to put the site on a home screen. The address it opens says that it was opened from there. */
export function loader({ context }: Route.LoaderArgs) {
  const { locale, flags, brand } = context.get(siteContext);
  const colour = themeColour(brand.colours);
  const say = sayIn(locale);
  const shortcut = (name: string, url: string) => ({ name, url: `/${locale}${url}?pwaType=native` });
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: say('app.description'),
    lang: locale,
    dir: 'ltr',
    scope: '/',
    start_url: '/?pwaType=native',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    categories: ['games', 'entertainment'],
    icons:
      brand.icons.length > 0
        ? brand.icons
        : [
            { src: brandArt['app-icon'], type: 'image/svg+xml', sizes: 'any' },
            icon('app-192'),
            icon('app-512'),
            icon('app-maskable-512', 'maskable'),
          ],
    screenshots: [
      { ...shot('wide', '1280x800'), form_factor: 'wide', label: say('app.screenshot.lobby') },
      { ...shot('narrow', '390x844'), form_factor: 'narrow', label: say('app.screenshot.lobby') },
      { ...shot('narrow-game', '390x844'), form_factor: 'narrow', label: say('app.screenshot.game') },
    ],
    shortcuts: [
      shortcut(say('app.shortcut.games'), '/games'),
      ...(flags.on.mystic_jackpots ? [shortcut(say('app.shortcut.jackpots'), '/jackpots')] : []),
      shortcut(say('app.shortcut.limits'), '/profile/limits'),
      shortcut(say('app.shortcut.support'), '/support'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}

/** Taken of the demo: `public/app`. */
function shot(name: string, sizes: string) {
  return { src: `/app/${name}.jpg`, type: 'image/jpeg', sizes };
}
