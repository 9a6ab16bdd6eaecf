import type { CampaignContent, SegmentRule } from '@halley/contract';
import type { Author } from '../audit/index.ts';
import type { Reachable } from '../identity/index.ts';
import type { Clock, Database, Keys, Log, Queryable, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';

/** A message in the notice centre, as the notifications room takes it. */
interface Notice {
  playerIds: readonly number[];
  kind: 'marketing';
  message: {
    title: Record<string, string>;
    text: Record<string, string>;
    button: { title: Record<string, string>; path: string };
  };
  key: string;
  isPushed: boolean;
}

/** What rooms below and beside answer. */
interface CampaignsNeeds {
  identity: {
    reachOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, Reachable>>;
    lockReach(tx: Tx, playerIds: readonly number[]): Promise<Map<number, Reachable>>;
    stopPromos(
      tx: Tx,
      asked: { playerId: number; source: string; address: string; at: Date },
    ): Promise<boolean | undefined>;
    nicknames(playerIds: readonly number[], db?: Queryable): Promise<Map<number, string | null>>;
  };
  audience: {
    page(
      db: Queryable,
      rule: SegmentRule,
      page: { after: number; limit: number },
    ): Promise<{ playerIds: number[]; last: number | null }>;
    among(db: Queryable, rule: SegmentRule, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  };
  /** PR-01: those among these players to whom nothing is offered now, and why. */
  keptBy(db: Queryable, playerIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Those among these players whom the protection desk looks after. */
  atRisk(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Excluded under another account of the same person. */
  isExcludedElsewhere(db: Queryable, playerId: number): Promise<boolean>;
  notifications: {
    write(tx: Tx, notice: Notice): Promise<number>;
    takeOffers(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  };
  /** Gives a live promotion to one player, on the promotions' own way; the same key again is the same grant. */
  giveOffer(tx: Tx, offer: { promotionId: number; playerId: number; key: string }, author: Author): Promise<unknown>;
  /** Whether a promotion is live and given by staff. */
  isOffer(db: Queryable, promotionId: number): Promise<boolean>;
  /** When each of some players first played within a span of their own. */
  firstPlays(
    db: Queryable,
    spans: readonly { playerId: number; from: Date; until: Date }[],
  ): Promise<ReadonlyMap<number, Date>>;
  isVerified(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** What the actions of this room work with. */
export interface CampaignsPorts extends CampaignsNeeds {
  database: Database;
  clock: Clock;
  log: Log;
  /** Sign the links that end mails. */
  keys: Keys;
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  publicUrl: string;
}

/** A message that somebody is about to get. */
export interface Outgoing {
  campaignId: number;
  /** 0 for a campaign; the step of a journey, from 1. */
  step: number;
  content: CampaignContent;
  expiresAt: Date;
  /** A mail carries the image that tells that it was opened. */
  hasImage: boolean;
}
