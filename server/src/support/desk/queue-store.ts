import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';
import type { ChatRow } from '../chat-store.ts';

export type QueuedRow = ChatRow & { unread: bigint };

const mostShown = 100;

/** Who waits longest is first, then what was quiet longest; of what is closed, the newest. */
export async function selectQueue(
  db: Queryable,
  { groupId, state }: { groupId: number | undefined; state: 'open' | 'closed' },
): Promise<QueuedRow[]> {
  const order = state === 'open' ? 'c.waiting_since nulls last, c.updated_at' : 'c.updated_at desc';
  const { rows } = await db.query<QueuedRow>(
    `select c.*, (select count(*) from support_message m
       where m.chat_id = c.id and m.author = 'visitor' and m.number > c.staff_read) as unread
     from support_chat c where c.state = $1 and ($2::int is null or c.group_id = $2) and c.last_number > 0
     order by ${order}, c.id limit $3`,
    [state, groupId ?? null, mostShown],
  );
  return rows;
}

export async function countWaiting(db: Queryable): Promise<{ group_id: number; chats: number }[]> {
  const { rows } = await db.query<{ group_id: number; chats: bigint }>(
    `select group_id, count(*) as chats from support_chat where state = 'open' and waiting_since is not null
     group by group_id order by group_id desc`,
  );
  return rows.map(({ group_id, chats }) => ({ group_id, chats: Number(chats) }));
}

/** All groups together. */
export const waitingChats = queueOf(
  `select id, waiting_since as since from support_chat where state = 'open' and waiting_since is not null`,
);

export async function findQueued(db: Queryable, id: number): Promise<QueuedRow | undefined> {
  const { rows } = await db.query<QueuedRow>(
    `select c.*, (select count(*) from support_message m
       where m.chat_id = c.id and m.author = 'visitor' and m.number > c.staff_read) as unread
     from support_chat c where c.id = $1`,
    [id],
  );
  return rows[0];
}

export async function noteVisit(tx: Tx, visit: { chatId: number; memberId: number; at: Date }): Promise<void> {
  await tx.query(
    `insert into support_visit (chat_id, member_id, opened_at, player_id)
     select id, $2, $3, player_id from support_chat where id = $1
     on conflict (chat_id, member_id) do update set opened_at = excluded.opened_at`,
    [visit.chatId, visit.memberId, visit.at],
  );
}

export async function hasVisited(
  db: Queryable,
  visit: { chatId: number; memberId: number; since: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from support_visit where chat_id = $1 and member_id = $2 and opened_at > $3',
    [visit.chatId, visit.memberId, visit.since],
  );
  return rowCount === 1;
}
