import type { RefusalCode } from '@halley/contract';
import { useState } from 'react';
import { refusalErrors } from '../../forms/index.ts';
import { type MessageKey, useSay } from '../../i18n/index.ts';
import { ReauthenticationCancelled } from '../../identity/index.ts';

/** Clicks that call the server: one at a time, and what was refused in words. */
export function useActions(refusals: Partial<Record<RefusalCode, MessageKey>>) {
  const say = useSay();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();

  async function run(name: string, action: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(name);
    setFailed(undefined);
    try {
      await action();
    } catch (failure) {
      if (!(failure instanceof ReauthenticationCancelled)) {
        setFailed(refusalErrors(failure, { say, labels: {}, refusals }).errors.form);
      }
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, failed, run };
}
