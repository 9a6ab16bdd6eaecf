import { Refusal } from '@halley/contract';
import { invariant, type Queryable, type Tx } from '../kit/index.ts';
import { claimGrants, type Outcome } from './claim-grants.ts';
import { giveGrants } from './give-grants.ts';
import { type Grant, grantsOfOccasions } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

/** What a player takes by an act of their own, and is given with it. */
export interface Taken {
  playerId: number;
  promotionId: number;
  by: 'points' | 'daily';
  /** One for each that is taken: the same again is refused as `already`. */
  occasions: readonly string[];
}

export class NotTaken extends Error {
  override readonly name = 'NotTaken';
  readonly outcome: Exclude<Outcome, 'granted'> | 'not_for_you';

  constructor(outcome: NotTaken['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Takes a live promotion and gives it, all in this transaction, once for each occasion or not at all. The player's wallet is
 * locked first: whoever calls this has locked nothing of grants, budgets and gifts. Throws `NotTaken`.
 */
export async function takeNow(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  tx: Tx,
  { playerId, promotionId, by, occasions }: Taken,
): Promise<Grant[]> {
  const now = ports.clock.now();
  const promotion = (await rules(tx)).find(promotionId);
  const player = (await knownPlayers(ports, tx, [playerId])).get(playerId);
  if (!promotion || !player) throw new Refusal('NOT_FOUND');
  const { rule } = promotion;
  const { currency } = player;
  const isSo = 'claim' in rule.trigger && rule.trigger.claim === by && isInSchedule(rule.schedule, now);
  if (!isSo || !player.mayReceive || !mayTake(ports, promotion, { player, currency }))
    throw new NotTaken('not_for_you');
  const known = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
  const basis = { currency, deposit: null, meter: null };
  const due = resolveRewards(rule.rewards, basis, allowedFor(ports, player.licence));
  if (!due || !meetsCondition(rule.condition, known)) throw new NotTaken('not_for_you');
  const given = due.map((reward) =>
    by === 'points' && reward.type === 'cash' ? { ...reward, why: 'points' as const } : reward,
  );
  await ports.held.lock(tx, [{ playerId, currency }]);
  const claims = occasions.map((occasion) => ({
    playerId,
    promotion,
    occasion,
    currency,
    due: given,
    state: 'due' as const,
  }));
  const outcomes = await claimGrants(ports, tx, { claims, now });
  const refused = outcomes.find((outcome) => outcome !== 'granted');
  if (refused) throw new NotTaken(refused as NotTaken['outcome']);
  const asked = { playerId, promotionId, occasions };
  await giveGrants(
    ports,
    tx,
    (await grantsOfOccasions(tx, asked)).map(({ id }) => id),
  );
  const grants = await grantsOfOccasions(tx, asked);
  if (grants.some(({ state }) => state !== 'given')) throw new NotTaken('not_for_you');
  invariant(grants.length === occasions.length * given.length, 'everything of each occasion is given');
  return grants;
}
