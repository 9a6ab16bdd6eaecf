import type { FixtureMarket, FixtureOutcome } from '@halley/contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type PriceCell, prices } from './price-store.ts';

/** How long an arrow says that a price has moved. */
const movedMs = 4_000;

interface MovingPrice extends PriceCell {
  /** Which way it went last, for a moment. */
  moved: 'up' | 'down' | undefined;
}

/**
 * A price as it is now: of a fixture that the page follows from the store, drawn again when this very price changes; else what
 * the page was given.
 */
export function usePrice(
  fixture: number,
  { key, open, status }: Pick<FixtureMarket, 'key' | 'open' | 'status'>,
  { id, price }: Pick<FixtureOutcome, 'id' | 'price'>,
): MovingPrice {
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(fixture, key, id, listener),
    [fixture, key, id],
  );
  const followed = useSyncExternalStore(
    subscribe,
    () => prices.read(fixture, key, id),
    () => undefined,
  );
  const cell = followed ?? { price, open: open && price !== null, status };
  return { ...cell, moved: useMoved(cell.price) };
}

function useMoved(price: number | null): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{ price: number | null; moved: 'up' | 'down' | undefined }>({
    price,
    moved: undefined,
  });
  // Compared while it is drawn, not afterwards: a change is one drawing, not two.
  if (seen.price !== price) {
    const isKnown = seen.price !== null && price !== null;
    setSeen({ price, moved: isKnown ? (price > (seen.price ?? 0) ? 'up' : 'down') : undefined });
  }
  const { moved } = seen;
  useEffect(() => {
    if (!seen.moved) return;
    return prices.fade(movedMs, () => setSeen((now) => ({ ...now, moved: undefined })));
  }, [seen]);
  return moved;
}
