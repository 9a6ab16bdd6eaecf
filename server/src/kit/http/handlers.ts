import type { Call, CallReply, Calls, HandlerInput } from '@halley/contract';
import type { Context, PlayerContext, StaffContext } from './context.ts';

type ContextOf<C extends Call> = C['who'] extends 'player'
  ? PlayerContext
  : C['who'] extends 'staff'
    ? StaffContext
    : Context;

export type Handler<C extends Call> = (input: HandlerInput<C>, context: ContextOf<C>) => Promise<CallReply<C>>;

/** One handler per call. A map that lacks one does not compile. */
export type Handlers<C extends Calls> = { [K in keyof C]: Handler<C[K]> };
