import { redirect } from 'react-router';
import { siteContext } from '../context/index.ts';
import { withoutPrefix } from '../page/index.ts';
import type { Route } from './+types/moved-route.ts';

const places: Record<string, string> = {
  '/accounts/history': '/',
  '/profile/password/edit': '/new-password',
  '/profile/confirmation': '/confirmation',
};

/** The query goes along: it holds the token of a mail. Nobody needs to be logged in to be sent on. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = withoutPrefix(url.pathname, context.get(siteContext).prefix);
  const place = places[path] ?? '/';
  return redirect(place === '/' ? place : place + url.search);
}
