import type { PageContext } from '@halley/contract';
import { unlessItFails } from '../page/index.server.ts';
import { entriesPageSize } from './PointEntries.tsx';

/** What the page of levels shows of points; what fails is asked for by the page itself. */
export async function readPoints(site: PageContext) {
  const [standing, entries] = await Promise.all([
    unlessItFails(site, site.api.readPointsStanding()),
    unlessItFails(site, site.api.listPointEntries({ query: { limit: entriesPageSize } })),
  ]);
  return { standing, entries };
}
