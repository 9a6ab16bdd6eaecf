import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { timestamp } from '../schemas.ts';

/** What clients of other products read: the calls of the field, answered from our book. */
export const oddsTypes = ['european', 'british', 'hongkong', 'american', 'indonesian', 'malaysian'] as const;
export type OddsType = (typeof oddsTypes)[number];

export const BettingSettings = z
  .object({
    provider_statuses: z.record(z.string(), z.enum(['active', 'inactive'])),
    video_settings: z.object({ enabled: z.boolean(), providers: z.array(z.string()) }).optional(),
    stakes: z.record(z.string(), z.array(z.number())),
    custom_bet_allow_single: z.boolean(),
    custom_bet_enabled: z.boolean(),
    auto_accept_odds_change: z.string().optional(),
    odds_types: z.object({ available: z.array(z.enum(oddsTypes)), selected: z.enum(oddsTypes) }),
    sport_type_providers: z.object({ regular: z.string(), cyber: z.string() }),
    updated_at: timestamp,
    multi_bet_settings: z.object({ available_by_provider: z.record(z.string(), z.boolean()) }),
    additional_providers: z.object({
      horse_racing: z.object({ enabled: z.boolean(), provider: z.string() }),
      lotto: z.object({ enabled: z.boolean(), provider: z.string() }),
    }),
    allow_multiple_active_user_freebets: z.boolean(),
  })
  .meta({ id: 'BettingSettings' });
export type BettingSettings = z.output<typeof BettingSettings>;

export const bettingBonusTypes = [
  'comboboost',
  'freebet_no_risk',
  'freebet_all_win',
  'freebet_only_win',
  'hunting',
  'tournament',
  'lootbox',
  'jackpot',
] as const;

export const BettingBonus = z
  .object({
    type: z.enum(bettingBonusTypes),
    details: z.record(z.string(), z.json()).nullable(),
    status: z.enum(['active', 'inactive']).optional(),
    name: z.string().optional(),
    valid_to: timestamp.nullable().optional(),
    min_odds: z.number().optional(),
    uses_count: z.int().nullable().optional(),
    country_codes: z.array(z.string()).nullable().optional(),
  })
  .meta({ id: 'BettingBonus' });
export type BettingBonus = z.output<typeof BettingBonus>;

export const bettingCalls = defineCalls({
  readBettingSettings: {
    method: 'GET',
    path: '/api/v2/settings',
    summary: 'How betting is set up, with the player’s format of odds',
    who: 'player',
    rate: 'read',
    responses: { 200: BettingSettings },
    errors: [],
  },
  listBettingBonuses: {
    method: 'GET',
    path: '/api/v2/bonuses',
    summary: 'Gifts for bets',
    who: 'player',
    rate: 'read',
    responses: { 200: z.array(BettingBonus) },
    errors: [],
  },
  useBettingCode: {
    method: 'POST',
    path: '/api/v2/bonuses/promo-code',
    summary: 'A gift for bets by a code',
    who: 'player',
    rate: 'write',
    body: z.object({ code: z.string().trim().min(1).max(60) }),
    responses: { 200: z.object({ bonus_id: z.string(), name: z.string(), bonus_type: z.string() }) },
    errors: ['NOT_FOUND'],
  },
  readBettingBonus: {
    method: 'GET',
    path: '/api/v2/bonuses/:type/:id',
    summary: 'One gift for bets',
    who: 'player',
    rate: 'read',
    params: z.object({ type: z.string().max(40), id: z.string().max(40) }),
    responses: { 200: z.record(z.string(), z.json()) },
    errors: ['NOT_FOUND'],
  },
  readBettingToken: {
    method: 'POST',
    path: '/api/v2/websocket/token',
    summary: 'A token for the socket of the sport',
    who: 'player',
    rate: 'read',
    responses: { 200: z.object({ token: z.string() }) },
    errors: [],
  },
  authorizeBettingChannels: {
    method: 'POST',
    path: '/api/v2/websocket/authorize',
    summary: 'Tokens for private channels of the sport',
    who: 'player',
    rate: 'read',
    body: z.object({ client: z.string().max(40), channels: z.array(z.string().max(120)).min(1).max(10) }),
    responses: { 200: z.object({ channels: z.array(z.object({ channel: z.string(), token: z.string() })) }) },
    errors: ['FORBIDDEN'],
  },
});
