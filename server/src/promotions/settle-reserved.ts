import { convertRoundedUp } from '../config/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { moveBudgets, readBudgets } from './budget-store.ts';
import { claimLate, noDeposit } from './claim-late.ts';
import { type Grant, lockReserved, updateReward } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { allowedFor } from './may-take.ts';
import type { PromotionsPorts } from './ports.ts';
import { releaseGrants } from './release-grants.ts';
import { depositOccasion } from './reserve-offer.ts';
import { resolveReward, worthOf } from './resolve-reward.ts';
import { tellGranted } from './tell-granted.ts';
import { versionsOf } from './version-store.ts';

export interface SettledDeposit {
  /** Unset: whoever it is reserved for. */
  playerId?: number;
  reference: string;
  /** What reached the wallet; null: nothing will. */
  deposited: bigint | null;
}

/**
 * The deposit is there, or never will be: what was reserved with it becomes due, or is released. One that was declined and is paid
 * after all is claimed anew. Again: no change.
 */
export async function settleReserved(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  tx: Tx,
  { playerId, reference, deposited }: SettledDeposit,
): Promise<void> {
  const grants = await lockReserved(tx, { playerId, occasion: depositOccasion(reference) });
  if (grants.length === 0) {
    if (deposited !== null && playerId !== undefined) {
      await claimLate(ports, rules, tx, { playerId, reference, deposited });
    }
    return;
  }
  const now = ports.clock.now();
  const release = (reason: string) => releaseGrants(tx, { grants, to: 'released', reason, now });
  if (deposited === null) return release(noDeposit);
  const terms = await versionsOf(tx, grants);
  const players = await knownPlayers(
    ports,
    tx,
    grants.map((grant) => grant.playerId),
  );
  const due = grants.map((grant) => {
    const rule = terms.find(({ id, version }) => id === grant.promotionId && version === grant.version)?.rule;
    const least = rule?.condition.amountAtLeast?.[grant.currency];
    const reward = rule?.rewards[grant.rewardIndex];
    const player = players.get(grant.playerId);
    if (!reward || !player || (least !== undefined && deposited < BigInt(least))) return null;
    const basis = { currency: grant.currency, deposit: deposited, meter: null };
    return resolveReward(reward, basis, allowedFor(ports, player.licence));
  });
  if (due.some((one) => one === null)) return release('the deposit does not earn it');
  for (const [index, grant] of grants.entries()) {
    const reward = due[index];
    if (reward) await makeDue(ports, tx, { grant, reward, now });
  }
  await tellGranted(tx, grants);
}

/** More came in than was asked for: it counts as far as the budget goes, and what was promised stays promised. */
async function makeDue(
  { rates }: Pick<PromotionsPorts, 'rates'>,
  tx: Tx,
  { grant, reward, now }: { grant: Grant; reward: Grant['reward']; now: Date },
): Promise<void> {
  const { id, promotionId, currency } = grant;
  const budget = (await readBudgets(tx, [promotionId])).get(promotionId);
  const quotes = (await rates.read(tx)).inEuro;
  const isSame = worthOf(reward) === worthOf(grant.reward);
  const to = budget?.currency ?? currency;
  const cost = isSame ? grant.cost : convertRoundedUp(quotes, worthOf(reward), { from: currency, to });
  const more = cost - grant.cost;
  const fits =
    more === 0n || (await moveBudgets(tx, [{ promotionId, reserved: more, spent: 0n, given: 0 }])).has(promotionId);
  await updateReward(
    tx,
    fits ? { id, reward, cost, at: now } : { id, reward: grant.reward, cost: grant.cost, at: now },
  );
}
