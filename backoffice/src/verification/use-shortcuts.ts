import { useEffect, useRef, useState } from 'react';

const storageKey = 'halley-staff-shortcuts';

/**
 * Single keys for a page that is worked through all day. They rest while somebody types or a dialog is open, and whoever
 * speaks to the machine instead of typing turns them off.
 */
export function useShortcuts(keys: Record<string, () => void>): { isOn: boolean; setOn(isOn: boolean): void } {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const isBusy =
        event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('[role="dialog"]');
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input:not([type="checkbox"]), select, textarea');
      const act = latest.current[event.key.toLowerCase()];
      if (isBusy || isTyping || !act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
  return {
    isOn,
    setOn(next) {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
