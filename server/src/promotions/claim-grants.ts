import type { Currency } from '@halley/contract';
import { convertRoundedUp } from '../config/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { addToDays, type Budget, lockBudgets, mustMoveBudgets, readDays } from './budget-store.ts';
import type { DueReward } from './due-grant.ts';
import { insertGrants, readOccasions } from './grant-store.ts';
import { readLive } from './live-rules.ts';
import { dayText } from './period-of.ts';
import { holdsPoints, type PointWorth, pointWorthIn } from './point-worth.ts';
import type { PromotionsPorts } from './ports.ts';
import type { PromotionTerms } from './promotion.ts';
import { worthOf } from './resolve-reward.ts';
import { tellGranted } from './tell-granted.ts';

/** Somebody would be given something for an occasion. */
export interface Claim {
  playerId: number;
  promotion: PromotionTerms;
  occasion: string;
  currency: Currency;
  due: readonly DueReward[];
  /** Reserved until a deposit is there, or due at once. */
  state: 'reserved' | 'due';
  codeId?: number;
  /** What the first of `due` costs, in the budget's currency, where that was agreed beforehand; unset: by the rates of now. */
  agreedCost?: bigint;
}

export type Outcome =
  | 'granted'
  /** There is something for this occasion already, whatever became of it. */
  | 'already'
  /** Another of its group was given for the same occasion. */
  | 'stacked'
  | 'per_player'
  | 'household'
  /** Somebody had it who pays with the same card or account. */
  | 'instrument'
  | 'per_day'
  | 'total'
  | 'budget'
  | 'no_budget';

interface Costed extends Claim {
  costs: bigint[];
  cost: bigint;
}

/** What is known while claims are decided one after the other. */
export interface Standing {
  budgets: Map<number, Budget>;
  /** `player:promotion` → occasions, and how many of them count. */
  occasions: Map<string, { all: Set<string>; counting: number }>;
  /** By day, what each promotion has given. */
  days: Map<number, number>;
  /** `player:promotion` → how often the others of the household had it. */
  households: Map<string, number>;
  /** The same for those who pay with the same card or account. */
  instruments: Map<string, number>;
}

const keyOf = ({ playerId, promotion }: Pick<Claim, 'playerId' | 'promotion'>) => `${playerId}:${promotion.id}`;

/** Decides over one claim and takes it into account for the next. */
function decideClaim(claim: Costed, standing: Standing): Outcome {
  const { promotion, occasion, cost } = claim;
  const { caps, condition } = promotion.rule;
  const had = standing.occasions.get(keyOf(claim)) ?? { all: new Set<string>(), counting: 0 };
  standing.occasions.set(keyOf(claim), had);
  if (had.all.has(occasion)) return 'already';
  const budget = standing.budgets.get(promotion.id);
  if (!budget) return 'no_budget';
  if (had.counting >= (condition.firstTime ? 1 : caps.perPlayer)) return 'per_player';
  if (caps.perHousehold !== undefined) {
    const sharing = { household: standing.households, instrument: standing.instruments };
    for (const [reason, others] of Object.entries(sharing) as [keyof typeof sharing, Map<string, number>][]) {
      if ((others.get(keyOf(claim)) ?? 0) + had.counting >= caps.perHousehold) return reason;
    }
  }
  if (budget.total !== null && budget.given >= budget.total) return 'total';
  const today = standing.days.get(promotion.id) ?? 0;
  if (caps.perDay !== undefined && today >= caps.perDay) return 'per_day';
  if (budget.spent + budget.reserved + cost > budget.hard) return 'budget';
  budget.reserved += cost;
  budget.given += 1;
  had.all.add(occasion);
  had.counting += 1;
  standing.days.set(promotion.id, today + 1);
  return 'granted';
}

/** Of one group and occasion the lowest order comes first; the others are not given beside it. */
function inOrder(claims: readonly Costed[]): Costed[] {
  return claims.toSorted(
    (one, other) =>
      one.promotion.rule.stacking.order - other.promotion.rule.stacking.order || one.promotion.id - other.promotion.id,
  );
}

/** What a point is worth at the shop, where boxes that may give some are claimed: nothing else asks for it. */
async function pointWorths(
  tx: Tx,
  claims: readonly Claim[],
  now: Date,
): Promise<(currency: Currency) => PointWorth | null> {
  if (!claims.some(({ due }) => due.some(holdsPoints))) return () => null;
  const live = await readLive(tx);
  return (currency) => pointWorthIn(live, { currency, now });
}

/**
 * Takes claims as far as budgets, numbers and earlier occasions allow, all of them decided behind the budgets' locks. The
 * same claim again changes nothing. Outcomes are in the order of the claims.
 */
export async function claimGrants(
  ports: Pick<PromotionsPorts, 'rates' | 'identity' | 'sharingInstrument'>,
  tx: Tx,
  { claims, now }: { claims: readonly Claim[]; now: Date },
): Promise<Outcome[]> {
  if (claims.length === 0) return [];
  const promotionIds = [...new Set(claims.map(({ promotion }) => promotion.id))];
  const playerIds = [...new Set(claims.map(({ playerId }) => playerId))];
  const quotes = (await ports.rates.read(tx)).inEuro;
  const budgets = await lockBudgets(tx, promotionIds);
  const day = dayText(now);
  const standing: Standing = {
    budgets,
    days: await readDays(tx, promotionIds, day),
    occasions: new Map(),
    ...(await countSharing(ports, tx, claims)),
  };
  for (const { playerId, promotionId, occasion, counts } of await readOccasions(tx, { playerIds, promotionIds })) {
    const key = `${playerId}:${promotionId}`;
    const had = standing.occasions.get(key) ?? { all: new Set<string>(), counting: 0 };
    had.all.add(occasion);
    if (counts) had.counting += 1;
    standing.occasions.set(key, had);
  }
  const worthIn = await pointWorths(tx, claims, now);
  const costed = claims.map((claim): Costed => {
    const to = budgets.get(claim.promotion.id)?.currency ?? claim.currency;
    const { currency: from } = claim;
    const costs = claim.due.map((due) => convertRoundedUp(quotes, worthOf(due, worthIn(from)), { from, to }));
    if (claim.agreedCost !== undefined) costs[0] = claim.agreedCost;
    return { ...claim, costs, cost: costs.reduce((sum, one) => sum + one, 0n) };
  });
  const outcomes = new Map<Claim, Outcome>();
  const taken = new Set<string>();
  const byOriginal = new Map(costed.map((one, index) => [one, claims[index] as Claim]));
  for (const claim of inOrder(costed)) {
    const { group } = claim.promotion.rule.stacking;
    const place = `${claim.playerId}:${claim.occasion}:${group}`;
    const outcome = group !== '' && taken.has(place) ? 'stacked' : decideClaim(claim, standing);
    if (outcome === 'granted' || outcome === 'already') taken.add(place);
    outcomes.set(byOriginal.get(claim) as Claim, outcome);
  }
  const granted = costed.filter((claim) => outcomes.get(byOriginal.get(claim) as Claim) === 'granted');
  const inserted = await insertGrants(
    tx,
    granted.flatMap(({ playerId, promotion, occasion, currency, due, costs, state, codeId }) =>
      due.map((reward, rewardIndex) => ({
        playerId,
        promotionId: promotion.id,
        version: promotion.version,
        occasion,
        rewardIndex,
        reward,
        currency,
        cost: costs[rewardIndex] ?? 0n,
        state,
        reason: null,
        codeId: codeId ?? null,
        at: now,
      })),
    ),
  );
  await mustMoveBudgets(
    tx,
    granted.map(({ promotion, cost }) => ({ promotionId: promotion.id, reserved: cost, spent: 0n, given: 1 })),
  );
  await addToDays(
    tx,
    granted.map(({ promotion }) => ({ promotionId: promotion.id, day, given: 1 })),
  );
  await tellGranted(
    tx,
    inserted.filter(({ state }) => state === 'due'),
  );
  return claims.map((claim) => outcomes.get(claim) ?? 'no_budget');
}

/** How often others of the same household, the same person under another account, or whoever shares a card had a promotion. */
export async function countSharing(
  { identity, sharingInstrument }: Pick<PromotionsPorts, 'identity' | 'sharingInstrument'>,
  db: Queryable,
  claims: readonly Pick<Claim, 'playerId' | 'promotion'>[],
): Promise<Pick<Standing, 'households' | 'instruments'>> {
  const counts = { households: new Map<string, number>(), instruments: new Map<string, number>() };
  for (const claim of claims) {
    const { playerId, promotion } = claim;
    if (promotion.rule.caps.perHousehold === undefined || counts.households.has(keyOf(claim))) continue;
    const household = new Set([
      ...(await identity.promotionFacts.householdOf(db, playerId)),
      ...(await identity.samePersonsOf(db, playerId)),
    ]);
    const payers = new Set((await sharingInstrument(db, playerId)).map((other) => other.playerId));
    const asked = { playerIds: [...household, ...payers], promotionIds: [promotion.id] };
    const had = (await readOccasions(db, asked)).filter((one) => one.counts);
    counts.households.set(keyOf(claim), had.filter((one) => household.has(one.playerId)).length);
    counts.instruments.set(keyOf(claim), had.filter((one) => payers.has(one.playerId)).length);
  }
  return counts;
}
