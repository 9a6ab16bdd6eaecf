import type { Currency } from '@halley/contract';
import { constantColumn, type Tx, writeAndTell } from '../kit/index.ts';

/** A stake that the door took; amounts below zero are given back. */
export interface TakenStake {
  actionId: string;
  roundId: string;
  playerId: number;
  game: string;
  currency: Currency;
  amount: { cash: bigint };
  at: Date;
}

/**
 * Writes down the stakes that feed a jackpot and tells whoever counts, in the transaction that takes them: one statement for
 * the whole group, no row that anyone else touches. Which jackpots a stake feeds is decided here and now, so that a pause is exact. Bonus
 * money is the house's own and feeds nothing, and neither do bets on sport: pools are filled by what games bring.
 */
export async function writeStakes(tx: Tx, stakes: readonly TakenStake[]): Promise<void> {
  const taken = stakes.filter((stake) => stake.amount.cash > 0n && isOnGame(stake));
  const givenBack = stakes.filter((stake) => stake.amount.cash < 0n);
  await Promise.all([
    taken.length > 0 ? insertTaken(tx, taken) : undefined,
    givenBack.length > 0 ? insertGivenBack(tx, givenBack) : undefined,
  ]);
}

/** Bets are rounds of `sport/<sport>`. */
const isOnGame = ({ game }: TakenStake): boolean => !game.startsWith('sport/');

async function insertTaken(tx: Tx, stakes: TakenStake[]): Promise<void> {
  const column = <T>(read: (stake: TakenStake) => T) => stakes.map(read);
  await writeAndTell(tx, 'jackpots.staked', {
    name: 'jackpots_insert_stakes',
    rows: `select j.id as jackpot_id, n.action_id, n.round_id, n.player_id, n.game, n.currency,
        coalesce(n.cash, ($6::bigint[])[1]) as cash, coalesce(n.at, ($7::timestamptz[])[1]) as at,
        row_number() over (order by n.place, j.id) as number
      from (
        select action_id, round_id, player_id, coalesce(game, ($4::text[])[1]) as game,
          coalesce(currency, ($5::text[])[1]) as currency, cash, at, place
        from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
          with ordinality as u (action_id, round_id, player_id, game, currency, cash, at, place)
      ) n
      join jackpots_jackpot j on j.state in ('active', 'retiring') and n.currency = any(j.allowed_currencies)
        and (j.games = '{}' or n.game = any(j.games))`,
    insert: `insert into jackpots_stake (id, jackpot_id, action_id, round_id, player_id, game, currency, cash, at)
      select given.ids[number], jackpot_id, action_id, round_id, player_id, game, currency, cash, at from rows, given`,
    values: [
      column((stake) => stake.actionId),
      column((stake) => stake.roundId),
      column((stake) => stake.playerId),
      constantColumn(column((stake) => stake.game)),
      constantColumn(column((stake) => stake.currency)),
      constantColumn(column((stake) => stake.amount.cash)),
      constantColumn(column((stake) => stake.at)),
    ],
  });
}

/** To the jackpots that the stake fed, whatever has become of them since; the same group may have taken it. */
async function insertGivenBack(tx: Tx, stakes: TakenStake[]): Promise<void> {
  await writeAndTell(tx, 'jackpots.staked', {
    name: 'jackpots_insert_undone',
    rows: `select s.*, n.at as undone_at, row_number() over () as number
      from unnest($1::uuid[], $2::timestamptz[]) as n (action_id, at)
      join jackpots_stake s on s.action_id = n.action_id and not s.undo`,
    insert: `insert into jackpots_stake (id, jackpot_id, action_id, round_id, player_id, game, currency, cash, undo, at)
      select given.ids[number], jackpot_id, action_id, round_id, player_id, game, currency, cash, true, undone_at from rows, given`,
    values: [stakes.map((stake) => stake.actionId), stakes.map((stake) => stake.at)],
  });
}
