import type { z } from 'zod';
import type { SignificantKind } from './audit.ts';
import type { RefusalCode } from './refusals.ts';
import type { StaffPermission } from './staff/permissions.ts';

/**
 * Who may make a call. `anyone` includes guests; `guest` is refused to players; the rest need a session. Staff have
 * sessions of their own: no player's opens a call for staff, and the other way round.
 */
export type Audience = 'anyone' | 'guest' | 'player' | 'staff';

/** How often one address and one account may make a call; the numbers live in the server's settings. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'wager' | 'telemetry';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Call {
  method: Method;
  /** Parameters are written `:name`; the last may be `:name*`, which takes several segments with their slashes. */
  path: `/${string}`;
  summary: string;
  who: Audience;
  /** What a member of staff must be allowed to do; `self` is open to every member. */
  permission?: StaffPermission | 'self';
  /** What the audit trail says when the call was answered. */
  recorded?: SignificantKind;
  rate: RateClass;
  /**
   * The session is looked at by the handler's own work, behind its locks, and not before it: a handler of such a call
   * must pass on `principal.unproven`.
   */
  sessionAtTheDoor?: true;
  /**
   * Browsers and proxies may keep the answer for a moment and ask later whether it is still true. `all`: it is the same
   * for everybody. `locale`: for everybody of a language, when the query says which. `visitor`: each has their own.
   */
  cached?: 'all' | 'locale' | 'visitor';
  /** Moves money: takes the header `Idempotency-Key`. */
  money?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes one file as multipart/form-data; the handler gets it as `upload`, the other parts as `body`. */
  upload?: { part: string; maxBytes: number; tooLarge: RefusalCode };
  /** Largest body in bytes, where the usual 64 KiB is not enough. */
  bodyLimitBytes?: number;
  /** Answers a file to be kept, not to be shown: see `FileAnswer`. */
  file?: true;
  /**
   * Clients of this call read a 422 as lists at the top level, each text beginning with its code:
   * `{document: ['unreadable cannot be read'], errors: {the same}}`.
   */
  refusesInLists?: true;
  /** Clients of this call read a 422 as one code for a field: `{errors: {ref_code: 'invalid'}}`. */
  refusesInText?: true;
  responses: { readonly [status: number]: z.ZodType };
  errors: readonly RefusalCode[];
}

export type Calls = Record<string, Call>;

export function defineCalls<const C extends Calls>(calls: C): C {
  return calls;
}

/** A call of the back office. One for staff that names no permission does not compile. */
type StaffCall = Call & ({ who: 'anyone' } | { who: 'staff'; permission: StaffPermission | 'self' });

export function defineStaffCalls<const C extends Record<string, StaffCall>>(calls: C): C {
  return calls;
}

/** The body of an answer that is a file. The server sends it as an attachment that no browser opens by itself. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  content: Uint8Array | AsyncIterable<Uint8Array | string>;
}

/** What the client must send for a call. */
export type CallInput<C extends Call> = (C['params'] extends z.ZodType ? { params: z.input<C['params']> } : unknown) &
  (C['query'] extends z.ZodType ? { query?: z.input<C['query']> } : unknown) &
  (C['body'] extends z.ZodType ? { body: z.input<C['body']> } : unknown);

/** What a handler is given: parsed, defaults filled in, unknown fields dropped. */
export type HandlerInput<C extends Call> = {
  params: C['params'] extends z.ZodType ? z.output<C['params']> : undefined;
  query: C['query'] extends z.ZodType ? z.output<C['query']> : undefined;
  body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
} & (C['upload'] extends object ? { upload: Upload } : unknown);

/** A file as it came; nothing about it has been believed yet. */
export interface Upload {
  fileName: string;
  content: Uint8Array;
}

/** What a handler returns: one of the listed statuses with its body. */
export type CallReply<C extends Call> = {
  [S in keyof C['responses']]: C['responses'][S] extends z.ZodType
    ? { status: S; body: z.input<C['responses'][S]> }
    : never;
}[keyof C['responses']];

/** What the client gets back when the call succeeds. */
export type CallOutput<C extends Call> = {
  [S in keyof C['responses']]: C['responses'][S] extends z.ZodType ? z.output<C['responses'][S]> : never;
}[keyof C['responses']];

/** The parameters of a path, with whether each takes slashes. */
export const pathParameter = /:(\w+)(\*?)/g;

/** `/api/fe/…` and the bare front-end calls are also served behind `/api-fe` (an older client's prefix). */
export function pathsOf(call: Pick<Call, 'path'>): string[] {
  if (call.path.startsWith('/api/fe/')) return [call.path, `/api-fe/${call.path.slice('/api/fe/'.length)}`];
  const bare =
    !call.path.startsWith('/api/') && !call.path.startsWith('/api-fe/') && !call.path.startsWith('/messages/');
  return bare ? [call.path, `/api-fe${call.path}`] : [call.path];
}
