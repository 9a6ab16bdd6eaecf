import type { Player } from '@halley/contract';
import { track } from '../../analytics/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { useModal } from '../../page/index.ts';
import { clearDrafts } from '../drafts.ts';
import { beginSession } from './begin-session.ts';
import { tellPreviousLogIn } from './previous-log-in.ts';
import { readNewPlayer } from './read-new-player.ts';

export type LogIn = (signIn: () => Promise<unknown>) => Promise<Player>;

/** Logs in by whatever opens the session, then goes on where the visitor meant to go. */
export function useLogIn(): LogIn {
  const { enter } = useModal();
  const speech = useSpeech();
  return (signIn) =>
    beginSession({
      signIn,
      readPlayer: readNewPlayer,
      clearForms: clearDrafts,
      async loadUserData(player) {
        track('login', {});
        await enter();
        tellPreviousLogIn(player, speech);
      },
    });
}
