import type { FlagName } from '@halley/contract';
import { useSyncExternalStore } from 'react';
import { useRootData } from '../session/index.ts';
import { readFlagOverrides, subscribeToFlags } from '../storage/index.ts';

/** Is a feature on? What this browser has switched by hand (`/ffc`) wins over what the server says. */
export function useFlag(name: FlagName): boolean {
  const given = useRootData()?.flags.on[name] ?? false;
  return useSyncExternalStore(
    subscribeToFlags,
    () => readFlagOverrides()[name] ?? given,
    () => given,
  );
}
