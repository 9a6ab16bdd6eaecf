import { useEffect, useRef } from 'react';
import { useRollKeys } from '../../screen/use-roll-keys.ts';
import type { HiloGuess } from '../rules.ts';

/** Enter or Space deals or cashes; the arrows guess. A key that is held down counts once. */
export function useHiloKeys({ act, guess }: { act(): void; guess(guess: HiloGuess): void }): void {
  useRollKeys(act);
  const latest = useRef(guess);
  useEffect(() => {
    latest.current = guess;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.repeat || event.defaultPrevented || target?.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      latest.current(event.key === 'ArrowUp' ? 'higher' : 'lower');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
