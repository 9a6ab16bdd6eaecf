import { randomUUID } from 'node:crypto';
import type { RealtimeLog } from '../ports.ts';
import type { Broker, PublishOutcome } from './broker.ts';

export interface CentrifugoOptions {
  /** Where its HTTP API answers, as this process reaches it. */
  url: string;
  apiKey: string;
  /** Where browsers reach it, when that is another address. */
  publicUrl?: string;
}

export interface CentrifugoBrokerOptions extends CentrifugoOptions {
  log: RealtimeLog;
  /** Publications that may wait for an answer at once. */
  maxPending?: number;
  retryDelaysMs?: readonly number[];
  timeoutMs?: number;
}

/** A refusal that will not change by asking again. */
class Refused extends Error {}

/** Clients are connected to a Centrifugo; here we only hand it what they shall hear, in order for each channel. */
export function createCentrifugoBroker(options: CentrifugoBrokerOptions): Broker {
  const { log, maxPending = 10_000, retryDelaysMs = [100, 400, 1_600], timeoutMs = 3_000 } = options;
  const base = options.url.replace(/\/+$/, '');
  const tails = new Map<string, Promise<PublishOutcome>>();
  const closing = new AbortController();
  let pending = 0;
  let isHealthy = true;

  async function call(method: string, body: object) {
    const response = await fetch(`${base}/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': options.apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429) throw new Error(`status ${response.status}`);
    if (!response.ok) throw new Refused(`status ${response.status}`);
    const { error } = JSON.parse(text) as { error?: { code: number; message: string } };
    if (error?.code === 100) throw new Error(error.message);
    if (error) throw new Refused(`${error.code} ${error.message}`);
  }

  async function callWithRetries(method: string, body: object): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await call(method, body);
        isHealthy = true;
        return true;
      } catch (error) {
        isHealthy = false;
        const delayMs = retryDelaysMs[attempt];
        if (error instanceof Refused || delayMs === undefined || closing.signal.aborted) {
          log.error({ method, error: (error as Error).message }, 'realtime: Centrifugo did not take a call');
          return false;
        }
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
  }

  return {
    kind: 'centrifugo',
    isHealthy: () => isHealthy,
    publish(channel, data) {
      if (pending >= maxPending) {
        log.error({ channel, pending }, 'realtime: too many publications wait for Centrifugo');
        return Promise.resolve('failed');
      }
      pending += 1;
      /** The key makes a repeated call harmless when only the answer was lost. */
      const body = { channel, data: JSON.parse(data) as unknown, idempotency_key: randomUUID() };
      const before = tails.get(channel) ?? Promise.resolve();
      const outcome = before
        .then(() => callWithRetries('publish', body))
        .then((isTaken): PublishOutcome => (isTaken ? 'published' : 'failed'))
        .finally(() => {
          pending -= 1;
          if (tails.get(channel) === outcome) tails.delete(channel);
        });
      tails.set(channel, outcome);
      return outcome;
    },
    read: () => Promise.reject(new Error('channels are read from Centrifugo itself')),
    /** A Centrifugo knows players, not our sessions: those that go on come back by themselves. */
    async disconnectUser(user) {
      await callWithRetries('disconnect', { user });
    },
    async close() {
      await Promise.race([
        Promise.allSettled(tails.values()),
        new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
      ]);
      closing.abort();
    },
  };
}
