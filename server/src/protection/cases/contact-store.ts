import type { ProtectionCaseFile, ProtectionTemplate } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

type Channel = ProtectionCaseFile['contacts'][number]['channel'];

export interface Contact {
  id: number;
  caseId: number;
  playerId: number;
  channel: Channel;
  isFromPlayer: boolean;
  /** Of a message of ours: which words. */
  template: ProtectionTemplate | null;
  title: string | null;
  said: string;
  by: string;
  at: Date;
}

type ContactRow = Omit<Contact, 'id' | 'caseId' | 'playerId'> & { id: bigint; caseId: bigint; playerId: bigint };

const columns = `id, case_id as "caseId", player_id as "playerId", channel, is_from_player as "isFromPlayer", template, title,
  said, by_name as "by", at`;
const fromRow = (row: ContactRow): Contact => ({
  ...row,
  id: Number(row.id),
  caseId: Number(row.caseId),
  playerId: Number(row.playerId),
});

export async function insertContact(tx: Tx, contact: Omit<Contact, 'id'>): Promise<number> {
  const { caseId, playerId, channel, isFromPlayer, template, title, said, by, at } = contact;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into protection_contact (case_id, player_id, channel, is_from_player, template, title, said, by_name, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [caseId, playerId, channel, isFromPlayer, template, title, said, by, at],
  );
  return Number(rows[0]?.id);
}

/** Of a case, the oldest first. */
export async function contactsOf(db: Queryable, caseId: number): Promise<Contact[]> {
  const { rows } = await db.query<ContactRow>(
    `select ${columns} from protection_contact where case_id = $1 order by id`,
    [caseId],
  );
  return rows.map(fromRow);
}

/** What we wrote to a player, the newest first. */
export async function messagesTo(db: Queryable, playerId: number): Promise<Contact[]> {
  const { rows } = await db.query<ContactRow>(
    `select ${columns} from protection_contact where player_id = $1 and channel = 'message' order by id desc limit 50`,
    [playerId],
  );
  return rows.map(fromRow);
}
