import type { AdditionalGifts, BonusOffer, DealCard, Player } from '@halley/contract';
import { groupIdsOf, isMultiAccount } from '@halley/contract/groups';
import type { z } from 'zod';

/** An offer that the operator has written for a group; it names no terms of its own. */
export type WrittenOffer = z.output<typeof AdditionalGifts>[string];

type Receiver = Pick<Player, 'can_issue_bonuses' | 'deposit_bonus_code' | 'statuses'>;

/** Whether bonuses are for this player at all. `available`: what the house said; undefined: it has not said. */
export function mayReceive({ can_issue_bonuses: wants, statuses }: Receiver, available: boolean | undefined): boolean {
  return wants && available !== false && !isMultiAccount(groupIdsOf(statuses));
}

/** One more offer by the first of the player's groups that is named; whoever has a code gets what the code gives. */
export function additionalOffer(
  written: Readonly<Record<string, WrittenOffer>>,
  player: Receiver,
  available: boolean | undefined,
): WrittenOffer | undefined {
  if (!mayReceive(player, available) || player.deposit_bonus_code) return undefined;
  const group = groupIdsOf(player.statuses).find((id) => Object.hasOwn(written, String(id)));
  return group === undefined ? undefined : written[String(group)];
}

/** The smallest deposit that an offer asks for in a currency; null: it names none. */
export function leastOf(offer: WrittenOffer, currency: string): bigint | null {
  const [first] = offer.bonuses;
  // A box does not say which of its gifts comes: the last names what is asked for.
  const conditions = first?.type === 'random' ? first.boxes?.at(-1)?.bonuses[0]?.conditions : first?.conditions;
  const least = conditions?.find(({ field, type }) => field === 'amount' && type === 'min')?.value;
  if (!Array.isArray(least)) return null;
  const found = least.find((amount) => typeof amount === 'object' && amount.currency === currency);
  return typeof found === 'object' ? BigInt(found.amount_cents) : null;
}

interface Room {
  currency: string;
  /** What the player's own deposit limit leaves; null: nothing limits it. */
  left: bigint | null;
}

/** Offers in this wallet's currency, without those that need more than the player's own limit leaves (PR-02). */
export function offersWithin(offers: readonly BonusOffer[], { currency, left }: Room): BonusOffer[] {
  return offers.filter(({ deal }) => deal.currency === currency && (left === null || leastDeposit(deal) <= left));
}

export function leastDeposit({ deposit_from_cents: least }: Pick<DealCard, 'deposit_from_cents'>): bigint {
  return BigInt(least ?? 0);
}

export interface Coming {
  /** Bonus or cash that comes with the deposit; null: it is not counted in money. */
  amount: bigint | null;
  /** What must be staked before it is the player's own; null: nothing, or nobody knows yet. */
  requirement: bigint | null;
}

/** What an offer gives with a deposit of this size, as far as that can be told before. */
export function comingWith({ gets, stake }: Pick<DealCard, 'gets' | 'stake'>, deposit: bigint): Coming {
  if (gets.type !== 'bonus' && gets.type !== 'cash') return { amount: null, requirement: null };
  const amount =
    gets.percent === null
      ? BigInt(gets.amount_cents ?? 0)
      : atMost((deposit * BigInt(gets.percent)) / 100n, gets.cap_cents);
  return { amount, requirement: stake && amount * BigInt(stake.times) };
}

function atMost(amount: bigint, cap: number | null): bigint {
  return cap !== null && amount > BigInt(cap) ? BigInt(cap) : amount;
}

/** What was decided: an offer, no bonus (null), or nothing yet. */
export type Chosen = string | null | undefined;

/** Why the amount and the choice cannot go on as they are. */
export type OfferProblem = 'undecided' | 'too_small';

export function offerProblem(
  offers: readonly BonusOffer[],
  { chosen, cents }: { chosen: Chosen; cents: bigint | undefined },
): OfferProblem | undefined {
  if (offers.length === 0 || chosen === null) return undefined;
  const offer = offers.find(({ id }) => id === chosen);
  if (!offer) return 'undecided';
  return cents !== undefined && cents < leastDeposit(offer.deal) ? 'too_small' : undefined;
}
