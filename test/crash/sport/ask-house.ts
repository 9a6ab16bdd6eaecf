import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answered<T> {
  status: number;
  body: T;
  /** Of a refusal. */
  code: string | undefined;
}

export interface Asked {
  cookie?: string;
  body?: object;
  key?: string;
}

export interface AskOptions {
  /** Any process of the house that answers; perhaps it is dead. */
  url(): string;
  onFault(fault: string): void;
}

const againMs = 250;
const limitMs = 240_000;

export type Ask = ReturnType<typeof createAsk>;

/**
 * Asks the house as a client does who wants to know: the same again, with the same key, until somebody answers. Whoever is
 * killed has not answered. An answer that is a fault of the house is written down.
 */
export function createAsk({ url, onFault }: AskOptions) {
  return async function ask<T>(
    method: string,
    path: string,
    { cookie = '', body, key }: Asked = {},
  ): Promise<Answered<T>> {
    const headers = {
      cookie,
      'x-demo-country': 'DE',
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': key ?? randomUUID() }),
    };
    const until = performance.now() + limitMs;
    for (;;) {
      if (performance.now() > until) throw new Error(`${method} ${path}: nobody answers`);
      try {
        const response = await fetch(url() + path, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(60_000),
        });
        const text = await response.text();
        if (response.status === 500) onFault(`${method} ${path} answered 500: ${text.slice(0, 300)}`);
        if (response.status < 500) {
          const answer = text ? JSON.parse(text) : {};
          return { status: response.status, body: answer, code: codeOf(answer) };
        }
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
      }
      await sleep(againMs);
    }
  };
}

/** `PRICE_CHANGED`, or `legs.too_many`. */
function codeOf({ error, errors }: { error?: { code: string }; errors?: Record<string, object> }): string | undefined {
  const [[field, codes] = []] = Object.entries(errors ?? {});
  return error?.code ?? (field && `${field}.${Object.keys(codes ?? {})[0]}`);
}
