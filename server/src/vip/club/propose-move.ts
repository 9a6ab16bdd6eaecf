import { isLifelong, type VipStatus } from '@halley/contract';

/** What a quarter speaks for: people decide. `notice`: the player is told, and nothing else changes. */
const clubProposals = ['up', 'stay', 'notice', 'down'] as const;
export type ClubProposal = (typeof clubProposals)[number];

/** `2026-4`: the fourth quarter. Later ones are larger. */
const quarterNumber = (at: Date): number => at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3);

/** A status stays until the end of the quarter after the one in which its player was told. */
export const noticeIsOver = (toldAt: Date, now: Date): boolean => quarterNumber(now) >= quarterNumber(toldAt) + 2;

/** Below this share of both sums together a status is not kept up. */
const keepsFrom = 0.5;

export function proposeMove({
  status,
  progress,
  toldAt,
  now,
}: {
  status: VipStatus;
  /** Of the quarter, 1 where both sums are reached. */
  progress: number;
  /** When the player was told that the status may be lowered; null: not at all. */
  toldAt: Date | null;
  now: Date;
}): ClubProposal {
  if (isLifelong(status)) return 'stay';
  if (progress >= 1) return 'up';
  if (status === 'REGULAR' || progress >= keepsFrom) return 'stay';
  if (toldAt === null) return 'notice';
  return noticeIsOver(toldAt, now) ? 'down' : 'stay';
}
