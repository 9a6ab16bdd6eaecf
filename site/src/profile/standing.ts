import type { Player } from '@halley/contract';

type Status = Player['statuses'][number];

const isGroup = ({ id }: Status) => /^\d+$/.test(id);

/** The first status whose id is not a number is the level; the others are groups. */
export function levelOf(statuses: readonly Status[]): Status | undefined {
  return statuses.find((status) => !isGroup(status));
}

export type VipTier = 'diamond' | 'platinum' | 'gold' | 'silver' | 'bronze' | 'rising';

/** Groups that are tiers of the VIP club, the highest first. 793 is Bronze as older records know it. */
const tierGroups: readonly [VipTier, ...string[]][] = [
  ['diamond', '759'],
  ['platinum', '255'],
  ['gold', '259'],
  ['silver', '258'],
  ['bronze', '257', '793'],
  ['rising', '1117'],
];

export function vipTierOf(statuses: readonly Status[]): VipTier | undefined {
  const ids = new Set(statuses.filter(isGroup).map(({ id }) => String(Number(id))));
  return tierGroups.find(([, ...groups]) => groups.some((id) => ids.has(id)))?.[0];
}
