import { randomUUID } from 'node:crypto';
import { type CashOutQuote, Refusal, wireCents } from '@halley/contract';
import type { Fixtures } from '../../fixtures/index.ts';
import { type Clock, type Database, inputHash, type Log, once, type Tx } from '../../kit/index.ts';
import { findBets } from '../bet-store.ts';
import type { AskTogether } from '../builder/price-together.ts';
import type { CashOutOfShare } from '../settle/cash-out-share.ts';
import type { StoredBet } from '../stored-bet.ts';
import { chancesOfGroups } from './group-chances.ts';
import { findCashOutQuote, insertCashOutQuote, listAutomatic, useQuote } from './quote-store.ts';
import { type ValuedBet, valueBet } from './value-bet.ts';

const quoteMs = 5_000;
const wholeShare = 1_000_000;
/** How often a clock is looked at that may be in a test's hand. */
const lookMs = 50;

export interface CashOutPorts {
  database: Database;
  clock: Clock;
  log: Log;
  fixtures: Pick<Fixtures, 'book' | 'lockGates'> & { together?: AskTogether };
  /** At the door, a win of the bet's own round. */
  cashOutShare(taking: CashOutOfShare): Promise<StoredBet>;
}

export interface TakeCashOut {
  quoteId: string;
  /** Of what is open, in millionths. */
  share: number;
  policy: 'higher' | 'any';
  key: string | undefined;
}

/** Rounded down, as the offer is. */
const partOf = (offer: bigint, sold: number, open: number): bigint => (offer * BigInt(sold)) / BigInt(open);

interface Selling {
  share: number;
  leastOf(sold: number): bigint;
  claim?: (tx: Tx) => Promise<void>;
  automatic?: boolean;
}

/** The same key asked for it before. */
class Repeated extends Error {}

export type CashOuts = ReturnType<typeof createCashOut>;

/** Selling a bet back: what it is worth, what is offered for it, and the part of it that is kept. */
export function createCashOut(ports: CashOutPorts) {
  const { database, clock, log, fixtures } = ports;
  let pausing = 0;
  const value = async (bet: StoredBet) => {
    const groups = await chancesOfGroups(fixtures, bet);
    return valueBet(fixtures.book, bet, { now: clock.now(), groups });
  };

  async function offered(bet: StoredBet): Promise<CashOutQuote> {
    const { worth, offer, costBp, delayMs } = await value(bet);
    const now = clock.now();
    const id = randomUUID();
    const validUntil = new Date(now.getTime() + quoteMs);
    const { openShare, settlementVersion } = bet;
    const body = { offer: String(offer), openShare, settlementVersion };
    await insertCashOutQuote(database, { id, playerId: bet.playerId, betId: bet.id, body, validUntil }, now);
    return {
      quote_id: id,
      bet_id: bet.id,
      worth_cents: wireCents(worth),
      offer_cents: wireCents(offer),
      cost_cents: wireCents(worth - offer),
      cost_bp: costBp,
      valid_until: validUntil.toISOString(),
      delay_seconds: delayMs / 1_000,
    };
  }

  /** By the clock of the house. */
  async function pause(ms: number): Promise<void> {
    const end = clock.now().getTime() + ms;
    pausing += 1;
    for (let left = ms; left > 0; left = end - clock.now().getTime()) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(left, lookMs)));
    }
    pausing -= 1;
  }

  async function current(id: string): Promise<StoredBet> {
    const [bet] = await findBets(database, [id]);
    if (!bet) throw new Refusal('NOT_FOUND');
    return bet;
  }

  /** Waits where a leg is in play; then what is offered at that moment is paid, if it is no less than `least`. */
  async function sell(asked: StoredBet, { share, leastOf, claim, automatic = false }: Selling): Promise<StoredBet> {
    await pause((await value(asked)).delayMs);
    const bet = await current(asked.id);
    const valued = await value(bet);
    const sold = share === wholeShare ? bet.openShare : Math.floor((bet.openShare * share) / wholeShare);
    const amount = partOf(valued.offer, sold, bet.openShare);
    if (sold < 1 || amount < 1n) throw new Refusal('CASH_OUT_CLOSED', { reason: 'worthless' });
    if (amount < leastOf(sold)) throw new Refusal('PRICE_CHANGED', { offer_cents: wireCents(valued.offer) });
    const { id: betId, playerId, currency } = bet;
    return ports.cashOutShare({
      betId,
      playerId,
      currency,
      share: sold,
      amount,
      automatic,
      async check(tx, held) {
        await claim?.(tx);
        if (held.settlementVersion !== bet.settlementVersion) throw new Refusal('CASH_OUT_CLOSED');
        await checkGates(tx, bet, valued);
      },
    });
  }

  /** As for a bet: a stop that is known closes it, and prices older than one do not count. */
  async function checkGates(tx: Tx, { legs }: StoredBet, { versions }: ValuedBet): Promise<void> {
    const gates = await fixtures.lockGates(tx, [...versions.keys()]);
    for (const [id, version] of versions) {
      const gate = gates.get(id);
      const isOpen = gate?.open && gate.producerUp && gate.traderStop === null && gate.closingVersion <= version;
      const isStopped = legs.some(
        ({ fixtureId, market, result }) =>
          fixtureId === id && result === null && gate?.marketStops[market] !== undefined,
      );
      if (!isOpen || isStopped) throw new Refusal('CASH_OUT_CLOSED');
    }
  }

  async function take(bet: StoredBet, { quoteId, share, policy, key }: TakeCashOut): Promise<StoredBet> {
    const { playerId, id: betId } = bet;
    const quote = await findCashOutQuote(database, { id: quoteId, playerId, betId });
    if (!quote) throw new Refusal('QUOTE_EXPIRED');
    const hash = inputHash({ quoteId, share, policy });
    if (quote.usedAt !== null && key !== undefined && quote.body.key === key) {
      if (quote.body.hash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
      return bet;
    }
    if (quote.usedAt !== null || quote.validUntil < clock.now()) throw new Refusal('QUOTE_EXPIRED');
    const { body } = quote;
    if (body.settlementVersion !== bet.settlementVersion) throw new Refusal('QUOTE_EXPIRED');
    const used = { key: key ?? randomUUID(), hash };
    try {
      return await sell(bet, {
        share,
        leastOf: (sold) => (policy === 'any' ? 1n : partOf(BigInt(body.offer), sold, body.openShare)),
        async claim(tx) {
          let isFirst = false;
          await once(tx, { scope: `sport-cash-out:${playerId}`, key: used.key, input: { betId, hash } }, async () => {
            isFirst = true;
            return betId;
          });
          if (!isFirst) throw new Repeated();
          if (!(await useQuote(tx, quoteId, used, clock.now()))) throw new Refusal('QUOTE_EXPIRED');
        },
      });
    } catch (error) {
      if (error instanceof Repeated) return current(betId);
      throw error;
    }
  }

  /** Bets on these fixtures that reach what their players have set are sold. */
  async function sellAutomatic(fixtureIds: readonly number[]): Promise<void> {
    const bets = await findBets(database, await listAutomatic(database, fixtureIds));
    await Promise.all(bets.map((bet) => sellOne(bet).catch((error) => refused(error, bet))));
  }

  async function sellOne(bet: StoredBet): Promise<void> {
    const wanted = bet.autoCashOut;
    if (wanted === null || (await value(bet)).offer < wanted) return;
    await sell(bet, { share: wholeShare, leastOf: () => wanted, automatic: true });
  }

  function refused(error: unknown, { id }: StoredBet): void {
    if (!(error instanceof Refusal)) log.warn({ err: error, betId: id }, 'a bet could not be cashed out by itself');
  }

  return {
    quote: offered,
    take,
    sellAutomatic,
    /** How many wait for their delay. */
    pausing: () => pausing,
  };
}
