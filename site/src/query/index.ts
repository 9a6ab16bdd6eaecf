import type { CallOptions } from '@halley/contract/client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { policyOf, type QuietCall, withPolicy } from './call-policy.ts';
import { type CallApi, createQueryCache, type Input, type Output, type Query } from './query-cache.ts';

export { onHouseEvent } from './events.ts';
export type { Input, Output } from './query-cache.ts';

type Name = Parameters<CallApi>[0];
type Outcome<N extends Name> = N extends QuietCall ? Output<N> | null : Output<N>;

/**
 * Makes one call; the client itself is loaded with the first. A failure is logged under the call's name, then thrown on
 * or turned into what `call-policy.ts` says the screen gets.
 */
export async function callApi<N extends Name>(name: N, input?: Input<N>, options?: CallOptions): Promise<Outcome<N>> {
  const { api } = await import('./api.ts');
  const call = api[name] as (...given: unknown[]) => Promise<Outcome<N>>;
  const given = policyOf(name).once ? { ...options, retries: 0 } : options;
  return withPolicy(name, () => (given ? call(input, given) : call(input)), report);
}

/** The cache keeps what it knew when a call fails, so it must hear of the failure, whatever screens are given. */
const callForCache: CallApi = async (name, input) => {
  const { api } = await import('./api.ts');
  try {
    return await (api[name] as (input: unknown) => Promise<never>)(input);
  } catch (error) {
    report(policyOf(name).label, error);
    throw error;
  }
};

/** Makes a call whose answer nobody reads: whether it succeeded. A failure is logged, whatever its policy. */
export const succeeds = <N extends Name>(name: N, input?: Input<N>): Promise<boolean> =>
  callForCache(name, input as never).then(
    () => true,
    () => false,
  );

/** The same: undefined, or the code it was refused with; empty where nothing was answered. */
export const whyNot = <N extends Name>(name: N, input?: Input<N>): Promise<string | undefined> =>
  callForCache(name, input as never).then(
    () => undefined,
    (failure: unknown) => (failure as { code?: string }).code ?? '',
  );

function report(label: string, failure: unknown): void {
  // Without a line even this cannot be loaded, and then there is nobody to tell.
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(label, failure),
    () => undefined,
  );
}

/** The one cache of the page. On the server it stays empty: there, data comes from loaders. */
export const queries = createQueryCache(callForCache);

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
    if (initial !== undefined) queries.adopt(name, input, initial);
  }, [name, key, initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input
  useEffect(() => {
    if (enabled && initial === undefined) void queries.load(name, input);
  }, [name, key, enabled, initial === undefined]);
  return query.data === undefined && initial !== undefined ? { ...query, data: initial } : query;
}
export { Loaded } from './Loaded.tsx';
export { usePages } from './use-pages.ts';
