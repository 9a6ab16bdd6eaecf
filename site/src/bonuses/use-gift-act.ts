import { useState } from 'react';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { notify } from '../page/index.ts';
import { type Input, queries, whyNot } from '../query/index.ts';
import { reloadGifts } from './reload-gifts.ts';

/** Takes a gift. Some groups have so many a day, and that is said in so many words. */
export async function takes<N extends 'activateBonus' | 'activateFreespins'>(
  name: N,
  input: Input<N>,
): Promise<boolean | MessageKey> {
  const refused = await whyNot(name, input);
  return refused === 'GIFT_TAKEN_TODAY' ? 'gifts.takenToday' : refused === undefined;
}

/**
 * One deed after another on gifts. A failed call is only logged, so the screen says it in its own words; however it ended,
 * the gifts are asked for anew.
 */
export function useGiftAct() {
  const say = useSay();
  const [busy, setBusy] = useState<string>();

  /** `call` answers whether it succeeded, or why not. */
  async function act(name: string, call: () => Promise<boolean | MessageKey>): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(name);
    const done = await call();
    const failed = done === false ? 'gifts.failed' : done;
    reloadGifts();
    queries.invalidate('listAccounts');
    setBusy(undefined);
    if (failed !== true) notify({ id: 'gift-failed', title: say(failed), tone: 'warn' });
    return done === true;
  }
  return { busy, act };
}
