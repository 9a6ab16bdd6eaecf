import type { PartnerPostback, partnerEvents } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

export type PartnerEvent = (typeof partnerEvents)[number];

export interface Hook {
  id: number;
  partnerId: number;
  event: PartnerEvent;
  url: string;
  active: boolean;
}

const hookColumns = 'id::int, partner_id::int as "partnerId", event, url, active';

export async function selectHooks(db: Queryable, partnerIds: readonly number[]): Promise<Hook[]> {
  const { rows } = await db.query<Hook>(
    `select ${hookColumns} from partners_hook where partner_id = any($1::bigint[]) order by partner_id, event`,
    [partnerIds],
  );
  return rows;
}

/** Every partner who wants to be told of an event. */
export async function hooksFor(db: Queryable, event: PartnerEvent): Promise<Hook[]> {
  const { rows } = await db.query<Hook>(`select ${hookColumns} from partners_hook where event = $1 and active`, [
    event,
  ]);
  return rows;
}

export async function upsertHook(tx: Tx, hook: Omit<Hook, 'id'>): Promise<void> {
  await tx.query(
    `insert into partners_hook (partner_id, event, url, active) values ($1, $2, $3, $4)
     on conflict (partner_id, event) do update set url = excluded.url, active = excluded.active`,
    [hook.partnerId, hook.event, hook.url, hook.active],
  );
}

export interface NewPostback {
  partnerId: number;
  event: PartnerEvent;
  /** What it is about: told once. */
  mark: string;
  eventId: string;
  url: string;
}

/** @returns its id; undefined: it was written before */
export async function insertPostback(tx: Tx, postback: NewPostback, at: Date): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into partners_postback (partner_id, event, mark, event_id, url, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (partner_id, event, mark) do nothing returning id::int`,
    [postback.partnerId, postback.event, postback.mark, postback.eventId, postback.url, at],
  );
  return rows[0]?.id;
}

export interface StoredPostback {
  id: number;
  partnerId: number;
  partnerName: string;
  event: PartnerEvent;
  eventId: string;
  url: string;
  state: PartnerPostback['state'];
  attempts: number;
  status: number | null;
  answer: string | null;
  at: Date;
  triedAt: Date | null;
}

const columns = `b.id::int, b.partner_id::int as "partnerId", p.name as "partnerName", b.event, b.event_id as "eventId", b.url,
  b.state, b.attempts, b.status, b.answer, b.at, b.tried_at as "triedAt"`;
const from = 'partners_postback b join partners_partner p on p.id = b.partner_id';

export async function selectPostbacks(
  db: Queryable,
  wanted: { partnerId?: number | undefined; state?: string | undefined; below?: number | undefined; limit: number },
): Promise<StoredPostback[]> {
  const { rows } = await db.query<StoredPostback>(
    `select ${columns} from ${from}
     where ($1::bigint is null or b.partner_id = $1) and ($2::text is null or b.state = $2) and ($3::bigint is null or b.id < $3)
     order by b.id desc limit $4`,
    [wanted.partnerId ?? null, wanted.state ?? null, wanted.below ?? null, wanted.limit],
  );
  return rows;
}

export async function findPostback(db: Queryable, id: number): Promise<StoredPostback | undefined> {
  const { rows } = await db.query<StoredPostback>(`select ${columns} from ${from} where b.id = $1`, [id]);
  return rows[0];
}

export interface Tried {
  id: number;
  state: PartnerPostback['state'];
  status: number | null;
  answer: string;
  at: Date;
}

/** What came of a try. One that another process has sent meanwhile stays sent. */
export async function noteTried(db: Queryable, { id, state, status, answer, at }: Tried): Promise<void> {
  await db.query(
    `update partners_postback set state = $2, status = $3, answer = $4, tried_at = $5, attempts = attempts + 1
     where id = $1 and state = 'waiting'`,
    [id, state, status, answer, at],
  );
}

/** Whatever its end was, it waits again. False: it waits already. */
export async function reopenPostback(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partners_postback set state = 'waiting', attempts = 0 where id = $1 and state <> 'waiting'`,
    [id],
  );
  return rowCount === 1;
}
