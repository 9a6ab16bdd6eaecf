import type { Currency, Licence } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

/** What rules of promotions may go by. */
export interface PromotionFacts {
  playerId: number;
  groups: number[];
  country: string | null;
  currency: Currency;
  licence: Licence;
  level: number;
  stag: string | null;
  /** The host they joined under. */
  joinedAt: string | null;
  verified: boolean;
  depositBonusCode: string | null;
  canIssue: boolean;
  createdAt: Date;
  dateOfBirth: string | null;
  signedInAt: Date | null;
}

interface FactsRow {
  id: bigint;
  groups: number[];
  country: string | null;
  currency: Currency;
  license_name: Licence;
  level: number;
  stag: string | null;
  host: string | null;
  verified: boolean;
  deposit_bonus_code: string | null;
  can_issue_bonuses: boolean;
  created_at: Date;
  date_of_birth: string | null;
  current_sign_in_at: Date | null;
}

const columns = `p.id, p.country, p.currency, p.license_name, p.level, a.stag, a.host, p.verified, p.deposit_bonus_code,
  p.can_issue_bonuses, p.created_at, to_char(p.date_of_birth, 'YYYY-MM-DD') as date_of_birth, p.current_sign_in_at,
  array(select g.group_id from identity_group_member g where g.player_id = p.id order by g.group_id) as groups`;
const from = 'from identity_player p left join identity_acquisition a on a.player_id = p.id';

const fromRow = (row: FactsRow): PromotionFacts => ({
  playerId: Number(row.id),
  groups: row.groups,
  country: row.country,
  currency: row.currency,
  licence: row.license_name,
  level: row.level,
  stag: row.stag,
  joinedAt: row.host,
  verified: row.verified,
  depositBonusCode: row.deposit_bonus_code,
  canIssue: row.can_issue_bonuses,
  createdAt: row.created_at,
  dateOfBirth: row.date_of_birth,
  signedInAt: row.current_sign_in_at,
});

async function of(db: Queryable, playerIds: readonly number[]): Promise<Map<number, PromotionFacts>> {
  const { rows } = await db.query<FactsRow>({
    name: 'identity_promotion_facts',
    text: `select ${columns} ${from} where p.id = any($1::bigint[])`,
    values: [playerIds],
  });
  return new Map(rows.map((row) => [Number(row.id), fromRow(row)]));
}

/** All players, page by page, by id. */
async function page(db: Queryable, { after, limit }: { after: number; limit: number }): Promise<PromotionFacts[]> {
  const { rows } = await db.query<FactsRow>(`select ${columns} ${from} where p.id > $1 order by p.id limit $2`, [
    after,
    limit,
  ]);
  return rows.map(fromRow);
}

/** Whose birthday it is; on the 28th of February of a common year that of the 29th too. */
async function bornOn(db: Queryable, days: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from identity_player where to_char(date_of_birth, 'MM-DD') = any($1) order by id`,
    [days],
  );
  return rows.map((row) => Number(row.id));
}

/** Other accounts at the same address: street, town and code as they were written, capitals and spaces do not count. */
async function householdOf(db: Queryable, playerId: number): Promise<number[]> {
  const same = (column: string) =>
    `lower(regexp_replace(o.${column}, '\\s+', '', 'g')) = lower(regexp_replace(p.${column}, '\\s+', '', 'g'))`;
  const { rows } = await db.query<{ id: bigint }>({
    name: 'identity_household',
    text: `select o.id from identity_player p join identity_player o
        on o.country = p.country and ${same('postal_code')} and ${same('address')}
      where p.id = $1 and o.id <> p.id and coalesce(p.address, '') <> '' and coalesce(p.postal_code, '') <> '' order by o.id`,
    values: [playerId],
  });
  return rows.map((row) => Number(row.id));
}

export const promotionFacts = { of, page, bornOn, householdOf };
