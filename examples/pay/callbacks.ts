import { randomBytes } from 'node:crypto';
import { type Book, type Callback, newId } from './book.ts';
import { signCallback } from './signature.ts';

export interface CallbackOptions {
  book: Book;
  secretOf: (merchant: string) => string | undefined;
  /** The first pause before a callback is said again; it doubles from time to time. */
  retryMs: number;
  /** Where an address leads to, as seen from here. */
  reach: (url: string) => string;
}

const longestAnswerMs = 10_000;
const longestPauseMs = 5 * 60_000;
/** About a week. */
const mostTries = 2_000;

export type Callbacks = ReturnType<typeof createCallbacks>;

/** Says what happened until the merchant has heard it: signed anew each time, with longer and longer pauses. */
export function createCallbacks({ book, secretOf, retryMs, reach }: CallbackOptions) {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  async function say(callback: Callback): Promise<number | null> {
    const secret = callback.forged ? randomBytes(32).toString('hex') : secretOf(callback.merchant);
    if (secret === undefined) return null;
    const timestamp = String(Math.floor(book.now() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    try {
      const response = await fetch(reach(callback.url), {
        method: 'POST',
        body: callback.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(longestAnswerMs),
        headers: {
          'content-type': 'application/json',
          'x-pay-merchant': callback.merchant,
          'x-pay-timestamp': timestamp,
          'x-pay-nonce': nonce,
          'x-pay-signature': signCallback(secret, { timestamp, nonce, body: callback.body }),
        },
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  async function tryOnce(callback: Callback): Promise<void> {
    const answer = await say(callback);
    if (stopped) return;
    const tries = callback.tries + 1;
    const isHeard = answer !== null && answer >= 200 && answer < 300;
    const pauseMs = Math.min(retryMs * 2 ** Math.min(tries - 1, 20), longestPauseMs);
    const next: Callback = {
      ...callback,
      tries,
      answer,
      nextAt: book.now() + pauseMs,
      done: isHeard || callback.forged || tries >= mostTries,
    };
    book.saveCallback(next);
    if (!next.done) later(next);
  }

  function later(callback: Callback): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void tryOnce(callback);
      },
      Math.max(0, callback.nextAt - book.now()),
    );
    timers.add(timer);
  }

  return {
    /** Settles when the merchant has answered once, whatever the answer was. */
    send(message: { merchant: string; url: string; report: object; forged?: boolean }): Promise<void> {
      const callback: Callback = {
        id: newId('cb'),
        merchant: message.merchant,
        url: message.url,
        body: JSON.stringify(message.report),
        forged: message.forged ?? false,
        tries: 0,
        nextAt: book.now(),
        answer: null,
        done: false,
      };
      book.saveCallback(callback);
      return tryOnce(callback);
    },
    /** What a process that was killed had not said yet. */
    resume(): void {
      for (const callback of [...book.callbacks()]) if (!callback.done) later({ ...callback, nextAt: book.now() });
    },
    stop(): void {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
