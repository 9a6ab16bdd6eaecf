import type { Currency, LimitPeriod, LimitType } from '@halley/contract';
import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';

export interface PastLimit {
  /** Twice the limit's own, and one more for its end: both are things that happened. */
  id: bigint;
  at: string;
  what: 'set' | 'asked' | 'ended';
  type: LimitType;
  period: LimitPeriod;
  /** Of what ended: how. */
  how: string | null;
  amounts: Partial<Record<Currency, string>> | null;
}

/** Limits of a player as they were set, asked to be changed, and ended. */
export async function listPastLimits(db: Queryable, wanted: PastWanted): Promise<PastLimit[]> {
  const { where, newest } = behindPlace('e.moment', 'e.id');
  const { rows } = await db.query<PastLimit>({
    name: 'limits_past',
    text: `select e.id, ${exactTime('e.moment')} as at, e.what, e.type, e.period, e.how, e.amounts from (
        select id * 2 as id, created_at as moment, case when change_of is null then 'set' else 'asked' end as what,
          type, period, null as how, amounts from limits_limit where player_id = $1
        union all
        select id * 2 + 1, ended_at, 'ended', type, period, ended_how, amounts from limits_limit
          where player_id = $1 and ended_at is not null) e
      where ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}
