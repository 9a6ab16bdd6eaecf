import { isIP } from 'node:net';

/** Push services of the browsers in use. A leading dot stands for any host below. */
export const usualPushHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

export interface AddressRules {
  hosts: readonly string[];
  /** Tests only: a push service on this machine, also without TLS. */
  allowsLoopback?: boolean;
}

const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * A browser tells us where to write to; anybody can say to be a browser. So it is only ever a known push service, over
 * TLS, at the usual port, and never a bare address.
 */
export function isPushAddress(text: string, { hosts, allowsLoopback = false }: AddressRules): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && loopback.has(hostname)) return protocol === 'http:' || protocol === 'https:';
  if (protocol !== 'https:' || port !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
