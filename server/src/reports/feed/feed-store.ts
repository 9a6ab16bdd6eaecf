import type { Queryable, Tx } from '../../kit/index.ts';
import { roundOfKey } from '../../wagers/index.ts';
import { givingAccountsSql, houseStretch, type JournalPlace, playersStretch } from '../../wallet/index.ts';
import { measureNames } from '../measures.ts';

interface FeedPlace extends JournalPlace {
  /** Up to which account players are known. */
  accounts: number;
}

/** Holds the place: whoever else would feed passes by. */
export async function takePlace(tx: Tx): Promise<FeedPlace | undefined> {
  const { rows } = await tx.query<FeedPlace>(
    `select through_id as players, house_through_id as house, players_through::float8 as accounts
     from reports_feed for update skip locked`,
  );
  return rows[0];
}

export async function movePlace(tx: Tx, place: FeedPlace, now: Date): Promise<void> {
  await tx.query('update reports_feed set through_id = $1, house_through_id = $2, players_through = $3, fed_at = $4', [
    place.players,
    place.house,
    place.accounts,
    now,
  ]);
}

/** Up to when everything is counted. */
export async function readFedAt(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ fed_at: Date | null }>('select fed_at from reports_feed');
  return rows[0]?.fed_at ?? null;
}

export interface PlayerFacts {
  playerId: number;
  country: string;
  brand: string;
  partner: string;
  campaign: string;
  /** `2026-03-01`; null: there is no account of it. */
  joinedOn: string | null;
}

/** Players of a stretch that were never counted before. */
export async function unknownPlayers(tx: Tx, { players: [after, through] }: Stretch): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select distinct s.player_id::float8 as id from (${playersStretch}) s
     where not exists (select from reports_player p where p.player_id = s.player_id)`,
    [after, through],
  );
  return rows.map(({ id }) => id);
}

/** Players as they are counted from now on; those that are known stay as they are. New ones are counted to their day. */
export async function addPlayers(tx: Tx, players: readonly PlayerFacts[]): Promise<void> {
  const column = <T>(read: (player: PlayerFacts) => T) => players.map(read);
  await tx.query(
    `with added as (
       insert into reports_player (player_id, country, brand, partner, campaign, joined_on)
       select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::date[])
       on conflict do nothing returning *)
     insert into reports_player_count as c (day, country, brand, partner, campaign, joined)
     select joined_on, country, brand, partner, campaign, count(*) from added where joined_on is not null
     group by 1, 2, 3, 4, 5
     on conflict (day, country, brand, partner, campaign) do update set joined = c.joined + excluded.joined`,
    [
      column(({ playerId }) => playerId),
      column(({ country }) => country),
      column(({ brand }) => brand),
      column(({ partner }) => partner),
      column(({ campaign }) => campaign),
      column(({ joinedOn }) => joinedOn),
    ],
  );
}

/** Both journals, each after one place up to another. */
interface Stretch {
  players: readonly [after: bigint, through: bigint];
  house: readonly [after: bigint, through: bigint];
}

const gaming = `house in ('games', 'jackpots', 'sports', 'sports_open')`;
/** By the account that stands against the wallet, so that every transfer counts once. */
const ofTransfer = `
  case when reason = 'deposit' then -amount else 0 end as deposits,
  (reason = 'deposit')::int as deposit_count,
  case when reason = 'capture' and house = 'payments' then amount else 0 end as cashouts,
  (reason = 'capture' and house = 'payments')::int as cashout_count,
  case when ${gaming} and reason in ('stake', 'rollback') then amount else 0 end as stakes,
  case when ${gaming} then (reason = 'stake')::int - (reason = 'rollback')::int else 0 end as bets,
  case when ${gaming} and reason not in ('stake', 'rollback') then -amount else 0 end as wins,
  case when house in (${givingAccountsSql}) then -amount else 0 end as bonuses,
  case when house = 'corrections' then -amount else 0 end as corrections,
  case when reason = 'deposit' or (reason = 'capture' and house = 'payments') or ${gaming}
    or house in (${givingAccountsSql}, 'corrections') then 0 else -amount end as other`;
const product = `case when house in ('sports', 'sports_open') or game like 'sport/%' then 'sport'
  when house = 'jackpots' then 'jackpots' when game = any($5::text[]) then 'live'
  when game <> '' or house = 'games' then 'casino' else '' end as product`;
const signedBy = (account: string) => `case when to_account = '${account}' then amount else -amount end`;

/** A line for everything that moved in the stretch: $1 to $4 are its places, $5 the games with a live table. */
const lines = `
  moved as materialized (
    select t.*, coalesce(g.game, '') as game from (${playersStretch}) t
    left join lateral (${roundOfKey('t.key')} limit 1) g
      on t.reason in ('stake', 'win', 'rollback', 'reversal', 'bonus_issue', 'promo', 'claim')),
  placed as materialized (
    select m.*, ${product}, (m.at at time zone 'UTC')::date as day, date_trunc('hour', m.at, 'UTC') as hour,
      p.country, p.brand, p.partner, p.campaign
    from moved m join reports_player p on p.player_id = m.player_id),
  lines as materialized (
    select day, hour, currency, country, brand, partner, campaign, product, game, ${ofTransfer},
      0 as free_stakes, 0 as offers_added, 0 as decided
    from placed
    union all
    select (h.at at time zone 'UTC')::date, date_trunc('hour', h.at, 'UTC'), h.currency, coalesce(p.country, ''),
      coalesce(p.brand, ''), coalesce(p.partner, ''), coalesce(p.campaign, ''), 'sport', coalesce(g.game, ''),
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      case when h.reason = 'free_stake' then ${signedBy('sports_open')} else 0 end,
      case when h.reason = 'offer_added' then ${signedBy('sports')} else 0 end,
      case when h.reason in ('bet_decided', 'bet_reopened') then ${signedBy('sports')} else 0 end
    from (${houseStretch}) h
    left join lateral (${roundOfKey('h.key')} limit 1) g on h.reason = 'free_stake'
    left join reports_player p on p.player_id = g.player_id
    where h.reason in ('free_stake', 'offer_added', 'bet_decided', 'bet_reopened'))`;

const summed = measureNames.map((name) => `sum(${name})::bigint as ${name}`).join(', ');
const whom = 'country, brand, partner, campaign';
/** Lines are added up once, by everything the tables tell apart; each table adds up what came of that. */
const cells = `cells as materialized (
  select day, hour, currency, product, game, ${whom}, ${summed} from lines group by day, hour, currency, product, game, ${whom})`;
const addInto = (table: string, key: string) => `insert into ${table} as kept (${key}, ${measureNames.join(', ')})
  select ${key}, ${summed} from cells group by ${key}
  on conflict (${key}) do update set ${measureNames.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', ')}`;

/** Adds a stretch of the journals. Whoever calls holds the place, so that each comes once; its players are known. */
export async function addStretch(tx: Tx, { players, house }: Stretch, liveGames: readonly string[]): Promise<void> {
  await tx.query(
    `with ${lines},
     ${cells},
     days as (${addInto('reports_day', 'day, currency, country, brand, product')}),
     hours as (${addInto('reports_hour', 'hour, currency, country, brand, product')}),
     cube as (${addInto('reports_cube', 'day, currency, country, brand, product, game, partner, campaign')}),
     seen as (
       insert into reports_seen as s (player_id, product, at)
       select player_id, product, max(at) from placed where reason = 'stake' group by 1, 2
       on conflict (player_id, product) do update set at = greatest(s.at, excluded.at)),
     minutes as (
       insert into reports_live as l (at, name, value)
       select date_trunc('minute', at), case reason when 'stake' then 'bets' else 'deposits' end, count(*) from placed
       where reason in ('stake', 'deposit') group by 1, 2
       on conflict (at, name) do update set value = l.value + excluded.value),
     staked as (select player_id, day, min(day) over (partition by player_id) as first from placed
       where reason = 'stake' group by player_id, day),
     fresh as (insert into reports_player_day (player_id, day) select player_id, day from staked
       on conflict do nothing returning player_id, day),
     begun as (update reports_player p set first_active_on = s.first from (select distinct player_id, first from staked) s
       where p.player_id = s.player_id and p.first_active_on is null),
     paid as (select player_id, min(day) as first from placed where reason = 'deposit' group by player_id),
     payers as (update reports_player p set first_deposit_on = d.first from paid d
       where p.player_id = d.player_id and p.first_deposit_on is null returning p.*),
     counted as (
       select s.day, ${whom}, 0 as first_deposits, 1 as active,
         (coalesce(p.first_active_on, s.first) < s.day)::int as came_back
       from fresh f join staked s using (player_id, day) join reports_player p on p.player_id = s.player_id
       union all
       select first_deposit_on, ${whom}, 1, 0, 0 from payers)
     insert into reports_player_count as c (day, ${whom}, first_deposits, active, came_back)
     select day, ${whom}, sum(first_deposits), sum(active), sum(came_back) from counted group by day, ${whom}
     on conflict (day, ${whom}) do update set first_deposits = c.first_deposits + excluded.first_deposits,
       active = c.active + excluded.active, came_back = c.came_back + excluded.came_back`,
    [...players, ...house, liveGames],
  );
}

/** Hours are kept as long as something is compared with them. */
export async function forgetHours(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from reports_hour where hour < $1', [before]);
}
