import type { LoyaltyFigures, PointCorrection, StaffOrder } from '@halley/contract';

const at = '2026-11-16T09:30:00.000Z';

export const someFigures: LoyaltyFigures = {
  days: [
    { day: '2026-11-15', earned: 1200, given: 300, spent: 400, ran_out: 0, cost_cents: 1250 },
    { day: '2026-11-16', earned: 800, given: 0, spent: 1600, ran_out: 90, cost_cents: 4000 },
  ],
  outstanding_points: 48_210,
  liability_cents: 120_525,
  owed_points: 35,
  players_by_level: [
    { level: 1, players: 900, from_points: 0 },
    { level: 2, players: 90, from_points: 500 },
  ],
  rates: [
    { product: 'slots', currency: 'EUR', stake_cents: 1000, from: '2026-01-01T00:00:00.000Z', by: 'house' },
    { product: 'slots', currency: 'EUR', stake_cents: 1200, from: '2099-01-01T00:00:00.000Z', by: 'Ines Laurent' },
  ],
  cards: [
    {
      promotion_id: 31,
      group: 'mug',
      title: 'A mug',
      type: 'goods',
      price: 2500,
      sold: 12,
      left: 88,
      points: 30_000,
      budget_used_cents: 12_000,
      budget_cents: 100_000,
      currency: 'EUR',
    },
  ],
  wheels: [
    {
      promotion_id: 32,
      title: 'A turn a day',
      issued: 1000,
      opened: 900,
      currency: 'EUR',
      expected_cents: 9000,
      actual_cents: 9400,
      deviation_cents: 300,
      items: [
        { title: '10 points', weight: 9, of: 10, given: 806 },
        { title: '€1.00', weight: 1, of: 10, given: 94 },
      ],
      fit: 0.64,
    },
  ],
};

export function anOrder(part: Partial<StaffOrder> = {}): StaffOrder {
  return {
    id: 501,
    group: 'mug',
    type: 'goods',
    title: 'A mug',
    quantity: 1,
    points: 2500,
    state: 'placed',
    address: {
      name: 'Caroline Komet',
      street: 'Sternwartenweg 76',
      postal_code: '12439',
      city: 'Berlin',
      country: 'DE',
    },
    tracking: null,
    placed_at: at,
    changed_at: at,
    lootbox_ids: [],
    can_take_back: false,
    player_id: 7,
    nickname: 'comet',
    ...part,
  };
}

export function aCorrection(part: Partial<PointCorrection> = {}): PointCorrection {
  return {
    id: 91,
    player_id: 7,
    nickname: 'comet',
    chargeable: 250,
    persistent: 0,
    reason: 'A round was counted twice',
    state: 'proposed',
    proposed_by: 'Omar',
    proposed_at: at,
    decided_by: null,
    decided_at: null,
    is_own: false,
    ...part,
  };
}
