import type { Currency, LootboxStage } from '@halley/contract';
import type { DueGrant, DuePrize } from '../../promotions/index.ts';

/** One of the things in a box, as it would be given. Null: nothing. */
export interface BoxItem {
  weight: number;
  prize: DuePrize | null;
}

/** How it was decided. */
export interface BoxDraw {
  pairId: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  drawn: number;
  /** Thousandths of the sector. */
  rest: number;
  /** Which of the items. */
  item: number;
}

/** The grant a box was given by, without the box: what is drawn is given by it. */
export type BoxSource = Omit<DueGrant, 'reward'>;

/** A box, or a turn of the wheel. What is in it changes no more; the draw is made once, when it is opened. */
export interface StoredLootbox {
  id: number;
  playerId: number;
  grantId: number;
  promotionId: number;
  version: number;
  source: BoxSource;
  groupKey: string;
  currency: Currency;
  items: readonly BoxItem[];
  stage: LootboxStage;
  createdAt: Date;
  validUntil: Date;
  /** Since when its time stands: a break. */
  stoppedAt: Date | null;
  activatedAt: Date | null;
  draw: BoxDraw | null;
}

type Clocked = Pick<StoredLootbox, 'stage' | 'validUntil' | 'stoppedAt'>;

/** When its time is over, if the clock went on now. */
export function endsAt({ validUntil, stoppedAt }: Omit<Clocked, 'stage'>, now: Date): Date {
  return stoppedAt === null ? validUntil : new Date(validUntil.getTime() + now.getTime() - stoppedAt.getTime());
}

/** Its time may be over before anybody has written that down. */
export const stageAt = (box: Clocked, now: Date): LootboxStage =>
  box.stage === 'issued' && endsAt(box, now) <= now ? 'expired' : box.stage;

/** Turns of the wheel go by the name of their group. */
export const isTurn = (groupKey: string): boolean =>
  groupKey.startsWith('wheel') || groupKey.startsWith('manual_wheel');

export const sumOfWeights = (items: readonly Pick<BoxItem, 'weight'>[]): number =>
  items.reduce((sum, { weight }) => sum + weight, 0);
