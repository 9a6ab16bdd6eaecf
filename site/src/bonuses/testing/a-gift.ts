import type { BonusGift, BonusOffer, DealCard, FreespinGift } from '@halley/contract';

export function aDeal(changes: Partial<DealCard> = {}): DealCard {
  return {
    currency: 'EUR',
    product: 'casino',
    promotion: { id: 12, version: 3, hash: '5f1d7a84db00d2fce00b31a7fc73224f0c5b0ab1e1d6d2b7ed1c0a2b3c4d5e6f' },
    gets: { type: 'bonus', percent: null, amount_cents: 10_000, cap_cents: null },
    deposit_from_cents: null,
    stake: { times: 10, requirement_cents: 100_000, left_cents: 100_000 },
    cost: { average_cents: 4_000, game: 'Sky Whale', return_percent: 96, below_deposit: false },
    limits: {
      max_stake_cents: 500,
      max_cashout_cents: null,
      weights: { slots: 100, other: 50, tables: 10 },
      games: [],
      collections: [],
      min_odds: null,
    },
    until: { take: null, days: null, valid: '2026-11-20T22:59:00.000Z' },
    stop: { release: 'whole', released_cents: 0, lost_cents: 10_000 },
    ...changes,
  };
}

/** Taken and played with, unless told otherwise. */
export function aBonus(changes: Partial<BonusGift> = {}): BonusGift {
  return {
    id: 1,
    title: 'Monday gift',
    currency: 'EUR',
    stage: 'handle_bets',
    end_reason: null,
    created_at: '2026-11-16T08:00:00.000Z',
    activatable: false,
    cancelable: true,
    deal: aDeal(),
    amount_cents: 10_000,
    strategy: 'manual',
    amount_wager_requirement_cents: 100_000,
    amount_wager_cents: 58_800,
    activatable_until: null,
    valid_until: '2026-11-20T22:59:00.000Z',
    balance_cents: 5_200,
    released_cents: 0,
    paused: false,
    pausable: true,
    place: null,
    review_until: null,
    ...changes,
  };
}

/** Waits to be taken. */
export function aNewBonus(changes: Partial<BonusGift> = {}): BonusGift {
  return aBonus({
    id: 2,
    title: 'Welcome back',
    stage: 'issued',
    activatable: true,
    activatable_until: '2026-11-22T22:59:00.000Z',
    amount_wager_cents: 0,
    balance_cents: 0,
    pausable: false,
    deal: aDeal({ until: { take: '2026-11-22T22:59:00.000Z', days: 14, valid: null } }),
    ...changes,
  });
}

/** Stands in the queue. */
export function aWaitingBonus(id: number, place: number, changes: Partial<BonusGift> = {}): BonusGift {
  return aBonus({ id, title: `Gift ${id}`, stage: 'wait', place, amount_wager_cents: 0, pausable: false, ...changes });
}

export function someSpins(changes: Partial<FreespinGift> = {}): FreespinGift {
  return {
    id: 7,
    title: '20 free spins',
    currency: 'EUR',
    stage: 'issued',
    end_reason: null,
    created_at: '2026-11-16T08:00:00.000Z',
    activatable: true,
    cancelable: true,
    deal: aDeal({
      gets: {
        type: 'freespins',
        count: 20,
        bet_cents: 20,
        games: [{ identifier: 'halley-studio/moon-lotus', title: 'Moon Lotus' }],
        result: 'cash',
        worth_cents: 384,
        max_win_cents: 5_000,
      },
      stake: null,
      cost: null,
      limits: {
        max_stake_cents: null,
        max_cashout_cents: null,
        weights: null,
        games: [],
        collections: [],
        min_odds: null,
      },
      until: { take: '2026-11-19T22:59:00.000Z', days: 3, valid: null },
      stop: { release: null, released_cents: 0, lost_cents: 0 },
    }),
    freespins_total: 20,
    freespins_performed: null,
    bet_level: 0.2,
    games: ['halley-studio/moon-lotus'],
    games_info: [{ identifier: 'halley-studio/moon-lotus', title: 'Moon Lotus' }],
    activation_path: '/api/player/freespins/7/activation',
    provider: 'halley-studio',
    activatable_until: '2026-11-19T22:59:00.000Z',
    valid_until: null,
    activation_condition: null,
    group_key: false,
    win_cents: 0,
    game: null,
    waits_for_provider: false,
    free_rounds_id: null,
    ...changes,
  };
}

export function anOffer(changes: Partial<BonusOffer> = {}): BonusOffer {
  return {
    id: 'offer-1',
    title: '50% on a deposit',
    type: 'deposit',
    bonuses: [
      {
        title: '50% on a deposit',
        type: 'bonus',
        conditions: [{ field: 'groups', type: 'include', value: ['pick:offer-1'] }],
        attributes: [],
        result_bonus: [],
      },
    ],
    deal: aDeal({
      gets: { type: 'bonus', percent: 50, amount_cents: null, cap_cents: 7_500 },
      deposit_from_cents: 2_000,
      stake: { times: 10, requirement_cents: 75_000, left_cents: 75_000 },
      until: { take: '2026-11-22T22:59:00.000Z', days: 14, valid: null },
      stop: { release: 'steps', released_cents: 0, lost_cents: 0 },
    }),
    ...changes,
  };
}
