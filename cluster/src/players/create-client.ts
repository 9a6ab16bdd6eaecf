import { setTimeout as sleep } from 'node:timers/promises';

/** How one try ended. `away` is a 503 that says when to come again, `cut` a connection that ended without an answer. */
type Outcome = 'answered' | 'away' | 'cut' | 'fault';

export interface Try {
  outcome: Outcome;
  /** What was asked, and for a fault what came back. */
  what: string;
}

export interface Answered<T> {
  status: number;
  body: T;
}

export interface ClientOptions {
  url: string;
  /** Told of every try. */
  onTry?(tried: Try): void;
  /** Who stops asking, such as a player whose time is over. */
  signal?: AbortSignal;
  /** For how long the same is asked again. */
  patienceMs?: number;
}

export interface Asked {
  body?: object;
  /** The same one with every try: the house does it once. */
  key?: string;
}

const answerLimitMs = 30_000;
const againMs = 250;

/** Nobody answered for as long as the client was patient. */
export class NobodyAnswers extends Error {
  override readonly name = 'NobodyAnswers';
}

export type Client = ReturnType<typeof createClient>;

/**
 * A browser with one session: asks the same again, under the same key, when the house is away or the connection was cut, and
 * keeps its cookies.
 */
export function createClient({ url, onTry = () => undefined, signal, patienceMs = 300_000 }: ClientOptions) {
  const cookies = new Map<string, string>();

  async function tryOnce<T>(method: string, path: string, { body, key }: Asked): Promise<Answered<T> | undefined> {
    const what = `${method} ${path.split('?')[0]?.replace(/\d+/g, 'N')}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(url + path, {
        method,
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-demo-country': 'DE',
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.any([AbortSignal.timeout(answerLimitMs), ...(signal ? [signal] : [])]),
      });
      text = await response.text();
    } catch (error) {
      if (signal?.aborted) throw error;
      const isLate = (error as Error).name === 'TimeoutError';
      onTry(isLate ? { outcome: 'fault', what: `${what}: no answer in 30 s` } : { outcome: 'cut', what });
      return undefined;
    }
    const { status, headers } = response;
    if (status === 503 && headers.has('retry-after')) {
      onTry({ outcome: 'away', what });
      return undefined;
    }
    if (status >= 500) {
      // Without what is different each time: the same fault a hundred times is one.
      const said = text.replace(/,"request_id":"[^"]*"/, '').slice(0, 200);
      onTry({ outcome: 'fault', what: `${what}: ${status} ${said}` });
      return undefined;
    }
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    onTry({ outcome: 'answered', what });
    return { status, body: (text ? JSON.parse(text) : {}) as T };
  }

  return {
    url,
    async ask<T>(method: string, path: string, asked: Asked = {}): Promise<Answered<T>> {
      const until = performance.now() + patienceMs;
      for (;;) {
        const answer = await tryOnce<T>(method, path, asked);
        if (answer) return answer;
        if (performance.now() > until) throw new NobodyAnswers(`${method} ${path}: nobody answers`);
        await sleep(againMs, undefined, signal ? { signal } : {});
      }
    },
  };
}
