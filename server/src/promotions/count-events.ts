import type { Currency, triggerEvents } from '@halley/contract';
import type { Consumer, Event, Queryable, Tx } from '../kit/index.ts';
import { type Claim, claimGrants } from './claim-grants.ts';
import { entriesOf } from './entry-store.ts';
import type { MeterMove } from './fold-rounds.ts';
import { knownPlayers } from './known-players.ts';
import type { LiveRules } from './live-rules.ts';
import { accountAgeDays, allowedFor, mayTake } from './may-take.ts';
import { meetsCondition } from './meets-condition.ts';
import { addToMeters, grantSteps } from './meters.ts';
import { isInSchedule, windowStart } from './period-of.ts';
import type { PromotionsPorts } from './ports.ts';
import { resolveRewards } from './resolve-reward.ts';
import { settleReserved } from './settle-reserved.ts';

/** Something happened to a player that a rule may be set off by. */
interface Happened {
  playerId: number;
  event: (typeof triggerEvents)[number];
  occasion: string;
  /** Of a level that was reached: the rule goes by it, also where the player is beyond it by now. */
  level?: number;
}

/** Once each: an account is registered, confirmed and verified one time; sessions and birthdays come again. */
function happenedOf(event: Event): Happened | null {
  switch (event.topic) {
    case 'identity.registered':
      return { playerId: event.data.playerId, event: 'registered', occasion: 'registered' };
    case 'identity.email_confirmed':
      return { playerId: event.data.playerId, event: 'email_confirmed', occasion: 'email_confirmed' };
    case 'identity.signed_in':
      return { playerId: event.data.playerId, event: 'signed_in', occasion: `signed_in:${event.data.sessionId}` };
    case 'verification.reviewed':
    case 'verification.decided':
      return event.data.verified ? { playerId: event.data.playerId, event: 'verified', occasion: 'verified' } : null;
    case 'loyalty.level_reached': {
      const { playerId, level } = event.data;
      return { playerId, event: 'level_reached', occasion: `level:${level}`, level };
    }
    default:
      return null;
  }
}

/** Gives claims to whoever a rule is for; those who have declined it are left alone. */
async function claimForEvents(
  ports: PromotionsPorts,
  live: LiveRules,
  tx: Tx,
  happened: readonly Happened[],
): Promise<void> {
  const concerned = happened.filter(({ event }) => live.withEvent(event).length > 0);
  if (concerned.length === 0) return;
  const now = ports.clock.now();
  const players = await knownPlayers(
    ports,
    tx,
    concerned.map(({ playerId }) => playerId),
  );
  const claims: Claim[] = [];
  for (const { playerId, event, occasion, level } of concerned) {
    const known = players.get(playerId);
    if (!known?.mayReceive) continue;
    const player = level === undefined ? known : { ...known, level };
    const entries = await entriesOf(tx, playerId);
    const { currency } = player;
    const basis = { currency, deposit: null, meter: null };
    for (const promotion of live.withEvent(event)) {
      const { rule } = promotion;
      if (entries.get(promotion.id) === 'declined' || !isInSchedule(rule.schedule, now)) continue;
      if (!mayTake(ports, promotion, { player, currency })) continue;
      const facts = { currency, depositNumber: 0, hadBefore: false, accountAgeDays: accountAgeDays(player, now) };
      if (!meetsCondition(rule.condition, facts)) continue;
      const due = resolveRewards(rule.rewards, basis, allowedFor(ports, player.licence));
      if (due) claims.push({ playerId, promotion, occasion, currency, due, state: 'due' });
    }
  }
  await claimGrants(ports, tx, { claims, now });
}

type Deposited = Extract<Event, { topic: 'payments.deposited' }>['data'];

function depositMoves(live: LiveRules, { playerId, currency, amount, at }: Deposited): MeterMove[] {
  const when = new Date(at);
  return live.countingDeposits
    .filter(({ rule }) => isInSchedule(rule.schedule, when))
    .map((promotion) => ({
      playerId,
      promotion,
      currency: currency as Currency,
      windowStart: windowStart(promotion.meter.window, when, new Date(promotion.rule.schedule.from)),
      value: BigInt(amount),
    }));
}

/** States in which a deposit will never reach the wallet. */
const failed: ReadonlySet<string> = new Set(['failed', 'canceled', 'cancelled', 'declined', 'expired', 'refused']);

/** Counts what happens to players: grants and meters, never money. What is told again finds its occasion taken. */
export function countConsumer(ports: PromotionsPorts, rules: (db: Queryable) => Promise<LiveRules>): Consumer {
  return {
    name: 'promotions-count',
    topics: [
      'identity.registered',
      'identity.email_confirmed',
      'identity.signed_in',
      'verification.reviewed',
      'verification.decided',
      'loyalty.level_reached',
      'payments.deposited',
      'payments.changed',
    ],
    once: true,
    async handle(tx, events) {
      const live = await rules(tx);
      await claimForEvents(
        ports,
        live,
        tx,
        events.flatMap((event) => happenedOf(event) ?? []),
      );
      const moves: MeterMove[] = [];
      for (const event of events) {
        if (event.topic === 'payments.deposited') {
          const { playerId, reference, amount } = event.data;
          await settleReserved(ports, rules, tx, { playerId, reference, deposited: BigInt(amount) });
          moves.push(...depositMoves(live, event.data));
        }
        if (event.topic === 'payments.changed' && event.data.payment.action === 'deposit') {
          const { playerId, payment, reference } = event.data;
          if (failed.has(payment.state))
            await settleReserved(ports, rules, tx, { playerId, reference, deposited: null });
        }
      }
      await grantSteps(ports, tx, await addToMeters(tx, moves, ports.clock.now()));
    },
  };
}
