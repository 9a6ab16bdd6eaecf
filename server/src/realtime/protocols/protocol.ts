import type { CommandError, Disconnect } from '../codes.ts';
import type { Position, Publication } from '../stream.ts';

/**
 * What a client may say, whatever its dialect. A second dialect (centrifuge 1.3 speaks arrays of `{uid, method}`)
 * is another file that maps its frames to these and back; hub and session do not change.
 */
export type Command =
  | { kind: 'connect'; id: CommandId; token: string }
  | { kind: 'subscribe'; id: CommandId; channel: string; since: Position | null }
  | { kind: 'unsubscribe'; id: CommandId; channel: string }
  | { kind: 'refresh'; id: CommandId; token: string }
  | { kind: 'ping'; id: CommandId }
  | { kind: 'pong' }
  /** Understood, and not offered. */
  | { kind: 'refused'; id: CommandId; error: CommandError }
  /** So wrong that the connection ends. */
  | { kind: 'broken'; disconnect: Disconnect };

export type CommandId = number;

export type Reply =
  | { kind: 'connect'; client: string; pingSec: number }
  | { kind: 'subscribe'; position: Position; recovery: SubscribeRecovery | null }
  | { kind: 'unsubscribe' }
  | { kind: 'refresh'; client: string }
  | { kind: 'ping' }
  | { kind: 'error'; error: CommandError };

export interface SubscribeRecovery {
  recovered: boolean;
  publications: readonly Publication[];
}

export interface Protocol {
  readonly name: string;
  /** Never throws: what cannot be read becomes a `broken` command. */
  decode(frame: string): Command[];
  encodeReply(id: CommandId, reply: Reply): string;
  encodePublication(channel: string, publication: Publication): string;
  encodeUnsubscribe(channel: string, reason: Disconnect): string;
  /** Several texts in one frame. */
  join(texts: readonly string[]): string;
  readonly ping: string;
}
