import { type Currency, type FoundPlayer, type VipTier, vipTierOf, vipTierOfGroup, vipTiers } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { type FoundRow, type Pattern, type PlayerOrder, type PlayerSet, selectPlayers } from './found-player-store.ts';
import { maskEmail, maskName } from './mask-person.ts';
import { placeOf, readPlace } from './place-in-list.ts';
import { readQuestion } from './read-question.ts';

export interface PlayerSearch {
  question: string;
  state?: 'open' | 'closed' | undefined;
  country?: string | undefined;
  verified?: boolean | undefined;
  vip?: VipTier | 'none' | undefined;
  /** On this rung of the ladder. */
  level?: number | undefined;
  /** Registered, and last logged in, at or after. */
  joinedFrom?: Date | undefined;
  seenFrom?: Date | undefined;
  /** Only players who are in each of these. */
  among?: readonly PlayerSet[];
  /** Only players who are in none of these. */
  without?: readonly PlayerSet[];
  /** The same; the list may go by its rank. */
  ranked?: PlayerSet | undefined;
  order?: PlayerOrder;
  /** The place of the last player of the page before. */
  after?: string | undefined;
  limit: number;
}

export interface PlayerInList extends FoundPlayer {
  /** The selected wallet. */
  currency: Currency;
  vip: VipTier | null;
  /** Where the list goes on behind this player. */
  place: string;
}

/** Each pattern has an index; what a question cannot mean is not looked for. `after.invalid`: no place of this list. */
export async function findPlayers(db: Queryable, search: PlayerSearch): Promise<PlayerInList[]> {
  const { question, ranked, order = 'newest', after, limit } = search;
  const rows = await selectPlayers(db, {
    patterns: patternsOf(question),
    filters: filtersOf(search),
    ranked,
    order,
    limit,
    after: after === undefined ? undefined : readPlace(order, after),
  });
  return rows.map((row) => ({
    ...onTheWire(row),
    currency: row.currency,
    vip: vipTierOf(row.groups),
    place: placeOf(order, row),
  }));
}

function patternsOf(question: string): Pattern[] {
  const { id, email, nickname, names, phone } = readQuestion(question);
  const patterns: Pattern[] = [];
  if (id !== null) patterns.push(['p.id = ?', id]);
  if (email !== null) patterns.push(['p.email like ?', email]);
  if (nickname !== null) patterns.push(['lower(p.nickname) like ?', nickname]);
  if (phone !== null) patterns.push([`reverse(regexp_replace(p.mobile_phone, '\\D', '', 'g')) like ?`, phone]);
  if (names) {
    const [a, b] = names;
    if (b === '%') patterns.push(['lower(p.first_name) like ?', a], ['lower(p.last_name) like ?', a]);
    else {
      patterns.push(['lower(p.first_name) like ? and lower(p.last_name) like ?', a, b]);
      patterns.push(['lower(p.last_name) like ? and lower(p.first_name) like ?', a, b]);
    }
  }
  return patterns;
}

function filtersOf(search: PlayerSearch): Pattern[] {
  const { state, country, verified, vip, level, joinedFrom, seenFrom, among = [], without = [] } = search;
  const filters: Pattern[] = [
    ...among.map(({ sql, values }): Pattern => [`p.id in (${sql})`, ...values]),
    ...without.map(({ sql, values }): Pattern => [`p.id not in (${sql})`, ...values]),
  ];
  const block = 'exists (select 1 from identity_block b where b.player_id = p.id)';
  if (state === 'closed') filters.push(['p.id in (select b.player_id from identity_block b)']);
  if (state === 'open') filters.push([`not ${block}`]);
  if (country !== undefined) filters.push(['p.country = ?', country]);
  if (verified !== undefined) filters.push([verified ? 'p.verified' : 'not p.verified']);
  if (vip !== undefined) filters.push(...statusFilters(vip));
  if (level !== undefined) filters.push(['p.level = ?', level]);
  if (joinedFrom) filters.push(['p.created_at >= ?::timestamptz', joinedFrom]);
  if (seenFrom) filters.push(["coalesce(p.current_sign_in_at, '-infinity'::timestamptz) >= ?::timestamptz", seenFrom]);
  return filters;
}

/** The highest status counts: who has a higher one is not among those of this one. */
function statusFilters(vip: VipTier | 'none'): Pattern[] {
  const groupsOf = (tiers: readonly VipTier[]) =>
    Object.entries(vipTierOfGroup).flatMap(([id, tier]) => (tiers.includes(tier) ? [Number(id)] : []));
  const outside = (tiers: readonly VipTier[]): Pattern => [
    `not exists (select 1 from identity_group_member g where g.player_id = p.id and g.group_id = any(?::int[]))`,
    groupsOf(tiers),
  ];
  if (vip === 'none') return [outside(vipTiers)];
  const inside: Pattern = [
    'p.id in (select g.player_id from identity_group_member g where g.group_id = any(?::int[]))',
    groupsOf([vip]),
  ];
  return [inside, outside(vipTiers.slice(0, vipTiers.indexOf(vip)))];
}

export async function playersOf(db: Queryable, playerIds: readonly number[]): Promise<Map<number, FoundPlayer>> {
  const patterns: Pattern[] = [['p.id = any(?::bigint[])', playerIds]];
  const rows = await selectPlayers(db, { patterns, limit: playerIds.length });
  return new Map(rows.map((row) => [Number(row.id), onTheWire(row)]));
}

function onTheWire(row: FoundRow): FoundPlayer {
  return {
    id: Number(row.id),
    email: maskEmail(row.email),
    nickname: row.nickname,
    name: maskName(row.first_name, row.last_name),
    country: row.country,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
    verified: row.verified,
    locked: row.locked,
  };
}
