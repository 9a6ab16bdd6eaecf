import type { Queryable, Tx } from '../../kit/index.ts';
import type { Offer } from './offer.ts';

interface OfferRow {
  id: bigint;
  player_id: bigint;
  currency: Offer['currency'];
  kind: Offer['kind'];
  source_key: string;
  promotion_id: bigint;
  version: number;
  texts: Offer['texts'];
  amount: bigint;
  terms: Offer['terms'];
  days: number;
  state: Offer['state'];
  bet_id: string | null;
  from_bet_id: string | null;
  created_at: Date;
  valid_until: Date;
}

const columns = `id, player_id, currency, kind, source_key, promotion_id, version, texts, amount, terms, days, state, bet_id,
  from_bet_id, created_at, valid_until`;

function fromRow(row: OfferRow): Offer {
  const { currency, kind, version, texts, amount, terms, days, state } = row;
  return {
    currency,
    kind,
    version,
    texts,
    amount,
    terms,
    days,
    state,
    id: Number(row.id),
    playerId: Number(row.player_id),
    sourceKey: row.source_key,
    promotionId: Number(row.promotion_id),
    betId: row.bet_id,
    fromBetId: row.from_bet_id,
    createdAt: row.created_at,
    validUntil: row.valid_until,
  };
}

export type NewOffer = Omit<Offer, 'id' | 'state' | 'betId' | 'fromBetId' | 'validUntil'> & { id: number };

/** Each once by its source. Says which are new. */
export async function insertOffers(tx: Tx, offers: readonly NewOffer[]): Promise<number[]> {
  if (offers.length === 0) return [];
  const column = <T>(read: (offer: NewOffer) => T) => offers.map(read);
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'sportsbook_insert_offers',
    text: `insert into sportsbook_offer (id, player_id, currency, kind, source_key, promotion_id, version, texts, amount, terms,
        days, state, created_at, valid_until)
      select n.id, n.player_id, n.currency, n.kind, n.source_key, n.promotion_id, n.version, n.texts::jsonb, n.amount,
        n.terms::jsonb, n.days, 'open', n.created_at, n.created_at + make_interval(days => n.days)
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::int[], $8::text[],
        $9::bigint[], $10::text[], $11::int[], $12::timestamptz[]) as n (id, player_id, currency, kind, source_key,
        promotion_id, version, texts, amount, terms, days, created_at)
      on conflict on constraint sportsbook_offer_once do nothing returning id`,
    values: [
      column((offer) => offer.id),
      column((offer) => offer.playerId),
      column((offer) => offer.currency),
      column((offer) => offer.kind),
      column((offer) => offer.sourceKey),
      column((offer) => offer.promotionId),
      column((offer) => offer.version),
      column((offer) => JSON.stringify(offer.texts)),
      column((offer) => offer.amount),
      column((offer) => JSON.stringify(offer.terms)),
      column((offer) => offer.days),
      column((offer) => offer.createdAt),
    ],
  });
  return rows.map(({ id }) => Number(id));
}

export async function findOffer(
  db: Queryable,
  { playerId, id }: Pick<Offer, 'playerId' | 'id'>,
): Promise<Offer | undefined> {
  const { rows } = await db.query<OfferRow>({
    name: 'sportsbook_find_offer',
    text: `select ${columns} from sportsbook_offer where id = $1 and player_id = $2`,
    values: [id, playerId],
  });
  return rows[0] && fromRow(rows[0]);
}

/** Those of a player that can be used now, those that end first first. */
export async function listOpenOffers(
  db: Queryable,
  { playerId, now }: { playerId: number; now: Date },
): Promise<Offer[]> {
  const { rows } = await db.query<OfferRow>({
    name: 'sportsbook_list_open_offers',
    text: `select ${columns} from sportsbook_offer where player_id = $1 and state = 'open' and valid_until > $2
      order by valid_until, id limit 200`,
    values: [playerId, now],
  });
  return rows.map(fromRow);
}

/** What bets brought back and players have, by the bet. */
export async function listBacks(db: Queryable, betIds: readonly string[]): Promise<Map<string, number>> {
  if (betIds.length === 0) return new Map();
  const { rows } = await db.query<{ from_bet_id: string; id: bigint }>({
    name: 'sportsbook_list_backs',
    text: `select from_bet_id, id from sportsbook_offer where from_bet_id = any($1::uuid[]) and state <> 'taken_back'`,
    values: [betIds],
  });
  return new Map(rows.map((row) => [row.from_bet_id, Number(row.id)]));
}

/** Holds those of these that nobody has used, by their player, until the commit. */
export async function holdOffers(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.query<{ id: bigint; player_id: bigint }>({
    name: 'sportsbook_hold_offers',
    text: `select id, player_id from sportsbook_offer where id = any($1::bigint[]) and state = 'open' order by id for update`,
    values: [ids],
  });
  return new Map(rows.map((row) => [Number(row.id), Number(row.player_id)]));
}

/** In the transaction that takes the stakes of their bets. */
export async function useOffers(tx: Tx, uses: readonly { id: number; betId: string }[], at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'sportsbook_use_offers',
    text: `update sportsbook_offer o set state = 'used', bet_id = n.bet_id, used_at = $3
      from unnest($1::bigint[], $2::uuid[]) as n (id, bet_id) where o.id = n.id and o.state = 'open'`,
    values: [uses.map(({ id }) => id), uses.map(({ betId }) => betId), at],
  });
  return rowCount ?? 0;
}

export interface BackOffer {
  sourceKey: string;
  /** The offer that the bet had used. */
  of: number;
  betId: string;
  kind: Offer['kind'];
  amount: bigint;
  terms: Offer['terms'];
}

/** Gives back what bets bring back, once each: what was taken back is there again, what was used stays used. */
export async function giveBack(
  tx: Tx,
  backs: readonly BackOffer[],
  now: Date,
): Promise<Pick<Offer, 'id' | 'playerId' | 'kind'>[]> {
  if (backs.length === 0) return [];
  const { rows } = await tx.query<Pick<OfferRow, 'id' | 'player_id' | 'kind'>>({
    name: 'sportsbook_give_back',
    text: `insert into sportsbook_offer as o (player_id, currency, kind, source_key, promotion_id, version, texts, amount,
        terms, days, state, from_bet_id, created_at, valid_until)
      select u.player_id, u.currency, n.kind, n.source_key, u.promotion_id, u.version, u.texts, n.amount, n.terms::jsonb,
        u.days, 'open', n.bet_id, $7::timestamptz, $7::timestamptz + make_interval(days => u.days)
      from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::bigint[], $6::text[]) as n
        (source_key, of_id, bet_id, kind, amount, terms)
      join sportsbook_offer u on u.id = n.of_id
      on conflict on constraint sportsbook_offer_once do update
        set state = 'open', valid_until = excluded.valid_until, amount = excluded.amount
        where o.state = 'taken_back'
      returning id, player_id, kind`,
    values: [
      backs.map((back) => back.sourceKey),
      backs.map((back) => back.of),
      backs.map((back) => back.betId),
      backs.map((back) => back.kind),
      backs.map((back) => back.amount),
      backs.map((back) => JSON.stringify(back.terms)),
      now,
    ],
  });
  return rows.map((row) => ({ id: Number(row.id), playerId: Number(row.player_id), kind: row.kind }));
}

/** Takes back what these bets brought back and does not stand, as far as it was not used. */
export async function takeBackOffers(
  tx: Tx,
  { betIds, keep }: { betIds: readonly string[]; keep: readonly string[] },
): Promise<void> {
  await tx.query({
    name: 'sportsbook_take_back_offers',
    text: `update sportsbook_offer set state = 'taken_back'
      where from_bet_id = any($1::uuid[]) and state = 'open' and source_key <> all($2::text[])`,
    values: [betIds, keep],
  });
}

/** PR-14: how many occasions gave players something for a slip. What came back is part of what it came from. */
export async function countOffers(db: Queryable, playerIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<{ player_id: bigint; offers: number }>(
    `select player_id, count(*)::int as offers from sportsbook_offer
     where player_id = any($1::bigint[]) and from_bet_id is null group by player_id`,
    [playerIds],
  );
  return new Map(rows.map((row) => [Number(row.player_id), row.offers]));
}
