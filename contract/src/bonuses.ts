import { z } from 'zod';
import { defineCalls } from './call.ts';
import { OfferGift as WrittenOffer } from './documents/promotions.ts';
import { giftEndReasons, giftStages } from './gift-stages.ts';
import { DealCard } from './promotions/deal-card.ts';
import { cents, currency, empty, pathId, timestamp } from './schemas.ts';

export * from './gift-stages.ts';

const gift = {
  /** One sequence for bonuses and free spins: no id is in both lists. */
  id: z.int(),
  /** In the language of the request. */
  title: z.string().min(1),
  currency,
  stage: z.enum(giftStages),
  /** Of a canceled one: by whom or what; null: it was not canceled. */
  end_reason: z.enum(giftEndReasons).nullable(),
  created_at: timestamp,
  activatable: z.boolean(),
  cancelable: z.boolean(),
  deal: DealCard,
};

export const BonusGift = z
  .object({
    ...gift,
    amount_cents: cents,
    strategy: z.string(),
    amount_wager_requirement_cents: cents,
    amount_wager_cents: cents,
    activatable_until: timestamp.nullable(),
    valid_until: timestamp,
    group_key: z.string().optional(),
    /** What it holds now: staked after cash, once it is played with. */
    balance_cents: cents,
    released_cents: cents,
    /** Paused by hand: nothing is counted, no largest stake, and the days go on. */
    paused: z.boolean(),
    pausable: z.boolean(),
    /** Place in the queue, from 1; null: it does not wait. */
    place: z.int().nullable(),
    /** A person looks at it: what is converted waits, until this moment at most. */
    review_until: timestamp.nullable(),
  })
  .meta({ id: 'BonusGift' });
export type BonusGift = z.output<typeof BonusGift>;

export const FreespinGift = z
  .object({
    ...gift,
    freespins_total: z.int(),
    freespins_performed: z.int().nullable(),
    /** In units of the currency. */
    bet_level: z.number(),
    /** `provider/Name`. */
    games: z.array(z.string()),
    games_info: z.array(z.object({ identifier: z.string(), title: z.string() })),
    activation_path: z.string(),
    provider: z.string(),
    activatable_until: timestamp,
    valid_until: timestamp.nullable(),
    activation_condition: z.unknown().nullable(),
    group_key: z.union([z.string(), z.literal(false)]),
    win_cents: cents,
    /** The one of the games that they are played in; null: not chosen yet. */
    game: z.string().nullable(),
    /** The provider of the game has not answered yet: it is asked again by itself, and nothing can be played until then. */
    waits_for_provider: z.boolean(),
    /** Opens the game with these spins; null: not yet, or no more. */
    free_rounds_id: z.uuid().nullable(),
  })
  .meta({ id: 'FreespinGift' });
export type FreespinGift = z.output<typeof FreespinGift>;

/** An offer as clients of the field know it, with the lines of its card. */
export const BonusOffer = WrittenOffer.extend({
  title: z.string().min(1),
  type: z.enum(['deposit', 'registration']),
  deal: DealCard,
}).meta({ id: 'BonusOffer' });
export type BonusOffer = z.output<typeof BonusOffer>;

/** Texts with a dot and the currency's digits, as the player's balance is written. */
export const CancelInfo = z
  .object({
    id: z.int(),
    total_withdrawal_amount: z.string(),
    current_balance: z.string(),
    cash_balance: z.string(),
    bonus_balance: z.string(),
    bonus_winnings: z.string(),
  })
  .meta({ id: 'CancelInfo' });
export type CancelInfo = z.output<typeof CancelInfo>;

/** What a cashout of this amount would take of an open gift with it. */
export const TakeBack = z
  .object({
    gifts: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        /** What leaves of the deposit that earned it, before it was staked once. */
        deposit_cents: cents,
        bonus_cents: cents,
        requirement_cents: cents,
      }),
    ),
  })
  .meta({ id: 'TakeBack' });

export const couponStatuses = ['activated', 'already_activated', 'failed_to_activate'] as const;

const offerId = z.string().max(60);
const byId = { params: z.object({ id: pathId }), who: 'player', rate: 'write' } as const;
const mine = { who: 'player', rate: 'read' } as const;
const settled = { responses: { 204: empty } } as const;

const decline = {
  method: 'DELETE',
  summary: 'Declines an offer: it is not shown to this player again',
  who: 'player',
  rate: 'write',
  params: z.object({ id: offerId }),
  responses: { 204: empty },
  errors: ['NOT_FOUND'],
} as const;

export const bonusesCalls = defineCalls({
  listBonuses: {
    ...mine,
    method: 'GET',
    path: '/api/player/bonuses',
    summary: 'The bonuses of the player, newest first, closed ones too',
    responses: { 200: z.array(BonusGift) },
    errors: [],
  },
  listFreespins: {
    ...mine,
    method: 'GET',
    path: '/api/player/freespins',
    summary: 'The free spins of the player, newest first, closed ones too',
    responses: { 200: z.array(FreespinGift) },
    errors: [],
  },
  listDepositOffers: {
    method: 'GET',
    path: '/api/bonuses/deposit',
    summary: 'Offers with a deposit; while a bonus code is set, only those of the code',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(BonusOffer) },
    errors: [],
  },
  listRegistrationOffers: {
    method: 'GET',
    path: '/api/bonuses/registration',
    summary: 'What newcomers are given',
    who: 'anyone',
    rate: 'read',
    responses: { 200: z.array(BonusOffer) },
    errors: [],
  },
  activateBonus: {
    ...byId,
    method: 'POST',
    path: '/api/player/bonuses/:id/activation',
    summary: 'Takes a bonus: its money is there, and it is played with or waits for its turn',
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED', 'GIFT_TAKEN_TODAY', 'BONUS_NOT_FOR_YOU'],
  },
  activateFreespins: {
    ...byId,
    method: 'POST',
    path: '/api/player/freespins/:id/activation',
    summary:
      'Takes free spins: they can be played from now on, in the game that is named, else in the first that is open',
    body: z.object({ game: z.string().min(1).max(100).optional() }).nullish(),
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED', 'GIFT_TAKEN_TODAY', 'BONUS_NOT_FOR_YOU', 'game.not_of_gift'],
  },
  cancelBonus: {
    ...byId,
    method: 'DELETE',
    path: '/api/player/bonuses/:id',
    summary: 'Gives a bonus up, as `readCancelInfo` said',
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
  cancelFreespins: {
    ...byId,
    method: 'DELETE',
    path: '/api/player/freespins/:id',
    summary: 'Gives free spins up; what they won stays',
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
  readCancelInfo: {
    ...byId,
    rate: 'read',
    method: 'GET',
    path: '/api/player/bonuses/:id/cancel_info',
    summary: 'What giving a bonus up would come to',
    responses: { 200: CancelInfo },
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
  pauseBonus: {
    ...byId,
    method: 'POST',
    path: '/api/player/bonuses/:id/pause',
    summary: 'Plays without the bonus: it keeps what it holds and waits until it is resumed or its days are over',
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
  resumeBonus: {
    ...byId,
    method: 'POST',
    path: '/api/player/bonuses/:id/resume',
    summary: 'Plays with it again; the one that was played with waits',
    ...settled,
    errors: ['NOT_FOUND', 'GIFT_MOVED'],
  },
  orderBonuses: {
    method: 'PUT',
    path: '/api/player/bonuses/order',
    summary: 'The order in which waiting bonuses follow: all of one wallet that wait',
    who: 'player',
    rate: 'write',
    body: z.object({ ids: z.array(z.int().positive()).min(1).max(100) }),
    ...settled,
    errors: ['ids.not_the_queue'],
  },
  declineDepositOffer: {
    ...decline,
    path: '/api/bonuses/deposit/:id',
  },
  declineRegistrationOffer: {
    ...decline,
    path: '/api/bonuses/registration/:id',
  },
  readAvailableBonuses: {
    ...mine,
    method: 'GET',
    path: '/api/bonuses/available_bonuses',
    summary: 'Whether this player can be given bonuses at all',
    responses: { 200: z.object({ available_bonuses: z.boolean() }) },
    errors: [],
  },
  setBonusCode: {
    method: 'PATCH',
    path: '/api/player/set_bonus_code',
    summary: 'Keeps a code for deposits, whether there is such a code or not',
    who: 'player',
    rate: 'write',
    body: z.object({ deposit_bonus_code: z.string().trim().min(1).max(100) }),
    ...settled,
    errors: [],
  },
  clearBonusCode: {
    method: 'DELETE',
    path: '/api/player/clear_bonus_code',
    summary: 'Forgets the code for deposits',
    who: 'player',
    rate: 'write',
    ...settled,
    errors: [],
  },
  updateBonusSettings: {
    method: 'PATCH',
    path: '/api/player/update_bonus_settings',
    summary: 'Whether the player wants to be given bonuses',
    who: 'player',
    rate: 'write',
    body: z.object({ can_issue: z.boolean() }),
    ...settled,
    errors: [],
  },
  redeemCoupon: {
    method: 'POST',
    path: '/api/bonuses/coupon',
    summary: 'Redeems a code; unknown, expired and not for this player are told alike',
    who: 'player',
    rate: 'write',
    body: z.object({ coupon_code: z.string().trim().min(1).max(100) }),
    responses: { 200: z.object({ status: z.enum(couponStatuses) }) },
    errors: [],
  },
  readTakeBack: {
    ...mine,
    method: 'GET',
    path: '/api/player/bonuses/take_back',
    summary: 'What a cashout of this amount would take of open bonuses with it',
    query: z.object({ currency, amount_cents: z.coerce.number().int().positive() }),
    responses: { 200: TakeBack },
    errors: [],
  },
});
