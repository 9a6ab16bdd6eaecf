import { CallFailed } from '@halley/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { autofillExists, signInWithPasskey, stopAskingForPasskey } from './passkey.ts';
import type { LogIn } from './use-log-in.ts';

/** Lets the browser offer a passkey inside the e-mail field. Only a passkey that was refused is worth a word. */
export function usePasskeyAutofill(options: {
  on: boolean;
  logIn: LogIn;
  onFailure: (failure: unknown) => void;
}): void {
  const { on } = options;
  const offer = useEffectEvent(async (isOpen: () => boolean) => {
    if (!(await autofillExists()) || !isOpen()) return;
    try {
      await options.logIn(() => signInWithPasskey({ autofill: true }));
    } catch (failure) {
      if (isOpen() && failure instanceof CallFailed && failure.call === 'signInWithPasskey') options.onFailure(failure);
    }
  });
  useEffect(() => {
    if (!on) return;
    let open = true;
    void offer(() => open);
    return () => {
      open = false;
      void stopAskingForPasskey();
    };
  }, [on]);
}
