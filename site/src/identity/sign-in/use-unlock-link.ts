import { toasts } from '@halley/ui/toasts.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSay } from '../../i18n/index.ts';
import { callApi } from '../../query/index.ts';

/** `?unlock_token=` of the mail opens an account that wrong tries had locked. */
export function useUnlockLink(token: string | null): void {
  const say = useSay();
  const unlock = useEffectEvent(async (given: string) => {
    try {
      await callApi('unlockAccount', { body: { token: given } });
      toasts.show({ title: say('identity.unlock.done'), text: say('identity.unlock.doneText'), tone: 'win' });
    } catch (failure) {
      const refused = (failure as { status?: number }).status === 422;
      const title = say(refused ? 'identity.unlock.failed' : 'validation.other');
      toasts.show({ title, tone: 'danger', ...(refused && { text: say('identity.unlock.failedText') }) });
    }
  });
  useEffect(() => {
    if (token) void unlock(token);
  }, [token]);
}
