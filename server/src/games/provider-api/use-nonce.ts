import type { Database } from '../../kit/index.ts';
import { insertNonces, nonceKey, type UsedNonce } from './nonce-store.ts';

interface Waiting {
  used: UsedNonce;
  resolve(isNew: boolean): void;
  reject(error: unknown): void;
}

/** True for the first use of a nonce, in whichever process; uses that arrive together share one statement. */
export function createNonces(database: Database): (used: UsedNonce) => Promise<boolean> {
  let waiting: Waiting[] = [];

  const flush = async () => {
    const batch = waiting;
    waiting = [];
    // The same nonce twice in one turn: the first is the one that counts.
    const first = new Map<string, Waiting>();
    for (const item of batch) {
      const key = nonceKey(item.used);
      if (first.has(key)) item.resolve(false);
      else first.set(key, item);
    }
    try {
      const inserted = await insertNonces(
        database,
        [...first.values()].map((item) => item.used),
      );
      for (const [key, item] of first) item.resolve(inserted.has(key));
    } catch (error) {
      for (const item of first.values()) item.reject(error);
    }
  };

  return (used) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ used, resolve, reject });
    });
}
