import type { FlagName } from '@halley/contract';
import { readStored, writeStored } from './stored.ts';

export type FlagOverrides = Partial<Record<FlagName, boolean>>;

const listeners = new Set<() => void>();
let known: { text: string | null; value: FlagOverrides } = { text: null, value: {} };

/** What this browser has switched by hand. Anything else in there is ignored. */
export function readFlagOverrides(): FlagOverrides {
  const text = readStored('featureFlags');
  if (text !== known.text) known = { text, value: parse(text) };
  return known.value;
}

export function writeFlagOverride(name: FlagName, on: boolean): void {
  writeStored('featureFlags', JSON.stringify({ ...readFlagOverrides(), [name]: on }));
  for (const listener of listeners) listener();
}

export function resetFlags(): void {
  writeStored('featureFlags', null);
  for (const listener of listeners) listener();
}

export function subscribeToFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string | null): FlagOverrides {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(Object(value)).filter(([, on]) => typeof on === 'boolean'));
  } catch {
    return {};
  }
}
