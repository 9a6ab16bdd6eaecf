import { type RefObject, useEffect } from 'react';

/** So far from the top the menu stays in its place. */
const stayPx = 100;
/** A trembling thumb is no direction. */
const leastPx = 4;

/**
 * Marks the page while its head has stepped aside: after 100 px it goes on the way down and comes back on the way up.
 * Style moves it (`away-up`); nothing is laid out anew, and without script it simply stays. It does not leave whoever is
 * in it with the keyboard.
 */
export function useHeaderAway(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const come = () => void delete dataset.away;
    function look() {
      const now = window.scrollY;
      if (now > stayPx && Math.abs(now - last) < leastPx) return;
      if (now > stayPx && now > last && !head.current?.contains(document.activeElement)) dataset.away = '';
      else come();
      last = now;
    }
    const place = head.current;
    place?.addEventListener('focusin', come);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      place?.removeEventListener('focusin', come);
      window.removeEventListener('scroll', look);
      come();
    };
  }, [head]);
}
