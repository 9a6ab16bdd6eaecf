import { useEffect, useRef } from 'react';
import { keysOn } from './keys-setting.ts';

const OWN_KEYS = 'input, textarea, select, dialog';

/** Keys of a game's own, by `KeyboardEvent.key`. One that is held down counts once, and never while something is typed. */
export function useStepKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !keysOn()) return;
      if (target?.closest(OWN_KEYS)) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
