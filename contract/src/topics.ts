import type { ContentChange } from './content.ts';
import type { LimitPeriod, LimitType } from './limit-periods.ts';
import type { Payment, PaymentState } from './payments.ts';
import type { Account } from './wallet.ts';

/**
 * News that rooms send upwards through the outbox, by topic. Amounts are decimal text of subunits, because JSON
 * numbers cannot hold them all.
 */
/** What a change of a bet has to say to its player; others are seen on the page alone. */
export interface BetNews {
  what: 'settled' | 'corrected' | 'auto_cash_out';
  version: number;
  currency: string;
  stake: string;
  returned: string;
  /** Of a correction: what the bet was before, what was taken back, and what was not there any more. */
  was?: { state: string; returned: string };
  taken?: string;
  short?: string;
  at: string;
}

export interface Topics {
  /** Results, windows of cancelled bets, or what takes them back: everything of a fixture up to this version is to be settled. */
  'fixtures.settled': { fixtureId: number; version: number };
  /** A bet was placed, settled, cashed out or corrected: its player looks at it again. */
  'sportsbook.bet_changed': { playerId: number; betId: string; state: string; told?: BetNews };
  /** What a player owes, or does not any more, because of a result that did not stand. */
  'sportsbook.claim_changed': {
    playerId: number;
    claimId: number;
    betId: string;
    change: 'begun' | 'agreed' | 'kept' | 'dropped' | 'over';
    state: string;
    currency: string;
    /** What is left of it now. */
    owed: string;
    /** Of `kept`: what was kept of this return. */
    kept: string;
    until: string | null;
    at: string;
  };
  /** Something that players have marked begins. */
  'sportsbook.favourite_started': { playerIds: number[]; fixtureId: number; name: Record<string, string>; at: string };
  /** A bet that waited was decided. */
  'sportsbook.request_decided': { playerId: number; requestId: string; state: string };
  /** Somebody has something for a slip, for the first time or again. */
  'sportsbook.offer_given': { playerId: number; offerId: number; kind: string };
  'identity.registered': { playerId: number; currency: string; country: string };
  'identity.signed_in': { playerId: number; sessionId: string };
  'identity.signed_out': { playerId: number; sessionId: string };
  /** A document was looked at; `verified` is how the player stands now. */
  'verification.reviewed': {
    playerId: number;
    documentId: number;
    documentType: string;
    status: 'approved' | 'not_approved';
    verified: boolean;
  };
  /** The groups a player is in from now on, all of them. */
  'identity.groups_changed': { playerId: number; groups: { id: number; name: string }[] };
  /** An outside provider decided over a player. */
  'verification.decided': { playerId: number; provider: string; verified: boolean };
  /** Failed log-ins have locked the account of this player. */
  'identity.locked': { playerId: number; at: string };
  'identity.unlocked': { playerId: number; at: string };
  'identity.password_changed': { playerId: number; how: 'change' | 'reset'; at: string };
  'identity.two_factor_changed': {
    playerId: number;
    change: 'on' | 'off' | 'reset' | 'new_recovery_codes';
    at: string;
  };
  'identity.passkey_changed': { playerId: number; passkeyId: number; change: 'added' | 'removed'; at: string };
  'identity.provider_changed': { playerId: number; provider: string; change: 'added' | 'removed'; at: string };
  'identity.email_confirmed': { playerId: number; at: string };
  /** A wallet changed, for whatever reason; `account` is what the player may see of it. */
  'wallet.changed': { playerId: number; account: Account };
  /** A payment was made or moved on; everything the player may see of it. */
  'payments.changed': { playerId: number; reference: string; payment: Payment; from: PaymentState | null };
  /** A deposit reached the wallet: once for each, whatever the provider repeats. */
  'payments.deposited': {
    playerId: number;
    paymentId: number;
    amount: string;
    currency: string;
    /** How many deposits the player has made, this one included. */
    number: number;
    method: string;
    /** The payment's own reference: what was reserved with it is known by it. */
    reference: string;
    at: string;
  };
  /** Money left for good. */
  'payments.cashed_out': {
    playerId: number;
    paymentId: number;
    amount: string;
    currency: string;
    method: string;
    at: string;
  };
  /** The ways of paying a player has are others now: one was saved or forgotten. */
  'payments.methods_changed': { playerId: number };
  /** A payment goes on in the browser: the page that waits for it opens this address. */
  'payments.step_due': { playerId: number; paymentId: number; url: string | null };
  /** Something at a provider does not fit our books: staff look at it. `returned_after_paid` of a deposit: charged back. */
  'payments.flagged': {
    paymentId: number | null;
    reference: string | null;
    playerId: number | null;
    provider: string;
    kind: string;
    /** What was charged back, as `payments.deposited` told it; unset: no deposit was. */
    deposit?: { amount: string; currency: string; at: string };
    at: string;
  };
  /** What holds for a player has changed: set, tightened, loosened, removed, ended. */
  'limits.changed': {
    playerId: number;
    limitId: number;
    type: LimitType;
    period: LimitPeriod;
    change: string;
    at: string;
  };
  /** A stake or deposit met its limit; told once a window. */
  'limits.reached': { playerId: number; limitId: number; type: LimitType; period: LimitPeriod; at: string };
  /** A break or an exclusion has begun: marketing stops, sessions end. `until` null: without end. */
  'limits.excluded': { playerId: number; kind: 'coolingoff' | 'selfexclusion'; until: string | null; at: string };
  'limits.returned': { playerId: number; at: string };
  /** What the site shows has changed: a page, a document, a list, the texts of a language. */
  'content.changed': ContentChange;
  /** Free rounds of a house game were granted, or are over: played to the end, run out, taken back, or ended with the account. */
  'games.free_rounds_changed': {
    id: string;
    playerId: number;
    game: string;
    currency: string;
    state: 'open' | 'finished' | 'expired' | 'withdrawn' | 'ended';
    /** What they have paid into the bonus pocket. */
    won: string;
    at: string;
  };
  /** Somebody wrote to a player: what the live channel `personal_notifications` says. */
  'notifications.written': {
    playerId: number;
    notification: { id: number; title: string; text: string; key?: string };
  };
  /** Entries came into the audit trail and wait to be sealed. */
  'audit.written': { entries: number };
  /** A stake feeds a jackpot, or is given back: its id, for whoever counts. */
  'jackpots.staked': number;
  /** A level of a jackpot dropped and was paid: `amount` in the jackpot's currency, `paid` in the winner's. */
  'jackpots.won': {
    winId: number;
    playerId: number;
    jackpotId: number;
    levelId: number;
    cycle: number;
    roundId: string;
    amount: string;
    currency: string;
    paid: string;
    paidCurrency: string;
    at: string;
  };
  /**
   * A stake was taken and its outcome comes later. Not told where the same transaction ends the round: `wager.settled`
   * says it all then, as for every house game that is played in one step.
   */
  'wager.staked': WagerNews & { actionId: string; stake: string; stakeBonus?: string };
  /**
   * A round was closed: everything staked and won in it. A win that comes later is told by another one with `late`,
   * whose stake is 0 and whose win is only what came late.
   */
  'wager.settled': WagerNews & {
    stake: string;
    stakeBonus?: string;
    win: string;
    winBonus?: string;
    late?: true;
    /** Of a round the house paid for: its stake is 0, and this is what it was played at, and out of which free rounds. */
    freeStake?: string;
    freeRoundsId?: string;
  };
  /**
   * Stakes were given back or wins taken back: how much of each. `settled`: the round had been told as settled, so
   * whoever adds up settled rounds takes this off again. What is left of the others follows when they are settled.
   */
  'wager.rolled_back': WagerNews & {
    stake: string;
    stakeBonus?: string;
    win: string;
    winBonus?: string;
    settled: boolean;
  };
  /** Something is due to players: whoever gives it makes it so, once. */
  'promotions.granted': { playerId: number; grantId: number; promotionId: number };
  /** A deposit came late and the offer chosen with it is not given any more: it is over, all of it was given, or it is not for them now. */
  'promotions.not_given': {
    playerId: number;
    promotionId: number;
    reference: string;
    why: 'over' | 'all_given' | 'not_open';
  };
  /** A gift is not what it was: stage, balance at a move, progress when the player may see more of it. */
  'bonuses.changed': { playerId: number; giftId: number; type: 'bonus' | 'freespins'; stage: string };
  /** Points of a player moved. */
  'loyalty.changed': { playerId: number };
  /** A box or a turn of the wheel was given, opened, taken back, or its time is over. */
  'loyalty.lootbox_changed': { playerId: number; lootboxId: number };
  /** Something was had for points, or an order moved on. */
  'loyalty.order_changed': { playerId: number; orderId: number; state: string };
  /** A player came to a level, by points that were earned. */
  'loyalty.level_reached': { playerId: number; level: number };
  /** A player's result in a tournament, quest or achievement is not what it was. */
  'tournaments.scored': { playerId: number; promotionId: number };
  /** A tournament starts, settles, is finished, or was canceled. */
  'tournaments.moved': { promotionId: number; state: string };
  /** A tournament may be decided: what was told before this has been counted by whoever comes to it. */
  'tournaments.due': { promotionId: number };
  /** Somebody has joined a tournament. */
  'tournaments.joined': { playerId: number; promotionId: number };
  /** A lottery was frozen, drawn or canceled. */
  'lotteries.moved': { promotionId: number; state: string };
  /** A player was given tickets, or lost some: a deposit was charged back. */
  'lotteries.tickets_changed': { playerId: number; promotionId: number };
  /** A day of an adventure is done: its status and gift are to be given. The step behind the last one is the super day. */
  'vip.day_done': { playerId: number; adventureId: number; step: number };
  /** The deposit of a day that is done was charged back: it is short of its sum. */
  'vip.day_unpaid': { playerId: number; adventureId: number; step: number };
  /** The house gave a player money through a game: a promo win, the win of free rounds. Below zero: it took it back. */
  'wager.promo': WagerNews & { actionId: string; amount: string; title: string };
}

/** What all news of wagers say. `…Bonus` is the part of an amount that lies in the bonus pocket; unset: none of it. */
interface WagerNews {
  roundId: string;
  /** When the round was opened: what it counts for goes by this. */
  openedAt: string;
  playerId: number;
  /** `provider/name`. */
  game: string;
  currency: string;
  at: string;
  /** Of a bet on events: its price, in thousandths. */
  odds?: number;
  /** Of a bet that is void or was sold: it counts for nothing that is earned by playing. */
  uncounted?: true;
}

export type Topic = keyof Topics;
