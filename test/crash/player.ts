import { randomUUID } from 'node:crypto';

export interface Answer {
  round_id: string;
  stake_cents: number;
  win_cents: number;
  balance_before_cents: number;
  balance_cents: number;
  fair: { pair_id: string; nonce: number };
}

export interface Player {
  id: number;
  /** The session, as the browser would send it. */
  cookie: string;
}

/** What somebody new sends to `/api/users`. */
export const newUser = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'Halley-2026!',
  currency: 'EUR',
  country: 'DE',
  captcha: 'demo',
  terms_acceptance: true,
  age_acceptance: true,
});

/** Opens an account over HTTP; the demo puts play money into it. */
export async function register(url: string): Promise<Player> {
  const response = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-demo-country': 'DE' },
    body: JSON.stringify({ user: newUser() }),
  });
  const body = await response.text();
  if (response.status !== 201) throw new Error(`registration answered ${response.status}: ${body}`);
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { id: (JSON.parse(body) as { id: number }).id, cookie: cookie.join('; ') };
}

export interface Bet {
  player: Player;
  key: string;
  stakeCents: number;
  /** The trace it is to be a part of. */
  traceparent?: string;
}

/** One round for real money. Throws when no complete answer came. */
export async function play(url: string, bet: Bet): Promise<Answer> {
  const response = await fetch(`${url}/api/studio/dice/rounds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: bet.player.cookie,
      'idempotency-key': bet.key,
      ...(bet.traceparent !== undefined && { traceparent: bet.traceparent }),
    },
    body: JSON.stringify({
      mode: 'real',
      currency: 'EUR',
      stake_cents: bet.stakeCents,
      choice: { side: 'under', target: 4950 },
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`the round answered ${response.status}: ${body}`);
  return JSON.parse(body) as Answer;
}

export async function balanceOf(url: string, player: Player): Promise<number> {
  const response = await fetch(`${url}/api/player/accounts?compatibility=false`, {
    headers: { cookie: player.cookie },
  });
  const accounts = (await response.json()) as { currency: string; amount_cents: number }[];
  const account = accounts.find((one) => one.currency === 'EUR');
  if (!account) throw new Error('the player has no EUR wallet');
  return account.amount_cents;
}
