import { settleOutright } from '@halley/sports/rules';
import type { Outlook } from './season/create-outlook.ts';

export type { Competition } from './season/competitions.ts';
export { createAnnals } from './season/create-annals.ts';
export { createOutlook } from './season/create-outlook.ts';
export { createSeals } from './season/create-seals.ts';

/** What a unit on an outcome came to, as a share of its price. */
export function settledSeason(outlook: Outlook, endMs: number) {
  const standings = outlook.standings(endMs);
  return (market: string, outcome: string): number => {
    const result = settleOutright({ end: 'finished', standings }, market)?.[outcome];
    if (result?.result !== 'won') return 0;
    const [places, tied] = result.dead_heat ?? [1, 1];
    return places / tied;
  };
}
