import type { ContestGift, Lottery, LotteryDraw, LotteryPrize } from '@halley/contract';

export function aPrize(place: number, gifts: ContestGift[], won?: { ticket: string; nickname: string }): LotteryPrize {
  return {
    id: place,
    award_place: place,
    nickname: won?.nickname ?? null,
    stuff: '',
    wager_multiplier: 0,
    money_award: 0,
    money_award_cents: 0,
    money_budget_percent: 0,
    chargeable_comp_points: 0,
    persistent_comp_points: 0,
    chargeable_comp_points_percent: 0,
    persistent_comp_points_percent: 0,
    freespins_count: 0,
    ticket: won?.ticket ?? null,
    gifts,
  };
}

export function aLottery(changes: Partial<Lottery> = {}): Lottery {
  return {
    id: 47,
    title: 'Perihelion draw',
    currency: 'EUR',
    frontend_identifier: 'perihelion-draw',
    in_progress: true,
    start_at: '2026-11-01T00:00:00.000Z',
    end_at: '2999-11-22T19:00:00.000Z',
    finished_at: null,
    chargeable_comp_points_budget: 0,
    persistent_comp_points_budget: 0,
    comp_points_ticket_price: 50,
    money_budget: 0,
    money_budget_cents: 0,
    group_ids: [],
    prizes: [
      aPrize(1, [{ type: 'cash', amount_cents: 200_000, currency: 'EUR' }]),
      aPrize(2, [{ type: 'freespins', count: 10, title: 'Far Light' }]),
      aPrize(3, [{ type: 'freespins', count: 10, title: 'Far Light' }]),
    ],
    deposit_scale_rules: {
      EUR: [
        { from_amount_cents: 2_000, price_cents: 1_000, currency: 'EUR', active: true },
        { from_amount_cents: 10_000, price_cents: 800, currency: 'EUR', active: true },
      ],
    },
    max_tickets_count_to_player: 500,
    lottery_tickets_count: 400,
    state: 'active',
    summary: 'A draw at the end of the month.',
    version: 1,
    draw_at: '2999-11-22T20:00:00.000Z',
    seed_hash: 'ab'.repeat(32),
    beacon_name: 'quicknet',
    beacon_round: 5_418_220,
    ...changes,
  };
}

export function aDraw(changes: Partial<LotteryDraw> = {}): LotteryDraw {
  return {
    lottery_id: 47,
    title: 'Perihelion draw',
    state: 'active',
    beacon: {
      name: 'quicknet',
      kind: 'local',
      chain_hash: 'cd'.repeat(32),
      public_key: 'ef'.repeat(96),
      genesis_at: '2026-01-01T00:00:00.000Z',
      period_seconds: 3,
    },
    round: 5_418_220,
    named_round: changes.round ?? 5_418_220,
    round_at: '2999-11-22T20:00:00.000Z',
    seed_hash: 'ab'.repeat(32),
    seed: null,
    root: null,
    frozen_at: null,
    tickets: 400,
    ranges: 12,
    signature: null,
    drawn_at: null,
    places: 3,
    winners: [],
    waits_for: 'nothing',
    ...changes,
  };
}
