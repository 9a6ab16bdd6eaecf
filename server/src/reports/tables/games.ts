import type { Queryable } from '../../kit/index.ts';
import { figuresOf } from '../measures.ts';
import { percentOf, type Report } from './report.ts';
import { sumsByGame } from './table-store.ts';

export interface GameReportPorts {
  /** Names of games. */
  titlesOf(db: Queryable): Promise<ReadonlyMap<string, string>>;
}

/** What games took and paid, the largest first. */
export const createGames = ({ titlesOf }: GameReportPorts): Report => ({
  title: 'Games',
  columns: () => [
    { key: 'game', head: 'Game', kind: 'text' },
    { key: 'product', head: 'Product', kind: 'text' },
    { key: 'bets', head: 'Bets', kind: 'count' },
    { key: 'stakes', head: 'Stakes', kind: 'money' },
    { key: 'wins', head: 'Wins', kind: 'money' },
    { key: 'ggr', head: 'GGR', kind: 'money' },
    { key: 'returned', head: 'Returned, %', kind: 'percent', total: ({ wins, stakes }) => percentOf(wins, stakes) },
  ],
  rows: async (db, asked) => {
    const [found, titles] = [await sumsByGame(db, asked), await titlesOf(db)];
    return found.map(({ game, product, currency, sums }) => {
      const { stakes, wins, ggr } = figuresOf(sums);
      const title = titles.get(game) ?? (game || 'Without a game');
      const cells = { game: title, product: product || 'none', bets: Number(sums.bets) };
      return { currency, cells: { ...cells, stakes, wins, ggr, returned: percentOf(wins, stakes) } };
    });
  },
  notes: [
    'Returned is what was paid of what was staked. The page of returns says what the house’s own games should return.',
  ],
});
