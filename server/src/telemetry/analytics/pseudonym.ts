import { createHmac } from 'node:crypto';

/** The same name for the same player as long as the key is the same; nobody without the key can go back. */
export function pseudonymOf(key: string, playerId: number): string {
  return createHmac('sha256', key).update(String(playerId)).digest('base64url').slice(0, 22);
}
