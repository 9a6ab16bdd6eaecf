import { existsSync } from 'node:fs';
import { bodyOf, Refusal } from '@halley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale, readLocaleCookie } from '../config/index.ts';
import { makeNonce, pagePolicy, securityHeaders } from './security-headers.ts';

export interface MaintenanceOptions {
  /** Closed from the start, whatever the file says. */
  on: boolean;
  /** While this file is there the house is closed: `touch` closes it, `rm` opens it, no restart. */
  file: string;
  now?: () => number;
}

const lookEveryMs = 1_000;
const retryAfterSeconds = 30;
/** Load balancers and monitors go on asking; files of the page that is already open stay there. */
const stillAnswered = /^\/(healthz|readyz|metrics|assets)([/?]|$)/;

/** While the house is closed every call and page says so, in the words its reader knows. */
export function guardMaintenance(app: FastifyInstance, options: MaintenanceOptions): void {
  const isOn = rememberFile(options);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isOn() || stillAnswered.test(request.url)) return done();
    answerClosed(request, reply);
  });
}

/** A file needs no database, which may be what the work is about, and no message between processes. */
function rememberFile({ on, file, now = Date.now }: MaintenanceOptions): () => boolean {
  let seen = { there: false, until: 0 };
  return () => {
    if (on) return true;
    if (seen.until <= now()) seen = { there: existsSync(file), until: now() + lookEveryMs };
    return seen.there;
  };
}

function answerClosed(request: FastifyRequest, reply: FastifyReply): void {
  reply.code(503).headers({
    'x-maintenance-mode': '1',
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
  });
  const wantsPage = request.method === 'GET' && String(request.headers.accept ?? '').includes('text/html');
  if (!wantsPage) {
    reply.send(bodyOf(new Refusal('UNAVAILABLE')));
    return;
  }
  const origin = `${request.protocol}://${request.host || 'localhost'}`;
  const nonce = makeNonce();
  reply.headers({ ...securityHeaders(origin), 'content-security-policy': pagePolicy({ nonce, origin }) });
  reply.type('text/html; charset=utf-8').send(closedPage(languageOf(request), nonce));
}

const words = {
  en: [
    'We will be right back',
    'We are working on the house. Your balance and your bets are safe. This page tries again by itself.',
  ],
  de: [
    'Wir sind gleich zurück',
    'Wir arbeiten am Haus. Dein Guthaben und deine Einsätze sind sicher. Diese Seite versucht es von selbst wieder.',
  ],
  fr: [
    'Nous revenons tout de suite',
    'Nous travaillons sur la maison. Votre solde et vos mises sont en sécurité. Cette page réessaie d’elle-même.',
  ],
  it: [
    'Torniamo subito',
    'Stiamo lavorando. Il tuo saldo e le tue puntate sono al sicuro. Questa pagina riprova da sola.',
  ],
  no: [
    'Vi er straks tilbake',
    'Vi arbeider på huset. Saldoen og innsatsene dine er trygge. Siden prøver igjen av seg selv.',
  ],
} as const;

function languageOf(request: FastifyRequest): keyof typeof words {
  const chosen = chooseLocale({
    enabled: Object.keys(words),
    cookie: readLocaleCookie(request.headers.cookie)?.slice(0, 2),
    acceptLanguage: request.headers['accept-language'],
  });
  return chosen in words ? (chosen as keyof typeof words) : 'en';
}

function closedPage(language: keyof typeof words, nonce: string): string {
  const [title, text] = words[language];
  const style =
    'html{color-scheme:dark;background:#0b1020;color:#e9edf8;font:1.125rem/1.6 system-ui,sans-serif}body{display:grid;place-items:center;min-height:100dvh;margin:0;padding:1.5rem;text-align:center}p{max-width:36ch;margin:auto;color:#b8c0d9}';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${title} · Halley</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
