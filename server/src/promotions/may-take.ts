import { type Currency, chooseLicence, isMultiAccount, type PromotionRule, type RewardType } from '@halley/contract';
import { matchesAudience } from './matches-audience.ts';
import { isOfferedBy } from './offer-type-of.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer, PromotionTerms } from './promotion.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const accountAgeDays = ({ createdAt }: Pick<KnownPlayer, 'createdAt'>, now: Date): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / dayMs);

/** Whether a player is one of those a promotion is for, and their licence allows giving it to them (PR-14). */
export function mayTake(
  { geo }: Pick<PromotionsPorts, 'geo'>,
  { id, rule }: PromotionTerms,
  { player, currency }: { player: KnownPlayer; currency: Currency },
): boolean {
  if (isMultiAccount(player.groups) || !player.canIssue) return false;
  if (!isOfferedBy(player.offers, { id, rule })) return false;
  const { verifyBeforeBonus, oneProduct } = geo.protectionOf(chooseLicence({ licenseName: player.licence }));
  if (verifyBeforeBonus && !player.verified) return false;
  if (oneProduct && rule.product === 'any') return false;
  if (player.bonuses && givesBonus(rule) && player.bonuses.left <= player.bonuses.promised) return false;
  return matchesAudience(rule.audience, { ...player, currency });
}

interface Given {
  type: RewardType;
  items?: readonly { prize: { type: RewardType } | null }[];
}

/**
 * Cash and points are no bonuses: how many of these a market allows does not concern them. A box that may hold a bonus is one:
 * its odds are not changed for whoever may have no more.
 */
export const isBonus = ({ type, items = [] }: Given): boolean =>
  type === 'bonus' ||
  type === 'freespins' ||
  type === 'freebet' ||
  type === 'bet_offer' ||
  items.some(({ prize }) => prize !== null && isBonus(prize));

const givesBonus = ({ trigger, rewards }: PromotionRule): boolean =>
  ('reaches' in trigger ? trigger.reaches.flatMap((step) => step.rewards) : rewards).some(isBonus);

/** PR-03: what the player's licence allows a bonus to ask for. */
export const allowedFor = ({ geo }: Pick<PromotionsPorts, 'geo'>, licence: string) =>
  geo.protectionOf(chooseLicence({ licenseName: licence }));
