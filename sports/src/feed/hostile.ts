import { type Lies, tellLies } from './hostile-lies.ts';
import { FeedMessage } from './messages.ts';

/** Numbers from 0 to 1 that follow from a seed. Nothing here is a matter of money. */
export type Dice = () => number;

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How often, of all lines, something happens to one on its way. */
export interface Roughness {
  duplicate: number;
  /** It comes later than those behind it. */
  reorder: number;
  drop: number;
  truncate: number;
  /** Nothing comes for a while, then all of it. */
  freeze: number;
  /** A line of an epoch that is over comes again. */
  oldEpoch: number;
  longestDelayMs: number;
  longestFreezeMs: number;
}

export const smooth: Roughness = {
  duplicate: 0,
  reorder: 0,
  drop: 0,
  truncate: 0,
  freeze: 0,
  oldEpoch: 0,
  longestDelayMs: 0,
  longestFreezeMs: 0,
};

export const rough: Roughness = {
  duplicate: 0.03,
  reorder: 0.05,
  drop: 0.01,
  truncate: 0.003,
  freeze: 0.001,
  oldEpoch: 0.005,
  longestDelayMs: 900,
  longestFreezeMs: 8_000,
};

export interface HostileOptions {
  seed: number;
  roughness: Roughness;
  /** How often, of messages that it suits, a lie is told beside them or instead of them. */
  lies: Lies;
}

/** How much of what was sent is kept for whoever recovers. */
const keptLines = 50_000;

/**
 * A feed as bad as feeds get, made of a good one. What the producer says is first mixed with lies and numbered anew, without
 * gaps: so a feed looks that lies. That is kept, and given again as it was to whoever recovers. Then it is sent on a way on which
 * lines are lost, doubled, cut, late and out of order. The same seed and the same input do the same.
 */
export function createHostile({ seed, roughness, lies }: HostileOptions) {
  const dice = createDice(seed);
  const liar = tellLies({ dice, lies });
  let kept: { epoch: number; seq: number; line: string }[] = [];
  let epoch = 0;
  let seq = 0;
  let waiting: { line: string; dueMs: number; order: number }[] = [];
  let order = 0;
  let frozenUntilMs = 0;

  function number(message: FeedMessage): string {
    if (message.epoch !== epoch) {
      epoch = message.epoch;
      seq = 0;
    }
    seq += 1;
    const line = JSON.stringify({ ...message, seq });
    kept.push({ epoch, seq, line });
    if (kept.length > keptLines * 1.1) kept = kept.slice(-keptLines);
    return line;
  }

  function send(line: string, nowMs: number): void {
    if (dice() < roughness.freeze) frozenUntilMs = Math.max(frozenUntilMs, nowMs + dice() * roughness.longestFreezeMs);
    if (dice() < roughness.drop) return;
    const lateMs = dice() < roughness.reorder ? dice() * roughness.longestDelayMs : 0;
    const text = dice() < roughness.truncate ? line.slice(0, Math.floor(dice() * line.length)) : line;
    put(text, nowMs + lateMs);
    if (dice() < roughness.duplicate) put(line, nowMs + dice() * roughness.longestDelayMs);
    if (dice() < roughness.oldEpoch) {
      const old = kept[Math.floor(dice() * kept.length)];
      if (old) put(JSON.stringify({ ...JSON.parse(old.line), epoch: old.epoch - 1 }), nowMs);
    }
  }

  function put(line: string, dueMs: number): void {
    order += 1;
    waiting.push({ line, dueMs, order });
  }

  return {
    /** Something came from the producer. What is no message goes on as it is. */
    take(line: string, nowMs: number): void {
      const parsed = FeedMessage.safeParse(readJson(line));
      if (parsed.success) for (const message of liar.take(parsed.data)) send(number(message), nowMs);
      else put(line, nowMs);
    },

    /** Lines that arrive by now, in the order of arrival. */
    due(nowMs: number): string[] {
      if (nowMs < frozenUntilMs) return [];
      const ready = waiting.filter(({ dueMs }) => dueMs <= nowMs);
      waiting = waiting.filter(({ dueMs }) => dueMs > nowMs);
      return ready.sort((one, other) => one.dueMs - other.dueMs || one.order - other.order).map(({ line }) => line);
    },

    /** Sends again what followed a number, as it was, on the same rough way. False: it is no longer kept. */
    replay(afterSeq: number, nowMs: number): boolean {
      const first = kept.find((one) => one.epoch === epoch)?.seq ?? seq + 1;
      if (afterSeq + 1 < first || afterSeq > seq) return false;
      const again = kept.filter((one) => one.epoch === epoch && one.seq > afterSeq);
      for (const { line } of again) send(line, nowMs);
      return true;
    },

    /** Says that a replay is whole. */
    complete(requestId: string, { producer, at, nowMs }: { producer: string; at: string; nowMs: number }): void {
      const message = { type: 'snapshot_complete', producer, epoch, seq: 1, generated_at: at, request_id: requestId };
      send(number(message as FeedMessage), nowMs);
    },

    get place() {
      return { epoch, seq };
    },
  };
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
