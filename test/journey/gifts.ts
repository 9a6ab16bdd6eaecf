import { randomBytes, randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import type { JourneyHouse } from './house.ts';
import { publishPromotion } from './publish-promotion.ts';
import { type Visitor, visit } from './visit.ts';

const weights = { slots: 100, other: 100, tables: 10 };

/** 50.00 to be staked twice, 5.00 at a time; everything the house calls its own counts. */
export const aBonusReward = {
  type: 'bonus',
  amount: { EUR: 5_000 },
  wager: 2,
  weights,
  games: {},
  maxStake: { EUR: 500 },
  days: 30,
  release: 'whole',
};

/** The house gives a gift by hand; the player has yet to take it. */
export async function giveGift(
  house: JourneyHouse,
  player: Visitor,
  { title, reward = aBonusReward }: { title: string; reward?: Record<string, unknown> },
): Promise<void> {
  const desk = await visit(house, '', { as: 'admin' });
  await desk.must('POST', `/api/staff/players/${player.id}/gifts`, {
    key: randomUUID(),
    currency: 'EUR',
    title,
    reward,
    take_days: 30,
    reason: 'given in a journey',
  });
}

/** A live promotion that only its code opens, so that nobody else in the house meets it. Answers the code. */
export async function makeCode(
  house: JourneyHouse,
  { rule, maxUses = 100 }: { rule: PromotionRule; maxUses?: number },
): Promise<string> {
  const { id, maker, reason } = await publishPromotion(house, rule);
  const shared = `COMET${randomBytes(4).toString('hex').toUpperCase()}`;
  const codes = { shared, count: 1, max_uses: maxUses, reason };
  await maker.must('POST', `/api/staff/promotions/${id}/codes`, codes);
  return shared;
}
