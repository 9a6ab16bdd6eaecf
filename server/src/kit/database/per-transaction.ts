import type { Queryable } from './database.ts';

export interface PerTransaction<T> {
  of(tx: Queryable): T | undefined;
  keep(tx: Queryable, value: T): void;
}

/**
 * What a transaction remembers for those who work in it. It lies on the transaction itself and goes with it: in a WeakMap
 * a value that knows its transaction keeps it alive until all garbage is collected, since collections of the young
 * take values of such maps for needed (docs/decisions/0004).
 */
export function perTransaction<T>(name: string): PerTransaction<T> {
  const place = Symbol(name);
  type Keeper = Queryable & { [place]?: T };
  return {
    of: (tx) => (tx as Keeper)[place],
    keep(tx, value) {
      (tx as Keeper)[place] = value;
    },
  };
}
