import type { Database } from '../database/database.ts';
import type { Mail } from './mail.ts';

export interface StoredMail extends Mail {
  id: number;
  sentAt: Date;
}

export async function insertMail(database: Database, mail: Mail): Promise<void> {
  await database.query('insert into kit_mail (recipient, subject, text_part, html_part) values ($1, $2, $3, $4)', [
    mail.to,
    mail.subject,
    mail.text,
    mail.html,
  ]);
}

interface MailRow {
  id: bigint;
  recipient: string;
  subject: string;
  text_part: string;
  html_part: string;
  sent_at: Date;
}

const columns = 'id, recipient, subject, text_part, html_part, sent_at';

const fromRow = (row: MailRow): StoredMail => ({
  id: Number(row.id),
  to: row.recipient,
  subject: row.subject,
  text: row.text_part,
  html: row.html_part,
  sentAt: row.sent_at,
});

/** The demo mailbox, newest first. */
export async function listMails(
  database: Database,
  input: { to: string | undefined; limit: number },
): Promise<StoredMail[]> {
  const { rows } = await database.query<MailRow>(
    `select ${columns} from kit_mail where $1::text is null or recipient = $1 order by id desc limit $2`,
    [input.to ?? null, input.limit],
  );
  return rows.map(fromRow);
}

export async function findMail(database: Database, id: number): Promise<StoredMail | undefined> {
  const { rows } = await database.query<MailRow>(`select ${columns} from kit_mail where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}
