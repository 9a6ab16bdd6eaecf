import type { Player } from '@halley/contract';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { callApi } from '../../query/index.ts';
import { deviceFingerprint } from '../device-fingerprint.ts';

export function passkeysExist(): boolean {
  return typeof PublicKeyCredential === 'function';
}

let attempts = 0;
let starting: Promise<unknown> = Promise.resolve();
let sending: Promise<Player> | undefined;

/**
 * Asks for a passkey and opens a session with it. `autofill` lets the browser offer one inside the e-mail field. The server
 * keeps one challenge for a visitor: the question asked last counts, and an answer on its way is everybody's.
 */
export async function signInWithPasskey({ autofill = false } = {}): Promise<Player> {
  attempts += 1;
  const own = attempts;
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  if (sending) return sending;
  if (!autofill) WebAuthnAbortService.cancelCeremony();
  const options = starting.then(() => callApi('startPasskeySignIn', undefined));
  starting = options.catch(() => undefined);
  const optionsJSON = (await options) as unknown as PublicKeyCredentialRequestOptionsJSON;
  stopUnlessLast(own);
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  stopUnlessLast(own);
  sending = send(response).finally(() => {
    sending = undefined;
  });
  return sending;
}

function stopUnlessLast(attempt: number): void {
  if (attempt !== attempts) throw new DOMException('another question took its place', 'AbortError');
}

async function send(response: AuthenticationResponseJSON): Promise<Player> {
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
