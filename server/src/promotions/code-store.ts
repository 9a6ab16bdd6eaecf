import { createHmac, randomInt } from 'node:crypto';
import { invariant, type Keys, type Queryable, type Tx } from '../kit/index.ts';

/** Without letters and digits that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;

/** Sixty random bits, in groups that can be read out. */
export function newCode(): string {
  const characters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8].map((from) => characters.slice(from, from + 4).join('')).join('-');
}

/** As it is typed, with spaces and hyphens or without, in capitals or not. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/** Codes are kept under a key: whoever reads the table can redeem nothing. */
const hashWith = (key: string, words: string): Buffer => createHmac('sha256', key).update(words).digest();

/** The code under every key of the house: one made before a change of the secret still opens. */
export const codeHashes = (keys: Keys, code: string): Buffer[] =>
  keys.map((key) => hashWith(key, `code:${plain(code)}`));

export const addressHash = ([key]: Keys, address: string): Buffer => hashWith(key, `address:${address}`);

export interface Code {
  id: number;
  promotionId: number;
  uses: number;
  maxUses: number;
  expiresAt: Date | null;
}

interface CodeRow {
  id: bigint;
  promotion_id: bigint;
  uses: number;
  max_uses: number;
  expires_at: Date | null;
}

export async function findCode(db: Queryable, hashes: readonly Buffer[]): Promise<Code | undefined> {
  const { rows } = await db.query<CodeRow>({
    name: 'promotions_find_code',
    text: `select id, promotion_id, uses, max_uses, expires_at from promotions_code where code_hash = any($1::bytea[])`,
    values: [hashes],
  });
  const [row] = rows;
  return (
    row && {
      id: Number(row.id),
      promotionId: Number(row.promotion_id),
      uses: row.uses,
      maxUses: row.max_uses,
      expiresAt: row.expires_at,
    }
  );
}

export const isUsable = (code: Code, now: Date): boolean =>
  code.uses < code.maxUses && (code.expiresAt === null || code.expiresAt > now);

export async function hasUsed(
  db: Queryable,
  { playerId, codeId }: { playerId: number; codeId: number },
): Promise<boolean> {
  const { rows } = await db.query('select 1 from promotions_code_use where player_id = $1 and code_id = $2', [
    playerId,
    codeId,
  ]);
  return rows.length > 0;
}

/** Counts a use, if one is left. The promotion's budget is locked: uses of its codes come one after the other. */
export async function takeCode(tx: Tx, use: { playerId: number; codeId: number; at: Date }): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update promotions_code set uses = uses + 1
     where id = $1 and uses < max_uses and (expires_at is null or expires_at > $2)`,
    [use.codeId, use.at],
  );
  if (rowCount !== 1) return false;
  await tx.query(
    'insert into promotions_code_use (player_id, code_id, at) values ($1, $2, $3) on conflict do nothing',
    [use.playerId, use.codeId, use.at],
  );
  return true;
}

/** What was given with them is given no more. A player for whom something else with the same code counts has still used it. */
export async function giveCodesBack(tx: Tx, uses: readonly { playerId: number; codeId: number }[]): Promise<void> {
  for (const { playerId, codeId } of uses.toSorted((one, other) => one.codeId - other.codeId)) {
    await tx.query('update promotions_code set uses = uses - 1 where id = $1', [codeId]);
    await tx.query(
      `delete from promotions_code_use where player_id = $1 and code_id = $2 and not exists (select 1 from promotions_grant
         where player_id = $1 and code_id = $2 and state in ('reserved', 'due', 'given'))`,
      [playerId, codeId],
    );
  }
}

const hintLength = 3;

/** False: somebody has this shared code already. */
export async function insertCodes(
  tx: Tx,
  {
    promotionId,
    codes,
    shared,
    maxUses,
    expiresAt,
    keys,
    at,
  }: {
    promotionId: number;
    codes: readonly string[];
    shared: boolean;
    maxUses: number;
    expiresAt: Date | null;
    keys: Keys;
    at: Date;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into promotions_code (promotion_id, code_hash, hint, shared, max_uses, expires_at, made_at)
     select $1, n.hash, n.hint, $4, $5, $6, $7 from unnest($2::bytea[], $3::text[]) as n (hash, hint)
     on conflict on constraint promotions_code_once do nothing`,
    [
      promotionId,
      codes.map((code) => codeHashes(keys, code)[0]),
      codes.map((code) => code.slice(0, hintLength)),
      ...[shared, maxUses, expiresAt, at],
    ],
  );
  if (rowCount === codes.length) return true;
  invariant(shared, 'codes by chance do not repeat');
  return false;
}

export async function listCodes(db: Queryable, promotionId: number) {
  const { rows } = await db.query<CodeRow & { hint: string; shared: boolean }>(
    `select id, promotion_id, hint, shared, uses, max_uses, expires_at from promotions_code where promotion_id = $1
     order by id desc limit 500`,
    [promotionId],
  );
  return rows;
}
