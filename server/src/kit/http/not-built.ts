import { type Calls, Refusal } from '@halley/contract';
import type { Handlers } from './handlers.ts';

/** Handlers for calls of the contract whose room is under way: each refuses until its own takes its place. */
export function notBuilt<C extends Calls>(calls: C): Handlers<C> {
  const refuse = async () => {
    throw new Refusal('UNAVAILABLE');
  };
  return Object.fromEntries(Object.keys(calls).map((name) => [name, refuse])) as unknown as Handlers<C>;
}
