import type { SupportTicket } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../kit/index.ts';

export interface TicketRow {
  id: bigint;
  email: string;
  content: string;
  player_id: bigint | null;
  language: string;
  state: SupportTicket['state'];
  answer: string | null;
  member_name: string | null;
  created_at: Date;
  handled_at: Date | null;
}

export async function insertTicket(
  tx: Tx,
  ticket: { email: string; content: string; playerId: number | null; language: string; at: Date },
): Promise<number> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into support_ticket (email, content, player_id, language, created_at) values ($1, $2, $3, $4, $5)
     returning id`,
    [ticket.email, ticket.content, ticket.playerId, ticket.language, ticket.at],
  );
  return Number(rows[0]?.id);
}

/** Who waits longest is first; of what is done, the newest. */
export async function selectTickets(
  db: Queryable,
  { state, after, limit }: { state: SupportTicket['state']; after?: number | undefined; limit: number },
): Promise<TicketRow[]> {
  const { rows } = await db.query<TicketRow>(
    state === 'open'
      ? 'select * from support_ticket where state = $1 and ($2::bigint is null or id > $2) order by id limit $3'
      : 'select * from support_ticket where state = $1 and ($2::bigint is null or id < $2) order by id desc limit $3',
    [state, after ?? null, limit],
  );
  return rows;
}

export const openTickets = queueOf(`select id, created_at as since from support_ticket where state = 'open'`);

export async function lockTicket(tx: Tx, id: number): Promise<TicketRow | undefined> {
  const { rows } = await tx.query<TicketRow>('select * from support_ticket where id = $1 for update', [id]);
  return rows[0];
}

export async function updateHandled(
  tx: Tx,
  handled: {
    id: number;
    state: 'answered' | 'closed';
    answer: string | null;
    member: { id: number; name: string };
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `update support_ticket set state = $2, answer = $3, member_id = $4, member_name = $5, handled_at = $6 where id = $1`,
    [handled.id, handled.state, handled.answer, handled.member.id, handled.member.name, handled.at],
  );
}

export function ticketOnTheWire(row: TicketRow): SupportTicket {
  return {
    id: Number(row.id),
    email: row.email,
    content: row.content,
    player_id: row.player_id === null ? null : Number(row.player_id),
    language: row.language,
    state: row.state,
    answer: row.answer,
    member: row.member_name,
    created_at: row.created_at.toISOString(),
    handled_at: row.handled_at?.toISOString() ?? null,
  };
}
