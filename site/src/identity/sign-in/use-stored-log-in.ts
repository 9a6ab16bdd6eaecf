import { useEffect, useEffectEvent } from 'react';
import { callApi, queries } from '../../query/index.ts';
import { captcha } from '../captcha/index.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';
import { readStoredCredential } from './browser-credentials.ts';
import { logInWithStored, type StoredLogInResult } from './stored-credentials.ts';
import type { LogIn } from './use-log-in.ts';

interface StoredLogInOptions {
  /** Whether the browser may ask the visitor. */
  mediation: 'optional' | 'silent';
  logIn: LogIn;
  onResult: (result: StoredLogInResult) => void;
}

/** Tries what the browser has kept, once for each opening of the form. */
export function useStoredLogIn({ mediation, logIn, onResult }: StoredLogInOptions): void {
  const start = useEffectEvent(async (isOpen: () => boolean) => {
    void queries.load('readPlayerSettings');
    const result = await logInWithStored({
      async readCredential() {
        const credential = await readStoredCredential(mediation);
        return isOpen() ? credential : null;
      },
      siteKey: () => queries.read('readPlayerSettings').data?.recaptcha,
      captchaToken: () => captcha.token('LOGIN'),
      signIn: (user) =>
        logIn(async () => callApi('signIn', { body: { user: { ...user, dfpc: await deviceFingerprint() } } })),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    if (isOpen()) onResult(result);
  });
  useEffect(() => {
    let open = true;
    void start(() => open);
    return () => {
      open = false;
    };
  }, []);
}
