import type { MessageKey, MessageValues } from '../messages/index.ts';

/** A game's rules as data: the game shows them in a dialog, the site renders them as a page without the game. */
export interface RulesSection {
  title: MessageKey;
  paragraphs: { key: MessageKey; values?: MessageValues }[];
  table?: { head: MessageKey[]; rows: string[][] };
}

/** What is said otherwise of a table at which everybody plays the same round. */
export interface SharedTableRules {
  /** How a round goes. */
  round: RulesSection['paragraphs'];
}

/** How the caller writes words, numbers and money; by locale, and never by hand. */
export interface RulesFormat {
  text(key: MessageKey): string;
  currency: string;
  money(cents: bigint): string;
  /** 9801 → 98.01 */
  hundredths(value: number): string;
  /** 4950 → 49.50% */
  percent(hundredthsOfPercent: number): string;
}
