import type { Currency, StaffPartnerFile } from '@halley/contract';
import type { Queryable, Tx } from '../kit/index.ts';

export type OwnBecause = StaffPartnerFile['own_players'][number]['why'];

export interface PartnersPlayer {
  playerId: number;
  partnerId: number;
  linkId: number | null;
  stag: string;
  campaign: string | null;
  country: string | null;
  registeredAt: Date;
  firstDepositAt: Date | null;
  firstDeposit: bigint | null;
  firstDepositCurrency: Currency | null;
  ownBecause: OwnBecause | null;
  paidStatementId: number | null;
}

const columns = `player_id as "playerId", partner_id as "partnerId", link_id as "linkId", stag, campaign, country,
  registered_at as "registeredAt", first_deposit_at as "firstDepositAt", first_deposit as "firstDeposit",
  first_deposit_currency as "firstDepositCurrency", own_because as "ownBecause", paid_statement_id as "paidStatementId"`;

type Numbered = 'playerId' | 'partnerId' | 'linkId' | 'paidStatementId';
type Row = Omit<PartnersPlayer, Numbered> & { [N in Numbered]: bigint | null };
const numbered = (id: bigint | null) => (id === null ? null : Number(id));
const fromRow = ({ playerId, partnerId, linkId, paidStatementId, ...row }: Row): PartnersPlayer => ({
  ...row,
  playerId: Number(playerId),
  partnerId: Number(partnerId),
  linkId: numbered(linkId),
  paidStatementId: numbered(paidStatementId),
});

type Newcomer = Pick<
  PartnersPlayer,
  'playerId' | 'partnerId' | 'linkId' | 'stag' | 'campaign' | 'country' | 'registeredAt' | 'ownBecause'
>;

/** False: this player belongs to somebody already. */
export async function insertPlayer(tx: Tx, player: Newcomer): Promise<boolean> {
  const { playerId, partnerId, linkId, stag, campaign, country, registeredAt, ownBecause } = player;
  const { rowCount } = await tx.query(
    `insert into partners_player (player_id, partner_id, link_id, stag, campaign, country, registered_at, own_because)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (player_id) do nothing`,
    [playerId, partnerId, linkId, stag, campaign, country, registeredAt, ownBecause],
  );
  return rowCount === 1;
}

export async function findPlayers(db: Queryable, playerIds: readonly number[]): Promise<Map<number, PartnersPlayer>> {
  const { rows } = await db.query<Row>({
    name: 'partners_players',
    text: `select ${columns} from partners_player where player_id = any($1::bigint[])`,
    values: [playerIds],
  });
  return new Map(rows.map((row) => [Number(row.playerId), fromRow(row)]));
}

export async function playersOf(db: Queryable, partnerId: number): Promise<PartnersPlayer[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from partners_player where partner_id = $1 order by player_id`,
    [partnerId],
  );
  return rows.map(fromRow);
}

/** False: the first deposit was noted before. */
export async function noteFirstDeposit(
  tx: Tx,
  { playerId, at, amount, currency }: { playerId: number; at: Date; amount: bigint; currency: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update partners_player set first_deposit_at = $2, first_deposit = $3, first_deposit_currency = $4
     where player_id = $1 and first_deposit_at is null`,
    [playerId, at, amount, currency],
  );
  return rowCount === 1;
}

export async function noteOwn(tx: Tx, playerId: number, because: OwnBecause): Promise<void> {
  await tx.query('update partners_player set own_because = $2 where player_id = $1', [playerId, because]);
}

/** Each is paid for once. @returns how many were not yet */
export async function notePaid(tx: Tx, playerIds: readonly number[], statementId: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update partners_player set paid_statement_id = $2 where player_id = any($1::bigint[]) and paid_statement_id is null`,
    [playerIds, statementId],
  );
  return rowCount ?? 0;
}

export interface PlayerCounts {
  players: number;
  firstDeposits: number;
}

export async function countPlayers(db: Queryable): Promise<Map<number, PlayerCounts>> {
  const { rows } = await db.query<PlayerCounts & { partnerId: number }>(
    `select partner_id::int as "partnerId", count(*)::int as players, count(first_deposit_at)::int as "firstDeposits"
     from partners_player where own_because is null group by partner_id`,
  );
  return new Map(rows.map(({ partnerId, ...counts }) => [partnerId, counts]));
}
