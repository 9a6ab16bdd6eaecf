import type { Currency } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

type ClaimState = 'written_off' | 'waiting' | 'recovering' | 'over';

export interface Claim {
  id: number;
  playerId: number;
  betId: string;
  /** Of the settlement that was taken back. */
  version: number;
  currency: Currency;
  amount: bigint;
  /** The part of it that was bonus money: never asked back. */
  bonus: bigint;
  recovered: bigint;
  state: ClaimState;
  askedBy: string | null;
  /** Names may be the same. */
  askedById: number | null;
  agreedBy: string | null;
  agreedById: number | null;
  createdAt: Date;
  until: Date | null;
}

/** Columns that are called as their properties are. */
type Same = 'version' | 'currency' | 'amount' | 'bonus' | 'recovered' | 'state' | 'until';

interface ClaimRow extends Pick<Claim, Same> {
  id: bigint;
  player_id: bigint;
  bet_id: string;
  asked_by: string | null;
  asked_by_id: bigint | null;
  agreed_by: string | null;
  agreed_by_id: bigint | null;
  created_at: Date;
}

const columns = `id, player_id, bet_id, version, currency, amount, bonus, recovered, state, asked_by, asked_by_id, agreed_by,
  agreed_by_id, created_at, until`;

function fromRow(row: ClaimRow): Claim {
  const { version, currency, amount, bonus, recovered, state, until } = row;
  return {
    version,
    currency,
    amount,
    bonus,
    recovered,
    state,
    until,
    id: Number(row.id),
    playerId: Number(row.player_id),
    betId: row.bet_id,
    askedBy: row.asked_by,
    askedById: row.asked_by_id === null ? null : Number(row.asked_by_id),
    agreedBy: row.agreed_by,
    agreedById: row.agreed_by_id === null ? null : Number(row.agreed_by_id),
    createdAt: row.created_at,
  };
}

export type NewClaim = Pick<Claim, 'playerId' | 'betId' | 'version' | 'currency' | 'amount' | 'bonus' | 'state'>;

export async function insertClaims(tx: Tx, claims: readonly NewClaim[], at: Date): Promise<Claim[]> {
  if (claims.length === 0) return [];
  const { rows } = await tx.query<ClaimRow>(
    `insert into sportsbook_claim (player_id, bet_id, version, currency, amount, bonus, state, created_at)
     select n.*, $8 from unnest($1::bigint[], $2::uuid[], $3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::text[]) n
     returning ${columns}`,
    [
      claims.map((claim) => claim.playerId),
      claims.map((claim) => claim.betId),
      claims.map((claim) => claim.version),
      claims.map((claim) => claim.currency),
      claims.map((claim) => claim.amount),
      claims.map((claim) => claim.bonus),
      claims.map((claim) => claim.state),
      at,
    ],
  );
  return rows.map(fromRow);
}

/** Those of these players that may be recovered from now, oldest first, locked. Their wallets are, too. */
export async function lockRecovering(tx: Tx, playerIds: readonly number[], now: Date): Promise<Claim[]> {
  const { rows } = await tx.query<ClaimRow>({
    name: 'sportsbook_lock_recovering',
    text: `select ${columns} from sportsbook_claim
      where player_id = any($1::bigint[]) and state = 'recovering' and until > $2 order by id for update`,
    values: [playerIds, now],
  });
  return rows.map(fromRow);
}

export async function lockClaim(tx: Tx, id: number): Promise<Claim | undefined> {
  const { rows } = await tx.query<ClaimRow>(`select ${columns} from sportsbook_claim where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Newest first. */
export async function listClaims(
  db: Queryable,
  { states, playerId }: { states?: readonly ClaimState[]; playerId?: number } = {},
): Promise<Claim[]> {
  const { rows } = await db.query<ClaimRow>(
    `select ${columns} from sportsbook_claim where ($1::text[] is null or state = any($1))
       and ($2::bigint is null or player_id = $2) order by id desc limit 200`,
    [states ?? null, playerId ?? null],
  );
  return rows.map(fromRow);
}

export async function updateClaims(tx: Tx, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  await tx.query(
    `update sportsbook_claim c set recovered = n.recovered, state = n.state, asked_by = n.asked_by,
       agreed_by = n.agreed_by, until = n.until, asked_by_id = n.asked_by_id, agreed_by_id = n.agreed_by_id
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[],
       $8::bigint[]) as n (id, recovered, state, asked_by, agreed_by, until, asked_by_id, agreed_by_id)
     where c.id = n.id`,
    [
      claims.map((claim) => claim.id),
      claims.map((claim) => claim.recovered),
      claims.map((claim) => claim.state),
      claims.map((claim) => claim.askedBy),
      claims.map((claim) => claim.agreedBy),
      claims.map((claim) => claim.until),
      claims.map((claim) => claim.askedById),
      claims.map((claim) => claim.agreedById),
    ],
  );
}

/** Their time is over: what was not recovered stays with the player. */
export async function endOldClaims(tx: Tx, now: Date): Promise<Claim[]> {
  const { rows } = await tx.query<ClaimRow>(
    `update sportsbook_claim set state = 'over' where state = 'recovering' and until <= $1 returning ${columns}`,
    [now],
  );
  return rows.map(fromRow);
}

/** Claims that nobody has asked for yet, or that wait for a second person. */
export const waitingClaims = queueOf(
  `select id, created_at as since, asked_by_id as asked_by from sportsbook_claim where state = 'waiting'`,
);
