import type { RefusalCode } from '@halley/contract';
import { useRef, useState } from 'react';
import { refusalErrors } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { callApi, queries } from '../../query/index.ts';

const refusals: Partial<Record<RefusalCode, MessageKey>> = {
  TOURNAMENT_NOT_OPEN: 'tournaments.refused.notOpen',
  TOURNAMENT_NOT_FOR_YOU: 'tournaments.refused.notForYou',
  TOURNAMENT_LEFT: 'tournaments.refused.left',
  'team_id.invalid': 'tournaments.refused.team',
};

interface Wish {
  confirmed: boolean;
  team_id?: number;
}

/** Joins or leaves. Afterwards, whatever was answered, what the page shows of it is read again. */
export function useConfirm(id: number) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const running = useRef(false);

  async function confirm(body: Wish): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFault(undefined);
    try {
      await callApi('confirmTournament', { params: { id: String(id) }, body });
      return true;
    } catch (failure) {
      const { status } = (failure ?? {}) as { status?: number };
      const isOpen = status === undefined || status >= 500;
      const { errors } = refusalErrors(failure, { say, labels: {}, refusals });
      setFault(isOpen ? say('tournaments.refused.network') : errors.form);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
      queries.invalidate('readTournamentStatus', 'readTournamentBoard', 'readTournament', 'listOwnTournaments');
    }
  }
  return { busy, fault, confirm };
}
