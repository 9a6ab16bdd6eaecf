import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * The page behind does not scroll while any layer asks for it. A mark on the document, not a style rule that looks for
 * layers (`html:has(…)`): such a rule makes the browser search the whole page at every change of it.
 */
export function useScrollLock(on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    change(1);
    return () => change(-1);
  }, [on]);
}

function change(by: 1 | -1): void {
  locks += by;
  document.documentElement.toggleAttribute('data-scroll-locked', locks > 0);
}
