import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Clock, manualClock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Homes } from './homes/homes.ts';
import type { MountOptions } from './http/answer-call.ts';
import type { Context } from './http/context.ts';
import type { JobName, Tasks } from './jobs/payloads.ts';
import type { Log } from './log.ts';
import type { MailQueue } from './mail/queue-mail.ts';
import type { Metrics } from './metrics.ts';
import type { Consumer } from './outbox/follow.ts';
import type { Partitioned } from './partitions/partitioned.ts';
import type { deriveKeys, Keys } from './secrets.ts';
import type { Role, Settings } from './settings.ts';

/** What every room is handed. */
export interface Base {
  settings: Settings;
  homes: Homes;
  /** All tables in one schema, for rooms that do not know homes yet. */
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  mails: MailQueue;
  /** The keys of one use, made from the secret of the house. */
  keys(use: Parameters<typeof deriveKeys>[1]): Keys;
  /** How players reach the house; links in mails lead there. */
  publicUrl: string;
  /** Players come over TLS: cookies carry `Secure`. */
  secureCookies: boolean;
}

/** What is handed to a room that knows where its tables lie. */
export type BaseOfHomes = Omit<Base, 'database'>;

/** A room as the house runs it, beside whatever it offers to rooms above. */
export interface Room {
  name: string;
  /** Answers to players' calls; `Handlers` of the room's part of the contract. */
  handlers?: object;
  /** Asked before any room's handler. */
  guards?: readonly CallGuard[];
  consumers?: readonly Consumer[];
  /** Two rooms may share a job: both do their part, the lower one first. */
  tasks?: Partial<Tasks>;
  crons?: { [N in JobName]?: string };
  /** Its tables that are cut by time. */
  partitions?: readonly Partitioned[];
  /** In the order of levels, before anything is served or worked on. */
  prepare?(): Promise<void>;
  /** In the order of levels. */
  start?(role: Role): Promise<void> | void;
  /** Routes that are no calls of the contract: webhooks, redirects, pages. */
  mount?(app: FastifyInstance, http: HttpBase): void;
  /** In the reverse order; what it promised to write is written. */
  stop?(): Promise<void>;
  [offered: string]: unknown;
}

/** May refuse calls by throwing. */
export interface CallGuard {
  calls: readonly string[];
  check(call: string, input: unknown, context: Context): Promise<void>;
}

export interface HttpBase {
  mount: MountOptions;
  redis: Redis | undefined;
  /** The clock of a house for tests; unset: time is real. */
  testClock?: ReturnType<typeof manualClock> | undefined;
  /** The file in which the demo's payment provider keeps its book; unset: it forgets with the process. */
  sandboxBook?: string | undefined;
}

/** Background jobs run in processes of these roles. */
export const isWorker = (role: Role): boolean => role === 'all' || role === 'worker';
