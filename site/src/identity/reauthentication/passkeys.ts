import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import { callApi } from '../../query/index.ts';
import { passkeysExist, signInWithPasskey } from '../sign-in/passkey.ts';
import type { Reauthentication } from './use-reauthentication.tsx';

const never = () => () => {};

/** False on the server and until the page has come to life. */
export function usePasskeysExist(): boolean {
  return useSyncExternalStore(never, passkeysExist, () => false);
}

/** Has the browser make a passkey and keeps it. */
export async function addPasskey(guarded: Reauthentication['guarded']) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await guarded(() => callApi('startPasskey', undefined));
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  return guarded(() => callApi('addPasskey', { body: { response: { ...response } } }));
}

/** A log-in with a passkey is the freshest proof there is. One of another account makes this page another player's. */
export async function proveWithPasskey(playerId: number): Promise<void> {
  const player = await signInWithPasskey();
  if (player.id !== playerId) window.location.reload();
}

/** The authenticator at hand already has a passkey for this account. */
export function isKnownAlready(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'InvalidStateError';
}
