import type { Currency, PartnerPlan, StaffPartner } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

export type PartnerState = StaffPartner['state'];

export interface Partner {
  id: number;
  name: string;
  contact: string;
  state: PartnerState;
  currency: Currency;
  ownPlayerId: number | null;
  payoutSealed: Buffer | null;
  payoutShown: string | null;
  secretSealed: Buffer;
  version: number;
  createdAt: Date;
}

const columns = `id, name, contact, state, currency, own_player_id as "ownPlayerId", payout_sealed as "payoutSealed",
  payout_shown as "payoutShown", secret_sealed as "secretSealed", version, created_at as "createdAt"`;

type Row = Omit<Partner, 'id' | 'ownPlayerId'> & { id: bigint; ownPlayerId: bigint | null };
const fromRow = ({ id, ownPlayerId, ...row }: Row): Partner => ({
  ...row,
  id: Number(id),
  ownPlayerId: ownPlayerId === null ? null : Number(ownPlayerId),
});

export async function insertPartner(tx: Tx, partner: Omit<Partner, 'id' | 'version' | 'state'>): Promise<number> {
  const { name, contact, currency, ownPlayerId, payoutSealed, payoutShown, secretSealed, createdAt } = partner;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into partners_partner (name, contact, currency, own_player_id, payout_sealed, payout_shown, secret_sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [name, contact, currency, ownPlayerId, payoutSealed, payoutShown, secretSealed, createdAt],
  );
  return Number(rows[0]?.id);
}

type Changed = Pick<Partner, 'id' | 'version' | 'name' | 'contact' | 'state' | 'ownPlayerId'> &
  Pick<Partner, 'payoutSealed' | 'payoutShown'>;

/** False: somebody else has changed it since this version. */
export async function updatePartner(tx: Tx, changed: Changed): Promise<boolean> {
  const { id, version, name, contact, state, ownPlayerId, payoutSealed, payoutShown } = changed;
  const { rowCount } = await tx.query(
    `update partners_partner set name = $3, contact = $4, state = $5, own_player_id = $6, payout_sealed = $7,
       payout_shown = $8, version = version + 1 where id = $1 and version = $2`,
    [id, version, name, contact, state, ownPlayerId, payoutSealed, payoutShown],
  );
  return rowCount === 1;
}

export async function findPartner(db: Queryable, id: number): Promise<Partner | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from partners_partner where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Whatever adds up what a partner is owed waits for whoever is at it. */
export async function lockPartner(tx: Tx, id: number): Promise<Partner | undefined> {
  const { rows } = await tx.query<Row>(`select ${columns} from partners_partner where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export async function selectPartners(
  db: Queryable,
  { state, name }: { state?: PartnerState | undefined; name?: string | undefined } = {},
): Promise<Partner[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from partners_partner
     where ($1::text is null or state = $1) and ($2::text is null or strpos(lower(name), lower($2)) > 0) order by id desc limit 500`,
    [state ?? null, name ?? null],
  );
  return rows.map(fromRow);
}

export interface TermsVersion {
  version: number;
  /** `2026-03` */
  fromMonth: string;
  plans: PartnerPlan[];
  madeBy: string;
  madeAt: Date;
}

/** The newest first. */
export async function selectTerms(db: Queryable, partnerId: number): Promise<TermsVersion[]> {
  const { rows } = await db.query<TermsVersion>(
    `select version, to_char(from_month, 'YYYY-MM') as "fromMonth", plans, made_by as "madeBy", made_at as "madeAt"
     from partners_terms where partner_id = $1 order by version desc`,
    [partnerId],
  );
  return rows;
}

export async function insertTerms(tx: Tx, terms: TermsVersion & { partnerId: number }): Promise<void> {
  const { partnerId, version, fromMonth, plans, madeBy, madeAt } = terms;
  await tx.query(
    `insert into partners_terms (partner_id, version, from_month, plans, made_by, made_at)
     values ($1, $2, ($3 || '-01')::date, $4, $5, $6)`,
    [partnerId, version, fromMonth, JSON.stringify(plans), madeBy, madeAt],
  );
}
