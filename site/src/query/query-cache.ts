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
  /** Counts loads, and what overtook them: an answer of an earlier turn is too old to be shown. */
  turn: number;
  /** Answers of page loaders that are already known here: a part that mounts later brings the same one again. */
  loaded: WeakSet<object>;
  /** Changed by a live event since a loader's answer came. */
  patched: boolean;
}

const fresh = { error: undefined, loading: false };

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
        turn: 0,
        loaded: new WeakSet(),
        patched: false,
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
    entry.turn += 1;
    const mine = entry.turn;
    const running = entry
      .load()
      .then(
        (data) => {
          if (mine !== entry.turn) return;
          if (entry.stale) return publish(entry, { loading: false });
          entry.patched = false;
          publish(entry, { ...fresh, data });
        },
        (error: unknown) => mine === entry.turn && publish(entry, { error, loading: false }),
      )
      .then(() => {
        if (mine !== entry.turn) return;
        entry.running = undefined;
        return entry.stale && entry.listeners.size > 0 ? refresh(entry) : undefined;
      });
    entry.running = running;
    return running;
  }

  /** Nobody waits any more for what is on its way: it is older than what is there now. */
  function overtake(entry: Entry): void {
    entry.turn += 1;
    entry.running = undefined;
  }

  function set<N extends Name>(name: N, input: Input<N> | undefined, data: Output<N>): void {
    const entry = entryOf(name, input);
    entry.stale = false;
    entry.patched = false;
    overtake(entry);
    publish(entry, { ...fresh, data });
  }

  return {
    load,
    read<N extends Name>(name: N, input?: Input<N>): Query<Output<N>> {
      return entryOf(name, input).state as Query<Output<N>>;
    },
    /** What an answer or a live event brought. */
    set,
    /**
     * What a page's loader brought, told by every part that shows it, whenever that part comes to life: by then live
     * events may have changed it. So each answer counts once, and where events came before it the house is asked which
     * of the two is newer.
     */
    adopt<N extends Name>(name: N, input: Input<N> | undefined, data: Output<N>): void {
      const entry = entryOf(name, input);
      if (typeof data === 'object' && data !== null) {
        if (entry.loaded.has(data)) return;
        entry.loaded.add(data);
      }
      if (entry.patched) {
        entry.stale = true;
        void refresh(entry);
      } else {
        set(name, input, data);
      }
    },
    patch<N extends Name>(name: N, input: Input<N> | undefined, change: (data: Output<N>) => Output<N>): void {
      const entry = entryOf(name, input);
      if (entry.state.data === undefined) return;
      // What is on its way may not know of the change yet: it is asked for once more.
      if (entry.running) entry.stale = true;
      entry.patched = true;
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
        entry.patched = false;
        entry.loaded = new WeakSet();
        overtake(entry);
        publish(entry, { ...fresh, data: undefined });
      }
    },
    subscribe<N extends Name>(name: N, input: Input<N> | undefined, listener: () => void): () => void {
      const entry = entryOf(name, input);
      entry.listeners.add(listener);
      return () => entry.listeners.delete(listener);
    },
  };
}

function keyOf(name: Name, input: unknown): string {
  return `${name} ${JSON.stringify(input ?? null)}`;
}
