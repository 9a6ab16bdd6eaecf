import { useEffect } from 'react';
import { popups } from '../page/index.ts';
import { mustAcceptTerms, usePlayer } from '../session/index.ts';

/** Terms that have changed are asked for on whatever page. */
export function TermsTask(): null {
  const player = usePlayer();
  useEffect(() => {
    if (mustAcceptTerms(player)) popups.open('support');
  }, [player]);
  return null;
}
