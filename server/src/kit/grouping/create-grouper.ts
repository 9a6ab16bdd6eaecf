import type { Database, Tx } from '../database/database.ts';

/** What the group's work says of one operation: a value, or the error of that operation alone. */
export type Outcome<R> = { ok: true; value: R } | { ok: false; error: unknown };

/** Answers given in one turn. */
const portion = 16;

export interface GrouperOptions<Op, R> {
  database: Database;
  /** Operations with the same lane keep their order and never run beside each other: one player, one lane. */
  laneOf(op: Op): number;
  /** Applies a group in one transaction and answers each operation, in the order given. */
  apply(tx: Tx, ops: Op[]): Promise<Outcome<R>[]>;
  writers?: number;
  maxGroup?: number;
}

export interface Grouper<Op, R> {
  run(op: Op): Promise<R>;
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
}

interface Waiting<Op, R> {
  op: Op;
  resolve(value: R): void;
  reject(error: unknown): void;
}

interface Writer<Op, R> {
  queue: Waiting<Op, R>[];
  busy: boolean;
}

/**
 * Operations that arrive together are applied by the same few set-based statements and one
 * commit. While a group is being written the next one gathers, so groups grow with the load and a lone operation
 * waits for nobody.
 */
export function createGrouper<Op, R>(options: GrouperOptions<Op, R>): Grouper<Op, R> {
  const { database, laneOf, apply, writers = 2, maxGroup = 128 } = options;
  const pool: Writer<Op, R>[] = Array.from({ length: writers }, () => ({ queue: [], busy: false }));
  let idleWaiters: (() => void)[] = [];
  let unanswered = 0;

  const isIdle = () => unanswered === 0 && pool.every((writer) => !writer.busy && writer.queue.length === 0);
  const tellIfIdle = () => {
    if (!isIdle()) return;
    for (const resolve of idleWaiters) resolve();
    idleWaiters = [];
  };

  const drain = async (writer: Writer<Op, R>) => {
    if (writer.busy) return;
    writer.busy = true;
    while (writer.queue.length > 0) {
      await write(writer.queue.splice(0, maxGroup));
    }
    writer.busy = false;
    tellIfIdle();
  };

  /**
   * What follows from an answer is work as well, more than the group itself where it is an answer over HTTP. So the next
   * group is sent first, and answers are given in portions: what the database says in between is heard in between.
   */
  const answer = (group: Waiting<Op, R>[], outcomes: Outcome<R>[], from = 0) => {
    const until = Math.min(group.length, from + portion);
    for (let index = from; index < until; index += 1) {
      const { resolve, reject } = group[index] as Waiting<Op, R>;
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.value);
      else reject(outcome?.error ?? new Error('the group gave no answer'));
    }
    unanswered -= until - from;
    if (until < group.length) setImmediate(answer, group, outcomes, until);
    else tellIfIdle();
  };

  const write = async (group: Waiting<Op, R>[]) => {
    try {
      const outcomes = await database.tx((tx) =>
        apply(
          tx,
          group.map((waiting) => waiting.op),
        ),
      );
      unanswered += group.length;
      if (group.length === 1) answer(group, outcomes);
      else setImmediate(answer, group, outcomes);
    } catch (error) {
      const [only] = group;
      if (group.length === 1 && only) return only.reject(error);
      // One bad operation must not take its neighbours down: nothing was committed, so each goes alone.
      for (const waiting of group) await write([waiting]);
    }
  };

  return {
    run: (op) =>
      new Promise<R>((resolve, reject) => {
        const writer = pool[Math.abs(laneOf(op)) % writers] as Writer<Op, R>;
        writer.queue.push({ op, resolve, reject });
        if (!writer.busy) setImmediate(drain, writer);
      }),
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  };
}
