import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type Input, type Loaded, type Output, onChange } from '../../api/index.ts';
import { useRepeated } from '../../session/index.ts';

type Name = Parameters<typeof call>[0];

interface Live<Data> extends Loaded<Data> {
  /** The last question was not answered: what is shown is older than it looks. */
  isLate: boolean;
}

/**
 * Asked for again and again, and at once after everything the member does. Without an input nothing is asked. What was
 * read stays when a question fails, and an older answer never covers a newer one.
 */
export function useLive<N extends Name>(
  name: N,
  input: Input<N> | undefined,
  { everyMs, isOn }: { everyMs: number; isOn: boolean },
): Live<Output<N>> {
  const key = JSON.stringify([name, input ?? null]);
  const [state, setState] = useState<{ key: string; data?: Output<N>; error?: unknown }>({ key });
  const asked = useRef(0);
  const answered = useRef(0);
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and input
  const load = useCallback(async () => {
    if (input === undefined) return;
    const own = ++asked.current;
    const settle = (change: (before: Output<N> | undefined) => { data?: Output<N>; error?: unknown }) => {
      if (own < answered.current || current.current !== key) return;
      answered.current = own;
      setState((before) => ({ key, ...change(before.key === key ? before.data : undefined) }));
    };
    await call(name, input).then(
      (data) => settle(() => ({ data })),
      (error: unknown) => settle((before) => ({ error, ...(before !== undefined && { data: before }) })),
    );
  }, [key]);
  useRepeated(load, everyMs, isOn && input !== undefined);
  useEffect(() => onChange(() => void load()), [load]);
  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    loading: !isCurrent || (state.data === undefined && state.error === undefined),
    isLate: isCurrent && state.error !== undefined,
    reload: () => void load(),
  };
}
