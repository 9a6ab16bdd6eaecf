import type { Telling } from './beliefs.ts';
import { type ProducerEvent, type ProducerState, producerMoves } from './producer-moves.ts';

/** A message with its place, whatever it says. */
export interface Numbered<T> {
  epoch: number;
  seq: number;
  type: string;
  requestId?: string | undefined;
  /** False of an `alive` by which the producer says that it has lost us. */
  subscribed?: boolean | undefined;
  /** When it was made, by the producer's clock. */
  madeAtMs?: number | undefined;
  body: T;
}

export interface Place {
  epoch: number;
  seq: number;
}

/** What the follower of a feed has to do. */
export type Step<T> =
  | { do: 'apply'; item: Numbered<T>; telling: Telling; recoveringAll: boolean }
  /** A stop that came too early: it holds now, and is applied in its turn. */
  | { do: 'overtake'; item: Numbered<T> }
  | { do: 'move'; state: ProducerState; reason: ProducerEvent }
  | { do: 'recover'; requestId: string; afterSeq: number | undefined };

export interface SequencerOptions {
  /** Everything up to here was applied; undefined: nothing is known of this producer. */
  place: Place | undefined;
  /** Names of requests: no two alike, in whatever process. */
  newRequestId(): string;
  nowMs: number;
  times?: Partial<FeedTimes> | undefined;
}

const usualTimes = {
  gapMs: 500,
  silenceMs: 6_000,
  backlogMs: 2_000,
  recoveryMs: 10_000,
  answerMs: 2_000,
};
/** How long is too long: a gap, silence, messages that wait, a recovery, and an answer that does not say where it begins. */
export type FeedTimes = typeof usualTimes;
/** So much is kept of what came too early. */
const mostEarly = 20_000;
/** Then all is asked for, and what comes next is taken for where the stream is. */
const triesForMissing = 3;

export type Sequencer<T> = ReturnType<typeof createSequencer<T>>;

/**
 * Puts the messages of a producer in order, notices what is missing, and says when to recover. It knows no clock and no wire:
 * times are given with each call.
 */
export function createSequencer<T>({ place: given, newRequestId, nowMs: startMs, times }: SequencerOptions) {
  const feedTimes = { ...usualTimes, ...times };
  let place = given;
  let state: ProducerState = 'down';
  let early = new Map<number, Numbered<T>>();
  /** Of what came too early. */
  let earlyEpoch = 0;
  let gapSinceMs: number | undefined;
  let newsAtMs = startMs;
  let isConnected = false;
  let request: { id: string; askedAtMs: number; all: boolean } | undefined;
  /** The recovery of everything that has not been told to its end. Until then nobody knows what is still old. */
  let whole: string | undefined;
  /** When something was last told in answer to it: one that is long is not one that is lost. */
  let toldAtMs = startMs;
  /** When messages last waited to be written for too long. */
  let behindAtMs = startMs;
  let tries = 0;
  /** The shortest way a message has taken on this connection, clocks that differ included. */
  let shortestMs: number | undefined;
  let lagMs = 0;
  const overtaken = new Set<number>();
  const snapshots = new Set<string>();

  function move(event: ProducerEvent): Step<T>[] {
    const next = producerMoves[state][event];
    if (next === state) return [];
    state = next;
    return [{ do: 'move', state, reason: event }];
  }

  function ask(nowMs: number, { all }: { all: boolean }): Step<T>[] {
    const isAll = all || place === undefined || tries >= triesForMissing;
    if (isAll) {
      // Where the answer begins is not known yet: until it is, everything waits.
      place = undefined;
      gapSinceMs = undefined;
    }
    tries += 1;
    const requestId = newRequestId();
    request = { id: requestId, askedAtMs: nowMs, all: isAll };
    if (isAll) {
      snapshots.add(requestId);
      whole = requestId;
    }
    newsAtMs = nowMs;
    return [...move('asked'), { do: 'recover', requestId, afterSeq: isAll ? undefined : place?.seq }];
  }

  const trouble = (event: ProducerEvent, nowMs: number, { all } = { all: false }): Step<T>[] => [
    ...move(event),
    ...(isConnected ? ask(nowMs, { all }) : []),
  ];

  function tellingOf({ requestId }: Numbered<T>): Telling {
    if (requestId === undefined) return 'live';
    if (snapshots.has(requestId)) return 'snapshot';
    return requestId === request?.id ? 'live' : 'others';
  }

  function inTurn(item: Numbered<T>, nowMs: number): Step<T>[] {
    place = { epoch: item.epoch, seq: item.seq };
    overtaken.delete(item.seq);
    newsAtMs = nowMs;
    const steps: Step<T>[] = [
      { do: 'apply', item, telling: tellingOf(item), recoveringAll: whole !== undefined && state !== 'up' },
    ];
    if (whole !== undefined && item.requestId === whole) toldAtMs = nowMs;
    if (item.type === 'snapshot_complete') steps.push(...completed(item, nowMs));
    if (item.type === 'alive' && item.subscribed === false && !request) steps.push(...trouble('unsubscribed', nowMs));
    return steps;
  }

  /** What was missing has come; with everything told as well, the producer is up. */
  function completed({ requestId }: Numbered<T>, nowMs: number): Step<T>[] {
    if (requestId !== request?.id && requestId !== whole) return [];
    if (requestId === whole) whole = undefined;
    if (requestId === request?.id) {
      request = whole === undefined ? undefined : { id: whole, askedAtMs: nowMs, all: true };
      tries = 0;
    }
    return request ? [] : move('complete');
  }

  function takeEarly(): Numbered<T> | undefined {
    const next = place && early.get(place.seq + 1);
    if (next) early.delete(next.seq);
    return next;
  }

  function takeAllEarly(nowMs: number): Step<T>[] {
    const steps: Step<T>[] = [];
    for (let next = takeEarly(); next; next = takeEarly()) steps.push(...inTurn(next, nowMs));
    gapSinceMs = early.size === 0 || !place ? undefined : nowMs;
    return steps;
  }

  /** The answer to a recovery of everything is made after the question: what came before it need not be waited for. */
  function beginAt(from: Place, nowMs: number): Step<T>[] {
    place = from;
    if (earlyEpoch !== from.epoch) early = new Map();
    for (const seq of early.keys()) if (seq <= from.seq) early.delete(seq);
    return takeAllEarly(nowMs);
  }

  function keepEarly(item: Numbered<T>): Step<T>[] {
    if (item.epoch > earlyEpoch) {
      early = new Map();
      overtaken.clear();
      earlyEpoch = item.epoch;
    }
    if (item.epoch < earlyEpoch) return [];
    if (early.size < mostEarly) early.set(item.seq, item);
    if (item.type !== 'bet_stop' || overtaken.has(item.seq)) return [];
    overtaken.add(item.seq);
    return [{ do: 'overtake', item }];
  }

  function noticeLag(item: Numbered<T>, nowMs: number): void {
    // What is sent again is old by nature.
    if (item.madeAtMs === undefined || item.requestId !== undefined) return;
    const tookMs = nowMs - item.madeAtMs;
    shortestMs = Math.min(shortestMs ?? tookMs, tookMs);
    lagMs = tookMs - shortestMs;
  }

  return {
    get state(): ProducerState {
      return state;
    },
    get place(): Place | undefined {
      return place;
    },

    /** The stream begins, behind `place`. */
    connected(nowMs: number): Step<T>[] {
      isConnected = true;
      shortestMs = undefined;
      lagMs = 0;
      tries = 0;
      return ask(nowMs, { all: whole !== undefined });
    },

    disconnected(): Step<T>[] {
      isConnected = false;
      request = undefined;
      return move('disconnected');
    },

    /** The producer has not kept what is missing. */
    tooOld(requestId: string, nowMs: number): Step<T>[] {
      return requestId === request?.id ? ask(nowMs, { all: true }) : [];
    },

    /** A recovery was answered: what it brings follows this place, where the producer says so. */
    answered(requestId: string, from: Place | undefined, nowMs: number): Step<T>[] {
      if (requestId !== request?.id || !request.all || place || !from) return [];
      return beginAt(from, nowMs);
    },

    /** Asks for how single fixtures stand, beside everything else. */
    snapshotAsked(requestId: string): void {
      snapshots.add(requestId);
    },

    take(item: Numbered<T>, nowMs: number): Step<T>[] {
      if (place && item.epoch < place.epoch) return [];
      const steps: Step<T>[] = [];
      if (place && item.epoch > place.epoch) steps.push(...trouble('new_epoch', nowMs, { all: true }));
      noticeLag(item, nowMs);
      if (!place) return [...steps, ...keepEarly(item)];
      if (item.seq <= place.seq) return steps;
      if (item.seq > place.seq + 1) {
        gapSinceMs ??= nowMs;
        return [...steps, ...keepEarly(item)];
      }
      return [...steps, ...inTurn(item, nowMs), ...takeAllEarly(nowMs)];
    },

    /** Called a few times a second: what did not happen is news too. `waitedMs`: how long the oldest message waits to be applied. */
    tick(nowMs: number, { waitedMs = 0 } = {}): Step<T>[] {
      if (!isConnected) return [];
      // Who has not written what came long ago does not read on either: what is missing is not the producer's fault, and
      // asking again would only bring more of it.
      const isBehind = waitedMs >= feedTimes.backlogMs;
      if (isBehind) behindAtMs = nowMs;
      if (request) {
        // A producer that does not say where its answer begins: it begins with the first that came.
        if (!place && early.size > 0 && nowMs - request.askedAtMs >= feedTimes.answerMs) {
          return beginAt({ epoch: earlyEpoch, seq: Math.min(...early.keys()) - 1 }, nowMs);
        }
        const askedAtMs = Math.max(request.askedAtMs, behindAtMs);
        const gapIsOld = gapSinceMs !== undefined && nowMs - Math.max(gapSinceMs, askedAtMs) >= 2_000;
        const sinceMs = request.all ? Math.max(askedAtMs, toldAtMs) : askedAtMs;
        const isLate = nowMs - sinceMs >= feedTimes.recoveryMs;
        return gapIsOld || isLate ? ask(nowMs, { all: false }) : [];
      }
      if (isBehind) return state === 'up' ? move('backlog') : [];
      if (gapSinceMs !== undefined && nowMs - gapSinceMs >= feedTimes.gapMs) return trouble('gap', nowMs);
      if (nowMs - Math.max(newsAtMs, behindAtMs) >= feedTimes.silenceMs) return trouble('silence', nowMs);
      if (lagMs >= feedTimes.backlogMs) {
        if (state === 'up') return move('backlog');
      } else if (state === 'down') return ask(nowMs, { all: false });
      return [];
    },
  };
}
