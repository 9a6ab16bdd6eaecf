import { type Clock, type Context, createSealer, type Keys } from '../../kit/index.ts';
import type { FlowChecks } from './auth-provider.ts';

/** A way to another house and back that this browser has begun. */
export interface Flow extends FlowChecks {
  provider: string;
  /** A path of this site. */
  redirect: string | null;
  /** The session that is to be connected with the other account; null: a guest wants to come in. */
  sessionId: string | null;
  expiresAtMs: number;
}

const lifeMs = 10 * 60 * 1000;
const purpose = 'flow cookie';

export interface FlowCookie {
  set(context: Context, flow: Omit<Flow, 'expiresAtMs'>): void;
  /** What this browser has begun, if it has and not too long ago. */
  read(context: Context): Flow | undefined;
  clear(context: Context): void;
}

/**
 * The flow lives in the browser that began it, sealed: nobody can read the verifier in it or put another one there.
 * `Lax`, because the way back begins on another site.
 */
export function createFlowCookie(options: { keys: Keys; secure: boolean; clock: Clock }): FlowCookie {
  const { secure, clock } = options;
  const sealer = createSealer(options.keys);
  const name = secure ? '__Host-halley_auth' : 'halley_auth';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set(context, flow) {
      const begun: Flow = { ...flow, expiresAtMs: clock.now().getTime() + lifeMs };
      const sealed = sealer.seal(Buffer.from(JSON.stringify(begun)), purpose);
      context.setCookie(name, sealed.toString('base64url'), { ...attributes, maxAge: lifeMs / 1000 });
    },
    read(context) {
      const opened = sealer.open(Buffer.from(context.cookie(name) ?? '', 'base64url'), purpose);
      const flow = opened && (JSON.parse(opened.toString()) as Flow);
      return flow && flow.expiresAtMs > clock.now().getTime() ? flow : undefined;
    },
    clear: (context) => context.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
