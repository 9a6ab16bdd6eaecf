import type { Currency, PromotionRule } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { readMoneySums } from '../wallet/index.ts';
import { readBudgets } from './budget-store.ts';
import { countSharing } from './claim-grants.ts';
import { codeHashes, findCode, isUsable } from './code-store.ts';
import { entriesOf } from './entry-store.ts';
import { readOccasions } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { matchesAudience } from './matches-audience.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { type Offer, type OffersAsked, offerIdOf } from './offer.ts';
import { isOfferedBy, offerTypeOf } from './offer-type-of.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer, PromotionTerms } from './promotion.ts';
import { type Allowed, asksForDeposit, resolveRewards } from './resolve-reward.ts';

const needsCode = ({ trigger }: PromotionRule) => 'claim' in trigger && trigger.claim === 'code';

/** The smallest deposit that earns it in a currency, and what it comes to with that one. */
export function leastOf(rule: PromotionRule, currency: Currency, allowed: Allowed) {
  const least = rule.condition.amountAtLeast?.[currency];
  const depositFrom = least === undefined ? null : BigInt(least);
  const full = rule.rewards.flatMap((reward) => {
    if (reward.type !== 'bonus' || reward.percent === undefined) return [];
    const cap = reward.cap?.[currency];
    return cap === undefined ? [] : [(BigInt(cap) * 100n) / BigInt(reward.percent)];
  });
  const asks = offerTypeOf(rule) === 'deposit' && asksForDeposit(rule);
  const deposit = depositFrom ?? full[0] ?? null;
  const due = resolveRewards(rule.rewards, { currency, deposit, meter: null }, allowed);
  if (!due) return null;
  const stake = due.reduce((sum, one) => (one.type === 'bonus' ? sum + one.amount * BigInt(one.wager) : sum), 0n);
  return { depositFrom: asks ? depositFrom : null, stake: depositFrom === null && full.length > 0 ? 0n : stake };
}

/** Of a group one counts: the lowest order. */
function withoutStacked<T extends { promotion: PromotionTerms }>(offers: readonly T[]): T[] {
  const ordered = offers.toSorted(
    (one, other) =>
      one.promotion.rule.stacking.order - other.promotion.rule.stacking.order || one.promotion.id - other.promotion.id,
  );
  const seen = new Set<string>();
  return ordered.filter(({ promotion }) => {
    const { group } = promotion.rule.stacking;
    if (group === '') return true;
    return !seen.has(group) && Boolean(seen.add(group));
  });
}

/** What somebody may take now: live, for them, possible, and within what they allow themselves. */
export async function offersFor(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  db: Queryable,
  asked: OffersAsked,
): Promise<Offer[]> {
  const now = ports.clock.now();
  const live = await rules(db);
  const ofType = live.all.filter(({ rule }) => offerTypeOf(rule) === asked.type && isInSchedule(rule.schedule, now));
  const candidates = await byCode(ports, db, ofType, asked.code ?? null, now);
  if (candidates.length === 0) return [];
  const open = await withBudget(db, candidates);
  if ('playerId' in asked.who) return forPlayer(ports, db, { asked, playerId: asked.who.playerId, open, now });
  const { currency, country, licence, offers: ofBrand } = asked.who;
  const allowed = allowedFor(ports, licence);
  const guest = { groups: [], segments: [], country, currency, licence, level: 1, stag: null, verified: false };
  const offers = open.flatMap((promotion): Offer[] => {
    const { audience, condition, product } = promotion.rule;
    if (allowed.oneProduct && product === 'any') return [];
    if (!matchesAudience(audience, guest) || !isOfferedBy(ofBrand, promotion)) return [];
    const next = { currency, depositNumber: 1, hadBefore: false, accountAgeDays: 0 };
    if (!meetsCondition(condition, next)) return [];
    const least = leastOf(promotion.rule, currency, allowed);
    if (!least) return [];
    return [offerOf(promotion, { type: asked.type, currency, depositFrom: least.depositFrom, picked: false })];
  });
  return withoutStacked(offers);
}

function offerOf(promotion: PromotionTerms, rest: Omit<Offer, 'id' | 'promotion'>): Offer {
  return { id: offerIdOf(promotion.id), promotion, ...rest };
}

/** Without a code what needs none; with one, what is of this code alone. */
async function byCode(
  { keys }: Pick<PromotionsPorts, 'keys'>,
  db: Queryable,
  promotions: readonly PromotionTerms[],
  typed: string | null,
  now: Date,
): Promise<PromotionTerms[]> {
  if (typed === null) return promotions.filter(({ rule }) => !needsCode(rule));
  const code = await findCode(db, codeHashes(keys, typed));
  if (!code || !isUsable(code, now)) return [];
  return promotions.filter(({ id }) => id === code.promotionId);
}

async function withBudget(db: Queryable, promotions: readonly PromotionTerms[]): Promise<PromotionTerms[]> {
  const budgets = await readBudgets(
    db,
    promotions.map(({ id }) => id),
  );
  return promotions.filter(({ id }) => {
    const budget = budgets.get(id);
    return (
      budget !== undefined &&
      budget.spent + budget.reserved < budget.hard &&
      (budget.total === null || budget.given < budget.total)
    );
  });
}

interface PlayerAsked {
  asked: OffersAsked;
  playerId: number;
  open: readonly PromotionTerms[];
  now: Date;
}

async function forPlayer(ports: PromotionsPorts, db: Queryable, { asked, playerId, open, now }: PlayerAsked) {
  const player = (await knownPlayers(ports, db, [playerId])).get(playerId);
  if (!player?.mayReceive) return [];
  const currency = asked.currency ?? player.currency;
  const entries = await entriesOf(db, playerId);
  const promotionIds = open.map(({ id }) => id);
  const had = await readOccasions(db, { playerIds: [playerId], promotionIds });
  const room = await ports.roomLeft(db, { playerId, currency });
  const depositNumber = (await readMoneySums(db, playerId)).deposits_count + 1;
  const sharing = await countSharing(
    ports,
    db,
    open.map((promotion) => ({ playerId, promotion })),
  );
  const offers = open.flatMap((promotion): Offer[] => {
    const { id, rule } = promotion;
    if (entries.get(id) === 'declined') return [];
    const times = had.filter(({ promotionId, counts }) => counts && promotionId === id).length;
    if (times >= rule.caps.perPlayer) return [];
    const others = [sharing.households, sharing.instruments].map((counts) => counts.get(`${playerId}:${id}`) ?? 0);
    if (Math.max(...others) + times >= (rule.caps.perHousehold ?? Number.POSITIVE_INFINITY)) return [];
    if (!mayTake(ports, promotion, { player, currency })) return [];
    if (!isPossible(promotion, { player, currency, depositNumber, hadBefore: times > 0, now })) return [];
    const least = leastOf(rule, currency, allowedFor(ports, player.licence));
    if (!least || isAbove(least, room)) return [];
    const picked = entries.get(id) === 'picked';
    return [offerOf(promotion, { type: asked.type, currency, depositFrom: least.depositFrom, picked })];
  });
  return withoutStacked(offers);
}

function isPossible(
  { rule }: PromotionTerms,
  known: { player: KnownPlayer; currency: Currency; depositNumber: number; hadBefore: boolean; now: Date },
): boolean {
  const { player, currency, depositNumber, hadBefore, now } = known;
  return meetsCondition(rule.condition, {
    currency,
    depositNumber,
    hadBefore,
    accountAgeDays: accountAgeDays(player, now),
  });
}

/** PR-02: it asks for more than the player's own limits leave. */
function isAbove(
  { depositFrom, stake }: { depositFrom: bigint | null; stake: bigint },
  room: { deposit: bigint | null; stake: bigint | null },
): boolean {
  return (room.deposit !== null && (depositFrom ?? 1n) > room.deposit) || (room.stake !== null && stake > room.stake);
}
