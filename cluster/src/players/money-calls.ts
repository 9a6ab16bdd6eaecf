import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from './create-client.ts';

/** What the house said it did, in its own words and numbers. */
export interface Acknowledged {
  kind: 'round' | 'deposit' | 'cashout' | 'bet';
  /** The round's uuid, or the number of the payment or bet. */
  id: string;
  stakeCents: number;
  winCents: number;
}

interface Round {
  round_id: string;
  stake_cents: number;
  win_cents: number;
}

/** One round of dice for real money; undefined when it was refused, as for want of money. */
export async function stake(client: Client, stakeCents: number): Promise<Acknowledged | undefined> {
  const { status, body } = await client.ask<Round>('POST', '/api/studio/dice/rounds', {
    body: { mode: 'real', currency: 'EUR', stake_cents: stakeCents, choice: { side: 'under', target: 4950 } },
    key: randomUUID(),
  });
  if (status !== 200) return undefined;
  return { kind: 'round', id: body.round_id, stakeCents: body.stake_cents, winCents: body.win_cents };
}

/** Begins a deposit by bank and approves it on the provider's own page; the money comes by the provider's call to the house. */
export async function deposit(client: Client, amount: string): Promise<Acknowledged | undefined> {
  const begun = await pay(client, { payment_action: 'deposit', amount });
  if (!begun) return undefined;
  if (begun.page) {
    const form = { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' } as const;
    // Where the page is away the deposit stays begun, as when somebody closes the window.
    await fetch(new URL(begun.page, client.url), form).catch(() => undefined);
  }
  return { kind: 'deposit', id: begun.id, stakeCents: 0, winCents: 0 };
}

/** Asks for money to be paid out: it is reserved, and a person looks at it. */
export async function cashOut(client: Client, amount: string): Promise<Acknowledged | undefined> {
  const fields = { iban: 'DE89370400440532013000' };
  const begun = await pay(client, { payment_action: 'cashout', amount, fields });
  return begun && { kind: 'cashout', id: begun.id, stakeCents: 0, winCents: 0 };
}

async function pay(client: Client, order: object): Promise<{ id: string; page: string | undefined } | undefined> {
  const { status, body } = await client.ask<{ payment_id: number; url?: string }>('POST', '/api/payment_processing', {
    body: { currency: 'EUR', payment_method: 'bank_transfer', ...order },
    key: randomUUID(),
  });
  return status === 200 ? { id: String(body.payment_id), page: body.url } : undefined;
}

interface Offered {
  markets: { key: string; open: boolean; outcomes: { id: string; price: number | null }[] }[];
}

interface BetAnswer {
  /** Of a bet that was taken at once. */
  id?: string;
  /** Of one that waits for a moment. */
  request_id?: string;
  state?: string;
  bet?: { id: string } | null;
}

const fixturesLookedAt = 3;
const lookMs = 400;

/** A single bet on the first price that is open; undefined when there is none, or it was refused. */
export async function bet(client: Client, stakeCents: number): Promise<Acknowledged | undefined> {
  const leg = await findPrice(client);
  if (!leg) return undefined;
  const slip = { currency: 'EUR', kind: 'single', sizes: [], bankers: [], legs: [leg], unit_stake_cents: stakeCents };
  const placed = await client.ask<BetAnswer>('POST', '/api/sport/bets', {
    body: { ...slip, each_way: false, policy: 'any', above: 'take_max' },
    key: randomUUID(),
  });
  if (placed.status !== 201 && placed.status !== 202) return undefined;
  let answer = placed.body;
  while (answer.request_id !== undefined && answer.state === 'waiting') {
    await sleep(lookMs);
    answer = (await client.ask<BetAnswer>('GET', `/api/sport/requests/${answer.request_id}`)).body;
  }
  const id = answer.bet?.id ?? answer.id;
  return id === undefined ? undefined : { kind: 'bet', id, stakeCents, winCents: 0 };
}

async function findPrice(client: Client) {
  const { body: cards } = await client.ask<{ id: number }[]>('GET', '/api/sport/soon?hours=12');
  for (const { id: fixture } of cards.slice(0, fixturesLookedAt)) {
    const { status, body } = await client.ask<Offered>('GET', `/api/sport/fixtures/${fixture}`);
    if (status !== 200) continue;
    for (const { key: market, open, outcomes } of body.markets) {
      const outcome = open ? outcomes.find(({ price }) => price !== null) : undefined;
      if (outcome) return { fixture, market, outcome: outcome.id, price: outcome.price };
    }
  }
  return undefined;
}
