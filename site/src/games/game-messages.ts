/** The page's side of the talk with a game in its frame. Only a message of our own origin and our own frame counts. */
export type FromGame =
  | { type: 'ready' }
  | {
      type: 'round';
      round_id: string;
      mode: 'real' | 'demo';
      currency: string;
      stake_cents: number;
      win_cents: number;
      balance_cents: number;
    }
  | { type: 'balance'; mode: 'real' | 'demo'; currency: string; balance_cents: number }
  | { type: 'height'; height: number }
  | { type: 'rules' }
  | { type: 'deposit' }
  | { type: 'close' };

export type ToGame =
  | { type: 'balance'; currency: string; balance_cents: number }
  | { type: 'pause' }
  | { type: 'resume' };

const plain = new Set(['ready', 'rules', 'deposit', 'close']);
const tallestPx = 6_000;

export function readFromGame(message: unknown): FromGame | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { source, type, ...rest } = message as Record<string, unknown>;
  if (source !== 'halley-game' || typeof type !== 'string') return undefined;
  if (plain.has(type)) return { type } as FromGame;
  if (type === 'height') {
    const height = Number(rest.height);
    return height > 0 && height <= tallestPx ? { type, height } : undefined;
  }
  const money = ['round', 'balance'].includes(type) && (rest.mode === 'real' || rest.mode === 'demo');
  if (!money || typeof rest.currency !== 'string' || !Number.isSafeInteger(rest.balance_cents)) return undefined;
  if (type === 'round' && !(Number.isSafeInteger(rest.stake_cents) && Number.isSafeInteger(rest.win_cents)))
    return undefined;
  return { type, ...rest } as FromGame;
}
