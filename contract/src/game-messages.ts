/** What a game in its frame tells the page around it. Sent with `source: 'halley-game'`, to the origin of that page only. */
export type GameMessage =
  | { type: 'ready'; game: string; version: number }
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
  /** A stake was refused because of the player's bonus: the page says what can be done. */
  | { type: 'bonus' }
  | { type: 'close' };

/** What the page tells the game. Sent with `source: 'halley-site'`, to the origin the game was opened from only. */
export type PageMessage =
  | { type: 'balance'; currency: string; balance_cents: number }
  /** Whether a bonus is being played with in the currency of the game: bets that count for nothing are said to be so. */
  | { type: 'bonus'; active: boolean }
  | { type: 'pause' }
  | { type: 'resume' };
