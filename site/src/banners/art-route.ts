import { bannerArt } from '@halley/ui';
import { redirect } from 'react-router';
import type { Route } from './+types/art-route.ts';

/** `/art/banners/NAME.svg`, as banners name our own images, leads to the file of this build. */
export function loader({ params }: Route.LoaderArgs) {
  const name = /^([a-z-]+)\.svg$/.exec(params.file)?.[1] ?? '';
  if (!Object.hasOwn(bannerArt, name)) throw new Response(null, { status: 404 });
  return redirect(bannerArt[name as keyof typeof bannerArt]);
}
