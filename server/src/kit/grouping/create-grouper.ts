import type { Database, Tx } from '../database/database.ts';
import { isLockTimeout } from '../database/is-away.ts';
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
  /** How long a group waits for a row that somebody else holds. */
  lockWaitMs?: number | undefined;
  /** When the database ends a group whose process says nothing: a frozen one must not hold rows that others want. */
  silenceMs?: number | undefined;
  /** After each group, written or not. */
  onGroup?: ((group: { size: number; seconds: number }) => void) | undefined;
}

export interface Grouper<Op, R> {
  run(op: Op): Promise<R>;
  /** How many wait for a group, and how many of them aside, for a row that somebody else holds. */
  load(): { queued: number; aside: number };
  /** Resolves when nothing is queued or under way. */
  idle(): Promise<void>;
}

interface Waiting<Op, R> {
  op: Op;
  /** The request it belongs to, where that is traced. */
  span: Span | undefined;
  /** When it was put aside, because a row it needs was held. */
  asideAtMs?: number;
  resolve(value: R): void;
  reject(error: unknown): void;
}

/** How long an operation waits for a row that its group has waited for already. */
const shortWaitMs = 20;
/** Operations that are put aside and tried at the same time, at most: each holds a connection while it waits. */
const asideWriters = 2;

/**
 * Operations that arrive together are applied by the same few set-based statements and one
 * commit. While a group is being written the next one gathers, so groups grow with the load and a lone operation
 * waits for nobody. Where many wait, another group is begun beside the first: the house works on one while the database
 * works on the other. Where few do, it is not worth what a group costs by itself.
 *
 * A group does not wait for long for a row that somebody else holds: its operations are then tried one by one, and those
 * that are really held up are put aside, where they wait alone. Their lanes stay aside until one of them succeeds, so
 * the next group does not meet the same row. What still cannot be had fails with the database's `55P03`.
 */
export function createGrouper<Op, R>(options: GrouperOptions<Op, R>): Grouper<Op, R> {
  const { database, laneOf, apply, writers = 2, maxGroup = 128, worthAnother = maxGroup / 4 } = options;
  const { lockWaitMs = 2_000, silenceMs = 3_000 } = options;
  let queue: Waiting<Op, R>[] = [];
  /** Lanes of the groups that are being written. */
  const written = new Set<number>();
  let open = 0;
  let begins = false;
  let idleWaiters: (() => void)[] = [];
  let unanswered = 0;
  /** Operations of lanes whose rows are held by somebody else, in their order. */
  let aside: Waiting<Op, R>[] = [];
  const asideLanes = new Set<number>();
  /** Lanes of which an operation is being tried alone. */
  const tried = new Set<number>();

  const isIdle = () => unanswered === 0 && open === 0 && queue.length === 0 && aside.length === 0 && tried.size === 0;
  const tellIfIdle = () => {
    if (!isIdle()) return;
    for (const resolve of idleWaiters) resolve();
    idleWaiters = [];
  };

  /** The oldest ones, without those of lanes that are being written: they keep their place. */
  const take = (): Waiting<Op, R>[] => {
    if (asideLanes.size > 0) {
      const held = queue.filter(({ op }) => asideLanes.has(laneOf(op)));
      queue = queue.filter(({ op }) => !asideLanes.has(laneOf(op)));
      held.forEach(putAside);
    }
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

  const applyAll = (group: Waiting<Op, R>[], waitMs: number) => {
    const begunMs = performance.now();
    const tell = () => options.onGroup?.({ size: group.length, seconds: (performance.now() - begunMs) / 1000 });
    return asPartOf(group, () => applyInOne(group, waitMs)).finally(tell);
  };

  const applyInOne = (group: Waiting<Op, R>[], waitMs: number) =>
    database.tx(async (tx) => {
      // Nobody waits for it: it travels with the first statements of the group, and fails with them.
      const limited = tx.query({ name: 'kit_group_limits', text: limitsText, values: [`${waitMs}`, `${silenceMs}`] });
      limited.catch(() => undefined);
      const outcomes = await apply(
        tx,
        group.map((waiting) => waiting.op),
      );
      await limited;
      return outcomes;
    });

  const write = async (group: Waiting<Op, R>[], waitMs = lockWaitMs) => {
    try {
      const outcomes = await applyAll(group, waitMs);
      unanswered += group.length;
      if (group.length === 1) answer(group, outcomes);
      else setImmediate(answer, group, outcomes);
    } catch (error) {
      const [only] = group;
      const isHeld = isLockTimeout(error);
      if (group.length === 1 && only) {
        if (isHeld && waitMs < lockWaitMs) return putAside(only);
        if (isHeld) asideLanes.add(laneOf(only.op));
        return only.reject(error);
      }
      // One bad operation must not take its neighbours down: nothing was committed, so each goes alone.
      for (const waiting of group) {
        if (asideLanes.has(laneOf(waiting.op))) putAside(waiting);
        else await write([waiting], isHeld ? shortWaitMs : lockWaitMs);
      }
    }
  };

  const putAside = (waiting: Waiting<Op, R>) => {
    waiting.asideAtMs ??= performance.now();
    asideLanes.add(laneOf(waiting.op));
    aside.push(waiting);
    tryAside();
  };

  const tryAside = () => {
    while (tried.size < asideWriters) {
      const next = aside.find(({ op }) => !tried.has(laneOf(op)));
      if (!next) return;
      aside = aside.filter((waiting) => waiting !== next);
      void tryAlone(next);
    }
  };

  const tryAlone = async (waiting: Waiting<Op, R>) => {
    const lane = laneOf(waiting.op);
    tried.add(lane);
    const waitedMs = performance.now() - (waiting.asideAtMs ?? 0);
    try {
      const outcomes = await applyAll([waiting], Math.max(shortWaitMs, Math.round(lockWaitMs - waitedMs)));
      // The row is free again: what comes next joins a group, behind what stands aside already.
      if (!aside.some(({ op }) => laneOf(op) === lane)) asideLanes.delete(lane);
      unanswered += 1;
      answer([waiting], outcomes);
    } catch (error) {
      if (!isLockTimeout(error) && !aside.some(({ op }) => laneOf(op) === lane)) asideLanes.delete(lane);
      waiting.reject(error);
    }
    tried.delete(lane);
    tryAside();
    tellIfIdle();
  };

  return {
    run: (op) =>
      new Promise<R>((resolve, reject) => {
        const waiting = { op, span: currentSpan(), resolve, reject };
        if (asideLanes.has(laneOf(op))) return putAside(waiting);
        queue.push(waiting);
        if (open === 0 || (open < writers && queue.length >= worthAnother)) beginSoon();
      }),
    load: () => ({ queued: queue.length, aside: aside.length + tried.size }),
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  };
}

const limitsText =
  "select set_config('lock_timeout', $1, true), set_config('idle_in_transaction_session_timeout', $2, true)";

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
