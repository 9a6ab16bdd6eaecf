import type { RefusalCode } from '@halley/contract';
import { useState } from 'react';
import { refusalErrors } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';

const refusals: Partial<Record<RefusalCode, MessageKey>> = {
  TOURNAMENT_NOT_OPEN: 'quests.refused.notOpen',
  TOURNAMENT_NOT_FOR_YOU: 'quests.refused.notForYou',
  TOURNAMENT_LEFT: 'quests.refused.left',
  NOT_FOUND: 'quests.refused.gone',
};

/** Joining and leaving, each by one click; what became of it is read anew. */
export function usePart(id: number) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function take(confirmed: boolean): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await callApi('confirmTournament', { params: { id: String(id) }, body: { confirmed } });
      return true;
    } catch (failure) {
      setRefusal(refusalErrors(failure, { say, labels: {}, refusals }).errors.form);
      return false;
    } finally {
      queries.invalidate('readTournamentStatus', 'listTournaments', 'listOwnTournaments');
      setBusy(false);
    }
  }
  return { busy, refusal, take };
}
