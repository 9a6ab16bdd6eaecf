import type { Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';

type Row = TournamentStatus;

/** Rows have no ids: the same place and the same name are the same row. */
export const isSameRow = (one: Row, other: Pick<Row, 'award_place' | 'nickname'>): boolean =>
  one.nickname === other.nickname && one.award_place === other.award_place;

/** The board with what is now known of the player: the row of the same place and name is replaced. */
export function withStatus(board: TournamentBoard, status: Row): TournamentBoard {
  if (board.tournament_id !== status.tournament_id) return board;
  const put = (rows: readonly Row[]) => rows.map((row) => (isSameRow(row, status) ? status : row));
  return {
    ...board,
    top: put(board.top),
    neighbours: put(board.neighbours),
    own: board.own?.nickname === status.nickname ? status : board.own,
  };
}

/** The first so many, and below them the own row between its neighbours where it is not among them. */
export function shownRows({ top, own, neighbours }: TournamentBoard, most: number): { first: Row[]; around: Row[] } {
  const first = top.slice(0, most);
  if (!own || own.award_place === null || first.some((row) => isSameRow(row, own))) return { first, around: [] };
  const place = top.findIndex((row) => isSameRow(row, own));
  const near = place < 0 ? neighbours : top.slice(Math.max(0, place - 1), place + 2);
  const around = near.filter((row) => !first.some((one) => isSameRow(one, row)));
  return { first, around: around.some((row) => isSameRow(row, own)) ? around : [own] };
}

/** What is ranked by, as a number. */
export function scoreOf(status: Row, strategy: Tournament['strategy']): number {
  switch (strategy) {
    case 'spin':
      return status.games_taken;
    case 'bet':
      return status.bet_cents;
    case 'win':
      return status.win_cents;
    case 'rate':
      return status.rate;
    case 'points':
      return status.points;
  }
}

/** Which prize a place has: simulated rivals win nothing, so those behind them move up. Null: not known from here. */
export function prizePlace({ top }: Pick<TournamentBoard, 'top'>, row: Row): number | null {
  if (row.award_place === null || row.simulated) return null;
  const inTop = top.some((one) => isSameRow(one, row));
  const rivals = top.filter(({ simulated, award_place: place }) => simulated && (place ?? 0) < (row.award_place ?? 0));
  // Below what is known there may be more of them.
  if (!inTop && top.some(({ simulated }) => simulated)) return null;
  return row.award_place - rivals.length;
}
