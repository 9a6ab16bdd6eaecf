import type { ItemChance, Lootbox, PrizeShown, Wheel } from '@halley/contract';

const prizes: [weight: number, worth: number, prize: PrizeShown | null][] = [
  [340, 10, { type: 'points', points: 10 }],
  [240, 25, { type: 'points', points: 25 }],
  [160, 100, { type: 'freespins', count: 5, title: 'Moon Lotus' }],
  [120, 50, { type: 'points', points: 50 }],
  [70, 200, { type: 'freespins', count: 10, title: 'Moon Lotus' }],
  [40, 200, { type: 'cash', amount_cents: 200 }],
  [20, 1_000, { type: 'cash', amount_cents: 1_000 }],
  [8, 5_000, { type: 'bonus', amount_cents: 5_000, wager: 10 }],
  [2, 50_000, { type: 'cash', amount_cents: 50_000 }],
];

/** Nine things, as on the board: 1000 in all. */
export const someChances = (): ItemChance[] =>
  prizes.map(([weight, worth_cents, prize], item) => ({ prize, weight, of: 1_000, worth_cents, given: 9 - item }));

export function aWheel(changes: Partial<Wheel> = {}): Wheel {
  return {
    title: 'The wheel of the day',
    summary: 'One free turn a day.',
    currency: 'EUR',
    since: '2026-11-01T00:00:00.000Z',
    chances: someChances(),
    worth_cents: 213,
    promotion_id: 12,
    today: 'free',
    next_at: '2026-11-18T00:00:00.000Z',
    turns: [],
    price_points: null,
    price_group: null,
    seal: { server_seed_hash: 'c4'.repeat(32), client_seed: 'a comet', nonce: 48 },
    ...changes,
  };
}

/** A turn that waits; of `aDrawn` the item at that place was drawn. */
export function aTurn(changes: Partial<Lootbox> = {}): Lootbox {
  return {
    id: 71,
    title: 'The wheel of the day',
    bonus_title: 'wheel_daily',
    stage: 'issued',
    group_key: 'wheel_daily',
    strategy: 'wheel',
    currency: 'EUR',
    display: 1,
    created_at: new Date().toISOString(),
    valid_until: '2999-01-01T00:00:00.000Z',
    items: prizes.map(([weight], index) => ({ id: index + 1, weight, prize: false, bonuses: [] })),
    chances: someChances(),
    drawn_item: null,
    proof: null,
    ...changes,
  };
}

export function aDrawn(item: number, changes: Partial<Lootbox> = {}): Lootbox {
  const turn = aTurn(changes);
  return {
    ...turn,
    stage: 'activated',
    items: turn.items.map((one, index) => ({ ...one, prize: index === item })),
    drawn_item: item,
    proof: {
      server_seed_hash: 'c4'.repeat(32),
      server_seed: null,
      client_seed: 'a comet',
      nonce: 48,
      of: 1_000,
      drawn: 600,
      rest: 430,
      ...changes.proof,
    },
  };
}

export const aBox = (changes: Partial<Lootbox> = {}): Lootbox =>
  aTurn({ id: 90, title: 'A rocket for you', group_key: 'rocket_pro', bonus_title: 'rocket_pro', ...changes });
