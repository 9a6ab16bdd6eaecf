import type { Database, Tx } from '../database/database.ts';
import { currentSpan, runAs, runSpan, type Span } from '../trace/span.ts';

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
  /** Groups written at the same time, at most. */
  writers?: number;
  maxGroup?: number;
  /** How many must wait before a group is begun beside another one. */
  worthAnother?: number;
}

export interface Grouper<Op, R> {
  run(op: Op): Promise<R>;
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
}

interface Waiting<Op, R> {
  op: Op;
  /** The request it belongs to, where that is traced. */
  span: Span | undefined;
  resolve(value: R): void;
  reject(error: unknown): void;
}

/**
 * Operations that arrive together are applied by the same few set-based statements and one
 * commit. While a group is being written the next one gathers, so groups grow with the load and a lone operation
 * waits for nobody. Where many wait, another group is begun beside the first: the house works on one while the database
 * works on the other. Where few do, it is not worth what a group costs by itself.
 */
export function createGrouper<Op, R>(options: GrouperOptions<Op, R>): Grouper<Op, R> {
  const { database, laneOf, apply, writers = 2, maxGroup = 128, worthAnother = maxGroup / 4 } = options;
  let queue: Waiting<Op, R>[] = [];
  /** Lanes of the groups that are being written. */
  const written = new Set<number>();
  let open = 0;
  let begins = false;
  let idleWaiters: (() => void)[] = [];
  let unanswered = 0;

  const isIdle = () => unanswered === 0 && open === 0 && queue.length === 0;
  const tellIfIdle = () => {
    if (!isIdle()) return;
    for (const resolve of idleWaiters) resolve();
    idleWaiters = [];
  };

  /** The oldest ones, without those of lanes that are being written: they keep their place. */
  const take = (): Waiting<Op, R>[] => {
    if (written.size === 0) return queue.splice(0, maxGroup);
    const taken: Waiting<Op, R>[] = [];
    const left: Waiting<Op, R>[] = [];
    for (const waiting of queue) {
      const isFree = taken.length < maxGroup && !written.has(laneOf(waiting.op));
      (isFree ? taken : left).push(waiting);
    }
    queue = left;
    return taken;
  };

  const begin = () => {
    begins = false;
    while (queue.length > 0 && (open === 0 || (open < writers && queue.length >= worthAnother))) {
      const group = take();
      if (group.length === 0) return;
      void drain(group);
    }
  };

  const beginSoon = () => {
    if (begins) return;
    begins = true;
    setImmediate(begin);
  };

  const drain = async (group: Waiting<Op, R>[]) => {
    const lanes = new Set(group.map(({ op }) => laneOf(op)));
    for (const lane of lanes) written.add(lane);
    open += 1;
    await write(group);
    open -= 1;
    for (const lane of lanes) written.delete(lane);
    begin();
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
      const outcomes = await asPartOf(group, () =>
        database.tx((tx) =>
          apply(
            tx,
            group.map((waiting) => waiting.op),
          ),
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
        queue.push({ op, span: currentSpan(), resolve, reject });
        if (open === 0 || (open < writers && queue.length >= worthAnother)) beginSoon();
      }),
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  };
}

/**
 * A group belongs to the first traced request in it and names the others. One without any must not be taken for a part
 * of whatever request happened to begin the one before it.
 */
function asPartOf<T>(group: readonly { span: Span | undefined }[], work: () => Promise<T>): Promise<T> {
  const first = group.find(({ span }) => span !== undefined)?.span;
  if (first === undefined) return currentSpan() === undefined ? work() : runAs(undefined, work);
  const links = group.flatMap(({ span }) => (span && span !== first ? [span] : []));
  return runSpan(first.child('group', { attributes: { 'halley.group_size': group.length }, links }), work);
}
