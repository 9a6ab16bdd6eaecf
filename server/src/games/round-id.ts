import { hash, randomUUID } from 'node:crypto';

/**
 * The id of a round, from whose it is and the key they sent: the same request finds the same round, and no other
 * player's key can point at it. Without a key every request is a new round.
 */
export function roundIdFor(owner: string, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const hex = hash('sha256', `round\0${owner}\0${key}`, 'hex');
  // Version 8, the one for ids of one's own making (RFC 9562).
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
