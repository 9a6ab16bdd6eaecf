import type { Tx } from './database/database.ts';

/** Rooms that tell players something ask for this; the house hands in what the notifications' room does. */
export interface NotifyPort {
  /** Tells players something that concerns their account. The same key again tells nothing. */
  notify(
    tx: Tx,
    told: {
      playerIds: readonly number[];
      kind: 'service';
      /** By language. */
      message: { title: Record<string, string>; text: Record<string, string>; link: string };
      key: string;
      /** So many days it waits for whoever is away. */
      waitsDays?: number;
      /** Open pages say it by themselves. */
      isToldLive?: boolean;
      isPushed?: boolean;
    },
  ): Promise<unknown>;
}
