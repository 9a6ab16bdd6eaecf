import { readConsent } from '@halley/contract/cookies';
import { forgetOptional, keepRemembered, writeCookie } from '../storage/index.ts';

export type ConsentAnswer = 'all' | 'necessary';

const listeners = new Set<() => void>();

/** What the visitor has agreed to at this moment; asked again before each use, since another tab may have changed it. */
export const consentNow = () => readConsent(document.cookie);

/** An answer, or another one than before: what needs more than was agreed to stops and is forgotten at once. */
export function answerConsent(answer: ConsentAnswer): void {
  writeCookie('cookiesAccepted', answer);
  if (answer === 'all') keepRemembered();
  else forgetOptional();
  for (const listener of listeners) listener();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
