import type { Currency } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';
import { readCashRewards } from '../wallet/index.ts';
import { type Claim, claimGrants } from './claim-grants.ts';
import { knownPlayers } from './known-players.ts';
import { type LiveRules, meterOf } from './live-rules.ts';
import { allowedFor, mayTake } from './may-take.ts';
import { type Meter, markSteps } from './meters.ts';
import { dayText, lastWindow, windowStart } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import type { PromotionTerms } from './promotion.ts';
import { resolveRewards } from './resolve-reward.ts';

/** News of the last rounds of a period are in the meters by then. */
const settledMinutes = 15;
const pageSize = 100;

/**
 * Pays periods that are over. The one before the last is looked at again: what nobody had counted in time is paid then, and
 * what was paid is not paid again.
 */
export async function payPeriods(ports: PromotionsPorts, live: LiveRules): Promise<void> {
  const now = new Date(ports.clock.now().getTime() - settledMinutes * 60_000);
  for (const promotion of live.everyPeriod) {
    const { trigger } = promotion.rule;
    if (!('every' in trigger)) continue;
    const last = lastWindow(trigger.every, now);
    const earlier = lastWindow(trigger.every, new Date(last.until.getTime() - 1));
    if (meterOf(promotion)) for (const period of [earlier, last]) await payMeters(ports, promotion, period);
    else await payEverybody(ports, promotion, windowStart(trigger.every, now, now));
  }
}

async function payMeters(
  ports: PromotionsPorts,
  promotion: PromotionTerms,
  period: { from: Date; until: Date },
): Promise<void> {
  for (;;) {
    const paid = await ports.database.tx((tx) => payPage(ports, tx, promotion, period));
    if (paid < pageSize) return;
  }
}

/** What players lost of their own money, less what they were given in cash: that part of it is theirs again. */
async function payPage(
  ports: PromotionsPorts,
  tx: Tx,
  promotion: PromotionTerms,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const meter = meterOf(promotion);
  if (!meter) return 0;
  const rows = await lockUnpaid(tx, { promotionId: promotion.id, from });
  if (rows.length === 0) return 0;
  const playerIds = rows.map(({ playerId }) => playerId);
  const rewards = await readCashRewards(tx, { playerIds, from, until });
  const players = await knownPlayers(ports, tx, playerIds);
  const claims = rows.flatMap(({ playerId, currency, value }): Claim[] => {
    const player = players.get(playerId);
    if (!player || !mayTake(ports, promotion, { player, currency })) return [];
    const lost = meter.of === 'netLoss' ? value - (rewards.get(`${playerId}:${currency}`) ?? 0n) : value;
    const basis = { currency, deposit: null, meter: lost };
    const due = resolveRewards(promotion.rule.rewards, basis, allowedFor(ports, player.licence));
    const occasion = `period:${dayText(from)}:${currency}`;
    return due ? [{ playerId, promotion, occasion, currency, due, state: 'due' }] : [];
  });
  await claimGrants(ports, tx, { claims, now: ports.clock.now() });
  await markSteps(
    tx,
    rows.map(({ playerId, currency }) => ({
      playerId,
      currency,
      promotion: { ...promotion, meter },
      windowStart: from,
      step: 1,
    })),
  );
  return rows.length;
}

async function lockUnpaid(
  tx: Tx,
  { promotionId, from }: { promotionId: number; from: Date },
): Promise<(Pick<Meter, 'playerId' | 'value'> & { currency: Currency })[]> {
  const { rows } = await tx.query<{ player_id: bigint; currency: Currency; value: string }>(
    `select player_id, currency, value::text from promotions_meter
     where promotion_id = $1 and window_start = $2::date and step = 0 order by player_id, currency limit $3 for update`,
    [promotionId, dayText(from), pageSize],
  );
  return rows.map((row) => ({ playerId: Number(row.player_id), currency: row.currency, value: BigInt(row.value) }));
}

/** Every period something, for whoever a promotion is for. */
async function payEverybody(ports: PromotionsPorts, promotion: PromotionTerms, from: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const facts = await ports.identity.promotionFacts.page(ports.database, { after, limit: pageSize });
    const last = facts.at(-1);
    if (!last) return;
    after = last.playerId;
    const playerIds = facts.map(({ playerId }) => playerId);
    await ports.database.tx((tx) => claimFor(ports, tx, { promotion, playerIds, occasion: `period:${dayText(from)}` }));
  }
}

/** The same for each of these players, as far as it is for them. */
async function claimFor(
  ports: PromotionsPorts,
  tx: Tx,
  { promotion, playerIds, occasion }: { promotion: PromotionTerms; playerIds: readonly number[]; occasion: string },
): Promise<void> {
  const players = await knownPlayers(ports, tx, playerIds);
  const claims = [...players.values()].flatMap((player): Claim[] => {
    const { playerId, currency } = player;
    if (!player.mayReceive || !mayTake(ports, promotion, { player, currency })) return [];
    const basis = { currency, deposit: null, meter: null };
    const due = resolveRewards(promotion.rule.rewards, basis, allowedFor(ports, player.licence));
    return due ? [{ playerId, promotion, occasion, currency, due, state: 'due' }] : [];
  });
  await claimGrants(ports, tx, { claims, now: ports.clock.now() });
}

/** Birthdays of a day; of the 29th of February on the 28th where there is none. */
export function birthdaysOn(day: Date): string[] {
  const text = day.toISOString().slice(5, 10);
  const tomorrow = new Date(day.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(5, 10);
  return text === '02-28' && tomorrow === '03-01' ? [text, '02-29'] : [text];
}

export async function giveBirthdays(ports: PromotionsPorts, live: LiveRules): Promise<void> {
  const promotions = live.withEvent('birthday');
  if (promotions.length === 0) return;
  const { database, identity, clock } = ports;
  const now = clock.now();
  const born = await identity.promotionFacts.bornOn(database, birthdaysOn(now));
  for (let from = 0; from < born.length; from += pageSize) {
    const playerIds = born.slice(from, from + pageSize);
    for (const promotion of promotions) {
      const occasion = `birthday:${now.getUTCFullYear()}`;
      await database.tx((tx) => claimFor(ports, tx, { promotion, playerIds, occasion }));
    }
  }
}

/** Promotions whose last day is over. */
export async function endOver(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update promotions_promotion set state = 'ended', changed_at = $1 where state in ('live', 'paused') and ends_at <= $1`,
    [now],
  );
}
