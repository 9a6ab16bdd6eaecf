import type { Currency } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface FoundRow {
  id: bigint;
  email: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  country: string | null;
  currency: Currency;
  created_at: Date;
  current_sign_in_at: Date | null;
  verified: boolean;
  locked: boolean;
  groups: number[];
  /** What the list goes by, as text. */
  key: string;
}

/** A condition on `identity_player p`, with a question mark for each value. */
export type Pattern = [sql: string, ...values: unknown[]];

/**
 * Players as another room knows them: a query whose column `player_id` names them, with a question mark for each value.
 * Where a list goes by it, its column `rank` is a whole number. The room that writes it owns its tables.
 */
export interface PlayerSet {
  sql: string;
  values: readonly unknown[];
}

/** What a list goes by. Expressions that are more than a column have an index of the same words. */
const orders = {
  newest: { key: 'p.id', direction: 'desc', type: 'bigint' },
  oldest: { key: 'p.id', direction: 'asc', type: 'bigint' },
  seen: {
    key: `coalesce(p.current_sign_in_at, '-infinity'::timestamptz)`,
    direction: 'desc',
    type: 'timestamptz',
  },
  /** By last name; after all of them those who have told none, by nickname. */
  name: {
    key: `(case when p.last_name is null and p.first_name is null then '1' || lower(coalesce(p.nickname, ''))
      else '0' || lower(coalesce(p.last_name, '') || ' ' || coalesce(p.first_name, '')) end)`,
    direction: 'asc',
    type: 'text',
  },
  rank_high: { key: 'r.rank', direction: 'desc', type: 'bigint' },
  rank_low: { key: 'r.rank', direction: 'asc', type: 'bigint' },
} as const;
export type PlayerOrder = keyof typeof orders;

export interface PlayerSelection {
  /** One of them fits, where there are any. */
  patterns: readonly Pattern[];
  /** All of them fit. */
  filters?: readonly Pattern[];
  /** Only players of this set, whose rank the list may go by. */
  ranked?: PlayerSet | undefined;
  order?: PlayerOrder;
  /** The last player of the page before, with what the list goes by. */
  after?: { id: number; key: unknown } | undefined;
  limit: number;
}

export async function selectPlayers(db: Queryable, selection: PlayerSelection): Promise<FoundRow[]> {
  const { patterns, filters = [], ranked, order = 'newest', after, limit } = selection;
  const { key, direction, type } = orders[order];
  const values: unknown[] = [];
  const bind = ([sql, ...own]: Pattern) => {
    let next = 0;
    return `(${sql.replaceAll('?', () => `$${values.push(own[next++])}`)})`;
  };
  const among = ranked ? `join ${bind([ranked.sql, ...ranked.values])} r on r.player_id = p.id` : '';
  const sign = direction === 'desc' ? '<' : '>';
  const isById = key === orders.newest.key;
  const conditions = [
    ...(patterns.length > 0 ? [`(${patterns.map(bind).join(' or ')})`] : []),
    ...filters.map(bind),
    ...(after && isById ? [bind([`p.id ${sign} ?::bigint`, after.id])] : []),
    ...(after && !isById ? [bind([`(${key}, p.id) ${sign} (?::${type}, ?::bigint)`, after.key, after.id])] : []),
  ];
  const { rows } = await db.query<FoundRow>(
    `select p.id, p.email, p.nickname, p.first_name, p.last_name, p.country, p.currency, p.created_at,
       p.current_sign_in_at, p.verified, ${key}::text as key,
       exists (select 1 from identity_block b where b.player_id = p.id) as locked,
       array(select g.group_id from identity_group_member g where g.player_id = p.id) as groups
     from identity_player p ${among}
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by ${isById ? '' : `${key} ${direction}, `}p.id ${direction} limit ${bind(['?', limit])}`,
    values,
  );
  return rows;
}
