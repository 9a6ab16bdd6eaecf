import type { Currency, PartnerPayout } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../kit/index.ts';

export interface Person {
  id: number;
  name: string;
}

export interface Payout {
  id: number;
  key: string;
  partnerId: number;
  partnerName: string;
  currency: Currency;
  amount: bigint;
  reason: string;
  state: PartnerPayout['state'];
  askedBy: Person;
  askedAt: Date;
  decidedBy: Person | null;
  decidedAt: Date | null;
  decision: string | null;
}

type Row = Omit<Payout, 'askedBy' | 'decidedBy'> & {
  asked_by: bigint;
  asked_by_name: string;
  decided_by: bigint | null;
  decided_by_name: string | null;
};

const select = `select o.id::int, o.key, o.partner_id::int as "partnerId", p.name as "partnerName", o.currency, o.amount, o.reason,
  o.state, o.asked_by, o.asked_by_name, o.asked_at as "askedAt", o.decided_by, o.decided_by_name, o.decided_at as "decidedAt",
  o.decision from partners_payout o join partners_partner p on p.id = o.partner_id`;

const fromRow = ({ asked_by, asked_by_name, decided_by, decided_by_name, ...row }: Row): Payout => ({
  ...row,
  askedBy: { id: Number(asked_by), name: asked_by_name },
  decidedBy: decided_by === null ? null : { id: Number(decided_by), name: decided_by_name ?? '' },
});

export async function selectPayouts(
  db: Queryable,
  wanted: { partnerId?: number; state?: string | undefined; below?: number | undefined; limit: number },
): Promise<Payout[]> {
  const { rows } = await db.query<Row>(
    `${select} where ($1::bigint is null or o.partner_id = $1) and ($2::text is null or o.state = $2)
       and ($3::bigint is null or o.id < $3) order by o.id desc limit $4`,
    [wanted.partnerId ?? null, wanted.state ?? null, wanted.below ?? null, wanted.limit],
  );
  return rows.map(fromRow);
}

/** Two who decide at once: the second one waits here, and finds it decided. */
export async function lockPayout(tx: Tx, id: number): Promise<Payout | undefined> {
  const { rows } = await tx.query<Row>(`${select} where o.id = $1 for update of o`, [id]);
  return rows[0] && fromRow(rows[0]);
}

type Asked = Pick<Payout, 'key' | 'partnerId' | 'currency' | 'amount' | 'reason' | 'askedBy' | 'askedAt'>;

export async function insertPayout(tx: Tx, asked: Asked): Promise<number> {
  const { key, partnerId, currency, amount, reason, askedBy, askedAt } = asked;
  const { rows } = await tx.query<{ id: number }>(
    `insert into partners_payout (key, partner_id, currency, amount, reason, asked_by, asked_by_name, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id::int`,
    [key, partnerId, currency, amount, reason, askedBy.id, askedBy.name, askedAt],
  );
  return Number(rows[0]?.id);
}

type Decided = { id: number; state: 'paid' | 'refused'; by: Person; at: Date; decision: string | null };

export async function decidePayout(tx: Tx, { id, state, by, at, decision }: Decided): Promise<void> {
  await tx.query(
    `update partners_payout set state = $2, decided_by = $3, decided_by_name = $4, decided_at = $5, decision = $6
     where id = $1`,
    [id, state, by.id, by.name, at, decision],
  );
}

/** What was paid or is asked for, by partner. */
export async function sumPayouts(db: Queryable): Promise<Map<number, bigint>> {
  const { rows } = await db.query<{ partnerId: number; amount: bigint }>(
    `select partner_id::int as "partnerId", sum(amount)::bigint as amount from partners_payout
     where state <> 'refused' group by partner_id`,
  );
  return new Map(rows.map(({ partnerId, amount }) => [partnerId, amount]));
}

/** What waits for a second person: payouts, and the newest terms of invitations. */
export const waitingPayouts = queueOf(
  `select id::text as id, asked_at as since, asked_by from partners_payout where state = 'asked'
   union all
   select 'terms-' || version, made_at, made_by from partners_referral_terms
   where agreed_at is null and version = (select max(version) from partners_referral_terms)`,
);
