import type { ConfigRoom } from '../config/index.ts';
import type { FixturesRoom } from '../fixtures/index.ts';
import type { GamesRoom } from '../games/index.ts';
import type { Base } from '../kit/index.ts';
import { measureAudit } from './alerts/measure-audit.ts';
import { createOverviewDesk } from './create-overview-desk.ts';
import { type FeedPorts, feedReports } from './feed/feed-reports.ts';
import { forgetHours } from './feed/feed-store.ts';
import { forgetSamples } from './live/live-store.ts';
import { sampleLive } from './live/read-live.ts';
import { createReportTables } from './tables/create-tables.ts';

export interface ReportsRoomOptions extends Base {
  config: Pick<ConfigRoom, 'documents'>;
  games: Pick<GamesRoom, 'catalogue' | 'returns' | 'titlesOf'>;
  fixtures: Pick<FixturesRoom, 'listProducers'>;
}

const dayMs = 24 * 60 * 60 * 1000;
const hoursKeptDays = 36;
const samplesKeptDays = 2;

/** What an operator looks at: read models, fed behind the journals. */
export function reportsRoom({ config, games, fixtures, ...base }: ReportsRoomOptions) {
  const { database, clock } = base;
  measureAudit(base);
  const feed: FeedPorts = {
    database,
    clock,
    brands: (db) => config.documents.read('brands', db),
    async liveGames(db) {
      const { byIdentifier } = await games.catalogue.current(db);
      return [...byIdentifier.values()].filter(({ kind }) => kind === 'live').map(({ identifier }) => identifier);
    },
  };
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  return {
    name: 'reports',
    overview: createOverviewDesk({
      database,
      clock,
      fixtures,
      returns: games.returns,
      titlesOf: games.titlesOf,
    }),
    tables: createReportTables({
      clock,
      titlesOf: games.titlesOf,
      taxesConfig: (db) => config.documents.read('taxes-config', db),
    }),
    tasks: {
      'reports.feed': async () => {
        await feedReports(feed);
        await sampleLive(database, clock.now());
      },
      'reports.forget': async () => {
        await forgetHours(database, before(hoursKeptDays));
        await forgetSamples(database, before(samplesKeptDays));
      },
    },
    crons: { 'reports.feed': '* * * * *', 'reports.forget': '41 4 * * *' },
  } as const;
}
