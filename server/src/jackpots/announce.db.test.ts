import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../kit/index.ts';
import { switchJackpot } from './testing/audited-room.ts';
import { aJackpot, openTestRoom, type TestRoom } from './testing/test-jackpots.ts';

let room: TestRoom;
let identifier: string;
beforeAll(async () => {
  room = await openTestRoom();
});
afterAll(() => room.drop());
beforeEach(async () => {
  await room.database.query("update jackpots_jackpot set state = 'paused'");
  await room.database.query('delete from graphile_worker._private_jobs');
  const definition = aJackpot();
  identifier = definition.identifier;
  await room.jackpots.open(definition);
  await runJobs(room.database);
  room.clock.advanceMs(1_000);
  room.told.length = 0;
});

interface Job {
  id: string;
  runAt: Date;
  jackpotId: number;
}

/** The news that waits, as the queue holds it. */
async function jobs(database: Database): Promise<Job[]> {
  const { rows } = await database.query(
    `select j.id::text as id, j.run_at, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'jackpots.announce' order by j.id`,
  );
  return rows.map((row) => ({ id: row.id, runAt: row.run_at, jackpotId: row.payload.jackpotId }));
}

/** Does what a worker does with them, whenever they are due. */
async function runJobs(database: Database): Promise<Job[]> {
  const waiting = await jobs(database);
  for (const job of waiting) {
    await room.jackpots.tasks['jackpots.announce']({ jackpotId: job.jackpotId }, { attempt: 1, signal: undefined });
    await database.query('delete from graphile_worker._private_jobs where id = $1', [job.id]);
  }
  return waiting;
}

const bet = async (cash: bigint) => {
  await room.stake({ playerId: 7, cash });
  await room.count();
};

describe('[LIVE-11] what everyone hears of jackpots', () => {
  test('the whole jackpot, as the list would say it, when an amount changes', async () => {
    await bet(10_000n);
    await runJobs(room.database);
    expect(room.told).toHaveLength(1);
    const list = await room.jackpots.handlers.listJackpots(undefined as never, undefined as never);
    expect(list.body).toContainEqual(room.told[0]);
    expect(room.told[0]).toMatchObject({ identifier, levels: [{ amount_cents: 1_100 }] });
  });

  test('at most once a second, and the last state is always told', async () => {
    await bet(10_000n);
    await runJobs(room.database);
    const firstAt = room.clock.now().getTime();
    room.clock.advanceMs(200);
    await bet(10_000n);
    room.clock.advanceMs(200);
    await bet(10_000n);
    const waiting = await jobs(room.database);
    expect(waiting.map((job) => job.runAt.getTime())).toEqual([firstAt + 1_000]);
    room.clock.advanceMs(600);
    await runJobs(room.database);
    expect(room.told.map((jackpot) => jackpot.levels[0]?.amount_cents)).toEqual([1_100, 1_300]);
    expect(await jobs(room.database)).toEqual([]);
  });

  test('news that does not get through stays in the queue, and the last state is told after all', async () => {
    await bet(10_000n);
    const [job] = await jobs(room.database);
    room.line.isDead = true;
    await expect(runJobs(room.database)).rejects.toThrow('the line is dead');
    expect(await jobs(room.database)).toEqual([job]);
    expect(room.told).toEqual([]);
    room.line.isDead = false;
    // The job comes again, and so does a change in the meantime.
    await bet(10_000n);
    await runJobs(room.database);
    expect(room.told.at(-1)?.levels[0]?.amount_cents).toBe(1_200);
  });

  test('a stake that moves no whole subunit is no news', async () => {
    await bet(1n);
    expect(await jobs(room.database)).toEqual([]);
  });

  test('a pause is news', async () => {
    await switchJackpot(room, identifier, 'paused');
    await runJobs(room.database);
    expect(room.told.map((jackpot) => jackpot.state)).toEqual(['paused']);
  });
});
