import { useEffect } from 'react';
import { popups, useExcluded } from '../page/index.ts';
import { mustAcceptTerms, usePlayer } from '../session/index.ts';
import { readStored, writeStored } from '../storage/index.ts';
import { mayShowNewProvider } from './may-show-new-provider.ts';

/** Games of a new producer, told once in a session; terms that wait come first. */
export function NewProviderTask(): null {
  const player = usePlayer();
  const excluded = useExcluded();
  useEffect(() => {
    if (mustAcceptTerms(player)) return;
    if (!mayShowNewProvider(player, { shown: readStored('newProviderShown') !== null, excluded })) return;
    writeStored('newProviderShown', '1');
    popups.open('new-provider');
  }, [player, excluded]);
  return null;
}
