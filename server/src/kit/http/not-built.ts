import { type Calls, Refusal } from '@halley/contract';
import type { Handlers } from './handlers.ts';

/** Calls that are described but not answered yet: the client is told so, and nothing is done. */
export function notBuilt<C extends Calls>(calls: C): Handlers<C> {
  const refuse = () => Promise.reject(new Refusal('UNAVAILABLE'));
  return Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as unknown as Handlers<C>;
}
