import type { DescribeLines } from '../wallet/index.ts';
import { winKey } from './write-wins.ts';

/** What a jackpot's win was about: its name, and the round whose stake made it drop. */
export const describeWins: DescribeLines = async (db, { playerId, lines }) => {
  const asked = new Set(lines.filter((line) => line.reason === 'jackpot').map((line) => line.key));
  if (asked.size === 0) return new Map();
  const { rows } = await db.query<{ level_id: number; cycle: number; round_id: string; game: string; name: string }>({
    name: 'jackpots_describe_wins',
    text: `select w.level_id, w.cycle, w.round_id, w.game, j.name from jackpots_win w
      join jackpots_level l on l.id = w.level_id join jackpots_jackpot j on j.id = l.jackpot_id
      where w.player_id = $1 order by w.id desc`,
    values: [playerId],
  });
  const wins = rows.map((row) => {
    const key = winKey({ levelId: row.level_id, number: row.cycle });
    return [key, { title: row.name, roundId: row.round_id, game: row.game }] as const;
  });
  return new Map(wins.filter(([key]) => asked.has(key)));
};
