import type { Api, CallInput, CallOutput } from '@halley/contract';

type Name = keyof Api;
export type Input<N extends Name> = CallInput<Api[N]>;
export type Output<N extends Name> = CallOutput<Api[N]>;

export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  loading: boolean;
}

interface Entry {
  state: Query<unknown>;
  stale: boolean;
  listeners: Set<() => void>;
  load: () => Promise<unknown>;
  running?: Promise<void>;
  /** Something newer was set while it loads: what was on its way is older. */
  overtaken: boolean;
}

export type CallApi = <N extends Name>(name: N, input: Input<N> | undefined) => Promise<Output<N>>;

/** Server state of the page, keyed by the contract's call and its input. Live events patch it or mark it stale. */
export function createQueryCache(callApi: CallApi) {
  const entries = new Map<string, Entry>();

  function entryOf<N extends Name>(name: N, input: Input<N> | undefined): Entry {
    const key = keyOf(name, input);
    let entry = entries.get(key);
    if (!entry) {
      entry = {
        state: { data: undefined, error: undefined, loading: false },
        stale: true,
        overtaken: false,
        listeners: new Set(),
        load: () => callApi(name, input),
      };
      entries.set(key, entry);
    }
    return entry;
  }

  function publish(entry: Entry, state: Partial<Query<unknown>>): void {
    entry.state = { ...entry.state, ...state };
    for (const listener of entry.listeners) listener();
  }

  /** What is already there is used; what is stale is loaded once for everyone who asks. */
  function load<N extends Name>(name: N, input?: Input<N>): Promise<void> {
    return refresh(entryOf(name, input));
  }

  function refresh(entry: Entry): Promise<void> {
    if (!entry.stale) return Promise.resolve();
    if (entry.running) return entry.running;
    publish(entry, { loading: true });
    // Something newer may arrive while it loads: then it is asked again.
    entry.stale = false;
    entry.overtaken = false;
    const running = entry
      .load()
      .then(
        (data) =>
          publish(
            entry,
            entry.stale || entry.overtaken ? { loading: false } : { data, error: undefined, loading: false },
          ),
        (error: unknown) => {
          publish(entry, entry.overtaken ? { loading: false } : { error, loading: false });
        },
      )
      .then(() => {
        entry.running = undefined;
        return entry.stale && entry.listeners.size > 0 ? refresh(entry) : undefined;
      });
    entry.running = running;
    return running;
  }

  return {
    load,
    read<N extends Name>(name: N, input?: Input<N>): Query<Output<N>> {
      return entryOf(name, input).state as Query<Output<N>>;
    },
    /** What the server rendered, or what a live event brought. */
    set<N extends Name>(name: N, input: Input<N> | undefined, data: Output<N>): void {
      const entry = entryOf(name, input);
      entry.stale = false;
      entry.overtaken = true;
      publish(entry, { data, error: undefined });
    },
    patch<N extends Name>(name: N, input: Input<N> | undefined, change: (data: Output<N>) => Output<N>): void {
      const entry = entryOf(name, input);
      if (entry.state.data === undefined) return;
      // What is on its way may not know of the change yet: it is asked for once more.
      if (entry.running) entry.stale = true;
      publish(entry, { data: change(entry.state.data as Output<N>) });
    },
    /** Something was missed: what is on show is loaded again, the rest when it is next asked for. */
    invalidate(...names: Name[]): void {
      for (const [key, entry] of entries) {
        if (names.length > 0 && !names.some((name) => key.startsWith(`${name} `))) continue;
        entry.stale = true;
        if (entry.listeners.size > 0) void refresh(entry);
      }
    },
    /** Another player, or none: nothing of the one before may be seen. */
    clear(): void {
      for (const entry of entries.values()) {
        entry.stale = true;
        publish(entry, { data: undefined, error: undefined });
      }
    },
    subscribe<N extends Name>(name: N, input: Input<N> | undefined, listener: () => void): () => void {
      const entry = entryOf(name, input);
      entry.listeners.add(listener);
      return () => entry.listeners.delete(listener);
    },
  };
}

export type QueryCache = ReturnType<typeof createQueryCache>;

function keyOf(name: Name, input: unknown): string {
  return `${name} ${JSON.stringify(input ?? null)}`;
}
