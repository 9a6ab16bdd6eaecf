import type { Currency, ReferralRule, StaffReferralTerms } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';

interface TermsRow {
  version: number;
  rule: ReferralRule;
  made_by: bigint;
  made_by_name: string;
  made_at: Date;
  agreed_by: bigint | null;
  agreed_by_name: string | null;
  agreed_at: Date | null;
}

const termsOnTheWire = (row: TermsRow): StaffReferralTerms => ({
  version: row.version,
  rule: row.rule,
  made_by: { id: Number(row.made_by), name: row.made_by_name },
  made_at: row.made_at.toISOString(),
  agreed_by: row.agreed_by === null ? null : { id: Number(row.agreed_by), name: row.agreed_by_name ?? '' },
  agreed_at: row.agreed_at?.toISOString() ?? null,
});

/** The newest first. */
export async function selectReferralTerms(db: Queryable): Promise<StaffReferralTerms[]> {
  const { rows } = await db.query<TermsRow>('select * from partners_referral_terms order by version desc limit 50');
  return rows.map(termsOnTheWire);
}

export interface LiveTerms {
  version: number;
  rule: ReferralRule;
}

/** What holds now: the last version that two people have agreed to. */
export async function liveTerms(db: Queryable): Promise<LiveTerms | undefined> {
  const { rows } = await db.query<LiveTerms>(
    'select version, rule from partners_referral_terms where agreed_at is not null order by version desc limit 1',
  );
  return rows[0];
}

export async function termsOfVersions(db: Queryable, versions: readonly number[]): Promise<Map<number, ReferralRule>> {
  const { rows } = await db.query<LiveTerms>(
    'select version, rule from partners_referral_terms where version = any($1)',
    [versions],
  );
  return new Map(rows.map(({ version, rule }) => [version, rule]));
}

/** False: this version is there already. */
export async function insertReferralTerms(
  tx: Tx,
  terms: LiveTerms & { by: { id: number; name: string }; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into partners_referral_terms (version, rule, made_by, made_by_name, made_at) values ($1, $2, $3, $4, $5)
     on conflict (version) do nothing`,
    [terms.version, JSON.stringify(terms.rule), terms.by.id, terms.by.name, terms.at],
  );
  return rowCount === 1;
}

/** Only the newest can be agreed to. False: it was, or it is not the newest. */
export async function agreeToTerms(
  tx: Tx,
  { version, by, at }: { version: number; by: { id: number; name: string }; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partners_referral_terms set agreed_by = $2, agreed_by_name = $3, agreed_at = $4
     where version = $1 and agreed_at is null and version = (select max(version) from partners_referral_terms)`,
    [version, by.id, by.name, at],
  );
  return rowCount === 1;
}

/** False: somebody has it. */
export async function insertCode(tx: Tx, code: { code: string; ownerId: number; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into partners_code (code, owner_id, created_at) values ($1, $2, $3) on conflict (code) do nothing',
    [code.code, code.ownerId, code.at],
  );
  return rowCount === 1;
}

export async function ownerOfCode(db: Queryable, code: string): Promise<number | undefined> {
  const { rows } = await db.query<{ owner: bigint }>('select owner_id as owner from partners_code where code = $1', [
    code,
  ]);
  return rows[0] && Number(rows[0].owner);
}

export async function codesOf(db: Queryable, ownerId: number): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    'select code from partners_code where owner_id = $1 order by created_at, code',
    [ownerId],
  );
  return rows.map(({ code }) => code);
}

/** Two claims, or two new codes, of one player come one after the other. */
export async function lockInviter(tx: Tx, ownerId: number): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('partners_code'), hashtext($1::text))", [ownerId]);
}

export interface Friend {
  playerId: number;
  inviterId: number;
  code: string;
  termsVersion: number;
  registeredAt: Date;
  claimedAt: Date | null;
  amount: bigint | null;
  currency: Currency | null;
}

export async function insertFriend(
  tx: Tx,
  friend: Pick<Friend, 'playerId' | 'inviterId' | 'code' | 'termsVersion' | 'registeredAt'>,
): Promise<void> {
  await tx.query(
    `insert into partners_friend (player_id, inviter_id, code, terms_version, registered_at) values ($1, $2, $3, $4, $5)
     on conflict (player_id) do nothing`,
    [friend.playerId, friend.inviterId, friend.code, friend.termsVersion, friend.registeredAt],
  );
}

export async function friendsOf(db: Queryable, inviterId: number): Promise<Friend[]> {
  const { rows } = await db.query<Omit<Friend, 'playerId' | 'inviterId'> & { player_id: bigint }>(
    `select player_id, code, terms_version as "termsVersion", registered_at as "registeredAt", claimed_at as "claimedAt",
       amount, currency from partners_friend where inviter_id = $1 order by registered_at, player_id`,
    [inviterId],
  );
  return rows.map(({ player_id, ...row }) => ({ ...row, playerId: Number(player_id), inviterId }));
}

/** False: it was claimed before. */
export async function noteClaimed(
  tx: Tx,
  claimed: { playerId: number; amount: bigint; currency: Currency; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partners_friend set claimed_at = $2, amount = $3, currency = $4 where player_id = $1 and claimed_at is null`,
    [claimed.playerId, claimed.at, claimed.amount, claimed.currency],
  );
  return rowCount === 1;
}

export async function sumFriends(db: Queryable) {
  const { rows } = await db.query<{ currency: Currency | null; invited: number; amount: bigint | null }>(
    `select currency, count(*)::int as invited, sum(amount)::bigint as amount from partners_friend group by currency`,
  );
  const claimed = rows.flatMap(({ currency, amount, invited }) =>
    currency !== null && amount !== null ? [{ currency, amount, invited }] : [],
  );
  const count = (of: readonly { invited: number }[]) => of.reduce((sum, { invited }) => sum + invited, 0);
  return { invited: count(rows), claimed: count(claimed), given: claimed };
}
