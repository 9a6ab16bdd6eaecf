import type { ProtectionRules } from '@halley/contract';

/** What holds in a house where nobody has decided otherwise. */
export const usualRules: ProtectionRules = {
  rising_deposits: { days: 7, watch: 200, act: 400, usual_cents: 10_000 },
  chasing: { days: 7, watch: 2, act: 5, minutes: 60, lost_cents: 5_000 },
  raising_stakes: { days: 7, watch: 3, act: 6, percent: 200, minutes: 60, lost_cents: 5_000 },
  night_play: { days: 7, watch: 3, act: 5, from_hour: 0, to_hour: 6, rounds: 20 },
  failed_cards: { days: 7, watch: 3, act: 6 },
  recalled_cashouts: { days: 30, watch: 2, act: 4 },
  raised_limits: { days: 30, watch: 1, act: 3 },
  long_sessions: { days: 7, watch: 2, act: 4, minutes: 180 },
  at_the_limit: { days: 7, watch: 2, act: 4 },
  time_zone: 'UTC',
  act_from_signs: 3,
  counts_days: 14,
  act_within_hours: 24,
  watch_within_hours: 72,
};
