import type { FoundPlayer } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { maskEmail } from './mask-email.ts';
import { readQuestion } from './read-question.ts';

export interface PlayerSearch {
  question: string;
  /** Players with lower ids than this. */
  before?: number;
  limit: number;
}

interface FoundRow {
  id: bigint;
  email: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  country: string | null;
  created_at: Date;
  current_sign_in_at: Date | null;
  verified: boolean;
  locked: boolean;
}

/** Newest first. Each pattern has an index; what a question cannot mean is not looked for. */
export async function findPlayers(db: Queryable, { question, before, limit }: PlayerSearch): Promise<FoundPlayer[]> {
  const { id, email, nickname, names, phone } = readQuestion(question);
  const patterns: [sql: string, ...values: unknown[]][] = [];
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
  const values: unknown[] = [before ?? null, limit];
  const conditions = patterns.map(([sql, ...own]) => {
    let next = 0;
    return `(${sql.replaceAll('?', () => `$${values.push(own[next++])}`)})`;
  });
  const { rows } = await db.query<FoundRow>(
    `select p.id, p.email, p.nickname, p.first_name, p.last_name, p.country, p.created_at, p.current_sign_in_at,
       p.verified, exists (select 1 from identity_block b where b.player_id = p.id) as locked
     from identity_player p
     where ($1::bigint is null or p.id < $1) and (${conditions.length > 0 ? conditions.join(' or ') : 'true'})
     order by p.id desc limit $2`,
    values,
  );
  return rows.map(onTheWire);
}

function onTheWire(row: FoundRow): FoundPlayer {
  return {
    id: Number(row.id),
    email: maskEmail(row.email),
    nickname: row.nickname,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    country: row.country,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
    verified: row.verified,
    locked: row.locked,
  };
}
