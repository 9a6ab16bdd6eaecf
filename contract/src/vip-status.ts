import { type VipTier, vipTierOf } from './groups.ts';

/** The statuses of the VIP programme, the lowest first. The highest is for life. */
export const vipStatuses = ['REGULAR', 'BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'] as const;
export type VipStatus = (typeof vipStatuses)[number];

const lifelong: VipStatus = 'DIAMOND';

const statusOfTier: Readonly<Record<VipTier, VipStatus>> = {
  Diamond: 'DIAMOND',
  Platinum: 'PLATINUM',
  Gold: 'GOLD',
  Silver: 'SILVER',
  Bronze: 'BRONZE',
  'Rising star': 'REGULAR',
};

/** Groups decide, and nothing else: people of the house give them. */
export function vipStatusOf(groupIds: readonly number[]): VipStatus {
  const tier = vipTierOf(groupIds);
  return tier ? statusOfTier[tier] : 'REGULAR';
}

export function isLifelong(status: VipStatus): boolean {
  return status === lifelong;
}

/** A member of the club; a rising star is a guest of it. */
export function isVip(groupIds: readonly number[]): boolean {
  return vipStatusOf(groupIds) !== 'REGULAR';
}

/** Above the highest there is nothing: it is its own next. */
export function nextVipStatus(status: VipStatus): VipStatus {
  return vipStatuses[vipStatuses.indexOf(status) + 1] ?? status;
}

/** How a status looks from where the player stands: `future` is the next one, `lock` whatever lies beyond it. */
export type VipCard = 'before' | 'current' | 'future' | 'lock';

export function vipCardOf(status: VipStatus, own: VipStatus): VipCard {
  const steps = vipStatuses.indexOf(status) - vipStatuses.indexOf(own);
  if (steps < 0) return 'before';
  if (steps === 0) return 'current';
  return steps === 1 ? 'future' : 'lock';
}

/** In subunits, for a currency that has no sums of its own. */
export const usualVipThresholds = { deposits_cents: 900_000, bets_cents: 9_000_000 } as const;

/** A quarter of the calendar, in UTC for everybody: from its first moment to the first one after it. */
export interface Quarter {
  from: Date;
  until: Date;
  /** `2026-12-31` */
  lastDay: string;
  /** `2026-10`, `2026-11`, `2026-12` */
  months: readonly string[];
}

const dayMs = 24 * 60 * 60 * 1000;

export function quarterOf(at: Date): Quarter {
  const year = at.getUTCFullYear();
  const first = Math.floor(at.getUTCMonth() / 3) * 3;
  const from = new Date(Date.UTC(year, first, 1));
  const until = new Date(Date.UTC(year, first + 3, 1));
  const lastDay = new Date(until.getTime() - dayMs).toISOString().slice(0, 10);
  const months = [0, 1, 2].map((month) => new Date(Date.UTC(year, first + month, 1)).toISOString().slice(0, 7));
  return { from, until, lastDay, months };
}

/** What a player has done of what the house looks at, as `/jam/vip_status_progress` tells it. */
export interface VipFigures {
  currency: string;
  currentStatus: VipStatus;
  activeStatus: VipStatus;
  nextStatus: VipStatus;
  depositAmountCents: number;
  depositThresholdCents: number;
  betSumCents: number;
  betSumThresholdCents: number;
  /** 0.5 is half. */
  overallProgress: number;
}

/** What is shown where the figures cannot be read: no status is claimed that nobody could look up. */
export function regularFigures(currency: string): VipFigures {
  return {
    currency,
    currentStatus: 'REGULAR',
    activeStatus: 'REGULAR',
    nextStatus: 'BRONZE',
    depositAmountCents: 0,
    depositThresholdCents: usualVipThresholds.deposits_cents,
    betSumCents: 0,
    betSumThresholdCents: usualVipThresholds.bets_cents,
    overallProgress: 0,
  };
}
