import { groupIdsOf, specialSlotGroup } from '@halley/contract/groups';
import { useEffect } from 'react';
import { popups, useExcluded } from '../page/index.ts';
import { mustAcceptTerms, usePlayer } from '../session/index.ts';
import { readStored, writeStored } from '../storage/index.ts';
import { mayShowNewProvider } from './may-show-new-provider.ts';

/** Special slots, told once in a browser to whom the house wants to tell of them; nobody on a break is. */
export function SpecialSlotTask(): null {
  const player = usePlayer();
  const isExcluded = useExcluded();
  useEffect(() => {
    const isMeant = groupIdsOf(player?.statuses ?? []).includes(specialSlotGroup);
    if (!isMeant || isExcluded || mustAcceptTerms(player) || readStored('specialSlotShown') !== null) return;
    writeStored('specialSlotShown', '1');
    popups.open('special-slot');
  }, [player, isExcluded]);
  return null;
}

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
