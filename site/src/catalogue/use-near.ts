import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** So far above and below the screen something still counts as near: about two screens of a phone. */
const nearPx = 1_600;

/** One observer for all: thousands of tiles are hundreds of places. */
const places = new Map<Element, (near: boolean) => void>();
let observer: IntersectionObserver | undefined;

function watch(place: Element, tell: (near: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) places.get(target)?.(isIntersecting);
    },
    { rootMargin: `${nearPx}px 0px` },
  );
  places.set(place, tell);
  observer.observe(place);
  return () => {
    places.delete(place);
    observer?.unobserve(place);
    if (places.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

/** Whether a place is near the screen. What holds the focus stays near: whoever comes back by keyboard finds it there. */
export function useNear<Place extends Element>(atFirst: boolean): { place: RefObject<Place | null>; near: boolean } {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(atFirst);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return watch(element, (next) => {
      if (!next && element.contains(document.activeElement)) return;
      // Clicks come first.
      startTransition(() => setNear(next));
    });
  }, []);
  return { place, near };
}
