import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type Input, type Output } from './client.ts';

export interface Loaded<Data> {
  data: Data | undefined;
  error: unknown;
  loading: boolean;
  reload(): void;
}

/** Loads what a page shows. An answer to a question that is no longer asked is thrown away. */
export function useRead<N extends Parameters<typeof call>[0]>(name: N, input?: Input<N>): Loaded<Output<N>> {
  const key = JSON.stringify([name, input ?? null]);
  const [state, setState] = useState<{ key: string; data?: Output<N>; error?: unknown; loading: boolean }>({
    key,
    loading: true,
  });
  const turn = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and input
  const load = useCallback(() => {
    const own = ++turn.current;
    setState((before) => ({ key, data: before.key === key ? before.data : undefined, loading: true }));
    call(name, input).then(
      (data) => own === turn.current && setState({ key, data, loading: false }),
      (error: unknown) => own === turn.current && setState({ key, error, loading: false }),
    );
  }, [key]);
  useEffect(() => {
    load();
    return () => {
      turn.current += 1;
    };
  }, [load]);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    loading: !isCurrent || state.loading,
    reload: load,
  };
}

/** One deed at a time, with what came of it. */
export function useDeed(): { busy: boolean; error: unknown; clear(): void; run(deed: () => Promise<void>): void } {
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: undefined });
  const isBusy = useRef(false);
  return {
    ...state,
    clear: () => setState({ busy: false, error: undefined }),
    run(deed) {
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ busy: true, error: undefined });
      deed().then(
        () => {
          isBusy.current = false;
          setState({ busy: false, error: undefined });
        },
        (error: unknown) => {
          isBusy.current = false;
          setState({ busy: false, error });
        },
      );
    },
  };
}
