import { failureCode } from '../failure-code.ts';

/** What a browser keeps of a log-in; Chromium and its relatives only. */
export interface StoredCredential {
  id: string;
  password: string;
}

export interface StoredLogIn {
  /** Null where the browser keeps none or the visitor picks none. */
  readCredential: () => Promise<StoredCredential | null>;
  /** Undefined until the settings have arrived. */
  siteKey: () => string | undefined;
  captchaToken: () => Promise<string | undefined>;
  signIn: (user: { email: string; password: string; captcha: string | undefined }) => Promise<unknown>;
  wait: (ms: number) => Promise<void>;
}

export type StoredLogInResult =
  | { outcome: 'none' | 'done' }
  /** The licence closes the door: a notice, and no way on. */
  | { outcome: 'blocked' }
  /** Everything else is for the log-in form to go on with. */
  | { outcome: 'to-login'; failure: unknown };

const siteKeyPollMs = 500;
const siteKeyAttempts = 5;

/** Logs in with what the browser has kept. */
export async function logInWithStored(parts: StoredLogIn): Promise<StoredLogInResult> {
  const credential = await parts.readCredential().catch(() => null);
  if (!credential) return { outcome: 'none' };
  try {
    await siteKeyKnown(parts);
    const captcha = await parts.captchaToken();
    await parts.signIn({ email: credential.id, password: credential.password, captcha });
    return { outcome: 'done' };
  } catch (failure) {
    if (failureCode(failure) === 'EE_LICENSE_BLOCKED') return { outcome: 'blocked' };
    return { outcome: 'to-login', failure };
  }
}

async function siteKeyKnown({ siteKey, wait }: StoredLogIn): Promise<void> {
  for (let attempt = 1; siteKey() === undefined; attempt++) {
    if (attempt >= siteKeyAttempts) throw new Error('the site key of the captcha did not come');
    await wait(siteKeyPollMs);
  }
}
