import type { Currency, ExchangeType, OrderState, PostalAddress, PromotionRule } from '@halley/contract';
import type { PaidFrom } from '../points/move-points.ts';

/** What was had for points. */
export interface Order {
  id: number;
  playerId: number;
  /** Of the request: the same again is the same order. */
  key: string;
  inputHash: string;
  promotionId: number;
  version: number;
  /** The card's group. */
  card: string;
  type: ExchangeType;
  texts: PromotionRule['texts'];
  quantity: number;
  /** In millionths, all of them together. */
  points: bigint;
  currency: Currency;
  state: OrderState;
  /** Of what is sent by post; else null. */
  address: PostalAddress | null;
  tracking: string | null;
  paidFrom: PaidFrom;
  placedAt: Date;
  changedAt: Date;
}

/** For what the grants of an order are: one for each that was had. */
export const occasionsOf = ({ id, quantity }: Pick<Order, 'id' | 'quantity'>): string[] =>
  Array.from({ length: quantity }, (_, index) => `order:${id}:${index + 1}`);
