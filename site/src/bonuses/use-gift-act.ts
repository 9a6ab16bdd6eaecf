import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { notify } from '../page/index.ts';
import { queries } from '../query/index.ts';
import { reloadGifts } from './reload-gifts.ts';

/**
 * One deed after another on gifts. A failed call is only logged, so the screen says it in its own words; however it ended,
 * the gifts are asked for anew.
 */
export function useGiftAct() {
  const say = useSay();
  const [busy, setBusy] = useState<string>();

  async function act(name: string, call: () => Promise<boolean>): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(name);
    const done = await call();
    reloadGifts();
    queries.invalidate('listAccounts');
    setBusy(undefined);
    if (!done) notify({ id: 'gift-failed', title: say('gifts.failed'), tone: 'warn' });
    return done;
  }
  return { busy, act };
}
