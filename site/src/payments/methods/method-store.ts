import type { MethodLists } from './lookup-methods.ts';

export interface MethodsState {
  lists: MethodLists | undefined;
  error: unknown;
  loading: boolean;
}

type Load = (currency: string, onLists: (lists: MethodLists) => void) => Promise<MethodLists>;

const nothing: MethodsState = { lists: undefined, error: undefined, loading: false };

/** The ways of paying by player and currency, for every page of the cashier. */
export function createMethodStore(load: Load) {
  const states = new Map<string, MethodsState>();
  const listeners = new Set<() => void>();
  /** An answer to an older question is not heard. */
  let turn = 0;

  function publish(key: string, state: MethodsState): void {
    states.set(key, state);
    for (const listener of listeners) listener();
  }

  async function ask(key: string): Promise<void> {
    const mine = ++turn;
    const newest = () => turnOf.get(key) === mine;
    turnOf.set(key, mine);
    publish(key, { ...(states.get(key) ?? nothing), error: undefined, loading: true });
    try {
      const currency = key.split(' ')[1] ?? '';
      const lists = await load(currency, (known) => {
        if (newest()) publish(key, { lists: known, error: undefined, loading: true });
      });
      if (newest()) publish(key, { lists, error: undefined, loading: false });
    } catch (error) {
      if (newest()) publish(key, { ...(states.get(key) ?? nothing), error, loading: false });
    }
  }
  const turnOf = new Map<string, number>();

  return {
    keyOf: (playerId: number, currency: string) => `${playerId} ${currency}`,
    read: (key: string): MethodsState => states.get(key) ?? nothing,
    /** What is known stays; what failed is asked for again. */
    want(key: string): void {
      const { lists, loading } = states.get(key) ?? nothing;
      if (!lists && !loading) void ask(key);
    },
    /** Something has changed: what is known is asked for again, and shown until then. */
    reload(): void {
      for (const key of states.keys()) void ask(key);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
