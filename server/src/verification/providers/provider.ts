import type { KycStatus, Player } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** Who looks at documents: our own staff, or a company that does this for a living. */
export interface VerificationProvider {
  readonly name: string;
  /** A token that opens the provider's widget for this player; empty where there is no widget. */
  accessToken(player: Player, levelName: string | undefined): Promise<string>;
  /** How far this player is, in the words of the contract. */
  status(db: Queryable, player: Player): Promise<KycStatus>;
  /**
   * What the provider says in its webhook, or null when the signature over the raw bytes, or the time in it, is not
   * right. Absent: this provider never calls.
   */
  readWebhook?(call: WebhookCall): ProviderDecision | null;
}

interface WebhookCall {
  header(name: string): string | undefined;
  /** As they came: a signature holds for bytes, not for what JSON makes of them. */
  body: Buffer;
  now: Date;
}

export interface ProviderDecision {
  playerId: number;
  applicantId: string;
  answer: 'GREEN' | 'RED';
  clientComment: string | null;
  rejectType: 'RETRY' | 'FINAL' | null;
  /** The provider's clock. Of two decisions the later one holds, in whatever order they arrive. */
  decidedAt: Date;
}
