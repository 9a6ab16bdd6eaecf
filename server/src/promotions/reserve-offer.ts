import { isMultiAccount, Refusal } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import { readMoneySums } from '../wallet/index.ts';
import { claimGrants } from './claim-grants.ts';
import { codeHashes, findCode, isUsable, takeCode } from './code-store.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { type OfferReserved, promotionOfOffer } from './offer.ts';
import { offerTypeOf } from './offer-type-of.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';

export const depositOccasion = (reference: string): string => `deposit:${reference}`;

/**
 * Reserves an offer with the deposit it was chosen for: what it costs is set aside until the deposit is there or never
 * will be. Throws `offer_id.…`, with the rule of the terms that is against it, and nothing has changed then.
 */
export async function reserveOffer(
  ports: PromotionsPorts,
  rules: (db: Queryable) => Promise<LiveRules>,
  tx: Tx,
  asked: OfferReserved,
): Promise<void> {
  const now = ports.clock.now();
  const { playerId, currency, amount, method } = asked;
  const refuse = () => new Refusal('offer_id.not_available');
  const promotionId = promotionOfOffer(asked.offerId);
  const promotion = promotionId === null ? undefined : (await rules(tx)).find(promotionId);
  if (!promotion || offerTypeOf(promotion.rule) !== 'deposit') throw refuse();
  const { rule } = promotion;
  const player = (await knownPlayers(ports, tx, [playerId], { besides: depositOccasion(asked.reference) })).get(
    playerId,
  );
  if (!player?.mayReceive || !isInSchedule(rule.schedule, now)) throw refuse();
  if (isMultiAccount(player.groups)) throw new Refusal('offer_id.several_accounts');
  if (!mayTake(ports, promotion, { player, currency })) throw refuse();
  const depositNumber = (await readMoneySums(tx, playerId)).deposits_count + 1;
  const occasion = { currency, depositNumber, amount, method, hadBefore: false };
  if (!meetsCondition(rule.condition, { ...occasion, accountAgeDays: accountAgeDays(player, now) })) throw refuse();
  const due = resolveRewards(
    rule.rewards,
    { currency, deposit: amount, meter: null },
    allowedFor(ports, player.licence),
  );
  if (!due) throw refuse();
  const codeId = await codeOf(ports, tx, { typed: player.depositBonusCode, promotion, now });
  if (codeId === null) throw refuse();
  const claim = {
    playerId,
    promotion,
    occasion: depositOccasion(asked.reference),
    currency,
    due,
    state: 'reserved' as const,
    codeId,
  };
  const [outcome] = await claimGrants(ports, tx, { claims: [claim], now });
  if (outcome === 'already') return;
  if (outcome === 'household' || outcome === 'instrument') throw new Refusal(`offer_id.had_by_${outcome}`);
  if (outcome !== 'granted') throw refuse();
  if (codeId !== undefined && !(await takeCode(tx, { playerId, codeId, at: now }))) throw refuse();
}

/** The code an offer is taken with; undefined: it needs none; null: the player's code is not one of this offer. */
async function codeOf(
  { keys }: Pick<PromotionsPorts, 'keys'>,
  tx: Tx,
  { typed, promotion, now }: { typed: string | null; promotion: { id: number; rule: LiveRule }; now: Date },
): Promise<number | undefined | null> {
  const { trigger } = promotion.rule;
  if (!('claim' in trigger) || trigger.claim !== 'code') return undefined;
  const code = typed === null ? undefined : await findCode(tx, codeHashes(keys, typed));
  return code && code.promotionId === promotion.id && isUsable(code, now) ? code.id : null;
}

type LiveRule = LiveRules['all'][number]['rule'];
