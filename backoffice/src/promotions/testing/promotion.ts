import type { PromotionCheck, PromotionCost, PromotionPage, PromotionRule, PromotionVersion } from '@halley/contract';
import { ruleOfTemplate } from '../rule/templates.ts';

const at = '2026-11-16T21:40:00.000Z';
const ines = { id: 2, name: 'Ines Laurent' };

export const aRule: PromotionRule = ruleOfTemplate('deposit', new Date('2026-11-16T10:00:00.000Z'));

export function aVersion(version: number, rule: PromotionRule = aRule): PromotionVersion {
  return {
    version,
    hash: String(version).repeat(64),
    rule,
    made_by: ines,
    made_at: at,
    proposed_by: null,
    approved_by: null,
    second_approved_by: null,
    approved_at: null,
  };
}

export function aPromotion(part: Partial<PromotionPage> = {}): PromotionPage {
  return {
    id: 12,
    title: 'Welcome bonus',
    kind: 'deposit',
    state: 'draft',
    version: 2,
    currency: 'EUR',
    spent_cents: 250_000,
    reserved_cents: 50_000,
    hard_cents: 2_000_000,
    taken: 1930,
    from: '2026-01-01T00:00:00.000Z',
    to: null,
    changed_at: at,
    versions: [aVersion(2), aVersion(1, { ...aRule, budget: { ...aRule.budget, hard: 1_500_000 } })],
    codes: [],
    may: { save: true, propose: true, approve: false, pause: true, end: true },
    ...part,
  };
}

const terms = (language: string) => [`First term, ${language}`, `Second term, ${language}`];

export const aCheck: PromotionCheck = {
  checks: [
    { key: 'rule', level: 'ok' },
    { key: 'wagering', level: 'warning', detail: '12, usual 10' },
    { key: 'exclamation', level: 'refused', detail: 'de' },
  ],
  matching: 4812,
  deal: {
    currency: 'EUR',
    product: 'casino',
    promotion: null,
    gets: { type: 'bonus', percent: 100, amount_cents: null, cap_cents: 10_000 },
    deposit_from_cents: 2000,
    stake: { times: 10, requirement_cents: 100_000, left_cents: 100_000 },
    cost: { average_cents: 4000, game: 'Comet Run', return_percent: 96, below_deposit: false },
    limits: {
      max_stake_cents: 500,
      max_cashout_cents: null,
      weights: null,
      games: [],
      collections: [],
      min_odds: null,
    },
    until: { take: at, days: 30, valid: null },
    stop: { release: 'steps', released_cents: 0, lost_cents: 10_000 },
  },
  terms: { en: terms('en'), de: terms('de'), 'fr-CA': terms('fr-CA'), no: terms('no'), it: terms('it') },
};

export const aCost: PromotionCost = {
  currency: 'EUR',
  days: 30,
  players: 4812,
  taken: 1930,
  completed: 612,
  cost_cents: 1_248_000,
  low_cents: 910_000,
  high_cents: 1_690_000,
  best_play_cents: 2_500_000,
  ngr_cents: 4_120_000,
  replays: 1000,
  sampled: false,
  histogram: [
    { from_cents: 800_000, to_cents: 1_000_000, replays: 120 },
    { from_cents: 1_000_000, to_cents: 1_200_000, replays: 300 },
    { from_cents: 1_200_000, to_cents: 1_400_000, replays: 380 },
    { from_cents: 1_400_000, to_cents: 1_800_000, replays: 200 },
  ],
};
