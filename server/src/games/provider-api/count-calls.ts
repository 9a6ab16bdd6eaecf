import type { Clock, Database, Log, Queryable } from '../../kit/index.ts';

export interface CountedCall {
  providerId: string;
  call: string;
  /** 0: taken. */
  code: number;
}

const everyMs = 5_000;
/** Whoever names a provider is counted, signed or not: a flood of names must not fill the memory. */
const mostKinds = 2_000;
const hourMs = 60 * 60 * 1000;

export type CallCounts = ReturnType<typeof createCallCounts>;

/**
 * What becomes of providers' calls, for the operator's eyes. Counted in memory and added to the table now and then: no
 * call waits for it, and a process that dies takes a few seconds of figures along.
 */
export function createCallCounts({ database, clock, log }: { database: Database; clock: Clock; log: Log }) {
  const counts = new Map<string, { counted: CountedCall; hour: Date; calls: number }>();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    const taken = [...counts.values()];
    counts.clear();
    if (taken.length > 0) await addCounts(database, taken);
  };
  const flush = () => write().catch((error: unknown) => log.warn({ err: error }, 'counts of calls were lost'));

  return {
    note(counted: CountedCall): void {
      const hour = new Date(Math.floor(clock.now().getTime() / hourMs) * hourMs);
      const key = `${counted.providerId} ${counted.call} ${counted.code} ${hour.getTime()}`;
      const known = counts.get(key);
      if (known) known.calls += 1;
      else if (counts.size < mostKinds) counts.set(key, { counted, hour, calls: 1 });
    },
    flush,
    start(): void {
      timer ??= setInterval(flush, everyMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await flush();
    },
  };
}

/** A provider that does not exist has no figures. */
async function addCounts(db: Queryable, counts: { counted: CountedCall; hour: Date; calls: number }[]): Promise<void> {
  await db.query(
    `insert into games_provider_calls as c (provider_id, hour, call, code, calls)
     select n.provider_id, n.hour, n.call, n.code, n.calls
     from unnest($1::text[], $2::timestamptz[], $3::text[], $4::int[], $5::bigint[]) as n (provider_id, hour, call, code, calls)
     join games_provider p on p.id = n.provider_id order by 1, 2, 3, 4
     on conflict (provider_id, hour, call, code) do update set calls = c.calls + excluded.calls`,
    [
      counts.map(({ counted }) => counted.providerId),
      counts.map(({ hour }) => hour),
      counts.map(({ counted }) => counted.call),
      counts.map(({ counted }) => counted.code),
      counts.map(({ calls }) => calls),
    ],
  );
}

export interface CallCount extends CountedCall {
  calls: number;
}

/** Those of the hours since; the most frequent first. */
export async function readCallCounts(db: Queryable, since: Date): Promise<CallCount[]> {
  const { rows } = await db.query<{ provider_id: string; call: string; code: number; calls: string }>(
    `select provider_id, call, code, sum(calls)::text as calls from games_provider_calls where hour >= $1
     group by provider_id, call, code order by sum(calls) desc, call, code`,
    [since],
  );
  return rows.map(({ provider_id: providerId, call, code, calls }) => ({
    providerId,
    call,
    code,
    calls: Number(calls),
  }));
}

export async function sweepCallCounts(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from games_provider_calls where hour < $1', [before]);
}
