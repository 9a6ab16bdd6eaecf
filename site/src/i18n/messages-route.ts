import { siteContext } from '../site-context.ts';
import type { Route } from './+types/messages-route.ts';
import { catalogOf, messagesOf } from './catalog.server.ts';
import { isLocale } from './locales.ts';
import type { MessageRoom } from './messages.ts';

/** `/messages/{lang}.json`, whole or `?rooms=identity,games`. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const code = params.file.replace(/\.json$/, '');
  if (!params.file.endsWith('.json') || !isLocale(code) || !context.get(siteContext).locales.includes(code)) {
    throw new Response(null, { status: 404 });
  }
  const rooms = new URL(request.url).searchParams.get('rooms');
  const messages = rooms ? messagesOf(code, ...(rooms.split(',') as MessageRoom[])) : catalogOf(code);
  return Response.json(messages, { headers: { 'cache-control': 'public, max-age=300' } });
}
