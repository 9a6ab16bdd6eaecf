import type { BetRequest, BetSlip } from '@halley/contract';
import { type Queryable, queueOf, type Tx } from '../../kit/index.ts';

/** What was asked for, with what is needed to judge it anew. */
interface AskedBet {
  slip: BetSlip;
  country: string | null;
  /** By fixture: what was known of it when the bet was asked for. */
  versions: Record<string, number>;
  /** In subunits, as text: what is held of a referral, and what it may return. */
  stake: string;
  largestReturn: string;
}

/** A bet that waits, or has. */
export interface StoredRequest {
  id: string;
  playerId: number;
  kind: BetRequest['kind'];
  state: BetRequest['state'];
  asked: AskedBet;
  hash: Buffer;
  decideAt: Date;
  holdId: string | null;
  counterUnitStake: bigint | null;
  refusal: BetRequest['refusal'];
  betId: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

interface RequestRow {
  id: string;
  player_id: bigint;
  kind: BetRequest['kind'];
  state: BetRequest['state'];
  slip: AskedBet;
  hash: Buffer;
  decide_at: Date;
  hold_id: string | null;
  counter_stake: bigint | null;
  refusal: BetRequest['refusal'];
  bet_id: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const columns = `id, player_id, kind, state, slip, hash, decide_at, hold_id, counter_stake, refusal, bet_id, created_at,
  decided_at`;

const fromRow = ({ id, kind, state, hash, refusal, ...row }: RequestRow): StoredRequest => ({
  id,
  kind,
  state,
  hash,
  refusal,
  asked: row.slip,
  playerId: Number(row.player_id),
  decideAt: row.decide_at,
  holdId: row.hold_id,
  counterUnitStake: row.counter_stake,
  betId: row.bet_id,
  createdAt: row.created_at,
  decidedAt: row.decided_at,
});

type NewRequest = Omit<StoredRequest, 'state' | 'counterUnitStake' | 'refusal' | 'betId' | 'decidedAt'>;

/** False: the same id is there already. */
export async function insertRequest(db: Queryable, request: NewRequest): Promise<boolean> {
  const { id, playerId, kind, asked, hash, decideAt, holdId, createdAt } = request;
  const { rowCount } = await db.query(
    `insert into sportsbook_request (id, player_id, kind, state, slip, hash, decide_at, hold_id, created_at)
     values ($1, $2, $3, 'waiting', $4, $5, $6, $7, $8) on conflict do nothing`,
    [id, playerId, kind, JSON.stringify(asked), hash, decideAt, holdId, createdAt],
  );
  return rowCount === 1;
}

export async function findRequest(db: Queryable, id: string): Promise<StoredRequest | undefined> {
  const { rows } = await db.query<RequestRow>(`select ${columns} from sportsbook_request where id = $1`, [id]);
  return rows[0] && fromRow(rows[0]);
}

/** Of a player: what waits and what was declined since then, newest first. What was accepted is a bet. */
export async function listRequestsOf(
  db: Queryable,
  { playerId, since, limit }: { playerId: number; since: Date; limit: number },
): Promise<StoredRequest[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${columns} from sportsbook_request
     where player_id = $1 and created_at >= $2 and state <> 'accepted' order by created_at desc limit $3`,
    [playerId, since, limit],
  );
  return rows.map(fromRow);
}

/** Which of these wait or have waited, and whether nobody has decided them yet: held, so that nobody does meanwhile. */
export async function holdRequests(tx: Tx, ids: readonly string[]): Promise<Map<string, { isWaiting: boolean }>> {
  const { rows } = await tx.query<{ id: string; state: string }>({
    name: 'sportsbook_hold_requests',
    text: 'select id, state from sportsbook_request where id = any($1::uuid[]) order by id for update',
    values: [ids],
  });
  return new Map(rows.map(({ id, state }) => [id, { isWaiting: state === 'waiting' || state === 'countered' }]));
}

/** Their bets are being written. */
export async function acceptRequests(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.query({
    name: 'sportsbook_accept_requests',
    text: `update sportsbook_request set state = 'accepted', bet_id = id, decided_at = $2 where id = any($1::uuid[])`,
    values: [ids, at],
  });
}

/** Undefined: it was decided before. */
export async function declineRequest(
  tx: Tx,
  { id, refusal, by, at }: { id: string; refusal: NonNullable<BetRequest['refusal']>; by: string; at: Date },
): Promise<StoredRequest | undefined> {
  const { rows } = await tx.query<RequestRow>(
    `update sportsbook_request set state = 'declined', refusal = $2, decided_by = $3, decided_at = $4
     where id = $1 and state in ('waiting', 'countered') returning ${columns}`,
    [id, JSON.stringify(refusal), by, at],
  );
  return rows[0] && fromRow(rows[0]);
}

/** A trader offers less. The player has until then to take it. */
export async function counterRequest(
  tx: Tx,
  { id, unitStake, by, until }: { id: string; unitStake: bigint; by: string; until: Date },
): Promise<StoredRequest | undefined> {
  const { rows } = await tx.query<RequestRow>(
    `update sportsbook_request set state = 'countered', counter_stake = $2, decided_by = $3, decide_at = $4
     where id = $1 and kind = 'referral' and state = 'waiting' returning ${columns}`,
    [id, unitStake, by, until],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Whose time is over. What waits for its delay is left to its own process for a while. */
export async function listOverdue(
  db: Queryable,
  { now, delaysBefore }: { now: Date; delaysBefore: Date },
): Promise<Pick<StoredRequest, 'id' | 'kind'>[]> {
  const { rows } = await db.query<Pick<StoredRequest, 'id' | 'kind'>>(
    `select id, kind from sportsbook_request where state in ('waiting', 'countered')
       and decide_at < case when kind = 'delay' then $2::timestamptz else $1::timestamptz end
     order by decide_at limit 1000`,
    [now, delaysBefore],
  );
  return rows;
}

/** How much waits for a trader. */
export const waitingReferrals = queueOf(
  `select id, created_at as since from sportsbook_request where kind = 'referral' and state = 'waiting'`,
);

/** For the desk: what waits for a trader, the oldest first. */
export async function listReferrals(db: Queryable): Promise<StoredRequest[]> {
  const { rows } = await db.query<RequestRow>(
    `select ${columns} from sportsbook_request where kind = 'referral' and state = 'waiting' order by decide_at limit 200`,
  );
  return rows.map(fromRow);
}
