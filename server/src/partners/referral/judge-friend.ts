import type { ReferralRule } from '@halley/contract';

/** What is known of somebody who was invited, in cents of EUR within the days that count. */
export interface FriendFacts {
  verified: boolean;
  deposited: bigint;
  wagered: bigint;
  /** Belongs to the inviter: person, household, device, way of paying. */
  related: boolean;
  /** Has stopped playing, has reached a limit, or was closed by the house. */
  kept: boolean;
}

export type FriendState = 'complete' | 'waiting' | 'not_counted';

/** Friends are people: whoever shares a household, a device or a card with the inviter is not counted, whatever they play. */
export function judgeFriend(
  rule: Pick<ReferralRule, 'deposit_cents' | 'wagered_cents'>,
  { verified, deposited, wagered, related, kept }: FriendFacts,
): FriendState {
  if (related) return 'not_counted';
  const isEnough = deposited >= BigInt(rule.deposit_cents) && wagered >= BigInt(rule.wagered_cents);
  return verified && !kept && isEnough ? 'complete' : 'waiting';
}
