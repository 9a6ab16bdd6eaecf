import { redirect } from 'react-router';
import { siteContext } from '../context/index.ts';
import type { Route } from './+types/sign-out-route.ts';

/** Log-out before the page has come to life. The start page forgets in the browser what the session has left there. */
export async function action({ request, context }: Route.ActionArgs) {
  // Another site cannot end a session here.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  const { api, prefix } = context.get(siteContext);
  await api.signOut();
  // The router would put the language in front once more.
  return new Response(null, { status: 303, headers: { location: `/${prefix}#signed-out` } });
}

/** Asked for as a page there is nothing to see. */
export const loader = () => redirect('/');
