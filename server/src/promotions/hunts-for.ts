import type { Currency, Reward } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { knownPlayers } from './known-players.ts';
import { type CountingPromotion, type LiveRules, meterOf } from './live-rules.ts';
import { mayTake } from './may-take.ts';
import { type MeterAt, readMeters } from './meters.ts';
import { dayText, isInSchedule, windowEnd, windowStart } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';

/** A promotion of sport in which bets gather towards a free bet, as it stands for a player. */
export interface Hunt {
  promotion: CountingPromotion;
  currency: Currency;
  /** What has been gathered, and what the next step asks for. */
  points: bigint;
  needed: number;
  /** What the next step gives. */
  reward: Extract<Reward, { type: 'freebet' }>;
  from: Date;
  until: Date;
}

/** Those that run for a player and have a step left. One without an end is a rule, and nothing to hunt for. */
export async function huntsFor(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  db: Queryable,
  playerId: number,
): Promise<Hunt[]> {
  const now = ports.clock.now();
  const running = (await rules(db)).all.flatMap((promotion): CountingPromotion[] => {
    const meter = meterOf(promotion);
    const { product, schedule, trigger } = promotion.rule;
    const isHunt = meter && product === 'sport' && 'reaches' in trigger && isInSchedule(schedule, now);
    return isHunt ? [{ ...promotion, meter }] : [];
  });
  if (running.length === 0) return [];
  const player = (await knownPlayers(ports, db, [playerId])).get(playerId);
  if (!player?.mayReceive) return [];
  const { currency } = player;
  const mine = running.filter((promotion) => mayTake(ports, promotion, { player, currency }));
  const asked = mine.map((promotion): MeterAt => {
    const from = windowStart(promotion.meter.window, now, new Date(promotion.rule.schedule.from));
    return { playerId, promotionId: promotion.id, windowStart: from, currency };
  });
  const meters = await readMeters(db, asked);
  return mine.flatMap((promotion, index): Hunt[] => {
    const { meter, rule } = promotion;
    const { windowStart: from } = asked[index] as MeterAt;
    const until = windowEnd(meter.window, from, rule.schedule.to);
    const { value, step } = meters.get(`${promotion.id}:${dayText(from)}`) ?? { value: 0n, step: 0 };
    const next = 'reaches' in rule.trigger ? rule.trigger.reaches[step] : undefined;
    const needed = typeof next?.at === 'number' ? next.at : next?.at[currency];
    const reward = next?.rewards.find((one) => one.type === 'freebet');
    if (needed === undefined || !reward || reward.amount[currency] === undefined || !until) return [];
    return [{ promotion, currency, points: value > 0n ? value : 0n, needed, reward, from, until }];
  });
}
