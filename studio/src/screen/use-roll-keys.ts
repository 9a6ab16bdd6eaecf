import { useEffect, useRef } from 'react';
import { keysOn } from './keys-setting.ts';

const OWN_KEYS = 'input:not([type="range"]), textarea, select, button, a, dialog';

/**
 * Enter or Space plays when nothing that wants the key itself has the focus. A key that is held down plays once:
 * repeating would be autoplay (PP-02), also through a focused button.
 */
export function useRollKeys(roll: () => void): void {
  const latest = useRef(roll);
  useEffect(() => {
    latest.current = roll;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const target = event.target instanceof Element ? event.target : undefined;
      const typing = event.key === ' ' && target?.matches('input:not([type="range"]), textarea');
      if (event.repeat && !typing) return event.preventDefault();
      if (!keysOn() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest(OWN_KEYS)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
