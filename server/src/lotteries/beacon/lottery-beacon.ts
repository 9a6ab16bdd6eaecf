import type { Beacon } from '@halley/contract';

/** A source of randomness that nobody of the house can hurry, choose or know before. */
export interface LotteryBeacon {
  info: Beacon;
  /** The first round that is not made before this time. */
  roundAt(time: Date): number;
  /** What it signed for a round, checked; null: nothing that holds is to be had now. */
  signatureOf(round: number): Promise<string | null>;
}
