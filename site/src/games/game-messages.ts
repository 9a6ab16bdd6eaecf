import type { GameMessage } from '@halley/contract';

const plain = new Set(['ready', 'rules', 'deposit', 'bonus', 'close']);
const tallestPx = 6_000;

/** A message of a game, checked; anything else is undefined. The caller has checked origin and frame. */
export function readFromGame(message: unknown): GameMessage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { source, type, ...rest } = message as Record<string, unknown>;
  if (source !== 'halley-game' || typeof type !== 'string') return undefined;
  if (plain.has(type)) return { type } as GameMessage;
  if (type === 'height') {
    const height = Number(rest.height);
    return height > 0 && height <= tallestPx ? { type, height } : undefined;
  }
  const money = ['round', 'balance'].includes(type) && (rest.mode === 'real' || rest.mode === 'demo');
  if (!money || typeof rest.currency !== 'string' || !Number.isSafeInteger(rest.balance_cents)) return undefined;
  if (type === 'round' && !(Number.isSafeInteger(rest.stake_cents) && Number.isSafeInteger(rest.win_cents)))
    return undefined;
  return { type, ...rest } as GameMessage;
}
