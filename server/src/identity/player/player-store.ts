import type { Currency } from '@halley/contract';
import { type Homes, homesApart, invariant, type Queryable, type Tx } from '../../kit/index.ts';

/** A player as the table has it, without the password. */
export interface PlayerRow {
  id: bigint;
  email: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  gender: string | null;
  date_of_birth: string | null;
  country: string | null;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  state: string | null;
  mobile_phone: string | null;
  receive_promos: boolean;
  receive_sms_promos: boolean;
  receive_promos_via_phone_calls: boolean;
  agreed_to_partner_promotions: boolean;
  personal_id_number: string | null;
  iban: string | null;
  time_zone: string | null;
  level: number;
  group_ids: number[];
  currency: Currency;
  language: string;
  license_name: string;
  deposit_bonus_code: string | null;
  can_issue_bonuses: boolean;
  autoregistered: boolean;
  verified: boolean;
  sumsub_verified: boolean | null;
  two_factor_enabled: boolean;
  sow_questionnaire_expires_at: Date | null;
  terms_accepted_at: Date | null;
  age_confirmed_at: Date | null;
  has_password: boolean;
  created_at: Date;
  confirmed_at: Date | null;
  current_sign_in_at: Date | null;
  last_sign_in_at: Date | null;
  last_sign_in_country: string | null;
}

/** A date goes out as text: as a JavaScript Date it would move with the server's time zone. */
const columns = `p.id, p.email, p.nickname, p.first_name, p.last_name, p.gender,
  to_char(p.date_of_birth, 'YYYY-MM-DD') as date_of_birth, p.country, p.city, p.address, p.postal_code, p.state,
  p.mobile_phone, p.receive_promos, p.receive_sms_promos, p.currency, p.language, p.license_name,
  p.deposit_bonus_code, p.can_issue_bonuses, p.autoregistered, p.verified, p.sumsub_verified, p.two_factor_enabled,
  p.sow_questionnaire_expires_at, p.terms_accepted_at, p.age_confirmed_at, p.created_at, p.confirmed_at,
  p.current_sign_in_at, p.last_sign_in_at, p.last_sign_in_country, p.password_hash is not null as has_password,
  p.receive_promos_via_phone_calls, p.agreed_to_partner_promotions, p.personal_id_number, p.iban, p.time_zone, p.level,
  array(select g.group_id from identity_group_member g where g.player_id = p.id order by g.group_id) as group_ids`;

/** Personal text fields that stand in columns of their own name. */
export const personalColumns = [
  'nickname',
  'first_name',
  'last_name',
  'gender',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
  'state',
  'mobile_phone',
  'personal_id_number',
  'iban',
  'time_zone',
] as const;
export type PersonalColumn = (typeof personalColumns)[number];

/** Ticks: what a player agrees to receive. */
export const consentColumns = [
  'receive_promos',
  'receive_sms_promos',
  'receive_promos_via_phone_calls',
  'agreed_to_partner_promotions',
] as const;
export type ConsentColumn = (typeof consentColumns)[number];

export type PlayerChange = Partial<Record<PersonalColumn, string | null> & Record<ConsentColumn, boolean>>;

export interface NewPlayer {
  /** Unset: the table gives it. */
  id?: number | undefined;
  email: string;
  /** Null: comes in with an account of another house. */
  passwordHash: string | null;
  nickname: string | null;
  country: string;
  currency: Currency;
  language: string;
  licence: string;
  receivePromos: boolean;
  receiveSmsPromos: boolean;
  depositBonusCode: string | null;
  /** The words that were agreed to. */
  termsVersion?: string;
  /** What else a newcomer told: see `player_fields`. */
  details?: PlayerChange;
  confirmedAt: Date | null;
  staff: boolean;
  /** Opened by coming in with another account: terms and age are still to be asked for. */
  autoregistered?: boolean;
  at: Date;
}

/** Undefined when the address has an account already, also when that account is being opened this very moment. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<PlayerRow | undefined> {
  const id = player.id === undefined ? '' : ', id';
  const { rows } = await tx.query<PlayerRow>(
    `insert into identity_player as p (email, password_hash, nickname, country, currency, language, license_name,
       receive_promos, receive_sms_promos, deposit_bonus_code, confirmed_at, staff,
       created_at, autoregistered, terms_accepted_at, age_confirmed_at, terms_version${id})
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16${id && ', $17'})
     on conflict (email) do nothing
     returning ${columns}`,
    [
      player.email,
      player.passwordHash,
      player.nickname,
      player.country,
      player.currency,
      player.language,
      player.licence,
      player.receivePromos,
      player.receiveSmsPromos,
      player.depositBonusCode,
      player.confirmedAt,
      player.staff,
      player.at,
      player.autoregistered ?? false,
      player.autoregistered ? null : player.at,
      player.termsVersion ?? null,
      ...(player.id === undefined ? [] : [player.id]),
    ],
  );
  return rows[0];
}

export async function findPlayer(db: Queryable, playerId: number): Promise<PlayerRow | undefined> {
  const { rows } = await db.query<PlayerRow>({
    name: 'identity_find_player',
    text: `select ${columns} from identity_player p where p.id = $1`,
    values: [playerId],
  });
  return rows[0];
}

/** Several at once, by id, wherever they lie. */
export async function playersOf(homes: Homes, playerIds: readonly number[]): Promise<Map<number, PlayerRow>> {
  const found = await Promise.all(
    [...Map.groupBy(playerIds, (id) => homes.of(id))].map(([home, ids]) =>
      home.query<PlayerRow>({
        name: 'identity_players',
        text: `select ${columns} from identity_player p where p.id = any($1::bigint[])`,
        values: [ids],
      }),
    ),
  );
  return new Map(found.flatMap(({ rows }) => rows.map((row) => [Number(row.id), row] as const)));
}

/** The row, held until the end of the transaction: whoever changes the same player waits. */
export async function lockPlayer(tx: Tx, playerId: number): Promise<PlayerRow | undefined> {
  await holdPlayer(tx, playerId, 'no key update');
  return findPlayer(tx, playerId);
}

/** Column names are ours, never the client's: see `personalColumns` and `consentColumns`. */
export async function updatePlayer(tx: Tx, playerId: number, change: PlayerChange): Promise<void> {
  const columns = [...personalColumns, ...consentColumns].filter((column) => change[column] !== undefined);
  if (columns.length === 0) return;
  const sets = columns.map((column, index) => `${column} = $${index + 2}`);
  await tx.query(`update identity_player set ${sets.join(', ')} where id = $1`, [
    playerId,
    ...columns.map((column) => change[column]),
  ]);
}

/** What a log-in is held against. */
export interface Credentials {
  id: bigint;
  email: string;
  password_hash: string | null;
  two_factor_enabled: boolean;
  license_name: string;
  language: string;
}

const credentialColumns = 'id, email, password_hash, two_factor_enabled, license_name, language';

export async function findCredentials(db: Queryable, email: string): Promise<Credentials | undefined> {
  const { rows } = await db.query<Credentials>({
    name: 'identity_find_credentials',
    text: `select ${credentialColumns} from identity_player where email = $1`,
    values: [email],
  });
  return rows[0];
}

export async function findCredentialsOf(db: Queryable, playerId: number): Promise<Credentials | undefined> {
  const { rows } = await db.query<Credentials>(`select ${credentialColumns} from identity_player where id = $1`, [
    playerId,
  ]);
  return rows[0];
}

/** The same, held until the end of the transaction: what is decided on it stays true. */
export async function lockCredentials(tx: Tx, playerId: number): Promise<Credentials> {
  const { rows } = await tx.query<Credentials>(
    `select ${credentialColumns} from identity_player where id = $1 for no key update`,
    [playerId],
  );
  invariant(rows[0], 'a player is never deleted');
  return rows[0];
}

/** Notes a log-in; the one before it is kept for the player to compare. */
export async function updateSignIn(
  tx: Tx,
  input: { playerId: number; country: string; at: Date },
): Promise<PlayerRow | undefined> {
  const { rows } = await tx.query<PlayerRow>(
    `update identity_player p set
       last_sign_in_at = current_sign_in_at, last_sign_in_country = current_sign_in_country,
       current_sign_in_at = $3, current_sign_in_country = $2
     where p.id = $1 returning ${columns}`,
    [input.playerId, input.country, input.at],
  );
  return rows[0];
}

/** A new hash in place of one that was compared; false when the password has changed in between. */
export async function replacePasswordHash(
  db: Queryable,
  input: { playerId: bigint; from: string; to: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update identity_player set password_hash = $3 where id = $1 and password_hash = $2',
    [input.playerId, input.from, input.to],
  );
  return rowCount === 1;
}

export async function updatePassword(tx: Tx, input: { playerId: number; passwordHash: string }): Promise<void> {
  await tx.query('update identity_player set password_hash = $2 where id = $1', [input.playerId, input.passwordHash]);
}

/** The address a mail went to is confirmed, if it still is the player's. */
export async function confirmAddress(
  tx: Tx,
  input: { playerId: number; email: string; at: Date },
): Promise<'confirmed' | 'was confirmed' | 'other address'> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `with before as (select confirmed_at is null as is_new from identity_player where id = $1 and email = $2 for update)
     update identity_player p set confirmed_at = coalesce(p.confirmed_at, $3) from before
     where p.id = $1 returning before.is_new`,
    [input.playerId, input.email, input.at],
  );
  if (!rows[0]) return 'other address';
  return rows[0].is_new ? 'confirmed' : 'was confirmed';
}

export async function findPlayerIdByEmail(db: Queryable, email: string): Promise<number | undefined> {
  const { rows } = await db.query<{ id: bigint }>('select id from identity_player where email = $1', [email]);
  return rows[0] && Number(rows[0].id);
}

export async function updateCurrency(tx: Tx, playerId: number, currency: Currency): Promise<void> {
  await tx.query('update identity_player set currency = $2 where id = $1 and currency <> $2', [playerId, currency]);
}

export async function updateLanguage(db: Queryable, playerId: number, language: string): Promise<void> {
  await db.query('update identity_player set language = $2 where id = $1', [playerId, language]);
}

export async function updateLevel(tx: Tx, playerId: number, level: number): Promise<void> {
  await tx.query('update identity_player set level = $2 where id = $1', [playerId, level]);
}

/** Levels only go up; answers whose did. */
export async function updateLevels(
  tx: Tx,
  reached: readonly { playerId: number; level: number }[],
): Promise<{ playerId: number; level: number; from: number }[]> {
  const { rows } = await tx.query<{ id: bigint; level: number; from: number }>({
    name: 'identity_raise_levels',
    text: `update identity_player p set level = n.level
      from unnest($1::bigint[], $2::int[]) as n (id, level) join identity_player o using (id)
      where p.id = n.id and p.level < n.level returning p.id, p.level, o.level as from`,
    values: [reached.map(({ playerId }) => playerId), reached.map(({ level }) => level)],
  });
  return rows.map(({ id, level, from }) => ({ playerId: Number(id), level, from }));
}

/** How many players are on each level. */
export async function countLevels(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.query<{ level: number; players: number }>(
    'select level, count(*)::int as players from identity_player group by level',
  );
  return new Map(rows.map(({ level, players }) => [level, players]));
}

async function selectNicknames(db: Queryable, playerIds: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await db.query<{ id: bigint; nickname: string | null }>({
    name: 'identity_nicknames',
    text: 'select id, nickname from identity_player where id = any($1::bigint[])',
    values: [playerIds],
  });
  return new Map(rows.map((row) => [Number(row.id), row.nickname]));
}

/** The same, wherever they lie. Within a transaction its `Tx` must be given: it sees all of them where all is one. */
export async function nicknamesOf(
  homes: Homes,
  playerIds: readonly number[],
  db: Queryable = homes.house,
): Promise<Map<number, string | null>> {
  if (homesApart(homes).length === 0) return selectNicknames(db, playerIds);
  const found = await Promise.all(
    [...Map.groupBy(playerIds, (id) => homes.of(id))].map(([home, ids]) => selectNicknames(home, ids)),
  );
  return new Map(found.flatMap((names) => [...names]));
}

/** Holds the player's row against others who would change it. False: there is no such player. */
export async function holdPlayer(
  tx: Tx,
  playerId: number,
  strength: 'key share' | 'no key update' | 'update',
): Promise<boolean> {
  const { rowCount } = await tx.query(`select 1 from identity_player where id = $1 for ${strength}`, [playerId]);
  return rowCount === 1;
}

/** Where the player is, and that they have accepted the terms and said their age, if they had not before. */
export async function fillDetails(
  tx: Tx,
  input: { playerId: number; country: string; licence: string; termsVersion: string; at: Date },
): Promise<void> {
  await tx.query(
    `update identity_player set country = $2, license_name = $3,
       terms_version = case when terms_accepted_at is null then $5 else terms_version end,
       terms_accepted_at = coalesce(terms_accepted_at, $4), age_confirmed_at = coalesce(age_confirmed_at, $4)
     where id = $1`,
    [input.playerId, input.country, input.licence, input.at, input.termsVersion],
  );
}
