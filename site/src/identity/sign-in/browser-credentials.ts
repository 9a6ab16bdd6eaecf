import { log } from '../../telemetry/index.ts';
import type { StoredCredential } from './stored-credentials.ts';

/** Of the Credential Management API; the DOM's own types leave passwords out, as not every browser has them. */
interface PasswordCredentials {
  PasswordCredential?: new (data: { id: string; password: string; name?: string }) => Credential;
}

const constructorOf = () => (globalThis as PasswordCredentials).PasswordCredential;

/**
 * What the browser has kept for this site. `optional` may ask the visitor which; `silent` asks nothing and answers
 * only where the visitor has allowed it.
 */
export async function readStoredCredential(mediation: 'optional' | 'silent'): Promise<StoredCredential | null> {
  if (!constructorOf()) return null;
  const found = await navigator.credentials.get({ password: true, mediation } as CredentialRequestOptions);
  return found?.type === 'password' ? (found as Credential & StoredCredential) : null;
}

/** Offers to keep a log-in that has worked. Whether it is kept is between the visitor and the browser. */
export async function offerToStore({ email, password }: { email: string; password: string }): Promise<void> {
  const PasswordCredential = constructorOf();
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: email, password, name: email }));
  } catch (error) {
    log.warn('CREDENTIAL_STORE_ERROR', error);
  }
}

/** After a log-out nobody comes back in by himself. */
export async function askNextTime(): Promise<void> {
  await navigator.credentials?.preventSilentAccess?.().catch(() => {});
}
