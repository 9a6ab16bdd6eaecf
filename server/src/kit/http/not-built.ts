import { type Calls, Refusal } from '@halley/contract';
import type { Handlers } from './handlers.ts';

/** Calls that are described but not answered yet say so. Real handlers are spread over these; when all exist, this goes. */
export function notBuilt<C extends Calls>(calls: C): Handlers<C> {
  const refuse = async () => {
    throw new Refusal('UNAVAILABLE');
  };
  return Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as unknown as Handlers<C>;
}
