import { useEffect, useEffectEvent } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';
import { showNotice } from '../show-notice.ts';

/** `?unlock_token=` of the mail opens an account that wrong tries had locked. */
export function useUnlockLink(token: string | null): void {
  const say = useSay();
  const unlock = useEffectEvent(async (given: string) => {
    try {
      await callApi('unlockAccount', { body: { token: given } });
      showNotice({ title: say('identity.unlock.done'), text: say('identity.unlock.doneText'), tone: 'win' });
    } catch (failure) {
      const refused = (failure as { status?: number }).status === 422;
      const title = say(refused ? 'identity.unlock.failed' : 'validation.other');
      showNotice({ title, tone: 'danger', ...(refused && { text: say('identity.unlock.failedText') }) });
    }
  });
  useEffect(() => {
    if (token) void unlock(token);
  }, [token]);
}
