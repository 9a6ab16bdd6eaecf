import type { LiveTable, LiveTableId } from '@halley/contract';
import { rulesOf } from '@halley/studio/live';
import { invariant } from '../kit/index.ts';
import { listOpenBets, readBets, type SharedBet } from './bet-store.ts';
import { type CashOutPorts, outcomeOfRound } from './cash-out.ts';
import { decideBets } from './decide-bets.ts';
import {
  holdTable,
  insertRound,
  keepAlive,
  latestRound,
  leaveTable,
  type Move,
  moveRound,
  type SharedRound,
} from './round-store.ts';
import { settleBets } from './settle-round.ts';
import { type AnySharedGame, timingOf } from './tables.ts';

/** A process that has said nothing for so long runs its tables no more. */
export const leaseMs = 4_000;
const renewMs = 1_500;
/** A flight of which nothing was recorded for so long was interrupted, whoever ran it. */
export const silenceMs = 2_000;
/** Bets that have waited so long too much, for the start of their round or for its rules, are given back. */
export const lateStartMs = 15_000;
/** Other processes may still be writing cash-outs that were in time. */
const landingMs = 400;
const beatMs = 400;

export interface TablePorts extends CashOutPorts {
  /** This process, as the tables know it. */
  leader: string;
  /** For tests: no part of a round lasts longer. */
  longest?: AnySharedGame['timing'] | undefined;
  tell(table: LiveTableId, event: LiveTable['event']): Promise<void>;
}

/** What one process remembers of a table it runs. Nothing of it is needed after a crash. */
interface Memory {
  heldUntilMs: number;
  aliveMs: number;
  /** The bets everybody has been told of. */
  mark: string;
  /** Bets of the flight by where they are cashed out by themselves, and what is being paid. */
  flight: { roundId: number; waiting: SharedBet[]; paying: Set<Promise<unknown>> } | undefined;
}

/**
 * Moves a table on as far as the clock allows and says in how many milliseconds to look again. Every move is one
 * statement that only counts if the round still is what was seen, so that a process that has lost the table without
 * knowing moves nothing.
 */
export function createAdvance(ports: TablePorts) {
  const { database, clock, chains, leader, flights, longest, tell } = ports;
  const memories = new Map<LiveTableId, Memory>();
  const memoryOf = (table: LiveTableId): Memory => {
    const memory = memories.get(table) ?? { heldUntilMs: 0, aliveMs: 0, mark: '', flight: undefined };
    memories.set(table, memory);
    return memory;
  };

  async function hold(table: LiveTableId, now: Date): Promise<boolean> {
    const memory = memoryOf(table);
    if (now.getTime() < memory.heldUntilMs - leaseMs + renewMs) return true;
    const until = new Date(now.getTime() + leaseMs);
    const held = await holdTable(database, { table, leader, at: now, until });
    memory.heldUntilMs = held ? until.getTime() : 0;
    return held;
  }

  async function advance(table: LiveTableId, newest: AnySharedGame): Promise<number> {
    const now = clock.now();
    if (!(await hold(table, now))) return renewMs;
    const round = await latestRound(database, table);
    if (!round || round.state === 'settled' || round.state === 'voided') return openNext(table, newest, round, now);
    const game = rulesOf(newest, round.gameVersion);
    if (!game) return withoutRules(table, round, now);
    if (round.state === 'betting') return takeBets(table, game, round, now);
    if (round.state === 'settling') return settle(table, game, round, now);
    return game.curve ? fly(table, game, round, now) : show(table, round, now);
  }

  async function openNext(table: LiveTableId, game: AnySharedGame, last: SharedRound | undefined, now: Date) {
    const waitMs = last?.settledAt ? last.settledAt.getTime() + timingOf(game, longest).pauseMs - now.getTime() : 0;
    if (waitMs > 0) return Math.min(waitMs, renewMs);
    const { chain, number } = await chains.forNextRound(database, table, now);
    await insertRound(database, {
      table,
      number,
      chainId: chain.id,
      gameVersion: game.version,
      runBy: leader,
      bettingEndsAt: new Date(now.getTime() + timingOf(game, longest).bettingMs),
      committed: number === 1 ? chain.terminal : chain.linkOf(number - 1),
    });
    await tell(table, 'betting');
    return beatMs;
  }

  async function takeBets(table: LiveTableId, game: AnySharedGame, round: SharedRound, now: Date) {
    const leftMs = round.bettingEndsAt.getTime() - now.getTime();
    if (leftMs > 0) {
      if (round.runBy !== leader) await moveRound(database, round, { state: 'betting', runBy: leader });
      await tellBets(table, round, 'bets');
      return Math.min(leftMs, beatMs);
    }
    // So late that nobody is waiting any more.
    if (-leftMs > lateStartMs) return interrupt(game, round, 100);
    if (game.curve) {
      await moveRound(database, round, { state: 'running', runBy: leader, startedAt: now, aliveAt: now });
      memoryOf(table).flight = undefined;
    } else {
      const { link, outcome } = await outcomeOfRound(chains, { database, game, round });
      const endedAt = new Date(now.getTime() + timingOf(game, longest).showingMs);
      await moveRound(database, round, { state: 'running', runBy: leader, startedAt: now, endedAt, link, outcome });
    }
    await tell(table, 'started');
    return 0;
  }

  /** The outcome is known; it is paid when it has been seen. */
  async function show(table: LiveTableId, round: SharedRound, now: Date) {
    invariant(round.endedAt, 'a round that is shown has an end');
    const leftMs = round.endedAt.getTime() - now.getTime();
    if (leftMs > 0) return Math.min(leftMs, renewMs);
    await moveRound(database, round, { state: 'settling', runBy: leader });
    await tell(table, 'result');
    return 0;
  }

  async function fly(table: LiveTableId, game: AnySharedGame, round: SharedRound, now: Date) {
    const { curve } = game;
    invariant(curve && round.startedAt, 'a flight has a curve and a start');
    const startedMs = round.startedAt.getTime();
    const flight = await flightOf(table, round);
    const aliveMs = Math.max(round.aliveAt?.getTime() ?? startedMs, memoryOf(table).aliveMs);
    const isSilent = round.runBy !== leader || now.getTime() - aliveMs > silenceMs;
    // What nobody has bet on needs no protection: it flies on.
    if (isSilent && flight.waiting.length > 0) {
      return interrupt(game, round, curve.worthAfter((round.aliveAt?.getTime() ?? startedMs) - startedMs));
    }
    const { link, outcome } = await outcomeOfRound(chains, { database, game, round });
    const endsMs = startedMs + curve.endsAfterMs(outcome);
    if (now.getTime() >= endsMs) {
      const over: Move = { state: 'settling', runBy: leader, endedAt: new Date(endsMs), link, outcome };
      if (await moveRound(database, round, over)) await tell(table, 'result');
      return 0;
    }
    const worth = curve.worthAfter(now.getTime() - startedMs);
    payDue(game, flight, worth);
    if (flight.waiting.length > 0 && now.getTime() - aliveMs >= beatMs) {
      if (await keepAlive(database, { ...round, runBy: leader }, now)) memoryOf(table).aliveMs = now.getTime();
    }
    await tellBets(table, round, 'cashed_out');
    const next = flight.waiting[0]?.ceiling;
    const nextMs = next ? startedMs + curve.msUntil(next) : Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(beatMs, endsMs - clock.now().getTime(), nextMs - clock.now().getTime()));
  }

  async function flightOf(table: LiveTableId, round: SharedRound) {
    const memory = memoryOf(table);
    if (memory.flight?.roundId !== round.id) {
      memory.aliveMs = 0;
      memory.flight = { roundId: round.id, waiting: await listOpenBets(database, round.id), paying: new Set() };
    }
    return memory.flight;
  }

  /** Cash-outs that are due by themselves, beside the flight: the end does not wait for them, the settlement does. */
  function payDue(game: AnySharedGame, flight: NonNullable<Memory['flight']>, worth: number): void {
    const { curve } = game;
    const due = flight.waiting.filter((bet) => bet.ceiling !== null && bet.ceiling <= worth);
    if (!curve || due.length === 0) return;
    flight.waiting = flight.waiting.filter((bet) => bet.ceiling === null || bet.ceiling > worth);
    const paying = decideBets(ports, due, (bet) => {
      const pays = bet.ceiling as number;
      return { kind: 'pay', pays, win: curve.winAt(bet.stake, pays), outcome: { cashed_out: pays } };
    });
    flight.paying.add(paying);
    // Whatever of it fails is found open by the settlement.
    void paying.catch(() => undefined).finally(() => flight.paying.delete(paying));
  }

  /** A round that cannot be finished as it was begun. Bets that are still open get so many hundredths of their stake. */
  async function interrupt(game: AnySharedGame, round: SharedRound, pays: number) {
    const { link, outcome } = await outcomeOfRound(chains, { database, game, round });
    await moveRound(database, round, {
      state: 'settling',
      runBy: leader,
      endedAt: clock.now(),
      link,
      outcome,
      interruptedPays: Math.max(100, pays),
    });
    return 0;
  }

  /**
   * A round of rules that this release does not have. Another process may have them, while a release is being changed:
   * the table is left to it for a while. Where nobody comes every bet that is still open is given back.
   */
  async function withoutRules(table: LiveTableId, round: SharedRound, now: Date) {
    if (round.interruptedPays === null) {
      const times = [round.bettingEndsAt, round.aliveAt, round.endedAt].map((time) => time?.getTime() ?? 0);
      if (now.getTime() <= Math.max(...times) + lateStartMs) {
        memoryOf(table).heldUntilMs = 0;
        await leaveTable(database, { table, leader });
        return renewMs;
      }
      // The link is opened, so that the chain has no gap; what it would have come to nobody here can say.
      const link = (await chains.byId(database, round.chainId)).linkOf(round.number);
      const endedAt = round.endedAt ?? now;
      await moveRound(database, round, { state: 'settling', runBy: leader, endedAt, link, interruptedPays: 100 });
      return 0;
    }
    await settleBets(ports, undefined, round);
    await moveRound(database, round, { state: 'voided', runBy: leader, settledAt: clock.now() });
    await tell(table, 'voided');
    return renewMs;
  }

  async function settle(table: LiveTableId, game: AnySharedGame, round: SharedRound, now: Date) {
    if (game.curve && round.interruptedPays === null && round.endedAt) {
      const leftMs = round.endedAt.getTime() + landingMs - now.getTime();
      if (leftMs > 0) return leftMs;
      await flights.landed(round.id);
      await Promise.allSettled(memoryOf(table).flight?.paying ?? []);
    }
    await settleBets(ports, game, round);
    const state = round.interruptedPays === null ? 'settled' : 'voided';
    await moveRound(database, round, { state, runBy: leader, settledAt: clock.now() });
    await tell(table, state);
    return Math.min(timingOf(game, longest).pauseMs, renewMs);
  }

  async function tellBets(table: LiveTableId, round: SharedRound, event: LiveTable['event']) {
    const memory = memoryOf(table);
    const { mark } = await readBets(database, round.id);
    if (mark === memory.mark) return;
    memory.mark = mark;
    await tell(table, event);
  }

  return { advance };
}
