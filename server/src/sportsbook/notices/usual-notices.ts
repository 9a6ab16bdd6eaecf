import type { SportNotices } from '@halley/contract';

/** What is told unless a player has said otherwise. */
export const usualNotices: SportNotices = { settled: true, corrected: true, cash_out: true, favourites: true };
