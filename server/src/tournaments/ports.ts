import type { ConfigRoom } from '../config/index.ts';
import type { Geo } from '../geo/index.ts';
import type { IdentityRoom } from '../identity/index.ts';
import type { Clock, Database, Log, Queryable, Tx } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { CountedRound, PromotionsRoom } from '../promotions/index.ts';
import type { Tell } from '../realtime/index.ts';

/** What the actions of this room work with. */
export interface TournamentsPorts extends Pick<Tell, 'tellPlayer'> {
  database: Database;
  clock: Clock;
  log: Log;
  identity: Pick<
    IdentityRoom,
    | 'readPlayer'
    | 'nicknames'
    | 'localeOf'
    | 'membersAmong'
    | 'receiversOf'
    | 'standingsOf'
    | 'languagesOf'
    | 'seenSince'
  >;
  geo: Pick<Geo, 'protectionOf'>;
  limits: Pick<Limits, 'keptFromGifts' | 'closedAmong'>;
  promotions: Pick<
    PromotionsRoom,
    | 'live'
    | 'readLive'
    | 'knownPlayers'
    | 'claimPrizes'
    | 'pools'
    | 'versionsOf'
    | 'statesOf'
    | 'lockWallets'
    | 'budgetsOf'
    | 'signsOf'
    | 'desk'
  >;
  rates: Pick<ConfigRoom['rates'], 'read'>;
  documents: ConfigRoom['documents'];
  /** How long what a process has read is taken as it is. */
  copies: { trustedMs: number; staleMs: number };
  /** What games are called, by identifier. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
  /** Points that a round earns, in millionths, as loyalty gives them. */
  pointsOf(db: Queryable): Promise<(round: CountedRound) => bigint>;
  /** What a game pays back on average, as a part of one. */
  returnsOf(db: Queryable): Promise<{ get(game: string): number | undefined }>;
  gamesIn(collection: string, db: Queryable): Promise<readonly string[]>;
  /** Tells players something that concerns their account. */
  notify(
    tx: Tx,
    told: {
      playerIds: readonly number[];
      kind: 'service' | 'marketing';
      message: { title: Record<string, string>; text: Record<string, string>; link: string };
      key: string;
      isToldLive?: boolean;
    },
  ): Promise<unknown>;
}
