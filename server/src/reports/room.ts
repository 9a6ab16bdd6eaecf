import type { ConfigRoom } from '../config/index.ts';
import type { GamesRoom } from '../games/index.ts';
import type { Base } from '../kit/index.ts';
import { type FeedPorts, feedReports } from './feed/feed-reports.ts';
import { forgetHours } from './feed/feed-store.ts';
import { createReportTables } from './tables/create-tables.ts';

export interface ReportsRoomOptions extends Base {
  config: Pick<ConfigRoom, 'documents' | 'rates'>;
  games: Pick<GamesRoom, 'catalogue' | 'returns'>;
}

const dayMs = 24 * 60 * 60 * 1000;
const hoursKeptDays = 36;

/** What an operator looks at: read models, fed behind the journals. */
export function reportsRoom({ config, games, ...base }: ReportsRoomOptions) {
  const { database, clock } = base;
  const feed: FeedPorts = {
    database,
    clock,
    brands: (db) => config.documents.read('brands', db),
    async liveGames(db) {
      const { byIdentifier } = await games.catalogue.current(db);
      return [...byIdentifier.values()].filter(({ kind }) => kind === 'live').map(({ identifier }) => identifier);
    },
  };
  return {
    name: 'reports',
    tables: createReportTables({ clock, taxesConfig: (db) => config.documents.read('taxes-config', db) }),
    tasks: {
      'reports.feed': () => feedReports(feed),
      'reports.forget': () => forgetHours(database, new Date(clock.now().getTime() - hoursKeptDays * dayMs)),
    },
    crons: { 'reports.feed': '* * * * *', 'reports.forget': '41 4 * * *' },
  } as const;
}
