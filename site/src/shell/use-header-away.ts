import { useEffect } from 'react';

/** So far from the top the menu stays in its place. */
const stayPx = 100;
/** A trembling thumb is no direction. */
const leastPx = 4;

/**
 * Marks the page while its head has stepped aside: after 100 px it goes on the way down and comes back on the way up.
 * Style moves it (`away-up`); nothing is laid out anew, and without script it simply stays. It does not leave whoever is
 * in it with the keyboard.
 */
export function useHeaderAway(): void {
  useEffect(() => {
    const head = document.querySelector('header');
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    const come = () => void delete dataset.away;
    function look() {
      const now = window.scrollY;
      if (now > stayPx && Math.abs(now - last) < leastPx) return;
      if (now > stayPx && now > last && !head?.contains(document.activeElement)) dataset.away = '';
      else come();
      last = now;
    }
    head?.addEventListener('focusin', come);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      head?.removeEventListener('focusin', come);
      window.removeEventListener('scroll', look);
      come();
    };
  }, []);
}
