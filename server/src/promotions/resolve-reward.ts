import type {
  BonusReward,
  Currency,
  FreespinsReward,
  LootboxReward,
  PerCurrency,
  PromotionRule,
  Reward,
} from '@halley/contract';
import type { BonusTerms, DuePrize, DueReward } from './due-grant.ts';
import type { PointWorth } from './point-worth.ts';

/** What a reward is counted from: a deposit, or what a meter says. Null: nothing of the kind. */
export interface Basis {
  currency: Currency;
  deposit: bigint | null;
  meter: bigint | null;
}

/** PR-03: what the player's licence allows, whatever the rule says. */
export interface Allowed {
  mostWagering: number;
}

const amountIn = (amounts: PerCurrency | undefined, currency: Currency): bigint | null => {
  const amount = amounts?.[currency];
  return amount === undefined ? null : BigInt(amount);
};

const smaller = (one: bigint, other: bigint | null) => (other !== null && other < one ? other : one);

/** A part of something in whole percent, up to a cap; the fraction is dropped. */
const share = (of: bigint, percent: number, cap: bigint | null) => smaller((of * BigInt(percent)) / 100n, cap);

type Wagering = NonNullable<FreespinsReward['wins']>;

function termsOf(rule: Wagering, currency: Currency, { mostWagering }: Allowed): BonusTerms | null {
  const maxStake = amountIn(rule.maxStake, currency);
  if (maxStake === null) return null;
  if (rule.maxCashout && rule.maxCashout[currency] === undefined) return null;
  return {
    wager: Math.min(rule.wager, mostWagering),
    terms: {
      weights: rule.weights,
      games: rule.games,
      release: rule.release,
      minOdds: rule.minOdds,
    },
    maxStake,
    maxCashout: amountIn(rule.maxCashout, currency),
    days: rule.days,
  };
}

function resolveBonus(reward: BonusReward, { currency, deposit }: Basis, allowed: Allowed): DueReward | null {
  const terms = termsOf(reward, currency, allowed);
  if (!terms) return null;
  if (reward.percent === undefined) {
    const amount = amountIn(reward.amount, currency);
    return amount === null ? null : { type: 'bonus', amount, deposit, ...terms };
  }
  const cap = amountIn(reward.cap, currency);
  if (cap === null || deposit === null) return null;
  const amount = share(deposit, reward.percent, cap);
  return amount > 0n ? { type: 'bonus', amount, deposit, ...terms } : null;
}

/** What a reward comes to for one player; null: the currency has no amount, or it comes to nothing. */
export function resolveReward(reward: Reward, basis: Basis, allowed: Allowed): DueReward | null {
  const { currency, meter } = basis;
  switch (reward.type) {
    case 'bonus':
      return resolveBonus(reward, basis, allowed);
    case 'freespins': {
      const { games, count, days, result } = reward;
      const bet = amountIn(reward.bet, currency);
      if (bet === null || (reward.maxWin && reward.maxWin[currency] === undefined)) return null;
      const wins = result === 'bonus' && reward.wins ? termsOf(reward.wins, currency, allowed) : null;
      if (result === 'bonus' && !wins) return null;
      return { type: 'freespins', games, bet, count, days, result, maxWin: amountIn(reward.maxWin, currency), wins };
    }
    case 'cash': {
      if (reward.percent === undefined) {
        const amount = amountIn(reward.amount, currency);
        return amount === null ? null : { type: 'cash', amount, why: 'promotion' };
      }
      if (meter === null || meter <= 0n || (reward.cap && reward.cap[currency] === undefined)) return null;
      const amount = share(meter, reward.percent, amountIn(reward.cap, currency));
      return amount > 0n ? { type: 'cash', amount, why: 'cashback' } : null;
    }
    case 'freebet': {
      const amount = amountIn(reward.amount, currency);
      const { returns, minOdds, days, minLegs, maxLegs, sports, when } = reward;
      return amount === null
        ? null
        : { type: 'freebet', amount, returns, minOdds, days, minLegs, maxLegs, sports, when };
    }
    case 'bet_offer': {
      const amount = amountIn(reward.amount, currency);
      return amount === null ? null : { ...reward, amount };
    }
    case 'points':
      return { type: 'points', chargeable: reward.chargeable, persistent: reward.persistent };
    case 'tickets':
      return { type: 'tickets', lottery: reward.lottery, count: reward.count };
    case 'group':
      return { type: 'group', group: reward.group };
    case 'goods': {
      const worth = amountIn(reward.worth, currency);
      return worth === null ? null : { type: 'goods', worth };
    }
    case 'lootbox':
      return resolveBox(reward, basis, allowed);
  }
}

/** A box has all of its prizes for a player, or is not for them: odds are the same for everybody. */
function resolveBox({ groupKey, days, items }: LootboxReward, basis: Basis, allowed: Allowed): DueReward | null {
  const resolved = items.map(({ weight, prize }) => ({
    weight,
    isNothing: prize === null,
    prize: prize && (resolveReward(prize, basis, allowed) as DuePrize | null),
  }));
  if (resolved.some(({ isNothing, prize }) => !isNothing && prize === null)) return null;
  return { type: 'lootbox', groupKey, days, items: resolved.map(({ weight, prize }) => ({ weight, prize })) };
}

/** All rewards of an occasion, or null where one of them has nothing for this player: nobody is given half. */
export function resolveRewards(rewards: readonly Reward[], basis: Basis, allowed: Allowed): DueReward[] | null {
  const due = rewards.map((reward) => resolveReward(reward, basis, allowed));
  return due.every((one): one is DueReward => one !== null) ? due : null;
}

/** In subunits of the player's currency: what giving it costs at most on average. Free spins at their full bet. */
export function worthOf(due: DueReward, pointWorth: PointWorth | null = null): bigint {
  switch (due.type) {
    case 'bonus':
    case 'cash':
    case 'freebet':
      return due.amount;
    case 'freespins':
      return smaller(due.bet * BigInt(due.count), due.maxWin);
    case 'bet_offer':
      return worthOfOffer(due);
    case 'goods':
      return due.worth;
    case 'lootbox':
      return meanOf(due.items, pointWorth);
    case 'points':
    case 'tickets':
    case 'group':
      return 0n;
  }
}

/** At most, on average: a bet wins or brings back no more of its stake than its percentage. A price for one outcome: all of it. */
function worthOfOffer({ amount, percent, steps = [] }: Extract<DueReward, { type: 'bet_offer' }>): bigint {
  const most = Math.max(percent ?? 0, ...steps.map((step) => step.percent)) || 100;
  return (amount * BigInt(most) + 99n) / 100n;
}

/** What a box is worth on average, rounded up: its budget is taken when it is issued, and its odds are paid whatever happens. */
function meanOf(items: Extract<DueReward, { type: 'lootbox' }>['items'], pointWorth: PointWorth | null): bigint {
  const weights = items.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const worth = items.reduce(
    (sum, { weight, prize }) => sum + BigInt(weight) * (prize ? worthOfPrize(prize, pointWorth) : 0n),
    0n,
  );
  return (worth + weights - 1n) / weights;
}

/** Points of a box are worth what the shop gives for them, rounded up; where it gives no money, nothing. */
export function worthOfPrize(prize: DuePrize, pointWorth: PointWorth | null): bigint {
  if (prize.type !== 'points') return worthOf(prize);
  if (pointWorth === null) return 0n;
  return (BigInt(prize.chargeable) * pointWorth.amount + pointWorth.points - 1n) / pointWorth.points;
}

/** Whether a deposit is asked for: it is then offered at the cashier, whatever else sets it off. */
export function asksForDeposit({ kind, trigger, condition, rewards }: Omit<PromotionRule, 'texts'>): boolean {
  return (
    kind === 'deposit' ||
    kind === 'reload' ||
    ('event' in trigger && trigger.event === 'deposited') ||
    condition.amountAtLeast !== undefined ||
    condition.depositNumber !== undefined ||
    rewards.some((reward) => reward.type === 'bonus' && reward.percent !== undefined)
  );
}
