import type { LotteryTickets, PromotionRule } from '@halley/contract';
import { aRule } from '../../promotions/testing/a-rule.ts';

const minuteMs = 60 * 1000;

export interface NewLottery extends Partial<Omit<PromotionRule, 'contest'>> {
  identifier?: string;
  /** From now: it runs for an hour where nothing else is said, and is drawn half an hour later. */
  minutes?: number;
  tickets?: Partial<LotteryTickets>;
  contest?: Partial<NonNullable<PromotionRule['contest']>>;
}

let number = 0;

/** Two prizes of a pool of a hundred euro, and points for a third; a ticket for each twenty euro of a deposit. */
export function aLottery(
  now: Date,
  { identifier, minutes = 60, tickets, contest, ...changed }: NewLottery = {},
): PromotionRule & { contest: NonNullable<PromotionRule['contest']> } {
  number += 1;
  const at = (later: number) => new Date(now.getTime() + later * minuteMs).toISOString();
  const rule = aRule({
    kind: 'lottery',
    trigger: { draw: 'tickets' },
    schedule: { from: at(-1), to: at(minutes) },
    condition: {},
    rewards: [],
    caps: { perPlayer: 100 },
    budget: { currency: 'EUR', expected: 10_000, hard: 50_000 },
    ...changed,
  });
  return {
    ...rule,
    contest: {
      identifier: identifier ?? `winter-draw-${String(number).padStart(3, '0')}`,
      currency: 'EUR',
      rates: { EUR: 1_000_000, NOK: 85_000 },
      pool: 10_000,
      prizes: [
        { from: 1, to: 1, share: 6000 },
        { from: 2, to: 2, share: 3000 },
        { from: 3, to: 3, rewards: [{ type: 'points', chargeable: 500, persistent: 0 }] },
      ],
      tickets: { deposits: { EUR: [{ from: 2_000, price: 2_000 }] }, drawAt: at(minutes + 30), ...tickets },
      ...contest,
    },
  };
}
