import { type Currency, type JackpotWinner, type PrivatePayloads, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { maskName } from './mask-name.ts';

interface WinRow {
  id: bigint;
  player_id: bigint;
  amount: bigint;
  base_amount: bigint;
  paid_amount: bigint;
  paid_currency: Currency;
  at: Date;
  currency: Currency;
  jackpot_name: string;
  jackpot_external_id: string;
  level_name: string;
  level_identifier: string;
  level_external_id: string;
}

export type Nicknames = (playerIds: readonly number[], db?: Queryable) => Promise<Map<number, string | null>>;

const columns = `w.id, w.player_id, w.amount, w.base_amount, w.paid_amount, w.paid_currency, w.at, j.currency,
  j.name as jackpot_name, j.external_id as jackpot_external_id, l.name as level_name,
  l.identifier as level_identifier, l.external_id as level_external_id
  from jackpots_win w join jackpots_level l on l.id = w.level_id join jackpots_jackpot j on j.id = l.jackpot_id`;

const mostLatest = 50;
const mostBiggest = 10;

/** The latest wins, and among them the biggest ones of all time however old they are; newest first. */
export async function listWins(db: Queryable, nicknames: Nicknames): Promise<JackpotWinner[]> {
  const { rows } = await db.query<WinRow>({
    name: 'jackpots_list_wins',
    text: `select ${columns} where w.id in (
        (select id from jackpots_win order by id desc limit $1)
        union (select id from jackpots_win order by base_amount desc, id desc limit $2)
      ) order by w.id desc`,
    values: [mostLatest, mostBiggest],
  });
  const names = await nicknames(rows.map((row) => Number(row.player_id)));
  return rows.map((row) => winnerOf(row, names.get(Number(row.player_id))));
}

export interface Award {
  playerId: number;
  payload: PrivatePayloads['jackpot_win_award'];
}

/** What the winners themselves are told. */
export async function readAwards(db: Queryable, winIds: number[], nicknames: Nicknames): Promise<Award[]> {
  const { rows } = await db.query<WinRow>(`select ${columns} where w.id = any($1::bigint[]) order by w.id`, [winIds]);
  const names = await nicknames(
    rows.map((row) => Number(row.player_id)),
    db,
  );
  return rows.map((row) => {
    const playerId = Number(row.player_id);
    const payload = {
      ...winnerOf(row, names.get(playerId)),
      jackpot_level_identifier: row.level_identifier,
      paid_amount_cents: wireCents(row.paid_amount),
      paid_currency: row.paid_currency,
    };
    return { playerId, payload };
  });
}

function winnerOf(row: WinRow, name: string | null | undefined): JackpotWinner {
  return {
    user_name: maskName(name),
    amount_cents: wireCents(row.base_amount),
    jackpot_name: row.jackpot_name,
    jackpot_level_name: row.level_name,
    jackpot_external_code: row.jackpot_external_id,
    jackpot_level_external_code: row.level_external_id,
    jackpot_original_amount_cents: wireCents(row.amount),
    jackpot_original_currency: row.currency,
    approved_at: row.at.toISOString(),
    created_at: row.at.toISOString(),
  };
}
