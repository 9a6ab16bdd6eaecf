import { newUuid } from '@halley/contract/new-uuid';
import type { Tracked } from './track.ts';

export interface SenderOptions {
  /** Takes what pages have told of since the last time. */
  take: () => Tracked[];
  /** Whether the visitor agrees at this moment. */
  mayPost: () => boolean;
  /** Sends one batch, which has the same id each time. It answers the status, 0 where nobody was reached, and does not throw. */
  post: (events: Tracked[], options: { keepalive: boolean; batch: string }) => Promise<number>;
  later?: (run: () => void, ms: number) => unknown;
  /** Hear of each event besides us. */
  adapters?: readonly ((event: Tracked) => void)[];
}

const flushAfterMs = 5_000;
const mostInBatch = 50;
/** A browser lets a page that goes away send 64 KiB in all. */
const mostCharacters = 40_000;
const mostQueued = 200;
const mostTries = 3;

interface Batch {
  /** By it the server knows a batch whose answer was lost. */
  id: string;
  events: Tracked[];
  tries: number;
}

/**
 * Events travel together, in the background, and a few times at most. Without consent nothing travels and nothing is
 * kept: a visitor who has changed their mind is not sent the last batch either.
 */
export function createSender({ take, mayPost, post, later = setTimeout, adapters = [] }: SenderOptions) {
  let queue: Tracked[] = [];
  let failed: Batch[] = [];
  let planned = false;
  let stopped = false;

  /** Without consent there is nothing to collect, and nothing stays of what was. */
  function collect(): void {
    if (!mayPost()) {
      clear();
      return;
    }
    for (const event of take()) {
      if (queue.length < mostQueued) queue.push(event);
      for (const tell of adapters) tell(event);
    }
  }

  function plan(ms = flushAfterMs): void {
    if (planned || stopped) return;
    planned = true;
    later(() => {
      planned = false;
      flush();
    }, ms);
  }

  async function send(batch: Batch, keepalive: boolean): Promise<void> {
    const status = await post(batch.events, { keepalive, batch: batch.id });
    const isWorthAnother = status === 0 || status === 429 || status >= 500;
    if (!isWorthAnother || batch.tries + 1 >= mostTries || stopped) return;
    failed.push({ ...batch, tries: batch.tries + 1 });
    plan(flushAfterMs * 2 ** (batch.tries + 1));
  }

  function flush({ keepalive = false } = {}): void {
    if (stopped) return;
    collect();
    const batches = [...failed, ...split(queue).map((events) => ({ id: newUuid(), events, tries: 0 }))];
    failed = [];
    queue = [];
    for (const batch of batches) void send(batch, keepalive);
  }

  function clear(): void {
    take();
    queue = [];
    failed = [];
  }

  return {
    /** Something has been told of. */
    heard(): void {
      collect();
      if (queue.length >= mostInBatch) flush();
      else if (queue.length > 0) plan();
    },
    flush,
    /** Nothing more is sent, and what waits is forgotten. */
    stop(): void {
      stopped = true;
      clear();
    },
  };
}

function split(events: readonly Tracked[]): Tracked[][] {
  const batches: Tracked[][] = [];
  let room = 0;
  for (const event of events) {
    const size = JSON.stringify(event).length;
    const last = batches.at(-1);
    if (last && last.length < mostInBatch && size <= room) {
      last.push(event);
      room -= size;
    } else {
      batches.push([event]);
      room = mostCharacters - size;
    }
  }
  return batches;
}
