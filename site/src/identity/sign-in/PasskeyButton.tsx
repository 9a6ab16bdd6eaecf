import { Button } from '@halley/ui/Button.tsx';
import { useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { passkeysExist, signInWithPasskey, wasCancelled } from './passkey.ts';
import type { LogIn } from './use-log-in.ts';

/** Instead of a password, or as its second factor. Nothing is shown where the browser knows no passkeys. */
export function PasskeyButton({ logIn, onFailure }: { logIn: LogIn; onFailure: (failure: unknown) => void }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  if (!passkeysExist()) return null;
  async function ask() {
    setAsking(true);
    try {
      await logIn(signInWithPasskey);
    } catch (failure) {
      if (!wasCancelled(failure)) onFailure(failure);
    } finally {
      setAsking(false);
    }
  }
  return (
    <Button icon="lock" size="large" block loading={asking} onClick={() => void ask()}>
      {say('identity.passkey.use')}
    </Button>
  );
}
