import type { AskedDocument, PlayerDocument, StaffPlayerLimits } from '@halley/contract';
import type { GiftDesk } from '../bonuses/index.ts';
import type { CampaignDesk } from '../campaigns/index.ts';
import type { DocumentDesk, EditorDesk, ImageDesk, PreviewDesk } from '../content/index.ts';
import type { CatalogueDesk, FreeRoundsDesk, ProviderDesk, Returns } from '../games/index.ts';
import type { Identity, Passwords, PlayerSet } from '../identity/index.ts';
import type { JackpotDesk } from '../jackpots/index.ts';
import type { Clock, Database, Log, Queryable, Queue, Sealer, Tx } from '../kit/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { LotteryDesk } from '../lotteries/index.ts';
import type { LoyaltyDesk } from '../loyalty/index.ts';
import type { PartnerDesk } from '../partners/index.ts';
import type { PaymentsDesk } from '../payments/index.ts';
import type { PromotionDesk } from '../promotions/index.ts';
import type { ProtectionDesk } from '../protection/index.ts';
import type { OverviewDesk, ReportTables } from '../reports/index.ts';
import type { TradingDesk } from '../sportsbook/index.ts';
import type { SupportDeskRoom } from '../support/index.ts';
import type { ContestDesk } from '../tournaments/index.ts';
import type { VipDesk } from '../vip/index.ts';
import type { Corrections } from '../wallet/index.ts';
import type { BrandDesk } from './brands/create-brand-desk.ts';
import type { StaffCookie } from './sessions/staff-cookie.ts';

/** A document as the verification room keeps it. */
export interface ReviewedDocument {
  id: number;
  playerId: number;
  documentType: PlayerDocument['document_type'];
  status: PlayerDocument['status'];
  reason: string | null;
  askedFor: PlayerDocument['document_type'] | null;
  description: string | null;
  fileName: string;
  mediaType: string;
  sizeBytes: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What the review desk asks of the verification room. */
interface Documents {
  listForReview(db: Queryable, input: { status: 'pending'; after: number; limit: number }): Promise<ReviewedDocument[]>;
  waitingForReview: Queue;
  readDocument(
    db: Queryable,
    documentId: number,
  ): Promise<{ document: ReviewedDocument; content: AsyncIterable<Uint8Array> }>;
  approveDocument(tx: Tx, input: { documentId: number; staffId: number }): Promise<ReviewedDocument>;
  rejectDocument(tx: Tx, input: { documentId: number; staffId: number; reason: string }): Promise<ReviewedDocument>;
  askForAnother(
    tx: Tx,
    input: { documentId: number; staffId: number; reason: string; askedFor: PlayerDocument['document_type'] },
  ): Promise<ReviewedDocument>;
  askForDocument(
    tx: Tx,
    input: { playerId: number; staffId: number; reason: string; askedFor: PlayerDocument['document_type'] },
  ): Promise<void>;
  askedOfPlayer(db: Queryable, playerId: number): Promise<AskedDocument[]>;
  documentsOfPlayer(db: Queryable, playerId: number): Promise<ReviewedDocument[]>;
  countsOfPlayers(
    db: Queryable,
    playerIds: readonly number[],
  ): Promise<({ playerId: number } & Record<PlayerDocument['status'], number>)[]>;
}

/** What the desk reads of the limits room. It can change nothing there. */
interface LimitsDesk {
  read(db: Queryable, playerId: number): Promise<StaffPlayerLimits>;
  /** Everybody whose play a break or an exclusion closes now. */
  onBreak(): PlayerSet;
}

/** What the actions of this room work with. */
export interface StaffPorts {
  database: Database;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  sealer: Sealer;
  cookie: StaffCookie;
  identity: Pick<Identity, 'readPlayer' | 'desk'>;
  documents: Documents;
  catalogueDesk: CatalogueDesk;
  providerDesk: ProviderDesk;
  jackpotDesk: JackpotDesk;
  returns: Pick<Returns, 'read'>;
  freeRoundsDesk: Pick<FreeRoundsDesk, 'grant' | 'withdraw' | 'list' | 'games'>;
  paymentsDesk: PaymentsDesk;
  partnerDesk: PartnerDesk;
  corrections: Corrections;
  limitsDesk: LimitsDesk;
  promotionDesk: PromotionDesk;
  contestDesk: ContestDesk;
  lotteryDesk: LotteryDesk;
  giftDesk: GiftDesk;
  vipDesk: VipDesk;
  campaignDesk: CampaignDesk;
  loyaltyDesk: LoyaltyDesk;
  protectionDesk: ProtectionDesk;
  supportDesk: SupportDeskRoom;
  tradingDesk: TradingDesk;
  reportTables: ReportTables;
  overviewDesk: OverviewDesk;
  previewDesk: PreviewDesk;
  documentDesk: DocumentDesk;
  editorDesk: EditorDesk;
  imageDesk: ImageDesk;
  brandDesk: BrandDesk;
  /** Sends a mail if and only if the transaction commits. */
  queueMail(tx: Tx, mail: Mail): Promise<void>;
  publicUrl: string;
}
