import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';
import type { MessageRow } from './chat-store.ts';
import type { TicketRow } from './ticket-store.ts';

export interface PastLetter {
  id: bigint;
  at: string;
  state: TicketRow['state'];
  content: string;
  member: string | null;
}

/** E-mails of a player in the order in which they came. */
export async function listPastLetters(db: Queryable, wanted: PastWanted): Promise<PastLetter[]> {
  const { where, newest } = behindPlace('created_at', 'id');
  const { rows } = await db.query<PastLetter>({
    name: 'support_past_letters',
    text: `select id, ${exactTime('created_at')} as at, state, content, member_name as member
      from support_ticket where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}

export interface PastMessage {
  /** Its number in the conversation. */
  id: bigint;
  chatId: bigint;
  at: string;
  author: MessageRow['author'];
  name: string | null;
  text: string;
}

/** What was said in the conversation with a player; what the house itself noted there is left out. */
export async function listPastMessages(db: Queryable, wanted: PastWanted): Promise<PastMessage[]> {
  const { where, newest } = behindPlace('m.created_at', 'm.number');
  const { rows } = await db.query<PastMessage>({
    name: 'support_past_messages',
    text: `select m.number::bigint as id, c.id as "chatId", ${exactTime('m.created_at')} as at, m.author, m.name, m.text
      from support_chat c join support_message m on m.chat_id = c.id
      where c.player_id = $1 and m.author <> 'system' and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}

/** An e-mail by its number: whose it is, and whether it waits. */
export async function findLetter(
  db: Queryable,
  id: number,
): Promise<{ playerId: bigint | null; state: TicketRow['state'] } | undefined> {
  const { rows } = await db.query<{ playerId: bigint | null; state: TicketRow['state'] }>(
    'select player_id as "playerId", state from support_ticket where id = $1',
    [id],
  );
  return rows[0];
}
