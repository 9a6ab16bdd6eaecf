import { type RefObject, useCallback, useEffect, useState } from 'react';
import { autoplayMs, isMockMode, isMoving } from './autoplay.ts';

/** Where a row can stand: the start of each banner, as far as it can be scrolled; several last ones may share a place. */
export function stopsOf(offsets: readonly number[], furthest: number): number[] {
  const [first = 0] = offsets;
  return [...new Set(offsets.map((offset) => Math.round(Math.min(furthest, offset - first))))];
}

export const nearest = (stops: readonly number[], at: number): number =>
  stops.reduce((best, stop, place) => (Math.abs(stop - at) < Math.abs((stops[best] ?? 0) - at) ? place : best), 0);

/** A row that scrolls by itself, by arrows and by dots. Without this it scrolls by hand. */
export function useSlider(list: RefObject<HTMLElement | null>) {
  const [stops, setStops] = useState<readonly number[]>([]);
  const [place, setPlace] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [mind, setMind] = useState({ isHovered: false, isFocused: false, isHidden: false, wantsLessMotion: false });

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const offsets = Array.from(row.children, (child) => (child as HTMLElement).offsetLeft);
      setStops(stopsOf(offsets, row.scrollWidth - row.clientWidth));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(row);
    return () => watch.disconnect();
  }, [list]);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () => setPlace(nearest(stops, row.scrollLeft));
    row.addEventListener('scroll', look, { passive: true });
    return () => row.removeEventListener('scroll', look);
  }, [list, stops]);

  useEffect(() => {
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => setMind((now) => ({ ...now, isHidden: document.hidden, wantsLessMotion: less.matches }));
    tell();
    document.addEventListener('visibilitychange', tell);
    less.addEventListener('change', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      less.removeEventListener('change', tell);
    };
  }, []);

  const goTo = useCallback(
    (next: number) => {
      const behavior = mind.wantsLessMotion ? 'instant' : 'smooth';
      list.current?.scrollTo({ left: stops[(next + stops.length) % stops.length] ?? 0, behavior });
    },
    [list, stops, mind.wantsLessMotion],
  );

  const moves = isMoving({ ...mind, isMock: isMockMode, stops: stops.length, isStopped });
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => goTo(place + 1), autoplayMs);
    return () => clearTimeout(timer);
  }, [moves, place, goTo]);

  const set = (change: Partial<typeof mind>) => () => setMind((now) => ({ ...now, ...change }));
  return {
    stops,
    place,
    goTo,
    isStopped,
    setStopped,
    /** For everything around the row: whoever points at it or is in it reads. */
    attention: {
      onPointerEnter: set({ isHovered: true }),
      onPointerLeave: set({ isHovered: false }),
      onFocus: set({ isFocused: true }),
      onBlur: set({ isFocused: false }),
    },
  };
}
