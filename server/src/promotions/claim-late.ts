import type { Topics } from '@halley/contract';
import { type Queryable, type Tx, writeEvents } from '../kit/index.ts';
import { readMoneySums } from '../wallet/index.ts';
import { lockBudgets } from './budget-store.ts';
import { claimGrants, type Outcome } from './claim-grants.ts';
import { giveCodesBack, takeCode } from './code-store.ts';
import { type Grant, insertGrants, readOccasions, readReleased } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import type { PromotionTerms } from './promotion.ts';
import { depositOccasion } from './reserve-offer.ts';
import { resolveRewards } from './resolve-reward.ts';
import { versionsOf } from './version-store.ts';

type WhyNotGiven = Topics['promotions.not_given']['why'];

interface LateDeposit {
  playerId: number;
  reference: string;
  deposited: bigint;
}

/** What was reserved is over; what is claimed late is an occasion of its own, once as well. */
const lateOccasion = (reference: string): string => `${depositOccasion(reference)}:late`;

/** Why something reserved is released: the deposit it was reserved with was declined, and may still be paid. */
export const noDeposit = 'no deposit';

/**
 * A deposit that was declined is paid after all: what was released then is claimed anew, by the version that was promised, as far
 * as budget and rules allow it now. What is not given is written down as refused and told, with the reason.
 */
export async function claimLate(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  tx: Tx,
  late: LateDeposit,
): Promise<void> {
  const { playerId, reference } = late;
  const released = await readReleased(tx, { playerId, occasion: depositOccasion(reference), reason: noDeposit });
  const first = released.filter(({ rewardIndex }) => rewardIndex === 0);
  if (first.length === 0) return;
  const promotionIds = first.map(({ promotionId }) => promotionId);
  const before = await readOccasions(tx, { playerIds: [playerId], promotionIds });
  const occasion = lateOccasion(reference);
  const live = await rules(tx);
  const versions = await versionsOf(tx, first);
  for (const grant of first) {
    if (before.some((had) => had.promotionId === grant.promotionId && had.occasion === occasion)) continue;
    const promised = versions.find(({ id, version }) => id === grant.promotionId && version === grant.version);
    const why = live.find(grant.promotionId) && promised ? await claim(ports, tx, { grant, promised, late }) : 'over';
    if (why === undefined) continue;
    const refused = { ...grant, occasion, cost: 0n, state: 'refused' as const, reason: why, at: ports.clock.now() };
    await insertGrants(tx, [refused]);
    await writeEvents(tx, 'promotions.not_given', [{ playerId, promotionId: grant.promotionId, reference, why }]);
  }
}

const whyNot: Partial<Record<Outcome, WhyNotGiven>> = {
  total: 'all_given',
  per_day: 'all_given',
  budget: 'all_given',
  no_budget: 'over',
};

/** Undefined: it is due. */
async function claim(
  ports: PromotionsPorts,
  tx: Tx,
  { grant, promised, late }: { grant: Grant; promised: PromotionTerms; late: LateDeposit },
): Promise<WhyNotGiven | undefined> {
  const { playerId, deposited, reference } = late;
  const { currency, codeId } = grant;
  const { rule } = promised;
  const now = ports.clock.now();
  // The player was in time; the payment was not.
  if (!isInSchedule(rule.schedule, grant.at)) return 'over';
  const player = (await knownPlayers(ports, tx, [playerId])).get(playerId);
  if (!player?.mayReceive || !mayTake(ports, promised, { player, currency })) return 'not_open';
  // This deposit is counted already.
  const depositNumber = Math.max(1, (await readMoneySums(tx, playerId)).deposits_count);
  const known = { currency, depositNumber, amount: deposited, hadBefore: false };
  if (!meetsCondition(rule.condition, { ...known, accountAgeDays: accountAgeDays(player, now) })) return 'not_open';
  const basis = { currency, deposit: deposited, meter: null };
  const due = resolveRewards(rule.rewards, basis, allowedFor(ports, player.licence));
  if (!due) return 'not_open';
  // Budgets are locked before codes, as everywhere.
  await lockBudgets(tx, [promised.id]);
  if (codeId !== null && !(await takeCode(tx, { playerId, codeId, at: now }))) return 'all_given';
  const claimed = {
    playerId,
    promotion: promised,
    occasion: lateOccasion(reference),
    currency,
    due,
    state: 'due' as const,
    ...(codeId !== null && { codeId }),
  };
  const [outcome = 'no_budget'] = await claimGrants(ports, tx, { claims: [claimed], now });
  if (outcome === 'granted' || outcome === 'already') return undefined;
  if (codeId !== null) await giveCodesBack(tx, [{ playerId, codeId }]);
  return whyNot[outcome] ?? 'not_open';
}
