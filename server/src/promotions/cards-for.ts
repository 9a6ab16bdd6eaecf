import { isMultiAccount, type MartCard } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable } from '../kit/index.ts';
import { type Budget, readBudgets, readDays } from './budget-store.ts';
import { countSharing } from './claim-grants.ts';
import type { DueReward } from './due-grant.ts';
import { readOccasions } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { dayText, isInSchedule } from './period-of.ts';
import { type PointWorth, pointWorthIn } from './point-worth.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer, PromotionTerms } from './promotion.ts';
import { resolveRewards, worthOf } from './resolve-reward.ts';
import { costsByDay } from './sold-for-points-store.ts';

/**
 * Why a player cannot take a card: only the level is missing, the player has several accounts or wants no bonuses, there is no
 * amount in their currency; or it is not for them.
 */
export type CardObstacle = 'level' | 'several_accounts' | 'no_bonuses' | 'no_amount' | 'not_for_you';

/** Something that is live and claimed with points, as it stands for one player. */
export interface CardStanding {
  promotion: PromotionTerms;
  card: MartCard;
  /** What one of it comes to; null: nothing in this currency. */
  due: DueReward | null;
  obstacle: CardObstacle | null;
  /** From which level on, where only the level is missing. */
  fromLevel: number | null;
  /** How many there are left for this player, by stock, day, budget and what one may have. */
  left: number;
  /** Of what one may have, and what others of the household had: how many are left. */
  leftOfOwn: number;
}

export interface CardsOfPlayer {
  player: KnownPlayer;
  /** In the order of their promotions. */
  cards: CardStanding[];
}

/** What is claimed with points, as it stands for a player now; undefined: there is no such player. */
export async function cardsFor(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  db: Queryable,
  playerId: number,
): Promise<CardsOfPlayer | undefined> {
  const now = ports.clock.now();
  const player = (await knownPlayers(ports, db, [playerId])).get(playerId);
  if (!player) return undefined;
  // Several accounts and bonuses that are not wanted are obstacles of their own, and said so.
  const isFree = player.mayReceive || isMultiAccount(player.groups) || !player.canIssue;
  const { all } = await rules(db);
  const live = all.flatMap((promotion) => {
    const { trigger, card, schedule } = promotion.rule;
    const isCard = 'claim' in trigger && trigger.claim === 'points' && isInSchedule(schedule, now);
    return isCard && card ? [{ promotion, card }] : [];
  });
  const pointWorth = pointWorthIn(all, { currency: player.currency, now });
  const promotions = live.map(({ promotion }) => promotion);
  const leftOf = await leftFor(ports, db, { player, promotions, pointWorth, now });
  const cards = live.map(({ promotion, card }): CardStanding => {
    const due = dueOf(ports, promotion, player);
    const found = isFree ? obstacleOf(ports, promotion, { player, due, now }) : 'not_for_you';
    const fromLevel = found === 'level' ? (promotion.rule.audience.level?.from ?? null) : null;
    return { promotion, card, due, obstacle: found, fromLevel, ...leftOf(promotion, due) };
  });
  return { player, cards: cards.sort((one, other) => one.promotion.id - other.promotion.id) };
}

function dueOf(ports: PromotionsPorts, { rule }: PromotionTerms, { currency, licence }: KnownPlayer): DueReward | null {
  const basis = { currency, deposit: null, meter: null };
  return resolveRewards(rule.rewards, basis, allowedFor(ports, licence))?.[0] ?? null;
}

function obstacleOf(
  ports: PromotionsPorts,
  promotion: PromotionTerms,
  { player, due, now }: { player: KnownPlayer; due: DueReward | null; now: Date },
): CardObstacle | null {
  const { rule } = promotion;
  const { currency, level } = player;
  // What the player can change, or only has to hear, is told apart from what is not for them at all.
  const groups = player.groups.filter((group) => !isMultiAccount([group]));
  const unbarred = { ...player, groups, canIssue: true };
  const { level: asked, ...others } = rule.audience;
  const anyLevel = { ...promotion, rule: { ...rule, audience: others } };
  if (!mayTake(ports, anyLevel, { player: unbarred, currency })) return 'not_for_you';
  const known = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
  if (!meetsCondition(rule.condition, known) || (asked && level > asked.to)) return 'not_for_you';
  if (due === null) return 'no_amount';
  if (asked && level < asked.from) return 'level';
  if (groups.length < player.groups.length) return 'several_accounts';
  return player.canIssue ? null : 'no_bonuses';
}

/** What was given for points and kept cost on each day since then, UTC, in EUR. */
export async function costForPoints(
  { rates }: Pick<PromotionsPorts, 'rates'>,
  db: Queryable,
  since: Date,
): Promise<Map<string, bigint>> {
  const quotes = (await rates.read(db)).inEuro;
  const days = new Map<string, bigint>();
  for (const { day, currency, cost } of await costsByDay(db, since)) {
    days.set(day, (days.get(day) ?? 0n) + convertRoundedUp(quotes, cost, { from: currency, to: 'EUR' }));
  }
  return days;
}

/** How many of each are left: the same numbers that claims are decided by, read without locks. */
async function leftFor(
  ports: PromotionsPorts,
  db: Queryable,
  asked: { player: KnownPlayer; promotions: readonly PromotionTerms[]; pointWorth: PointWorth | null; now: Date },
) {
  const { player, promotions, pointWorth, now } = asked;
  const { playerId, currency } = player;
  const promotionIds = promotions.map(({ id }) => id);
  const quotes = (await ports.rates.read(db)).inEuro;
  const budgets = await readBudgets(db, promotionIds);
  const today = await readDays(db, promotionIds, dayText(now));
  const had = await readOccasions(db, { playerIds: [playerId], promotionIds });
  const sharing = await countSharing(
    ports,
    db,
    promotions.map((promotion) => ({ playerId, promotion })),
  );

  const ownLeft = ({ id, rule: { caps, condition } }: PromotionTerms): number => {
    const counting = had.filter(({ promotionId, counts }) => counts && promotionId === id).length;
    const others = [sharing.households, sharing.instruments].map((by) => by.get(`${playerId}:${id}`) ?? 0);
    const shared = caps.perHousehold === undefined ? [] : others.map((of) => (caps.perHousehold ?? 0) - of);
    return Math.max(0, Math.min(condition.firstTime ? 1 : caps.perPlayer, ...shared) - counting);
  };
  const inBudget = (budget: Budget, due: DueReward): number => {
    const cost = convertRoundedUp(quotes, worthOf(due, pointWorth), { from: currency, to: budget.currency });
    return cost === 0n ? Number.POSITIVE_INFINITY : Number((budget.hard - budget.spent - budget.reserved) / cost);
  };
  return (promotion: PromotionTerms, due: DueReward | null): Pick<CardStanding, 'left' | 'leftOfOwn'> => {
    const { id, rule } = promotion;
    const budget = budgets.get(id);
    const leftOfOwn = ownLeft(promotion);
    if (!budget || !due) return { left: 0, leftOfOwn };
    const stock = budget.total === null ? [] : [budget.total - budget.given];
    const day = rule.caps.perDay === undefined ? [] : [rule.caps.perDay - (today.get(id) ?? 0)];
    return { left: Math.max(0, Math.min(leftOfOwn, inBudget(budget, due), ...stock, ...day)), leftOfOwn };
  };
}
