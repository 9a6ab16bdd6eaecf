import type { PrivatePayloads, SportNotices } from '@halley/contract';
import type { Clock, Database, Keys, Log, Metrics, Queryable } from '../kit/index.ts';
import type { AddressRules } from './push/push-address.ts';

export interface NotificationsPlayers {
  /** By number. Whoever does not exist is not in it. */
  languagesOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string>>;
  /** Members of any of these groups, in order of number, each once. */
  membersOf(db: Queryable, page: { groupIds: readonly number[]; after: number; most: number }): Promise<number[]>;
}

export interface NotificationsOptions {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  players: NotificationsPlayers;
  /** Those among these players who may be sent advertising. */
  mayMarket(db: Queryable, playerIds: readonly number[]): Promise<Set<number>>;
  /** What these players want to be told of bets; whoever has said nothing is missing. */
  sportNoticesOf(db: Queryable, playerIds: readonly number[]): Promise<ReadonlyMap<number, SportNotices>>;
  publish(playerId: number, channel: 'personal_notifications', news: PrivatePayloads['personal_notifications']): void;
  push: {
    /** Seal addresses of browsers, and the key pair where the house makes its own. */
    keys: Keys;
    /** From the settings; unset: made and kept in the database where `makesKey`, else there are no pushes. */
    privateKey: string | undefined;
    makesKey: boolean;
    /** Whom a push service writes to when something is wrong: `mailto:` or https. */
    subject: string;
  } & AddressRules;
}
