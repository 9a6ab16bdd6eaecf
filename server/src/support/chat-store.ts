import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../kit/index.ts';
import type { Visitor } from './visitor.ts';

export interface ChatRow {
  id: bigint;
  restore_id: string;
  player_id: bigint | null;
  guest_hash: Buffer | null;
  group_id: 26 | 2 | 1;
  state: 'open' | 'closed';
  language: string;
  last_number: number;
  visitor_read: number;
  staff_read: number;
  waiting_since: Date | null;
  visitor_typing_until: Date | null;
  staff_typing_until: Date | null;
  member_id: bigint | null;
  member_name: string | null;
  rating: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface MessageRow {
  number: number;
  author: 'visitor' | 'staff' | 'system';
  client_id: string;
  name: string | null;
  text: string;
  file_id: bigint | null;
  file_name: string | null;
  media_type: string | null;
  size_bytes: number | null;
  created_at: Date;
}

const whose = (visitor: Visitor) =>
  visitor.kind === 'player'
    ? { column: 'player_id', value: visitor.playerId }
    : { column: 'guest_hash', value: visitor.hash };

export async function findChat(db: Queryable, visitor: Visitor): Promise<ChatRow | undefined> {
  const { column, value } = whose(visitor);
  const { rows } = await db.query<ChatRow>(`select * from support_chat where ${column} = $1`, [value]);
  return rows[0];
}

/** Locked: whatever is said in one conversation is said one after the other. */
export async function lockChat(tx: Tx, visitor: Visitor): Promise<ChatRow | undefined> {
  const { column, value } = whose(visitor);
  const { rows } = await tx.query<ChatRow>(`select * from support_chat where ${column} = $1 for update`, [value]);
  return rows[0];
}

export async function lockChatById(tx: Tx, id: number): Promise<ChatRow | undefined> {
  const { rows } = await tx.query<ChatRow>('select * from support_chat where id = $1 for update', [id]);
  return rows[0];
}

/** The one conversation of this visitor, locked; of two who begin it at once both get the same. */
export async function beginChat(
  tx: Tx,
  visitor: Visitor,
  chat: { groupId: number; language: string; at: Date },
): Promise<ChatRow> {
  const { column, value } = whose(visitor);
  await tx.query(
    `insert into support_chat (restore_id, ${column}, group_id, state, language, created_at, updated_at)
     values ($1, $2, $3, 'closed', $4, $5, $5) on conflict (${column}) do nothing`,
    [randomUUID(), value, chat.groupId, chat.language, chat.at],
  );
  return (await lockChat(tx, visitor)) as ChatRow;
}

const messageColumns = `m.number, m.author, m.client_id, m.name, m.text, m.file_id, f.name as file_name, f.media_type,
  f.size_bytes, m.created_at`;
const withFiles = 'support_message m left join support_file f on f.id = m.file_id';

export async function findSent(
  tx: Queryable,
  input: { chatId: bigint; author: string; clientId: string },
): Promise<MessageRow | undefined> {
  const { rows } = await tx.query<MessageRow>(
    `select ${messageColumns} from ${withFiles} where m.chat_id = $1 and m.author = $2 and m.client_id = $3`,
    [input.chatId, input.author, input.clientId],
  );
  return rows[0];
}

export interface Page {
  before?: number | undefined;
  after?: number | undefined;
}

const pageSize = 30;
const newsSize = 100;

/** In order. Without a place: the newest. */
export async function selectMessages(db: Queryable, chatId: bigint, { before, after }: Page): Promise<MessageRow[]> {
  if (after !== undefined) {
    const { rows } = await db.query<MessageRow>(
      `select ${messageColumns} from ${withFiles} where m.chat_id = $1 and m.number > $2 order by m.number limit $3`,
      [chatId, after, newsSize],
    );
    return rows;
  }
  const { rows } = await db.query<MessageRow>(
    `select ${messageColumns} from ${withFiles} where m.chat_id = $1 and ($2::int is null or m.number < $2)
     order by m.number desc limit $3`,
    [chatId, before ?? null, pageSize],
  );
  return rows.reverse();
}

/** Answers of staff that the visitor has not read. */
export async function countUnread(db: Queryable, chatId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from support_message m join support_chat c on c.id = m.chat_id
     where m.chat_id = $1 and m.author = 'staff' and m.number > c.visitor_read`,
    [chatId],
  );
  return Number(rows[0]?.count ?? 0n);
}

export async function countSince(db: Queryable, chatId: bigint, since: Date): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `select count(*) from support_message where chat_id = $1 and author = 'visitor' and created_at > $2`,
    [chatId, since],
  );
  return Number(rows[0]?.count ?? 0n);
}

export interface NewMessage {
  author: MessageRow['author'];
  clientId: string;
  memberId?: number;
  name?: string;
  text: string;
  fileId?: bigint | undefined;
  at: Date;
}

/** The next message of a conversation that is locked. */
export async function insertMessage(tx: Tx, chat: ChatRow, message: NewMessage): Promise<MessageRow> {
  const number = chat.last_number + 1;
  await tx.query(
    `insert into support_message (chat_id, number, author, client_id, member_id, name, text, file_id, created_at, player_id)
     select id, $2, $3, $4, $5, $6, $7, $8, $9, player_id from support_chat where id = $1`,
    [
      chat.id,
      number,
      message.author,
      message.clientId,
      message.memberId ?? null,
      message.name ?? null,
      message.text,
      message.fileId ?? null,
      message.at,
    ],
  );
  chat.last_number = number;
  const found = await findSent(tx, { chatId: chat.id, author: message.author, clientId: message.clientId });
  return found as MessageRow;
}

export async function saveChat(tx: Tx, chat: ChatRow): Promise<void> {
  await tx.query(
    `update support_chat set group_id = $2, state = $3, last_number = $4, visitor_read = $5, staff_read = $6,
       waiting_since = $7, visitor_typing_until = $8, staff_typing_until = $9, member_id = $10, member_name = $11,
       rating = $12, updated_at = $13, language = $14
     where id = $1`,
    [
      chat.id,
      chat.group_id,
      chat.state,
      chat.last_number,
      chat.visitor_read,
      chat.staff_read,
      chat.waiting_since,
      chat.visitor_typing_until,
      chat.staff_typing_until,
      chat.member_id,
      chat.member_name,
      chat.rating,
      chat.updated_at,
      chat.language,
    ],
  );
}

export interface FileRow {
  id: bigint;
  chat_id: bigint;
  content_id: string;
  name: string;
  media_type: string;
  size_bytes: number;
}

export async function insertFile(
  tx: Tx,
  file: { chatId: bigint; contentId: string; name: string; mediaType: string; sizeBytes: number; at: Date },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into support_file (chat_id, content_id, name, media_type, size_bytes, created_at, player_id)
     select id, $2, $3, $4, $5, $6, player_id from support_chat where id = $1 returning id`,
    [file.chatId, file.contentId, file.name, file.mediaType, file.sizeBytes, file.at],
  );
  return rows[0]?.id as bigint;
}

export async function findFile(db: Queryable, id: number): Promise<FileRow | undefined> {
  const { rows } = await db.query<FileRow>('select * from support_file where id = $1', [id]);
  return rows[0];
}
