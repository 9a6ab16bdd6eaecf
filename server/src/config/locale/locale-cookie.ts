import { cookies } from '@halley/contract';

/** The cookie `locale` holds the base64 of the JSON string of the code, then perhaps a signature. */
const { lifetimeSeconds } = cookies.locale;

export function readLocaleCookie(header: string | undefined): string | undefined {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(header ?? '')?.[1];
  if (!value) return undefined;
  const text = Buffer.from(decodeURIComponent(safe(value)).split('==')[0] ?? '', 'base64').toString('utf8');
  return /^"?([A-Za-z-]{2,10})"?$/.exec(text)?.[1];
}

export function localeCookie(locale: string): string {
  const value = Buffer.from(JSON.stringify(locale)).toString('base64');
  return `locale=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax`;
}

/** A stray per cent sign must not throw. */
function safe(value: string): string {
  return value.replace(/%(?![0-9A-Fa-f]{2})/g, '%25');
}
