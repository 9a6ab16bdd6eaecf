import { useEffect } from 'react';

/**
 * Stands inside a boundary and marks the part of the page around it as brought to life (`data-hydrated`): from then on a
 * click there is React's. Journeys in a browser wait for the mark instead of guessing.
 */
export function Alive({ place }: { place: string }) {
  useEffect(() => {
    document.querySelector<HTMLElement>(place)?.setAttribute('data-hydrated', '');
  }, [place]);
  return null;
}
