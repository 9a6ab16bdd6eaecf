import type { LoyaltyFigures } from '@halley/contract';
import type { ReactNode } from 'react';
import { TableSection } from '../../console/index.ts';
import { overviewWords as own } from './words.ts';

const { levelColumns: heads } = own;

/** How many players stand on each level, and from how many points on: figures with their bars. */
export function Levels({ levels }: { levels: LoyaltyFigures['players_by_level'] }): ReactNode {
  const most = Math.max(1, ...levels.map(({ players }) => players));
  return (
    <TableSection
      title={own.levels}
      empty={own.none}
      rows={levels}
      rowKey={({ level }) => level}
      columns={[
        { key: 'level', head: heads.level, cell: ({ level }) => own.level(level) },
        { key: 'from', head: heads.from, align: 'right', cell: ({ from_points }) => from_points.toLocaleString('en') },
        { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => players.toLocaleString('en') },
        {
          key: 'share',
          head: heads.share,
          cell: ({ level, players }) => (
            <span
              role="img"
              aria-label={own.levelChart(level, players.toLocaleString('en'))}
              className="block h-2 w-28 overflow-hidden rounded-full bg-surface-3"
            >
              <span className="block h-full bg-ice" style={{ width: `${(players / most) * 100}%` }} />
            </span>
          ),
        },
      ]}
    />
  );
}
