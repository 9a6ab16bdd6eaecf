import { type AdventureReward, type Currency, Refusal } from '@halley/contract';
import { convertRoundedUp } from '../../config/index.ts';
import type { Protection } from '../../geo/index.ts';
import type { Consumer, Tx } from '../../kit/index.ts';
import { resolveRewards, worthOf } from '../../promotions/index.ts';
import { lockWallets } from '../../wallet/index.ts';
import type { VipPorts } from '../ports.ts';
import { type StoredAdventure, stepsOf, titleOfGift } from './adventure.ts';
import { findAdventures, spend } from './adventure-store.ts';
import { prizeTexts } from './prize-text.ts';
import { type DoneDay, giftOfDay, lockDue, noteGift } from './progress-store.ts';

type GivePorts = Pick<VipPorts, 'identity' | 'gifts' | 'geo' | 'rates'>;

/**
 * Gives what days that are done have earned: the status of the day, and its gift where the player may have one. What was given for
 * a deposit that was charged back goes to the house, if it is not over.
 */
export function givePrizes(ports: GivePorts): Consumer {
  return {
    name: 'vip-give',
    topics: ['vip.day_done', 'vip.day_unpaid'],
    async handle(tx, events) {
      const done = events.flatMap((event) => (event.topic === 'vip.day_done' ? [event.data] : []));
      if (done.length > 0) await giveFor(ports, tx, done);
      for (const event of events) {
        if (event.topic !== 'vip.day_unpaid') continue;
        const id = await giftOfDay(tx, event.data);
        if (id !== null) await ports.gifts.chargeBack(tx, { id, reason: 'the deposit of its day was charged back' });
      }
    },
  };
}

async function giveFor(ports: GivePorts, tx: Tx, done: Parameters<typeof lockDue>[1]): Promise<void> {
  const adventures = await findAdventures(tx, [...new Set(done.map(({ adventureId }) => adventureId))]);
  // The day says in which wallet, and never says another: it is read before the wallets are locked, all in one order.
  const due = await lockDue(tx, done);
  await lockWallets(
    tx,
    due.map(({ playerId, currency }) => ({ playerId, currency })),
  );
  for (const day of due) await givePrize(ports, tx, adventures.get(day.adventureId) as StoredAdventure, day);
}

/** PR-03, PR-08: what the player's market would lower is lowered, as with everything a rule gives. */
export function fitReward(reward: AdventureReward, protection: Protection): AdventureReward {
  const { mostWagering, leastBonusDays } = protection;
  const fit = <T extends { wager: number; days: number }>(terms: T): T => ({
    ...terms,
    wager: Math.min(terms.wager, mostWagering),
    days: Math.max(terms.days, leastBonusDays),
  });
  if (reward.type === 'bonus') return fit(reward);
  const days = Math.max(reward.days, leastBonusDays);
  return reward.wins ? { ...reward, days, wins: fit(reward.wins) } : { ...reward, days };
}

export const rewardOfStep = ({ rule }: Pick<StoredAdventure, 'rule'>, step: number): AdventureReward =>
  rule.days[step - 1]?.prize ?? rule.super_prize;

/** What a gift may cost at most, in subunits of EUR. */
async function costOf(
  { rates }: Pick<VipPorts, 'rates'>,
  tx: Parameters<VipPorts['rates']['read']>[0],
  { reward, currency, protection }: { reward: AdventureReward; currency: Currency; protection: Protection },
): Promise<bigint> {
  const due = resolveRewards([reward], { currency, deposit: null, meter: null }, protection) ?? [];
  const quotes = (await rates.read(tx)).inEuro;
  return due.reduce((sum, one) => sum + convertRoundedUp(quotes, worthOf(one), { from: currency, to: 'EUR' }), 0n);
}

async function givePrize(ports: GivePorts, tx: Tx, adventure: StoredAdventure, day: DoneDay): Promise<void> {
  const { playerId, step, currency } = day;
  if (step <= stepsOf(adventure)) {
    await ports.identity.changeGroups(tx, { playerId, add: [adventure.statusFrom + step] });
  }
  const receiver = (await ports.identity.receiversOf(tx, [playerId])).get(playerId);
  if (!receiver) return noteGift(tx, day, { why: 'unknown' });
  const protection = ports.geo.protectionOf(receiver.licence);
  const reward = fitReward(rewardOfStep(adventure, step), protection);
  const texts = prizeTexts(reward, currency);
  const titled = Object.entries(texts).map(([language, text]) => [language, titleOfGift(adventure, { step, text })]);
  const titles: Record<string, string> = Object.fromEntries(titled);
  const cost = await costOf(ports, tx, { reward, currency, protection });
  if (!(await spend(tx, adventure.id, cost))) return noteGift(tx, day, { why: 'budget' });
  try {
    const gift = await ports.gifts.issue(tx, {
      playerId,
      key: `adventure:${adventure.id}:${step}`,
      currency,
      title: titles.en as string,
      titles,
      reward,
      takeDays: Math.max(adventure.rule.take_days, protection.leastBonusDays),
      reason: `adventure ${adventure.rule.prefix}, step ${step}`,
      by: 'system',
    });
    await noteGift(tx, day, { giftId: gift.id, cost });
  } catch (error) {
    // Refused before anything was written: the day stays done, and the desk sees why nothing came of it (PR-01, PR-14).
    if (!(error instanceof Refusal)) throw error;
    await spend(tx, adventure.id, -cost);
    await noteGift(tx, day, { why: String(error.details.reason ?? error.code) });
  }
}
