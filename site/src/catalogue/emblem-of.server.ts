import { studioArt } from '@halley/ui/art/studios.ts';

/** Address of a studio's emblem; null for one that has none. */
export function emblemOf(studio: string): string | null {
  return studioArt[studio] ?? null;
}
