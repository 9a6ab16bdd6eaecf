import type { Consumer, Tx } from '../../kit/index.ts';
import { addJob } from '../../kit/jobs/index.ts';
import { endOldClaims } from '../claims/claim-store.ts';
import { tellClaims } from '../claims/tell-claims.ts';
import type { SettlePorts } from './ports.ts';
import { settleFixture } from './settle-fixture.ts';
import { listForgotten, type SettlingPart, shards, wantSettled } from './settle-store.ts';

/** A part that nobody worked on for so long has lost its job. */
const forgottenMs = 60_000;

/** Results become money: the news of a fixture wakes a job for each shard of players. */
export function createSettlement(ports: SettlePorts) {
  const { database, clock } = ports;
  const wake = (tx: Tx, part: SettlingPart, runAt?: Date) =>
    addJob(tx, 'sportsbook.settle', { ...part }, { key: `sportsbook.settle ${part.fixtureId} ${part.shard}`, runAt });
  const consumer: Consumer = {
    name: 'sportsbook-settling',
    topics: ['fixtures.settled'],
    async handle(tx, events) {
      const news = events.flatMap((event) => (event.topic === 'fixtures.settled' ? [event.data] : []));
      if (news.length === 0) return;
      await wantSettled(tx, news, clock.now());
      for (const fixtureId of new Set(news.map((one) => one.fixtureId))) {
        for (let shard = 0; shard < shards; shard++) await wake(tx, { fixtureId, shard });
      }
    },
  };
  return {
    consumer,
    async settle(part: SettlingPart): Promise<void> {
      const { dueAt } = await settleFixture(ports, part);
      if (dueAt) await database.tx((tx) => wake(tx, part, dueAt));
    },
    /** Jobs that were lost, and claims whose time is over. */
    async advance(): Promise<void> {
      const forgotten = await listForgotten(database, new Date(clock.now().getTime() - forgottenMs));
      for (const part of forgotten) await database.tx((tx) => wake(tx, part));
      await database.tx(async (tx) => {
        const at = clock.now();
        await tellClaims(tx, await endOldClaims(tx, at), { change: 'over', at });
      });
    },
  };
}
