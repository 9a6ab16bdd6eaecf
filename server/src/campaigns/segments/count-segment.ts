import { addJob } from '../../kit/jobs/index.ts';
import type { CampaignsPorts } from '../ports.ts';
import { beginCount, listSegments, lockCounting, noteCounted } from './segment-store.ts';

/** So many players a transaction: a house of a million holds nobody up. */
const pageSize = 500;
const sampleSize = 10;

/** Counts the next players, and leaves word for those behind them: killed in between, it goes on where it was. */
export async function countSegment(ports: CampaignsPorts, { segmentId }: { segmentId: number }): Promise<void> {
  const { database, clock, audience } = ports;
  await database.tx(async (tx) => {
    const counting = await lockCounting(tx, segmentId);
    if (!counting) return;
    const { version, rule, after, players, sample } = counting;
    const { playerIds, last } = await audience.page(tx, rule, { after, limit: pageSize });
    const counted = {
      version,
      after: last ?? after,
      players: players + playerIds.length,
      sample: [...sample, ...playerIds].slice(0, sampleSize),
    };
    await noteCounted(tx, segmentId, counted, last === null ? clock.now() : null);
    if (last !== null) await addJob(tx, 'campaigns.count', { segmentId }, { key: `campaigns.count:${segmentId}` });
  });
}

/** Once a night: what is shown is at most a day old. */
export async function countAll({ database }: Pick<CampaignsPorts, 'database'>): Promise<void> {
  for (const { id } of await listSegments(database)) {
    await database.tx(async (tx) => {
      await beginCount(tx, id);
      await addJob(tx, 'campaigns.count', { segmentId: id }, { key: `campaigns.count:${id}` });
    });
  }
}
