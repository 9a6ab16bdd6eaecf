import { bodyOf, Refusal } from '../../../contract/src/index.ts';

const retryAfterSeconds = 1;

const words = {
  en: ['We will be right back', 'Your balance and your bets are safe. This page tries again by itself.'],
  de: [
    'Wir sind gleich zurück',
    'Dein Guthaben und deine Einsätze sind sicher. Diese Seite versucht es von selbst wieder.',
  ],
  fr: ['Nous revenons tout de suite', 'Votre solde et vos mises sont en sécurité. Cette page réessaie d’elle-même.'],
  it: ['Torniamo subito', 'Il tuo saldo e le tue puntate sono al sicuro. Questa pagina riprova da sola.'],
  no: ['Vi er straks tilbake', 'Saldoen og innsatsene dine er trygge. Siden prøver igjen av seg selv.'],
} as const;

/** What the balancer answers a call while no process can: as the house itself would, to the byte of its body. */
export const unavailableCall = (): string =>
  answer('application/json; charset=utf-8', JSON.stringify(bodyOf(new Refusal('UNAVAILABLE'))));

/** What it answers a visitor: in all five languages, since nobody is there to choose. */
export function unavailablePage(): string {
  const parts = Object.entries(words).map(
    ([language, [title, text]]) => `<section lang="${language}"><h1>${title}</h1><p>${text}</p></section>`,
  );
  return answer(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="dark"><meta http-equiv="refresh" content="5"><title>Halley</title></head><body><main>${parts.join('')}</main></body></html>`,
  );
}

/** A whole answer, as HAProxy wants it: it takes the place of 502, 503 and 504. */
function answer(type: string, body: string): string {
  const head = [
    'HTTP/1.1 503 Service Unavailable',
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `retry-after: ${retryAfterSeconds}`,
    'x-content-type-options: nosniff',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
