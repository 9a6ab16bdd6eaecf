import type { couponStatuses } from '@halley/contract';
import { claimGrants } from './claim-grants.ts';
import { lockTries, noteFailure } from './code-failures.ts';
import { addressHash, type Code, codeHashes, findCode, hasUsed, isUsable, takeCode } from './code-store.ts';
import { openReview } from './decide-reviews.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { isInSchedule } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import type { KnownPlayer, PromotionTerms } from './promotion.ts';
import { asksForDeposit, resolveRewards } from './resolve-reward.ts';
import { noteCodeUse, signalsOfCode } from './signals.ts';

export type CouponStatus = (typeof couponStatuses)[number];

export interface RedeemAsked {
  playerId: number;
  code: string;
  /** Where the request comes from. */
  address: string;
}

class NotRedeemed extends Error {}
class RedeemedBefore extends Error {}

/**
 * Redeems a code. Whatever fails does so after the same queries: unknown, expired and not for this player cannot be told
 * apart by the answer or by the time it takes.
 */
export async function redeemCode(
  ports: PromotionsPorts,
  rules: (db: PromotionsPorts['database']) => Promise<LiveRules>,
  { playerId, code: typed, address }: RedeemAsked,
): Promise<CouponStatus> {
  const { database, clock, keys } = ports;
  const live = await rules(database);
  const tried = { playerId, addressHash: addressHash(keys, address) };
  const hashes = codeHashes(keys, typed);
  try {
    return await database.tx(async (tx) => {
      const now = clock.now();
      const isClosed = await lockTries(tx, tried, now);
      const code = await findCode(tx, hashes);
      const promotion = code && live.find(code.promotionId);
      const player = (await knownPlayers(ports, tx, [playerId])).get(playerId);
      const used = await hasUsed(tx, { playerId, codeId: code?.id ?? 0 });
      if (used && !isClosed) return 'already_activated';
      const claim = code && promotion && player && !isClosed ? claimOf(ports, { code, promotion, player, now }) : null;
      if (!claim || !code || !promotion) throw new NotRedeemed();
      // A review locks wallets, and these come before budgets and codes; what fails after it is undone with it.
      const use = { ...tried, promotionId: promotion.id, codeId: code.id };
      const signals = await signalsOfCode(tx, use);
      const review = { playerId, promotionId: promotion.id, giftId: null, currency: claim.currency, signals };
      if (signals.length > 0) await openReview(ports, tx, review);
      const [outcome] = await claimGrants(ports, tx, { claims: [claim], now });
      if (outcome === 'already') throw new RedeemedBefore();
      if (outcome !== 'granted' || !(await takeCode(tx, { playerId, codeId: code.id, at: now }))) {
        throw new NotRedeemed();
      }
      await noteCodeUse(tx, { ...use, now });
      return 'activated';
    });
  } catch (error) {
    if (error instanceof RedeemedBefore) return 'already_activated';
    if (!(error instanceof NotRedeemed)) throw error;
    await database.tx(async (tx) => {
      const now = clock.now();
      if (!(await lockTries(tx, tried, now))) await noteFailure(tx, tried, now);
    });
    return 'failed_to_activate';
  }
}

/** Null: the code is not for this player, not now, or not for nothing but a code. */
function claimOf(
  ports: PromotionsPorts,
  { code, promotion, player, now }: { code: Code; promotion: PromotionTerms; player: KnownPlayer; now: Date },
) {
  const { rule } = promotion;
  const { currency } = player;
  if (!isUsable(code, now) || !isInSchedule(rule.schedule, now)) return null;
  if (!('claim' in rule.trigger) || rule.trigger.claim !== 'code' || asksForDeposit(rule)) return null;
  if (!player.mayReceive || !mayTake(ports, promotion, { player, currency })) return null;
  const occasion = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
  if (!meetsCondition(rule.condition, occasion)) return null;
  const due = resolveRewards(rule.rewards, { currency, deposit: null, meter: null }, allowedFor(ports, player.licence));
  if (!due) return null;
  const { playerId } = player;
  return { playerId, promotion, occasion: `code:${code.id}`, currency, due, state: 'due' as const, codeId: code.id };
}
