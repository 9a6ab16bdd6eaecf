import type { GameFilter, PromotionRule } from '@halley/contract';
import { type Consumer, type Database, step } from '../../../server/src/kit/index.ts';
import { aRule } from '../../../server/src/promotions/testing/a-rule.ts';

type Window = 'day' | 'week' | 'month';

/** A promotion that counts every cash stake in these games and gives nothing before a sum nobody reaches. */
function countingRule(window: Window, games: GameFilter): PromotionRule {
  const { rewards } = aRule();
  return aRule({
    kind: 'reload',
    schedule: { from: '2020-01-01T00:00:00.000Z' },
    trigger: {
      meter: { of: 'stake', money: 'cash', games, window, from: 'start' },
      reaches: [{ at: { EUR: 1_000_000_000 }, rewards }],
    },
    condition: {},
  });
}

/** Live promotions, so many of each window; unless a game is named they count in all of them. Says which they are. */
export async function writeCountingRules(database: Database, count: number, games: GameFilter = {}): Promise<bigint[]> {
  const windows = ['day', 'week', 'month'] as const;
  const ids: bigint[] = [];
  for (let index = 0; index < count; index++) {
    const rule = countingRule(windows[index % windows.length] as Window, games);
    const { rows } = await database.query<{ id: bigint }>(
      `with p as (
         insert into promotions_promotion (kind, state, starts_at, changed_at) values ('reload', 'live', now(), now()) returning id
       )
       insert into promotions_version (promotion_id, version, rule, hash, made_by, made_by_name, made_at)
       select id, 1, $1::jsonb, md5($1::text || id), 1, 'bench', now() from p returning promotion_id as id`,
      [JSON.stringify(rule)],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Whether promotions count from now on. */
export async function setLive(database: Database, ids: readonly bigint[], isLive: boolean): Promise<void> {
  await database.query('update promotions_promotion set state = $2 where id = any($1::bigint[])', [
    ids,
    isLive ? 'live' : 'paused',
  ]);
}

export interface Counting {
  rounds: number;
  seconds: number;
  /** Processor time a round, of this process and of PostgreSQL; with a door beside it, that of the door as well. */
  micros: number;
}

/** Steps of a consumer until it has caught up, or until it is told to stop. */
export async function countRounds(
  database: Database,
  consumer: Consumer,
  { usedSeconds, isOver = () => false }: { usedSeconds(): number; isOver?(): boolean },
): Promise<Counting> {
  await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  let rounds = 0;
  const counted: Consumer = {
    ...consumer,
    async handle(tx, events) {
      await consumer.handle(tx, events);
      rounds += events.filter(({ topic }) => topic === 'wager.settled').length;
    },
  };
  const startedMs = performance.now();
  const before = usedSeconds();
  while (!isOver() && (await step(database, counted)) > 0);
  const micros = ((usedSeconds() - before) / rounds) * 1e6;
  return { rounds, seconds: (performance.now() - startedMs) / 1000, micros };
}
