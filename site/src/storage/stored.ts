import { type CookieKey, cookies, readConsent, readCookie } from '@halley/contract/cookies';
import { playerKeys, type StorageKey, storageKeys } from './keys.ts';

/** Where the browser keeps nothing for us, or not yet, it is remembered as long as the page lives. */
const memory = new Map<string, string>();

function areaOf(key: StorageKey): Storage | undefined {
  try {
    return storageKeys[key].area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

export function readStored(key: StorageKey): string | null {
  const { name } = storageKeys[key];
  try {
    return areaOf(key)?.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Null forgets it. A full or forbidden storage is no reason to fail. */
export function writeStored(key: StorageKey, value: string | null): void {
  const { name } = storageKeys[key];
  memory.delete(name);
  try {
    if (value === null) areaOf(key)?.removeItem(name);
    else areaOf(key)?.setItem(name, value);
  } catch {
    if (value !== null) memory.set(name, value);
  }
}

/** Another tab of this browser has written or forgotten it. */
export function onStoredElsewhere(key: StorageKey, hear: (value: string | null) => void): () => void {
  const { name } = storageKeys[key];
  const listen = (event: StorageEvent) => {
    if (event.key === name) hear(event.newValue);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

export function forgetPlayer(): void {
  for (const key of playerKeys) writeStored(key, null);
}

export function readCookieValue(key: CookieKey): string | undefined {
  return readCookie(document.cookie, key) ?? memory.get(`cookie ${key}`);
}

/** A cookie that is not necessary is set once the visitor has accepted all; until then it is only remembered. */
export function writeCookie(key: CookieKey, value: string): void {
  const { name, lifetimeSeconds, necessary } = cookies[key];
  if (!necessary && readConsent(document.cookie) !== 'all') {
    memory.set(`cookie ${key}`, value);
    return;
  }
  memory.delete(`cookie ${key}`);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and it is asynchronous
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
}

/** The visitor has accepted all: what was remembered meanwhile may be kept. */
export function keepRemembered(): void {
  for (const key of Object.keys(cookies) as CookieKey[]) {
    const value = memory.get(`cookie ${key}`);
    if (value !== undefined) writeCookie(key, value);
  }
}

/** Only what is necessary may be kept: the rest goes, from the browser and from memory. */
export function forgetOptional(): void {
  for (const key of Object.keys(cookies) as CookieKey[]) {
    const { name, necessary } = cookies[key];
    if (necessary) continue;
    memory.delete(`cookie ${key}`);
    if (readCookie(document.cookie, key) === undefined) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}
