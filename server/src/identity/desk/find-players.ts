import type { FoundPlayer } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import { type FoundRow, type Pattern, selectPlayers } from './found-player-store.ts';
import { maskEmail } from './mask-email.ts';
import { readQuestion } from './read-question.ts';

export interface PlayerSearch {
  question: string;
  /** Players with lower ids than this. */
  before?: number;
  limit: number;
}

/** Newest first. Each pattern has an index; what a question cannot mean is not looked for. */
export async function findPlayers(db: Queryable, { question, before, limit }: PlayerSearch): Promise<FoundPlayer[]> {
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
  const rows = await selectPlayers(db, { patterns, before, limit });
  return rows.map(onTheWire);
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
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    country: row.country,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.current_sign_in_at?.toISOString() ?? null,
    verified: row.verified,
    locked: row.locked,
  };
}
