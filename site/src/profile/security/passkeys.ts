import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import { callApi } from '../../query/index.ts';
import type { Reauthentication } from './use-reauthentication.tsx';

const never = () => () => {};

/** False on the server and until the page has come to life. */
export function usePasskeysExist(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
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
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await callApi('startPasskeySignIn', undefined);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON });
  const player = await callApi('signInWithPasskey', { body: { response: { ...response } } });
  if (player.id !== playerId) window.location.reload();
}

/** The player closed the browser's question: nothing went wrong. */
export function wasCancelled(failure: unknown): boolean {
  return failure instanceof Error && (failure.name === 'NotAllowedError' || failure.name === 'AbortError');
}

/** The authenticator at hand already has a passkey for this account. */
export function isKnownAlready(failure: unknown): boolean {
  return failure instanceof Error && failure.name === 'InvalidStateError';
}
