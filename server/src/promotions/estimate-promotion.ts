import { type PromotionCost, type PromotionRule, usualWeights } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { countPastRounds, readPastDeposits, readPastStakes, readPastWeeks } from '../wallet/index.ts';
import { rewardsOf, wageringsOf } from './check-rule.ts';
import { contestEarned } from './estimate-contest.ts';
import { allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { offerTypeOf } from './offer-type-of.ts';
import { type Convert, type Earned, factsOf, pricedGift, stakesOf } from './past-play.ts';
import type { PricedGift, PromotionsPorts } from './ports.ts';
import { asksForDeposit, resolveRewards } from './resolve-reward.ts';
import { hashOf } from './write-promotions.ts';

type Needs = Pick<
  PromotionsPorts,
  'clock' | 'rates' | 'identity' | 'geo' | 'priceGifts' | 'gamesIn' | 'readPastRounds'
>;

const dayMs = 24 * 60 * 60 * 1000;
/** More rounds than this, and a part of the players stands for all. */
const mostRounds = 2_000_000;

export interface EstimateWanted {
  rule: PromotionRule;
  /** In percent. */
  takeUp: number;
  days: number;
}

/** What the rule would have cost on the play of the last days: who could have had it is real, who plays it through is drawn. */
export async function estimatePromotion(
  ports: Needs,
  db: Queryable,
  { rule, takeUp, days }: EstimateWanted,
): Promise<PromotionCost> {
  const since = new Date(ports.clock.now().getTime() - days * dayMs);
  const oneIn = Math.max(1, Math.ceil((await countPastRounds(db, since)) / mostRounds));
  const asked = { rule, since, oneIn, takeUp };
  const { gifts, players, netLoss, contest } = rule.contest
    ? await contestEarned(ports, db, { ...asked, contest: rule.contest })
    : { ...(await readEarned(ports, db, asked)), contest: undefined };
  const price = await ports.priceGifts(gifts, {
    // Who takes part in a contest is counted before: what its places and levels give is given.
    takeUp: contest ? 1 : takeUp / 100,
    weights: wageringsOf(rewardsOf(rule))[0]?.weights ?? usualWeights,
    // The same rule is replayed in the same way.
    seed: Number.parseInt(hashOf(rule).slice(0, 8), 16),
  });
  // Places of a contest are as many as they are, however few players were looked at.
  const times = contest && !('reaches' in rule.trigger) ? 1 : oneIn;
  const whole = (sum: number) => Math.round(Math.min(sum * times, rule.budget.hard));
  return {
    currency: rule.budget.currency,
    days,
    players: players * oneIn,
    taken: Math.round(price.taken * times),
    completed: Math.round(price.completed * times),
    cost_cents: whole(price.cost),
    low_cents: whole(price.low),
    high_cents: whole(price.high),
    best_play_cents: whole(price.bestPlay),
    ngr_cents: Math.round(netLoss * oneIn) - whole(price.cost),
    replays: price.replays,
    sampled: oneIn > 1,
    histogram: price.histogram.map(({ from, to, replays }) => ({
      from_cents: Math.round(from * times),
      to_cents: Math.round(to * times),
      replays,
    })),
    ...(contest && { contest }),
  };
}

interface EarnedWanted {
  rule: PromotionRule;
  since: Date;
  oneIn: number;
}

async function readEarned(ports: Needs, db: Queryable, { rule, since, oneIn }: EarnedWanted): Promise<Earned> {
  const quotes = (await ports.rates.read(db)).inEuro;
  const to = rule.budget.currency;
  const convert: Convert = (amount, from) => convertRoundedUp(quotes, amount, { from, to });
  const promotion = { id: 0, version: 0, hash: '', rule };
  const facts = await factsOf(ports, db, oneIn);
  const stakeOf = stakesOf(await readPastStakes(db, { since, oneIn }));
  const times = new Map<number, number>();
  const gifts: PricedGift[] = [];
  const most = rule.condition.firstTime ? 1 : rule.caps.perPlayer;
  const earn = (playerId: number, basis: Parameters<typeof resolveRewards>[1]) => {
    const player = facts.get(playerId);
    const had = times.get(playerId) ?? 0;
    if (!player || had >= most) return;
    const known = { ...player, segments: [], mayReceive: true, bonuses: null };
    if (!mayTake(ports, promotion, { player: known, currency: basis.currency })) return;
    const due = resolveRewards(rule.rewards, basis, allowedFor(ports, player.licence));
    if (!due) return;
    times.set(playerId, had + 1);
    const { currency } = basis;
    const stake = stakeOf(playerId, currency);
    gifts.push(...due.map((reward) => pricedGift(reward, { currency, convert, stake })));
  };

  const weeks = await readPastWeeks(db, { since, oneIn });
  if ('meter' in rule.trigger && rule.trigger.meter?.of === 'netLoss') {
    for (const { playerId, currency, netLoss } of weeks) earn(playerId, { currency, deposit: null, meter: netLoss });
  } else if (asksForDeposit(rule)) {
    for (const { playerId, currency, amount, number, at } of await readPastDeposits(db, { since, oneIn })) {
      const joined = facts.get(playerId)?.createdAt.getTime() ?? at.getTime();
      const accountAgeDays = Math.floor((at.getTime() - joined) / dayMs);
      const occasion = { currency, depositNumber: number, amount, hadBefore: false, accountAgeDays };
      if (meetsCondition(rule.condition, occasion)) earn(playerId, { currency, deposit: amount, meter: null });
    }
  } else {
    const isForNew = offerTypeOf(rule) === 'registration';
    for (const { playerId, currency, createdAt, signedInAt } of facts.values()) {
      const wasThere = isForNew ? createdAt >= since : signedInAt !== null && signedInAt >= since;
      if (wasThere) earn(playerId, { currency, deposit: null, meter: null });
    }
  }
  const netLoss = weeks
    .filter(({ playerId }) => times.has(playerId))
    .reduce((sum, week) => {
      const size = week.netLoss < 0n ? -week.netLoss : week.netLoss;
      return sum + Number(convert(size, week.currency)) * (week.netLoss < 0n ? -1 : 1);
    }, 0);
  return { gifts, players: times.size, netLoss };
}
