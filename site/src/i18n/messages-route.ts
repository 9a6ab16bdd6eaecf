import { hash } from 'node:crypto';
import { siteContext } from '../context/index.ts';
import type { Route } from './+types/messages-route.ts';
import { catalogOf, looksAtWords, messagesOf, overlayWords, withDraftWords } from './catalog.server.ts';
import { isLocale } from './locales.ts';
import type { MessageRoom } from './messages.ts';

/** `/messages/{lang}.json`, whole or `?rooms=identity,games`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const code = params.file.replace(/\.json$/, '');
  if (!params.file.endsWith('.json') || !isLocale(code) || !site.locales.includes(code)) {
    throw new Response(null, { status: 404 });
  }
  const words = await site.wordsOf(code);
  const rooms = new URL(request.url).searchParams.get('rooms');
  const tell = () => (rooms === null ? catalogOf(code) : messagesOf(code, ...knownRooms(rooms)));
  if (looksAtWords(site)) {
    return Response.json(withDraftWords(code, words, tell), { headers: { 'cache-control': 'no-store' } });
  }
  overlayWords(code, words);
  const text = JSON.stringify(tell());
  const headers = { 'cache-control': 'public, max-age=300', etag: `W/"${hash('sha256', text).slice(0, 32)}"` };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
}

/** Every list of rooms that is asked for is remembered: what is no room, or is named twice, makes no new one. */
function knownRooms(text: string): MessageRoom[] {
  const known = new Set(Object.keys(catalogOf('en')).map((key) => key.slice(0, key.indexOf('.'))));
  return [...new Set(text.split(','))].filter((room): room is MessageRoom => known.has(room)).sort();
}
