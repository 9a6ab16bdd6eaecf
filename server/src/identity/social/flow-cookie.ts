import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Clock, Context } from '../../kit/index.ts';
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
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

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
export function createFlowCookie(options: { key: string; secure: boolean; clock: Clock }): FlowCookie {
  const { secure, clock } = options;
  const key = Buffer.from(options.key, 'hex');
  const name = secure ? '__Host-halley_auth' : 'halley_auth';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set(context, flow) {
      const sealed = seal(key, { ...flow, expiresAtMs: clock.now().getTime() + lifeMs });
      context.setCookie(name, sealed, { ...attributes, maxAge: lifeMs / 1000 });
    },
    read(context) {
      const flow = unseal(key, context.cookie(name) ?? '');
      return flow && flow.expiresAtMs > clock.now().getTime() ? flow : undefined;
    },
    clear: (context) => context.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}

function seal(key: Buffer, flow: Flow): string {
  const iv = randomBytes(ivBytes);
  const lock = createCipheriv(cipher, key, iv);
  const text = Buffer.concat([lock.update(JSON.stringify(flow), 'utf8'), lock.final()]);
  return Buffer.concat([iv, lock.getAuthTag(), text]).toString('base64url');
}

function unseal(key: Buffer, sealed: string): Flow | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return undefined;
  const unlock = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  unlock.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = Buffer.concat([unlock.update(bytes.subarray(ivBytes + tagBytes)), unlock.final()]);
    return JSON.parse(text.toString('utf8')) as Flow;
  } catch {
    return undefined;
  }
}
