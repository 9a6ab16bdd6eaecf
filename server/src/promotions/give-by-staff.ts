import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../audit/index.ts';
import type { Queryable, Tx } from '../kit/index.ts';
import { claimGrants, type Outcome } from './claim-grants.ts';
import { type GrantState, stateOfOccasion } from './grant-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

export interface StaffClaim {
  promotionId: number;
  playerId: number;
  /** Of whoever gives it: the same again is the same grant. */
  key: string;
}

const refusalOf: Partial<Record<Outcome, 'PROMOTION_HAD' | 'PROMOTION_USED_UP'>> = {
  per_player: 'PROMOTION_HAD',
  household: 'PROMOTION_HAD',
  stacked: 'PROMOTION_HAD',
};

/**
 * Gives a live promotion that staff set off to one player, on the same way as everything else: PR-01, audience, condition, caps,
 * budget. The gift itself follows with the next news. Throws, and nothing has changed then.
 */
export async function giveByStaff(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  tx: Tx,
  { promotionId, playerId, key }: StaffClaim,
  author: Author,
): Promise<GrantState> {
  const now = ports.clock.now();
  const occasion = `staff:${key}`;
  const before = await stateOfOccasion(tx, { playerId, promotionId, occasion });
  if (before) return before;
  const promotion = (await rules(tx)).find(promotionId);
  const player = (await knownPlayers(ports, tx, [playerId])).get(playerId);
  if (!promotion || !player) throw new Refusal('NOT_FOUND');
  const { rule } = promotion;
  const isByStaff = 'claim' in rule.trigger && rule.trigger.claim === 'staff';
  if (!isByStaff || !isInSchedule(rule.schedule, now)) throw new Refusal('state.not_allowed');
  const { currency } = player;
  if (!player.mayReceive || !mayTake(ports, promotion, { player, currency })) throw new Refusal('BONUS_NOT_FOR_YOU');
  const known = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
  const basis = { currency, deposit: null, meter: null };
  const due = resolveRewards(rule.rewards, basis, allowedFor(ports, player.licence));
  if (!due || !meetsCondition(rule.condition, known)) throw new Refusal('BONUS_NOT_FOR_YOU');
  const claim = { playerId, promotion, occasion, currency, due, state: 'due' as const };
  const [outcome = 'no_budget'] = await claimGrants(ports, tx, { claims: [claim], now });
  if (outcome !== 'granted' && outcome !== 'already') throw new Refusal(refusalOf[outcome] ?? 'PROMOTION_USED_UP');
  if (outcome === 'granted') {
    await writeSignificant(tx, {
      kind: 'promotions.given',
      ...author,
      target: { kind: 'promotion', id: promotionId },
      playerId,
      detail: { version: promotion.version, key },
    });
  }
  return 'due';
}
