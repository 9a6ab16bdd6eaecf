import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type CallApi, createQueryCache, type Input, type Output, type Query } from './query-cache.ts';

export type { Input, Output } from './query-cache.ts';

/** Makes one call; the client itself is loaded with the first. */
export const callApi: CallApi = async (name, input) => {
  const { api } = await import('./api.ts');
  return (api[name] as (input: unknown) => Promise<never>)(input);
};

/** The one cache of the page. On the server it stays empty: there, data comes from loaders. */
export const queries = createQueryCache(callApi);

const none: Query<never> = { data: undefined, error: undefined, loading: false };

export interface QueryOptions<N extends Parameters<CallApi>[0]> {
  /** What the loader brought: shown by the server and until something newer is known. */
  initial?: Output<N>;
  /** Off: nothing is asked. */
  enabled?: boolean;
}

export function useQuery<N extends Parameters<CallApi>[0]>(
  name: N,
  input?: Input<N>,
  { initial, enabled = true }: QueryOptions<N> = {},
): Query<Output<N>> {
  const key = JSON.stringify(input ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  const subscribe = useCallback((listener: () => void) => queries.subscribe(name, input, listener), [name, key]);
  const query = useSyncExternalStore(
    subscribe,
    () => queries.read(name, input),
    () => none as Query<Output<N>>,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  useEffect(() => {
    if (initial !== undefined) queries.set(name, input, initial);
  }, [name, key, initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  useEffect(() => {
    if (enabled && initial === undefined) void queries.load(name, input);
  }, [name, key, enabled, initial === undefined]);
  return query.data === undefined && initial !== undefined ? { ...query, data: initial } : query;
}
