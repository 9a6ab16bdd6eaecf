import type { BonusGift, BonusOffer, FreespinGift } from '@halley/contract';
import { closedStages } from '@halley/contract/gift-stages';

export type Gift = BonusGift | FreespinGift | BonusOffer;

/** What a gift is, for its image and its words. A studio's feature: rounds that the house pays for inside its own games. */
export type GiftType = 'deposit' | 'registration' | 'general' | 'freespins' | 'studio-feature';

const ownStudio = 'halley-studio';
const playedFreespins: ReadonlySet<string> = new Set(['finished', 'canceled', 'expired']);

export function isOffer(gift: Gift): gift is BonusOffer {
  return !('stage' in gift);
}

export function isFreespins(gift: Gift): gift is FreespinGift {
  return 'freespins_total' in gift;
}

export function isBonus(gift: Gift): gift is BonusGift {
  return 'amount_wager_cents' in gift;
}

export function giftTypeOf(gift: Gift): GiftType {
  if (isOffer(gift)) return gift.type;
  if (!isFreespins(gift)) return 'general';
  return gift.provider === ownStudio ? 'studio-feature' : 'freespins';
}

export function isClosed(gift: Gift): boolean {
  return !isOffer(gift) && closedStages.includes(gift.stage);
}

/** It waits to be taken, or nothing of it is counted: offers and free spins always, a bonus until its activation. */
export function isNew(gift: Gift): boolean {
  if (!isBonus(gift)) return true;
  return gift.activatable && gift.activatable_until !== null;
}

/** The operator shows nothing of these groups while they wait to be taken. */
export function isHidden(gift: Gift, disabledGroupKeys: readonly string[]): boolean {
  if (isOffer(gift) || gift.stage !== 'issued') return false;
  return typeof gift.group_key === 'string' && disabledGroupKeys.includes(gift.group_key);
}

export interface Gifts {
  bonuses: readonly BonusGift[];
  freespins: readonly FreespinGift[];
  deposit: readonly BonusOffer[];
  registration: readonly BonusOffer[];
}

export const noGifts: Gifts = { bonuses: [], freespins: [], deposit: [], registration: [] };

/** Everything that is open, in the order of the list; the counter in the menu is its length. */
export function openGifts(gifts: Gifts, disabledGroupKeys: readonly string[]): Gift[] {
  const spins = gifts.freespins.filter(({ stage }) => !playedFreespins.has(stage));
  const bonuses = gifts.bonuses.filter((gift) => !isClosed(gift));
  return [...gifts.deposit, ...spins, ...bonuses, ...gifts.registration].filter(
    (gift) => !isHidden(gift, disabledGroupKeys),
  );
}

export interface GiftShelves {
  /** The one that is played with, then those that wait in the player's order, then paused ones. */
  active: BonusGift[];
  fresh: Gift[];
  /** The last that ended first. */
  closed: (BonusGift | FreespinGift)[];
}

export function shelvesOf(gifts: Gifts, disabledGroupKeys: readonly string[]): GiftShelves {
  const open = openGifts(gifts, disabledGroupKeys);
  const fresh = open.filter(isNew);
  const taken = new Set(fresh.map(({ id }) => id));
  const active = open.filter(isBonus).filter(({ id }) => !taken.has(id));
  return {
    active: active.sort((a, b) => rankOf(a) - rankOf(b)),
    fresh,
    closed: [...gifts.bonuses, ...gifts.freespins].filter(isClosed).sort((a, b) => b.id - a.id),
  };
}

const lastPlace = 1_000_000;

function rankOf({ stage, place, paused }: BonusGift): number {
  if (stage === 'handle_bets') return 0;
  return paused ? lastPlace + 1 : (place ?? lastPlace);
}

/** The gift that a stake in this currency would count for. */
export function playedGift(bonuses: readonly BonusGift[], currency: string | undefined): BonusGift | undefined {
  return bonuses.find((gift) => gift.stage === 'handle_bets' && gift.currency === currency);
}

/** Those that wait behind it, in their order: what can be put in another. Paused ones wait for the player, not for a turn. */
export function queueOf(bonuses: readonly BonusGift[], currency: string): BonusGift[] {
  return bonuses
    .filter((gift) => gift.stage === 'wait' && gift.place !== null && gift.currency === currency)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The queue with one gift a place earlier or later; as it was where it cannot move. */
export function movedInQueue(ids: readonly number[], id: number, by: 1 | -1): number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const moved = ids.filter((other) => other !== id);
  moved.splice(to, 0, id);
  return moved;
}
