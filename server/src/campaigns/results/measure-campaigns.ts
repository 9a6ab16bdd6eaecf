import { campaignsToMeasure, noteMeasured } from '../campaign-store.ts';
import type { CampaignsPorts } from '../ports.ts';
import { notePlays, unmeasured } from './results-store.ts';

const pageSize = 500;
const longestMs = 31 * 24 * 60 * 60 * 1000;

/** Who has played within the days that are measured, a page at a time: short statements, and no lock that anybody waits for. */
export async function measureCampaigns(ports: CampaignsPorts): Promise<void> {
  const { database, clock, firstPlays } = ports;
  const now = clock.now();
  for (const { id, rule } of await campaignsToMeasure(database, new Date(now.getTime() - longestMs))) {
    if (rule.kind !== 'campaign') continue;
    const asked = { campaignId: id, days: rule.measure_days, now, limit: pageSize };
    for (;;) {
      const spans = await unmeasured(database, asked);
      if (spans.length === 0) break;
      const plays = await firstPlays(database, spans);
      await notePlays(database, { campaignId: id, playerIds: spans.map(({ playerId }) => playerId), plays, now });
    }
    await noteMeasured(database, id, now);
  }
}
