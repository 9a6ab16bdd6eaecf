import type { FixtureMarket } from '@halley/contract';
import { nextFrame } from './next-frame.ts';

/** What a price says now. */
export interface PriceCell {
  /** Null: not offered now. */
  price: number | null;
  /** It can be bet on. */
  open: boolean;
  status: FixtureMarket['status'];
}

type Markets = readonly FixtureMarket[];
type Listener = () => void;

const keyOf = (fixture: number, market: string, outcome: string): string => `${fixture} ${market} ${outcome}`;

/** Something that fades waits so long for a frame that is drawn anyway. */
const fadeSlackMs = 500;

/**
 * Prices of the fixtures that this page follows, outside of React: each price on the screen listens to its own cell, so that a
 * frame draws again what has changed and nothing else. However much is told meanwhile, it is written once for each frame of
 * the screen. A fixture that nobody follows has no cells: its prices are what the page was given.
 */
export function createPriceStore(schedule: (work: () => void) => void = nextFrame) {
  const waiting = new Map<number, Markets>();
  const written = new Map<number, Markets>();
  const cells = new Map<string, PriceCell>();
  const listeners = new Map<string, Set<Listener>>();
  const pictureListeners = new Set<Listener>();
  /** When each is due; the first is due first. */
  const fading = new Map<Listener, number>();
  let fadeTimer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;

  function scheduleAll(): void {
    if (isScheduled) return;
    isScheduled = true;
    schedule(writeAll);
  }

  function fadeDue(): void {
    clearTimeout(fadeTimer);
    fadeTimer = undefined;
    const nowMs = performance.now();
    for (const [listener, dueMs] of fading) {
      if (dueMs > nowMs) {
        fadeTimer = setTimeout(scheduleAll, dueMs - nowMs + fadeSlackMs);
        return;
      }
      fading.delete(listener);
      listener();
    }
  }

  function writeMarket(fixture: number, { key, open, status, outcomes }: FixtureMarket): void {
    for (const { id, price } of outcomes) {
      const place = keyOf(fixture, key, id);
      const before = cells.get(place);
      const isOpen = open && price !== null;
      if (before?.price === price && before.open === isOpen && before.status === status) continue;
      cells.set(place, { price, open: isOpen, status });
      for (const listener of [...(listeners.get(place) ?? [])]) listener();
    }
  }

  function writeAll(): void {
    isScheduled = false;
    for (const [fixture, markets] of waiting) {
      const before = written.get(fixture);
      for (const [place, market] of markets.entries()) {
        if (before?.[place] !== market) writeMarket(fixture, market);
      }
      written.set(fixture, markets);
    }
    waiting.clear();
    fadeDue();
    for (const listener of [...pictureListeners]) listener();
  }

  return {
    /** How the markets of a fixture stand now. What has not changed since is the same object. */
    write(fixture: number, markets: Markets): void {
      waiting.set(fixture, markets);
      scheduleAll();
    },
    /** Nobody follows it any more. */
    forget(fixture: number): void {
      waiting.delete(fixture);
      for (const { key, outcomes } of written.get(fixture) ?? []) {
        for (const { id } of outcomes) cells.delete(keyOf(fixture, key, id));
      }
      written.delete(fixture);
    },
    /** Undefined: nobody follows the fixture. */
    read: (fixture: number, market: string, outcome: string): PriceCell | undefined =>
      cells.get(keyOf(fixture, market, outcome)),
    subscribe(fixture: number, market: string, outcome: string, listener: Listener): () => void {
      const place = keyOf(fixture, market, outcome);
      const heard = listeners.get(place) ?? new Set();
      listeners.set(place, heard);
      heard.add(listener);
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(place);
      };
    },
    /** Once `afterMs` are over, with a frame that has prices to draw as well where one comes soon: all ask for the same time. */
    fade(afterMs: number, listener: Listener): () => void {
      fading.set(listener, performance.now() + afterMs);
      fadeTimer ??= setTimeout(scheduleAll, afterMs + fadeSlackMs);
      return () => void fading.delete(listener);
    },
    /** After what was told has been written: for whoever shows more of a fixture than its prices. */
    onPicture(listener: Listener): () => void {
      pictureListeners.add(listener);
      return () => pictureListeners.delete(listener);
    },
  };
}

/** The one store of the page. */
export const prices = createPriceStore();
