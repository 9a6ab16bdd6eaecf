import { type Currency, chooseLicence, isMultiAccount } from '@halley/contract';
import { matchesAudience } from './matches-audience.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer, PromotionTerms } from './promotion.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const accountAgeDays = ({ createdAt }: Pick<KnownPlayer, 'createdAt'>, now: Date): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / dayMs);

/** Whether a player is one of those a promotion is for, and their licence allows giving it to them (PR-14). */
export function mayTake(
  { geo }: Pick<PromotionsPorts, 'geo'>,
  { rule }: PromotionTerms,
  { player, currency }: { player: KnownPlayer; currency: Currency },
): boolean {
  if (isMultiAccount(player.groups) || !player.canIssue) return false;
  const { verifyBeforeBonus, oneProduct } = geo.protectionOf(chooseLicence({ licenseName: player.licence }));
  if (verifyBeforeBonus && !player.verified) return false;
  if (oneProduct && rule.product === 'any') return false;
  return matchesAudience(rule.audience, { ...player, currency });
}

/** PR-03: what the player's licence allows a bonus to ask for. */
export const allowedFor = ({ geo }: Pick<PromotionsPorts, 'geo'>, licence: string) =>
  geo.protectionOf(chooseLicence({ licenseName: licence }));
