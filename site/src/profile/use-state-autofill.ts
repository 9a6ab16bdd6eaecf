import type { Player, PlayerFields } from '@halley/contract';
import { proposedState } from '@halley/contract/validation';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { requiredIn } from '../forms/index.ts';
import { callApi } from '../query/index.ts';

/** Once a visit: a state that is asked for and empty is sent as the postal code names it. */
let sentFor: string | undefined;

export function useStateAutofill(player: Player, fields: PlayerFields | undefined): void {
  const { revalidate } = useRevalidator();
  const state = fields && proposedState({ ...player, requiredFields: requiredIn(fields, 'edition') });
  const ask = state && `${player.id} ${player.postal_code} ${state}`;
  useEffect(() => {
    if (!ask || sentFor === ask) return;
    sentFor = ask;
    // A refusal is no harm: the form proposes the same state to the player.
    callApi('editPlayer', { body: { context: 'edition', player: { state } } }).then(revalidate, () => {});
  }, [ask, state, revalidate]);
}
