import type { Jackpot, JackpotAward, JackpotWinner } from '@halley/contract';

type Level = Jackpot['levels'][number];

export function aLevel(given: Partial<Level> = {}): Level {
  const { amount_cents = 2_000 } = given;
  return {
    id: 1,
    index: 1,
    name: 'Ember',
    identifier: 'ember',
    state: 'active',
    cycle: 1,
    amount_cents,
    available_amount_cents: amount_cents,
    total_amount_cents: amount_cents,
    ceiling_amount_cents: 10_000,
    last_drop: null,
    current_award_value: null,
    periods: [],
    working_days: null,
    ...given,
  };
}

export function aJackpot(given: Partial<Jackpot> = {}): Jackpot {
  return {
    id: 1,
    name: 'Mystic Jackpots',
    identifier: 'mystic-jackpots',
    external_id: 'mystic-jackpots',
    state: 'active',
    currency: 'EUR',
    allowed_currencies: ['EUR'],
    games: [],
    levels: [aLevel(), aLevel({ id: 2, index: 2, name: 'Trail', identifier: 'trail', amount_cents: 10_050 })],
    ...given,
  };
}

export function aWinner(given: Partial<JackpotWinner> = {}): JackpotWinner {
  const { amount_cents = 4_200 } = given;
  return {
    user_name: 'Wander***',
    amount_cents,
    jackpot_name: 'Mystic Jackpots',
    jackpot_level_name: 'Ember',
    jackpot_external_code: 'mystic-jackpots',
    jackpot_level_external_code: 'mystic-jackpots:ember',
    jackpot_original_amount_cents: amount_cents,
    jackpot_original_currency: 'EUR',
    approved_at: '2026-11-01T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    ...given,
  };
}

export function anAward(given: Partial<JackpotAward> = {}): JackpotAward {
  const { amount_cents, ...winner } = aWinner();
  return {
    ...winner,
    amount_cents,
    jackpot_level_identifier: 'ember',
    paid_amount_cents: amount_cents,
    paid_currency: 'EUR',
    ...given,
  };
}
