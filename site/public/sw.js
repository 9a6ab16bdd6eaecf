/**
 * The service worker: a page of our own where there is no line. It keeps nothing, neither pages nor answers: what a
 * player sees of money is always the server's. A new version takes over at once. `?l=` is the language of the page that
 * registered it.
 */
const version = 1;

const words = {
  en: ['You are offline', 'There is no connection right now. Your balance and your bets are safe.', 'Try again'],
  de: [
    'Du bist offline',
    'Gerade gibt es keine Verbindung. Dein Guthaben und deine Einsätze sind sicher.',
    'Noch einmal',
  ],
  fr: [
    'Vous êtes hors ligne',
    'Pas de connexion pour le moment. Votre solde et vos mises sont en sécurité.',
    'Réessayer',
  ],
  it: ['Sei offline', 'Al momento non c’è connessione. Il tuo saldo e le tue puntate sono al sicuro.', 'Riprova'],
  no: ['Du er frakoblet', 'Det er ingen forbindelse akkurat nå. Saldoen og innsatsene dine er trygge.', 'Prøv igjen'],
};
const style =
  'html{color-scheme:dark;background:#0b1020;color:#e9edf8;font:1.125rem/1.6 system-ui,sans-serif}body{display:grid;place-items:center;min-height:100dvh;margin:0;padding:1.5rem;text-align:center}p{max-width:36ch;margin:0 auto 1.5rem;color:#b8c0d9}a{display:inline-block;padding:.6rem 1.25rem;border-radius:.75rem;background:#28314f;color:inherit;font-weight:700;text-decoration:none}';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Of an earlier version, should one ever have kept something.
      for (const name of await self.caches.keys()) await self.caches.delete(name);
      // The page is asked for while the worker wakes up.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  // Frames are games: nothing stands between them and their studio.
  if (event.request.destination !== 'document') return;
  event.respondWith(load(event));
});

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

function offlinePage() {
  const language = (new URL(self.location.href).searchParams.get('l') ?? 'en').slice(0, 2);
  const [title, text, again] = words[language] ?? words.en;
  const nonce = self.crypto.randomUUID();
  const html = `<!doctype html><html lang="${words[language] ? language : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Halley</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'self'`,
      'cache-control': 'no-store',
      'x-worker-version': String(version),
    },
  });
}

/** A message that the house encrypted for this browser. What cannot be read is shown as news without words. */
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    told = {};
  }
  const { title, body, path, tag } = told ?? {};
  event.waitUntil(
    self.registration.showNotification(typeof title === 'string' && title ? title : 'Halley', {
      body: typeof body === 'string' ? body : '',
      tag: typeof tag === 'string' ? tag : 'notification',
      data: { path: ownPath(path) },
    }),
  );
});

/** A press leads to a page of this site and nowhere else: to a tab that is open, else to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = ownPath(event.notification.data?.path);
  event.waitUntil(
    (async () => {
      const [tab] = await self.clients.matchAll({ type: 'window' });
      if (!tab) return self.clients.openWindow(path);
      await tab.focus();
      return tab.navigate(path);
    })(),
  );
});

function ownPath(path) {
  const home = new URL(self.location.href);
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, home)) return '/notifications';
  const { origin, pathname, search, hash } = new URL(path, home);
  return origin === home.origin && !pathname.startsWith('//') ? pathname + search + hash : '/notifications';
}
