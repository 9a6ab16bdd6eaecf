import type { AnalyticsEventName, AnalyticsPayload } from '@halley/contract';

export interface Tracked {
  name: AnalyticsEventName;
  payload: object;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** More than this has nobody waiting for it: a bot, or a visitor who answers nothing. */
const mostWaiting = 100;

let waiting: Tracked[] = [];
let listener: (() => void) | undefined;

/**
 * Tells of an event of the catalogue. It only remembers: who sends it, and whether it may be sent at all, is decided by
 * what is loaded later (`start-analytics.ts`). It never throws and nobody waits for it.
 */
export function track<Name extends AnalyticsEventName>(name: Name, payload: AnalyticsPayload<Name>): void {
  if (typeof window === 'undefined' || waiting.length >= mostWaiting) return;
  waiting.push({ name, payload, at: Date.now() });
  listener?.();
}

/** Whoever takes what waits owns it. */
export function takeTracked(): Tracked[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Called after each event, until the returned function is. */
export function onTracked(told: () => void): () => void {
  listener = told;
  return () => {
    if (listener === told) listener = undefined;
  };
}
