import { log } from './index.ts';

/** A navigation that was overtaken by another, or led to where one is already, is nobody's failure. */
export function isOrdinaryFailure(error: unknown): boolean {
  const { name, type } = Object(error) as { name?: unknown; type?: unknown };
  return [name, type].some(
    (word) => typeof word === 'string' && /^(AbortError|aborted|duplicated?|NavigationDuplicated)$/i.test(word),
  );
}

export function reportNavigationFailure(error: unknown): void {
  if (!isOrdinaryFailure(error)) log.error('ROUTER_PUSH_ERROR', error, { path: window.location.pathname });
}
