import { useEffect } from 'react';
import { popups, useFlag } from '../page/index.ts';
import { useRootData } from '../session/index.ts';
import { readStored } from '../storage/index.ts';

/** A guest under the Estonian licence is told what it allows. */
export function EstoniaTask(): null {
  const data = useRootData();
  // The licence of this host, not the country alone: elsewhere an Estonian guest is under another one.
  const estonia = useFlag('estonia') && data?.licence === 'EE' && !data.player;
  useEffect(() => {
    if (estonia && readStored('estoniaPopup') === null) popups.open('estonia');
  }, [estonia]);
  return null;
}
