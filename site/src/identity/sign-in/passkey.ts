import type { Player } from '@halley/contract';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { callApi } from '../../query/index.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';

export function passkeysExist(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Asks for a passkey and opens a session with it. `autofill` lets the browser offer one inside the e-mail field. */
export async function signInWithPasskey({ autofill = false } = {}): Promise<Player> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await callApi(
    'startPasskeySignIn',
    undefined,
  )) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  const body = { response: { ...response }, dfpc: await deviceFingerprint() };
  return callApi('signInWithPasskey', { body });
}

export async function autofillExists(): Promise<boolean> {
  if (!passkeysExist()) return false;
  const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser');
  return browserSupportsWebAuthnAutofill();
}

/** The form is gone: the browser need not wait for a passkey any longer. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** The visitor closed the browser's question, or another one took its place: nothing went wrong. */
export function wasCancelled(failure: unknown): boolean {
  return failure instanceof Error && (failure.name === 'NotAllowedError' || failure.name === 'AbortError');
}
