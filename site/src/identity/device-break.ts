import type { Exclusion } from '@halley/contract';
import { readStored, writeStored } from '../storage/index.ts';

export interface DeviceBreak {
  kind: 'coolingoff' | 'selfexclusion';
  /** Null: it has no end. */
  until: string | null;
}

/** A break ends the session, so the device has to remember it: a page without a player could not say it otherwise. */
export function keepDeviceBreak({ kind, until }: Pick<Exclusion, 'kind' | 'until'>): void {
  writeStored('breakHere', kind && JSON.stringify({ kind, until }));
}

/** The break that was begun or last seen on this device, as long as it lasts. */
export function readDeviceBreak(now = new Date()): DeviceBreak | undefined {
  try {
    const { kind, until } = Object(JSON.parse(readStored('breakHere') ?? 'null'));
    if (kind !== 'coolingoff' && kind !== 'selfexclusion') return undefined;
    if (until === null) return { kind, until };
    return typeof until === 'string' && new Date(until) > now ? { kind, until } : undefined;
  } catch {
    return undefined;
  }
}
