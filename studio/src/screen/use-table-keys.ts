import { useEffect, useRef } from 'react';
import { keysOn } from './keys-setting.ts';

const TYPED_IN = 'input:not([type="range"]):not([type="checkbox"]), textarea, select, dialog';

/** Keys of a table, by `KeyboardEvent.key` in lower case. A key that is held down counts once. */
export function useTableKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !keysOn()) return;
      if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
      const name = event.key.toLowerCase();
      if (!Object.hasOwn(latest.current, name)) return;
      event.preventDefault();
      latest.current[name]!();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
